import Foundation

/// The toolchain, run on the packages that the matrix makes.
enum Toolchain {
    struct Outcome {
        var exitCode: Int32
        /// Standard output and standard error, one after the other.
        var output: String
    }

    /// Whether there is a Swift toolchain on the search path.
    static let isAvailable = BuiltProgram.isAvailable("swift")

    /// Runs `swift`, without what the surrounding test run tells its own children.
    static func swift(_ arguments: [String]) throws -> Outcome {
        let inherited = ProcessInfo.processInfo.environment.keys.filter { name in
            ["SWIFT_TESTING", "XCTest", "SWIFTPM_"].contains { name.hasPrefix($0) }
        }
        let clean = ["env"] + inherited.flatMap { ["-u", $0] }
        let result = try BuiltProgram.run(clean + ["swift"] + arguments)
        return Outcome(exitCode: result.code, output: result.output + result.messages)
    }
}
