import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Takes a project for writing, and waits where another run has it: resolutions of one project that begin
/// together, as CI's do, come one after the other.
enum ProjectTurn {
    /// How often it is tried, a twentieth of a second apart.
    private static let tries = 200

    /// Takes the project.
    /// - Throws: a failure with exit code 75 where another run still holds it after ten seconds.
    static func take(_ root: DirectoryRoot) throws(Failure) -> ProjectLock {
        for _ in 1..<tries {
            do throws(Failure) {
                return try ProjectLock(root)
            } catch {
                guard error.exitCode == .busy else { throw error }
                usleep(50_000)
            }
        }
        return try ProjectLock(root)
    }
}
