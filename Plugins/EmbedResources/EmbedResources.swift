import Foundation
import PackagePlugin

/// Embeds the shipped template sets and the schemas into `BuiltInTemplateSets`, so that the binary
/// runs from any folder.
@main
struct EmbedResources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let root = context.package.directoryURL
        let folders = ["TemplateSets", "schemas"].map { root.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedResources.swift")
        return [
            .buildCommand(
                displayName: "Embedding template sets and schemas",
                executable: try context.tool(named: "EmbedResourcesTool").url,
                arguments: [output.path(percentEncoded: false)]
                    + folders.map { $0.path(percentEncoded: false) },
                inputFiles: folders.flatMap(files(below:)),
                outputFiles: [output])
        ]
    }

    /// Every regular file below a folder, in a stable order: a change to any of them embeds anew.
    private func files(below folder: URL) -> [URL] {
        let keys: [URLResourceKey] = [.isRegularFileKey]
        let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
        let found = walk?.compactMap { $0 as? URL } ?? []
        return
            found
            .filter { (try? $0.resourceValues(forKeys: Set(keys)).isRegularFile) == true }
            .sorted { $0.path < $1.path }
    }
}
