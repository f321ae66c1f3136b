import FileTree
import ProjectScanning

/// Tells which targets of an Xcode project that names its files one by one a new file belongs to: those that have the
/// same file of the features which the new one is like.
struct FileTargets {
    private let siblings: [String]
    private let feature: String
    private let main: [String]
    private let tests: [String]
    private let holders: [RelativePath: [String]]
    /// Folders whose files belong to their targets by being there.
    private let folders: [RelativePath]

    /// Creates the targets.
    init(_ draft: PlanDraft) {
        siblings = draft.set.siblings
        feature = draft.request.feature.description
        let registers = draft.registers
        main = registers ? [draft.choice.target?.name].compactMap { $0 } : []
        tests = registers ? [draft.choice.testTarget?.name].compactMap { $0 } : []
        // What a generator writes anew nobody edits.
        let generated = draft.facts.targets.filter { [.xcodegen, .tuist].contains($0.projectKind) }
        let names = Set(generated.map(\.name))
        var holders: [RelativePath: [String]] = [:]
        for target in draft.facts.targets
        where target.projectKind == .xcode && !names.contains(target.name) {
            for file in target.listedFiles where !(holders[file]?.contains(target.name) ?? false) {
                holders[file, default: []].append(target.name)
            }
        }
        self.holders = holders
        folders = draft.facts.targets.flatMap(\.folders)
    }

    /// The names of a file's targets; empty where the project names no files.
    func targets(of file: FileDraft) -> [String] {
        guard !holders.isEmpty else { return [] }
        let alike = siblings.compactMap { sibling in
            SiblingPath(file.path, of: feature).path(of: sibling).flatMap { holders[$0] }
        }
        if alike.isEmpty, folders.contains(where: { file.path.hasPrefix($0) }) { return [] }
        guard !alike.isEmpty else { return file.isTest ? tests : main }
        var names: [String] = []
        for name in alike.flatMap({ $0 }) where !names.contains(name) { names.append(name) }
        return names.filter { name in alike.count { $0.contains(name) } * 2 >= alike.count }
    }

    /// The step that puts new files into their targets; nil where they are in by being there.
    static func step(_ files: [PlannedFile]) -> String? {
        let new = files.filter { $0.action == .create && !$0.targets.isEmpty }
        var groups: [(targets: [String], files: [String])] = []
        for file in new {
            if let index = groups.firstIndex(where: { $0.targets == file.targets }) {
                groups[index].files.append(file.path.name)
            } else {
                groups.append((file.targets, [file.path.name]))
            }
        }
        guard let first = groups.first else { return nil }
        if groups.count == 1 {
            let kind = first.targets.count == 1 ? "target" : "targets"
            let isAll = new.count == files.count { $0.action == .create }
            let what = isAll ? "the new files" : shortened(first.files)
            return "Add \(what) to the \(kind) \(listed(first.targets)) in Xcode"
        }
        let parts = groups.map { group in
            "\(shortened(group.files)) to \(listed(group.targets))"
        }
        return "Add the new files to their targets in Xcode: " + parts.joined(separator: "; ")
    }

    private static func listed(_ targets: [String]) -> String {
        let quoted = targets.map { "'\($0)'" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }

    private static func shortened(_ files: [String]) -> String {
        let rest = files.count - 2
        return files.prefix(2).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
