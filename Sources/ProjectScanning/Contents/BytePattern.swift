#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A text to look for among bytes, without making strings of them.
struct BytePattern: Sendable {
    private let letters: [UInt8]
    /// The first letter in upper case, where case doesn't matter.
    private let upper: UInt8
    private let ignoresCase: Bool

    /// Creates a pattern.
    /// - Parameters:
    ///   - text: what to look for; in lower case where `ignoresCase` is set.
    ///   - ignoresCase: whether ASCII letters are found in either case.
    init(_ text: String, ignoresCase: Bool = false) {
        letters = Array(text.utf8)
        self.ignoresCase = ignoresCase
        let first = letters.first ?? 0
        upper = ignoresCase ? Self.raised(first) : first
    }

    /// Where the text stands first, at or after a place; nil where it doesn't.
    func firstPlace(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
        guard let first = letters.first else { return start }
        var index = start
        let last = bytes.count - letters.count
        while index <= last {
            if first == upper {
                // Most bytes begin nothing, and the system looks at many of them at once.
                guard let next = bytes.place(of: first, from: index), next <= last else {
                    return nil
                }
                index = next
            }
            let byte = bytes[index]
            if byte == first || byte == upper, matches(bytes, at: index) { return index }
            index += 1
        }
        return nil
    }

    /// Whether the pattern's text stands anywhere in another.
    func occurs(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { firstPlace(in: $0) != nil }
    }

    private func matches(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for offset in letters.indices {
            let byte = bytes[place + offset]
            if byte == letters[offset] { continue }
            guard ignoresCase, Self.lowered(byte) == letters[offset] else { return false }
        }
        return true
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }

    private static func raised(_ byte: UInt8) -> UInt8 {
        (0x61...0x7A).contains(byte) ? byte & ~0x20 : byte
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first place of a byte at or after another; nil where there is none.
    @inline(__always)
    func place(of byte: UInt8, from start: Int) -> Int? {
        guard start < count, let base = baseAddress,
            let found = memchr(base + start, Int32(byte), count - start)
        else { return nil }
        return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
}
