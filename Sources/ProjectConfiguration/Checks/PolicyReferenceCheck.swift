import Diagnostics
import FileTree
import XMLDocuments

/// A policy without a place or with two, or one in a package that isn't declared.
enum PolicyReferenceCheck {
    static func findings(in document: XMLDocument) -> [Diagnostic] {
        let packages = document.root.children(named: "package").compactMap { $0["name"] }
        return document.root.children(named: "policy").flatMap { policy -> [Diagnostic] in
            func finding(_ message: String, at attribute: String, _ fix: String) -> [Diagnostic] {
                [
                    Diagnostic(
                        .error, id: "configuration.policy", message,
                        at: document.place(of: attribute, in: policy), fix: fix)
                ]
            }
            switch (policy["package"], policy["path"]) {
            case (nil, nil):
                return finding(
                    "<policy> has neither 'package' nor 'path'", at: "", "add one of them")
            case (_?, _?):
                return finding("<policy> has both 'package' and 'path'", at: "path", "delete one")
            case (let name?, nil):
                guard !packages.contains(name) else { return [] }
                return finding(
                    "there is no package '\(name)'", at: "package",
                    SpellingSuggestion.question(for: name, in: packages)
                        ?? "declare it with 'formwork package add'")
            case (nil, let path?):
                do throws(PathRefusal) {
                    _ = try RelativePath(typed: path)
                    return []
                } catch {
                    return [error.diagnostic(at: document.place(of: "path", in: policy))]
                }
            }
        }
    }
}
