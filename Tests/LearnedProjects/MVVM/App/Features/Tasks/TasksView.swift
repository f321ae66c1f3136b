import SwiftUI

struct TasksView: View {
    @StateObject var model = TasksViewModel()
    @Setting("tasks.open") var openOnly: Bool

    var body: some View {
        List {
            Toggle("Open", isOn: $openOnly)
            Button("Add") { model.add("New") }
        }
        .navigationTitle(model.title)
        .onAppear(perform: model.load)
    }

    @ViewBuilder private var banner: some View {
        switch model.mode {
        case .reading: Text("tasks")
        case .tasksSearch: Text("Searching")
        }
    }
}
