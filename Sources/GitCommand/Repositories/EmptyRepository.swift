import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A repository without commits in a temporary folder, removed with the value.
///
/// It is the least that git takes for a repository (gitrepository-layout(5)): `HEAD`, `objects` and
/// `refs`. Each run makes its own, so runs never meet, and no `git init` is needed.
final class EmptyRepository {
    /// Where it is.
    let path: String

    init() throws(Failure) {
        path = try TemporaryFolder.make()
        let head = Array("ref: refs/heads/main\n".utf8)
        let descriptor = open("\(path)/HEAD", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        let isWhole =
            descriptor >= 0 && write(descriptor, head, head.count) == head.count
            && close(descriptor) == 0 && mkdir("\(path)/objects", 0o700) == 0
            && mkdir("\(path)/refs", 0o700) == 0
        guard isWhole else {
            let words = String(cString: strerror(errno))
            throw Failure(
                .inputOutput, id: "git.temporary-folder", "can't write in '\(path)': \(words)",
                fix: "set TMPDIR to a folder that you can write to")
        }
    }

    deinit {
        unlink("\(path)/HEAD")
        rmdir("\(path)/objects")
        rmdir("\(path)/refs")
        rmdir(path)
    }
}
