import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Why an entry below a root can't be reached.
enum PathObstacle: Error {
    /// A folder on the way, or the entry itself, doesn't exist.
    case absent(RelativePath)
    /// Something that isn't a folder stands on the way, or something that isn't a file at the end.
    case inTheWay(RelativePath, EntryKind)
    /// The system refused.
    case system(RelativePath?, SystemError)

    /// The obstacle as a failure.
    /// - Parameters:
    ///   - purpose: what was tried, such as `read` or `create`.
    ///   - path: the entry that was meant.
    ///   - root: the root's path, named where the obstacle is the root itself.
    ///   - whileWriting: whether something was to be created: then a place that refuses it is exit
    ///     code 73, otherwise 74.
    func failure(
        to purpose: String, _ path: RelativePath?, below root: String, whileWriting: Bool = false
    ) -> Failure {
        let meant = path?.string ?? root
        let exitCode: ExitCode = whileWriting ? .cannotCreate : .inputOutput
        switch self {
        case .absent(let place):
            return Failure(
                .notFound, id: "file.absent", "can't \(purpose) '\(meant)': there is no '\(place)'",
                at: SourceLocation(path: meant), fix: "check the spelling of the path")
        case .inTheWay(let place, .symbolicLink):
            return Failure(
                exitCode, id: "file.symbolic-link",
                "can't \(purpose) '\(meant)': '\(place)' is a symbolic link, "
                    + "and links inside the project aren't followed",
                at: SourceLocation(path: meant),
                fix: "replace the link by a folder or file of its own")
        case .inTheWay(let place, let kind):
            let wanted = place == path ? "a file" : "a folder"
            return Failure(
                exitCode, id: "file.in-the-way",
                "can't \(purpose) '\(meant)': '\(place)' is \(kind.title), not \(wanted)",
                at: SourceLocation(path: meant), fix: "move what stands there")
        case .system(let place, let error):
            return error.failure(
                to: purpose, path ?? place, below: root, whileWriting: whileWriting)
        }
    }
}

extension SystemError {
    /// The error as a failure that names the path and repeats the system's words.
    func failure(
        to purpose: String, _ path: RelativePath?, below root: String, whileWriting: Bool = false
    ) -> Failure {
        let meant = path?.string ?? root
        return Failure(
            whileWriting && refusesCreation ? .cannotCreate : .inputOutput, id: "file.system",
            "can't \(purpose) '\(meant)': \(words)", at: SourceLocation(path: meant), fix: fix)
    }

    /// Whether the place itself is the trouble, rather than the disk.
    private var refusesCreation: Bool {
        [EACCES, EPERM, EROFS, ENAMETOOLONG, EEXIST, ENOTDIR, EISDIR, ELOOP, EXDEV, ENOTEMPTY]
            .contains(code)
    }

    private var fix: String? {
        switch code {
        case EACCES, EPERM: "give yourself permission there"
        case EROFS: "use a copy on a file system that can be written to"
        case ENOSPC, EDQUOT: "free some space and run the command again"
        case ENAMETOOLONG: "use a shorter name"
        case EXDEV: "run Formwork in the folder that is mounted there"
        case EMFILE, ENFILE: "raise the limit of open files (`ulimit -n`)"
        default: nil
        }
    }
}
