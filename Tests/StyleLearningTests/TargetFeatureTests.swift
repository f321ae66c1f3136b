import Testing

@testable import StyleLearning

@Suite("Features that are targets of one package")
struct TargetFeatureTests {
    /// Targets beside each other: `Sources/CartFeature` and `Tests/CartFeatureTests`.
    private func targets(_ names: [String], tests: (String) -> String) -> [String: String] {
        var files = ["Package.swift": "// swift-tools-version:6.0\nimport PackageDescription\n"]
        for name in names {
            files["Sources/\(name)Feature/\(name)View.swift"] =
                ScreenFiles.view("\(name)View")
            files["Sources/\(name)Feature/\(name)Reducer.swift"] =
                "import ComposableArchitecture\n\n@Reducer\nstruct \(name)Reducer {}\n"
            files["Tests/\(name)FeatureTests/\(tests(name)).swift"] =
                "import Testing\n\nstruct \(tests(name)) {}\n"
        }
        return files
    }

    @Test(
        "a feature may be called by its target's name",
        arguments: [("ProfileFeature", "Profile"), ("Profile", nil), ("Feature", nil)])
    func targetName(typed: String, called: String?) throws {
        let files = targets(["Cart", "Orders", "Search"]) { "\($0)FeatureTests" }
        let style = try #require(
            try LearnedProject(files: files).learn(LearningRequest(feature: typed)))

        #expect(style.feature == called)
    }

    @Test("its sources and its tests stand in targets of its own")
    func ownTargets() throws {
        let files = targets(["Cart", "Orders", "Search"]) { "\($0)FeatureTests" }
        let paths = try LearnedProject(files: files).generate("Profile").keys.sorted()

        #expect(
            paths == [
                "Sources/ProfileFeature/ProfileReducer.swift",
                "Sources/ProfileFeature/ProfileView.swift",
                "Tests/ProfileFeatureTests/ProfileFeatureTests.swift",
            ])
    }

    @Test("of two names for its tests, which no feature has both of, it gets one")
    func namesOfTests() throws {
        let files = targets(["Cart", "Orders", "Search", "Sale"]) { name in
            name.first == "S" ? "\(name)Tests" : "\(name)FeatureTests"
        }
        let tests = try LearnedProject(files: files).generate("Profile").keys
            .filter { $0.hasPrefix("Tests/") }

        #expect(tests == ["Tests/ProfileFeatureTests/ProfileFeatureTests.swift"])
    }
}
