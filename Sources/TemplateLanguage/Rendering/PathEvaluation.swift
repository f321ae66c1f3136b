import Diagnostics

/// Looking up paths, and saying what is wrong with them.
extension Renderer {
    mutating func path(
        _ symbol: Int32, _ first: Int, _ count: Int, _ program: Program, _ node: Int32,
        _ isTolerant: Bool
    ) throws -> Operand {
        // The usual path, one name in a dictionary, without copies on the way.
        if count == 1, case .name(let name) = program.members[first],
            case .value(.dictionary(let members)) = slots[Int(symbol)], let value = members[name]
        {
            return .value(value)
        }
        var operand = slots[Int(symbol)]
        if case .undefined = operand {
            operand = try undefinedVariable(symbol, program, node, isTolerant)
        }
        for index in first..<(first + count) {
            var member = program.members[index]
            if case .computed(let expression) = member {
                member = try computed(expression, program)
            }
            let value: TemplateValue
            switch operand {
            case .value(let found): value = found
            case .undefined: return .undefined
            default: value = try self.value(of: operand, program, node)
            }
            // Counting characters takes as long as the text is.
            if case .string(let text) = value { steps += text.utf8.count >> 4 }
            guard let found = value.member(member) else {
                return try undefinedMember(member, of: value, index, program, isTolerant)
            }
            operand = .value(found)
        }
        return operand
    }

    private mutating func computed(_ node: Int32, _ program: Program) throws -> PathMember {
        let value = try evaluate(node, program).plain
        guard value != .null else {
            throw failure(
                program, program.offsets[Int(node)], id: "template.undefined-variable",
                "the subscript has no value",
                fix: "ask for it first: {% if … %}")
        }
        if case .integer(let number) = value { return .index(number, name: String(number)) }
        return .name(value.text)
    }

    // MARK: - What isn't there

    mutating func undefinedVariable(
        _ symbol: Int32, _ program: Program, _ node: Int32, _ isTolerant: Bool
    ) throws -> Operand {
        let name = library.symbols.names[Int(symbol)]
        if name == "forloop", let loop = loops.last { return .value(loop.members) }
        guard isStrict, !isTolerant else { return .undefined }
        var names = Set(context.keys)
        for (index, operand) in slots.enumerated() {
            if case .value = operand { names.insert(library.symbols.names[index]) }
        }
        throw failure(
            program, program.offsets[Int(node)], id: "template.undefined-variable",
            "there is no variable '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: names))
    }

    private func undefinedMember(
        _ member: PathMember, of value: TemplateValue, _ index: Int, _ program: Program,
        _ isTolerant: Bool
    ) throws -> Operand {
        guard isStrict, !isTolerant else { return .undefined }
        let offset = program.memberOffsets[index]
        var name = ""
        switch member {
        case .name(let text), .index(_, let text): name = text
        case .computed: break
        }
        var message = "\(value.kind) has no member '\(name)'"
        var candidates: [String] = []
        switch (value, member) {
        case (.dictionary(let members), _):
            message = "there is no member '\(name)'"
            candidates = members.keys.sorted()
        case (.array(let elements), .index):
            message = "there is no element \(name) in a list of \(elements.count)"
        case (.array, _), (.string, _): candidates = ["count", "first", "last"]
        default: break
        }
        throw failure(
            program, offset, id: "template.undefined-member", message,
            fix: SpellingSuggestion.question(for: name, in: candidates))
    }

    mutating func loopMember(
        _ member: LoopMember, _ label: Int32, _ program: Program, _ node: Int32,
        _ isTolerant: Bool
    ) throws -> Operand {
        if label < 0, let last = loops.indices.last, loops[last].plan.result < 0 {
            return .value(loops[last].value(of: member))
        }
        let frame =
            label < 0
            ? loops.last { $0.plan.result < 0 }
            : loops.last { $0.plan.label == label && $0.plan.result < 0 }
        if let frame { return .value(frame.value(of: member)) }
        guard isStrict, !isTolerant else { return .undefined }
        throw failure(
            program, program.offsets[Int(node)], id: "template.undefined-variable",
            label < 0
                ? "'forloop' is known only inside a loop"
                : "no loop around has the label '\(library.symbols.names[Int(label)])'")
    }

    mutating func blockText(
        _ symbol: Int32, _ program: Program, _ node: Int32, _ isTolerant: Bool
    ) throws -> Operand {
        if let text = blockTexts[symbol] { return .value(.string(text)) }
        let name = library.symbols.names[Int(symbol)]
        if let block = library.symbols.known("block"), case .value(let value) = slots[Int(block)],
            let member = value.member(.name(name))
        {
            return .value(member)
        }
        if case .dictionary(let members)? = context["block"], let member = members[name] {
            return .value(member)
        }
        guard isStrict, !isTolerant else { return .undefined }
        throw failure(
            program, program.offsets[Int(node)], id: "template.undefined-variable",
            "no block '\(name)' was printed before this place")
    }
}

extension TemplateValue {
    /// A member of the value by Stencil's rules, or nil where it has none of that name.
    func member(_ member: PathMember) -> TemplateValue? {
        switch (self, member) {
        case (.dictionary(let members), .name(let name)),
            (.dictionary(let members), .index(_, let name)):
            if let value = members[name] { return value }
            return name == "count" ? .integer(members.count) : nil
        case (.array(let elements), .index(let index, _)):
            guard elements.indices.contains(index) else { return nil }
            return elements[index]
        case (.array(let elements), .name(let name)):
            switch name {
            case "count": return .integer(elements.count)
            case "first": return elements.first ?? .null
            case "last": return elements.last ?? .null
            default: return nil
            }
        case (.string(let text), .index(let index, _)):
            guard index >= 0, index < text.utf8.count,
                let place = text.index(
                    text.startIndex, offsetBy: index, limitedBy: text.endIndex),
                place < text.endIndex
            else { return nil }
            return .string(String(text[place]))
        case (.string(let text), .name(let name)):
            switch name {
            case "count": return .integer(text.count)
            case "first": return text.first.map { .string(String($0)) } ?? .null
            case "last": return text.last.map { .string(String($0)) } ?? .null
            default: return nil
            }
        default: return nil
        }
    }
}
