/// `macro`, `endmacro` and `call`.
extension Tag {
    static let macroTags: [Tag] = [
        Tag(name: "macro", standsBeforeExtends: true) { $0.beginMacro($1) },
        Tag(name: "endmacro", standsBeforeExtends: true) { $0.endMacro($1) },
        Tag(name: "call") { $0.compileCall($1) },
    ]
}

extension TemplateCompiler {
    fileprivate mutating func beginMacro(_ call: TagCall) {
        needScope()
        var plan = MacroPlan(
            name: "", symbol: -1, parameters: [], body: -1, after: -1,
            offset: Int32(call.offset))
        if skipSpace(), let name = parseWord(), checkName(name) {
            plan.name = name.text
            plan.symbol = symbols.number(of: name.text)
            while skipSpace(), let parameter = parseWord(), checkName(parameter) {
                plan.parameters.append(symbols.number(of: parameter.text))
                _ = take(character: UInt8(ascii: ","))
            }
            _ = expectEnd()
        } else {
            report(
                call.offset, id: "template.syntax", "'macro' has no name",
                fix: "write {% macro name parameter … %}")
        }
        let number = Int32(program.macros.count)
        emit(.macro(plan: number))
        plan.body = here
        program.macros.append(plan)
        push(
            OpenBlock(
                kind: .macro(plan: number), tag: "macro", endTag: "endmacro", offset: call.offset))
    }

    fileprivate mutating func endMacro(_ call: TagCall) {
        guard expectEnd(), let block = pop(call), case .macro(let number) = block.kind else {
            return
        }
        emit(.end)
        program.macros[Int(number)].after = here
    }

    fileprivate mutating func compileCall(_ call: TagCall) {
        guard skipSpace(), let name = parseWord() else {
            return report(
                call.offset, id: "template.syntax", "'call' names no macro",
                fix: "write {% call name argument … %}")
        }
        var arguments: [Int32] = []
        while skipSpace() {
            guard let argument = parseTerm() else { return }
            arguments.append(argument)
            skipSpace()
            _ = take(character: UInt8(ascii: ","))
        }
        emit(.call(plan: Int32(program.calls.count)))
        program.calls.append(
            CallPlan(
                symbol: symbols.number(of: name.text), arguments: arguments,
                offset: Int32(name.offset)))
    }
}
