/// What was given to a command, by declaration.
struct ParsedArguments: Sendable, Equatable {
    private var valuesByName: [String: [String]] = [:]
    private var flags: Set<String> = []

    /// The value of an option or positional, or nil where it wasn't given.
    func value(_ argument: ArgumentDeclaration) -> String? {
        valuesByName[argument.name]?.last
    }

    /// Every value of a repeated option or positional, in order.
    func values(_ argument: ArgumentDeclaration) -> [String] {
        valuesByName[argument.name] ?? []
    }

    /// The value of a required positional; the parser has seen to it that there is one.
    func required(_ argument: ArgumentDeclaration) -> String {
        value(argument) ?? ""
    }

    /// Whether a flag was given.
    func has(_ flag: ArgumentDeclaration) -> Bool { flags.contains(flag.name) }

    /// Records a value.
    mutating func add(_ value: String, for argument: ArgumentDeclaration) {
        valuesByName[argument.name, default: []].append(value)
    }

    /// Records a flag.
    mutating func set(_ flag: ArgumentDeclaration) { flags.insert(flag.name) }
}
