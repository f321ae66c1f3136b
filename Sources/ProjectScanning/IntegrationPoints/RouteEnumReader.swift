import SwiftParser
import SwiftSyntax

/// Reads the cases of a file's enums.
final class RouteEnumReader: SyntaxVisitor {
    /// An enum with its cases.
    struct Route: Sendable {
        var name: String
        /// The line of the last case, counted from 1.
        var line: Int
        /// The names of the cases.
        var cases: [String]
        /// Whether a member of it is a view, made for each case.
        var returnsViews: Bool
    }

    private let lines: SourceLocationConverter
    private(set) var routes: [Route] = []
    /// The enums whose extensions make views.
    private var viewMakers: Set<String> = []

    private init(lines: SourceLocationConverter) {
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    /// The enums that have cases.
    static func read(_ bytes: [UInt8]) -> [Route] {
        guard OutlineScanner.admitsParsing(bytes) else { return [] }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = RouteEnumReader(lines: SourceLocationConverter(fileName: "", tree: tree))
        reader.walk(tree)
        return reader.routes.map { route in
            var route = route
            if reader.viewMakers.contains(route.name) { route.returnsViews = true }
            return route
        }
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        if let last = cases.last {
            routes.append(
                Route(
                    name: TypeTable.bareName(node.name.text),
                    line: last.startLocation(converter: lines).line,
                    cases: cases.flatMap { $0.elements.map(\.name.text) },
                    returnsViews: Self.makesViews(node.memberBlock)))
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if Self.makesViews(node.memberBlock) {
            viewMakers.insert(TypeTable.bareName(node.extendedType.trimmedDescription))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Whether a member is `some View`.
    private static func makesViews(_ block: MemberBlockSyntax) -> Bool {
        block.members.contains { member in
            let type =
                member.decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
                ?? member.decl.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
            return type?.trimmedDescription == "some View"
        }
    }
}
