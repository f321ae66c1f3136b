/// Finds line and column of byte offsets in a text.
///
/// Lines end with LF, CRLF or CR. Columns count UTF-8 bytes from 1, as the Swift compiler's do.
public struct LineTable: Sendable {
    /// The byte offset at which each line starts, ascending; the first is 0.
    private let starts: [Int]
    private let bytes: [UInt8]

    /// Reads a text once.
    /// - Parameter bytes: the text in UTF-8; bytes that aren't UTF-8 are carried as they are.
    public init(_ bytes: [UInt8]) {
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == 0x0A {
                starts.append(index)
            } else if byte == 0x0D {
                if index < bytes.count, bytes[index] == 0x0A { index += 1 }
                starts.append(index)
            }
        }
        self.starts = starts
        self.bytes = bytes
    }

    /// Line and column, each counted from 1, of a byte offset; offsets past the end are at the end.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        let bounded = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= bounded { low = middle } else { high = middle }
        }
        return (low + 1, bounded - starts[low] + 1)
    }

    /// The text of a line without its end; empty where there is no such line.
    /// - Parameter line: counted from 1.
    public func text(ofLine line: Int) -> String {
        guard line >= 1, line <= starts.count else { return "" }
        let start = starts[line - 1]
        var end = line < starts.count ? starts[line] : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// A place in the file `path` at a byte offset, with the text of its line.
    ///
    /// A line of more than 4,096 bytes isn't carried: it helps nobody, and thousands of findings in
    /// one such line would copy it thousands of times.
    public func location(path: String, offset: Int) -> SourceLocation {
        let (line, column) = position(at: offset)
        let end = line < starts.count ? starts[line] : bytes.count
        let isShown = end - starts[line - 1] <= 4096
        return SourceLocation(
            path: path, line: line, column: column, lineText: isShown ? text(ofLine: line) : nil)
    }
}
