import Foundation

/// A program in ssh's place that runs what git asks for on this machine, and writes down how it was called.
struct FakeTransport {
    /// The program's path; its name is `ssh`.
    let path: String
    private let log: URL

    /// Makes the program beside a project.
    /// - Parameter delay: seconds that pass before it answers.
    init(in project: PackageProject, delay: Double = 0) throws {
        let folder = project.copy.url.deletingLastPathComponent().appendingPathComponent("bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        log = folder.appendingPathComponent("log")
        let file = folder.appendingPathComponent("ssh")
        try Data(
            """
            #!/bin/sh
            echo "$@" >> '\(log.path)'
            sleep \(delay)
            for last; do :; done
            exec sh -c "$last"

            """.utf8
        ).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        path = file.path
    }

    /// How it was called so far, a line a call.
    var calls: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
}
