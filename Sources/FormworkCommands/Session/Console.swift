/// The streams of a process: results, messages, answers.
struct Console: Sendable {
    /// Standard output: the result and nothing else.
    var output: TextSink
    /// Standard error: progress, diagnostics, questions.
    var messages: TextSink
    /// Answers; nil where nobody can be asked.
    var answers: AnswerSource?
    /// Whether colour is welcome: on a terminal, without `NO_COLOR` (no-color.org).
    var usesColor: Bool

    /// Creates a console.
    init(
        output: TextSink, messages: TextSink, answers: AnswerSource? = nil, usesColor: Bool = false
    ) {
        self.output = output
        self.messages = messages
        self.answers = answers
        self.usesColor = usesColor
    }

    /// The streams of this process.
    static func ofProcess(environment: [String: String]) -> Console {
        let messages = TextSink(descriptor: 2)
        let wantsNoColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        let isDumb = environment["TERM"] == "dumb"
        return Console(
            output: TextSink(descriptor: 1), messages: messages,
            answers: messages.isTerminal ? AnswerSource.ofProcess() : nil,
            usesColor: messages.isTerminal && !wantsNoColor && !isDumb)
    }
}
