import SwiftSyntax

/// Finishes initializers that lost the statements that gave stored properties their values, where the properties stay:
/// those of extensions, mostly.
struct UnfinishedInitializers {
    private let completion: ValueCompletion
    private let kept: OriginalMembers

    /// - Parameters:
    ///   - originals: the members of the feature that is followed.
    ///   - files: all files that are generated.
    init(originals: OriginalMembers, files: [CodeNode]) {
        completion = ValueCompletion(originals: originals)
        kept = OriginalMembers(files)
    }

    /// The code with initializers that make nothing, where they may, or give what they can; others are left out.
    func completed(_ node: CodeNode, in type: String = "") -> CodeNode {
        guard node.kind != .token else { return node }
        let type = Declarations.typeAround(node) ?? type
        guard node.isSyntax(.memberBlockItemList) else {
            return node.with(node.children.map { completed($0, in: type) })
        }
        let left = node.children.map { item -> CodeNode? in
            guard let initializer = item.child(.initializerDecl) else {
                return completed(item, in: type)
            }
            guard let whole = finished(initializer, of: type) else { return nil }
            return item.with(item.children.map { $0 === initializer ? whole : $0 })
        }
        if left.contains(where: { $0 == nil }) { return CodeLists.rebuilt(node, keeping: left) }
        return node.with(left.compactMap { $0 })
    }

    private func finished(_ initializer: CodeNode, of type: String) -> CodeNode? {
        guard let old = completion.originals.member(like: initializer, in: type),
            !StoredProperties.isRefused(initializer), !StoredProperties.callsOther(initializer)
        else { return initializer }
        let properties = StoredProperties.required(in: kept.block(of: type))
        let before = StoredProperties.assigned(in: old)
        let now = StoredProperties.assigned(in: initializer)
        let isWhole = before.contains("self") || StoredProperties.callsOther(old)
        guard !now.contains("self") else { return initializer }
        let lost =
            isWhole ? properties.subtracting(now) : properties.intersection(before).subtracting(now)
        guard !lost.isEmpty else { return initializer }
        if initializer.children.contains(where: { $0.token?.text == "?" }) {
            return completion.appending("return nil", to: initializer, in: type)
        }
        return lost.sorted().reduce(initializer as CodeNode?) { result, name in
            guard let result, let text = assignment(to: name, in: initializer, of: type) else {
                return nil
            }
            return completion.appending(text, to: result, in: type)
        }
    }

    /// A statement that gives a property what a parameter of its name holds, or the smallest value of its type.
    private func assignment(
        to name: String, in initializer: CodeNode, of type: String
    ) -> String? {
        let items = kept.block(of: type)?.child(.memberBlockItemList)?.children ?? []
        let binding = items.lazy.compactMap {
            $0.child(.variableDecl)?.child(.patternBindingList)?.children.first
        }.first { $0.firstToken?.key == name }
        guard let property = binding?.firstToken?.text,
            let wanted = binding?.child(.typeAnnotation)?.children.last
        else { return nil }
        let isGiven = Declarations.parameters(of: initializer).contains { parameter in
            let names = parameter.children.prefix { $0.token?.text != ":" }.compactMap(\.token)
            return names.last?.key == name && parameter.children.contains { $0.key == wanted.key }
        }
        let value = isGiven ? property : completion.smallest(wanted)
        return value.map { "self.\(property) = \($0)" }
    }
}
