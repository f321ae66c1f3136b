import Diagnostics

/// A repository without a work tree that Formwork keeps, and git's commands on it.
///
/// Nothing is ever checked out of it, so no filter, no hook and no submodule comes into play.
public struct BareRepository: Sendable {
    /// The absolute path of its folder.
    public let path: String
    private let git: Git

    /// Names a repository.
    /// - Parameter git: what ``Git/forPackages(mayAsk:)`` gives.
    public init(path: String, git: Git) {
        self.path = path
        self.git = git
    }

    /// Makes the repository as a copy of another; its folder must not exist yet.
    /// - Parameter address: a checked address; git takes it for nothing else.
    /// - Returns: what git said, however it ended.
    public func clone(from address: String) throws(Failure) -> ProcessResult {
        try git.run(
            in: "/",
            [
                "clone", "--quiet", "--bare", "--no-local", "--template=", "--end-of-options",
                address, path,
            ])
    }

    /// Brings branches and tags to what another repository has; what it lacks goes away here too.
    public func fetch(from address: String) throws(Failure) -> ProcessResult {
        try run([
            "fetch", "--quiet", "--prune", "--no-tags", "--no-auto-gc", "--no-recurse-submodules",
            "--no-write-fetch-head", "--end-of-options", address, "+refs/heads/*:refs/heads/*",
            "+refs/tags/*:refs/tags/*",
        ])
    }

    /// Fetches one commit that no branch and no tag leads to.
    /// - Parameter hash: its full hash.
    public func fetch(commit hash: String, from address: String) throws(Failure) -> ProcessResult {
        try run([
            "fetch", "--quiet", "--no-tags", "--no-auto-gc", "--no-recurse-submodules",
            "--no-write-fetch-head", "--end-of-options", address, hash,
        ])
    }

    /// Its branches and tags.
    /// - Throws: a failure with exit code 74 where they can't be read.
    public func references() throws(Failure) -> [GitReference] {
        let result = try run([
            "for-each-ref",
            "--format=%(refname)%00%(objectname)%00%(objecttype)%00%(*objectname)%00%(*objecttype)",
            "refs/heads", "refs/tags",
        ])
        guard result.isSuccess else { throw unreadable(result) }
        return result.text.split(separator: "\n").compactMap { GitReference(line: $0) }
    }

    /// Lists what lies below a tree.
    /// - Parameters:
    ///   - tree: the tree's hash.
    ///   - paths: what is listed, each with everything below it.
    /// - Returns: files, links and folders; nil where the repository doesn't hold the tree whole.
    public func list(tree: String, paths: [String]) throws(Failure) -> [GitTreeEntry]? {
        let result = try run(
            ["--literal-pathspecs", "ls-tree", "-r", "-t", "-z", "-l", "--full-tree", tree, "--"]
                + paths)
        guard result.isSuccess else { return nil }
        return result.output.split(separator: 0).compactMap { GitTreeEntry(listed: $0) }
    }

    /// Reads objects in one run of git.
    /// - Parameter names: hashes, or expressions such as `refs/tags/1.0.0^{commit}`.
    /// - Returns: one for each name, nil where there is none.
    /// - Throws: a failure with exit code 74 where an object is damaged.
    public func objects(_ names: [String]) throws(Failure) -> [GitObject?] {
        guard !names.isEmpty else { return [] }
        let input = Array((names.joined(separator: "\n") + "\n").utf8)
        let result = try run(["cat-file", "--batch"], input: input)
        guard result.isSuccess, let objects = GitObject.all(in: result.output),
            objects.count == names.count
        else { throw unreadable(result) }
        return objects
    }

    /// Whether everything that its references lead to is there and whole (git-fsck(1)).
    /// - Returns: nil where it is, git's words otherwise.
    public func damage() throws(Failure) -> String? {
        let result = try run(["fsck", "--full", "--no-dangling", "--no-progress"])
        return result.isSuccess ? nil : result.errorText + result.text
    }

    /// Checks that a tag is signed by one of some ssh keys (git-verify-tag(1)).
    /// - Parameters:
    ///   - tag: the tag's name.
    ///   - signers: the absolute path of the file of allowed signers (ssh-keygen(1), ALLOWED SIGNERS).
    /// - Returns: nil where it is, otherwise why it doesn't count.
    public func refusal(ofTag tag: String, signers: String) throws(Failure) -> String? {
        let object = try objects(["refs/tags/\(tag)"]).first ?? nil
        guard let object, object.kind == .tag else { return "it isn't an annotated tag" }
        // Other kinds of signature are checked with keys that the file says nothing of.
        let text = String(decoding: object.bytes, as: UTF8.self)
        guard text.contains("\n-----BEGIN SSH SIGNATURE-----\n") else {
            return "no ssh key signed it"
        }
        let result = try run([
            "-c", "gpg.ssh.allowedSignersFile=\(signers)", "-c", "gpg.ssh.program=ssh-keygen",
            "verify-tag", "--end-of-options", tag,
        ])
        if result.isSuccess { return nil }
        let lines = result.errorText.split(separator: "\n")
        return lines.last.map(String.init) ?? "git gave no reason"
    }

    private func run(_ arguments: [String], input: [UInt8]? = nil) throws(Failure) -> ProcessResult
    {
        try git.run(in: path, ["--git-dir=\(path)"] + arguments, input: input)
    }

    private func unreadable(_ result: ProcessResult) -> Failure {
        let failure = git.failure("read '\(path)'", result)
        return Failure(
            failure.exitCode == .interrupted ? .interrupted : .inputOutput,
            failure.diagnostics)
    }
}
