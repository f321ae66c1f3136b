import FileTree

/// A Swift file with what its path says, ready for grouping.
///
/// A class, so that the many lists and loops that hold it copy one reference.
final class SourceFile: Sendable {
    /// The facts that the scan hands out.
    let facts: SourceFileFacts
    /// The folder, `""` for the project's root.
    let folder: String
    /// The file's name without `.swift` and without what follows `+` or a dot.
    let base: String
    /// What the file is for.
    let role: String
    /// The base without the ending that names the role.
    let stem: String
    /// Whether the file is the sign of a screen of its own.
    let isScreen: Bool

    init(
        facts: SourceFileFacts, folder: String, base: String, role: String, stem: String,
        isScreen: Bool
    ) {
        self.facts = facts
        self.folder = folder
        self.base = base
        self.role = role
        self.stem = stem
        self.isScreen = isScreen
    }

    var path: RelativePath { facts.path }
    var outline: FileOutline { facts.outline }

    /// The file's name without `.swift`.
    static func base(of name: String) -> String {
        let stem = name.hasSuffix(".swift") ? name.utf8.dropLast(6) : name.utf8[...]
        let head = stem.prefix { byte in
            byte != UInt8(ascii: "+") && byte != Byte.dot && byte != Byte.tilde
                && byte != Byte.underscore
        }
        let whole = head.isEmpty ? stem : head
        guard whole.contains(Byte.space) else { return String(Substring(whole)) }
        return String(decoding: whole.filter { $0 != Byte.space }, as: UTF8.self)
    }
}

/// Tells what files are for, from their names first and from their declarations where names don't say.
struct RoleReader {
    let types: TypeTable

    /// Reads a file.
    func read(_ facts: SourceFileFacts) -> SourceFile {
        let name = facts.path.name
        let base = SourceFile.base(of: name)
        let isExtension = name.utf8.contains(UInt8(ascii: "+"))
        var (role, stem) = Self.roleFromName(base, isTest: facts.isTest)
        let traits = types.traits(of: facts.outline)
        if !facts.isTest {
            refine(&role, &stem, base: base, traits: traits, outline: facts.outline)
        }
        let isScreen =
            !facts.isTest && !isExtension && RoleTable.screenRoles.contains(role)
            && Self.isScreen(role: role, traits: traits, base: base, folder: facts.path.parent)
        return SourceFile(
            facts: facts, folder: facts.path.parent?.string ?? "", base: base,
            role: role, stem: stem, isScreen: isScreen)
    }

    /// Role and stem as the name alone gives them.
    static func roleFromName(_ base: String, isTest: Bool) -> (role: String, stem: String) {
        for prefix in RoleTable.mockPrefixes
        where base.hasPrefix(prefix) && base.utf8.count > prefix.utf8.count
            && base.dropFirst(prefix.count).first?.isUppercase == true
        {
            return ("mock", String(base.dropFirst(prefix.count)))
        }
        guard let entry = RoleTable.entry(of: base) else { return ("other", base) }
        let stem = String(base.dropLast(entry.suffix.count))
        if entry.role == "mock" || entry.role == "test" || entry.role.hasSuffix("-test") {
            return (entry.role, stem)
        }
        return (entry.role, stem.isEmpty ? base : stem)
    }

    /// Corrects the role where the declarations say something else.
    private func refine(
        _ role: inout String, _ stem: inout String, base: String, traits: FileTraits,
        outline: FileOutline
    ) {
        switch role {
        case "view-controller" where !traits.hasViewController:
            role = "other"
        case "view" where !traits.hasSwiftUIView && traits.hasViewController:
            role = "view-controller"
        case "view" where !traits.hasSwiftUIView && !traits.hasPlatformView:
            role = outline.declarations.contains { $0.kind == "protocol" } ? "protocols" : "view"
        case "model" where traits.hasObservableClass && !base.hasSuffix("Models"):
            // `SyncUpDetailModel`: an observable class that a view of the same stem shows.
            role = "view-model"
        case "presenter" where traits.hasObservableClass:
            // A presenter that views observe is a view model by another name.
            role = "view-model"
        case "repository"
        where outline.declarations.allSatisfy({ $0.kind == "protocol" || $0.kind == "typealias" }):
            role = "repository-protocol"
        case "reducer" where !traits.hasReducer && base.hasSuffix("Feature"):
            (role, stem) = traits.hasSwiftUIView ? ("view", base) : ("other", base)
        case "other":
            if traits.hasReducer {
                role = "reducer"
            } else if traits.hasViewController {
                role = "view-controller"
            } else if traits.hasSwiftUIView {
                role = "view"
            }
        default:
            break
        }
    }

    private static func isScreen(
        role: String, traits: FileTraits, base: String, folder: RelativePath?
    ) -> Bool {
        switch role {
        case "view":
            // Where views bear no ending, those that name their file count, apart from mere pieces.
            traits.hasScreenView || traits.hasReducer
                || traits.hasSwiftUIView
                    && !pieces.contains(folder?.name.lowercased() ?? "")
        case "view-controller": traits.hasViewController
        default: true
        }
    }

    private static let pieces: Set<String> = [
        "components", "component", "subviews", "cells", "rows", "helpers", "extensions",
        "modifiers",
        "styles", "buttons", "previews", "custom views",
    ]
}
