import SwiftUI

final class TasksViewModel: ObservableObject {
    enum Mode {
        case reading
        case tasksSearch
    }

    @Published var isLoading = false
    @Published var mode = Mode.reading
    @Published var tasks: [String: Bool] = [:]

    func load() {
        isLoading = true
        tasks = [:]
        isLoading = false
    }

    var title: String {
        switch mode {
        case .reading: return "Tasks"
        case .tasksSearch: return "Search"
        }
    }

    func add(_ task: String) {
        tasks[task] = false
    }
}
