/// A line of a YAML file that holds more than space and comments.
struct YAMLLine {
    /// Columns before the content.
    var indent: Int
    /// Where the content begins, in bytes.
    var start: Int
    /// Where the line ends, without its line end.
    var end: Int
    /// Counted from 1.
    var number: Int

    /// Splits a text into its lines, blank ones and comments included.
    static func split(_ bytes: [UInt8]) -> [YAMLLine] {
        var result: [YAMLLine] = []
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var number = 1
        while start < bytes.count {
            var next = start
            while next < bytes.count, bytes[next] != 0x0A { next += 1 }
            var end = next
            while end > start, bytes[end - 1] == 0x0D { end -= 1 }
            var content = start
            while content < end, bytes[content] == 0x20 { content += 1 }
            result.append(
                YAMLLine(indent: content - start, start: content, end: end, number: number))
            start = next + 1
            number += 1
        }
        return result
    }
}
