/// How the text of a file is laid out: what one pass over its lines finds.
struct TextSample: Sendable, Equatable {
    /// The step of indentation that most openings of this file show; nil where none does.
    var indentation: Indentation?
    /// What ends the first line; nil where there is only one line.
    var lineEnding: LineEnding?
    /// The comment lines at the head, without line ends; empty where the file begins with code.
    var head: [String] = []
    /// The number of empty lines after the head.
    var blankLinesAfterHead = 0

    /// The most openings that are looked at: a file shows its step early.
    private static let enough = 40

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let newline = bytes.place(of: Byte.newline, from: 0) {
            lineEnding = newline > 0 && bytes[newline - 1] == Byte.carriageReturn ? .crlf : .lf
        }
        indentation = Self.step(bytes)
        readHead(bytes)
    }

    /// The step between a line that ends with an opening brace and the line after it.
    ///
    /// Counting leading spaces would take nested two-space code for four; steps don't.
    private static func step(_ bytes: UnsafeBufferPointer<UInt8>) -> Indentation? {
        var steps = [Int](repeating: 0, count: 9)
        var tabs = 0
        var seen = 0
        var index = 0
        let end = bytes.count
        while index < end, seen < enough {
            guard let brace = nextOpening(bytes, from: index) else { break }
            let outer = indent(of: lineStart(bytes, before: brace), in: bytes)
            guard let next = nextLine(bytes, after: brace) else { break }
            let inner = indent(of: next, in: bytes)
            index = next
            if inner.tabs > outer.tabs {
                tabs += 1
            } else if inner.tabs == outer.tabs, inner.spaces > outer.spaces {
                let step = inner.spaces - outer.spaces
                if step < steps.count { steps[step] += 1 }
            } else {
                continue
            }
            seen += 1
        }
        let best = steps.indices.max { (steps[$0], -$0) < (steps[$1], -$1) } ?? 0
        if tabs > steps.reduce(0, +) { return Indentation(style: .tabs, width: 4) }
        guard best > 0, steps[best] > 0 else { return nil }
        return Indentation(style: .spaces, width: best)
    }

    /// The next `{` that ends its line.
    private static func nextOpening(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
    ) -> Int? {
        var index = start
        while let brace = bytes.place(of: Byte.openBrace, from: index) {
            var next = brace + 1
            while next < bytes.count,
                bytes[next] == Byte.space || bytes[next] == Byte.carriageReturn
            {
                next += 1
            }
            if next < bytes.count, bytes[next] == Byte.newline { return brace }
            index = brace + 1
        }
        return nil
    }

    private static func lineStart(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Int {
        var index = place
        while index > 0, bytes[index - 1] != Byte.newline { index -= 1 }
        return index
    }

    /// The start of the next line that isn't empty.
    private static func nextLine(_ bytes: UnsafeBufferPointer<UInt8>, after place: Int) -> Int? {
        var index = place
        while index < bytes.count {
            index = (bytes.place(of: Byte.newline, from: index) ?? bytes.count) + 1
            var content = index
            while content < bytes.count, bytes[content] == Byte.space || bytes[content] == Byte.tab
            {
                content += 1
            }
            guard content < bytes.count else { return nil }
            if bytes[content] != Byte.newline, bytes[content] != Byte.carriageReturn {
                return index
            }
        }
        return nil
    }

    private static func indent(
        of line: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (spaces: Int, tabs: Int) {
        var index = line
        var spaces = 0
        var tabs = 0
        while index < bytes.count {
            if bytes[index] == Byte.space {
                spaces += 1
            } else if bytes[index] == Byte.tab {
                tabs += 1
            } else {
                break
            }
            index += 1
        }
        return (spaces, tabs)
    }

    /// The most bytes that a head may have.
    private static let longestHead = 8192

    private mutating func readHead(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB ? 3 : 0
        let end = min(bytes.count, Self.longestHead)
        var isInBlock = false
        while index < end {
            var lineEnd = index
            while lineEnd < end, bytes[lineEnd] != Byte.newline { lineEnd += 1 }
            var textEnd = lineEnd
            while textEnd > index, ByteClass.isSpace(bytes[textEnd - 1]) {
                textEnd -= 1
            }
            let line = UnsafeBufferPointer(rebasing: bytes[index..<textEnd])
            if isInBlock {
                head.append(String(decoding: line, as: UTF8.self))
                if Self.endsBlock(line) { isInBlock = false }
            } else if line.count >= 2, line[0] == Byte.slash, line[1] == Byte.slash {
                head.append(String(decoding: line, as: UTF8.self))
            } else if line.count >= 2, line[0] == Byte.slash, line[1] == Byte.star, head.isEmpty {
                head.append(String(decoding: line, as: UTF8.self))
                isInBlock = !Self.endsBlock(line)
            } else {
                break
            }
            index = lineEnd + 1
        }
        while index < bytes.count {
            if bytes[index] == Byte.newline {
                blankLinesAfterHead += 1
            } else if !ByteClass.isSpace(bytes[index]) {
                break
            }
            index += 1
        }
    }

    private static func endsBlock(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.count >= 2 && line[line.count - 1] == Byte.slash && line[line.count - 2] == Byte.star
    }
}
