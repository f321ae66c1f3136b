import FileTree
import Foundation
import GitCommand
import TemplateManifest
import TreeFixtures

@testable import FeatureGeneration

/// One round of the fuzz: a random set, a random user and a random next version of the set.
struct UpgradeRound {
    let project: ScratchProject
    let git: Git
    private var numbers: SeededNumbers
    private var set: TemplateSet
    private var counter = 0
    /// The lines that the user has typed.
    private(set) var userLines: Set<String> = []
    /// The binary files that the user has edited, by content.
    private(set) var userBytes: [[UInt8]] = []

    init(seed: UInt64, git: Git) throws {
        numbers = SeededNumbers(seed: seed)
        self.git = git
        project = try ScratchProject(["Sources/Shop/App.swift": "struct Shop {}\n"])
        set = try SmallSet.empty()
        set.roles = [RoleDeclaration(role: "view", suffix: "")]
        for _ in 0..<Int.random(in: 1...4, using: &numbers) { addFile() }
        try PlanApplier(root: project.root).apply(
            try PlanBuilder(set: set, facts: try project.facts(), root: project.root)
                .plan(try request("Profile")))
    }

    // MARK: - The set

    private mutating func line(_ who: String) -> String {
        counter += 1
        let isCommon = who == "set" && numbers.happens(25)
        return isCommon
            ? "// }" : "// \(who) \(counter) \(UInt16.random(in: 0...9999, using: &numbers))"
    }

    private mutating func addFile() {
        counter += 1
        let ending = ["swift", "txt", "bin"].randomElement(using: &numbers) ?? "txt"
        let id = "file\(counter)"
        var lines: [String] = []
        for _ in 0..<Int.random(in: 0...14, using: &numbers) { lines.append(line("set")) }
        let text =
            ending == "bin" ? "\0\(counter)" : lines.map { $0 + "\n" }.joined()
        let template = ending == "bin" ? "\(id).bin" : "\(id).stencil"
        var file = FileDeclaration(
            id: id, role: "view", template: template,
            output: SourcedText(place(id, ending)),
            destination: numbers.happens(25) ? .tests : .source)
        file.writesEmpty = true
        set.files.append(file)
        set.sources[template] = SetSource(
            bytes: Array(text.utf8), isExecutable: false, displayPath: template)
    }

    private mutating func place(_ id: String, _ ending: String) -> String {
        counter += 1
        let folder = ["", "Views/", "Model/Deep/"].randomElement(using: &numbers) ?? ""
        return "\(folder){{ feature }}\(id)\(counter).\(ending)"
    }

    /// Moves the set on, and plans the upgrade.
    mutating func release() throws -> UpgradeOrder {
        for file in set.files {
            if numbers.happens(10), set.files.count > 1 {
                set.files.removeAll { $0.id == file.id }
                continue
            }
            if numbers.happens(15), let index = set.files.firstIndex(where: { $0.id == file.id }) {
                let ending = file.output.text.split(separator: ".").last.map(String.init) ?? "txt"
                set.files[index].output = SourcedText(place(file.id, ending))
            }
            if numbers.happens(70), var source = set.sources[file.template] {
                source.bytes = changed(source.bytes, by: "set").bytes
                set.sources[file.template] = source
            }
        }
        for _ in 0..<Int.random(in: 0...1, using: &numbers) { addFile() }
        if numbers.happens(20), let file = set.files.last {
            // The user has made a file where the set brings one.
            let name = file.output.text.replacingOccurrences(of: "{{ feature }}", with: "Profile")
            let root =
                file.destination == .tests
                ? "Tests/ShopTests/Profile" : "Sources/Shop/Features/Profile"
            if !project.exists("\(root)/\(name)") {
                let typed = line("user")
                userLines.insert(typed)
                try project.write("\(root)/\(name)", typed + "\n")
            }
        }
        set.version = SemanticVersion(1, set.version.minor + 1, 0)
        return try order()
    }

    /// The order for the set as it is.
    func order() throws -> UpgradeOrder {
        let entries = try ReceiptStore(root: project.root).entries(of: "Profile")
        return UpgradeOrder(entry: entries[0], set: set)
    }

    /// The next version without a change.
    mutating func sameAgain() throws -> UpgradeOrder {
        set.version = SemanticVersion(1, set.version.minor + 1, 0)
        return try order()
    }

    func plan(_ order: UpgradeOrder) throws -> UpgradePlan {
        try UpgradePlanner(root: project.root, facts: try project.facts(), git: git).plan([order])
    }

    // MARK: - The user

    /// Edits, moves and deletes generated files.
    mutating func edit() throws {
        for (path, text) in try project.tree().sorted(by: { $0.key < $1.key })
        where text != "/" && path.contains("/Profile/") {
            let file = project.folder.appendingPathComponent(path)
            if numbers.happens(8) {
                try FileManager.default.removeItem(at: file)
                continue
            }
            if numbers.happens(60) {
                let (bytes, typed) = changed(Array(try Data(contentsOf: file)), by: "user")
                userLines.formUnion(typed)
                if bytes.contains(0) { userBytes.append(bytes) }
                try Data(bytes).write(to: file)
            }
            if numbers.happens(12) {
                counter += 1
                let other = path.replacingOccurrences(
                    of: "/Profile/", with: "/Profile/Moved\(counter)/")
                let target = project.folder.appendingPathComponent(other)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.moveItem(at: file, to: target)
            }
        }
    }

    private mutating func changed(
        _ bytes: [UInt8], by who: String
    ) -> (bytes: [UInt8], typed: Set<String>) {
        if bytes.contains(0) {
            counter += 1
            return (Array("\0\(who)\(counter)".utf8), [])
        }
        var lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        var typed: Set<String> = []
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            let place = Int.random(in: 0...lines.count, using: &numbers)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0 where place < lines.count: lines.remove(at: place)
            case 1 where place < lines.count:
                lines[place] = line(who)
                typed.insert(lines[place])
            default:
                let new = line(who)
                lines.insert(new, at: place)
                typed.insert(new)
            }
        }
        let isUser = who == "user"
        let ending = isUser && numbers.happens(10) ? "\r\n" : "\n"
        var text = lines.joined(separator: ending)
        if !lines.isEmpty, !(isUser && numbers.happens(10)) { text += ending }
        // What was typed and then removed again by the same change isn't there.
        return (Array(text.utf8), typed.filter(lines.contains))
    }

    // MARK: - What is there

    /// Every line of every file of the project.
    func lines() throws -> Set<String> {
        var lines: Set<String> = []
        for (path, text) in try project.tree() where text != "/" && !path.hasPrefix(".formwork") {
            for line in text.replacingOccurrences(of: "\r\n", with: "\n").split(separator: "\n") {
                lines.insert(String(line))
            }
        }
        return lines
    }
}
