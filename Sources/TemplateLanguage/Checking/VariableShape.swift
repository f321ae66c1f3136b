/// What is known of a variable before a template runs.
public indirect enum VariableShape: Sendable, Hashable {
    /// Nothing is known; every use is accepted.
    case any
    /// A text, number or boolean.
    case scalar
    /// Members by name; no others exist.
    case object([String: VariableShape])
    /// A list of elements of one shape.
    case list(VariableShape)

    /// The shape of a value, such as an example's.
    public init(of value: TemplateValue) {
        switch value {
        case .null: self = .any
        case .boolean, .integer, .double, .string: self = .scalar
        case .array(let elements):
            guard let first = elements.first else {
                self = .list(.any)
                return
            }
            self = .list(
                elements.dropFirst().reduce(VariableShape(of: first)) {
                    $0.joined(with: VariableShape(of: $1))
                })
        case .dictionary(let members): self = .object(members.mapValues(VariableShape.init(of:)))
        }
    }

    /// What holds whichever of two shapes it is.
    func joined(with other: VariableShape) -> VariableShape {
        switch (self, other) {
        case (.object(let left), .object(let right)):
            .object(left.merging(right) { $0.joined(with: $1) })
        case (.list(let left), .list(let right)): .list(left.joined(with: right))
        case (.scalar, .scalar): .scalar
        default: .any
        }
    }
}
