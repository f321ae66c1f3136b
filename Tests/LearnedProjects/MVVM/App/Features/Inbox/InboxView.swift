import SwiftUI

struct InboxView: View {
    @StateObject var model = InboxViewModel()
    @Setting("inbox.unread") var showsUnread: Bool

    var body: some View {
        List {
            Toggle("Unread", isOn: $showsUnread)
            Text(model.mails.joined(separator: ", "))
        }
        .navigationTitle(model.title)
        .onAppear(perform: model.load)
    }

    @ViewBuilder private var banner: some View {
        switch model.mode {
        case .reading: Text("inbox")
        case .inboxSearch: Text("Searching")
        }
    }
}
