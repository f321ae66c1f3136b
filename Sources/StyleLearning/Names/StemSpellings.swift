import TemplateLanguage

/// Finds a feature's name in a text, in every spelling, and at the borders of words alone: `List` isn't found
/// in `Listen`, and `Edit` not in `Editor`.
struct StemSpellings: Sendable {
    /// The name.
    let stem: String
    private let spellings: [Spelling]
    private let firstBytes: [Bool]

    private struct Spelling: Sendable {
        var bytes: [UInt8]
        var forms: NameForms
    }

    /// Prepares the spellings of a name.
    init(_ stem: String) {
        self.stem = stem
        var forms: [String: NameForms] = [:]
        for (form, text) in NameForm.spellings(of: stem) {
            guard !text.isEmpty else { continue }
            // A form that changes nothing says nothing: `Settings` is its own plural.
            if forms[text] != nil, form.rawValue >= NameForm.plural.rawValue { continue }
            forms[text, default: []].insert(NameForms(form))
        }
        spellings = forms.map { Spelling(bytes: Array($0.key.utf8), forms: $0.value) }
            .sorted { ($1.bytes.count, $0.forms.rawValue) < ($0.bytes.count, $1.forms.rawValue) }
        var first = [Bool](repeating: false, count: 256)
        for spelling in spellings { first[Int(spelling.bytes[0])] = true }
        firstBytes = first
    }

    /// The text in pieces.
    func pieces(of text: String) -> [NamePiece] {
        var text = text
        return text.withUTF8 { bytes in
            var result: [NamePiece] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                // `ViewView`: what follows the name at once is a role's name that is the same word.
                let isRole = index == start && index > 0
                guard firstBytes[Int(bytes[index])], !isRole, let found = match(bytes, at: index)
                else {
                    index += 1
                    continue
                }
                if start < index {
                    result.append(.literal(String(decoding: bytes[start..<index], as: UTF8.self)))
                }
                result.append(.name(found.forms))
                index += found.bytes.count
                start = index
            }
            if start < bytes.count {
                result.append(.literal(String(decoding: bytes[start...], as: UTF8.self)))
            }
            return result
        }
    }

    /// Whether a name begins with the feature's, at a border of words.
    func begins(_ name: String) -> Bool {
        guard case .name(let forms)? = pieces(of: name).first else { return false }
        return forms.contains(NameForms(.plain))
    }

    private func match(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Spelling? {
        spellings.first { spelling in
            let end = index + spelling.bytes.count
            guard end <= bytes.count else { return false }
            for offset in spelling.bytes.indices
            where bytes[index + offset] != spelling.bytes[offset] {
                return false
            }
            return Self.beginsWord(bytes, at: index, spelling.bytes)
                && Self.endsWord(bytes, at: end, spelling.bytes)
        }
    }

    private static func beginsWord(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int, _ spelling: [UInt8]
    ) -> Bool {
        guard index > 0 else { return true }
        let before = bytes[index - 1]
        guard isUpper(spelling[0]) else { return !isLetterOrDigit(before) }
        let isAllCaps = spelling.count > 1 && !spelling.contains(where: isLower)
        if isAllCaps { return !isUpper(before) }
        // `MGLogin`: a capital before a small letter begins a word, whatever stands before it.
        return !isUpper(before) || spelling.count > 1 && isLower(spelling[1])
    }

    private static func endsWord(
        _ bytes: UnsafeBufferPointer<UInt8>, at end: Int, _ spelling: [UInt8]
    ) -> Bool {
        guard end < bytes.count else { return true }
        let after = bytes[end]
        if isLower(after) || isDigit(after) { return false }
        guard isUpper(after), let last = spelling.last, isUpper(last) else { return true }
        // `FxAView`: the capital that follows begins a word only before a small letter.
        return end + 1 < bytes.count && isLower(bytes[end + 1])
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || byte >= 0x80
    }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        isUpper(byte) || isLower(byte) || isDigit(byte)
    }
}
