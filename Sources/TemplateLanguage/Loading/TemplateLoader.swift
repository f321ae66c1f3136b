/// Finds the templates that `include`, `extends` and `import` name.
public protocol TemplateLoader: Sendable {
    /// The template of that name, or nil where there is none.
    /// - Throws: where a template exists but can't be read.
    func template(named name: String) throws -> TemplateSource?
    /// The names that there are, for suggestions; may be empty where they can't be listed.
    var templateNames: [String] { get }
}

/// The text of a template and where it comes from.
public struct TemplateSource: Sendable, Hashable {
    /// The text: bytes, normally UTF-8.
    public var bytes: [UInt8]
    /// The path that diagnostics show.
    public var path: String

    /// Creates a source.
    public init(bytes: [UInt8], path: String) {
        self.bytes = bytes
        self.path = path
    }
}

/// Templates by name, held in memory.
public struct DictionaryLoader: TemplateLoader {
    private let sources: [String: TemplateSource]

    /// Creates a loader of sources by name.
    public init(_ sources: [String: TemplateSource]) {
        self.sources = sources
    }

    /// Creates a loader of texts by name; diagnostics show the names as paths.
    public init(_ texts: [String: String]) {
        sources = Dictionary(
            uniqueKeysWithValues: texts.map { name, text in
                (name, TemplateSource(bytes: Array(text.utf8), path: name))
            })
    }

    public func template(named name: String) throws -> TemplateSource? { sources[name] }

    public var templateNames: [String] { sources.keys.sorted() }
}
