import Diagnostics

/// Tags that bring templates together: `include`, `import`, `extends`, `block` and `endblock`.
extension Tag {
    static let compositionTags: [Tag] = [
        Tag(name: "include") { $0.compileInclude($1) },
        Tag(name: "import", standsBeforeExtends: true) { $0.compileImport($1) },
        Tag(name: "extends", standsBeforeExtends: true) { $0.compileExtends($1) },
        Tag(name: "block") { $0.beginBlock($1) },
        Tag(name: "endblock") { $0.endBlock($1) },
    ]
}

extension TemplateCompiler {
    private mutating func parseTemplateName(_ call: TagCall, takesContext: Bool) -> IncludePlan? {
        guard skipSpace() else {
            report(
                call.offset, id: "template.syntax", "'\(call.name)' names no template",
                fix: "write {% \(call.name) \"name\" %}")
            return nil
        }
        let start = position
        guard let name = parseTerm() else { return nil }
        var context: Int32 = -1
        if takesContext, skipSpace() {
            guard let node = parseTerm() else { return nil }
            context = node
        }
        guard expectEnd() else { return nil }
        return IncludePlan(name: name, program: -1, context: context, offset: Int32(start))
    }

    fileprivate mutating func compileInclude(_ call: TagCall) {
        guard let plan = parseTemplateName(call, takesContext: true) else { return }
        emit(.include(plan: Int32(program.includes.count)))
        program.includes.append(plan)
    }

    fileprivate mutating func compileImport(_ call: TagCall) {
        guard let plan = parseTemplateName(call, takesContext: false) else { return }
        needScope()
        emit(.importing(plan: Int32(program.includes.count)))
        program.includes.append(plan)
    }

    fileprivate mutating func compileExtends(_ call: TagCall) {
        guard let plan = parseTemplateName(call, takesContext: false) else { return }
        if program.parent != nil {
            report(
                call.offset, id: "template.unexpected-tag", "a template extends only one other")
        } else if hasContent || !open.isEmpty {
            report(
                call.offset, id: "template.unexpected-tag",
                "'extends' comes after text or tags that print",
                fix: "make it the first tag of the template")
        }
        program.parent = plan
        // What follows is only looked through for blocks.
        emit(.end)
    }

    fileprivate mutating func beginBlock(_ call: TagCall) {
        var symbol: Int32 = -1
        if skipSpace(), let name = parseWord(), checkName(name) {
            symbol = symbols.number(of: name.text)
            _ = expectEnd()
            if !blockSymbols.insert(symbol).inserted, environment.isStrict {
                report(
                    name.offset, id: "template.duplicate-block",
                    "there is already a block '\(name.text)'",
                    fix: "print it again with {{ block.\(name.text) }}")
            }
        } else {
            report(
                call.offset, id: "template.syntax", "'block' has no name",
                fix: "write {% block name %}")
        }
        let number = Int32(program.blocks.count)
        emit(.block(plan: number))
        program.blocks.append(
            BlockPlan(symbol: symbol, body: here, after: -1, offset: Int32(call.offset)))
        push(
            OpenBlock(
                kind: .block(plan: number), tag: "block", endTag: "endblock", offset: call.offset))
    }

    fileprivate mutating func endBlock(_ call: TagCall) {
        if skipSpace() { _ = parseWord() }
        guard expectEnd(), let block = pop(call), case .block(let number) = block.kind else {
            return
        }
        emit(.end)
        program.blocks[Int(number)].after = here
    }
}
