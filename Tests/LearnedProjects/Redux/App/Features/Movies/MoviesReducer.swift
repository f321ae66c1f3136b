struct MoviesState {
    var isLoading = false
    var movies: [Int] = []
}

enum MoviesAction: Action {
    case start
    case rate(Int)
}

func moviesReducer(state: MoviesState, action: Action) -> MoviesState {
    var state = state
    guard let action = action as? MoviesAction else { return state }
    switch action {
    case .start:
        state.isLoading = true
    case .rate(let movie):
        state.movies.append(movie)
    }
    return state
}
