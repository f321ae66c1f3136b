import TemplateLanguage

/// The word that the names of modules share: `Feature` of `FeatureCart` and `FeatureOrders`, or of `CartFeature`.
struct ModuleAffix: Hashable {
    /// The word in small letters.
    let word: String
    /// Whether it stands before the rest.
    let isPrefix: Bool

    /// The word that more than half of some modules' names share; nil where there is none. An empty name has no say.
    init?(_ names: [String]) {
        let words = names.map(NameWords.split).filter { !$0.isEmpty }
        var counts: [ModuleAffix: Int] = [:]
        for name in words where name.count > 1 {
            counts[ModuleAffix(word: name[0].lowercased(), isPrefix: true), default: 0] += 1
            counts[
                ModuleAffix(word: name[name.count - 1].lowercased(), isPrefix: false), default: 0] +=
                1
        }
        let best = counts.max { left, right in
            (left.value, right.key.word) < (right.value, left.key.word)
        }
        guard let best, best.value > 1, best.value * 2 > words.count else { return nil }
        self = best.key
    }

    private init(word: String, isPrefix: Bool) {
        self.word = word
        self.isPrefix = isPrefix
    }

    /// What a module's name has beside the word, as a type would be called; nil where it hasn't got the word.
    func rest(of name: String) -> String? {
        let words = NameWords.split(name)
        let own = isPrefix ? words.first : words.last
        guard words.count > 1, own?.lowercased() == word else { return nil }
        return Self.joined(isPrefix ? words.dropFirst() : words.dropLast())
    }

    /// A folder's name as a type would be called: `FeatureCart` for `feature-cart`.
    static func identifier(_ name: String) -> String { joined(NameWords.split(name)[...]) }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
