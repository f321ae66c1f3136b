extension StringProtocol {
    /// The letters and digits of a folder's name, which are what it shares with the names of files in it.
    var lettersAndDigits: String { String(filter { $0.isLetter || $0.isNumber }) }
}
