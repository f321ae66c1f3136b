/// Days as people write them.
extension Filter {
    // `2026-03-09` with `d/M/yy` to `9/3/26`.
    static let dayFilters: [Filter] = [
        Filter("dayFormat", arguments: 1...1) { value, arguments in
            .string(
                DayFormat.format(
                    try value.requireText("dayFormat"),
                    pattern: try arguments[0].requireText("dayFormat")))
        }
    ]
}

/// Writes a day in a pattern's form.
public enum DayFormat {
    /// A day in a pattern's form.
    /// - Parameters:
    ///   - day: `yyyy-MM-dd`.
    ///   - pattern: runs of `d`, `M` and `y` with anything between, such as `dd/MM/yyyy` or `M/d/yy`;
    ///     nil leaves the day as it is.
    public static func format(_ day: String, pattern: String?) -> String {
        let parts = day.split(separator: "-").map(String.init)
        guard let pattern, parts.count == 3 else { return day }
        var result = ""
        var index = pattern.startIndex
        while index < pattern.endIndex {
            let letter = pattern[index]
            let run = pattern[index...].prefix { $0 == letter }
            switch letter {
            case "d": result += padded(parts[2], to: run.count)
            case "M": result += padded(parts[1], to: run.count)
            case "y": result += run.count == 2 ? String(parts[0].suffix(2)) : parts[0]
            default: result += run
            }
            index = run.endIndex
        }
        return result
    }

    private static func padded(_ number: String, to width: Int) -> String {
        let plain = String(number.drop { $0 == "0" })
        return String(repeating: "0", count: max(0, width - plain.count)) + plain
    }
}
