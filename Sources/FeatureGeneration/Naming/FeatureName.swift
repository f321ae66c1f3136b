import Diagnostics
import FileTree

/// The name of a feature: an upper-case letter, then letters, digits or `_`, at most 100 characters.
///
/// The name is in Unicode's composed form (NFC), so that one name has one spelling on every file
/// system. Names that Swift reserves for types are refused. A trailing `View` is dropped, since the
/// view's file gets it appended (seed document, procedure step 2).
public struct FeatureName: Sendable, Hashable, CustomStringConvertible {
    /// The name as text.
    public let description: String

    /// The longest name, in characters.
    public static let maximumLength = 100

    /// Names that Swift keeps for itself in some position of a type's name.
    static let reserved: Set<String> = ["Any", "Self", "Type", "Protocol"]

    /// Reads a name as a user typed it.
    /// - Parameter text: the name.
    /// - Returns: the name and what a user should be told about it, such as a dropped suffix.
    /// - Throws: `Failure` with exit code 64 and the nearest valid spelling where there is one.
    public static func parse(
        _ text: String
    ) throws(Failure) -> (name: FeatureName, remarks: [Diagnostic]) {
        let composed = CanonicalComposition.compose(text)
        if let reason = refusal(of: composed) { throw refused(text, because: reason) }
        guard composed.hasSuffix("View"), composed.count > 4 else {
            return (FeatureName(unchecked: composed), [])
        }
        let stem = String(composed.dropLast(4))
        if let reason = refusal(of: stem) { throw refused(text, because: reason) }
        let remark = Diagnostic(
            .note, id: "name.view-suffix",
            "the feature is called '\(stem)': the view's name gets 'View' appended")
        return (FeatureName(unchecked: stem), [remark])
    }

    private init(unchecked text: String) { description = text }

    /// Why a text isn't a name, or nil where it is one.
    private static func refusal(of text: String) -> String? {
        guard let first = text.unicodeScalars.first else { return "a name can't be empty" }
        if text.count > maximumLength {
            return "a name has at most \(maximumLength) characters, and this one has \(text.count)"
        }
        if text == "View" { return "'View' alone names no feature" }
        if reserved.contains(text) { return "Swift keeps '\(text)' for itself" }
        if let wrong = text.unicodeScalars.first(where: { !isNameScalar($0) }) {
            return "a name holds letters, digits and '_' only, not \(describe(wrong))"
        }
        if first.properties.generalCategory != .uppercaseLetter {
            return "a name begins with an upper-case letter"
        }
        return nil
    }

    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar == "_" { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return true
        case .decimalNumber: return scalar.isASCII
        // What stays a mark of its own in NFC still belongs to the letter before it.
        case .nonspacingMark, .spacingMark: return true
        default: return false
        }
    }

    private static func describe(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
            .paragraphSeparator:
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        case .spaceSeparator: return "a space"
        default: return "'\(scalar)'"
        }
    }

    private static func refused(_ text: String, because reason: String) -> Failure {
        let suggestion = NameSuggestion.nearestValid(to: text).flatMap { candidate in
            refusal(of: candidate) == nil ? candidate : nil
        }
        return Failure(
            .usage, id: "name.refused",
            "'\(printable(text))' can't be a feature's name: \(reason)",
            fix: suggestion.map { "use '\($0)'" }
                ?? "use a name such as 'Profile' or 'OrderHistory'")
    }

    /// The text without what would disturb a terminal.
    private static func printable(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(120) {
            let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
            result.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(result)
    }
}
