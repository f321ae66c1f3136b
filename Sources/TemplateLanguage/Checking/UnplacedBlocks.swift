import Diagnostics

/// Blocks of an extending template that none of the templates above it has: they are never printed.
struct UnplacedBlocks {
    let library: TemplateLibrary

    /// A warning for each such block of a template, which names the blocks that there are.
    func findings(in number: Int32) -> [Diagnostic] {
        let program = library.programs[Int(number)]
        guard program.parent != nil, let above = blocks(above: program) else { return [] }
        return program.blocks.filter { block in
            !above.contains(block.symbol) && !isNested(block, in: program)
        }.compactMap { block in
            // A broken template may have a block without a name.
            guard let name = name(block.symbol) else { return nil }
            let places = above.compactMap { self.name($0) }.sorted()
            return Diagnostic(
                .warning, id: "template.unplaced-block",
                "the block '\(name)' is never printed: no template that is extended has it",
                at: program.location(Int(block.offset)),
                fix: places.isEmpty
                    ? "give that template a block '\(name)', or replace the whole template: it has no blocks"
                    : SpellingSuggestion.question(for: name, in: places)
                        ?? "name one of its blocks: \(places.joined(separator: ", "))")
        }
    }

    private func name(_ symbol: Int32) -> String? {
        let names = library.symbols.names
        return names.indices.contains(Int(symbol)) ? names[Int(symbol)] : nil
    }

    /// The names of the blocks of all templates above; nil where one of them is known only when it runs.
    private func blocks(above program: Program) -> Set<Int32>? {
        var result: Set<Int32> = []
        var visited: Set<Int32> = []
        var parent = program.parent
        while let plan = parent {
            guard plan.program >= 0 else { return nil }
            guard visited.insert(plan.program).inserted else { break }
            let next = library.programs[Int(plan.program)]
            result.formUnion(next.blocks.map(\.symbol))
            parent = next.parent
        }
        return result
    }

    /// Whether a block stands inside another of the same template, with which it is printed.
    private func isNested(_ block: BlockPlan, in program: Program) -> Bool {
        program.blocks.contains { $0.body < block.body && block.after <= $0.after }
    }
}
