/// A moment that was recorded, so that the same inputs give the same text.
///
/// Calendar fields follow the proleptic Gregorian calendar at the given distance from UTC.
public struct Moment: Sendable, Hashable {
    /// Seconds since 1 January 1970, 00:00 UTC, without leap seconds.
    public var secondsSince1970: Int
    /// Seconds east of UTC.
    public var secondsFromUTC: Int

    /// Creates a moment.
    public init(secondsSince1970: Int, secondsFromUTC: Int = 0) {
        self.secondsSince1970 = secondsSince1970
        self.secondsFromUTC = secondsFromUTC
    }

    /// The text for a Unicode date pattern (UTS 35): letters `y M d E H h m s S a Z X`, quoted text in `'…'`.
    ///
    /// Month and day names are English. Letters that aren't known stand as they are.
    public func formatted(_ pattern: String) -> String {
        let fields = CalendarFields(self)
        var result = ""
        var scalars = pattern.unicodeScalars[...]
        while let letter = scalars.first {
            if letter == "'" {
                scalars = scalars.dropFirst()
                if scalars.first == "'" {
                    result += "'"
                    scalars = scalars.dropFirst()
                    continue
                }
                while let next = scalars.first, next != "'" {
                    result.unicodeScalars.append(next)
                    scalars = scalars.dropFirst()
                }
                scalars = scalars.dropFirst()
                continue
            }
            let run = scalars.prefix { $0 == letter }
            scalars = scalars.dropFirst(run.count)
            result += fields.text(letter, run.count) ?? String(String.UnicodeScalarView(run))
        }
        return result
    }
}

/// The parts of a date that patterns name.
private struct CalendarFields {
    let year: Int
    let month: Int
    let day: Int
    let weekday: Int
    let hour: Int
    let minute: Int
    let second: Int
    let offset: Int

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]
    private static let weekdays = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    init(_ moment: Moment) {
        let bound = 8_000_000_000_000
        let local =
            min(max(moment.secondsSince1970, -bound), bound)
            + min(max(moment.secondsFromUTC, -86_400), 86_400)
        let days = local >= 0 ? local / 86_400 : -((86_399 - local) / 86_400)
        let seconds = local - days * 86_400
        offset = moment.secondsFromUTC
        hour = seconds / 3600
        minute = seconds / 60 % 60
        second = seconds % 60
        weekday = ((days + 4) % 7 + 7) % 7
        // Days to civil date, counting eras of 400 years from 1 March of year 0.
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    func text(_ letter: Unicode.Scalar, _ count: Int) -> String? {
        switch letter {
        case "y": return count == 2 ? padded(year % 100, 2) : padded(year, count)
        case "M", "L": return name(Self.months, month - 1, count) ?? padded(month, count)
        case "d": return padded(day, count)
        case "E": return name(Self.weekdays, weekday, max(count, 3))
        case "H": return padded(hour, count)
        case "h": return padded(hour % 12 == 0 ? 12 : hour % 12, count)
        case "m": return padded(minute, count)
        case "s": return padded(second, count)
        case "S": return String(repeating: "0", count: min(count, 9))
        case "a": return hour < 12 ? "AM" : "PM"
        case "Z": return zone(separator: count == 5 ? ":" : "")
        case "X" where offset == 0: return "Z"
        case "X", "x": return zone(separator: count == 3 || count == 5 ? ":" : "")
        default: return nil
        }
    }

    private func name(_ names: [String], _ index: Int, _ count: Int) -> String? {
        switch count {
        case 3: String(names[index].prefix(3))
        case 4: names[index]
        case 5: String(names[index].prefix(1))
        default: nil
        }
    }

    private func zone(separator: String) -> String {
        let minutes = abs(offset) / 60
        return (offset < 0 ? "-" : "+") + padded(minutes / 60, 2) + separator
            + padded(minutes % 60, 2)
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, min(width, 20) - digits.count)) + digits
    }
}
