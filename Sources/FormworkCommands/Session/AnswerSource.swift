#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Where answers to questions come from.
struct AnswerSource: Sendable {
    /// The next line without its end; nil where the input has ended.
    var nextLine: @Sendable () -> String?

    /// Standard input, where it is a terminal.
    static func ofProcess() -> AnswerSource? {
        guard isatty(0) == 1 else { return nil }
        return AnswerSource { readLine(strippingNewline: true) }
    }
}
