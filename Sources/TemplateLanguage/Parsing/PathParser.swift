import Diagnostics

/// Numbers, ranges and paths such as `users.0.name` or `labels[key].text`.
extension TemplateCompiler {
    /// Where the operand that begins here ends: brackets hold together what is in them.
    mutating func endOfOperand() -> Int? {
        var index = position
        var brackets = 0
        while index < limit {
            let byte = program.source[index]
            if byte == UInt8(ascii: "[") {
                brackets += 1
            } else if byte == UInt8(ascii: "]") {
                brackets -= 1
                guard brackets >= 0 else {
                    return fail(index, "']' has no opening '['")
                }
            } else if brackets > 0 {
                if byte == 0x22 || byte == 0x27 {
                    guard
                        let end = program.source[(index + 1)..<limit].firstIndex(of: byte)
                    else { return fail(index, "the text has no closing quote") }
                    index = end
                }
            } else if isDelimiter(index) {
                break
            }
            index += 1
        }
        guard brackets == 0 else {
            return fail(position, "the subscript's '[' is never closed")
        }
        return index
    }

    private mutating func fail<Result>(_ offset: Int, _ message: String) -> Result? {
        report(offset, id: "template.syntax", message)
        position = limit
        return nil
    }

    mutating func parseRangeOrOperand(_ start: Int, _ end: Int) -> Int32? {
        guard let dots = rangeDots(start, end) else { return parseOperand(start, end) }
        guard dots > start, dots + 3 < end else {
            return fail(start, "a range needs two bounds, such as 1...5")
        }
        guard let lower = parseOperand(start, dots), let upper = parseOperand(dots + 3, end)
        else { return nil }
        return addNode(.range(lower: lower, upper: upper), at: start)
    }

    /// Where `...` stands outside brackets.
    private func rangeDots(_ start: Int, _ end: Int) -> Int? {
        guard end - start > 3 else { return nil }
        var brackets = 0
        for index in start..<(end - 2) {
            switch program.source[index] {
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ".") where brackets == 0:
                if program.source[index + 1] == UInt8(ascii: "."),
                    program.source[index + 2] == UInt8(ascii: ".")
                {
                    return index
                }
            default: break
            }
        }
        return nil
    }

    /// A number, a word with a fixed meaning, or a path.
    private mutating func parseOperand(_ start: Int, _ end: Int) -> Int32? {
        let first = program.source[start]
        if beginsNumber(start, end) {
            let text = text(start, end)
            if let number = Int(text) { return addConstant(.integer(number), at: start) }
            if text.utf8.allSatisfy({ isNumeric($0) }), let number = Double(text),
                number.isFinite
            {
                return addConstant(.double(number), at: start)
            }
        } else if first == UInt8(ascii: "t") || first == UInt8(ascii: "f")
            || first == UInt8(ascii: "n")
        {
            switch text(start, end) {
            case "true": return addConstant(.boolean(true), at: start)
            case "false": return addConstant(.boolean(false), at: start)
            case "nil": return addConstant(.null, at: start)
            default: break
            }
        }
        return parsePath(start, end)
    }

    private func beginsNumber(_ start: Int, _ end: Int) -> Bool {
        switch program.source[start] {
        case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"): true
        case UInt8(ascii: "."): start + 1 < end && (0x30...0x39).contains(program.source[start + 1])
        default: false
        }
    }

    private func isNumeric(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "e")
    }

    private mutating func parsePath(_ start: Int, _ end: Int) -> Int32? {
        let rootEnd = endOfName(start, end)
        guard rootEnd > start else {
            return fail(
                start, "unexpected '\(text(start, start + 1))' at the beginning of a variable")
        }
        let root = text(start, rootEnd)
        guard rootEnd < end else {
            return addNode(.variable(symbol: symbols.number(of: root)), at: start)
        }
        var members: [PathMember] = []
        var offsets: [Int32] = []
        var index = rootEnd
        while index < end {
            offsets.append(Int32(index + 1))
            guard let member = parseMember(&index, end) else { return nil }
            members.append(member)
        }
        if let node = specialPath(root, members, at: start) { return node }
        let firstMember = Int32(program.members.count)
        program.members.append(contentsOf: members)
        program.memberOffsets.append(contentsOf: offsets)
        return addNode(
            .path(
                symbol: symbols.number(of: root), first: firstMember, count: Int32(members.count)),
            at: start)
    }

    private func endOfName(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end {
            let byte = program.source[index]
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") { break }
            index += 1
        }
        return index
    }

    /// One `.name`, `.0` or `[…]`, and moves behind it.
    private mutating func parseMember(_ index: inout Int, _ end: Int) -> PathMember? {
        if program.source[index] == UInt8(ascii: "[") { return parseSubscript(&index, end) }
        guard program.source[index] == UInt8(ascii: ".") else {
            return fail(
                index, "unexpected '\(text(index, index + 1))' after a subscript")
        }
        let start = index + 1
        index = endOfName(start, end)
        guard index > start else { return fail(start - 1, "a name is missing after '.'") }
        let name = text(start, index)
        let first = program.source[start]
        if (0x30...0x39).contains(first) || first == UInt8(ascii: "-"), let number = Int(name) {
            return .index(number, name: name)
        }
        return .name(name)
    }

    private mutating func parseSubscript(_ index: inout Int, _ end: Int) -> PathMember? {
        let opening = index
        var close = index + 1
        var brackets = 1
        while close < end {
            let byte = program.source[close]
            if byte == UInt8(ascii: "[") { brackets += 1 }
            if byte == UInt8(ascii: "]") { brackets -= 1 }
            if brackets == 0 { break }
            if byte == 0x22 || byte == 0x27,
                let quote = program.source[(close + 1)..<end].firstIndex(of: byte)
            {
                close = quote
            }
            close += 1
        }
        guard brackets == 0 else { return fail(opening, "the subscript's '[' is never closed") }
        guard close > opening + 1 else { return fail(opening, "the subscript is empty") }
        index = close + 1
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumExpressionDepth else {
            return fail(opening, "subscripts are nested too deep")
        }
        let (savedPosition, savedLimit) = (position, limit)
        (position, limit) = (opening + 1, close)
        defer { (position, limit) = (savedPosition, savedLimit) }
        return parseSubscriptContent()
    }

    private mutating func parseSubscriptContent() -> PathMember? {
        skipSpace()
        let first = position < limit ? program.source[position] : 0
        if first == 0x22 || first == 0x27 {
            guard let text = parseQuoted(), expectEnd() else { return nil }
            return .name(text)
        }
        guard let end = endOfOperand() else { return nil }
        let start = position
        guard end > start else { return fail(start, "the subscript is empty") }
        position = end
        guard expectEnd(), let node = parseOperand(start, end) else { return nil }
        if case .constant(let constant) = program.nodes[Int(node)],
            case .integer(let number) = program.constants[Int(constant)]
        {
            return .index(number, name: String(number))
        }
        return .computed(node)
    }

    /// `forloop.…` and `block.…`, which aren't variables.
    private mutating func specialPath(
        _ root: String, _ members: [PathMember], at start: Int
    ) -> Int32? {
        guard case .name(let first)? = members.first, members.count <= 2 else { return nil }
        if root == "forloop" {
            if members.count == 1, let member = LoopMember(rawValue: first) {
                return addNode(.loopMember(member, label: -1), at: start)
            }
            if members.count == 2, case .name(let second) = members[1],
                let member = LoopMember(rawValue: second)
            {
                return addNode(
                    .loopMember(member, label: symbols.number(of: first)), at: start)
            }
        }
        if root == "block", members.count == 1 {
            if first == "super" { return addNode(.blockSuper, at: start) }
            let symbol = symbols.number(of: first)
            printedBlocks.insert(symbol)
            return addNode(.blockText(symbol: symbol), at: start)
        }
        return nil
    }
}
