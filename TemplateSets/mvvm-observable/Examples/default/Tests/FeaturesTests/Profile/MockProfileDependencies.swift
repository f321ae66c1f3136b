@testable import Example

/// Answers with the given results in turn; the last one is repeated.
actor MockProfileDependencies: ProfileDependencies {
    private(set) var fetchCount: Int
    private var results: [Result<Profile, any Error>]

    init(result: Result<Profile, any Error>, then later: Result<Profile, any Error>...) {
        fetchCount = 0
        results = [result] + later
    }

    func fetchProfile() async throws -> Profile {
        fetchCount += 1
        let result = results.count > 1 ? results.removeFirst() : results[0]
        return try result.get()
    }
}
