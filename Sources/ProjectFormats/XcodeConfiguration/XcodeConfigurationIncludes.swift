import Diagnostics

/// Reads an `.xcconfig` file with all that it includes into one list of assignments.
public struct XcodeConfigurationIncludes: Sendable {
    /// At most so many files are read for one configuration.
    public static let maximumFiles = 64

    /// The assignments, in the order in which Xcode meets them.
    public private(set) var assignments: [BuildSettingAssignment] = []
    /// Warnings: files that are absent, that include themselves, or that hold unreadable lines.
    public private(set) var diagnostics: [Diagnostic] = []

    private var files = 0

    /// Reads a file and its includes.
    /// - Parameters:
    ///   - path: the file, relative to the folder that holds the project.
    ///   - read: gives a file's content, or nil where it is absent.
    public init(path: String, read: (String) -> [UInt8]?) {
        load(path, isOptional: false, chain: [], read: read)
    }

    private mutating func load(
        _ path: String, isOptional: Bool, chain: [String], read: (String) -> [UInt8]?
    ) {
        let place = SourceLocation(path: chain.last ?? path)
        if chain.contains(path) {
            diagnostics.append(
                Diagnostic(
                    .warning, id: "xcconfig.cycle", "'\(path)' includes itself", at: place))
            return
        }
        guard files < Self.maximumFiles else { return }
        files += 1
        guard let bytes = read(path) else {
            if !isOptional {
                diagnostics.append(
                    Diagnostic(
                        .warning, id: "xcconfig.missing", "'\(path)' doesn't exist", at: place))
            }
            return
        }
        let file = XcodeConfigurationFile(parsing: bytes, path: path)
        diagnostics += file.diagnostics
        for statement in file.statements {
            switch statement {
            case .assignment(let assignment): assignments.append(assignment)
            case .include(let name, let isOptional):
                load(
                    SlashPath.join(SlashPath.parent(of: path), name), isOptional: isOptional,
                    chain: chain + [path], read: read)
            }
        }
    }
}
