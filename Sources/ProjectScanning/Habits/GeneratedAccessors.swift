import Diagnostics
import FileTree
import ProjectFormats

/// Finds how the accessors of texts are called that SwiftGen makes, from its configuration.
enum GeneratedAccessors {
    private static let fileNames: [StaticString] = ["swiftgen.yml", ".swiftgen.yml"]

    /// The names that `strings` in the configurations states (`params: enumName:`).
    static func find(
        _ listed: [RelativePath], contents: (RelativePath) -> [UInt8]?
    ) -> Set<String> {
        var names: Set<String> = []
        for path in listed where fileNames.contains(where: path.isNamed) {
            // A configuration that can't be read states no name.
            guard let bytes = contents(path),
                let root = try? YAMLDocument(parsing: bytes, path: path.string).root,
                let strings = root["strings"]
            else { continue }
            for action in all(strings) {
                guard let outputs = action["outputs"] else { continue }
                names.formUnion(all(outputs).compactMap { $0["params"]?["enumName"]?.string })
            }
        }
        return names
    }

    /// SwiftGen takes one action alone or a list of them.
    private static func all(_ value: YAMLValue) -> [YAMLValue] {
        value.elements.isEmpty ? [value] : value.elements
    }
}
