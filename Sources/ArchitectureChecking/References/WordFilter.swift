/// Tells by its bytes whether a file can name one of some names, so that few files are parsed.
///
/// Comments and strings count, and two names may share a hash: the filter lets too much through, never
/// too little.
struct WordFilter: Sendable {
    private let hashes: Set<UInt64>
    /// Beginnings of names, by their first byte.
    private let beginnings: [UInt8: [[UInt8]]]

    /// Creates a filter for names.
    /// - Parameter beginnings: how other names begin; an empty text stands for every name.
    init(_ names: some Sequence<String>, beginnings: some Sequence<String> = []) {
        hashes = Set(names.map { Self.hash(Array($0.utf8)[...]) })
        let texts = beginnings.map { Array($0.utf8) }
        admitsAll = texts.contains { $0.isEmpty }
        self.beginnings = Dictionary(grouping: texts.filter { !$0.isEmpty }) { $0[0] }
    }

    private let admitsAll: Bool

    /// Whether one of the names occurs as a word.
    func admits(_ bytes: [UInt8]) -> Bool {
        if admitsAll { return true }
        guard !hashes.isEmpty || !beginnings.isEmpty else { return false }
        return bytes.withUnsafeBufferPointer { text in
            var hash = Self.seed
            var isInWord = false
            for (place, byte) in text.enumerated() {
                if Self.isWordPart(byte) {
                    if !isInWord, begins(text, at: place) { return true }
                    hash = Self.step(hash, byte)
                    isInWord = true
                } else if isInWord {
                    if hashes.contains(hash) { return true }
                    hash = Self.seed
                    isInWord = false
                }
            }
            return isInWord && hashes.contains(hash)
        }
    }

    private func begins(_ text: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        guard !beginnings.isEmpty, let candidates = beginnings[text[place]] else { return false }
        return candidates.contains { text[place...].starts(with: $0) }
    }

    // FNV-1a.
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reduce(seed, step)
    }

    private static func isWordPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
            || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
}
