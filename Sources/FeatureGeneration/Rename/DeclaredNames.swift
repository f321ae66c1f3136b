import FileTree
import SwiftParser
import SwiftSyntax

/// The names that a feature's own files declare: types, members, parameters, and the folders and files themselves,
/// which name modules.
struct DeclaredNames: Sendable {
    private var names: Set<String> = []
    private var types: Set<String> = []
    /// The feature's name, which alone says nothing of a longer name's origin.
    private let feature: String

    init(feature: String) { self.feature = feature }

    /// Whether a name is the feature's own: it is declared, or made by a macro or a property wrapper from one
    /// that is, as `MockProfileService` and `_profileID` are.
    func holds(_ name: String) -> Bool {
        names.contains(name) || name.first == "_" && names.contains(String(name.dropFirst()))
            || types.contains { name.contains($0) }
    }

    /// Takes the names of a file and its folders in.
    mutating func insert(_ path: RelativePath) {
        for component in path.components {
            names.formUnion(
                component.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
    }

    /// Takes names in that were made of the feature's.
    mutating func insert(derived: Set<String>) { names.formUnion(derived) }

    /// Takes what a Swift file declares in.
    mutating func insert(swift bytes: [UInt8]) {
        let collector = Collector(viewMode: .sourceAccurate)
        bytes.withUnsafeBufferPointer { collector.walk(Parser.parse(source: $0)) }
        names.formUnion(collector.names)
        names.formUnion(collector.types)
        types.formUnion(
            collector.types.filter {
                $0 != feature && FrameworkTypes.framework(declaring: $0) == nil
            })
    }

    /// Collects the tokens that name a declaration.
    private final class Collector: SyntaxVisitor {
        var names: Set<String> = []
        var types: Set<String> = []

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            guard case .identifier(let text) = token.tokenKind, let parent = token.parent else {
                return .skipChildren
            }
            let name = text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
            if let declaration = parent.asProtocol((any NamedDeclSyntax).self),
                declaration.name.id == token.id
            {
                if parent.is(FunctionDeclSyntax.self) {
                    names.insert(name)
                } else {
                    types.insert(name)
                }
            } else if Self.declaringKinds.contains(parent.kind) {
                names.insert(name)
            }
            return .skipChildren
        }

        private static let declaringKinds: Set<SyntaxKind> = [
            .identifierPattern, .enumCaseElement, .functionParameter, .enumCaseParameter,
            .closureParameter, .closureShorthandParameter, .tupleTypeElement, .genericParameter,
        ]
    }
}
