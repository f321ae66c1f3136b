extension TemplateValue {
    /// Creates a value from anything that can be encoded: structures become dictionaries, optionals
    /// that hold nothing become `.null` or are absent, as the type encodes them.
    /// - Throws: `EncodingError` where a number doesn't fit, or what the type throws.
    public init(encoding value: some Encodable) throws {
        if let value = value as? TemplateValue {
            self = value
            return
        }
        let encoder = TemplateValueEncoder(codingPath: [])
        try value.encode(to: encoder)
        self = encoder.storage.value
    }
}

extension TemplateValue: Encodable {
    /// Encodes the value as the plain value that it holds.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .boolean(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .double(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .array(let value): try value.encode(to: encoder)
        case .dictionary(let value): try value.encode(to: encoder)
        }
    }
}

extension TemplateValue: Decodable {
    /// Decodes any plain value. A decoder that doesn't tell 5 from 5.0 gives an integer for both;
    /// ``init(json:path:)`` keeps them apart.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([TemplateValue].self) {
            self = .array(value)
        } else {
            self = .dictionary(try container.decode([String: TemplateValue].self))
        }
    }
}

/// Where an encoder puts what it is given; containers share it with their parents.
private final class EncodingStorage {
    private enum Content {
        case plain(TemplateValue)
        case list([EncodingStorage])
        case members([String: EncodingStorage])
    }
    private var content = Content.members([:])

    var value: TemplateValue {
        switch content {
        case .plain(let value): value
        case .list(let elements): .array(elements.map(\.value))
        case .members(let members): .dictionary(members.mapValues(\.value))
        }
    }

    var count: Int {
        if case .list(let elements) = content { return elements.count }
        return 0
    }

    func set(_ value: TemplateValue) { content = .plain(value) }

    func becomeList() {
        if case .list = content { return }
        content = .list([])
    }

    func becomeMembers() {
        if case .members = content { return }
        content = .members([:])
    }

    func append() -> EncodingStorage {
        let element = EncodingStorage()
        if case .list(var elements) = content {
            content = .list([])
            elements.append(element)
            content = .list(elements)
        }
        return element
    }

    func member(_ name: String) -> EncodingStorage {
        let member = EncodingStorage()
        if case .members(var members) = content {
            content = .members([:])
            members[name] = member
            content = .members(members)
        }
        return member
    }
}

/// Encodes into `TemplateValue`.
private struct TemplateValueEncoder: Encoder {
    var codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    let storage: EncodingStorage

    init(codingPath: [any CodingKey], storage: EncodingStorage = EncodingStorage()) {
        self.codingPath = codingPath
        self.storage = storage
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        storage.becomeMembers()
        return KeyedEncodingContainer(
            MemberContainer<Key>(codingPath: codingPath, storage: storage))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        storage.becomeList()
        return ListContainer(codingPath: codingPath, storage: storage)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        PlainContainer(codingPath: codingPath, storage: storage)
    }
}

private struct PlainContainer: SingleValueEncodingContainer {
    var codingPath: [any CodingKey]
    let storage: EncodingStorage

    mutating func encodeNil() { storage.set(.null) }

    mutating func encode(_ value: some Encodable) throws {
        switch value {
        case let value as TemplateValue: storage.set(value)
        case let value as Bool: storage.set(.boolean(value))
        case let value as String: storage.set(.string(value))
        case let value as Double: storage.set(.double(value))
        case let value as Float: storage.set(.double(Double(value.description) ?? Double(value)))
        case let value as any BinaryInteger:
            guard let whole = Int(exactly: value) else {
                throw EncodingError.invalidValue(
                    value,
                    .init(codingPath: codingPath, debugDescription: "the number doesn't fit Int"))
            }
            storage.set(.integer(whole))
        default:
            try value.encode(to: TemplateValueEncoder(codingPath: codingPath, storage: storage))
        }
    }
}

private struct ListContainer: UnkeyedEncodingContainer {
    var codingPath: [any CodingKey]
    let storage: EncodingStorage
    var count: Int { storage.count }

    mutating func encodeNil() { storage.append().set(.null) }

    mutating func encode(_ value: some Encodable) throws {
        var container = PlainContainer(codingPath: codingPath, storage: storage.append())
        try container.encode(value)
    }

    mutating func nestedContainer<Key: CodingKey>(
        keyedBy type: Key.Type
    ) -> KeyedEncodingContainer<Key> {
        superEncoder().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        superEncoder().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        TemplateValueEncoder(codingPath: codingPath, storage: storage.append())
    }
}

private struct MemberContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
    var codingPath: [any CodingKey]
    let storage: EncodingStorage

    mutating func encodeNil(forKey key: Key) { storage.member(key.stringValue).set(.null) }

    mutating func encode(_ value: some Encodable, forKey key: Key) throws {
        var container = PlainContainer(
            codingPath: codingPath + [key], storage: storage.member(key.stringValue))
        try container.encode(value)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        superEncoder(forKey: key).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        superEncoder(forKey: key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder {
        TemplateValueEncoder(codingPath: codingPath, storage: storage.member("super"))
    }

    mutating func superEncoder(forKey key: Key) -> any Encoder {
        TemplateValueEncoder(
            codingPath: codingPath + [key], storage: storage.member(key.stringValue))
    }
}
