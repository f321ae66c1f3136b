extension CountedHabit {
    /// What a level of indentation is made of, by the step that most openings of each file show.
    static let indentation = CountedHabit(name: .indentation, agreement: 0) { material in
        var tally = HabitTally()
        for source in material.sources {
            if let step = source.text.indentation { tally.add(step.summary, source.facts.path) }
        }
        return tally
    }

    /// What ends a line.
    static let lineEnding = CountedHabit(name: .lineEnding, agreement: 0) { material in
        var tally = HabitTally()
        for source in material.sources {
            if let ending = source.text.lineEnding {
                tally.add(ending.rawValue, source.facts.path)
            }
        }
        return tally
    }

    /// Whether an empty line follows the opening brace of a type.
    static let blankLineAfterTypeBrace = truth(.blankLineAfterTypeBrace) { material in
        var tally = HabitTally()
        for source in material.sources {
            let blank = source.blankLinesAfterTypeBraces
            tally.add("true", source.facts.path, times: blank)
            tally.add("false", source.facts.path, times: source.typeBraces - blank)
        }
        return tally
    }
}

extension Indentation {
    /// As people say it: `4 spaces`, `tabs`.
    public var summary: String {
        style == .tabs ? "tabs" : width == 1 ? "1 space" : "\(width) spaces"
    }

    /// Reads a summary; tabs are four columns wide.
    init?(summary: String) {
        if summary == "tabs" {
            self.init(style: .tabs, width: 4)
        } else if let width = Int(summary.prefix { $0 != " " }) {
            self.init(style: .spaces, width: width)
        } else {
            return nil
        }
    }
}
