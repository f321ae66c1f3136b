/// Words that begin with `#` or `@`.
extension OutlinePass {
    /// Reads a raw string, an extended regular expression, a directive or a macro.
    mutating func readHash() {
        let hashes = countHashes()
        let next = index + hashes < end ? bytes[index + hashes] : 0
        if next == Byte.quote {
            index += hashes
            skipString(hashes: hashes, nesting: 0)
            endToken(Byte.quote)
            return
        }
        if next == Byte.slash, hashes > 0, index + hashes + 1 < end,
            bytes[index + hashes + 1] != Byte.star
        {
            skipExtendedRegex(hashes: hashes)
            endToken(Byte.slash)
            return
        }
        index += hashes
        let start = index
        while index < end, ByteClass.isWord(bytes[index]) { index += 1 }
        guard hashes == 1, readDirective(start..<index) else {
            endToken(UInt8(ascii: "a"))
            return
        }
        dropPending()
        // What follows a directive begins a statement.
        previous = Byte.semicolon
        isAtLineStart = true
    }

    /// Follows `#if`, `#elseif`, `#else` and `#endif`.
    /// - Returns: whether the word is one of them.
    private mutating func readDirective(_ word: Range<Int>) -> Bool {
        switch word.count {
        case 2 where matches(word, "if"):
            conditions.append(
                Condition(wasDead: isDead, brackets: brackets, braceDepth: braceDepth))
            if conditionIsFalse() { isDead = true }
            skipLine()
        case 6 where matches(word, "elseif"):
            changeBranch()
            if conditionIsFalse() { isDead = true }
            skipLine()
        case 4 where matches(word, "else"):
            changeBranch()
        case 5 where matches(word, "endif"):
            guard let condition = conditions.popLast() else { return true }
            if let first = condition.afterFirst {
                brackets = first.brackets
                braceDepth = first.braceDepth
            } else if isDead, !condition.wasDead {
                brackets = condition.brackets
                braceDepth = condition.braceDepth
            }
            isDead = condition.wasDead
        default:
            return false
        }
        return true
    }

    /// Goes from one branch to the next: brackets count as they stood at the `#if`.
    private mutating func changeBranch() {
        guard var condition = conditions.popLast() else { return }
        if condition.afterFirst == nil, !isDead {
            condition.afterFirst = (brackets, braceDepth)
        }
        brackets = condition.brackets
        braceDepth = condition.braceDepth
        isDead = condition.wasDead
        conditions.append(condition)
    }

    /// Whether the condition at `index` is `false` or `0`, and nothing else.
    private func conditionIsFalse() -> Bool {
        var place = index
        while place < end, bytes[place] == Byte.space || bytes[place] == Byte.tab { place += 1 }
        let start = place
        while place < end, ByteClass.isWord(bytes[place]) { place += 1 }
        guard matches(start..<place, "false") || matches(start..<place, "0") else { return false }
        while place < end, bytes[place] != Byte.newline {
            if bytes[place] == Byte.slash { return true }
            if !ByteClass.isSpace(bytes[place]) { return false }
            place += 1
        }
        return true
    }

    /// Reads an attribute or a property wrapper with its arguments.
    mutating func readAttribute() {
        index += 1
        let start = index
        while index < end,
            ByteClass.isWord(bytes[index]) || bytes[index] == Byte.dot
        {
            index += 1
        }
        guard index > start else {
            endToken(Byte.at)
            return
        }
        let name = text(start..<index)
        if !isDead { attributeUses.insert(name) }
        if index < end, bytes[index] == Byte.less { skipGenerics() }
        if index < end, bytes[index] == Byte.openParenthesis { skipBalanced(nesting: 0) }
        pendingAttributes.append(name)
        hasPending = true
        previous = Byte.at
    }

    /// Moves past `<…>`; an arrow inside closes nothing.
    mutating func skipGenerics() {
        var depth = 0
        while index < end {
            switch bytes[index] {
            case Byte.less:
                depth += 1
                index += 1
            case Byte.greater:
                if bytes[index - 1] != Byte.minus { depth -= 1 }
                index += 1
                if depth <= 0 { return }
            case Byte.openParenthesis, Byte.openBracket:
                skipBalanced(nesting: 0)
            case Byte.openBrace, Byte.closeBrace, Byte.semicolon:
                return
            case Byte.slash where peek(1) == Byte.slash:
                skipLine()
            case Byte.slash where peek(1) == Byte.star:
                skipBlockComment()
            default:
                index += 1
            }
        }
    }

    /// Whether the bytes of a range are those of a word.
    @inline(__always)
    func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard word.utf8CodeUnitCount == range.count else { return false }
        let letters = word.utf8Start
        for offset in 0..<range.count where bytes[range.lowerBound + offset] != letters[offset] {
            return false
        }
        return true
    }
}
