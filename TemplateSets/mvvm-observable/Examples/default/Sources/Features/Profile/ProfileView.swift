import SwiftUI

struct ProfileView: View {
    @Bindable var viewModel: ProfileViewModel

    var body: some View {
        content
            .navigationTitle("Profile")
            .task { await viewModel.onAppear() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Loading profile…")
                .accessibilityIdentifier("profile.loading")
        case .loaded(let profile):
            loaded(profile)
        case .error(let message):
            errorView(message)
        }
    }

    private func loaded(_ profile: Profile) -> some View {
        List {
            summary(of: profile)
        }
        .refreshable { await viewModel.refresh() }
        .accessibilityIdentifier("profile.loaded")
    }

    private func summary(of profile: Profile) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(profile.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text(profile.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    private func errorView(_ message: String) -> some View {
        ContentUnavailableView {
            Label("Couldn't load profile", systemImage: "exclamationmark.triangle")
        } description: {
            Text(message)
        } actions: {
            Button("Try Again") {
                Task { await viewModel.retry() }
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("profile.retry")
        }
    }
}

#Preview("Loaded") {
    NavigationStack { ProfileView(viewModel: .preview(.loaded(.fixture))) }
}

#Preview("Loading") {
    NavigationStack { ProfileView(viewModel: .preview(.loading)) }
}

#Preview("Error") {
    NavigationStack { ProfileView(viewModel: .preview(.error("The network is unreachable."))) }
}
