/// Puts imports into alphabetical order, as formatters want it: which module comes first depends on the
/// feature's name.
enum ImportOrder {
    /// The text with each run of lines that import modules sorted.
    static func sort(_ text: String) -> String {
        var result: [Substring] = []
        var run: [Substring] = []
        func flush() {
            result += run.sorted()
            run = []
        }
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("import ") || line.hasPrefix("@testable import ") {
                run.append(line)
            } else {
                flush()
                result.append(line)
            }
        }
        flush()
        return result.joined(separator: "\n")
    }
}
