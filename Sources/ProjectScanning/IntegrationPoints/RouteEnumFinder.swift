import SwiftParser
import SwiftSyntax

/// Finds the enum whose cases are the places that an app can navigate to.
struct RouteEnumFinder: IntegrationFinding {
    private static let endings = ["Route", "Routes", "Destination", "Screen", "Path"]
    private static let appWords = ["App", "Root", "Main", "Navigation", "Global"]

    /// How many files are parsed at most: the likeliest come first.
    private static let mostFiles = 6

    private struct Candidate {
        var rank: Int
        var file: SourceFile
        var names: Set<String>
    }

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        var candidates: [Candidate] = []
        for file in project.sources {
            var names: Set<String> = []
            var best = Int.max
            for declaration in file.outline.declarations
            where declaration.kind == "enum"
                && Self.endings.contains(where: declaration.name.hasSuffix)
            {
                guard let rank = rank(declaration, file, project) else { continue }
                names.insert(declaration.name)
                best = min(best, rank)
            }
            if !names.isEmpty { candidates.append(Candidate(rank: best, file: file, names: names)) }
        }
        candidates.sort { ($0.rank, $0.file.path) < ($1.rank, $1.file.path) }
        return candidates.prefix(Self.mostFiles).flatMap { candidate in
            points(of: candidate, in: project)
        }
    }

    private func points(
        of candidate: Candidate, in project: IntegrationPointFinder
    ) -> [IntegrationPoint] {
        guard let bytes = project.contents(candidate.file.path) else { return [] }
        return RouteEnumReader.read(bytes, names: candidate.names).map { route in
            IntegrationPoint(
                kind: .routeEnum, path: candidate.file.path, line: route.line, name: route.name)
        }
    }

    /// 0 for an app's own routes, more for others; nil for the destinations of a single screen.
    private func rank(
        _ route: FileOutline.Declaration, _ file: SourceFile, _ project: IntegrationPointFinder
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
    }

    private let names: Set<String>
    private let lines: SourceLocationConverter
    private(set) var routes: [Route] = []

    private init(names: Set<String>, lines: SourceLocationConverter) {
        self.names = names
        self.lines = lines
        super.init(viewMode: .sourceAccurate)
    }

    /// The enums of those names that have cases.
    static func read(_ bytes: [UInt8], names: Set<String>) -> [Route] {
        guard OutlineScanner.admitsParsing(bytes) else { return [] }
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
                routes.append(Route(name: name, line: line))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
