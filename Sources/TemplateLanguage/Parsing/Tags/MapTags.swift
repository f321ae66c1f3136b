/// `map` and `endmap`: a loop whose bodies become the elements of a list.
extension Tag {
    static let mapTags: [Tag] = [
        Tag(name: "map", standsBeforeExtends: true) { $0.beginMap($1) },
        Tag(name: "endmap", standsBeforeExtends: true) { $0.endMap($1) },
    ]
}

extension TemplateCompiler {
    fileprivate mutating func beginMap(_ call: TagCall) {
        var block = OpenBlock(
            kind: .map(plan: -1, start: -1), tag: "map", endTag: "endmap", offset: call.offset)
        defer { push(block) }
        guard let plan = parseMap(call) else { return }
        needScope()
        let number = Int32(program.loops.count)
        program.loops.append(plan)
        emit(.map(plan: number, empty: -1))
        block.branch = program.code.count - 1
        block.kind = .map(plan: number, start: here)
    }

    private mutating func parseMap(_ call: TagCall) -> LoopPlan? {
        let form = "write {% map list into name using element %}"
        guard let list = parseTerm() else { return nil }
        guard take("into"), skipSpace(), let result = parseWord(), checkName(result) else {
            report(
                call.offset, id: "template.syntax", "'map' doesn't say what it maps into",
                fix: form)
            return nil
        }
        var variable: Int32 = -1
        if take("using") {
            guard skipSpace(), let name = parseWord(), checkName(name) else {
                report(
                    call.offset, id: "template.syntax", "'using' names no element", fix: form)
                return nil
            }
            variable = symbols.number(of: name.text)
        }
        guard expectEnd() else { return nil }
        return LoopPlan(
            list: list, variables: [variable], condition: -1,
            label: symbols.number(of: "maploop"), result: symbols.number(of: result.text),
            offset: Int32(call.offset))
    }

    fileprivate mutating func endMap(_ call: TagCall) {
        guard expectEnd(), var block = pop(call), case .map(let plan, let start) = block.kind
        else { return }
        closeScope(of: &block)
        emit(.nextMapped(plan: plan, body: start))
        if let branch = block.branch { setTarget(branch, here) }
    }
}
