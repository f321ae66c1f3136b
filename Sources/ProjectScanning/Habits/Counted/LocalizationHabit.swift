import FileTree

extension CountedHabit {
    /// How user-facing text is localised: what at least a fifth of the screens do.
    ///
    /// Most screens hold little text of their own, so that a majority would be too much to ask. Where screens
    /// show nothing, a wrapper of the team's own around `NSLocalizedString` tells.
    static let localization = CountedHabit(name: .localization, agreement: 0) { material in
        typealias Way = HabitFacts.Localization
        let screens = material.features.flatMap(\.files).filter(\.isScreen)
        let tables = LocalizationTables(material.listed)
        func files(showing mention: SourceMentions) -> [SourceFile] {
            screens.filter { $0.outline.mentions.contains(mention) }
        }
        func isHabit(_ found: [SourceFile]) -> Bool { found.count * 5 >= max(1, screens.count) }
        let accessors = material.generatedAccessors
        let usual = files(showing: .l10n)
        // What is called otherwise shows in the files that are looked at closely.
        let looked = accessors.isEmpty ? [] : screens.filter { material.closeLooks[$0.path] != nil }
        let renamed = looked.filter { file in
            !(material.closeLooks[file.path]?.words.uses.types.isDisjoint(with: accessors) ?? true)
        }
        let isRenamed = !renamed.isEmpty && renamed.count * 5 >= looked.count
        let swiftGen = isRenamed ? renamed : usual
        let modern = files(showing: .stringLocalized)
        let old = files(showing: .nsLocalizedString)
        let wrappers = material.files.filter {
            !$0.facts.isTest && $0.outline.mentions.contains(.nsLocalizedString)
        }
        // SwiftUI takes plain literals for keys of the table.
        let isSwiftUI =
            screens.count { file in file.outline.imports.contains { $0.module == "SwiftUI" } } * 2
            > screens.count
        let way: Way =
            isRenamed || isHabit(usual)
            ? .swiftGen
            : tables.hasCatalog
                ? .stringCatalog
                : isHabit(modern) && modern.count >= old.count
                    ? .stringLocalized
                    : isHabit(old) || (tables.hasStrings && !wrappers.isEmpty && !isSwiftUI)
                        ? .nsLocalizedString : .none
        var tally = HabitTally()
        let showing =
            switch way {
            case .swiftGen: swiftGen
            case .stringLocalized: modern
            case .nsLocalizedString: old.isEmpty ? wrappers : old
            case .stringCatalog, .none: screens
            }
        for file in showing { tally.add(way.rawValue, file.path) }
        return tally
    }
}

/// The tables of strings that code looks texts up in; those of property lists and shortcuts serve the system.
private struct LocalizationTables {
    private static let ofSystem: Set<String> = ["InfoPlist", "AppShortcuts"]

    var hasCatalog = false
    var hasStrings = false

    init(_ listed: [RelativePath]) {
        for path in listed {
            let isCatalog = path.hasSuffix(".xcstrings")
            guard isCatalog || path.hasSuffix(".strings"), !Self.ofSystem.contains(path.stem)
            else { continue }
            if isCatalog { hasCatalog = true }
            if !isCatalog, path.string.contains(".lproj/") { hasStrings = true }
        }
    }
}
