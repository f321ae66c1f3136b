import FileTree
import ProjectScanning
import TemplateLanguage

/// Finds features that are modules of their own, below the folder that holds the most of them.
struct ModuleSiblings {
    /// The features, called as their files are: `ContentList` where the module is `FeatureContentList`.
    let features: [SiblingFeature]
    /// The word that the modules' names have beside those of the features; nil where they have none.
    let affix: ModuleAffix?

    init(tree: ProjectTree) {
        let modules = Modules(tree: tree)
        affix = modules.affix
        features = modules.features
    }
}

/// The modules below the folder that holds the most of them.
private struct Modules {
    let tree: ProjectTree
    private let root: String
    private let members: [Member]
    /// What the files' names lack beside the modules'.
    private(set) var affix: ModuleAffix?

    init(tree: ProjectTree) {
        self.tree = tree
        guard let (root, modules) = Self.home(in: tree) else {
            (self.root, members) = ("", [])
            return
        }
        let shared = ModuleAffix(modules.map { $0.isKnown ? $0.module.name : "" })
        let own = modules.filter { one in
            shared.map { $0.rest(of: one.module.name) != nil } ?? true
        }
        // What has no screen serves the others.
        let shown = own.filter(\.shows)
        self.root = root
        members = shown.count > 1 ? shown : own
        affix = shared.flatMap { Self.areBare($0, members, tree) ? $0 : nil }
    }

    var features: [SiblingFeature] {
        guard members.count > 1 else { return [] }
        let features = members.map { one in
            let rest = affix?.rest(of: one.module.name)
            return (stem: rest ?? ModuleAffix.identifier(one.module.name), member: one)
        }
        let inside = Set(members.flatMap { $0.files })
        let elsewhere = StemIndex(stems: features.map(\.stem)).assign(
            tree.files.filter { !inside.contains($0) },
            to: features.map { (stem: $0.stem, folder: $0.member.module.folder) })
        return features.map { stem, member in
            let folder = member.module.folder
            let abstraction = PathAbstraction(
                spellings: StemSpellings(stem), ownFolder: folder.slashParts, group: [])
            let files = member.files + (elsewhere[folder] ?? []).sorted()
            return SiblingFeature(
                stem: stem, root: root, group: nil, folder: folder,
                files: files.map {
                    tree.file($0, in: folder, pattern: abstraction.pattern(of: $0.string))
                })
        }
    }

    private struct Member {
        var module: ModuleFolders.Module
        var files: [RelativePath]
        /// Whether the scan found features in it.
        var isKnown: Bool
        /// Whether it shows something.
        var shows: Bool
    }

    /// The folder that holds the most modules with features, where these are at least half of the project's. Layers hold
    /// all features in one module.
    private static func home(in tree: ProjectTree) -> (root: String, members: [Member])? {
        let files = tree.files + tree.samples
        var features = tree.facts.features.compactMap { $0.path ?? $0.files.first?.path }
        if features.count < 3 { features = tree.files.filter { isScreen($0, tree) } }
        var best: (root: String, modules: [ModuleFolders.Module])?
        var most = 1
        for (root, modules) in ModuleFolders(files).byRoot.sorted(by: { $0.key < $1.key }) {
            let counts = modules.map { module in features.count(where: module.holds) }
            let count = counts.count { $0 > 0 }
            guard count > most, counts.reduce(0, +) * 2 >= features.count else { continue }
            most = count
            best = (root, modules)
        }
        guard let best else { return nil }
        let members = best.modules.map { module in
            let own = files.filter(module.holds).sorted()
            return Member(
                module: module, files: own, isKnown: features.contains(where: module.holds),
                shows: own.contains { isScreen($0, tree) })
        }
        return (best.root, members)
    }

    private static func isScreen(_ file: RelativePath, _ tree: ProjectTree) -> Bool {
        guard file.fileExtension == "swift", !tree.isTest(file) else { return false }
        let role = RoleNames.role(ofFile: file.name, isTest: false)
        // A controller may be one of anything.
        return RoleNames.screenRoles.contains(role)
            && (role != "view-controller" || !file.name.hasSuffix("Controller.swift")
                || file.name.hasSuffix("ViewController.swift"))
    }

    /// Whether the files inside bear the modules' names without what these share.
    private static func areBare(
        _ affix: ModuleAffix, _ members: [Member], _ tree: ProjectTree
    ) -> Bool {
        var bare = 0
        var full = 0
        for member in members {
            guard let rest = affix.rest(of: member.module.name) else { continue }
            let name = ModuleAffix.identifier(member.module.name)
            for file in member.files where file.fileExtension == "swift" && !tree.isTest(file) {
                let stems = FileBase(file.name).stems
                if stems.contains(name) { full += 1 } else if stems.contains(rest) { bare += 1 }
            }
        }
        return bare >= full
    }
}
