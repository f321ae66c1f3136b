extension CountedHabit {
    /// How imports are sorted; files with fewer than three tell nothing.
    static let importOrder = CountedHabit(name: .importOrder) { material in
        var tally = HabitTally()
        for file in material.files {
            let groups = ImportGroups(file.outline.imports.filter { !$0.isTestable })
            guard groups.all.count >= 3 else { continue }
            tally.add(groups.order, file.path)
        }
        return tally
    }

    /// Where `@testable` imports stand.
    static let testableImports = CountedHabit(name: .testableImports) { material in
        var tally = HabitTally()
        for file in material.files {
            if let place = ImportGroups(file.outline.imports).testablePlace {
                tally.add(place.rawValue, file.path)
            }
        }
        return tally
    }
}

/// The imports of a file, in groups that empty lines part.
struct ImportGroups {
    let groups: [[FileOutline.Import]]

    init(_ imports: [FileOutline.Import]) {
        var groups: [[FileOutline.Import]] = []
        for entry in imports {
            if let last = groups.last?.last, entry.line == last.line + 1 {
                groups[groups.count - 1].append(entry)
            } else {
                groups.append([entry])
            }
        }
        self.groups = groups
    }

    var all: [FileOutline.Import] { groups.flatMap { $0 } }

    /// `sorted`, `sorted-groups`, `by-length` or `unsorted`.
    var order: String {
        if Self.isSorted(all) { return "sorted" }
        if groups.count > 1, groups.allSatisfy(Self.isSorted) { return "sorted-groups" }
        let lengths = all.map(\.module.count)
        return lengths == lengths.sorted() && lengths.first != lengths.last
            ? "by-length" : "unsorted"
    }

    /// Where the testable imports stand; nil where there are none, or no others.
    var testablePlace: TestableImports? {
        let all = all
        guard let first = all.firstIndex(where: \.isTestable) else { return nil }
        guard all.contains(where: { !$0.isTestable }) else { return nil }
        if all[first...].allSatisfy(\.isTestable) {
            return all[first].line > all[first - 1].line + 1 ? .lastApart : .last
        }
        return Self.isSorted(all) || first > 0 ? .sorted : .first
    }

    private static func isSorted(_ imports: [FileOutline.Import]) -> Bool {
        let names = imports.map { $0.module.lowercased() }
        return zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

extension FileOutline.Import {
    /// Whether the import carries `@testable`.
    var isTestable: Bool { attributes.contains("testable") }
}
