/// What most files agree on.
enum TextHabits {
    /// The indentation of most files; a tie goes to the wider step.
    static func indentation(_ samples: [TextSample]) -> Indentation? {
        var counts: [Indentation: Int] = [:]
        for sample in samples {
            if let step = sample.indentation { counts[step, default: 0] += 1 }
        }
        return counts.max { left, right in
            (left.value, left.key.width) < (right.value, right.key.width)
        }?.key
    }

    /// The line end of most files.
    static func lineEnding(_ samples: [TextSample]) -> LineEnding {
        var balance = 0
        for sample in samples {
            switch sample.lineEnding {
            case .crlf: balance += 1
            case .lf: balance -= 1
            case nil: break
            }
        }
        return balance > 0 ? .crlf : .lf
    }
}
