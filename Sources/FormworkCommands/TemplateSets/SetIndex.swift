import BuiltInTemplateSets
import Diagnostics
import TemplateDistribution
import TemplateManifest

/// A set that a project can use, before it is loaded.
struct SetEntry: Sendable, Hashable {
    /// Where the set lies.
    enum Place: Sendable, Hashable {
        /// The project's own folder.
        case project(SetFolder)
        /// A package by its place in `ProjectPackages`, and the set's folder there.
        case package(Int, String)
        /// Inside the binary.
        case builtIn(String)
    }

    /// The id by which the project calls it.
    var id: SetID
    /// Where it lies.
    var place: Place

    /// The id without the package.
    var plainID: String { id.description.split(separator: "/").last.map(String.init) ?? "" }

    /// The order in which sets of one plain id are taken.
    fileprivate var rank: Int {
        switch place {
        case .project: 0
        case .package: 1
        case .builtIn: 2
        }
    }
}

/// Finds sets by their ids, as the project or a package means them.
struct SetIndex: Sendable {
    /// Who names a set.
    enum Speaker: Sendable, Hashable {
        /// The project, or one of its own sets.
        case project
        /// A set of the package at a place in `ProjectPackages`.
        case package(Int)
    }

    /// The packages.
    let packages: ProjectPackages
    /// Every set that the project can name: its own, its packages', the shipped ones.
    let entries: [SetEntry]
    /// Folders whose names can't be ids.
    let warnings: [Diagnostic]
    private let setsOfPackages: [[String]]

    init(folders: [SetFolder], packages: ProjectPackages) throws(Failure) {
        self.packages = packages
        var sets: [[String]] = []
        for package in packages.packages { sets.append(try package.setNames()) }
        setsOfPackages = sets
        var warnings: [Diagnostic] = []
        var entries: [SetEntry] = []
        for folder in folders {
            guard let id = SetID(folder.name) else {
                warnings.append(Self.invalidName(folder.name, at: folder.displayPath))
                continue
            }
            if folder.hasManifest {
                entries.append(SetEntry(id: id, place: .project(folder)))
            } else {
                warnings.append(Self.missingManifest(at: folder.displayPath))
            }
        }
        for (name, place) in packages.declared {
            for set in sets[place] {
                if let id = SetID("\(name)/\(set)") {
                    entries.append(SetEntry(id: id, place: .package(place, set)))
                } else {
                    let path = packages.packages[place].displayRoot(ofSet: set)
                    warnings.append(Self.invalidName(set, at: path))
                }
            }
        }
        let known = Set(entries.map(\.plainID))
        for set in BuiltInTemplateSets.setIDs {
            let name = known.contains(set) ? "\(Self.builtInName)/\(set)" : set
            if let id = SetID(name) { entries.append(SetEntry(id: id, place: .builtIn(set))) }
        }
        self.entries = entries
        self.warnings = warnings
    }

    /// The name by which shipped sets are called where it matters.
    static let builtInName = "built-in"

    /// The set that a speaker means by an id; nil where there is none.
    /// - Throws: `Failure` with the exit code `usage` where two packages have it.
    func entry(_ id: SetID, in speaker: Speaker) throws(Failure) -> SetEntry? {
        let parts = id.description.split(separator: "/").map(String.init)
        if parts.count == 2 { return qualified(parts[0], parts[1], id, in: speaker) }
        switch speaker {
        case .project: return try plain(id)
        case .package(let place):
            if setsOfPackages[place].contains(id.description) {
                return SetEntry(id: id, place: .package(place, id.description))
            }
            return builtIn(id.description, id)
        }
    }

    /// The set that is taken in the place of another when only the plain id is given.
    func hider(of entry: SetEntry) -> SetEntry? {
        entries.first { $0.plainID == entry.plainID && $0.rank < entry.rank }
    }

    /// What somebody who left the package out may have meant.
    func packageSuggestion(for text: String) -> String? {
        let names = entries.filter { $0.plainID == text }.map(\.id.description)
        return names.isEmpty ? nil : "name one of: \(names.sorted().joined(separator: ", "))"
    }

    private func qualified(
        _ package: String, _ set: String, _ id: SetID, in speaker: Speaker
    ) -> SetEntry? {
        if package == Self.builtInName { return builtIn(set, id) }
        let place =
            switch speaker {
            case .project: packages.declared[package]
            case .package(let own): packages.packages[own].dependencies[package]
            }
        guard let place, setsOfPackages[place].contains(set) else { return nil }
        return SetEntry(id: id, place: .package(place, set))
    }

    private func plain(_ id: SetID) throws(Failure) -> SetEntry? {
        let fitting = entries.filter { $0.plainID == id.description }
        guard let best = fitting.map(\.rank).min() else { return nil }
        let first = fitting.filter { $0.rank == best }
        guard first.count == 1 else {
            let names = first.map(\.id.description).sorted()
            throw Failure(
                .usage, id: "set.ambiguous", "several packages have a set '\(id)'",
                fix: "name one of: \(names.joined(separator: ", "))")
        }
        return first[0]
    }

    private func builtIn(_ set: String, _ id: SetID) -> SetEntry? {
        BuiltInTemplateSets.setIDs.contains(set)
            ? SetEntry(id: id, place: .builtIn(set)) : nil
    }

    private static func missingManifest(at path: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "set.no-manifest", "the folder is no set: it holds no template-set.xml",
            at: SourceLocation(path: path),
            fix: "add the manifest, or move what is no set elsewhere")
    }

    private static func invalidName(_ name: String, at path: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "set.invalid-name",
            "the folder '\(name)' is no set: its name can't be an id",
            at: SourceLocation(path: path),
            fix: "rename it to lower-case letters, digits and hyphens, a letter first")
    }
}
