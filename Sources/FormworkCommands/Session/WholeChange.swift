import Diagnostics
import FileTree

/// A change of the project that a signal takes back whole.
enum WholeChange {
    /// Makes a change.
    /// - Parameter change: it, given what tells between its steps whether the user wants to stop.
    static func make<Result>(
        _ change: (_ isInterrupted: () -> Bool) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let flag = InterruptFlag()
        // The flag listens until the end of this scope, so no signal falls between the two.
        return try withExtendedLifetime(flag) { () throws(Failure) in
            let result = try change { flag.isRaised }
            Interruption.changeIsMade()
            return result
        }
    }
}
