import Testing

@testable import ProjectScanning

/// Trap 17, repositories with several apps.
@Suite("Several apps in one repository")
struct SeveralAppsTests {
    private let phone = ["Cart", "Catalog"]
    private let desk = ["Audit", "Billing", "Client", "Driver"]

    /// A repository with an app in `ios` and one in `desk`.
    private func files(phone: [String], desk: [String], deskSDK: String) -> [String: String] {
        var files = [
            "ios/Phone.xcodeproj/project.pbxproj": XcodeProjectFiles.app("Phone", sdk: "iphoneos"),
            "desk/Desk.xcodeproj/project.pbxproj": XcodeProjectFiles.app("Desk", sdk: deskSDK),
        ]
        for (folder, names) in [("ios/Phone/Screens", phone), ("desk/Desk/Screens", desk)] {
            for name in names {
                files["\(folder)/\(name)/\(name)View.swift"] =
                    "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
            }
        }
        return files
    }

    private func facts(
        phone: [String], desk: [String], deskSDK: String = "iphoneos", target: String? = nil
    ) throws -> ProjectFacts {
        let files = files(phone: phone, desk: desk, deskSDK: deskSDK)
        return try ProjectScanner(ProjectInMemory(files), folderName: "Shop").scan(target: target)
            .facts
    }

    @Test(
        "the features of an iOS app count before those of a Mac app's project, however many that has"
    )
    func iOSFirst() throws {
        let facts = try facts(phone: phone, desk: desk, deskSDK: "macosx")
        #expect(facts.features.map(\.name) == phone)
        #expect(facts.layout.featureRoots.map(\.string) == ["ios/Phone/Screens"])
        #expect(facts.project.name == "Phone")
    }

    @Test("a Mac app alone with features speaks for the repository")
    func macOnly() throws {
        let facts = try facts(phone: [], desk: desk, deskSDK: "macosx")
        #expect(facts.features.map(\.name) == desk)
    }

    @Test(
        "the features of the target that the user names count, and those of all where it has one alone"
    )
    func chosen() throws {
        let phone = ["Cart", "Catalog"]
        #expect(try facts(phone: phone, desk: desk).features.count == 6)
        let named = try facts(phone: phone, desk: desk, target: "Phone")
        #expect(named.features.map(\.name) == phone)
        #expect(named.project.target == "Phone")
        #expect(named.project.name == "Phone")
        #expect(try facts(phone: phone, desk: desk, target: "Desk").features.map(\.name) == desk)
        #expect(try facts(phone: ["Cart"], desk: desk, target: "Phone").features.count == 5)
    }
}
