import SwiftSyntax

/// Finds what most features have in a list, and the one that is followed hasn't.
struct AbsentElements {
    /// An element that others have.
    struct Found {
        /// The element as the first of them has it.
        var element: CodeNode
        /// The element as the rest of them has it.
        var partners: [CodeNode]
        /// The features that have it, by their place among the others.
        var holders: [Int]
        /// How many elements of the list that is followed come before it.
        var place: Int
    }

    /// The elements in the order in which they go into the list.
    let found: [Found]

    /// - Parameters:
    ///   - list: the list of the feature that is followed.
    ///   - others: the same list of other features, those that have it.
    ///   - alignments: how the list's elements are found in the others.
    ///   - need: how many features must have an element.
    init(of list: CodeNode, in others: [CodeNode], _ alignments: [ListAlignment], need: Int) {
        guard Self.kinds.contains(list.kind), need > 1 else {
            found = []
            return
        }
        var free = zip(others, alignments).map { other, alignment in
            Set(other.children.indices.filter { alignment.source(of: $0) == nil })
        }
        var found: [Found] = []
        for donor in others.indices where others.count - donor >= need {
            let rest = others.indices.dropFirst(donor + 1).filter { !free[$0].isEmpty }
            guard !free[donor].isEmpty, 1 + rest.count >= need else { continue }
            let children = others[donor].children
            let matches = rest.map { ($0, ListAlignment(others[donor], others[$0])) }
            for index in free[donor].sorted() {
                let partners = matches.compactMap { other, alignment -> (Int, Int)? in
                    guard let partner = alignment.partner(of: index), free[other].contains(partner)
                    else { return nil }
                    return (other, partner)
                }
                guard 1 + partners.count >= need else { continue }
                free[donor].remove(index)
                for (other, partner) in partners { free[other].remove(partner) }
                let before = children.indices[..<index].reversed().lazy
                    .compactMap { alignments[donor].source(of: $0) }.first
                var place = before.map { $0 + 1 } ?? 0
                if children[index].child(.importDecl) != nil {
                    place = min(place, Self.endOfImports(of: list))
                }
                found.append(
                    Found(
                        element: children[index],
                        partners: partners.map { others[$0.0].children[$0.1] },
                        holders: [donor] + partners.map(\.0), place: place))
            }
        }
        self.found = found
    }

    /// How many elements of a file come before what isn't imported: some files import below their first type, too.
    private static func endOfImports(of list: CodeNode) -> Int {
        let first = list.children.firstIndex {
            $0.child(.importDecl) == nil && $0.child(.ifConfigDecl) == nil
        }
        return first ?? list.children.count
    }

    /// Lists in which an element's place says enough.
    static let kinds: Set<CodeNode.Kind> = [
        .syntax(.codeBlockItemList), .syntax(.memberBlockItemList), .syntax(.switchCaseList),
        .syntax(.inheritedTypeList), .syntax(.functionParameterList),
        .syntax(.enumCaseElementList), .syntax(.labeledExprList), .ownArguments, .chainLinks,
    ]
}
