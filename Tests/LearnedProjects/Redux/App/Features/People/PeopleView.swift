import SwiftUI

struct PeopleView: ConnectedView {
    struct Props {
        let title: String
        let start: () -> Void
    }

    func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props {
        Props(title: state.people.names.first ?? "", start: { dispatch(PeopleAction.start) })
    }

    func content(props: Props) -> some View {
        VStack {
            Text(props.title)
        }
        .onAppear(perform: props.start)
    }
}
