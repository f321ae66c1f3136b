import Diagnostics
import FileTree
import GitCommand
import ProjectConfiguration
import ProjectScanning
import TemplateDistribution
import TemplateManifest

/// A project with what it says of itself and what a scan learned of it.
struct ScannedProject: Sendable {
    /// The project's folder.
    let root: DirectoryRoot
    /// Git; nil where it isn't there: a scan works without it, and then knows no ignored files.
    let git: Git?
    /// The sets that it can use.
    let library: SetLibrary
    /// The sets that take part in the choice, or what is wrong with them.
    let sets: Result<[LoadedSet], Failure>
    /// Its template packages.
    let packages: ProjectPackages
    /// Where its `Formwork.xml` is; nil where there is none.
    let configurationPlace: ConfigurationPlace?
    /// What that says.
    let configuration: ProjectConfiguration
    /// What was learned of it.
    let facts: ProjectFacts
    /// Every file of the project.
    let files: [RelativePath]
    /// How long the scan took.
    let timing: ScanTiming
    /// What couldn't be read.
    let findings: [Diagnostic]

    /// Finds and scans a project.
    /// - Parameters:
    ///   - option: what `--project` says; nil where it wasn't given.
    ///   - target: the target whose features count; nil lets all count.
    ///   - isOffline: whether no package may be fetched.
    /// - Throws: `Failure`.
    init(
        _ option: String?, target: String? = nil, in session: Session, isOffline: Bool = false
    ) throws(Failure) {
        root = try ProjectLocator(session).project(option)
        let sets = try ProjectSets(root: root, in: session, isOffline: isOffline)
        library = sets.library
        packages = sets.packages
        configurationPlace = sets.place
        configuration = sets.configuration
        git = try? Git.locate()
        let (root, git, library) = (root, git, library)
        let loaded = MeanwhileValue { Result { () throws(Failure) in try library.all() } }
        let clock = ContinuousClock()
        let start = clock.now
        let scan = try ProgressLine(session).during("scanning") { () throws(Failure) in
            try ProjectScanner.scan(root: root, git: git, target: target)
        }
        timing = ScanTiming(
            scan: clock.now - start - scan.historyTime, history: scan.historyTime)
        facts = StyleOverriding.apply(
            configuration, to: LayoutOverriding.apply(configuration, to: scan.facts))
        files = scan.files
        self.sets = loaded.value
        findings = (git == nil ? [Self.noGit] : []) + library.warnings + scan.diagnostics
    }

    private static let noGit = Diagnostic(
        .warning, id: "scan.no-git",
        "git isn't there, so files that '.gitignore' leaves out count too",
        fix: "install git, or put it into PATH")

    /// The folder that new features go into; nil where nothing is known.
    var featureRoot: RelativePath? { facts.layout.featureRoots.first }
}
