/// A word of the command line, read for its form alone.
enum ArgumentToken: Sendable, Equatable {
    /// `--name`.
    case name(String)
    /// `--name=value`.
    case nameWithValue(String, String)
    /// `-n`.
    case short(Character)
    /// `--`: what follows is positional.
    case terminator
    /// Anything else; `-` alone and negative numbers too.
    case value(String)

    /// Reads one word.
    init(_ word: String) {
        if word == "--" {
            self = .terminator
        } else if word.hasPrefix("--") {
            let body = word.dropFirst(2)
            if let equals = body.firstIndex(of: "=") {
                self = .nameWithValue(
                    String(body[..<equals]), String(body[body.index(after: equals)...]))
            } else {
                self = .name(String(body))
            }
        } else if word.hasPrefix("-"), word.count == 2, let letter = word.last, letter.isLetter {
            self = .short(letter)
        } else {
            self = .value(word)
        }
    }
}
