import SwiftSyntax

/// A construct at which a line can be broken.
struct BreakRule: Sendable {
    /// The break that a node offers, or nil where it offers none on that line.
    let find: @Sendable (Syntax, SourceLine) -> LineBreak?

    /// Every rule; which one is taken depends on the place of the construct, not on this order.
    static let all: [BreakRule] = [
        .arguments, .macroArguments, .attributeArguments, .parameters, .collection, .braces,
        .inheritance, .returnArrow, .caseBody, .initialValue, .optionalBinding,
        .binaryOperator,
    ]

    /// Breaks behind an opening delimiter, behind each comma and before the closing delimiter.
    /// - Parameters:
    ///   - open: the opening delimiter.
    ///   - elements: what stands between, each with its comma.
    ///   - close: the closing delimiter.
    ///   - trailingComma: whether the last element gets a comma.
    static func spread(
        open: TokenSyntax, elements: [Syntax], close: TokenSyntax, line: SourceLine,
        trailingComma: Bool = false
    ) -> LineBreak? {
        guard !elements.isEmpty, line.range.contains(open.start), line.holds(close),
            line.fits(upTo: open.end)
        else { return nil }
        var ends = [open.end]
        ends += elements.map(\.end)
        var replacements: [LineBreak.Replacement] = []
        for (index, element) in elements.enumerated() {
            replacements.append(
                .init(range: ends[index]..<element.start, text: "\n" + line.deeperBlanks))
        }
        let last = elements[elements.count - 1].end
        replacements.append(
            .init(
                range: last..<close.start,
                text: (trailingComma ? "," : "") + "\n" + line.blanks))
        return LineBreak(
            order: .init(place: open.start, preference: 1), replacements: replacements)
    }
}
