/// What the profile screen needs from the rest of the app.
///
/// The composition root supplies the conformance that the app runs with.
protocol ProfileDependencies: Sendable {
    func fetchProfile() async throws -> Profile
}

// MARK: - Previews

/// Answers with the fixture, or stays pending so that a preview keeps showing its loading state.
struct PreviewProfileDependencies: ProfileDependencies {
    var isPending = false

    func fetchProfile() async throws -> Profile {
        if isPending {
            try await Task.sleep(for: .seconds(3600))
        }
        return .fixture
    }
}
