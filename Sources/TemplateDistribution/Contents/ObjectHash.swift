import FileTree
import GitCommand

/// The hash under which git stores an object: of its kind, its size and its content.
enum ObjectHash {
    /// Whether an object is what its hash says.
    static func isRight(_ object: GitObject) -> Bool {
        let frame = Array("\(object.kind.rawValue) \(object.bytes.count)\0".utf8)
        switch object.id.utf8.count {
        case 40: return SHA1.hexadecimal(of: frame + object.bytes) == object.id
        case 64: return ContentDigest(of: frame + object.bytes).hexadecimal == object.id
        default: return false
        }
    }
}

/// SHA-1 (FIPS 180-4), which most repositories still use for the names of their objects.
enum SHA1 {
    /// The digest of some bytes in 40 lower-case hexadecimal digits.
    static func hexadecimal(of bytes: [UInt8]) -> String {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let whole = bytes.count / 64 * 64
        var tail = Array(bytes[whole...])
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(bytes.count) * 8
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            tail.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { schedule in
            bytes.withUnsafeBytes { text in
                for start in stride(from: 0, to: whole, by: 64) {
                    add(text, at: start, to: &state, schedule)
                }
            }
            tail.withUnsafeBytes { rest in
                for start in stride(from: 0, to: rest.count, by: 64) {
                    add(rest, at: start, to: &state, schedule)
                }
            }
        }
        return state.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private static func add(
        _ bytes: UnsafeRawBufferPointer, at start: Int, to state: inout [UInt32],
        _ schedule: UnsafeMutableBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            schedule[index] = UInt32(
                bigEndian: bytes.loadUnaligned(fromByteOffset: start &+ index &* 4, as: UInt32.self)
            )
        }
        for index in 16..<80 {
            schedule[index] = rotate(
                schedule[index &- 3] ^ schedule[index &- 8] ^ schedule[index &- 14]
                    ^ schedule[index &- 16], 1)
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for index in 0..<80 {
            let (choice, constant): (UInt32, UInt32) =
                switch index {
                case 0..<20: ((b & c) | (~b & d), 0x5A82_7999)
                case 20..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case 40..<60: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotate(a, 5) &+ choice &+ e &+ constant &+ schedule[index]
            (a, b, c, d, e) = (next, a, rotate(b, 30), c, d)
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
    }

    @inline(__always)
    private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
        value &<< count | value &>> (32 &- count)
    }
}
