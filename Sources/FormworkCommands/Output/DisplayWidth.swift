/// How many columns of a terminal a character takes.
enum DisplayWidth {
    /// 0 for characters that join the one before, 2 for East Asian wide ones and emoji, else 1.
    ///
    /// The ranges are those that terminals agree on: Unicode's East Asian Width `W` and `F`, blocks
    /// taken whole.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        if scalars.contains("\u{FE0F}") { return 2 }
        if isWide(first.value) { return 2 }
        return first.properties.canonicalCombiningClass == .notReordered ? 1 : 0
    }

    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
