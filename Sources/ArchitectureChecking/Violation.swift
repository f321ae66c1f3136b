import Diagnostics
import FileTree

/// A place at which code breaks a rule of its layer.
public struct Violation: Sendable, Hashable {
    /// Which rule is broken.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A module is imported that the layer may not import.
        case importedModule = "import"
        /// A framework's type is named that the layer may not name.
        case frameworkType = "framework-type"
        /// A type or target of another layer is named that the layer may not use.
        case layerUse = "layer-use"
    }

    /// Which rule is broken.
    public var rule: Rule
    /// The layer of the code.
    public var layer: String
    /// The module or type that is named.
    public var symbol: String
    /// The layer that the symbol belongs to; nil for frameworks.
    public var usedLayer: String?
    /// The file.
    public var path: RelativePath
    /// The place, with its line's text.
    public var location: SourceLocation
    /// The id of the set whose rule it is.
    public var set: String
    /// What is wrong, in lower case.
    public var message: String
    /// Where the used type is declared; nil where that isn't known.
    public var declaration: SourceLocation?
    /// The way out.
    public var fix: String

    /// The violation as the compiler would print it.
    public var diagnostic: Diagnostic {
        Diagnostic(
            .error, id: "architecture.\(rule.rawValue)", message, at: location,
            notes: declaration.map { [.init("'\(symbol)' is declared here", at: $0)] } ?? [],
            fix: fix)
    }
}
