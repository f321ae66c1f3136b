/// Turns the objects of a project file into values.
struct XcodeProjectReader {
    private let objects: XcodeObjects
    private let project: PropertyListValue
    private let tree: XcodeGroupTree

    init(objects: XcodeObjects, project: PropertyListValue) {
        self.objects = objects
        self.project = project
        tree = XcodeGroupTree(objects: objects, project: project)
    }

    func targets() -> [XcodeTarget] {
        let listed = objects.objects(project["targets"])
        let folders = foldersByTarget(listed)
        return listed.map { id, object in
            target(id: id, object: object, folders: folders[id] ?? [])
        }
    }

    private func target(
        id: String, object: PropertyListValue, folders: [XcodeSynchronizedFolder]
    ) -> XcodeTarget {
        let phases = objects.objects(object["buildPhases"])
            .filter { $0.value.isa == "PBXSourcesBuildPhase" }
        let isNative = object.isa == "PBXNativeTarget"
        let product = objects.object(object["productReference"])
        return XcodeTarget(
            id: id,
            name: object["name"]?.string ?? object["productName"]?.string ?? "",
            kind: isNative
                ? XcodeProductKind(productType: object["productType"]?.string ?? "") : .aggregate,
            productFile: product.flatMap { $0["path"]?.string ?? $0["name"]?.string },
            configurations: configurations(of: object),
            sourceFiles: phases.flatMap { sourceFiles(of: $0.value) },
            sourcesPhases: phases.map(\.id),
            synchronizedFolders: folders,
            dependencies: dependencies(of: object),
            packageProducts: objects.objects(object["packageProductDependencies"])
                .compactMap { $0.value["productName"]?.string },
            testTargetID: project["attributes"]?["TargetAttributes"]?[id]?["TestTargetID"]?.string)
    }

    private func sourceFiles(of phase: PropertyListValue) -> [String] {
        objects.objects(phase["files"]).compactMap { file in
            file.value["fileRef"]?.string.flatMap { tree.path(of: $0) }
        }
    }

    private func dependencies(of target: PropertyListValue) -> [String] {
        objects.objects(target["dependencies"]).compactMap { dependency in
            objects.object(dependency.value["target"])?["name"]?.string
                ?? dependency.value["name"]?.string
        }
    }

    func configurations(of owner: PropertyListValue) -> [XcodeBuildConfiguration] {
        let list = objects.object(owner["buildConfigurationList"])
        return objects.objects(list?["buildConfigurations"]).map { _, object in
            XcodeBuildConfiguration(object, baseConfiguration: baseConfiguration(of: object))
        }
    }

    /// A file reference, or since Xcode 16 a path below a synchronized folder.
    private func baseConfiguration(of object: PropertyListValue) -> String? {
        if let id = object["baseConfigurationReference"]?.string { return tree.path(of: id) }
        guard let anchor = object["baseConfigurationReferenceAnchor"]?.string,
            let path = object["baseConfigurationReferenceRelativePath"]?.string,
            let folder = tree.path(of: anchor)
        else { return nil }
        return SlashPath.join(folder, path)
    }

    /// The synchronized folders of each target.
    ///
    /// An exception turns the membership around: it takes a file out of a target that owns the
    /// folder, and puts it into one that doesn't.
    private func foldersByTarget(
        _ targets: [(id: String, value: PropertyListValue)]
    ) -> [String: [XcodeSynchronizedFolder]] {
        let folders = objects.all(isa: "PBXFileSystemSynchronizedRootGroup")
        var result: [String: [XcodeSynchronizedFolder]] = [:]
        let owned = targets.map { target in
            (
                id: target.id,
                folders: Set((target.value["fileSystemSynchronizedGroups"])?.strings ?? [])
            )
        }
        for folder in folders {
            guard let path = tree.path(of: folder.id) else { continue }
            let exceptions = exceptionsByTarget(of: folder.value)
            for target in owned {
                let named = exceptions[target.id] ?? []
                if target.folders.contains(folder.id) {
                    result[target.id, default: []].append(
                        XcodeSynchronizedFolder(path: path, membership: .allExcept(named)))
                } else if !named.isEmpty {
                    result[target.id, default: []].append(
                        XcodeSynchronizedFolder(path: path, membership: .only(named)))
                }
            }
        }
        return result
    }

    private func exceptionsByTarget(of folder: PropertyListValue) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for exception in objects.objects(folder["exceptions"])
        where exception.value.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" {
            guard let target = exception.value["target"]?.string else { continue }
            let files = exception.value["membershipExceptions"]?.strings ?? []
            result[target, default: []].formUnion(files.map(SlashPath.normalized))
        }
        return result
    }

    /// Local packages as Xcode 15 and later list them, and folder references that older projects use.
    func localPackages() -> [String] {
        let listed = objects.objects(project["packageReferences"]).compactMap { reference in
            reference.value.isa == "XCLocalSwiftPackageReference"
                ? reference.value["relativePath"]?.string.map(SlashPath.normalized) : nil
        }
        let folders = objects.all(isa: "PBXFileReference").compactMap { reference in
            let type = reference.value["lastKnownFileType"]?.string
            return type == "wrapper" || type == "folder" ? tree.path(of: reference.id) : nil
        }
        var seen = Set<String>()
        return (listed + folders).filter { seen.insert($0).inserted }
    }
}
