import TemplateLanguage

/// A feature's name in the forms in which code holds it, and the same forms of the new name.
struct FeatureNameForms: Sendable {
    /// How a form looks, which says what may stand around it.
    enum Style: Sendable {
        /// `OrderHistory`, anywhere in an identifier.
        case upperCamel
        /// `orderHistory`, at the beginning of an identifier or behind `_`.
        case lowerCamel
        /// `order_history`, `ORDER_HISTORY`: between `_`.
        case joined
        /// `Order History`, `order-history`: words of a text.
        case words
    }

    /// A form of the old name and of the new one.
    struct Form: Sendable {
        var old: String
        var new: String
        var style: Style
    }

    /// The forms, the longest first.
    let forms: [Form]
    /// The name as a title: its words, as they stand in it.
    let title: Form

    init(old: String, new: String) {
        var forms = [
            Form(old: old, new: new, style: .upperCamel),
            Form(
                old: Self.lowerCamel(old), new: Self.lowerCamel(new), style: .lowerCamel),
        ]
        let (oldWords, newWords) = (NameWords.split(old), NameWords.split(new))
        func joined(_ separator: String, _ change: (String) -> String, _ style: Style) {
            let form = Form(
                old: oldWords.map(change).joined(separator: separator),
                new: newWords.map(change).joined(separator: separator), style: style)
            if !forms.contains(where: { $0.old == form.old }) { forms.append(form) }
        }
        joined("_", { $0.lowercased() }, .joined)
        joined("_", { $0.uppercased() }, .joined)
        joined("-", { $0.lowercased() }, .words)
        joined(" ", { $0 }, .words)
        joined(" ", { $0.lowercased() }, .words)
        title = Form(
            old: oldWords.joined(separator: " "), new: newWords.joined(separator: " "),
            style: .words)
        self.forms = forms.sorted { $0.old.count > $1.old.count }
    }

    /// The name as a property or a case has it: the first word in lower case.
    static func lowerCamel(_ name: String) -> String {
        var words = NameWords.split(name)
        guard !words.isEmpty else { return name }
        let head = words.removeFirst().lowercased()
        return head + name.dropFirst(head.count)
    }

    /// A name with the new name in the place of the old one.
    func spelled(_ name: String) -> String {
        let characters = Array(name)
        var result = ""
        var index = 0
        while index < characters.count {
            if let form = forms.first(where: { fits($0, characters, index) }) {
                result += form.new
                index += form.old.count
            } else {
                result.append(characters[index])
                index += 1
            }
        }
        return result
    }

    /// Whether a name holds the old one.
    func areHeld(in name: String) -> Bool {
        let characters = Array(name)
        return characters.indices.contains { index in
            forms.contains { fits($0, characters, index) }
        }
    }

    /// Whether a form begins at a place of a name, and not within another word.
    private func fits(
        _ form: Form, _ characters: [Character], _ index: Int
    ) -> Bool {
        guard form.style != .words else { return false }
        let old = Array(form.old)
        let end = index + old.count
        guard end <= characters.count, characters[index..<end].elementsEqual(old) else {
            return false
        }
        let before = index == 0 ? nil : characters[index - 1]
        let after = end == characters.count ? nil : characters[end]
        switch form.style {
        case .upperCamel:
            // An acronym isn't the end of a longer one.
            let isAcronym = old.count > 1 && old[1].isUppercase
            if isAcronym, before?.isUppercase == true { return false }
            if old.count > 1, old.allSatisfy(\.isUppercase), after?.isUppercase == true {
                return false
            }
            return after?.isLowercase != true
        case .lowerCamel:
            return (before == nil || before == "_") && after?.isLowercase != true
        case .joined:
            return (before == nil || before == "_")
                && (after == nil || after == "_" || after?.isNumber == true)
        case .words: return false
        }
    }
}
