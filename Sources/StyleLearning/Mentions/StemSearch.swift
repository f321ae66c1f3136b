import TemplateLanguage

/// Tells where names may begin in a file's bytes: it compares the first word of each, in either case, and nothing
/// else, so that most files are passed over at the speed of reading them.
struct StemSearch: Sendable {
    /// The first words in lower case, by the name's place in the list.
    private let words: [[UInt8]]
    /// Names by their first two letters.
    private let beginnings: [UInt16: [Int]]
    /// Whether names begin with two letters.
    private let isBeginning: [Bool]

    /// Prepares a search.
    init(_ stems: [String]) {
        words = stems.map { stem in
            Array((NameWords.split(stem).first ?? stem).utf8.prefix(8)).map(Self.lowered)
        }
        var beginnings: [UInt16: [Int]] = [:]
        var isBeginning = [Bool](repeating: false, count: 1 << 16)
        for (index, word) in words.enumerated() where word.count > 1 {
            let key = Self.key(word[0], word[1])
            beginnings[key, default: []].append(index)
            isBeginning[Int(key)] = true
        }
        self.beginnings = beginnings
        self.isBeginning = isBeginning
    }

    /// A place at which a name may begin.
    struct Hit {
        /// The name's place in the list.
        var stem: Int
        /// The byte.
        var offset: Int
    }

    /// The places; none where fewer than some of the names occur.
    func hits(in bytes: [UInt8], least: Int) -> [Hit] {
        var hits: [Hit] = []
        bytes.withUnsafeBufferPointer { bytes in
            isBeginning.withUnsafeBufferPointer { isBeginning in
                guard bytes.count > 1 else { return }
                var last = Self.lowered(bytes[0])
                for index in 1..<bytes.count {
                    let next = Self.lowered(bytes[index])
                    if isBeginning[Int(Self.key(last, next))] {
                        take(at: index - 1, in: bytes, to: &hits)
                    }
                    last = next
                }
            }
        }
        return Set(hits.map(\.stem)).count >= least ? hits : []
    }

    private func take(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, to hits: inout [Hit]) {
        let key = Self.key(Self.lowered(bytes[offset]), Self.lowered(bytes[offset + 1]))
        for stem in beginnings[key] ?? [] {
            let word = words[stem]
            guard offset + word.count <= bytes.count else { continue }
            let isEqual = word.indices.dropFirst(2).allSatisfy {
                Self.lowered(bytes[offset + $0]) == word[$0]
            }
            if isEqual { hits.append(Hit(stem: stem, offset: offset)) }
        }
    }

    @inline(__always)
    private static func key(_ first: UInt8, _ second: UInt8) -> UInt16 {
        UInt16(first) << 8 | UInt16(second)
    }

    @inline(__always)
    private static func lowered(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
}
