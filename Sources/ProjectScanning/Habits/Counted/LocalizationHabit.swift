extension CountedHabit {
    /// How user-facing text is localised: what at least a fifth of the screens do.
    ///
    /// Most screens hold little text of their own, so that a majority would be too much to ask.
    static let localization = CountedHabit(name: .localization, agreement: 0) { material in
        typealias Way = HabitFacts.Localization
        let screens = material.features.flatMap(\.files).filter(\.isScreen)
        let hasCatalog = material.listed.contains { $0.string.hasSuffix(".xcstrings") }
        func files(showing mention: SourceMentions) -> [SourceFile] {
            screens.filter { $0.outline.mentions.contains(mention) }
        }
        func isHabit(_ found: [SourceFile]) -> Bool { found.count * 5 >= max(1, screens.count) }
        let swiftGen = files(showing: .l10n)
        let modern = files(showing: .stringLocalized)
        let old = files(showing: .nsLocalizedString)
        let way: Way =
            isHabit(swiftGen)
            ? .swiftGen
            : hasCatalog
                ? .stringCatalog
                : isHabit(modern) && modern.count >= old.count
                    ? .stringLocalized : isHabit(old) ? .nsLocalizedString : .none
        var tally = HabitTally()
        let showing =
            switch way {
            case .swiftGen: swiftGen
            case .stringLocalized: modern
            case .nsLocalizedString: old
            case .stringCatalog, .none: screens
            }
        for file in showing { tally.add(way.rawValue, file.path) }
        return tally
    }
}
