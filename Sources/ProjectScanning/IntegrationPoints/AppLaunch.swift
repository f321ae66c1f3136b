import SwiftParser
import SwiftSyntax

/// Where a project's apps begin, and which of the project's types they put up there.
///
/// What an app creates as it starts is what it consists of: its first view, its coordinator, the
/// place that puts its dependencies together. Names alone don't tell that.
struct AppLaunch {
    /// The types that are created where apps begin, in order.
    private(set) var created: [String] = []
    /// The types that a window shows first, by the file in which an app begins: the content of a scene,
    /// or a window's root.
    private(set) var shown: [[String]] = []

    /// Looks at the files in which the app begins that features go into; at those of all apps where that
    /// one isn't known. Tools, watch apps and previews have files of their own.
    init(_ files: [SourceFile], target: TargetFacts?, contents: Bytes) {
        let starting = files.filter { !$0.facts.isTest && Self.begins($0.outline) }
        let own = starting.filter { file in
            target.map { target in
                target.listedFiles.contains(file.path)
                    || target.folders.contains { FolderPath.isInside(file.folder, $0.string) }
            } ?? false
        }
        for file in own.isEmpty ? starting : own {
            guard let bytes = contents(file), OutlineScanner.admitsParsing(bytes) else { continue }
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let reader = LaunchReader(viewMode: .sourceAccurate)
            reader.walk(tree)
            created += reader.created.filter { !created.contains($0) }
            // `window.rootViewController = navigation`: then what the file creates is looked through.
            shown.append(reader.shown + (reader.setsRoot ? reader.created : []))
        }
    }

    /// Gives a file's bytes.
    typealias Bytes = (SourceFile) -> [UInt8]?

    /// Whether an app or one of its scenes begins in a file.
    private static func begins(_ outline: FileOutline) -> Bool {
        outline.declarations.contains { declaration in
            declaration.kind != "protocol" && declaration.kind != "extension"
                && declaration.inheritance.contains { launchTypes.contains($0) }
        }
    }

    private static let launchTypes: Set<String> = [
        "App", "SwiftUI.App", "UIApplicationDelegate", "UIWindowSceneDelegate",
        "UIHostingSceneDelegate",
        "NSApplicationDelegate",
    ]
}

/// Reads what a launch file creates and shows.
private final class LaunchReader: SyntaxVisitor {
    private(set) var created: [String] = []
    private(set) var shown: [String] = []
    /// Whether a window's root is set.
    private(set) var setsRoot = false
    /// How many calls are open whose content a window shows.
    private var showing = 0

    private static let showing: Set<String> = ["WindowGroup", "Window", "UIHostingController"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.name(of: node) {
            if Self.showing.contains(name) {
                showing += 1
            } else if name.first?.isUppercase == true {
                created.append(name)
                if showing > 0 { shown.append(name) }
            }
        }
        return .visitChildren
    }

    override func visitPost(_ node: FunctionCallExprSyntax) {
        if let name = Self.name(of: node), Self.showing.contains(name) { showing -= 1 }
    }

    /// `window.rootViewController = TabBarController()`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if Self.setsRoot(node) {
            setsRoot = true
            showing += 1
        }
        return .visitChildren
    }

    override func visitPost(_ node: SequenceExprSyntax) {
        if Self.setsRoot(node) { showing -= 1 }
    }

    private static func setsRoot(_ node: SequenceExprSyntax) -> Bool {
        let elements = Array(node.elements.prefix(2))
        return elements.count == 2 && elements[1].is(AssignmentExprSyntax.self)
            && elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
                == "rootViewController"
    }

    /// A type that something is declared as: `let container: AppContainer`.
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.type.as(IdentifierTypeSyntax.self)?.name.text { created.append(name) }
        return .visitChildren
    }

    /// `AppContainer.shared`.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let base = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let base, base.first?.isUppercase == true { created.append(base) }
        return .visitChildren
    }

    /// The name of what is called: `RootView(…)`, `AppContainer.make(…)` names its type elsewhere.
    private static func name(of call: FunctionCallExprSyntax) -> String? {
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
