/// The views in which `TabView` is called with tabs, and the types that their tabs create.
///
/// It knows tokens and brackets only: parsing the file of one large view would take longer than all else
/// that a scan does.
struct TabViewReader {
    /// A call of `TabView` with tabs.
    struct Tabs: Sendable, Equatable {
        /// The innermost structure around the call.
        var owner: String
        /// The names of types in its closure.
        var content: [String]
    }

    /// One for each structure at most, in order.
    private var tabs: [Tabs] = []
    private var pass: OutlinePass
    /// For each open brace the structure whose body it opens; nil where it is another brace.
    private var bodies: [String?] = []
    /// The structure whose body begins at the next brace.
    private var declared: String?

    /// What only tabs have.
    private static let marks = [".tabItem", "Tab(", ".tag("].map { BytePattern($0) }

    /// Reads a file.
    static func read(_ bytes: [UInt8]) -> [Tabs] {
        bytes.withUnsafeBufferPointer { code in
            guard hasMarks(code) else { return [] }
            var reader = TabViewReader(pass: OutlinePass(code))
            reader.run()
            return reader.tabs
        }
    }

    private static func hasMarks(_ code: UnsafeBufferPointer<UInt8>) -> Bool {
        marks.contains { $0.firstPlace(in: code) != nil }
    }

    private init(pass: OutlinePass) { self.pass = pass }

    private mutating func run() {
        while let token = pass.takeToken() {
            switch token.kind {
            case .literal, .hash: break
            case .word(let word): read(word)
            case .mark(let byte):
                if byte == Byte.openBrace {
                    bodies.append(declared)
                    declared = nil
                } else if byte == Byte.closeBrace {
                    _ = bodies.popLast()
                }
                pass.previous = byte
            }
        }
    }

    private mutating func read(_ word: Range<Int>) {
        if pass.previous != Byte.dot {
            if pass.matches(word, "struct") {
                pass.skipTrivia()
                if let name = pass.takeWord() { declared = pass.text(name) }
            } else if pass.matches(word, "TabView") {
                readTabs()
            }
        }
        pass.previous = UInt8(ascii: "a")
    }

    /// Notes the tabs in the closure that follows, which is read for further structures afterwards.
    private mutating func readTabs() {
        guard let owner = bodies.lazy.compactMap(\.self).last,
            !tabs.contains(where: { $0.owner == owner })
        else { return }
        var ahead = pass
        while ahead.peek(0) == Byte.space { ahead.index += 1 }
        if ahead.peek(0) == Byte.openParenthesis { ahead.skipBalanced(nesting: 0) }
        ahead.skipTrivia()
        guard ahead.peek(0) == Byte.openBrace else { return }
        let start = ahead.index + 1
        ahead.skipBalanced(nesting: 0)
        let closure = UnsafeBufferPointer(rebasing: pass.bytes[start..<max(start, ahead.index - 1)])
        guard Self.hasMarks(closure) else { return }
        tabs.append(Tabs(owner: owner, content: TypeWords.types(in: Array(closure))))
    }
}
