import Diagnostics
import XMLDocuments

/// A header that the compiler wouldn't take for a comment.
enum HeaderCommentCheck {
    static func findings(in document: XMLDocument) -> [Diagnostic] {
        document.root.children(named: "header").compactMap { element in
            let text = HeaderOverride(element.text.value).text
            guard !text.isEmpty, !isComment(text) else { return nil }
            return Diagnostic(
                .error, id: "configuration.header", "the header isn't a comment",
                at: document.location(at: element.start),
                fix: "begin each line with //, or put it between /* and */")
        }
    }

    private static func isComment(_ text: String) -> Bool {
        if text.hasPrefix("/*") {
            let body = text.dropFirst(2)
            return body.hasSuffix("*/") && !body.dropLast(2).contains("*/")
        }
        return text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") }
    }
}

extension Substring {
    /// Whether a short text occurs; the standard library's own search needs a newer system.
    fileprivate func contains(_ mark: String) -> Bool {
        indices.contains { self[$0...].hasPrefix(mark) }
    }
}
