/// A way to break one line: replacements of the white space between tokens.
struct LineBreak {
    /// Which of several ways is taken: the least, so outer constructs come before the ones inside.
    var order: Order
    /// What is replaced, in the order of the places.
    var replacements: [Replacement]

    /// The order of ways to break a line.
    struct Order: Comparable {
        /// The place of the construct in the file, in bytes.
        var place: Int
        /// Decides between constructs of one place.
        var preference: Int

        static func < (left: Order, right: Order) -> Bool {
            (left.place, left.preference) < (right.place, right.preference)
        }
    }

    /// A range of white space, which may be empty, and what stands there instead.
    struct Replacement {
        /// The bytes of the file.
        var range: Range<Int>
        /// The new text.
        var text: String
    }

    /// Replaces in the code, from its end to its beginning so that places stay true.
    func apply(to code: inout [UInt8]) {
        for replacement in replacements.reversed() {
            code.replaceSubrange(replacement.range, with: Array(replacement.text.utf8))
        }
    }
}
