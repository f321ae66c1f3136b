import Diagnostics
import FileTree
import Foundation
import GitCommand
import Testing

@testable import ProjectScanning

/// Prints what a scan says of folders of real code, for working on the rules.
///
/// `FORMWORK_SCAN_FOLDERS=a:b swift test --filter ScanReportTests`
@Suite("Scan of real folders")
struct ScanReportTests {
    static let folders = ProcessInfo.processInfo.environment["FORMWORK_SCAN_FOLDERS"]

    @Test(
        "says the same with one thread and with two",
        .enabled(if: folders != nil, "FORMWORK_SCAN_FOLDERS names no folder"))
    func sameWithAnyThreads() throws {
        let folders = try #require(Self.folders).split(separator: ":").map(String.init)
        let git = try Git.locate()
        for folder in folders {
            let root = try DirectoryRoot(path: folder)
            let name = folder.split(separator: "/").last.map(String.init) ?? ""
            let project = ProjectOnDisk(root, git: git)
            let clock = ContinuousClock()
            let start = clock.now
            let one = try ProjectScanner(project, folderName: name, threads: 1).scan()
            let spent = clock.now - start
            let two = try ProjectScanner(project, folderName: name, threads: 2).scan()
            #expect(one.facts == two.facts)
            print(Self.report(one.facts, folder: folder, spent: spent))
            for finding in one.diagnostics.prefix(5) { print("  !", finding.message) }
        }
    }

    static func report(_ facts: ProjectFacts, folder: String, spent: Duration) -> String {
        let project = facts.project
        var lines = ["=== \(folder) \(spent)"]
        lines.append(
            "  \(facts.architecture.label.rawValue) \(facts.architecture.confidence) "
                + facts.architecture.ranking.map { "\($0.label.rawValue) \($0.score)" }.joined(
                    separator: ", "))
        lines.append("  roots \(facts.layout.featureRoots.prefix(6).map(\.string))")
        lines.append(
            "  \(facts.layout.featurePath ?? "-") | \(facts.layout.testPath ?? "-") folders=\(facts.layout.hasFeatureFolders) tests \(facts.layout.testRoots.prefix(3).map(\.string))"
        )
        lines.append(
            "  \(project.name) \(project.kinds.map(\.rawValue)) target \(project.target ?? "-") tests \(project.testTarget ?? "-") \(project.testFramework.rawValue) \(project.indentation.style.rawValue) \(project.indentation.width) files \(project.swiftFiles)"
        )
        lines.append(
            "  header \(project.fileHeader.map { "\($0.template.debugDescription) \($0.dateFormat ?? "-")" } ?? "none")"
        )
        lines.append(
            "  habits \(facts.habits.suffixes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }) \(facts.habits.prefixes) access \(facts.habits.accessLevel ?? "-") final \(String(describing: facts.habits.usesFinal)) \(facts.habits.localization.rawValue)"
        )
        for point in facts.integrationPoints.prefix(8) {
            lines.append("  point \(point.kind.rawValue) \(point.path):\(point.line) \(point.name)")
        }
        lines.append("  \(facts.features.count) features:")
        for feature in facts.features.prefix(25) {
            lines.append(
                "    \(feature.name) group=\(feature.group ?? "-") \(feature.path?.string ?? "(no folder)") files \(feature.files.count) tests \(feature.tests.count) \(Set(feature.files.map(\.role)).sorted())"
            )
        }
        return lines.joined(separator: "\n")
    }
}
