import Diagnostics

/// A compiled template: instructions and the tables that they point into. It never changes.
struct Program: Sendable {
    /// The path that diagnostics show.
    var path: String
    /// The template's own text; text instructions are ranges of it.
    var source: [UInt8]
    /// Where the text begins in another file, such as a manifest's attribute.
    var base: SourceLocation?
    var code: [Instruction] = []
    var nodes: [ExpressionNode] = []
    /// Where each node begins in the source.
    var offsets: [Int32] = []
    var constants: [TemplateValue] = []
    var members: [PathMember] = []
    var memberOffsets: [Int32] = []
    /// Lists of nodes: operands of `all` and `any`, arguments of filters and calls.
    var lists: [Int32] = []
    var filterCalls: [FilterCall] = []
    var loops: [LoopPlan] = []
    var macros: [MacroPlan] = []
    var calls: [CallPlan] = []
    var includes: [IncludePlan] = []
    var blocks: [BlockPlan] = []
    /// The template that this one extends.
    var parent: IncludePlan?
    /// Where the code of the template itself ends; what follows serves `break` and `continue`.
    var mainEnd = 0

    init(path: String, source: [UInt8], base: SourceLocation? = nil) {
        self.path = path
        self.source = source
        self.base = base
    }

    /// The place of an offset in the source, in the file that people see.
    func location(_ offset: Int) -> SourceLocation {
        let place = LineTable(source).location(path: path, offset: offset)
        guard let base else { return place }
        guard let line = place.line, let column = place.column, let baseLine = base.line else {
            return base
        }
        guard line == 1 else {
            return SourceLocation(
                path: base.path, line: baseLine + line - 1, column: column,
                lineText: place.lineText)
        }
        return SourceLocation(
            path: base.path, line: baseLine, column: base.column.map { $0 + column - 1 },
            lineText: base.lineText)
    }
}

/// A `for` or `map` loop.
struct LoopPlan {
    var list: Int32
    /// The loop variables; -1 for `_`.
    var variables: [Int32]
    /// The condition after `where`, or -1.
    var condition: Int32
    /// The label's symbol, or -1.
    var label: Int32
    /// The symbol that `map` binds its result to, or -1.
    var result: Int32
    var offset: Int32
}

struct MacroPlan {
    var name: String
    var symbol: Int32
    var parameters: [Int32]
    var body: Int32
    var after: Int32
    var offset: Int32
}

struct CallPlan {
    var symbol: Int32
    var arguments: [Int32]
    var offset: Int32
}

/// An `include`, `import` or `extends`.
struct IncludePlan {
    /// The expression that names the template.
    var name: Int32
    /// The template's place in the library where its name is a literal and it was found; else -1.
    var program: Int32
    /// The dictionary that is visible inside, or -1.
    var context: Int32
    var offset: Int32
}

struct BlockPlan {
    var symbol: Int32
    var body: Int32
    var after: Int32
    var offset: Int32
}
