import Testing

@testable import StyleLearning

@Suite("A folder that shows nothing")
struct ScreenlessFolderTests {
    /// Screens in folders of their own names.
    private let screens = ["Home", "Search", "Map"].map { name in
        ScreenFiles.screen(name, in: "App/Scenes/\(name)")
    }

    private func type(_ name: String, in folder: String) -> [String: String] {
        ["\(folder)/\(name).swift": "struct \(name) {}\n"]
    }

    private func test(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)Tests.swift":
                "import XCTest\n\nfinal class \(name)Tests: XCTestCase {}\n"
        ]
    }

    private func paths(
        _ feature: String, in group: String, _ parts: [[String: String]],
        beside others: [[String: String]]? = nil
    ) throws -> [String] {
        let files = ((others ?? screens) + parts).reduce(into: [:]) { $0.merge($1) { $1 } }
        return try LearnedProject(files: files)
            .generate(feature, request: .init(feature: feature, group: group)).keys.sorted()
    }

    @Test("gets what its files have in common, and no screen")
    func requests() throws {
        let parts = ["RoomJoin", "RoomLeave", "RoomInfo"].flatMap { name in
            [
                type("\(name)Request", in: "App/API/Requests/Room"),
                test("\(name)Request", in: "AppTests/API/Requests/Room"),
            ]
        }

        #expect(
            try paths("RoomKick", in: "API/Requests/Room", parts) == [
                "App/API/Requests/Room/RoomKickRequest.swift",
                "AppTests/API/Requests/Room/RoomKickRequestTests.swift",
            ])
    }

    @Test("gets what does a thing beside what says so, and what goes with it in another layer")
    func repositories() throws {
        let parts = ["Badge", "Chat", "Record"].flatMap { name in
            [
                type("Default\(name)Repository", in: "App/Data/Repository"),
                type("\(name)Repository", in: "App/Data/Repository/Protocol"),
                type("\(name)RepositoryImpl", in: "App/Cache/Repository"),
            ]
        }

        #expect(
            try paths("Room", in: "Data/Repository", parts) == [
                "App/Cache/Repository/RoomRepositoryImpl.swift",
                "App/Data/Repository/DefaultRoomRepository.swift",
                "App/Data/Repository/Protocol/RoomRepository.swift",
            ])
    }

    @Test("is a layer of features where it leads to their screens")
    func coordinators() throws {
        let parts = ["Consent", "Update", "Welcome"].flatMap { name in
            [
                type("\(name)Coordinator", in: "App/Coordinators/Launch"),
                type("\(name)ViewModel", in: "App/ViewModels"),
                ["App/SwiftUIViews/\(name)View.swift": ScreenFiles.view("\(name)View")],
            ]
        }

        #expect(
            try paths("Outage", in: "Launch", parts, beside: []) == [
                "App/Coordinators/Launch/OutageCoordinator.swift",
                "App/SwiftUIViews/OutageView.swift",
                "App/ViewModels/OutageViewModel.swift",
            ])
    }

    @Test("keeps a folder for each feature where they have one")
    func ownFolders() throws {
        let names = ["Calendar", "Keychain", "Logger", "Mail", "Map", "Phone", "Photos"]
        let parts = names.flatMap { name in
            ["Interface", "LiveKey", "TestKey"].map {
                type("\(name)\($0)", in: "App/Dependencies/\(name)")
            }
        }
        let few = names.prefix(3).map { type($0, in: "App/Dependencies/\($0)") }

        #expect(
            try paths("Pasteboard", in: "Dependencies", parts + few)
                == ["Interface", "LiveKey", "TestKey"].map {
                    "App/Dependencies/Pasteboard/Pasteboard\($0).swift"
                })
    }
}
