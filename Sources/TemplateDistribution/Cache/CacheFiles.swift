import Diagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The few calls by which the cache's folder is changed.
enum CacheFiles {
    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(Failure) {
        var folder = ""
        for name in path.split(separator: "/") {
            folder += "/\(name)"
            guard mkdir(folder, 0o777) != 0 else { continue }
            let reason = errno
            var status = stat()
            // A folder that is there is told as such, or as one on a disk that nobody can write to.
            if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
            throw Failure(
                .inputOutput, id: "package.cache",
                "can't make the cache's folder '\(path)': \(String(cString: strerror(reason)).lowercased())",
                fix: "set XDG_CACHE_HOME to a folder that you can write to")
        }
    }

    /// Whether a folder is there.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Puts a folder in the place of another, which goes away.
    static func replaceFolder(_ path: String, by new: String) throws(Failure) {
        let old = "\(path).old-\(getpid())"
        if isFolder(path), rename(path, old) != 0 { throw failure(path) }
        guard rename(new, path) == 0 else { throw failure(path) }
        remove(old)
    }

    /// Removes a folder with everything in it; what can't be removed stays for the next time.
    static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Removes the folders that runs which were killed have left of one repository.
    static func removeLeftovers(of path: String) {
        guard let slash = path.lastIndex(of: "/") else { return }
        let folder = String(path[..<slash])
        let name = path[path.index(after: slash)...]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for other in names where other.hasPrefix("\(name).new-") || other.hasPrefix("\(name).old-")
        {
            remove("\(folder)/\(other)")
        }
    }

    /// The text of a small file; nil where it isn't there.
    static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a small file, whole or not at all.
    static func write(_ text: String, to path: String) {
        let new = "\(path).\(getpid())"
        guard (try? Data(text.utf8).write(to: URL(filePath: new))) != nil else { return }
        if rename(new, path) != 0 { unlink(new) }
    }

    private static func failure(_ path: String) -> Failure {
        Failure(
            .inputOutput, id: "package.cache",
            "can't put '\(path)' in its place: \(String(cString: strerror(errno)).lowercased())",
            fix: "remove it and run the command again")
    }
}

/// The time that has passed since 1970, in nanoseconds.
enum WallClock {
    static func nanoseconds() -> Int {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return now.tv_sec * 1_000_000_000 + Int(now.tv_nsec)
    }
}

/// The number of this process.
enum ProcessNumber {
    static var own: Int32 { getpid() }
}

extension CacheFiles {
    /// Whether git has left a lock in a repository: at its top, or below its references.
    static func holdsLocks(_ repository: String) -> Bool {
        guard let walk = try? FileManager.default.subpathsOfDirectory(atPath: repository) else {
            return true
        }
        return walk.contains { $0.hasSuffix(".lock") }
    }
}
