import Diagnostics
import FeatureGeneration
import FileTree
import GitCommand
import StyleLearning
import TemplateManifest

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Makes the example of a learned set: a feature with the files that the set gives for it.
struct SetExample {
    let style: LearnedStyle

    /// The example and its output, as `formwork set test` makes it: in an empty project.
    /// - Throws: `Failure` where the set can't be generated from.
    func make() throws(Failure) -> (example: Example, golden: [String: [UInt8]]) {
        let empty = try TemporaryFolder.make()
        defer { rmdir(empty) }
        let example = Example(
            name: "default", feature: "SampleFeature", golden: LearnedSetFolder.goldenFolder)
        let files = try ExampleGeneration(style.set, in: DirectoryRoot(path: empty))
            .files(of: example)
        return (example, Dictionary(uniqueKeysWithValues: files.map { ($0.key.string, $0.value) }))
    }
}
