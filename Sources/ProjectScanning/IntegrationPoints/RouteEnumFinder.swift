import SwiftParser
import SwiftSyntax

/// Finds the enum whose cases are the places that an app can navigate to.
struct RouteEnumFinder: IntegrationFinding {
    private static let endings = ["Route", "Routes", "Destination", "Screen", "Path"]
    private static let appWords = ["App", "Root", "Main", "Navigation", "Global"]

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        var found: [(rank: Int, point: IntegrationPoint)] = []
        for file in project.sources {
            let names = file.outline.declarations.filter { declaration in
                declaration.kind == "enum"
                    && Self.endings.contains(where: declaration.name.hasSuffix)
            }
            guard !names.isEmpty, let bytes = project.contents(file.path) else { continue }
            let wanted = Set(names.map { TypeTable.bareName($0.name) })
            for route in RouteEnumReader.read(bytes, names: wanted) {
                guard let rank = rank(route, file, project) else { continue }
                found.append(
                    (
                        rank,
                        IntegrationPoint(
                            kind: .routeEnum, path: file.path, line: route.line, name: route.name)
                    ))
            }
        }
        return found.sorted {
            ($0.rank, $0.point.path, $0.point.line) < ($1.rank, $1.point.path, $1.point.line)
        }.map(\.point)
    }

    /// 0 for an app's own routes, more for others; nil for the destinations of a single screen.
    private func rank(
        _ route: RouteEnumReader.Route, _ file: SourceFile, _ project: IntegrationPointFinder
    ) -> Int? {
        let isInFeature =
            project.isInFeature(file)
            || project.features.contains { feature in
                feature.folder == nil && route.name.hasPrefix(feature.name)
            }
        let isAppWide =
            Self.appWords.contains { route.name.hasPrefix($0) }
            || Self.endings.contains(route.name)
        if isInFeature { return isAppWide && route.depth == 0 ? 2 : nil }
        return isAppWide ? 0 : 1
    }
}

/// Reads the cases of route enums.
final class RouteEnumReader: SyntaxVisitor {
    /// An enum with its last case.
    struct Route {
        var name: String
        /// The line of the last case, counted from 1.
        var line: Int
        var depth: Int
    }

    private let names: Set<String>
    private let lines: SourceLocationConverter
    private var depth = 0
    private(set) var routes: [Route] = []

    private init(names: Set<String>, lines: SourceLocationConverter) {
        self.names = names
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    /// The enums of those names that have cases.
    static func read(_ bytes: [UInt8], names: Set<String>) -> [Route] {
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = RouteEnumReader(
            names: names, lines: SourceLocationConverter(fileName: "", tree: tree))
        reader.walk(tree)
        return reader.routes
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = TypeTable.bareName(node.name.text)
        if names.contains(name) {
            let cases = node.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            if let last = cases.last {
                let line = last.startLocation(converter: lines).line
                routes.append(Route(name: name, line: line, depth: depth))
            }
        }
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: EnumDeclSyntax) { depth -= 1 }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClassDeclSyntax) { depth -= 1 }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { depth -= 1 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
