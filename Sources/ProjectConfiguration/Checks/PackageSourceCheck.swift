import Diagnostics
import XMLDocuments

/// A package without a source or with two, without a version or with two, or with an address that
/// git would run as a program (trap 13).
enum PackageSourceCheck {
    private static let requirements = ["from", "exact", "branch", "revision"]

    static func findings(in document: XMLDocument) -> [Diagnostic] {
        document.root.children(named: "package").flatMap { findings(of: $0, in: document) }
    }

    private static func findings(of package: XMLElement, in document: XMLDocument) -> [Diagnostic] {
        func finding(_ message: String, at attribute: String, fix: String) -> Diagnostic {
            Diagnostic(
                .error, id: "configuration.package", message,
                at: document.place(of: attribute, in: package), fix: fix)
        }
        let given = requirements.filter { package[$0] != nil }
        switch (package["url"], package["path"]) {
        case (nil, nil):
            return [
                finding(
                    "<package> has neither 'url' nor 'path'", at: "",
                    fix: "add url=\"…\" with from=\"…\", or path=\"…\"")
            ]
        case (_?, _?):
            return [
                finding(
                    "<package> has both 'url' and 'path'", at: "path", fix: "delete one of them")
            ]
        case (nil, _?):
            return given.map { name in
                finding(
                    "'\(name)' says nothing about a folder", at: name, fix: "delete '\(name)'")
            }
        case (let url?, nil):
            var result: [Diagnostic] = []
            if let reason = refusal(of: url) {
                result.append(
                    finding(
                        reason, at: "url",
                        fix: "write an https://, ssh:// or file:// address, or user@host:path"))
            }
            if given.count != 1 {
                result.append(
                    finding(
                        given.isEmpty
                            ? "<package> says no version"
                            : "<package> says two versions: "
                                + given.map { "'\($0)'" }.joined(separator: " and "),
                        at: given.last ?? "",
                        fix: "give exactly one of from, exact, branch and revision"))
            }
            return result
        }
    }

    private static func refusal(of url: String) -> String? {
        if url.hasPrefix("-") { return "the address begins with '-', as an option of git would" }
        if url.contains("::") { return "the address names a program for git to run" }
        if url.unicodeScalars.contains(where: { $0.value < 0x21 }) {
            return "the address holds white space"
        }
        let schemes = ["https://", "ssh://", "git://", "http://", "file://", "/"]
        let isShort = url.contains("@") && url.contains(":")
        if schemes.contains(where: url.hasPrefix) || isShort { return nil }
        return "'\(url)' is no address of a git repository"
    }
}
