import SwiftUI

struct MoviesView: ConnectedView {
    struct Props {
        let count: Int
        let start: () -> Void
    }

    func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props {
        Props(count: state.movies.movies.count, start: { dispatch(MoviesAction.start) })
    }

    func content(props: Props) -> some View {
        VStack {
            Text("\(props.count) movies")
        }
        .onAppear(perform: props.start)
    }
}
