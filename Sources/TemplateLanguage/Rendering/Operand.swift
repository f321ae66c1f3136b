/// What an expression gives while a template runs: a value, or something that only the engine knows.
enum Operand {
    case value(TemplateValue)
    case undefined
    /// Both bounds belong to it; a lower bound above the upper one counts down.
    case range(Int, Int)
    case macro(program: Int32, plan: Int32)

    var isTrue: Bool {
        switch self {
        case .value(let value): value.isTrue
        case .undefined: false
        case .range, .macro: true
        }
    }

    var isRange: Bool {
        if case .range = self { return true }
        return false
    }

    /// The value that filters and comparisons see; ranges must be turned into lists before.
    var plain: TemplateValue {
        if case .value(let value) = self { return value }
        return .null
    }
}
