/// The environment in which git runs.
///
/// Git's own variables point it at other repositories and at programs to run; inside a hook they are
/// set. So all of them are left out, but those by which a user says who they are, how to reach a
/// server, and where the settings lie.
enum GitEnvironment {
    private static let kept: Set<String> = [
        "GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL",
        "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "GIT_ASKPASS", "GIT_SSL_CAINFO",
        "GIT_SSL_CAPATH", "GIT_SSL_NO_VERIFY", "GIT_SSL_CERT", "GIT_SSL_KEY", "GIT_PROXY_COMMAND",
        "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
        "GIT_DISCOVERY_ACROSS_FILESYSTEM", "GIT_EXEC_PATH",
    ]

    /// The variables for git, from those of this process.
    static func cleaned(_ variables: [String: String]) -> [String: String] {
        var cleaned = variables.filter { name, _ in
            !name.hasPrefix("GIT_") || kept.contains(name) || name.hasPrefix("GIT_CONFIG_KEY_")
                || name.hasPrefix("GIT_CONFIG_VALUE_") || name == "GIT_CONFIG_COUNT"
        }
        cleaned["GIT_TERMINAL_PROMPT"] = "0"
        cleaned["GIT_OPTIONAL_LOCKS"] = "0"
        cleaned["LC_ALL"] = "C"
        return cleaned
    }
}
