/// Folds a path to the key under which a case-insensitive file system would find it.
enum PathFolding {
    /// The text without case and Unicode form.
    ///
    /// Upper case first, then lower: so `ß` meets `SS`, `ς` meets `σ`, the Kelvin sign meets `k`.
    /// That folds a little more than APFS does, which errs on the safe side.
    static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        return CanonicalComposition.compose(
            CanonicalComposition.compose(text).uppercased().lowercased())
    }

    /// The name as the most forgiving file system would read it.
    ///
    /// HFS+ ignores some invisible characters, NTFS drops dots and spaces at the end and reads
    /// what follows a colon as the name of a stream: git refuses such spellings of `.git` as well.
    static func foldForgivingly(_ name: String) -> String {
        let isPlain = name.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: ":") }
        let last = name.utf8.last
        if isPlain, last != UInt8(ascii: "."), last != UInt8(ascii: " ") {
            return name.lowercased()
        }
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            if scalar == ":" { break }
            if isIgnoredByHFS(scalar) { continue }
            scalars.append(scalar)
        }
        while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
        return fold(String(scalars))
    }

    /// The characters that HFS+ leaves out of comparisons (Apple's TN1150), and their like.
    private static func isIgnoredByHFS(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xAD, 0x34F, 0x180E,
            0xFE00...0xFE0F:
            true
        default: false
        }
    }
}
