import Foundation
import Testing

@testable import ProjectFormats

/// Compares what Formwork reads of real Xcode projects with what PyPI's `pbxproj` reads.
///
/// `Scripts/xcode-projects FOLDER > projects.json`, then
/// `FORMWORK_XCODE_PROJECTS=projects.json swift test --filter XcodeAgreementTests`
@Suite("Xcode projects against an independent reader")
struct XcodeAgreementTests {
    static let list = ProcessInfo.processInfo.environment["FORMWORK_XCODE_PROJECTS"]

    private struct Project: Decodable {
        var path: String
        var targets: [Target]
    }

    private struct Target: Decodable, Equatable {
        var name: String
        var productType: String
        var configurations: [String: [String: String]]
        var sources: [String]
        var synchronized: [String]
    }

    @Test(
        "agrees on targets, settings, sources and synchronized folders",
        .enabled(if: list != nil, "FORMWORK_XCODE_PROJECTS names no list"))
    func agrees() throws {
        let path = try #require(Self.list)
        let projects = try JSONDecoder().decode(
            [Project].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        for expected in projects {
            let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: expected.path)))
            let project = try XcodeProject(parsing: bytes, path: expected.path)
            let found = project.targets.map(Self.described)
            #expect(found.map(\.name) == expected.targets.map(\.name), "\(expected.path)")
            for (mine, theirs) in zip(found, expected.targets) {
                let place = "\(expected.path): \(theirs.name)"
                #expect(mine.configurations == theirs.configurations, "\(place)")
                #expect(mine.sources == theirs.sources, "\(place)")
                #expect(mine.synchronized == theirs.synchronized, "\(place)")
            }
            for (target, theirs) in zip(project.targets, expected.targets)
            where target.kind != .aggregate {
                #expect(
                    target.kind == XcodeProductKind(productType: theirs.productType),
                    "\(expected.path): \(theirs.name)")
            }
            let settings = found.flatMap(\.configurations.values).reduce(0) { $0 + $1.count }
            let folders = found.reduce(0) { $0 + $1.synchronized.count }
            let sources = found.reduce(0) { $0 + $1.sources.count }
            print(
                "\(found.count) targets, \(settings) settings, \(sources) sources, "
                    + "\(folders) synchronized folders: \(expected.path)")
        }
    }

    private static func described(_ target: XcodeTarget) -> Target {
        var configurations: [String: [String: String]] = [:]
        for configuration in target.configurations {
            var settings: [String: String] = [:]
            for assignment in configuration.assignments {
                let conditions = assignment.conditions.map { "[\($0.key)=\($0.pattern)]" }
                settings[assignment.name + conditions.joined()] = assignment.value
            }
            configurations[configuration.name] = settings
        }
        let owned = target.synchronizedFolders.filter { folder in
            if case .allExcept = folder.membership { return true }
            return false
        }
        return Target(
            name: target.name, productType: "", configurations: configurations,
            sources: target.sourceFiles.sorted(), synchronized: owned.map(\.path).sorted())
    }
}
