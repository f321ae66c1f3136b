import FileTree
import ProjectScanning

/// Finds modules: folders that hold those of a module's targets, such as `Sources`, `Demo` and `Tests`, or that stand
/// beside them, as `Cart`, `CartDemo` and `CartTests` do.
struct ModuleFolders {
    /// A module by its name.
    struct Module {
        var name: String
        /// Its folder.
        var folder: String
        /// Folders beside it that hold other targets of it.
        var sisters: [String]

        /// Whether a file belongs to it.
        func holds(_ file: RelativePath) -> Bool {
            ([folder] + sisters).contains { file.string == $0 || file.string.hasPrefix($0 + "/") }
        }
    }

    /// What stands directly in each folder.
    private let entries: [String: Set<String>]

    init(_ files: [RelativePath]) {
        var entries: [String: Set<String>] = [:]
        for file in files {
            var components = file.string.split(separator: "/")
            var name = components.removeLast()
            while true {
                let folder = components.joined(separator: "/")
                let isNew = entries[folder, default: []].insert(String(name)).inserted
                guard isNew, let last = components.popLast() else { break }
                name = last
            }
        }
        self.entries = entries
    }

    /// The modules by the folder that they stand in.
    var byRoot: [String: [Module]] {
        var result: [String: [Module]] = [:]
        for folder in entries.keys {
            let components = folder.split(separator: "/")
            guard let name = components.last.map(String.init), !Self.isTarget(name) else {
                continue
            }
            let root = components.dropLast().joined(separator: "/")
            let beside = entries[root] ?? []
            let isSister = beside.contains { other in
                Self.target(name, of: other) != nil
            }
            guard !isSister else { continue }
            let sisters = beside.filter { Self.target($0, of: name) != nil }.sorted()
            guard isModule(folder, name, hasSisters: !sisters.isEmpty) else { continue }
            let prefix = root.isEmpty ? "" : root + "/"
            result[root, default: []].append(
                Module(name: name, folder: folder, sisters: sisters.map { prefix + $0 }))
        }
        return result.mapValues { $0.sorted { $0.name < $1.name } }
    }

    private func isModule(_ folder: String, _ name: String, hasSisters: Bool) -> Bool {
        let inside = entries[folder] ?? []
        let lower = Set(inside.map { $0.lowercased() })
        let hasManifest = !lower.isDisjoint(with: Self.manifests)
        if !lower.isDisjoint(with: Self.code) {
            if isApp(folder, inside) { return false }
            return hasManifest || hasSisters || !lower.isDisjoint(with: Self.others)
        }
        // The targets may bear the module's name: `Cart/CartFeature` and `Cart/CartFeatureTests`.
        let own = inside.filter {
            $0.hasPrefix(name) && !(entries["\(folder)/\($0)"] ?? []).isEmpty
        }
        guard !own.isEmpty else { return false }
        let areTargets = own.contains { one in
            own.contains { Self.target($0, of: one) != nil }
                || !Self.manifests.isDisjoint(
                    with: Set((entries["\(folder)/\(one)"] ?? []).map { $0.lowercased() }))
        }
        return areTargets || hasManifest
    }

    /// Whether an app begins in the sources of a module; one to try it in stands beside them.
    private func isApp(_ folder: String, _ inside: Set<String>) -> Bool {
        inside.contains { name in
            Self.code.contains(name.lowercased())
                && entries["\(folder)/\(name)", default: []].contains {
                    $0.hasSuffix("AppDelegate.swift") || $0.hasSuffix("App.swift")
                }
        }
    }

    /// The kind of target that a folder's name gives beside a module's: `Demo` for `CartDemo` and `Cart`; nil where it
    /// gives none.
    static func target(_ folder: String, of module: String) -> String? {
        guard folder.count > module.count, folder.hasPrefix(module) else { return nil }
        let rest = folder.dropFirst(module.count).drop { !$0.isLetter }
        return others.contains(rest.lowercased()) ? String(rest) : nil
    }

    private static func isTarget(_ name: String) -> Bool {
        let lower = name.lowercased()
        return code.contains(lower) || others.contains(lower)
    }

    private static let manifests: Set<String> = ["package.swift", "project.swift"]

    private static let code: Set<String> = [
        "sources", "source", "src", "implement", "implementation", "implementations", "targets",
    ]

    private static let others: Set<String> = [
        "tests", "test", "demo", "demoapp", "example", "interface", "interfaces", "testing",
        "resources", "testsupport", "unittests", "uitests",
    ]
}
