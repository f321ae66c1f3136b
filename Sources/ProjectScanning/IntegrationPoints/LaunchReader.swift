/// Reads what a launch file creates and shows.
///
/// It knows tokens, brackets and where types stand instead of values: parsing these files would take
/// longer than all else that a scan does.
struct LaunchReader {
    /// The types that the file creates, names as what something is declared as, or takes members of,
    /// in order.
    private(set) var created: [String] = []
    /// The types that are created inside of what a window shows, in order.
    private(set) var shown: [String] = []
    /// Whether a window's root is set.
    private(set) var setsRoot = false

    private var pass: OutlinePass
    /// Brackets that are open, the innermost last.
    private var brackets: [Bracket] = []
    /// How many calls and assignments are open whose content a window shows.
    private var showing = 0
    /// How many brackets were open at each assignment of a root that hasn't ended.
    private var roots: [Int] = []
    /// What the next bracket that opens is.
    private var next = Bracket()
    /// Whether a type's name and what it inherits are passed over.
    private var isInHeader = false
    /// The last token, where it is a word.
    private var word: Range<Int>?

    private struct Bracket {
        /// Whether a window shows what stands in it.
        var isShown = false
        /// Whether it holds a function's parameters.
        var holdsParameters = false
        /// Whether names in it are types of parameters.
        var holdsTypes = false
    }

    private static let showing: Set<String> = ["WindowGroup", "Window", "UIHostingController"]
    private static let declaring = ["class", "struct", "enum", "extension", "protocol", "actor"]
    private static let members = ["var", "let", "func", "subscript", "init"]
    /// Words that a type follows, or a name that is being declared.
    private static let beforeTypes = ["is", "as", "some", "any", "func", "let", "var", "inout"]
    /// What no value's name follows: members, attributes, key paths, generic arguments, arrows.
    private static let beforeOthers: [UInt8] = [
        Byte.dot, Byte.at, Byte.backslash, Byte.less, arrow,
    ]
    private static let arrow: UInt8 = 1
    /// Bytes that continue an expression on the next line.
    private static let operators = Array("=?:+-*/&|<>.".utf8)

    /// Reads a file.
    static func read(_ bytes: [UInt8]) -> LaunchReader {
        bytes.withUnsafeBufferPointer { buffer in
            var reader = LaunchReader(pass: OutlinePass(buffer))
            reader.run()
            return reader
        }
    }

    private init(pass: OutlinePass) { self.pass = pass }

    private mutating func run() {
        var previous = pass.previous
        while let token = pass.takeToken() {
            if token.startsLine { endLine(before: token, after: previous) }
            switch token.kind {
            case .literal, .hash: word = nil
            case .word(let range): read(range)
            case .mark(let byte): read(byte)
            }
            previous = pass.previous
        }
    }

    /// Notes a token that is no word.
    private mutating func end(_ byte: UInt8) {
        pass.previous = byte
        word = nil
    }

    // MARK: Brackets and marks

    private mutating func open(_ byte: UInt8) {
        if byte == Byte.openBrace { isInHeader = false }
        var bracket = next
        next = Bracket()
        if brackets.last?.holdsTypes == true { bracket.holdsTypes = true }
        brackets.append(bracket)
        end(byte)
    }

    private mutating func close(_ byte: UInt8) {
        end(byte)
        guard let closed = brackets.popLast() else { return }
        while let root = roots.last, root > brackets.count {
            roots.removeLast()
            showing -= 1
        }
        guard closed.isShown else { return }
        // `Window("Title") { … }`: the closure belongs to the call.
        if byte == Byte.closeParenthesis, isNext(Byte.openBrace) {
            next.isShown = true
        } else {
            showing -= 1
        }
    }

    private mutating func read(_ byte: UInt8) {
        switch byte {
        case Byte.openParenthesis, Byte.openBracket, Byte.openBrace: open(byte)
        case Byte.closeParenthesis, Byte.closeBracket, Byte.closeBrace: close(byte)
        case Byte.greater where pass.bytes[max(0, pass.index - 2)] == Byte.minus:
            end(Self.arrow)
        case Byte.question where isWord("as"), Byte.exclamation where isWord("as"):
            return
        case Byte.equals, Byte.comma:
            if let last = brackets.indices.last, brackets[last].holdsParameters {
                brackets[last].holdsTypes = byte == Byte.comma
            }
            end(byte)
        default:
            end(byte)
        }
    }

    /// Ends the assignment of a root where its expression doesn't go on.
    private mutating func endLine(before token: OutlinePass.Token, after previous: UInt8) {
        guard roots.last == brackets.count, !Self.operators.contains(previous),
            !Self.operators.contains(pass.bytes[token.start])
        else { return }
        roots.removeLast()
        showing -= 1
    }

    // MARK: Words

    private mutating func read(_ range: Range<Int>) {
        let isName =
            !isInHeader
            && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(pass.bytes[range.lowerBound])
        if isName {
            readName(range)
        } else if !isInHeader, pass.previous != Byte.dot {
            readKeyword(pass.text(range))
        } else if pass.matches(range, "rootViewController"), assigns() {
            setsRoot = true
            showing += 1
            roots.append(brackets.count)
        }
        pass.previous = UInt8(ascii: "a")
        word = range
    }

    /// Reads a name that begins with an upper-case letter.
    private mutating func readName(_ range: Range<Int>) {
        guard !Self.beforeOthers.contains(pass.previous), brackets.last?.holdsTypes != true,
            !Self.beforeTypes.contains(where: isWord)
        else { return }
        if isNext(Byte.dot) {
            created.append(pass.text(range))
            readMember(of: range)
            return
        }
        guard isNext(Byte.openParenthesis, onLine: true) || isNext(Byte.openBrace) else { return }
        let name = pass.text(range)
        if Self.showing.contains(name) {
            showing += 1
            next.isShown = true
        } else {
            created.append(name)
            if showing > 0 { shown.append(name) }
        }
    }

    /// `Cart.RootView(…)` creates a type that is nested in another: it is named whole.
    private mutating func readMember(of outer: Range<Int>) {
        var ahead = pass
        ahead.skipTrivia()
        ahead.index += 1
        guard let inner = ahead.takeWord(), showing > 0,
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(ahead.bytes[inner.lowerBound]),
            [Byte.openParenthesis, Byte.openBrace].contains(ahead.peek(0))
        else { return }
        shown.append("\(pass.text(outer)).\(ahead.text(inner))")
    }

    private mutating func readKeyword(_ name: String) {
        switch name {
        case "import", "typealias", "associatedtype":
            pass.skipLine()
        case "func", "init", "subscript":
            next.holdsParameters = true
            next.holdsTypes = true
        case "let", "var":
            // `case let value:` ends with a colon too.
            if !isWord("case") { readAnnotation() }
        case _ where Self.declaring.contains(name):
            isInHeader = declaresType()
        default:
            break
        }
    }

    /// `let container: AppContainer`: the type that something is declared as, where that is a plain name.
    private mutating func readAnnotation() {
        pass.skipTrivia()
        guard let variable = pass.takeWord(), !variable.isEmpty else { return }
        pass.skipTrivia()
        guard pass.peek(0) == Byte.colon else { return }
        pass.index += 1
        pass.skipTrivia()
        guard let type = pass.takeWord() else {
            if pass.peek(0) == Byte.openBracket || pass.peek(0) == Byte.openParenthesis {
                pass.skipBalanced(nesting: 0)
            }
            return
        }
        if ["some", "any"].contains(pass.text(type)) {
            pass.skipTrivia()
            _ = pass.takeWord()
            return
        }
        if pass.peek(0) == Byte.less { pass.skipGenerics() }
        let after = pass.peek(0)
        if after == Byte.dot {
            while pass.peek(0) == Byte.dot {
                pass.index += 1
                guard pass.takeWord() != nil else { return }
            }
        } else if after != Byte.question, after != Byte.exclamation, !isNext(Byte.ampersand) {
            created.append(pass.text(type))
        }
    }

    // MARK: What comes before and after

    /// Whether the last token is a word.
    private func isWord(_ text: String) -> Bool {
        guard let word, word.count == text.utf8.count else { return false }
        return text.utf8.elementsEqual(pass.bytes[word])
    }

    /// Whether a byte comes next, after spaces and comments.
    private func isNext(_ byte: UInt8, onLine: Bool = false) -> Bool {
        var ahead = pass
        let isOnOtherLine = ahead.skipTrivia()
        return !(onLine && isOnOtherLine) && ahead.peek(0) == byte
    }

    /// Whether `=` comes next.
    private func assigns() -> Bool {
        var ahead = pass
        ahead.skipTrivia()
        return ahead.peek(0) == Byte.equals && ahead.peek(1) != Byte.equals
    }

    /// Whether a type's name comes next: `class var` declares a member.
    private func declaresType() -> Bool {
        var ahead = pass
        ahead.skipTrivia()
        guard let word = ahead.takeWord() else { return false }
        return !Self.members.contains(ahead.text(word))
    }
}
