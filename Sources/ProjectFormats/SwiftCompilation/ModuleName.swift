/// The name under which a target's code is imported.
public enum ModuleName {
    /// Text made into an identifier of C99 as Xcode and SwiftPM do it: every character that can't
    /// stand in one becomes `_`, and so does a digit in front.
    public static func identifier(from text: String) -> String {
        var result = ""
        for (place, scalar) in text.unicodeScalars.enumerated() {
            let isDigit = ("0"..."9").contains(scalar)
            let isWord = scalar == "_" || scalar.properties.isXIDContinue
            result.unicodeScalars.append(isWord && !(place == 0 && isDigit) ? scalar : "_")
        }
        return result
    }
}
