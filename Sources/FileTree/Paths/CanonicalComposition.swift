/// Brings text into Unicode's composed form (NFC), as chapter 3.11 of the standard describes it.
///
/// FoundationEssentials has no normalisation, and loading Foundation for it would double the start
/// time of the process.
public enum CanonicalComposition {
    /// The text in NFC; the text itself where it is already.
    ///
    /// Linear in the length of the text, apart from runs of marks, which are sorted.
    public static func compose(_ text: String) -> String {
        // No character below U+0300 combines with what precedes it or has another form.
        if text.unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return text }
        var scalars: [Unicode.Scalar] = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { decompose(scalar, into: &scalars) }
        sortMarks(&scalars)
        var view = String.UnicodeScalarView()
        view.append(contentsOf: recompose(scalars))
        return String(view)
    }

    private static func decompose(_ scalar: Unicode.Scalar, into output: inout [Unicode.Scalar]) {
        if scalar.value < 0xC0 {
            output.append(scalar)
        } else if let syllable = Hangul.decompose(scalar) {
            output.append(contentsOf: syllable)
        } else if let parts = CompositionTable.shared.decompositions[scalar] {
            decompose(parts.first, into: &output)
            if let second = parts.second { output.append(second) }
        } else {
            output.append(scalar)
        }
    }

    /// Sorts each run of marks by combining class; the order within a class stays.
    private static func sortMarks(_ scalars: inout [Unicode.Scalar]) {
        var index = 0
        while index < scalars.count {
            guard combiningClass(scalars[index]) != 0 else {
                index += 1
                continue
            }
            var end = index
            while end < scalars.count, combiningClass(scalars[end]) != 0 { end += 1 }
            if end - index > 1 {
                let sorted = scalars[index..<end].enumerated().sorted { left, right in
                    (combiningClass(left.element), left.offset)
                        < (combiningClass(right.element), right.offset)
                }
                scalars.replaceSubrange(index..<end, with: sorted.map(\.element))
            }
            index = end
        }
    }

    private static func recompose(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var output: [Unicode.Scalar] = []
        output.reserveCapacity(scalars.count)
        var starter: Int?
        var lastClass: UInt8 = 0
        for scalar in scalars {
            let itsClass = combiningClass(scalar)
            if let place = starter {
                // A mark reaches its starter unless one of its own class, or a starter, stands between.
                let isAdjacent = place == output.count - 1
                if isAdjacent || (lastClass != 0 && lastClass < itsClass),
                    let whole = compose(output[place], scalar)
                {
                    output[place] = whole
                    continue
                }
            }
            if itsClass == 0 { starter = output.count }
            lastClass = itsClass
            output.append(scalar)
        }
        return output
    }

    private static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode
        .Scalar?
    {
        Hangul.compose(first, second)
            ?? CompositionTable.shared.compositions[
                UInt64(first.value) << 32 | UInt64(second.value)]
    }

    private static func combiningClass(_ scalar: Unicode.Scalar) -> UInt8 {
        scalar.value < 0x300 ? 0 : scalar.properties.canonicalCombiningClass.rawValue
    }
}

/// The tables of composition, read once and only when text asks for them.
private struct CompositionTable: Sendable {
    static let shared = CompositionTable()

    /// What a character stands for: one other, or a base and a mark.
    var decompositions: [Unicode.Scalar: (first: Unicode.Scalar, second: Unicode.Scalar?)] = [:]
    /// The character that a base (upper half of the key) and a mark (lower half) make.
    var compositions: [UInt64: Unicode.Scalar] = [:]

    private init() {
        decompositions.reserveCapacity(2200)
        compositions.reserveCapacity(1100)
        read(DecompositionPairs.entries)
        read(DecompositionSingletons.entries)
    }

    private mutating func read(_ entries: StaticString) {
        entries.withUTF8Buffer { bytes in
            var numbers: [UInt32] = []
            var number: UInt32 = 0
            var hasDigits = false
            for byte in bytes {
                if let digit = Self.digit(byte) {
                    number = number << 4 | digit
                    hasDigits = true
                    continue
                }
                if hasDigits { numbers.append(number) }
                (number, hasDigits) = (0, false)
                if byte != UInt8(ascii: ",") {
                    add(numbers)
                    numbers.removeAll(keepingCapacity: true)
                }
            }
            if hasDigits { numbers.append(number) }
            add(numbers)
        }
    }

    private mutating func add(_ numbers: [UInt32]) {
        let scalars = numbers.compactMap(Unicode.Scalar.init)
        guard scalars.count == numbers.count, scalars.count >= 2 else { return }
        let second = scalars.count > 2 ? scalars[2] : nil
        decompositions[scalars[0]] = (scalars[1], second)
        if let second, !scalars[0].properties.isFullCompositionExclusion {
            compositions[UInt64(scalars[1].value) << 32 | UInt64(second.value)] = scalars[0]
        }
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte) - 0x30
        case 0x41...0x46: UInt32(byte) - 0x41 + 10
        default: nil
        }
    }
}

/// Korean syllables, which are composed by arithmetic (chapter 3.12 of the standard).
private enum Hangul {
    private static let leading: UInt32 = 0x1100
    private static let vowels: UInt32 = 0x1161
    private static let trailing: UInt32 = 0x11A7
    private static let syllables: UInt32 = 0xAC00
    private static let vowelCount: UInt32 = 21
    private static let trailingCount: UInt32 = 28
    private static let syllableCount: UInt32 = 19 * 21 * 28

    static func decompose(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
        guard scalar.value >= syllables, scalar.value < syllables + syllableCount else {
            return nil
        }
        let index = scalar.value - syllables
        var parts = [
            leading + index / (vowelCount * trailingCount),
            vowels + index % (vowelCount * trailingCount) / trailingCount,
        ]
        if index % trailingCount != 0 { parts.append(trailing + index % trailingCount) }
        return parts.compactMap(Unicode.Scalar.init)
    }

    static func compose(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        if first.value >= leading, first.value < leading + 19, second.value >= vowels,
            second.value < vowels + vowelCount
        {
            let index = (first.value - leading) * vowelCount + (second.value - vowels)
            return Unicode.Scalar(syllables + index * trailingCount)
        }
        if first.value >= syllables, first.value < syllables + syllableCount,
            (first.value - syllables) % trailingCount == 0, second.value > trailing,
            second.value < trailing + trailingCount
        {
            return Unicode.Scalar(first.value + second.value - trailing)
        }
        return nil
    }
}
