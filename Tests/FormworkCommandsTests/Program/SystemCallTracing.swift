/// Tracing of processes, by which tests kill a program at a chosen call.
enum SystemCallTracing {
    /// Whether processes can be traced here.
    static let isPossible: Bool = {
        guard BuiltProgram.isAvailable("strace") else { return false }
        let probe = try? BuiltProgram.run(["strace", "-qq", "-o", "/dev/null", "true"])
        return probe?.code == 0
    }()
}
