import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// A plan in the making: what was rendered, before it is checked and held against the disk.
struct PlanDraft: Sendable {
    /// What the scan learned.
    var facts: ProjectFacts
    /// The set.
    var set: TemplateSet
    /// What the user asked for.
    var request: GenerationRequest
    /// The target.
    var choice: TargetChoice
    /// The folders.
    var placement: FeaturePlacement
    /// The names of the types.
    var naming: RoleNaming
    /// The values of parameters and options.
    var answers: Answers
    /// The pieces that features share, as the project has them.
    var sharedPieces: [Role: SharedPiece]
    /// What templates saw.
    var context: [String: TemplateValue]
    /// The rendered files.
    var files: [FileDraft]
    /// Paths that an earlier generation of the same feature wrote.
    var ownPaths: Set<RelativePath>
    /// What was taken from the project.
    var surroundings: RecordedSurroundings
    /// The part that is planned; nil for a whole feature.
    var part: PartRendering?

    /// The project's files that aren't the feature's own.
    var otherFiles: [SourceFileFacts] {
        let made = files.filter { !$0.isSharedAlready }.map(\.path)
        let planned = Set(made).union(ownPaths)
        return facts.files.filter { !planned.contains($0.path) }
    }

    /// Whether new files must be named in an Xcode project.
    var registers: Bool {
        guard !choice.isNew, case .dictionary(let project) = context["project"] else {
            return false
        }
        return project["registers"] == .boolean(true)
    }

    /// Whether a file is the manifest of a package that features have for themselves: siblings of the project have one,
    /// or it is an example without a project.
    func isSiblingsManifest(_ file: FileDraft) -> Bool {
        guard file.path.name == "Package.swift", file.path.parent != nil,
            ProtectedPlace.holding(file.path) == .packageManifest
        else { return false }
        let path = SiblingPath(file.path, of: request.feature.description)
        let known = Set(facts.targets.map(\.manifest))
        return set.siblings.contains { sibling in
            facts.files.isEmpty || path.path(of: sibling).map(known.contains) ?? false
        }
    }

    /// What a planned file shares with the others of its target. Of a file that stands where no known target holds it,
    /// its folder is all that is known.
    func targetKey(of file: FileDraft) -> String {
        guard file.declaration.isBelowProject else { return file.isTest ? "tests" : "sources" }
        let holder = facts.targets.first { $0.holds(file.path) }
        return holder.map { "target \($0.name)" } ?? "folder \(file.path.parent?.string ?? "")"
    }

    /// What to do about two planned files that can't stand in one target.
    func collisionFix(_ declared: String) -> String {
        guard set.origin == .learned else { return declared }
        return "follow one feature with --like, so that files of several aren't mixed"
    }

    /// The existing files of the target that a planned file goes into.
    func neighbours(of draft: FileDraft) -> TargetFiles {
        if draft.declaration.isBelowProject {
            let holders = facts.targets.filter { $0.holds(draft.path) }
            if !holders.isEmpty { return TargetFiles(holders, isTest: draft.isTest) }
        }
        if let module = newModule(of: draft) { return TargetFiles(below: module) }
        let target = draft.isTest ? choice.testTarget : choice.target
        // A target that is told by its folders alone doesn't take what stands elsewhere, as a new module does.
        if draft.declaration.isBelowProject, let target, target.listedFiles.isEmpty,
            !target.folders.isEmpty
        {
            return .none
        }
        return TargetFiles(target.map { [$0] } ?? [], isTest: draft.isTest)
    }
}

extension PlanDraft {
    /// Descriptions of modules, which are compiled for themselves.
    static let manifests: Set<String> = [
        "Package.swift", "Project.swift", "Workspace.swift", "Plugin.swift",
    ]

    /// The folder of the module that the plan describes and a planned file belongs to; nil where it belongs to none.
    private func newModule(of draft: FileDraft) -> RelativePath? {
        files.filter { Self.manifests.contains($0.path.name) }.compactMap(\.path.parent)
            .first { draft.path.hasPrefix($0) }
    }
}

/// Which existing files belong to some targets; asked of every file of a project.
struct TargetFiles {
    private let folders: [RelativePath]
    private let listed: Set<RelativePath>
    private let isKnown: Bool
    private let isTest: Bool

    /// No files.
    static let none = TargetFiles(folders: [], listed: [], isKnown: true, isTest: false)

    /// - Parameter isTest: whether the files of unknown targets are those of tests.
    init(_ targets: [TargetFacts], isTest: Bool) {
        folders = targets.flatMap(\.folders)
        listed = Set(targets.flatMap(\.listedFiles))
        isKnown = !targets.isEmpty
        self.isTest = isTest
    }

    /// The files of a folder.
    init(below folder: RelativePath) {
        self.init(folders: [folder], listed: [], isKnown: true, isTest: false)
    }

    private init(
        folders: [RelativePath], listed: Set<RelativePath>, isKnown: Bool, isTest: Bool
    ) {
        self.folders = folders
        self.listed = listed
        self.isKnown = isKnown
        self.isTest = isTest
    }

    /// Whether a file is one of them.
    func contains(_ file: SourceFileFacts) -> Bool {
        guard isKnown else { return file.isTest == isTest }
        return folders.contains { file.path.hasPrefix($0) } || listed.contains(file.path)
    }
}

/// A rendered file.
struct FileDraft: Sendable {
    /// The declaration that it comes from.
    var declaration: FileDeclaration
    /// The stable id: the declaration's, with the element of a repetition behind `/`.
    var id: String
    /// The path from the project's root.
    var path: RelativePath
    /// The content.
    var bytes: [UInt8]
    /// Whether an executable bit is set.
    var isExecutable: Bool
    /// The outline of a Swift file; nil for others.
    var outline: FileOutline?
    /// Whether an earlier generation made the file and features share it: it stays as it is.
    var isSharedAlready = false
    /// Whether the file is the manifest of the feature's own package, which Formwork writes itself.
    var isPackageManifest = false

    /// Whether the file is Swift code.
    var isSwift: Bool { path.fileExtension == "swift" }

    /// Whether the file describes a build instead of being part of one: a manifest of SwiftPM or Tuist.
    var isBuildDescription: Bool {
        outline?.imports.contains {
            ["PackageDescription", "ProjectDescription"].contains($0.module)
        } ?? false
    }
}
