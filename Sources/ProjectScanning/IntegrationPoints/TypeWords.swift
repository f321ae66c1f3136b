/// The words of a file's code that name types, without its comments, strings and what is never compiled.
enum TypeWords {
    /// Those of some names that occur in the code.
    static func occurring(_ names: Set<String>, in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        // Most words differ from all names in length already: no text is made of them.
        var lengths = [Bool](repeating: false, count: (names.map(\.utf8.count).max() ?? 0) + 1)
        for name in names { lengths[name.utf8.count] = true }
        func hasLength(_ length: Int) -> Bool { length < lengths.count && lengths[length] }
        visit(bytes, where: hasLength) { word in
            if names.contains(word) { found.insert(word) }
            return found.count < names.count
        }
        return found
    }

    /// The words that name types, each once, in the order in which they first occur.
    static func types(in bytes: [UInt8]) -> [String] {
        var seen: Set<String> = []
        var types: [String] = []
        visit(bytes) { word in
            if seen.insert(word).inserted { types.append(word) }
            return true
        }
        return types
    }

    /// Visits the words that begin with an upper-case letter, until told to stop.
    /// - Parameter hasLength: whether words of a length in bytes are of interest.
    private static func visit(
        _ bytes: [UInt8], where hasLength: (Int) -> Bool = { _ in true },
        _ takes: (String) -> Bool
    ) {
        bytes.withUnsafeBufferPointer { buffer in
            var pass = OutlinePass(buffer)
            pass.visitTypeNames(where: hasLength, takes)
        }
    }
}

extension OutlinePass {
    /// Visits every word of live code that begins with an upper-case letter, until told to stop.
    fileprivate mutating func visitTypeNames(
        where hasLength: (Int) -> Bool, _ takes: (String) -> Bool
    ) {
        while index < end {
            let byte = bytes[index]
            switch byte {
            case Byte.quote:
                skipString(hashes: 0, nesting: 0)
                previous = byte
            case Byte.slash where peek(1) == Byte.slash: skipLine()
            case Byte.slash where peek(1) == Byte.star: skipBlockComment()
            case Byte.hash: readHash()
            default:
                guard let word = takeWord() else {
                    index += 1
                    continue
                }
                let isTypeName = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
                if isTypeName, !isDead, hasLength(word.count), !takes(text(word)) { return }
            }
        }
    }
}
