import SwiftUI

struct CitiesView: ConnectedView {
    struct Props {
        let cities: [String]
        let start: () -> Void
    }

    func map(state: AppState, dispatch: @escaping (Action) -> Void) -> Props {
        Props(cities: state.cities.cities, start: { dispatch(CitiesAction.start) })
    }

    func content(props: Props) -> some View {
        VStack {
            Text(props.cities.joined(separator: ", "))
        }
        .onAppear(perform: props.start)
    }
}
