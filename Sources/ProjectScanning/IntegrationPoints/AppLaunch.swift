/// Where a project's apps begin, and which of the project's types they put up there.
///
/// What an app creates as it starts is what it consists of: its first view, its coordinator, the
/// place that puts its dependencies together. Names alone don't tell that.
struct AppLaunch {
    /// The types that are created where apps begin, in order.
    private(set) var created: [String] = []
    /// The types that a window shows first, by the file in which an app begins: the content of a scene,
    /// or a window's root.
    private(set) var shown: [[String]] = []

    /// Looks at the files in which the app begins that features go into; at those of all apps where that
    /// one isn't known. Tools, watch apps and previews have files of their own.
    init(_ files: [SourceFile], target: TargetFacts?, contents: Bytes) {
        let starting = files.filter { !$0.facts.isTest && Self.begins($0.outline) }
        let own = starting.filter { file in
            target.map { target in
                target.listedFiles.contains(file.path)
                    || target.folders.contains { FolderPath.isInside(file.folder, $0.string) }
            } ?? false
        }
        for file in own.isEmpty ? starting : own {
            guard let reader = contents(file).map(LaunchReader.read) else { continue }
            created += reader.created.filter { !created.contains($0) }
            // `window.rootViewController = navigation`: then what the file creates is looked through.
            shown.append(reader.shown + (reader.setsRoot ? reader.created : []))
        }
    }

    /// Gives a file's bytes.
    typealias Bytes = (SourceFile) -> [UInt8]?

    /// Whether an app or one of its scenes begins in a file.
    private static func begins(_ outline: FileOutline) -> Bool {
        outline.declarations.contains { declaration in
            declaration.kind != "protocol" && declaration.kind != "extension"
                && declaration.inheritance.contains { launchTypes.contains($0) }
        }
    }

    private static let launchTypes: Set<String> = [
        "App", "SwiftUI.App", "UIApplicationDelegate", "UIWindowSceneDelegate",
        "UIHostingSceneDelegate",
        "NSApplicationDelegate",
    ]
}
