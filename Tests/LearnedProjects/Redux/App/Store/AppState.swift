import SwiftUI

struct AppState {
    var cities = CitiesState()
    var movies = MoviesState()
    var people = PeopleState()
}

protocol Action {}

protocol ConnectedView: View {
    associatedtype Props
    associatedtype Content: View
    func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props
    @ViewBuilder func content(props: Props) -> Content
}

extension ConnectedView {
    var body: some View { content(props: map(state: AppState(), dispatch: { _ in })) }
}
