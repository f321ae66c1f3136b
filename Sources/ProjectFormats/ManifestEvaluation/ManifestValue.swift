/// What an expression of a Swift manifest comes to, as far as reading its syntax tells.
enum ManifestValue: Sendable, Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([ManifestValue])
    case dictionary([ManifestEntry])
    /// `.v17`: a name whose meaning the manifest library knows.
    case member(String)
    /// `.target(name: "A")`, `Package(name: "A")`.
    case call(ManifestCall)
    /// A closure of the manifest, by its number in the evaluator.
    case closure(Int)
    /// Anything that only running the manifest would tell.
    case unknown

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var boolean: Bool? {
        if case .boolean(let value) = self { value } else { nil }
    }

    var integer: Int? {
        if case .integer(let value) = self { value } else { nil }
    }

    var elements: [ManifestValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    var call: ManifestCall? {
        if case .call(let call) = self { call } else { nil }
    }

    /// The strings of an array, or the one string alone; what isn't a string is left out.
    var strings: [String] {
        if let string { return [string] }
        return elements?.compactMap(\.string) ?? []
    }

    /// The name of a member or call: `.iOS(.v17)` and `.iOS` are both `iOS`.
    var name: String? {
        switch self {
        case .member(let name): name
        case .call(let call): call.name
        default: nil
        }
    }
}

/// One entry of a dictionary literal.
struct ManifestEntry: Sendable, Equatable {
    var key: ManifestValue
    var value: ManifestValue
}

/// A call of the manifest library, with its arguments as they were written.
struct ManifestCall: Sendable, Equatable {
    struct Argument: Sendable, Equatable {
        var label: String?
        var value: ManifestValue
    }

    /// The function's name without its type.
    var name: String
    var arguments: [Argument]
    /// Where the call begins in the manifest, in bytes.
    var offset: Int

    /// The argument of a label; `.null` where there is none.
    subscript(label: String) -> ManifestValue {
        get { arguments.first { $0.label == label }?.value ?? .null }
        set {
            if let index = arguments.firstIndex(where: { $0.label == label }) {
                arguments[index].value = newValue
            } else {
                arguments.append(Argument(label: label, value: newValue))
            }
        }
    }

    /// The argument at a place where none has a label; `.null` where there is none.
    func unlabelled(_ place: Int) -> ManifestValue {
        let all = arguments.filter { $0.label == nil }
        return place < all.count ? all[place].value : .null
    }
}
