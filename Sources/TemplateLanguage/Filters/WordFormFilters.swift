/// Plural and singular of English type names. The last word of a name is changed, the rest stays.
extension Filter {
    static let wordFormFilters: [Filter] = [
        .text("pluralize") { EnglishNouns.changingLastWord(of: $0, EnglishNouns.plural) },
        .text("singularize") { EnglishNouns.changingLastWord(of: $0, EnglishNouns.singular) },
    ]
}

/// The forms of English nouns that type names use.
enum EnglishNouns {
    /// Nouns whose plural follows no rule, singular first.
    private static let irregular: [(String, String)] = [
        ("person", "people"), ("child", "children"), ("man", "men"), ("woman", "women"),
        ("mouse", "mice"), ("goose", "geese"), ("foot", "feet"), ("tooth", "teeth"),
        ("index", "indices"), ("vertex", "vertices"), ("matrix", "matrices"),
        ("criterion", "criteria"), ("datum", "data"), ("quiz", "quizzes"),
        ("leaf", "leaves"), ("shelf", "shelves"), ("half", "halves"), ("life", "lives"),
        ("knife", "knives"), ("wife", "wives"), ("self", "selves"), ("wolf", "wolves"),
        ("hero", "heroes"), ("potato", "potatoes"), ("tomato", "tomatoes"), ("echo", "echoes"),
        ("veto", "vetoes"), ("movie", "movies"), ("cookie", "cookies"), ("zombie", "zombies"),
        ("bus", "buses"), ("gas", "gases"), ("lens", "lenses"), ("canvas", "canvases"),
        ("alias", "aliases"), ("atlas", "atlases"), ("bias", "biases"), ("cache", "caches"),
        ("size", "sizes"), ("prize", "prizes"), ("house", "houses"), ("use", "uses"),
        ("cause", "causes"), ("pause", "pauses"), ("axe", "axes"), ("tie", "ties"), ("pie", "pies"),
    ]

    /// Nouns with one form, and those that type names use as plurals already.
    private static let unchanging: Set<String> = [
        "news", "series", "species", "information", "equipment", "media", "data", "metadata",
        "settings", "preferences", "credentials", "analytics", "content", "feedback", "music",
        "money", "fish", "sheep", "software", "hardware", "weather",
    ]

    private static let plurals = Dictionary(
        irregular, uniquingKeysWith: { first, _ in first })
    private static let singulars = Dictionary(
        irregular.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })

    /// `OrderHistory` by way of `History`, in the spelling of the word.
    static func changingLastWord(of name: String, _ change: (String) -> String) -> String {
        guard let word = NameWords.split(name).last, let range = name.lastRange(of: word) else {
            return name
        }
        return name[..<range.lowerBound] + change(word) + name[range.upperBound...]
    }

    static func plural(_ word: String) -> String {
        let lower = word.lowercased()
        if unchanging.contains(lower) || singulars[lower] != nil { return word }
        if let plural = plurals[lower] { return spelled(plural, like: word) }
        if word.last?.isUppercase == true { return word + "s" }
        if isPlural(lower) { return word }
        if lower.hasSuffix("sis") { return word.dropLast(2) + "es" }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
        if endsInConsonantAndY(lower) { return word.dropLast() + "ies" }
        return word + "s"
    }

    static func singular(_ word: String) -> String {
        let lower = word.lowercased()
        if lower != "data", let singular = singulars[lower] { return spelled(singular, like: word) }
        if unchanging.contains(lower) || plurals[lower] != nil { return word }
        guard isPlural(lower), word.last == "s" else { return word }
        if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + "y" }
        if lower.hasSuffix("yses") || lower.hasSuffix("eses") { return word.dropLast(2) + "is" }
        if lower.hasSuffix("ouses") { return String(word.dropLast()) }
        if ["sses", "xes", "ches", "shes", "zzes", "uses"].contains(where: lower.hasSuffix) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    /// Whether a word ends as plurals do.
    private static func isPlural(_ lower: String) -> Bool {
        lower.count > 2 && lower.hasSuffix("s")
            && !["ss", "us", "is"].contains(where: lower.hasSuffix)
    }

    private static func endsInConsonantAndY(_ lower: String) -> Bool {
        guard lower.hasSuffix("y"), let before = lower.dropLast().last else { return false }
        return !"aeiou".contains(before)
    }

    private static func spelled(_ form: String, like word: String) -> String {
        word.first?.isUppercase == true ? form.withUpperFirstLetter : form
    }
}

extension String {
    /// Where a word stands for the last time; it is known to be in the text.
    fileprivate func lastRange(of word: String) -> Range<String.Index>? {
        var end = endIndex
        while end > startIndex {
            if self[..<end].hasSuffix(word) {
                return index(end, offsetBy: -word.count)..<end
            }
            end = index(before: end)
        }
        return nil
    }
}
