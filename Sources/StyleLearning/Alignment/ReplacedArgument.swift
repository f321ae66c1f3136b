/// An argument in whose place features give one with another label: they call different initializers, and what they
/// share of the arguments fits to none of them.
enum ReplacedArgument {
    /// Whether a call can't do without an argument that isn't shared.
    /// - Parameters:
    ///   - index: the argument's place.
    ///   - list: the arguments of the feature that is followed.
    ///   - others: those of other features.
    ///   - alignments: how the arguments are found in the others.
    ///   - need: how many features must have something for it to be shared.
    static func isOne(
        _ index: Int, of list: CodeNode, in others: [CodeNode], _ alignments: [ListAlignment],
        need: Int
    ) -> Bool {
        guard list.isSyntax(.labeledExprList) else { return false }
        let lacking = others.indices.filter { alignments[$0].partner(of: index) == nil }
        let replacing = lacking.compactMap { other -> CodeNode? in
            guard alignments[other].source(of: index) == nil else { return nil }
            return others[other].children.dropFirst(index).first
        }
        // Some leave out what has a value of its own.
        guard !replacing.isEmpty, replacing.count == lacking.count else { return false }
        let isRestShared = list.children.indices.contains { place in
            1 + alignments.count { $0.partner(of: place) != nil } >= need
        }
        return isRestShared || replacing.contains { !isLabelled($0) }
    }

    private static func isLabelled(_ argument: CodeNode) -> Bool {
        argument.children.dropFirst().first?.token?.text == ":"
    }
}
