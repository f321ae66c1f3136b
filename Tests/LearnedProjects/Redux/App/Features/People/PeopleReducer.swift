struct PeopleState {
    var isLoading = false
    var names: [String] = []
}

enum PeopleAction: Action {
    case start
    case follow(String)
}

func peopleReducer(state: PeopleState, action: Action) -> PeopleState {
    var state = state
    guard let action = action as? PeopleAction else { return state }
    switch action {
    case .start:
        state.isLoading = true
    case .follow(let name):
        state.names.append(name)
    }
    return state
}
