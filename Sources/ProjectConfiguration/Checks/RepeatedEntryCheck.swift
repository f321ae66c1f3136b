import Diagnostics
import XMLDocuments

/// Two pins, layouts or styles for one path, two names for one role, two headers, two values or options of one name, two packages of one name.
enum RepeatedEntryCheck {
    static func findings(in document: XMLDocument) -> [Diagnostic] {
        var first: [String: XMLElement] = [:]
        var result: [Diagnostic] = []
        for element in document.root.children {
            guard let (attribute, key) = key(of: element) else { continue }
            guard let earlier = first["\(element.name) \(key)"] else {
                first["\(element.name) \(key)"] = element
                continue
            }
            let what = key.isEmpty ? "for the whole project" : "for '\(key)'"
            result.append(
                Diagnostic(
                    .error, id: "configuration.duplicate", "a second <\(element.name)> \(what)",
                    at: document.place(of: attribute, in: element),
                    notes: [
                        .init("the first is here", at: document.place(of: attribute, in: earlier))
                    ], fix: "delete one of them"))
        }
        return result
    }

    private static func key(of element: XMLElement) -> (attribute: String, key: String)? {
        switch element.name {
        case "header": ("", "")
        case "naming": element["role"].map { ("role", $0) }
        case "set", "layout", "style": ("path", trimmed(element["path"] ?? ""))
        case "value", "package": element["name"].map { ("name", $0) }
        case "option": element["id"].map { ("id", $0) }
        default: nil
        }
    }

    private static func trimmed(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
