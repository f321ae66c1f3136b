/// `set` and `endset`.
extension Tag {
    static let assignmentTags: [Tag] = [
        Tag(name: "set", standsBeforeExtends: true) { $0.beginSet($1) },
        Tag(name: "endset", standsBeforeExtends: true) { $0.endSet($1) },
    ]
}

extension TemplateCompiler {
    /// `{% set name value %}` binds at once, `{% set name %}` what is printed up to `endset`.
    fileprivate mutating func beginSet(_ call: TagCall) {
        guard skipSpace(), let name = parseWord(), checkName(name) else {
            return report(
                call.offset, id: "template.syntax", "'set' names no variable",
                fix: "write {% set name value %} or {% set name %}…{% endset %}")
        }
        let symbol = symbols.number(of: name.text)
        guard skipSpace() else {
            push(
                OpenBlock(
                    kind: .set(symbol: symbol), tag: "set", endTag: "endset", offset: call.offset))
            emit(.capture)
            return
        }
        guard let value = parseExpression(), expectEnd() else { return }
        needScope()
        emit(.bind(symbol: symbol, value: value))
    }

    fileprivate mutating func endSet(_ call: TagCall) {
        guard expectEnd(), let block = pop(call), case .set(let symbol) = block.kind else {
            return
        }
        emit(.bindCapture(symbol: symbol))
    }
}
