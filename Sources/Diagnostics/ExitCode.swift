/// What the process tells its caller; the values follow `sysexits.h` where it has one.
public enum ExitCode: Int32, Sendable, CaseIterable {
    /// Done.
    case success = 0
    /// Findings of `check`, conflicts of a merge, or a resolution that isn't sure.
    case findings = 1
    /// The command line is wrong, or a name was refused (`EX_USAGE`).
    case usage = 64
    /// A manifest, template or configuration is invalid (`EX_DATAERR`).
    case invalidInput = 65
    /// A named path, set, feature or template doesn't exist (`EX_NOINPUT`).
    case notFound = 66
    /// A needed program, remote or capability is unavailable (`EX_UNAVAILABLE`).
    case unavailable = 69
    /// A file would be overwritten or can't be created; nothing was written (`EX_CANTCREAT`).
    case cannotCreate = 73
    /// Reading or writing failed (`EX_IOERR`).
    case inputOutput = 74
    /// Another run holds the project (`EX_TEMPFAIL`).
    case busy = 75
    /// Interrupted by the user (128 + SIGINT).
    case interrupted = 130
}
