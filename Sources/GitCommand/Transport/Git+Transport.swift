import Diagnostics

extension Git {
    /// The transports that git may use, whatever an `insteadOf` makes of an address (git(1),
    /// `GIT_ALLOW_PROTOCOL`, which comes before every setting).
    private static let allowedProtocols = "file:https:ssh"

    /// Settings that keep a foreign repository's content from running anything, and git from working in
    /// the background.
    private static let transportSettings = [
        "protocol.allow=never", "protocol.file.allow=always", "protocol.https.allow=always",
        "protocol.ssh.allow=always", "submodule.recurse=false", "fetch.recurseSubmodules=false",
        "gc.auto=0", "maintenance.auto=false", "core.attributesFile=/dev/null", "diff.external=",
        "filter.lfs.smudge=", "filter.lfs.process=", "filter.lfs.required=false",
        "fetch.writeCommitGraph=false",
        // A server that says nothing for a minute is given up; git alone would wait for ever.
        "http.lowSpeedLimit=1", "http.lowSpeedTime=60",
    ]

    /// The same git for the work with packages' repositories.
    ///
    /// Credential helpers, `insteadOf`, proxies and ssh's configuration are the user's own and count.
    /// - Parameter mayAsk: whether somebody sits at a terminal; without one nothing asks for a
    ///   password, and what would ask fails.
    public func forPackages(mayAsk: Bool) throws(Failure) -> Git {
        var environment = runner.environment
        environment["GIT_ALLOW_PROTOCOL"] = Self.allowedProtocols
        environment["GIT_LFS_SKIP_SMUDGE"] = "1"
        environment["GIT_NO_LAZY_FETCH"] = "1"
        environment["GIT_TERMINAL_PROMPT"] = mayAsk ? "1" : "0"
        if !mayAsk {
            environment["GCM_INTERACTIVE"] = "never"
            environment["SSH_ASKPASS_REQUIRE"] = "never"
            if try !hasOwnSSHCommand() {
                environment["GIT_SSH_COMMAND"] =
                    "ssh -o BatchMode=yes -o ConnectTimeout=30 -o ServerAliveInterval=20"
            }
        }
        return Git(self, environment: environment, settings: Self.transportSettings)
    }

    /// Whether the user says how ssh is called; then it stays so.
    private func hasOwnSSHCommand() throws(Failure) -> Bool {
        if runner.environment["GIT_SSH_COMMAND"] != nil || runner.environment["GIT_SSH"] != nil {
            return true
        }
        return try run(in: "/", ["config", "--get", "core.sshCommand"]).isSuccess
    }
}
