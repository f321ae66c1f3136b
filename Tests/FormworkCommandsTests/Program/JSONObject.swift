import Foundation
import Testing

/// A JSON object that a program printed, for reading in tests.
struct JSONObject {
    private let members: [String: Any]

    /// Reads a text that must be exactly one object.
    init(_ text: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        members = try #require(value as? [String: Any], "not an object: \(text)")
    }

    private init(members: [String: Any]) { self.members = members }

    /// The keys, sorted.
    var keys: [String] { members.keys.sorted() }

    /// A text.
    subscript(_ key: String) -> String? { members[key] as? String }

    /// A whole number.
    func integer(_ key: String) -> Int? { (members[key] as? NSNumber)?.intValue }

    /// A truth value.
    func flag(_ key: String) -> Bool? { (members[key] as? NSNumber)?.boolValue }

    /// An object.
    func object(_ key: String) -> JSONObject? {
        (members[key] as? [String: Any]).map(JSONObject.init(members:))
    }

    /// An array of objects; empty where there is none.
    func objects(_ key: String) -> [JSONObject] {
        (members[key] as? [[String: Any]] ?? []).map(JSONObject.init(members:))
    }

    /// An array of texts; empty where there is none.
    func texts(_ key: String) -> [String] { members[key] as? [String] ?? [] }
}
