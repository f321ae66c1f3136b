import Diagnostics
import FileTree
import ProjectScanning

/// The group that a user typed: a folder's name, the end of its path, or a whole path, as shells complete it.
struct GroupArgument {
    let text: String

    /// The group of a project.
    /// - Throws: `Failure` with exit code 64 for what `path(in:)` refuses, and for a folder that holds nothing but tests.
    func path(in project: ScannedProject) throws(Failure) -> String? {
        guard let path = try path(in: project.root.path) else { return nil }
        let files = project.facts.files.filter { file in
            ("/" + (file.path.parent?.string ?? "") + "/").contains("/\(path)/")
        }
        guard !files.isEmpty, files.allSatisfy(\.isTest) else { return path }
        throw Failure(
            .usage, id: "group.tests", "'\(text)' holds the project's tests, and no features",
            fix: "name a folder of the sources: a feature's tests follow it by themselves")
    }

    /// The group as a path without what only says where it starts; nil where that is the project's folder itself.
    /// - Parameter root: the absolute path of the project's folder.
    /// - Throws: `Failure` with exit code 64 for a path outside of the project, and for one with marks of templates.
    func path(in root: String) throws(Failure) -> String? {
        if let mark = ["{{", "{%", "{#"].first(where: text.contains) {
            throw Failure(
                .usage, id: "group.mark",
                "a group can't hold '\(mark)', as templates do: '\(text)'",
                fix: "name a folder of the project")
        }
        var path = text[...]
        if path.first == "/", path.contains(where: { $0 != "/" }) {
            guard (String(path) + "/").hasPrefix(root + "/") else {
                throw Failure(
                    .usage, id: "group.outside", "'\(text)' is no folder of the project",
                    fix: "name a folder below \(root), by its name or the end of its path")
            }
            path = path.dropFirst(root.count + 1)
        }
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return path.isEmpty || path == "." ? nil : String(path)
    }
}
