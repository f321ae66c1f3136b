import Diagnostics

/// A kind of file that says how Swift code is formatted.
public struct FormattingSource: Sendable {
    /// What is known where a file is read.
    public struct Context: Sendable {
        /// The configuration file as people should read it, for diagnostics.
        public var path: String
        /// A Swift file to which the answer applies, relative to the configuration file's folder.
        public var swiftFile: String

        /// Creates a context.
        public init(path: String, swiftFile: String) {
            self.path = path
            self.swiftFile = swiftFile
        }
    }

    /// The file's name.
    public let fileName: String
    /// Whether files further up add to a nearer one; otherwise only the nearest counts.
    public let addsUp: Bool
    /// Reads a file; the second value says that files further up don't count.
    public let read:
        @Sendable ([UInt8], Context) throws(Failure) -> (FormattingConfiguration, isRoot: Bool)

    /// The kinds, the highest in rank first.
    ///
    /// Formatters come first because they will rewrite the file, then the editor's configuration
    /// and the linter's limit. Xcode's own settings and header rank below all of these.
    public static let ranked: [FormattingSource] = [
        .swiftFormatOptions, .swiftFormatJSON, .editorConfig, .swiftLint,
    ]
}

extension FormattingConfiguration {
    /// What the configuration files above a Swift file say together.
    /// - Parameters:
    ///   - swiftFile: a Swift file, relative to the root of the repository; it need not exist.
    ///   - diagnostics: takes the findings of files that can't be read; these are passed over.
    ///   - shown: a file's path as people should read it.
    ///   - read: gives a file's content by its path relative to the root, or nil.
    public static func forFile(
        _ swiftFile: String, diagnostics: inout [Diagnostic],
        shown: (String) -> String = { $0 }, read: (String) -> [UInt8]?
    ) -> FormattingConfiguration {
        var ranked: [FormattingConfiguration] = []
        for source in FormattingSource.ranked {
            var folder = SlashPath.parent(of: swiftFile)
            while true {
                let path = SlashPath.join(folder, source.fileName)
                if let bytes = read(path) {
                    let inner = SlashPath.relative(swiftFile, to: folder) ?? swiftFile
                    let context = FormattingSource.Context(path: shown(path), swiftFile: inner)
                    do {
                        var (configuration, isRoot) = try source.read(bytes, context)
                        configuration.comes(from: shown(path))
                        ranked.append(configuration)
                        if isRoot || !source.addsUp { break }
                    } catch {
                        diagnostics += error.diagnostics
                        if !source.addsUp { break }
                    }
                }
                if folder.isEmpty { break }
                folder = SlashPath.parent(of: folder)
            }
        }
        return merged(ranked)
    }
}
