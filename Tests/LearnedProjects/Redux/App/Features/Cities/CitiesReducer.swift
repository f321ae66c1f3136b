struct CitiesState {
    var isLoading = false
    var cities: [String] = []
}

enum CitiesAction: Action {
    case start
    case load([String])
}

func citiesReducer(state: CitiesState, action: Action) -> CitiesState {
    var state = state
    guard let action = action as? CitiesAction else { return state }
    switch action {
    case .start:
        state.isLoading = true
    case .load(let cities):
        state.cities = cities
    }
    return state
}
