import Diagnostics
import FileTree

extension BuildDescription {
    /// Bazel's files. That they are there is all that is said: their targets aren't read.
    static let bazel = BuildDescription(
        kind: .bazel,
        isDescription: { path in names.contains { path.isNamed($0) } },
        read: { _, _ throws(Failure) in { _ in DescribedProject() } })

    private static let names: [StaticString] = [
        "BUILD", "BUILD.bazel", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel",
    ]
}
