import Diagnostics

/// `for`, `empty`, `endfor`, `break` and `continue`.
extension Tag {
    static let loopTags: [Tag] = [
        Tag(name: "for") { $0.beginLoop($1) },
        Tag(name: "empty") { $0.beginEmpty($1) },
        Tag(name: "endfor") { $0.endLoop($1) },
        Tag(name: "break") { $0.leaveLoop($1, isBreak: true) },
        Tag(name: "continue") { $0.leaveLoop($1, isBreak: false) },
    ]
}

extension TemplateCompiler {
    private static let loopForm = "write {% for name in list %} or {% for a, b in list where … %}"

    fileprivate mutating func beginLoop(_ call: TagCall) {
        var block = OpenBlock(
            kind: .loop(plan: -1, number: -1, start: -1), tag: "for", endTag: "endfor",
            offset: call.offset)
        block.firstExit = pendingExits.count
        defer { push(block) }
        guard let plan = parseLoop(call) else { return }
        let number = Int32(program.loops.count)
        program.loops.append(plan)
        emit(.loop(plan: number, empty: -1))
        block.branch = program.code.count - 1
        block.kind = .loop(plan: number, number: number, start: here)
    }

    private mutating func parseLoop(_ call: TagCall) -> LoopPlan? {
        var variables: [Int32] = []
        repeat {
            skipSpace()
            guard !isNext("in"), let name = parseWord(), checkName(name) else {
                if diagnostics.last?.fix != Self.loopForm, diagnostics.isEmpty || !isLastHere(call)
                {
                    report(
                        call.offset, id: "template.syntax", "'for' has no loop variable",
                        fix: Self.loopForm)
                }
                return nil
            }
            variables.append(name.text == "_" ? -1 : symbols.number(of: name.text))
            skipSpace()
        } while take(character: UInt8(ascii: ","))
        guard take("in") else {
            report(
                position, id: "template.syntax", "'for' has no 'in' after its variables",
                fix: Self.loopForm)
            return nil
        }
        guard let list = parseTerm() else { return nil }
        var condition: Int32 = -1
        if take("where") {
            guard let node = parseExpression() else { return nil }
            condition = node
        }
        guard expectEnd() else { return nil }
        return LoopPlan(
            list: list, variables: variables, condition: condition,
            label: call.label.map { symbols.number(of: $0) } ?? -1, result: -1,
            offset: Int32(call.offset))
    }

    /// Whether the last error is of this tag.
    private func isLastHere(_ call: TagCall) -> Bool {
        guard let line = diagnostics.last?.location?.line else { return false }
        return line == program.location(call.offset).line
    }

    /// Reports names that can't be variables.
    mutating func checkName(_ name: Word) -> Bool {
        if name.text.utf8.contains(where: { $0 == 0x2E || $0 == 0x5B || $0 == 0x5D }) {
            report(
                name.offset, id: "template.syntax",
                "'\(name.text)' can't be the name of a variable",
                fix: "use letters, digits and '_'")
            return false
        }
        return true
    }

    fileprivate mutating func beginEmpty(_ call: TagCall) {
        guard expectEnd() else { return }
        guard var block = open.last, case .loop = block.kind, !block.isInLastPart else {
            return report(
                call.offset, id: "template.unexpected-tag", "'empty' stands outside 'for'",
                fix: "open {% for … %} before it")
        }
        open.removeLast()
        finishBody(of: &block)
        block.isInLastPart = true
        open.append(block)
    }

    fileprivate mutating func endLoop(_ call: TagCall) {
        guard expectEnd(), var block = pop(call) else { return }
        if block.isInLastPart {
            closeScope(of: &block)
        } else {
            finishBody(of: &block)
        }
        for jump in block.jumps { setTarget(jump, here) }
    }

    /// Ends the repeated part; what follows is run where there were no items.
    private mutating func finishBody(of block: inout OpenBlock) {
        closeScope(of: &block)
        guard case .loop(_, let number, let start) = block.kind, number >= 0 else { return }
        setExits(
            of: number, since: block.firstExit, breaksTo: here + 1, continuesAt: here)
        emit(.next(body: start))
        emit(.endLoop)
        emit(.jump(-1))
        block.jumps.append(program.code.count - 1)
        if let branch = block.branch { setTarget(branch, here) }
    }

    private mutating func setExits(
        of loop: Int32, since first: Int, breaksTo: Int32, continuesAt: Int32
    ) {
        var others: [LoopExit] = []
        for var exit in pendingExits[first...] {
            if exit.loop == loop {
                exit.target = exit.isBreak ? breaksTo : continuesAt
                loopExits.append(exit)
            } else {
                others.append(exit)
            }
        }
        pendingExits.replaceSubrange(first..., with: others)
    }

    fileprivate mutating func leaveLoop(_ call: TagCall, isBreak: Bool) {
        var label: Word?
        if skipSpace() {
            label = parseWord()
            guard expectEnd() else { return }
        }
        let symbol = label.map { symbols.number(of: $0.text) }
        var cleanup: [Instruction] = []
        for block in open.reversed() {
            if block.isCalled { break }
            if block.hasScope { cleanup.append(.endScope) }
            switch block.kind {
            case .filter(let value): cleanup.append(.filterCapture(value: value))
            case .set(let symbol): cleanup.append(.bindCapture(symbol: symbol))
            case .loop(let plan, let number, _) where !block.isInLastPart:
                guard plan >= 0 else { return }
                if symbol == nil || program.loops[Int(plan)].label == symbol {
                    emit(.jump(-1))
                    pendingExits.append(
                        LoopExit(
                            loop: number, jump: program.code.count - 1, cleanup: cleanup,
                            isBreak: isBreak))
                    return
                }
                cleanup.append(.endLoop)
            case .map:
                return report(
                    call.offset, id: "template.unexpected-tag",
                    "'\(call.name)' can't leave a 'map'")
            default: break
            }
        }
        report(
            call.offset, id: "template.unexpected-tag",
            label.map { "no loop around '\(call.name)' has the label '\($0.text)'" }
                ?? "'\(call.name)' stands outside a loop",
            fix: label.map { "label the loop: {% \($0.text): for … %}" })
    }
}
