import TemplateLanguage

/// A value of the template language in a receipt, in JSON's own forms.
public struct RecordedValue: Sendable, Equatable, Codable {
    /// The value.
    public var value: TemplateValue

    /// Creates a recorded value.
    public init(_ value: TemplateValue) { self.value = value }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let flag = try? container.decode(Bool.self) {
            value = .boolean(flag)
        } else if let number = try? container.decode(Int.self) {
            value = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            value = .double(number)
        } else if let text = try? container.decode(String.self) {
            value = .string(text)
        } else if let list = try? container.decode([RecordedValue].self) {
            value = .array(list.map(\.value))
        } else {
            value = .dictionary(try container.decode([String: RecordedValue].self).values)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .null: try container.encodeNil()
        case .boolean(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .double(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let list): try container.encode(list.map(RecordedValue.init))
        case .dictionary(let members):
            try container.encode(members.mapValues(RecordedValue.init))
        }
    }
}

extension [String: RecordedValue] {
    /// The values by the same names.
    var values: [String: TemplateValue] { mapValues(\.value) }
}
