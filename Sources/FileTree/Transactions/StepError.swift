import Diagnostics

/// Why a step of a transaction wasn't done.
enum StepError: Error {
    /// Something is in the way, or the system refused.
    case obstacle(PathObstacle, purpose: String, path: RelativePath?)
    /// A file isn't any more what was checked.
    case changed(RelativePath)
    /// The user asked to stop.
    case interrupted

    init(_ purpose: String, _ path: RelativePath?, _ error: SystemError) {
        self = .obstacle(.system(path, error), purpose: purpose, path: path)
    }

    init(_ purpose: String, _ path: RelativePath?, _ obstacle: PathObstacle) {
        self = .obstacle(obstacle, purpose: purpose, path: path)
    }

    func failure(below root: DirectoryRoot) -> Failure {
        switch self {
        case .obstacle(let obstacle, let purpose, let path):
            obstacle.failure(to: purpose, path, below: root.path, whileWriting: true)
        case .changed(let path):
            TransactionCheck.conflict(
                path, "it was changed since the plan was made", fix: TransactionCheck.planAgain)
        case .interrupted: InterruptFlag.failure
        }
    }
}
