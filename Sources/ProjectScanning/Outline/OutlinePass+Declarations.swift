/// Words: keywords, modifiers and names.
extension OutlinePass {
    /// Reads a word and, where it begins a declaration or an import, what follows.
    mutating func readWord() {
        let start = index
        repeat {
            index += 1
        } while index < end
            && ByteClass.isWord(bytes[index])
        let word = start..<index
        guard !isDead else {
            previous = UInt8(ascii: "a")
            return
        }
        if (4...17).contains(word.count), previous != Byte.dot {
            if let keyword = DeclarationKeyword.match(word, in: self) {
                if readDeclaration(keyword, at: start) { return }
            } else if let modifier = Modifier.match(word, in: self) {
                noteModifier(modifier)
                return
            } else {
                note(word)
            }
        }
        endToken(UInt8(ascii: "a"))
    }

    private mutating func noteModifier(_ modifier: String) {
        var modifier = modifier
        if index < end, bytes[index] == Byte.openParenthesis, modifier != "nonisolated" {
            // `private(set)`, `unowned(safe)`: with its argument.
            let start = index
            skipBalanced(nesting: 0)
            modifier += text(start..<index)
        }
        pendingModifiers.append(modifier)
        hasPending = true
        previous = UInt8(ascii: "a")
        isAtLineStart = false
    }

    /// Notes a mention that later stages ask for.
    private mutating func note(_ word: Range<Int>) {
        guard let mention = SourceMentions.match(word, in: self) else { return }
        if mention == .stringLocalized, !followsLocalizedLabel() { return }
        mentions.insert(mention)
    }

    private func followsLocalizedLabel() -> Bool {
        guard peek(0) == Byte.openParenthesis, index + 10 < end else { return false }
        return matches((index + 1)..<(index + 10), "localized")
    }

    /// Whether a declaration can stand here: not among the arguments of a call or the parameters of a function.
    private var allowsDeclaration: Bool {
        brackets.last != Byte.openParenthesis && brackets.last != Byte.openBracket
    }

    /// Reads what follows a keyword.
    /// - Returns: false, at the end of the keyword, where it isn't a declaration after all.
    private mutating func readDeclaration(_ keyword: DeclarationKeyword, at start: Int) -> Bool {
        guard allowsDeclaration else { return false }
        let afterKeyword = index
        if keyword.isContextual, !hasPending, !isAtLineStart, previous != 0,
            previous != Byte.semicolon, previous != Byte.openBrace, previous != Byte.closeBrace
        {
            return false
        }
        let crossedLine = skipTrivia()
        if keyword.isContextual, crossedLine {
            index = afterKeyword
            return false
        }
        if keyword == .import { return readImport(at: start, afterKeyword) }
        guard let name = keyword == .extension ? readExtendedType() : readName(keyword) else {
            if keyword == .class, let modifier = modifierAfterClass() {
                index = afterKeyword
                noteModifier(modifier)
                return true
            }
            index = afterKeyword
            return false
        }
        if keyword == .macro {
            guard peek(0) == Byte.openParenthesis || peek(0) == Byte.less else {
                index = afterKeyword
                return false
            }
        }
        let line = lineNumber(at: start)
        declarations.append(
            FileOutline.Declaration(
                kind: keyword.rawValue, name: name, attributes: pendingAttributes,
                modifiers: pendingModifiers,
                inheritance: keyword.hasInheritance ? readInheritance() : [], depth: braceDepth,
                line: line))
        noteBrace()
        endToken(UInt8(ascii: "a"))
        return true
    }

    /// `class` before `func`, `var` and the like is a modifier.
    private func modifierAfterClass() -> String? {
        let start = index
        var place = index
        while place < end, ByteClass.isWord(bytes[place]) { place += 1 }
        return place > start ? "class" : nil
    }

    private mutating func readImport(at start: Int, _ afterKeyword: Int) -> Bool {
        var words: [Range<Int>] = []
        while words.count < 2, let word = readBareWord() {
            words.append(word)
            guard peek(0) == Byte.space else { break }
            let place = index
            while peek(0) == Byte.space { index += 1 }
            if words.count == 2 || !ImportKind.matches(word, in: self) {
                index = place
                break
            }
        }
        guard let module = words.last else {
            index = afterKeyword
            return false
        }
        imports.append(
            FileOutline.Import(
                module: text(module), attributes: pendingAttributes,
                line: lineNumber(at: start)))
        // Submodules and single declarations.
        while peek(0) == Byte.dot {
            index += 1
            if readBareWord() == nil { break }
        }
        endToken(UInt8(ascii: "a"))
        return true
    }

    private mutating func readBareWord() -> Range<Int>? {
        if peek(0) == Byte.backtick {
            let start = index + 1
            var place = start
            while place < end, bytes[place] != Byte.backtick, bytes[place] != Byte.newline {
                place += 1
            }
            guard place < end, bytes[place] == Byte.backtick, place > start else { return nil }
            index = place + 1
            return start..<place
        }
        let start = index
        while index < end, ByteClass.isWord(bytes[index]) { index += 1 }
        guard index > start, !(0x30...0x39).contains(bytes[start]) else {
            index = start
            return nil
        }
        return start..<index
    }

    /// The name after a keyword; nil, without moving, where what stands there can't be one.
    private mutating func readName(_ keyword: DeclarationKeyword) -> String? {
        let place = index
        let isQuoted = peek(0) == Byte.backtick
        guard let word = readBareWord() else { return nil }
        if !isQuoted, keyword == .class, Modifier.followsClass(word, in: self) {
            index = place
            return nil
        }
        // `{ actor in`: a closure's parameter.
        if !isQuoted, keyword.isContextual, matches(word, "in") {
            index = place
            return nil
        }
        return isQuoted ? "`\(text(word))`" : text(word)
    }

    /// The extended type, as written and without comments.
    private mutating func readExtendedType() -> String? {
        let found = readType(stopsAtComma: false)
        return found.isEmpty ? nil : found
    }

    /// The types after `:`, as written.
    private mutating func readInheritance() -> [String] {
        skipTrivia()
        if peek(0) == Byte.less {
            skipGenerics()
            skipTrivia()
        }
        guard peek(0) == Byte.colon else { return [] }
        var types: [String] = []
        repeat {
            index += 1
            skipTrivia()
            let type = readType(stopsAtComma: true)
            if !type.isEmpty { types.append(type) }
        } while peek(0) == Byte.comma
        return types
    }

    /// Reads a type up to `{`, `where`, `:` or, where asked, a comma.
    private mutating func readType(stopsAtComma: Bool) -> String {
        let start = index
        var last = index
        while index < end {
            let byte = bytes[index]
            switch byte {
            case Byte.openBrace, Byte.colon, Byte.semicolon, Byte.closeBrace, Byte.equals:
                return text(start..<last)
            case Byte.comma where stopsAtComma:
                return text(start..<last)
            case Byte.less:
                skipGenerics()
                last = index
            case Byte.openParenthesis, Byte.openBracket:
                skipBalanced(nesting: 0)
                last = index
            case Byte.slash, Byte.newline, Byte.space, Byte.tab, Byte.carriageReturn:
                let before = index
                skipTrivia()
                if index == before { index += 1 }
                if isWhere() || peek(0) == Byte.hash { return text(start..<last) }
            default:
                index += 1
                last = index
            }
        }
        return text(start..<last)
    }

    private func isWhere() -> Bool {
        guard index + 5 < end, matches(index..<(index + 5), "where") else { return false }
        return !ByteClass.isWord(bytes[index + 5])
    }

    /// Counts whether an empty line follows the brace that opens a type of several lines.
    private mutating func noteBrace() {
        var place = index
        while place < end, bytes[place] == Byte.space || bytes[place] == Byte.newline { place += 1 }
        guard place < end, bytes[place] == Byte.openBrace else { return }
        place += 1
        while place < end, ByteClass.isSpace(bytes[place]) { place += 1 }
        guard place < end, bytes[place] == Byte.newline else { return }
        place += 1
        while place < end, ByteClass.isSpace(bytes[place]) { place += 1 }
        guard place < end, bytes[place] != Byte.closeBrace else { return }
        typeBraces += 1
        if bytes[place] == Byte.newline { blankLinesAfterTypeBraces += 1 }
    }
}
