import Diagnostics

/// Expressions, from the loosest operator to the tightest.
///
/// `x if c else y`, `or`, `and`, `not`, then `== != < > <= >= in`, then filters. Every function
/// returns the node's number, or nil after it reported an error.
extension TemplateCompiler {
    mutating func parseExpression() -> Int32? {
        guard enter() else { return nil }
        defer { depth -= 1 }
        let start = position
        guard let value = parseOr() else { return nil }
        guard take("if") else { return value }
        guard let condition = parseOr() else { return nil }
        var other: Int32 = -1
        if take("else") {
            guard let node = parseExpression() else { return nil }
            other = node
        }
        return addNode(
            .conditional(condition: condition, value: value, other: other), at: start)
    }

    private mutating func enter() -> Bool {
        depth += 1
        if depth <= Self.maximumExpressionDepth { return true }
        report(
            position, id: "template.too-deep",
            "the expression is nested deeper than \(Self.maximumExpressionDepth) levels")
        depth -= 1
        position = limit
        return false
    }

    private mutating func parseOr() -> Int32? {
        skipSpace()
        let start = position
        guard let first = parseAnd() else { return nil }
        guard take("or") else { return first }
        var operands = [first]
        repeat {
            guard let operand = parseAnd() else { return nil }
            operands.append(operand)
        } while take("or")
        return addNode(
            .any(first: addList(operands), count: Int32(operands.count)), at: start)
    }

    private mutating func parseAnd() -> Int32? {
        skipSpace()
        let start = position
        guard let first = parseNot() else { return nil }
        guard take("and") else { return first }
        var operands = [first]
        repeat {
            guard let operand = parseNot() else { return nil }
            operands.append(operand)
        } while take("and")
        return addNode(
            .all(first: addList(operands), count: Int32(operands.count)), at: start)
    }

    private mutating func parseNot() -> Int32? {
        skipSpace()
        let start = position
        guard take("not") else { return parseComparison() }
        guard enter() else { return nil }
        defer { depth -= 1 }
        guard let operand = parseNot() else { return nil }
        return addNode(.not(operand), at: start)
    }

    private mutating func parseComparison() -> Int32? {
        skipSpace()
        let start = position
        guard var left = parseTerm() else { return nil }
        var levels = 0
        defer { depth -= levels }
        while let comparison = takeComparison() {
            guard enter() else { return nil }
            levels += 1
            skipSpace()
            let isNegation = isNext("not")
            guard let right = isNegation ? parseNot() : parseTerm() else { return nil }
            switch comparison {
            case .contained: left = addNode(.contained(left, in: right), at: start)
            case .comparison(let kind):
                left = addNode(.comparison(kind, left, right), at: start)
            }
        }
        return left
    }

    private enum Operator {
        case contained
        case comparison(Comparison)
    }

    private mutating func takeComparison() -> Operator? {
        guard skipSpace() else { return nil }
        let next = position + 1 < limit ? program.source[position + 1] : 0
        let isDouble = next == UInt8(ascii: "=")
        let kind: Comparison
        switch program.source[position] {
        case UInt8(ascii: "=") where isDouble: kind = .equal
        case UInt8(ascii: "!") where isDouble: kind = .notEqual
        case UInt8(ascii: "<"): kind = isDouble ? .lessOrEqual : .less
        case UInt8(ascii: ">"): kind = isDouble ? .greaterOrEqual : .greater
        case UInt8(ascii: "i"): return take("in") ? .contained : nil
        default: return nil
        }
        position += isDouble ? 2 : 1
        return .comparison(kind)
    }

    /// A value with its filters, without operators around it.
    mutating func parseTerm() -> Int32? {
        skipSpace()
        let start = position
        guard let base = parsePrimary() else { return nil }
        skipSpace()
        guard position < limit, program.source[position] == UInt8(ascii: "|") else { return base }
        position += 1
        return parseFilters(on: base, at: start)
    }

    private mutating func parsePrimary() -> Int32? {
        guard skipSpace() else {
            report(
                min(position, limit), id: "template.syntax", "the expression ends too early",
                fix: "add a value")
            return nil
        }
        let start = position
        switch program.source[position] {
        case UInt8(ascii: "("): return parseParenthesis()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard let text = parseQuoted() else { return nil }
            return addConstant(.string(text), at: start)
        default: break
        }
        for keyword: StaticString in ["and", "or", "in", "if", "else"] where isNext(keyword) {
            report(start, id: "template.syntax", "'\(keyword)' has no value before it")
            return nil
        }
        guard let end = endOfOperand() else { return nil }
        guard end > start else {
            position = min(start + 1, limit)
            report(
                start, id: "template.syntax",
                "expected a value before '\(text(start, position))'")
            return nil
        }
        position = end
        return parseRangeOrOperand(start, end)
    }

    private mutating func parseParenthesis() -> Int32? {
        let start = position
        position += 1
        guard let inner = parseExpression() else { return nil }
        skipSpace()
        guard take(character: UInt8(ascii: ")")) else {
            report(
                start, id: "template.syntax", "the parenthesis is never closed", fix: "add ')'")
            return nil
        }
        return inner
    }

    /// A text in quotes; nothing in it has a meaning of its own.
    ///
    /// As in Stencil, the quote that ends it is one that a space or an operator follows, so that
    /// `"""` is a quote and `"a\"b"` keeps its backslash.
    mutating func parseQuoted() -> String? {
        let start = position
        let quote = program.source[position]
        var first: Int?
        for index in (start + 1)..<max(limit, start + 1) where program.source[index] == quote {
            if first == nil { first = index }
            guard index + 1 == limit || program.source[index + 1].endsQuoted else { continue }
            position = index + 1
            return text(start + 1, index)
        }
        if let first {
            position = first + 1
            return text(start + 1, first)
        }
        position = limit
        report(
            start, id: "template.syntax", "the text has no closing quote",
            fix: "add \(Character(Unicode.Scalar(quote)))")
        return nil
    }

    // MARK: - Filters

    /// Filters after the first `|`, up to what can't belong to them.
    mutating func parseFilters(on base: Int32, at start: Int) -> Int32? {
        var calls: [FilterCall] = []
        repeat {
            guard let call = parseFilter() else { return nil }
            calls.append(call)
            skipSpace()
        } while take(character: UInt8(ascii: "|"))
        let first = Int32(program.filterCalls.count)
        program.filterCalls.append(contentsOf: calls)
        return addNode(
            .filtered(base: base, first: first, count: Int32(calls.count)), at: start)
    }

    private mutating func parseFilter() -> FilterCall? {
        skipSpace()
        let start = position
        let isNegated = take(character: UInt8(ascii: "!"))
        guard let name = parseWord() else {
            report(
                start, id: "template.syntax", "a filter's name is missing",
                fix: "write value|filter")
            return nil
        }
        var arguments: [Int32] = []
        skipSpace()
        if take(character: UInt8(ascii: ":")) {
            repeat {
                guard let argument = parsePrimary() else { return nil }
                arguments.append(argument)
                skipSpace()
            } while take(character: UInt8(ascii: ","))
        }
        var call = FilterCall(
            filter: FilterCall.unknown, isNegated: isNegated, firstArgument: addList(arguments),
            argumentCount: Int32(arguments.count), offset: Int32(name.offset))
        if let index = environment.filterIndex[name.text] {
            call.filter = Int32(index)
            check(environment.filters[index], isNegated, arguments.count, at: name.offset)
        } else if name.text == "filter" {
            call.filter = FilterCall.dynamic
            if arguments.count != 1 {
                report(
                    name.offset, id: "template.filter-arguments",
                    "'filter' takes one argument, the name of a filter")
            }
        } else {
            report(
                name.offset, id: "template.unknown-filter", "there is no filter '\(name.text)'",
                fix: SpellingSuggestion.question(
                    for: name.text, in: environment.filterIndex.keys))
        }
        return call
    }

    private mutating func check(
        _ filter: Filter, _ isNegated: Bool, _ count: Int, at offset: Int
    ) {
        if isNegated, !filter.isPredicate {
            report(
                offset, id: "template.syntax",
                "'!' turns the answer of a filter round, and '\(filter.name)' gives none")
        }
        guard !filter.arguments.contains(count) else { return }
        report(
            offset, id: "template.filter-arguments",
            "'\(filter.name)' takes \(filter.arguments.described), not \(count)")
    }
}

extension ClosedRange<Int> {
    /// `no arguments`, `1 argument`, `1 or 2 arguments`, `2 to 4 arguments`, `at least 1 argument`.
    var described: String {
        func noun(_ count: Int) -> String { count == 1 ? "argument" : "arguments" }
        if upperBound == 0 { return "no arguments" }
        if lowerBound == upperBound { return "\(lowerBound) \(noun(lowerBound))" }
        if upperBound == .max { return "at least \(lowerBound) \(noun(lowerBound))" }
        if lowerBound == 0 { return "at most \(upperBound) \(noun(upperBound))" }
        let word = upperBound == lowerBound + 1 ? "or" : "to"
        return "\(lowerBound) \(word) \(upperBound) arguments"
    }
}
