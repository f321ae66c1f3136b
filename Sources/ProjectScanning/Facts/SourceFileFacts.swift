import FileTree

/// What the outline scanner read of a Swift file.
public struct SourceFileFacts: Sendable, Equatable {
    /// The file.
    public var path: RelativePath
    /// Whether the file holds tests or test support.
    public var isTest: Bool
    /// The outline.
    public var outline: FileOutline

    /// Creates facts of a file.
    public init(path: RelativePath, isTest: Bool, outline: FileOutline) {
        self.path = path
        self.isTest = isTest
        self.outline = outline
    }
}

/// A Swift file's imports and type declarations, without bodies.
public struct FileOutline: Sendable, Equatable {
    /// The imports, in order.
    public var imports: [Import]
    /// The declarations of types and extensions, in order, nested ones included.
    public var declarations: [Declaration]
    /// Attributes and property wrappers that occur anywhere in the code, without `@`, sorted and each once.
    public var attributeUses: [String]
    /// Names of interest that occur anywhere in the code.
    public var mentions: SourceMentions

    /// An import.
    public struct Import: Sendable, Equatable {
        /// The module, without submodules.
        public var module: String
        /// Attributes without `@`, such as `testable`.
        public var attributes: [String]
        /// The line, counted from 1.
        public var line: Int

        /// Creates an import.
        public init(module: String, attributes: [String] = [], line: Int) {
            self.module = module
            self.attributes = attributes
            self.line = line
        }
    }

    /// A declaration of a type or an extension.
    ///
    /// A class, so that the many loops over the declarations of all files copy one reference, not seven.
    public final class Declaration: Sendable, Equatable {
        /// The keyword: `class`, `struct`, `enum`, `protocol`, `actor`, `extension`, `macro` or `typealias`.
        public let kind: String
        /// The name; for extensions the extended type as written.
        public let name: String
        /// Attributes without `@` and arguments, in order: `Observable`, `MainActor` …
        public let attributes: [String]
        /// Modifiers in order: `public`, `final` …
        public let modifiers: [String]
        /// The inherited types as written, without spaces around.
        public let inheritance: [String]
        /// How many braces enclose it, which is the number of enclosing declarations; 0 at file level.
        public let depth: Int
        /// The line of the keyword, counted from 1.
        public let line: Int

        /// Creates a declaration.
        public init(
            kind: String, name: String, attributes: [String] = [], modifiers: [String] = [],
            inheritance: [String] = [], depth: Int = 0, line: Int
        ) {
            self.kind = kind
            self.name = name
            self.attributes = attributes
            self.modifiers = modifiers
            self.inheritance = inheritance
            self.depth = depth
            self.line = line
        }

        /// Whether two declarations say the same.
        public static func == (left: Declaration, right: Declaration) -> Bool {
            left.kind == right.kind && left.name == right.name
                && left.attributes == right.attributes && left.modifiers == right.modifiers
                && left.inheritance == right.inheritance && left.depth == right.depth
                && left.line == right.line
        }
    }

    /// Creates an outline.
    public init(
        imports: [Import] = [], declarations: [Declaration] = [], attributeUses: [String] = [],
        mentions: SourceMentions = []
    ) {
        self.imports = imports
        self.declarations = declarations
        self.attributeUses = attributeUses
        self.mentions = mentions
    }
}
