extension StringProtocol {
    /// The letters and digits of a folder's name, which are what it shares with the names of files in it.
    var lettersAndDigits: String { String(filter { $0.isLetter || $0.isNumber }) }

    /// The same in small letters: names that differ in case and signs alone are one.
    var folded: String { lettersAndDigits.lowercased() }
}
