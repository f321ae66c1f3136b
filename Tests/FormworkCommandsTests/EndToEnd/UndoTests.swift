import Foundation
import Testing

@Suite("formwork undo")
struct UndoTests {
    private let formwork = BuiltProgram.formwork

    @Test("takes a feature back to the very tree from before")
    func wholeTree() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        try formwork("generate", "Profile", "--project", project.path)
        let run = try formwork("undo", "Profile", "--project", project.path)
        #expect(run.code == 0, "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("keeps an edited file and says so")
    func editedFile() throws {
        let project = try ProjectCopy()
        try formwork("generate", "Profile", "--project", project.path)
        let path = "Sources/Storefront/Features/Profile/ProfileView.swift"
        let edited = try #require(project.text(path)) + "// mine\n"
        try project.write(edited, to: path)
        let run = try formwork("undo", "Profile", "--project", project.path)
        #expect(project.text(path) == edited)
        #expect((run.output + run.messages).contains(path))
        #expect(
            project.text("Sources/Storefront/Features/Profile/ProfileViewModel.swift") == nil)
    }

    @Test("of a feature that was never generated is 66 with the nearest name")
    func unknownFeature() throws {
        let project = try ProjectCopy()
        try formwork("generate", "Profile", "--project", project.path)
        let before = try project.snapshot()
        let run = try formwork("undo", "Profil", "--project", project.path)
        #expect(run.code == 66)
        #expect(run.messages.contains("'Profile'"), "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("leaves the other feature whole")
    func otherFeature() throws {
        let project = try ProjectCopy()
        try formwork("generate", "Profile", "--project", project.path)
        let before = try project.snapshot()
        try formwork("generate", "Order", "--project", project.path)
        let run = try formwork("undo", "Order", "--project", project.path)
        #expect(run.code == 0, "\(run.messages)")
        #expect(try project.snapshot() == before)
    }
}
