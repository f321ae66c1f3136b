import TemplateLanguage

/// Which siblings' names end in the word that the new feature's ends in: what is called settings is written like other
/// settings, whatever stands beside them.
struct Kinship {
    private let isKin: [Bool]

    /// - Parameters:
    ///   - feature: the new feature's name; nil where there is none yet.
    ///   - siblings: the siblings' names.
    init(of feature: String?, among siblings: [String]) {
        let word = feature.flatMap { NameWords.split($0).last }
        let isKin = siblings.map { word != nil && NameWords.split($0).last == word }
        // A few of them may be called so by chance.
        self.isKin = isKin.count { $0 } < Self.need ? siblings.map { _ in false } : isKin
    }

    private static let need = 3

    /// Whether the sibling at a place is one of them; no sibling is where there are too few.
    subscript(place: Int) -> Bool { isKin[place] }
}
