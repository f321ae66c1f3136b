import Diagnostics

/// Asks the user on the terminal.
struct Prompter: Sendable {
    private let answers: AnswerSource
    private let sink: TextSink

    /// Creates a prompter; nil where nobody can be asked: standard input and standard error must both
    /// be terminals.
    init?(_ session: Session) {
        guard let answers = session.console.answers else { return nil }
        self.answers = answers
        sink = session.console.messages
    }

    /// Asks for a line.
    /// - Parameter standard: what an empty line stands for, shown in brackets; nil where there is none.
    /// - Throws: `Failure` with the exit code `interrupted` where the input ends.
    func line(_ question: String, standard: String? = nil) throws(Failure) -> String {
        let shown = standard.map { " [\(PrintableText.of($0))]" } ?? ""
        sink.write("\(PrintableText.of(question))\(shown): ")
        guard let answer = answers.nextLine() else {
            sink.write("\n")
            throw Failure(.interrupted, id: "prompt.ended", "no answer; nothing was changed")
        }
        return answer.isEmpty ? standard ?? "" : answer
    }

    /// Asks for a yes; anything else, an empty line too, is a no.
    func confirms(_ question: String) throws(Failure) -> Bool {
        ["y", "yes"].contains(try line("\(question) [y/N]").lowercased())
    }

    /// Asks for one of several things by its number, until there is one.
    func choice(_ question: String, from titles: [String]) throws(Failure) -> Int {
        for (index, title) in titles.enumerated() {
            sink.write("  \(index + 1)  \(PrintableText.of(title))\n")
        }
        while true {
            let answer = try line(question, standard: "1")
            if let number = Int(answer), titles.indices.contains(number - 1) { return number - 1 }
            sink.write("give a number from 1 to \(titles.count)\n")
        }
    }
}
