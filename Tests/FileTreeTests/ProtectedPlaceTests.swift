import FileTree
import Testing

@Suite("Protected places")
struct ProtectedPlaceTests {
    @Test(
        "are found in any case, Unicode form and disguise",
        arguments: [
            (".git/hooks/post-checkout", ProtectedPlace.git), (".GIT/config", .git), (".git", .git),
            ("a/.Git/x", .git), (".g\u{200C}it/config", .git), (".gi\u{200D}t/config", .git),
            ("\u{FEFF}.git/config", .git), (".git /config", .git), (".git./config", .git),
            (".git::$INDEX_ALLOCATION/x", .git), ("GIT~1/config", .git),
            (".formwork/receipt", .formwork), (".Formwork-Transaction/new-0", .formwork),
            (".swiftpm/x", .swiftpm), (".build/x", .swiftpm),
            ("App.xcodeproj/project.pbxproj", .xcodeProject), ("ios/App.XcodeProj", .xcodeProject),
            ("App.xcworkspace/contents.xcworkspacedata", .xcodeWorkspace),
            ("Package.swift", .packageManifest), ("Modules/PACKAGE.swift", .packageManifest),
            ("Package@swift-5.9.swift", .packageManifest), ("Package.resolved", .packageManifest),
        ])
    func found(text: String, place: ProtectedPlace) throws {
        #expect(try ProtectedPlace.holding(RelativePath(validating: text)) == place)
    }

    @Test(
        "leave everything else alone",
        arguments: [
            ".github/workflows/x.yml", ".gitignore", "git/x", "Package.swift/x.swift",
            "a.git.swift",
            "Sources/Packages.swift", "App.xcodeproj.swift", "fastlane/Fastfile", ".swiftlint.yml",
        ])
    func free(text: String) throws {
        #expect(try ProtectedPlace.holding(RelativePath(validating: text)) == nil)
    }
}
