import Diagnostics
import FileTree

extension BuildDescription {
    /// Bazel's files. That they are there is all that is said: their targets aren't read.
    static let bazel = BuildDescription(
        kind: .bazel,
        isDescription: {
            ["BUILD", "BUILD.bazel", "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]
                .contains($0.name)
        },
        read: { _, _ throws(Failure) in { _ in DescribedProject() } })
}
