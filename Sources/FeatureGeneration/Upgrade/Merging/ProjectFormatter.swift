import Diagnostics
import FileTree
import GitCommand

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The program that formats a project's Swift code, where the project has its configuration and the
/// user has the program (trap 12).
public struct ProjectFormatter: Sendable {
    private let root: String
    private let program: String
    private let arguments: @Sendable (_ file: String) -> [String]
    private let runner: ProcessRunner

    /// Finds the formatter of a project.
    ///
    /// `.swift-format` asks for `swift-format`, or `swift format` where the toolchain has it only so;
    /// `.swiftformat` asks for `swiftformat`. The configuration counts in the project's folder and in
    /// those above it up to the repository's. Relative folders in `PATH` are passed over, as for git.
    /// - Parameters:
    ///   - root: the project.
    ///   - environment: the variables of this process.
    /// - Returns: nil where there is none.
    public static func locate(
        for root: DirectoryRoot, environment: [String: String]
    ) -> ProjectFormatter? {
        guard let place = realpath(root.path, nil) else { return nil }
        defer { free(place) }
        let folder = String(cString: place)
        let runner = ProcessRunner(environment: environment)
        if isConfigured(".swift-format", from: folder) {
            let words: @Sendable (String) -> [String] = {
                ["format", "--assume-filename", $0, "-"]
            }
            let program =
                find("swift-format", environment) ?? find("swift", environment)
            return program.map {
                ProjectFormatter(root: folder, program: $0, arguments: words, runner: runner)
            }
        }
        if isConfigured(".swiftformat", from: folder) {
            return find("swiftformat", environment).map {
                ProjectFormatter(
                    root: folder, program: $0,
                    arguments: { ["stdin", "--quiet", "--stdinpath", $0] }, runner: runner)
            }
        }
        return nil
    }

    /// Whether the formatter formats a file.
    func formats(_ path: RelativePath) -> Bool { path.fileExtension == "swift" }

    /// The file's text as the formatter writes it; nil where it can't read the text.
    func format(_ bytes: [UInt8], path: RelativePath) throws(Failure) -> [UInt8]? {
        if bytes.isEmpty { return nil }
        let result = try runner.run(program, arguments("\(root)/\(path)"), input: bytes)
        return result.isSuccess && !result.output.isEmpty ? result.output : nil
    }

    private static func isConfigured(_ name: String, from folder: String) -> Bool {
        var folder = folder
        while true {
            if access("\(folder)/\(name)", R_OK) == 0 { return true }
            if access("\(folder)/.git", F_OK) == 0 { return false }
            guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else {
                return false
            }
            folder = String(folder[..<slash])
        }
    }

    private static func find(_ name: String, _ environment: [String: String]) -> String? {
        (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
            .filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }
}
