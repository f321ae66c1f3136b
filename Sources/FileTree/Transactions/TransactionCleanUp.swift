import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Finishes a transaction after its commit point.
struct TransactionCleanUp {
    var staging: StagingFolder

    /// Removes folders that are left empty, then the transaction's own folder.
    /// - Returns: what couldn't be done; the files are all in place regardless.
    func finish(_ journal: TransactionJournal) -> [Diagnostic] {
        var warnings: [Diagnostic] = []
        for step in journal.steps {
            guard case .removeEmptyFolder(let path) = step else { continue }
            do throws(StepError) {
                try removeIfEmpty(path)
            } catch {
                warnings += error.failure(below: staging.root).warnings(fix: nil)
            }
        }
        do throws(SystemError) {
            // Until the commit mark is on the disk, nothing that a roll-back needs may go.
            try staging.calls.synchronize(staging.descriptor.number)
            try staging.remove()
        } catch {
            warnings +=
                error.failure(to: "tidy up", nil, below: staging.root.path)
                .warnings(fix: TransactionRecovery.fix)
        }
        return warnings
    }

    private func removeIfEmpty(_ path: RelativePath) throws(StepError) {
        do throws(PathObstacle) {
            let parent = try staging.root.openFolder(path.parent)
            do throws(SystemError) {
                try staging.calls.removeFolder(parent.number, path.name)
            } catch {
                let isKept = [ENOENT, ENOTEMPTY, EEXIST, ENOTDIR].contains(error.code)
                if !isKept { throw .system(path, error) }
            }
        } catch {
            if case .system = error { throw StepError("remove", path, error) }
        }
    }
}

extension Failure {
    /// The findings as warnings, with another way out.
    fileprivate func warnings(fix: String?) -> [Diagnostic] {
        diagnostics.map { diagnostic in
            var warning = diagnostic
            warning.severity = .warning
            warning.fix = fix ?? warning.fix
            return warning
        }
    }
}
