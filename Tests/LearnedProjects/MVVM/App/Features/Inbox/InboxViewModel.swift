import SwiftUI

final class InboxViewModel: ObservableObject {
    enum Mode {
        case reading
        case inboxSearch
    }

    @Published var isLoading = false
    @Published var mode = Mode.reading
    @Published var mails: [String] = []

    func load() {
        isLoading = true
        mails = ["Hello"]
        isLoading = false
    }

    var title: String {
        switch mode {
        case .reading: return "Inbox"
        case .inboxSearch: return "Search"
        }
    }
}
