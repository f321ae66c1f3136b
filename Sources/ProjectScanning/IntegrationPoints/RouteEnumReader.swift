/// Reads the cases of a file's enums.
///
/// It knows tokens and brackets only: to parse even one small file takes longer than all else that a scan does
/// for integration points.
struct RouteEnumReader {
    /// An enum with its cases.
    struct Route: Sendable, Equatable {
        var name: String
        /// The line of the last case, counted from 1.
        var line = 0
        /// The names of the cases.
        var cases: [String] = []
        /// Whether a member of it, or of an extension, is a view that is made for each case.
        var returnsViews = false
    }

    /// What an open brace holds.
    private struct Body {
        /// The enum whose cases stand in it, by its place in `routes`.
        var route: Int?
        /// The type that it extends.
        var extended: String?
        /// How many `#if` were open where it began: members inside of further ones don't count.
        var conditions = 0
    }

    private var routes: [Route] = []
    /// The types whose extensions make views.
    private var viewMakers: Set<String> = []
    private var pass: OutlinePass
    /// The braces that are open, the innermost last.
    private var bodies: [Body] = []
    /// What the next brace opens.
    private var next = Body()
    /// Where the attributes and modifiers of the next case begin.
    private var caseStart: Int?

    /// Words that begin a member, and so end the signature of a function without a body.
    private static let members = [
        "func", "var", "let", "init", "subscript", "associatedtype", "typealias", "static",
        "mutating",
        "case", "enum", "struct", "class", "actor", "extension", "protocol", "public", "private",
        "internal", "fileprivate", "nonisolated", "override", "import", "deinit",
    ]

    /// The enums that have cases.
    static func read(_ bytes: [UInt8]) -> [Route] {
        bytes.withUnsafeBufferPointer { code in
            var reader = RouteEnumReader(pass: OutlinePass(code))
            reader.run()
            return reader.routes.filter { $0.line > 0 }.map { route in
                var route = route
                if reader.viewMakers.contains(route.name) { route.returnsViews = true }
                return route
            }
        }
    }

    private init(pass: OutlinePass) { self.pass = pass }

    private mutating func run() {
        while let token = pass.takeToken() {
            switch token.kind {
            case .literal, .hash:
                caseStart = nil
            case .word(let word):
                read(word)
            case .mark(Byte.at):
                readAttribute(from: token.start)
            case .mark(let byte):
                if byte == Byte.openBrace { open() }
                if byte == Byte.closeBrace { _ = bodies.popLast() }
                pass.previous = byte
                caseStart = nil
            }
        }
    }

    private mutating func open() {
        next.conditions = pass.conditions.count
        bodies.append(next)
        next = Body()
    }

    /// The innermost brace, where what is read next is a member of its own.
    private var body: Body? {
        bodies.last.flatMap { $0.conditions == pass.conditions.count ? $0 : nil }
    }

    private mutating func readAttribute(from start: Int) {
        caseStart = caseStart ?? start
        while pass.takeWord() != nil, pass.peek(0) == Byte.dot { pass.index += 1 }
        if pass.peek(0) == Byte.openParenthesis { pass.skipBalanced(nesting: 0) }
        pass.previous = Byte.at
    }

    private mutating func read(_ word: Range<Int>) {
        let isMember = pass.previous == Byte.dot
        pass.previous = UInt8(ascii: "a")
        if !isMember {
            if pass.matches(word, "indirect") {
                caseStart = caseStart ?? word.lowerBound
                return
            }
            if pass.matches(word, "case") {
                readCases(from: caseStart ?? word.lowerBound)
            } else if pass.matches(word, "enum") {
                readEnum()
            } else if pass.matches(word, "extension") {
                readExtension()
            } else if pass.matches(word, "func") {
                readFunction()
            } else if pass.matches(word, "var") || pass.matches(word, "let") {
                readVariable()
            }
        }
        caseStart = nil
    }

    // MARK: Declarations

    private mutating func readEnum() {
        pass.skipTrivia()
        guard let name = readName() else { return }
        next.route = routes.count
        routes.append(Route(name: TypeTable.bareName(name)))
    }

    private mutating func readExtension() {
        pass.skipTrivia()
        let start = pass.index
        while pass.takeWord() != nil, pass.peek(0) == Byte.dot { pass.index += 1 }
        if pass.index > start {
            next.extended = TypeTable.bareName(pass.text(start..<pass.index))
        }
    }

    /// `case detail(Item), list = "items"`, where it is a member of an enum.
    private mutating func readCases(from start: Int) {
        guard let route = body?.route else { return }
        routes[route].line = pass.lineNumber(at: start)
        repeat {
            pass.skipTrivia()
            guard let name = readName() else { return }
            routes[route].cases.append(name)
            pass.skipTrivia()
            if pass.peek(0) == Byte.openParenthesis {
                pass.skipBalanced(nesting: 0)
                pass.skipTrivia()
            }
            if pass.peek(0) == Byte.equals { skipRawValue() }
        } while takeComma()
    }

    private mutating func takeComma() -> Bool {
        guard pass.peek(0) == Byte.comma else { return false }
        pass.index += 1
        return true
    }

    private mutating func skipRawValue() {
        pass.index += 1
        pass.skipTrivia()
        if pass.peek(0) == Byte.quote {
            pass.skipString(hashes: 0, nesting: 0)
        } else if pass.peek(0) == Byte.hash {
            pass.readHash()
        } else {
            if pass.peek(0) == Byte.minus { pass.index += 1 }
            while pass.takeWord() != nil, pass.peek(0) == Byte.dot { pass.index += 1 }
        }
        pass.skipTrivia()
    }

    private mutating func readVariable() {
        guard body != nil else { return }
        pass.skipTrivia()
        guard readName() != nil else { return }
        pass.skipTrivia()
        guard pass.peek(0) == Byte.colon else { return }
        pass.index += 1
        if readsSomeView() { noteView() }
    }

    /// Reads a function's signature and passes over its body, in which no enum counts.
    private mutating func readFunction() {
        pass.skipTrivia()
        if readName() == nil {
            // An operator.
            while pass.index < pass.end, pass.peek(0) > Byte.space,
                pass.peek(0) != Byte.openParenthesis
            {
                pass.index += 1
            }
        }
        pass.skipTrivia()
        if pass.peek(0) == Byte.less { pass.skipGenerics() }
        while true {
            let isOnNewLine = pass.skipTrivia()
            switch pass.peek(0) {
            case Byte.openBrace: return pass.skipBalanced(nesting: 0)
            case 0, Byte.closeBrace, Byte.semicolon, Byte.at, Byte.hash: return
            case Byte.openParenthesis, Byte.openBracket: pass.skipBalanced(nesting: 0)
            case Byte.minus where pass.peek(1) == Byte.greater:
                pass.index += 2
                if readsSomeView() { noteView() }
            default:
                let start = pass.index
                guard let word = pass.takeWord() else {
                    pass.index += 1
                    continue
                }
                if isOnNewLine, Self.members.contains(pass.text(word)) {
                    pass.index = start
                    return
                }
            }
        }
    }

    // MARK: Words

    /// Takes a name with the backticks around it; nil, without moving, where none stands here.
    private mutating func readName() -> String? {
        guard pass.peek(0) == Byte.backtick else { return pass.takeWord().map { pass.text($0) } }
        let start = pass.index
        pass.index += 1
        guard pass.takeWord() != nil, pass.peek(0) == Byte.backtick else {
            pass.index = start
            return nil
        }
        pass.index += 1
        return pass.text(start..<pass.index)
    }

    /// Takes a type, where that is `some View` and nothing else.
    private mutating func readsSomeView() -> Bool {
        var ahead = pass
        ahead.skipTrivia()
        guard let some = ahead.takeWord(), ahead.matches(some, "some") else { return false }
        ahead.skipTrivia()
        guard let view = ahead.takeWord(), ahead.matches(view, "View") else { return false }
        pass.index = ahead.index
        ahead.skipTrivia()
        return ![Byte.dot, Byte.less, Byte.question, Byte.exclamation, Byte.ampersand]
            .contains(ahead.peek(0))
    }

    private mutating func noteView() {
        guard let body else { return }
        if let route = body.route { routes[route].returnsViews = true }
        if let type = body.extended { viewMakers.insert(type) }
    }
}
