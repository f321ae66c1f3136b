import FileTree
import Testing

@testable import StyleLearning

@Suite("A folder that a user names")
struct FolderRuleTests {
    private func tree(_ parts: [[String: String]]) throws -> ProjectTree {
        try LearnedProject(parts).tree()
    }

    private func features(_ names: [String], in folder: String) -> [[String: String]] {
        names.map { ScreenFiles.screen($0, in: "\(folder)/\($0)") }
    }

    private func siblings(_ tree: ProjectTree) -> [SiblingFeature] {
        FolderSiblings(tree: tree, features: tree.facts.features).find()
    }

    @Test("is the one of its name with the most features, and where these stand in it")
    func named() throws {
        let tree = try tree(
            features(["Login", "Code"], in: "App/Account/Entry")
                + [ScreenFiles.view("Badge", in: "App/Other/Entry")])
        let homes = NamedFolder(tree: tree, siblings: siblings(tree)).homes(of: "Entry")
        #expect(homes.first == "App/Account/Entry")
    }

    @Test("holds the only feature of a folder, not that feature's folders for kinds of files")
    func homeOfOne() throws {
        let tree = try tree([ScreenFiles.view("Login", in: "App/Entry/Scenes/Login/View")])
        let homes = NamedFolder(tree: tree, siblings: []).homes(of: "Entry")
        #expect(homes == ["App/Entry/Scenes", "App/Entry"])
    }

    @Test("has features that no scan lists where folders bear screens' names without a role")
    func unlisted() throws {
        let bearing = try tree(
            ["Cart", "Orders"].map { ScreenFiles.view($0, in: "App/More/\($0)/View") })
        #expect(
            UnlistedFeatures(tree: bearing).features(below: "More").map(\.stem).sorted()
                == ["Cart", "Orders"])
        let roles = try tree(
            ["Cart", "Orders"].map { ScreenFiles.view($0, in: "App/More/\($0)View") })
        #expect(UnlistedFeatures(tree: roles).features(below: "More").isEmpty)
    }

    @Test("with screens side by side has none of its own name, and lacks what these lack")
    func flat() throws {
        let home = "App/Scenes/Help"
        let tree = try tree(
            features(["Cart", "Orders", "Login"], in: "App/Scenes")
                + ["Help", "Terms", "Contact"].map { ScreenFiles.view($0, in: home) })
        let folder = FlatFolder(tree: tree, path: home)
        #expect(folder.screens.map(\.name).sorted() == ["ContactView.swift", "TermsView.swift"])

        let cousins = siblings(tree).filter { $0.stem != "Help" }
        let family = try #require(
            FamilyBuilder(siblings: cousins, root: "App/Scenes").build())
        let made = try #require(folder.family(family)).made
        #expect(made.map { $0.files.values.first?.path.name.hasSuffix("View.swift") } == [true])
    }

    @Test("with screens of another kind tells nothing of features in folders of their own")
    func otherKind() throws {
        let home = "App/Scenes/Help"
        let tree = try tree(
            features(["Cart", "Orders", "Login"], in: "App/Scenes")
                + ["Terms", "Contact"].map { ScreenFiles.controller($0, in: home) })
        let cousins = siblings(tree).filter { $0.stem != "Help" }
        let family = try #require(
            FamilyBuilder(siblings: cousins, root: "App/Scenes").build())
        let folder = FlatFolder(tree: tree, path: home)
        #expect(folder.screens.count == 2)
        #expect(folder.family(family) == nil)
    }
}
