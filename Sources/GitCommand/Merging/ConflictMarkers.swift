/// The lines by which git marks a conflict: a sign repeated at the beginning of a line, with a space or the
/// line's end behind it.
public enum ConflictMarkers {
    /// How long git's markers are (`conflict-marker-size` in gitattributes(5)).
    public static let standardSize = 7
    private static let signs: Set<UInt8> = Set("<|=>".utf8)

    /// The size by which the markers of a merge can be told from the lines of its sides: git's own, or
    /// one more than the longest that looks like a marker.
    static func size(apartFrom texts: [[UInt8]]) -> Int {
        let longest = texts.map { longestRun(in: $0) }.max() ?? 0
        return longest < standardSize ? standardSize : longest + 1
    }

    /// Whether a text holds a marker of exactly this size.
    public static func stand(in bytes: [UInt8], size: Int) -> Bool {
        bytes.split(separator: 0x0A).contains { run(of: $0) == size }
    }

    private static func longestRun(in bytes: [UInt8]) -> Int {
        bytes.split(separator: 0x0A).map(run).max() ?? 0
    }

    /// How often a line that looks like a marker repeats its sign; 0 for other lines.
    private static func run(of line: ArraySlice<UInt8>) -> Int {
        guard let sign = line.first, signs.contains(sign) else { return 0 }
        let run = line.prefix { $0 == sign }.count
        let rest = line.dropFirst(run).first
        return rest == nil || rest == 0x20 || rest == 0x0D ? run : 0
    }
}
