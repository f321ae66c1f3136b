import SwiftUI

struct NotesView: View {
    @ObservedObject var model = NotesViewModel()
    @Setting("notes.sorted") var isSorted: Bool

    var body: some View {
        List {
            Toggle("Sorted", isOn: $isSorted)
            Text("\(model.notes.count)")
        }
        .navigationTitle(model.title)
        .onAppear(perform: model.load)
    }

    @ViewBuilder private var banner: some View {
        switch model.mode {
        case .reading: Text("notes")
        case .notesSearch: Text("Searching")
        }
    }
}
