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
}
