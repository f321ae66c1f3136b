import FileTree

/// Finds the valid feature name that somebody probably meant.
enum NameSuggestion {
    /// The nearest name in upper camel case, or nil where the text holds nothing to make one of.
    ///
    /// Words are joined (`My-App` gives `MyApp`), a leading digit is spelt out (`2FA` gives `TwoFA`),
    /// and a name that Swift reserves gets `Feature` appended. Whether the result is valid is for the
    /// caller to check.
    static func nearestValid(to text: String) -> String? {
        var result = ""
        var startsWord = true
        // Only the last component of something like a path can have been meant as the name.
        let last = CanonicalComposition.compose(text).split(separator: "/").last ?? ""
        for character in last {
            if character.isLetter || (character.isNumber && character.isASCII) {
                result += startsWord ? character.uppercased() : String(character)
                startsWord = false
            } else if character == "_", !result.isEmpty {
                result.append(character)
                startsWord = false
            } else {
                startsWord = true
            }
        }
        if let first = result.first, let digit = first.wholeNumberValue, digit < digitWords.count {
            result = digitWords[digit] + result.dropFirst()
        }
        // The view's name gets its suffix by itself.
        while result.hasSuffix("View") { result.removeLast(4) }
        if FeatureName.reserved.contains(result) { result += "Feature" }
        result = String(result.prefix(FeatureName.maximumLength))
        return result.isEmpty ? nil : result
    }

    private static let digitWords = [
        "Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine",
    ]
}
