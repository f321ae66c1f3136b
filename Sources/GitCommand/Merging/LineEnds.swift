/// What ends the lines of a text.
///
/// `git merge-file` takes a line with CRLF for another one than the same line with LF, so that a file
/// whose line ends were converted would conflict as a whole. All three sides are brought to one form
/// before the merge, and the result to that of the file on disk.
enum LineEnds: Hashable {
    /// Every line ends in LF, or the text has one line only.
    case lf
    /// Every line ends in CRLF.
    case crlf
    /// Both occur, and `crlf` says which is the more frequent.
    case mixed(crlf: Bool)

    /// Looks at a text.
    init(of bytes: [UInt8]) {
        var (feeds, pairs) = (0, 0)
        var last: UInt8 = 0
        for byte in bytes {
            if byte == 0x0A {
                feeds += 1
                if last == 0x0D { pairs += 1 }
            }
            last = byte
        }
        if pairs == 0 {
            self = .lf
        } else if pairs == feeds {
            self = .crlf
        } else {
            self = .mixed(crlf: pairs * 2 > feeds)
        }
    }

    /// Whether new lines of the text end in CRLF.
    var prefersPairs: Bool {
        switch self {
        case .lf: false
        case .crlf: true
        case .mixed(let crlf): crlf
        }
    }

    /// The bytes with LF in place of CRLF.
    static func withFeeds(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
            result.append(byte)
        }
        return result
    }

    /// The bytes, which hold no CRLF, with CRLF in place of LF.
    static func withPairs(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 24)
        for byte in bytes {
            if byte == 0x0A { result.append(0x0D) }
            result.append(byte)
        }
        return result
    }
}
