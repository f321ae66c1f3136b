import SwiftParser
import SwiftSyntax

/// Finds the view whose body is a `TabView` with tabs.
struct TabViewFinder: IntegrationFinding {
    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        var points: [IntegrationPoint] = []
        for file in project.sources where file.outline.mentions.contains(.tabView) {
            guard let bytes = project.contents(file.path) else { continue }
            for name in TabViewReader.read(bytes) {
                guard
                    let declaration = file.outline.declarations.first(where: {
                        $0.name == name && project.types.isSwiftUIView($0)
                    })
                else { continue }
                points.append(
                    IntegrationPoint(
                        kind: .tabView, path: file.path, line: declaration.line, name: name))
            }
        }
        // A tab view inside a feature rather pages through its content than being the app's tabs.
        let outside = points.filter { point in
            !project.features.contains { feature in
                feature.folder.map { FolderPath.isInside(point.path.string, $0) } ?? false
            }
        }
        return outside.isEmpty ? points : outside
    }
}

/// The views in which `TabView` is called with tabs.
private final class TabViewReader: SyntaxVisitor {
    private var types: [String] = []
    private var names: [String] = []

    static func read(_ bytes: [UInt8]) -> [String] {
        guard OutlineScanner.admitsParsing(bytes) else { return [] }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let reader = TabViewReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        return reader.names
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        types.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.trimmedDescription == "TabView", hasTabs(node),
            let type = types.last, !names.contains(type)
        {
            names.append(type)
        }
        return .visitChildren
    }

    private func hasTabs(_ call: FunctionCallExprSyntax) -> Bool {
        let text = call.trailingClosure?.statements.description ?? ""
        return text.contains(".tabItem") || text.contains("Tab(") || text.contains(".tag(")
    }
}
