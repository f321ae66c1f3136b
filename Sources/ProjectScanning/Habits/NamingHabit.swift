/// Finds how a team names the types of each role.
struct NamingHabit {
    let types: TypeTable

    /// The share of the features that must agree, 0 to 1.
    static let agreement = 0.6

    /// Endings of files that hold several types, and of namespaces: no type of a role is named so.
    private static let collectiveEndings: Set<String> = ["Models", "Entities", "UseCases"]

    /// Counts of what stands before and behind a feature's name, by role.
    private struct Counts {
        var byRole: [String: [String: Int]] = [:]

        mutating func add(_ text: String, role: String) {
            byRole[role, default: [:]][text, default: 0] += 1
        }

        /// How many were counted for a role.
        func total(_ role: String) -> Int { byRole[role]?.values.reduce(0, +) ?? 0 }

        /// Whether enough agree on what stands before or behind a role's names.
        func settles(_ role: String) -> Bool {
            let most = byRole[role]?.values.max() ?? 0
            return most > 0 && Double(most) >= NamingHabit.agreement * Double(total(role))
        }

        /// What most agree on, by role.
        func settled() -> [String: HabitReading] {
            byRole.mapValues { counts in
                let total = counts.values.reduce(0, +)
                guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
                    return HabitReading(.none)
                }
                let share = Double(best.value) / Double(total)
                return HabitReading(
                    share >= NamingHabit.agreement ? .text(best.key) : .none,
                    confidence: HabitTally.confidence(share: share, of: total), counts: counts)
            }
        }
    }

    /// Suffixes and prefixes by role, as most features have them.
    func find(
        _ features: [FoundFeature], tests: [SourceFile]
    ) -> (
        suffixes: [String: String], prefixes: [String: String], readings: [String: HabitReading]
    ) {
        var suffixes = Counts()
        var prefixes = Counts()
        var fileSuffixes = Counts()
        for feature in features {
            let driven = feature.drivenStems
            let stems = Set(feature.files.filter(\.isScreen).map(\.stem)).union([feature.name])
            var seen: Set<String> = []
            for file in feature.files {
                let isPartOfScreen =
                    file.role == "view" && isPart(file.base, stem: file.stem, driven)
                if file.role != "other", stems.contains(file.stem), file.base != file.stem,
                    !isPartOfScreen
                {
                    let ending = String(file.base.dropFirst(file.stem.count))
                    if !Self.collectiveEndings.contains(ending) {
                        fileSuffixes.add(ending, role: file.role)
                    }
                }
                for declaration in file.outline.declarations
                where declaration.depth == 0 && declaration.kind != "extension"
                    && declaration.kind != "typealias" && declaration.kind != "macro"
                {
                    guard let read = suffix(of: declaration, stems: stems) else { continue }
                    let stem = String(declaration.name.dropLast(read.suffix.count))
                    if read.role == "view", isPart(declaration.name, stem: stem, driven) {
                        continue
                    }
                    // A feature counts once for each role and ending.
                    if seen.insert("\(read.role) \(read.suffix)").inserted {
                        suffixes.add(read.suffix, role: read.role)
                    }
                }
            }
        }
        for test in tests { add(test, &suffixes, &prefixes) }
        // Types nested in a namespace bear short names; then the files' names tell.
        for (role, counts) in fileSuffixes.byRole
        where fileSuffixes.total(role) > suffixes.total(role) * (suffixes.settles(role) ? 5 : 2) {
            suffixes.byRole[role] = counts
        }
        let behind = suffixes.settled()
        let before = prefixes.settled().filter { !($0.value.text ?? "").isEmpty }
        var readings: [String: HabitReading] = [:]
        for (role, reading) in behind { readings["suffix.\(role)"] = reading }
        for (role, reading) in before { readings["prefix.\(role)"] = reading }
        return (behind.compactMapValues(\.text), before.compactMapValues(\.text), readings)
    }

    /// Whether a view is a part of a screen: where something drives a feature's screens, other views are.
    private func isPart(_ name: String, stem: String, _ driven: Set<String>) -> Bool {
        !driven.isEmpty && !driven.contains(stem) && !driven.contains(name)
    }

    private func suffix(
        of declaration: FileOutline.Declaration, stems: Set<String>
    ) -> (role: String, suffix: String)? {
        let name = declaration.name
        let stem = stems.filter { name.hasPrefix($0) }.max { $0.count < $1.count }
        guard let stem else { return nil }
        let suffix = String(name.dropFirst(stem.count))
        let named = RoleTable.entry(of: name)
        guard suffix.isEmpty || named?.suffix == suffix else { return nil }
        if types.isSwiftUIView(declaration) {
            return suffix.isEmpty || named?.role == "view" ? ("view", suffix) : nil
        }
        if declaration.kind == "class",
            types.isObservable(declaration) || types.isObservableObject(declaration)
        {
            let drives = ["view-model", "model", "presenter", "store"]
            return drives.contains(named?.role ?? "") ? ("view-model", suffix) : nil
        }
        guard let role = named?.role, !suffix.isEmpty, !Self.collectiveEndings.contains(suffix)
        else { return nil }
        if role == "view" || role == "test" || role == "mock" { return nil }
        if role == "repository", declaration.kind == "protocol" {
            return ("repository-protocol", suffix)
        }
        return (role, suffix)
    }

    private func add(_ test: SourceFile, _ suffixes: inout Counts, _ prefixes: inout Counts) {
        switch test.role {
        case "test":
            if let ending = RoleTable.entry(of: test.base)?.suffix {
                suffixes.add(ending, role: "test")
            }
        case "mock":
            if let prefix = RoleTable.mockPrefixes.first(where: test.base.hasPrefix) {
                prefixes.add(prefix, role: "mock")
            } else if let ending = RoleTable.entry(of: test.base)?.suffix {
                suffixes.add(ending, role: "mock")
                prefixes.add("", role: "mock")
            }
        default:
            break
        }
    }
}
