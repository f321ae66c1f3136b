import FeatureGeneration
import FileTree
import ProjectScanning
import StyleLearning

/// Proposes a new feature to the places in existing code that name the features which it is like.
struct SiblingPlaces {
    private let siblings: [String]
    private let project: ScannedProject

    /// Creates the places.
    init(of siblings: [String], in project: ScannedProject) {
        self.siblings = siblings
        self.project = project
    }

    /// What to add, by path.
    func proposals(for feature: String) -> [EditProposal] {
        let root = project.root
        let finder = MentionFinder(
            siblings: siblings, tree: ProjectTree(facts: project.facts, files: project.files)
        ) { paths in
            let reader = FileReader(root)
            return paths.map {
                try? reader.read($0, maximumSize: ProjectOnDisk.maximumSourceSize).bytes
            }
        }
        return finder.places(for: feature, sharing: WorkSharing(threads: 2)).map(proposal)
    }

    private func proposal(_ mention: SiblingMention) -> EditProposal {
        EditProposal(
            path: mention.path, kind: kind(of: mention), name: mention.name, line: mention.line,
            addition: mention.addition, isInLine: mention.isInLine,
            needsComma: mention.needsComma, siblings: mention.support)
    }

    /// The kind that the scan knows the place by; a mention where it knows none.
    private func kind(of mention: SiblingMention) -> String {
        let known = project.facts.integrationPoints.first {
            $0.path == mention.path && $0.line == mention.typeLine
        }
        if let known { return known.kind.rawValue }
        return switch mention.path.name {
        case "Package.swift": IntegrationPoint.Kind.packageManifest.rawValue
        case "Project.swift", "Workspace.swift": IntegrationPoint.Kind.tuistManifest.rawValue
        default: PlannedEdit.mention
        }
    }
}
