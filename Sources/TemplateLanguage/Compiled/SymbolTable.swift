/// The names that a set of templates uses, numbered in the order of their first use.
struct SymbolTable: Sendable {
    private(set) var names: [String] = []
    private var numbers: [String: Int32] = [:]

    /// The number of a name, a new one where it is new.
    mutating func number(of name: String) -> Int32 {
        if let number = numbers[name] { return number }
        let number = Int32(names.count)
        names.append(name)
        numbers[name] = number
        return number
    }

    /// The number of a name, or nil where no template uses it.
    func known(_ name: String) -> Int32? { numbers[name] }
}
