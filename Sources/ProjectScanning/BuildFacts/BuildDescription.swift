import Diagnostics
import FileTree
import ProjectFormats

/// A kind of file that describes a project to a build system.
struct BuildDescription: Sendable {
    /// The build system.
    let kind: ProjectKind
    /// Whether a file may be such a description, by its path.
    let isDescription: @Sendable (RelativePath) -> Bool
    /// Reads one, as far as that goes without the project's other files.
    let read: @Sendable (RelativePath, [UInt8]) throws(Failure) -> ReadDescription

    /// What a file was read as: tells what it says, given the project's files; nil where it turns out to be
    /// no description.
    typealias ReadDescription = @Sendable (ProjectFileIndex) throws(Failure) -> DescribedProject?

    /// The kinds. Generators stand before what they generate: the first description of a folder
    /// speaks for a target that several describe.
    static let all: [BuildDescription] = [
        .tuist, .xcodeGen, .xcodeProject, .swiftPackage, .bazel,
    ]

    /// Whether a file may be a description of any kind, by its path.
    static func mayBe(_ path: RelativePath) -> Bool {
        all.contains { $0.isDescription(path) }
    }
}

/// What one description says.
struct DescribedProject: Sendable {
    /// The project's name.
    var name: String?
    /// The targets in the description's order.
    var targets: [TargetFacts] = []
    /// The indentation that it states for new files.
    var indentation = XcodeIndentation()
    /// The organisation for file headers.
    var organization: String?
    /// What reading left open.
    var diagnostics: [Diagnostic] = []
}

extension TargetFacts {
    /// Takes over how the target's code is compiled.
    mutating func take(_ compilation: SwiftCompilation) {
        if let mode = compilation.languageMode { swiftLanguageMode = Self.languageMode(of: mode) }
        defaultIsolation = compilation.defaultIsolation == .mainActor ? .mainActor : .nonisolated
        upcomingFeatures = compilation.upcomingFeatures
    }

    /// The language mode that a Swift version stands for: `6.2` means 6, and what is older than 5 is read
    /// as 5, the oldest mode that today's compilers and generated code have in common.
    static func languageMode(of version: String) -> String {
        let major = version.prefix { $0 != "." }
        return (Int(major) ?? 5) >= 6 ? "6" : "5"
    }

    /// What a target of an Xcode project makes, as far as it matters for iOS features.
    static func kind(of kind: XcodeProductKind, isIOS: Bool) -> Kind {
        switch kind {
        case .unitTests: .unitTests
        case .uiTests: .uiTests
        case .application: isIOS ? .app : .other
        case .framework, .staticLibrary, .dynamicLibrary: isIOS ? .library : .other
        case .appExtension, .appClip: .appExtension
        case .commandLineTool: .executable
        case .watchApplication, .bundle, .aggregate, .other: .other
        }
    }
}
