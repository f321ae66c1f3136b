import Diagnostics

/// Turns the text of a template into a `Program` in one pass over its bytes.
///
/// Tags add instructions as they are met; the stack of open blocks holds what has to be filled in
/// later. Errors are collected, so that one run reports all of them.
struct TemplateCompiler {
    var program: Program
    var symbols: SymbolTable
    let environment: Environment
    var diagnostics: [Diagnostic] = []
    var open: [OpenBlock] = []
    /// Symbols of `block.name` variables.
    var printedBlocks: Set<Int32> = []
    /// Where reading goes on.
    var position = 0
    /// Where the tag in hand ends, its closing mark excluded.
    var limit = 0
    /// How deep the expression in hand is nested.
    var depth = 0
    /// The white space to take away at the beginning of the next text.
    var leadingTrim = Trim.nothing
    /// Jumps of `break` and `continue` that wait for their loop's end.
    var pendingExits: [LoopExit] = []
    /// Those whose target is known.
    var loopExits: [LoopExit] = []
    /// Whether something was printed or tagged that may not stand before `extends`.
    var hasContent = false
    var offsetOfTag = 0
    /// Whether an error made reading on useless.
    var stopsHere = false
    /// Up to here a text in quotes ends at the next quote, whatever follows it.
    var plainQuotesUntil = 0
    /// How many `block` tags are open.
    var blockDepth = 0
    /// Symbols of the blocks so far.
    var blockSymbols: Set<Int32> = []

    /// More errors than that aren't collected: the text is no template.
    static let maximumDiagnostics = 100
    /// Deeper blocks are an error.
    static let maximumBlockDepth = 4096
    /// Deeper `block` tags are an error: each is a call when the template runs.
    static let maximumCalledDepth = 64
    /// Deeper expressions are an error, which bounds the stack.
    static let maximumExpressionDepth = 128

    init(_ program: Program, symbols: SymbolTable, environment: Environment) {
        self.program = program
        self.symbols = symbols
        self.environment = environment
    }

    var source: [UInt8] { program.source }

    // MARK: - The template

    mutating func compileTemplate() {
        guard program.source.count < Int(Int32.max) / 2 else {
            report(0, id: "template.too-long", "the template is longer than 1 GiB")
            return finish()
        }
        let count = program.source.count
        program.code.reserveCapacity(count / 24 + 8)
        program.nodes.reserveCapacity(count / 40 + 8)
        program.offsets.reserveCapacity(count / 40 + 8)
        while position < count, !stopsHere, diagnostics.count < Self.maximumDiagnostics {
            let textStart = position
            let tag = nextTag()
            addText(from: textStart, to: tag?.start ?? count, before: tag)
            guard let tag else { break }
            compile(tag)
        }
        if !stopsHere {
            for block in open { reportUnclosed(block) }
        }
        finish()
    }

    private mutating func finish() {
        program.mainEnd = program.code.count
        program.code.append(.end)
        appendLoopExits()
    }

    private mutating func compile(_ tag: TagRange) {
        offsetOfTag = tag.start
        position = tag.contentStart
        limit = tag.contentEnd
        depth = 0
        switch tag.kind {
        case .comment: break
        case .variable:
            hasContent = true
            compileVariable()
        case .block: compileBlockTag()
        }
        if case .raw(let end, let trim) = pendingRaw {
            pendingRaw = .none
            position = end
            leadingTrim = trim
        } else {
            position = tag.end
            leadingTrim = tag.trailing
        }
    }

    /// Set by the `raw` tag: where the text goes on after its end tag.
    enum PendingRaw {
        case none
        case raw(end: Int, trim: Trim)
    }
    var pendingRaw = PendingRaw.none

    private mutating func compileVariable() {
        guard skipSpace() else {
            return report(
                offsetOfTag, id: "template.syntax", "the variable has no name",
                fix: "write {{ name }}")
        }
        guard let node = parseExpression(), expectEnd() else { return }
        emit(.print(node))
    }

    private mutating func compileBlockTag() {
        guard skipSpace(), var word = parseWord() else {
            return report(
                offsetOfTag, id: "template.syntax", "the tag has no name",
                fix: "write {% tag %}")
        }
        var label: String?
        if skipSpace(), source[position] == UInt8(ascii: ":") {
            position += 1
            label = word.text
            _ = skipSpace()
            guard let next = parseWord() else {
                return report(
                    word.offset, id: "template.syntax", "nothing follows the label '\(word.text)'",
                    fix: "write {% \(word.text): for … %}")
            }
            word = next
        }
        guard let tag = Tag.byName[word.text] else {
            return reportUnknownTag(word.text, at: word.offset)
        }
        if label != nil, tag.name != "for" {
            report(
                offsetOfTag, id: "template.syntax",
                "only 'for' takes a label, not '\(tag.name)'")
        }
        if !tag.standsBeforeExtends { hasContent = true }
        tag.compile(&self, TagCall(name: word.text, label: label, offset: word.offset))
    }

    // MARK: - Code

    mutating func emit(_ instruction: Instruction) {
        program.code.append(instruction)
    }

    /// The place of the next instruction.
    var here: Int32 { Int32(program.code.count) }

    mutating func addNode(_ node: ExpressionNode, at offset: Int) -> Int32 {
        program.nodes.append(node)
        program.offsets.append(Int32(offset))
        return Int32(program.nodes.count - 1)
    }

    mutating func addConstant(_ value: TemplateValue, at offset: Int) -> Int32 {
        program.constants.append(value)
        return addNode(.constant(Int32(program.constants.count - 1)), at: offset)
    }

    mutating func addList(_ nodes: [Int32]) -> Int32 {
        let first = Int32(program.lists.count)
        program.lists.append(contentsOf: nodes)
        return first
    }

    // MARK: - Findings

    mutating func report(
        _ offset: Int, id: String, _ message: String, notes: [Diagnostic.Note] = [],
        fix: String? = nil
    ) {
        guard diagnostics.count < Self.maximumDiagnostics else { return }
        diagnostics.append(
            Diagnostic(id: id, message, at: program.location(offset), notes: notes, fix: fix))
    }

    private mutating func reportUnclosed(_ block: OpenBlock) {
        report(
            block.offset, id: "template.unclosed-block", "'\(block.tag)' is never closed",
            fix: "add {% \(block.endTag) %}")
    }

    private mutating func reportUnknownTag(_ name: String, at offset: Int) {
        var candidates = Tag.all.map(\.name)
        if let innermost = open.last { candidates.append(innermost.endTag) }
        report(
            offset, id: "template.unknown-tag", "there is no tag '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: candidates))
    }
}
