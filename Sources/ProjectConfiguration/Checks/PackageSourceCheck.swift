import Diagnostics
import FileTree
import XMLDocuments

/// A package without a source or with two, without a version or with two, or with an address that
/// git would run as a program (trap 13).
enum PackageSourceCheck {
    /// What a package can't be called: `built-in/id` names a shipped set.
    private static let reservedName = "built-in"

    static func findings(in document: XMLDocument) -> [Diagnostic] {
        document.root.children(named: "package").flatMap { findings(of: $0, in: document) }
    }

    private static func findings(of package: XMLElement, in document: XMLDocument) -> [Diagnostic] {
        func finding(_ message: String, at attribute: String, fix: String) -> Diagnostic {
            Diagnostic(
                .error, id: "configuration.package", message,
                at: document.place(of: attribute, in: package), fix: fix)
        }
        var result: [Diagnostic] = []
        if package["name"] == reservedName {
            result.append(
                finding(
                    "the name '\(reservedName)' stands for the sets that ship with Formwork",
                    at: "name", fix: "choose another name"))
        }
        let given = PackageReference.Requirement.attributes.filter { package[$0] != nil }
        guard let url = package["url"] else {
            if package["path"] == nil {
                result.append(
                    finding(
                        "<package> has neither 'url' nor 'path'", at: "",
                        fix: "add url=\"…\" with from=\"…\", or path=\"…\""))
            }
            return result
                + given.map { name in
                    finding(
                        "'\(name)' says nothing about a folder", at: name, fix: "delete '\(name)'")
                }
        }
        do throws(AddressRefusal) {
            _ = try RepositoryAddress(url)
        } catch {
            result.append(finding(error.message, at: "url", fix: error.fix))
        }
        for name in ["path", "signedBy"] {
            guard let text = package[name] else { continue }
            do throws(PathRefusal) {
                _ = try RelativePath(typed: text)
            } catch {
                result.append(error.diagnostic(at: document.place(of: name, in: package)))
            }
        }
        if package["signedBy"] != nil, package["branch"] != nil || package["revision"] != nil {
            result.append(
                finding(
                    "only the tags of versions are signed", at: "signedBy",
                    fix: "ask for a version, or delete 'signedBy'"))
        }
        if given.count != 1 {
            result.append(
                finding(
                    given.isEmpty
                        ? "<package> says no version"
                        : "<package> says two versions: "
                            + given.map { "'\($0)'" }.joined(separator: " and "),
                    at: given.last ?? "",
                    fix: "give exactly one of "
                        + PackageReference.Requirement.attributes.joined(separator: ", ")))
        }
        if let branch = package["branch"], !GitReferenceName.isValid(branch) {
            result.append(
                finding("'\(branch)' can't be a branch's name", at: "branch", fix: "name a branch"))
        }
        return result
    }
}
