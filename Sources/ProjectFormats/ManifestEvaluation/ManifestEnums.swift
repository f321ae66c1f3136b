import SwiftSyntax

/// The enums that a manifest declares: lists of modules, mostly.
struct ManifestEnums {
    /// The cases of each enum, in order.
    private var cases: [String: [String]] = [:]
    /// The raw values that are stated; nil where two enums give one case different ones.
    private var rawValues: [String: String?] = [:]

    mutating func add(_ declaration: EnumCaseDeclSyntax, of type: String) {
        for element in declaration.elements {
            let name = element.name.text
            cases[type, default: []].append(name)
            let literal = element.rawValue?.value.as(StringLiteralExprSyntax.self)
            let raw = literal?.representedLiteralValue ?? name
            if let known = rawValues[name], known != raw {
                rawValues[name] = .some(nil)
            } else {
                rawValues[name] = raw
            }
        }
    }

    /// Every case of an enum; nil where the manifest declares none of that name.
    func all(of type: String) -> ManifestValue? {
        cases[type].map { .array($0.map { .member($0) }) }
    }

    /// The raw value of a case; nil where no enum, or more than one, tells it.
    func rawValue(of name: String) -> String? { rawValues[name] ?? nil }
}
