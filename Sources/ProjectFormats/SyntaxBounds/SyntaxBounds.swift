/// Tells whether Swift code may be handed to SwiftParser.
///
/// The parser and its visitors call themselves for each level of generic arguments and each link of a
/// postfix chain. Measured on an 8 MiB stack: 490 levels of `A<` or 43,800 links of `a.b.b` end the
/// process. No code that people write comes near the bounds here.
public enum SyntaxBounds {
    /// The most open generic argument lists.
    static let maximumGenericDepth = 64
    /// The most links of postfix chains in a file: members, calls, subscripts, `?` and `!`. One chain may
    /// run through the arguments and closures of its calls, so the whole file is counted.
    static let maximumLinks = 20_000

    /// Whether the code stays within the bounds; bytes inside literals and comments count as code, which
    /// errs on the safe side.
    public static func admit(_ code: some Collection<UInt8>) -> Bool {
        var genericDepth = 0
        var links = 0
        var previous: UInt8 = 0
        for byte in code {
            switch byte {
            case UInt8(ascii: "<"):
                if isNamePart(previous) { genericDepth += 1 }
                if genericDepth > maximumGenericDepth { return false }
            case UInt8(ascii: ">"):
                // The head of an arrow closes nothing.
                if previous != UInt8(ascii: "-"), genericDepth > 0 { genericDepth -= 1 }
            case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "("),
                UInt8(ascii: "["):
                links += 1
                if links > maximumLinks { return false }
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"):
                // None of them stands inside generic arguments: an open list was a comparison.
                genericDepth = 0
            default: break
            }
            if byte > 0x20 { previous = byte }
        }
        return true
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`")
            || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }
}
