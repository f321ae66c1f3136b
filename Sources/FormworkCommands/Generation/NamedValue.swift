import Diagnostics

/// A value given as `name=value`.
enum NamedValue {
    /// The values by name.
    /// - Throws: `Failure` with the exit code `usage` where a text has no `=`, or a name comes twice.
    static func dictionary(_ texts: [String]) throws(Failure) -> [String: String] {
        var values: [String: String] = [:]
        for text in texts {
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
                throw Failure(
                    .usage, id: "usage.malformed-value", "'--value' doesn't take '\(text)'",
                    fix: "write --value <name>=<value>")
            }
            let name = String(text[..<equals])
            guard values[name] == nil else {
                throw Failure(
                    .usage, id: "usage.repeated-option",
                    "'--value' was given more than once for '\(name)'", fix: "give '\(name)' once")
            }
            values[name] = String(text[text.index(after: equals)...])
        }
        return values
    }
}
