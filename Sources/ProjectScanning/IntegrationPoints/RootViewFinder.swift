import SwiftParser
import SwiftSyntax

/// Finds the view that an app shows first: what its `@main` scene holds, or the view that is named so.
struct RootViewFinder: IntegrationFinding {
    private static let names = [
        "RootView", "AppView", "ContentView", "MainView", "RootScreen", "AppRootView", "MainScreen",
        "RootTabView", "MainTabView",
    ]

    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        let views = declaredViews(project)
        var points: [IntegrationPoint] = []
        for file in project.sources where file.outline.attributeUses.contains("main") {
            let isApp = file.outline.declarations.contains { declaration in
                declaration.attributes.contains("main") && declaration.inheritance.contains("App")
            }
            guard isApp, let bytes = project.contents(file.path) else { continue }
            for name in CalledTypes.read(bytes, inside: "WindowGroup") {
                guard let view = views[name] else { continue }
                if !points.contains(view) { points.append(view) }
                break
            }
        }
        if points.isEmpty {
            return Self.names.compactMap { views[$0] }.prefix(1).map { $0 }
        }
        // Of several apps the one whose view is called as roots are comes first.
        let named = points.filter { Self.names.contains($0.name) }
        return Array((named + points.filter { !Self.names.contains($0.name) }).prefix(3))
    }

    /// The views of the project by name; of two with one name the first by path.
    private func declaredViews(_ project: IntegrationPointFinder) -> [String: IntegrationPoint] {
        var views: [String: IntegrationPoint] = [:]
        for file in project.sources {
            for declaration in file.outline.declarations
            where project.types.isSwiftUIView(declaration) && views[declaration.name] == nil {
                views[declaration.name] = IntegrationPoint(
                    kind: .rootView, path: file.path, line: declaration.line,
                    name: declaration.name)
            }
        }
        return views
    }
}

/// The names of types that are called inside the closure of a call, in order.
final class CalledTypes: SyntaxVisitor {
    private let container: String
    private var inside = 0
    private(set) var names: [String] = []

    private init(container: String) {
        self.container = container
        super.init(viewMode: .sourceAccurate)
    }

    /// The types called inside the calls of `container`.
    static func read(_ bytes: [UInt8], inside container: String) -> [String] {
        guard OutlineScanner.admitsParsing(bytes) else { return [] }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let visitor = CalledTypes(container: container)
        visitor.walk(tree)
        return visitor.names
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return .visitChildren }
        if called == container {
            inside += 1
        } else if inside > 0, called.first?.isUppercase == true {
            names.append(called)
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if called == container { inside -= 1 }
    }
}
