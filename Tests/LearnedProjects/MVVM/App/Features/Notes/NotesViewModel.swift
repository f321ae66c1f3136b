import SwiftUI

final class NotesViewModel: ObservableObject {
    enum Mode {
        case reading
        case notesSearch
    }

    @Published var isLoading = false
    @Published var mode = Mode.reading
    @Published var notes: [Int] = []
    @Published var isEditing = false

    func load() {
        isLoading = true
        notes = [1, 2]
        isLoading = false
    }

    var title: String {
        switch mode {
        case .reading: return "Notes"
        case .notesSearch: return "Search"
        }
    }
}
