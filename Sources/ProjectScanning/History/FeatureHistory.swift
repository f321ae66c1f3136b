import Diagnostics
import FileTree
import GitCommand

/// Tells when files came into a project; asked only where a decision hangs on it.
public protocol FeatureHistory: Sendable {
    /// The time at which each file was added, in seconds since 1970; files without history are absent.
    /// - Throws: a failure where the history can't be read.
    func additionTimes(of paths: [RelativePath]) throws(Failure) -> [RelativePath: Int]
}

/// The history that git keeps.
public struct GitFeatureHistory: FeatureHistory {
    private let git: Git
    private let folder: String

    /// Creates a history.
    /// - Parameters:
    ///   - git: the git to ask.
    ///   - folder: the project's folder.
    public init(_ git: Git, folder: String) {
        self.git = git
        self.folder = folder
    }

    /// Reads the commits that added files.
    public func additionTimes(of paths: [RelativePath]) throws(Failure) -> [RelativePath: Int] {
        guard !paths.isEmpty else { return [:] }
        // The paths of a large project don't fit into the arguments of a process.
        let input = "HEAD\n--\n" + paths.map { ":(literal)\($0.string)\n" }.joined()
        let result = try git.run(
            in: folder,
            [
                "log", "--format=%x01%ct", "--name-only", "--diff-filter=A", "--no-renames", "-z",
                "--relative", "--stdin",
            ], input: Array(input.utf8))
        // A folder without history isn't a mistake: then nothing is known.
        guard result.isSuccess else { return [:] }
        return Self.parse(result.output)
    }

    /// The most commits that are read for the files that came in lately.
    static let latestCommits = 400

    /// The Swift files that the latest commits added; empty where the history can't be read.
    public func latestAdditions() -> Set<RelativePath> {
        let result = try? git.run(
            in: folder,
            [
                "log", "--max-count=\(Self.latestCommits)", "--format=%x01%ct", "--name-only",
                "--diff-filter=A", "--no-renames", "-z", "--relative", "--", ".",
            ])
        guard let result, result.isSuccess else { return [] }
        return Set(Self.parse(result.output).keys.filter { $0.fileExtension == "swift" })
    }

    /// Reads `\u{1}<time>` followed by the names of files; a file's first addition is its last in the log.
    static func parse(_ output: [UInt8]) -> [RelativePath: Int] {
        var times: [RelativePath: Int] = [:]
        var time: Int?
        let separators: Set<UInt8> = [0, Byte.newline]
        for field in output.split(whereSeparator: { separators.contains($0) }) {
            if field.first == 1 {
                time = Int(String(decoding: field.dropFirst(), as: UTF8.self))
            } else if let time,
                let path = try? RelativePath(validating: String(decoding: field, as: UTF8.self))
            {
                times[path] = time
            }
        }
        return times
    }
}
