import Diagnostics
import FileTree

/// Checks sets and configurations, each to its end.
struct Validator: Sendable {
    /// What became of one subject.
    struct Verdict: Sendable {
        /// What was checked.
        var subject: ValidationSubject
        /// What was found.
        var findings: [Diagnostic]

        /// Whether nothing worse than a warning was found.
        var isValid: Bool { !findings.contains { $0.severity == .error } }
    }

    /// Checks one subject.
    /// - Throws: `Failure` where it can't be read; what is invalid is a finding.
    func verdict(on subject: ValidationSubject) throws(Failure) -> Verdict {
        do throws(Failure) {
            return Verdict(subject: subject, findings: try warnings(about: subject))
        } catch {
            guard error.exitCode == .invalidInput else { throw error }
            return Verdict(subject: subject, findings: error.diagnostics)
        }
    }

    private func warnings(about subject: ValidationSubject) throws(Failure) -> [Diagnostic] {
        switch subject {
        case .set(let folder):
            return try SetLibrary(folders: try siblings(of: folder)).load(folder).warnings
        case .configuration(let folder, _):
            let root = try DirectoryRoot(path: folder)
            return try ProjectSettings(root: root, library: try SetLibrary(root: root)).warnings
        }
    }

    /// The sets beside a set, which it may extend.
    private func siblings(of folder: SetFolder) throws(Failure) -> [SetFolder] {
        var parts = folder.absolutePath.split(separator: "/").filter { $0 != "." }
        guard parts.popLast() != nil else { return [] }
        return try SetFolder.below(
            try DirectoryRoot(path: "/" + parts.joined(separator: "/")), displayPath: "")
    }
}
