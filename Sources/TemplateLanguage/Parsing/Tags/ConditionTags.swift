/// `if`, `ifnot`, `elif`, `else` and `endif`.
extension Tag {
    static let conditionTags: [Tag] = [
        Tag(name: "if") { $0.beginCondition($1, isNegated: false) },
        Tag(name: "ifnot") { $0.beginCondition($1, isNegated: true) },
        Tag(name: "elif") { $0.continueCondition($1, hasCondition: true) },
        Tag(name: "else") { $0.continueCondition($1, hasCondition: false) },
        Tag(name: "endif") { $0.endCondition($1) },
    ]
}

extension TemplateCompiler {
    fileprivate mutating func beginCondition(_ call: TagCall, isNegated: Bool) {
        var block = OpenBlock(
            kind: .condition, tag: call.name, endTag: "endif", offset: call.offset)
        block.branch = compileBranch(isNegated: isNegated)
        push(block)
    }

    private mutating func compileBranch(isNegated: Bool) -> Int? {
        let start = position
        guard var condition = parseExpression(), expectEnd() else { return nil }
        if isNegated { condition = addNode(.not(condition), at: start) }
        emit(.branch(condition: condition, otherwise: -1))
        return program.code.count - 1
    }

    fileprivate mutating func continueCondition(_ call: TagCall, hasCondition: Bool) {
        guard var block = open.last, case .condition = block.kind else {
            report(
                call.offset, id: "template.unexpected-tag", "'\(call.name)' stands outside 'if'",
                fix: open.last?.endTag == "endfor" && !hasCondition
                    ? "a loop without items has {% empty %}" : "open {% if … %} before it")
            return
        }
        guard !block.isInLastPart else {
            return report(
                call.offset, id: "template.unexpected-tag",
                "'\(call.name)' comes after the 'else' of this 'if'")
        }
        open.removeLast()
        closeScope(of: &block)
        emit(.jump(-1))
        block.jumps.append(program.code.count - 1)
        if let branch = block.branch { setTarget(branch, here) }
        block.branch = nil
        if hasCondition {
            block.branch = compileBranch(isNegated: false)
        } else {
            block.isInLastPart = true
            _ = expectEnd()
        }
        open.append(block)
    }

    fileprivate mutating func endCondition(_ call: TagCall) {
        guard expectEnd(), var block = pop(call) else { return }
        closeScope(of: &block)
        if let branch = block.branch { setTarget(branch, here) }
        for jump in block.jumps { setTarget(jump, here) }
    }
}
