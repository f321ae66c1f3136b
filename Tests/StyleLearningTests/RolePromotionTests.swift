import Testing

@testable import StyleLearning

@Suite("A role that few siblings have")
struct RolePromotionTests {
    /// Features with folders of their own. The files are the ends of paths: those that begin with `/` stand elsewhere,
    /// and `{N}` is the feature's name.
    private func features(_ files: [(name: String, group: String?, paths: [String])]) throws
        -> [SiblingFeature]
    {
        func folder(_ one: (name: String, group: String?, paths: [String])) -> String {
            (["App/Scenes"] + [one.group, one.name].compactMap(\.self)).joined(separator: "/")
        }
        func path(_ path: String, of one: (name: String, group: String?, paths: [String])) -> String
        {
            let path = path.replacing("{N}", with: one.name)
            return path.hasPrefix("/") ? "App" + path : "\(folder(one))/\(path)"
        }
        var contents: [String: String] = [:]
        for one in files {
            for name in one.paths { contents[path(name, of: one)] = "// nothing\n" }
        }
        let tree = try LearnedProject(files: contents).tree()
        return files.map { one in
            let own = folder(one)
            let group = one.group.map { [$0] } ?? []
            let abstraction = PathAbstraction(
                spellings: StemSpellings(one.name), ownFolder: own.slashParts, group: group)
            let paths = Set(one.paths.map { path($0, of: one) })
            return SiblingFeature(
                stem: one.name, root: "App/Scenes", group: one.group, folder: own,
                files: tree.files.filter { paths.contains($0.string) }.map {
                    tree.file($0, in: own, pattern: abstraction.pattern(of: $0.string))
                })
        }
    }

    private func family(_ files: (name: String, paths: [String])...) throws -> Family {
        try #require(
            FamilyBuilder(
                siblings: try features(files.map { ($0.name, nil, $0.paths) }), root: "App/Scenes"
            ).build())
    }

    /// The ends of the names of the files that a promotion marks.
    private func promoted(_ family: Family, wide: Family? = nil) -> Set<String> {
        let roles = RolePromotion(family: family, wide: wide).promoted.roles
        return Set(roles.filter(\.isPromoted).compactMap { $0.files.values.first?.path.name })
    }

    @Test("elsewhere is of the subject: data always, other things where folders hold several kinds")
    func subjects() throws {
        let data = "/Data/{N}Repository.swift"
        let flow = "/Flow/{N}Coordinator.swift"
        let small = try family(
            ("Cart", ["{N}View.swift", data, flow]), ("Orders", ["{N}View.swift"]))
        #expect(promoted(small) == ["CartCoordinator.swift"])
        let whole = try family(
            ("Cart", ["{N}View.swift", "{N}ViewModel.swift", data, flow]),
            ("Orders", ["{N}View.swift", "{N}ViewModel.swift"]))
        #expect(promoted(whole) == [])
    }

    @Test("is made where cousins have it, and none of theirs that they haven't")
    func cousins() throws {
        let near = try family(
            (
                "Cart",
                ["{N}View.swift", "{N}ViewModel.swift", "{N}Router.swift", "{N}Presenter.swift"]
            ),
            ("Orders", ["{N}View.swift", "{N}ViewModel.swift"]))
        let wide = try family(
            ("Cart", ["{N}View.swift", "{N}Router.swift", "{N}Presenter.swift"]),
            ("Login", ["{N}View.swift", "{N}Router.swift"]),
            ("Search", ["{N}View.swift", "{N}Router.swift"]))
        #expect(promoted(near, wide: wide) == ["CartRouter.swift"])
    }

    @Test("shows the screen as cousins do where siblings do so in two ways")
    func evenScreens() throws {
        func near(_ paths: [String]) throws -> Family {
            try family(
                ("Cart", ["{N}ViewModel.swift", paths[0]]),
                ("Sale", ["{N}ViewModel.swift", paths[0]]),
                ("Orders", ["{N}ViewModel.swift", paths[1]]),
                ("Gift", ["{N}ViewModel.swift", paths[1]]),
                ("Bill", ["{N}ViewModel.swift"]))
        }
        let view = "{N}View.swift"
        let reducer = "{N}Reducer.swift"
        for (cousin, made) in [(view, "View.swift"), (reducer, "Reducer.swift")] {
            let wide = try family(("Login", [cousin]), ("Search", [cousin]), ("Code", [cousin]))
            let marked = promoted(try near([view, reducer]), wide: wide)
            #expect(marked.count == 1 && marked.allSatisfy { $0.hasSuffix(made) }, "\(marked)")
        }
    }

    @Test(
        "is named after the feature and one role, which tests alone aren't",
        arguments: [
            ("CartRouter.swift", true), ("CartViewModelTests.swift", true),
            ("CartTests.swift", false), ("CartFieldRouter.swift", false), ("MainCart.swift", false),
        ])
    func nameAndRole(name: String, isOne: Bool) {
        let abstraction = PathAbstraction(
            spellings: StemSpellings("Cart"), ownFolder: nil, group: nil)
        #expect(abstraction.pattern(of: "App/\(name)").isNameAndRole == isOne)
    }

    @Test("the only feature of a group says of it what the group has, where groups differ")
    func loneNeighbour() throws {
        let plain = ["{N}View.swift", "{N}ViewModel.swift"]
        let routed = plain + ["{N}Router.swift"]
        func isRouted(_ lone: [String], _ others: [(String, String?, [String])]) throws -> Bool {
            let about: [(name: String, group: String?, paths: [String])] = [("About", "Info", lone)]
            let members = try features(about + others.map { ($0.0, $0.1, $0.2) })
            let family = try #require(FamilyBuilder(siblings: members, root: "App/Scenes").build())
            return LoneNeighbour(members[0], among: members).family(family).made.contains { role in
                role.files.values.contains { $0.path.name.hasSuffix("Router.swift") }
            }
        }
        let differing: [(String, String?, [String])] = [
            ("Cart", "Shop", routed), ("Sale", "Shop", routed), ("Gift", "Shop", routed),
            ("Orders", "Shop", routed), ("Login", "Account", plain), ("Code", "Account", plain),
        ]
        #expect(try !isRouted(plain, differing))
        #expect(try isRouted(routed, differing))
        // Where each group has both, the group says nothing.
        let mixed = differing.enumerated().map { index, one in
            (one.0, index.isMultiple(of: 2) ? "Shop" : "Account", one.2)
        }
        #expect(try isRouted(plain, mixed))
        // One that has little of what the others have follows a pattern of its own.
        #expect(try isRouted(["{N}View.swift"], differing))
    }
}
