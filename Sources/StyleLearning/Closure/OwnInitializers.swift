import SwiftSyntax

/// Gives calls of the feature's own initializers the arguments that these can't do without, as the feature that is
/// followed gives them: what features call by other names, as stand-ins in tests, they hardly share.
struct OwnInitializers {
    private struct Initializer {
        var labels: Set<String>
        var required: Set<String>
    }

    /// The initializers of types that have one.
    private let initializers: [String: Initializer]
    /// The calls of each type in the feature that is followed.
    private var calls: [String: [CodeNode]]

    /// - Parameters:
    ///   - followed: the code of the feature that is followed, all of it.
    ///   - files: all files that are generated.
    init(followed: [CodeNode], files: [CodeNode]) {
        var found: [String: [Initializer]] = [:]
        for file in files { Self.read(file, type: "", &found) }
        initializers = found.compactMapValues { $0.count == 1 ? $0[0] : nil }
            .filter { !$0.value.required.isEmpty }
        calls = [:]
        guard !initializers.isEmpty else { return }
        var made: [String: [CodeNode]] = [:]
        for file in files { Self.read(file, &made) }
        // The feature that is followed may be large, and most calls are whole.
        guard made.contains(where: { $0.value.contains(where: lacksArguments) }) else { return }
        var calls: [String: [CodeNode]] = [:]
        for file in followed { Self.read(file, &calls) }
        self.calls = calls
    }

    /// Whether a call does without what the initializer needs.
    private func lacksArguments(_ node: CodeNode) -> Bool {
        guard let (type, list) = Self.call(node), let wanted = initializers[type] else {
            return false
        }
        return !wanted.required.isSubset(of: Self.labels(of: list))
    }

    /// The code with whole calls, as far as the feature that is followed has such.
    func completed(_ node: CodeNode) -> CodeNode {
        guard !calls.isEmpty, node.kind != .token else { return node }
        let node = node.with(node.children.map { completed($0) })
        guard let (type, list) = Self.call(node), let wanted = initializers[type] else {
            return node
        }
        let given = Self.labels(of: list)
        let missing = wanted.required.subtracting(given)
        guard !missing.isEmpty, given.isSubset(of: wanted.labels) else { return node }
        for call in calls[type] ?? [] {
            guard let (_, arguments) = Self.call(call),
                wanted.required.union(given).isSubset(of: Self.labels(of: arguments))
            else { continue }
            let kept = arguments.children.map { argument -> CodeNode? in
                guard let label = Self.label(of: argument) else { return argument }
                return wanted.labels.contains(label) ? argument : nil
            }
            let whole = CodeLists.rebuilt(arguments, keeping: kept)
            return Self.replacing(arguments, of: call, by: whole, in: node)
        }
        return node
    }

    private static func replacing(
        _ list: CodeNode, of call: CodeNode, by whole: CodeNode, in node: CodeNode
    ) -> CodeNode {
        let (first, last) = (node.firstToken, node.lastToken)
        return CodeNode(kind: call.kind, children: call.children.map { $0 === list ? whole : $0 })
            .withFirst { token in
                var token = token
                token.leading = first?.leading ?? token.leading
                return token
            }
            .withLast { token in
                var token = token
                token.trailing = last?.trailing ?? token.trailing
                return token
            }
    }

    // MARK: - Reading

    private static func read(
        _ node: CodeNode, type: String, _ found: inout [String: [Initializer]]
    ) {
        let type = Declarations.typeAround(node) ?? type
        if node.isSyntax(.initializerDecl) {
            let parameters = Declarations.parameters(of: node)
            let labels = parameters.compactMap { $0.firstToken?.key }
            guard labels.first != "coder" else { return }
            let required = parameters.filter { $0.child(.initializerClause) == nil }
                .compactMap { $0.firstToken?.key }
            // What has no label is counted elsewhere.
            found[type, default: []].append(
                Initializer(
                    labels: Set(labels), required: labels.contains("_") ? [] : Set(required)))
            return
        }
        for child in node.children where child.kind != .token { read(child, type: type, &found) }
    }

    private static func read(_ node: CodeNode, _ calls: inout [String: [CodeNode]]) {
        if let (type, _) = call(node) { calls[type, default: []].append(node) }
        for child in node.children where child.kind != .token { read(child, &calls) }
    }

    /// The type and the arguments of a call of one of the feature's own types; nil for other code.
    private static func call(_ node: CodeNode) -> (type: String, arguments: CodeNode)? {
        guard node.isSyntax(.functionCallExpr), node.child(.closureExpr) == nil,
            let callee = node.children.first, callee.isSyntax(.declReferenceExpr),
            let name = callee.firstToken, name.isOwnType,
            let list = node.children.first(where: { $0.kind == .ownArguments })
        else { return nil }
        return (name.key, list)
    }

    private static func labels(of list: CodeNode) -> Set<String> {
        Set(list.children.compactMap { label(of: $0) })
    }

    private static func label(of argument: CodeNode) -> String? {
        argument.children.dropFirst().first?.token?.text == ":" ? argument.firstToken?.key : nil
    }
}
