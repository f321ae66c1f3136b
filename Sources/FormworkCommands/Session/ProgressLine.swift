/// A line on the terminal that says what is being done, and goes away when it is done.
struct ProgressLine: Sendable {
    private let sink: TextSink?

    /// Creates a progress line; it stays silent where nobody watches or JSON is asked for.
    init(_ session: Session) {
        sink =
            session.console.messages.isTerminal && !session.wantsJSON
            ? session.console.messages : nil
    }

    /// Does some work under a line.
    /// - Parameter what: what is being done, such as `scanning`.
    func during<Result, Problem: Error>(
        _ what: String, _ work: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
        guard let sink else { return try work() }
        sink.write("\(what)…")
        defer { sink.write("\r\u{1B}[K") }
        return try work()
    }
}
