/// Tells how a team writes dates, from the dates that stand in its files.
enum DateFormat {
    /// A pattern such as `dd/MM/yyyy`; nil where no date is understood.
    static func infer(_ dates: [String]) -> String? {
        let numeric = dates.compactMap(parts)
        guard let separator = mostFrequent(numeric.map(\.separator)) else {
            return dates.isEmpty ? nil : written(dates)
        }
        let same = numeric.filter { $0.separator == separator }
        let yearsFirst = same.count { $0.numbers[0].count == 4 } * 2 > same.count
        let mark = String(separator)
        if yearsFirst {
            let pads = same.contains {
                $0.numbers[1].hasPrefix("0") || $0.numbers[2].hasPrefix("0")
            }
            let isPlain = same.contains { $0.numbers[1].count == 1 || $0.numbers[2].count == 1 }
            return isPlain && !pads
                ? "yyyy\(mark)M\(mark)d" : "yyyy\(mark)MM\(mark)dd"
        }
        let dayFirst = same.count { number($0.numbers[0]) > 12 }
        let monthFirst = same.count { number($0.numbers[1]) > 12 }
        let isDayFirst = dayFirst == monthFirst ? separator != "/" : dayFirst > monthFirst
        let plain = same.count { $0.numbers[0].count == 1 || $0.numbers[1].count == 1 }
        let padded = same.count { $0.numbers[0].hasPrefix("0") || $0.numbers[1].hasPrefix("0") }
        let isPadded = padded > plain
        let day = isPadded ? "dd" : "d"
        let month = isPadded ? "MM" : "M"
        let year = same.count { $0.numbers[2].count == 2 } * 2 > same.count ? "yy" : "yyyy"
        return [isDayFirst ? day : month, isDayFirst ? month : day, year].joined(separator: mark)
    }

    private static func number(_ text: String) -> Int { Int(text) ?? 0 }

    private static func parts(_ date: String) -> (numbers: [String], separator: Character)? {
        for separator in ["/", ".", "-"] as [Character] {
            let numbers = date.split(separator: separator, omittingEmptySubsequences: true).map {
                $0.filter { $0 != " " }
            }
            if numbers.count == 3, numbers.allSatisfy({ Int($0) != nil }) {
                return (numbers, separator)
            }
        }
        return nil
    }

    private static func mostFrequent(_ marks: [Character]) -> Character? {
        var counts: [Character: Int] = [:]
        for mark in marks { counts[mark, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    /// Dates with a month's name: `Aug 16, 2024`, `16 August 2024`.
    private static func written(_ dates: [String]) -> String? {
        guard let date = dates.sorted().first else { return nil }
        let words = date.split(separator: " ").map(String.init)
        guard words.count == 3, words[2].count == 4, Int(words[2]) != nil else { return nil }
        let isMonthFirst = Int(words[0]) == nil
        let month = (isMonthFirst ? words[0] : words[1]).filter { $0 != "," && $0 != "." }
        let name = month.count > 3 ? "MMMM" : "MMM"
        let comma = words[1].hasSuffix(",") ? "," : ""
        return isMonthFirst ? "\(name) d\(comma) yyyy" : "d \(name)\(comma) yyyy"
    }
}
