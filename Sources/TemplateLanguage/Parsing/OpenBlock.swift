import Diagnostics

/// A block tag that waits for its end tag.
struct OpenBlock {
    enum Kind {
        case condition
        case loop(plan: Int32, number: Int32, start: Int32)
        case map(plan: Int32, start: Int32)
        case filter(value: Int32)
        case set(symbol: Int32)
        case macro(plan: Int32)
        case block(plan: Int32)
    }

    var kind: Kind
    /// The tag that opened it.
    var tag: String
    var endTag: String
    var offset: Int
    /// A branch that jumps to the next part, such as `else`.
    var branch: Int?
    /// Jumps to the end.
    var jumps: [Int] = []
    /// How many exits were pending when a loop began.
    var firstExit = 0
    /// Whether the last part (`else`, `empty`) has begun.
    var isInLastPart = false
    /// Whether the part in hand has opened a scope, which happens at the first name bound in it.
    var hasScope = false

    /// Whether names bound inside are forgotten outside, as Stencil does it for all but `filter` and `set`.
    var isScope: Bool {
        switch kind {
        case .condition, .loop, .map: true
        case .filter, .set, .macro, .block: false
        }
    }

    /// Whether names bound inside are forgotten by the call that runs it.
    var isCalled: Bool {
        switch kind {
        case .macro, .block: true
        default: false
        }
    }
}

/// A `break` or `continue` that has to close blocks on its way.
struct LoopExit {
    var loop: Int32
    /// The jump to fill in.
    var jump: Int
    /// What closes the blocks between the tag and its loop.
    var cleanup: [Instruction]
    var isBreak: Bool
    /// Where to go when everything is closed; known at the loop's end.
    var target: Int32 = -1
}

extension TemplateCompiler {
    /// Opens a block, unless blocks are nested too deep.
    mutating func push(_ block: OpenBlock) {
        if open.count == Self.maximumBlockDepth {
            report(
                block.offset, id: "template.too-deep",
                "blocks are nested deeper than \(Self.maximumBlockDepth) levels")
            stopsHere = true
        }
        if case .block = block.kind {
            blockDepth += 1
            if blockDepth == Self.maximumCalledDepth + 1 {
                report(
                    block.offset, id: "template.too-deep",
                    "'block' is nested deeper than \(Self.maximumCalledDepth) levels")
            }
        }
        open.append(block)
    }

    /// Takes the innermost block, which the end tag must fit.
    mutating func pop(_ call: TagCall) -> OpenBlock? {
        guard let block = open.last else {
            report(
                call.offset, id: "template.unexpected-end", "'\(call.name)' closes nothing",
                fix: "remove it, or open its block before")
            return nil
        }
        if block.endTag == call.name {
            open.removeLast()
            if case .block = block.kind { blockDepth -= 1 }
            return block
        }
        report(
            call.offset, id: "template.mismatched-end",
            "'\(call.name)' doesn't close '\(block.tag)'",
            notes: [.init("'\(block.tag)' is opened here", at: program.location(block.offset))],
            fix: "write {% \(block.endTag) %}")
        // Where an outer block fits, the blocks within are taken as closed too.
        if let outer = open.lastIndex(where: { $0.endTag == call.name }) {
            open.removeSubrange(outer...)
        }
        return nil
    }

    /// Fills in where a jump or branch goes.
    mutating func setTarget(_ index: Int, _ target: Int32) {
        switch program.code[index] {
        case .jump: program.code[index] = .jump(target)
        case .branch(let condition, _):
            program.code[index] = .branch(condition: condition, otherwise: target)
        case .loop(let plan, _): program.code[index] = .loop(plan: plan, empty: target)
        case .map(let plan, _): program.code[index] = .map(plan: plan, empty: target)
        default: break
        }
    }

    /// Opens a scope in the block that forgets what is bound here, if it hasn't one yet.
    mutating func needScope() {
        var index = open.count - 1
        while index >= 0, !open[index].isScope {
            if open[index].isCalled { return }
            index -= 1
        }
        guard index >= 0, !open[index].hasScope else { return }
        open[index].hasScope = true
        emit(.scope)
    }

    /// Ends the part of a block, with its scope.
    mutating func closeScope(of block: inout OpenBlock) {
        guard block.hasScope else { return }
        emit(.endScope)
        block.hasScope = false
    }

    /// Adds the code behind the template that `break` and `continue` run on their way out of blocks.
    mutating func appendLoopExits() {
        for exit in loopExits where exit.target >= 0 {
            setTarget(exit.jump, here)
            for instruction in exit.cleanup { emit(instruction) }
            emit(.jump(exit.target))
        }
    }
}
