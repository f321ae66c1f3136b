import Diagnostics
import FileTree
import XMLDocuments

/// Folders that are absolute or leave the project.
enum FolderPathCheck {
    static func findings(in document: XMLDocument) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for element in document.root.children
        where ["set", "layout", "style"].contains(element.name) {
            for name in ["path", "featureRoot", "testRoot"] {
                guard let value = element[name], !value.isEmpty else { continue }
                do {
                    _ = try RelativePath(typed: value)
                } catch {
                    result.append(error.diagnostic(at: document.place(of: name, in: element)))
                }
            }
        }
        return result
    }
}
