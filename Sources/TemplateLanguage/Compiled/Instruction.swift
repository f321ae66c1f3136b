/// One step of a compiled template. Numbers are places in the tables of its `Program`.
///
/// Instructions hold numbers only, so that fetching one costs no reference counting.
enum Instruction {
    /// Copies bytes of the source.
    case text(start: Int32, count: Int32)
    /// Prints an expression.
    case print(Int32)
    /// Goes on at `otherwise` unless the condition holds.
    case branch(condition: Int32, otherwise: Int32)
    case jump(Int32)
    /// Starts a loop; without items it goes on at `empty`.
    case loop(plan: Int32, empty: Int32)
    /// Takes the next item and goes back to `body`, or falls through to `endLoop`.
    case next(body: Int32)
    case endLoop
    /// Opens a scope: what is bound until `endScope` is forgotten there.
    case scope
    case endScope
    case bind(symbol: Int32, value: Int32)
    /// Collects what is printed from here on.
    case capture
    case bindCapture(symbol: Int32)
    /// Evaluates filters on what was collected and prints the result.
    case filterCapture(value: Int32)
    /// Runs a loop whose bodies become the elements of a list.
    case map(plan: Int32, empty: Int32)
    case nextMapped(plan: Int32, body: Int32)
    /// Binds a macro and goes on after its body.
    case macro(plan: Int32)
    case call(plan: Int32)
    case include(plan: Int32)
    case importing(plan: Int32)
    /// Runs a block, its own body or what overrides it, and goes on after its body.
    case block(plan: Int32)
    /// Ends a template, a macro's body or a block's body.
    case end
}

/// One node of an expression. Numbers are places in the tables of its `Program`.
enum ExpressionNode {
    case constant(Int32)
    case variable(symbol: Int32)
    case path(symbol: Int32, first: Int32, count: Int32)
    /// A member of the innermost loop, or of the loop with that label (-1: none).
    case loopMember(LoopMember, label: Int32)
    /// What a block overrides.
    case blockSuper
    /// The text of a block that was printed before.
    case blockText(symbol: Int32)
    case range(lower: Int32, upper: Int32)
    case filtered(base: Int32, first: Int32, count: Int32)
    /// What a `filter` block collected.
    case captured
    case not(Int32)
    case all(first: Int32, count: Int32)
    case any(first: Int32, count: Int32)
    case comparison(Comparison, Int32, Int32)
    case contained(Int32, in: Int32)
    /// `value if condition else other`; -1: no other.
    case conditional(condition: Int32, value: Int32, other: Int32)
}

enum Comparison: UInt8 {
    case equal, notEqual, less, greater, lessOrEqual, greaterOrEqual
}

/// What `forloop` knows.
enum LoopMember: String, CaseIterable {
    case first, last, counter, counter0, length
}

/// A step of a path after its first name.
enum PathMember {
    case name(String)
    /// A whole number, which is an index of lists and texts and a name of dictionaries.
    case index(Int, name: String)
    /// A subscript whose value decides.
    case computed(Int32)
}

/// A filter at the place where it is used.
struct FilterCall {
    /// The filter's place in the environment, or `dynamic` for `filter:name`.
    var filter: Int32
    var isNegated: Bool
    var firstArgument: Int32
    var argumentCount: Int32
    var offset: Int32

    static let dynamic: Int32 = -1
    /// Stands for a filter that wasn't found; the template has an error.
    static let unknown: Int32 = -2
}
