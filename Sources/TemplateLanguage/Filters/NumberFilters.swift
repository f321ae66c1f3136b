/// StencilSwiftKit's filters on numbers.
extension Filter {
    static let numberFilters: [Filter] = [hexToInt, int255toFloat, percent]

    /// `FF` to 255; nothing where the text is no hexadecimal number.
    private static let hexToInt = Filter("hexToInt") { value, _ in
        guard case .string(let text) = value else {
            throw FilterError("'hexToInt' works on a text, not on \(value.kind)")
        }
        return Int(text, radix: 16).map { .integer($0) } ?? .null
    }

    /// 51 to 0.2, in the precision of `Float` as StencilSwiftKit prints it.
    private static let int255toFloat = Filter("int255toFloat") { value, _ in
        let number = try value.requireInteger("int255toFloat")
        return .double(Double((Float(number) / 255).description) ?? 0)
    }

    /// 0.4 to `40%`.
    private static let percent = Filter("percent") { value, _ in
        guard case .double(let number) = value, abs(number) < 1e15 else {
            throw FilterError(
                "'percent' works on a number with a fraction, not on \(value.kind)",
                fix: value.number == nil ? nil : "write the number with a fraction, such as 1.0")
        }
        return .string("\(Int(Float(number) * 100))%")
    }
}
