import FileTree
import ProjectFormats

/// A project's files with a way to read them, as the readers of build descriptions need them.
struct ProjectFileIndex: Sendable {
    /// All files, in ascending order.
    let files: [RelativePath]
    private let contents: @Sendable (RelativePath) throws -> [UInt8]
    /// Every folder with a Swift file below it, and how many stand there.
    private let swiftFiles: [String: Int]

    init(
        files: [RelativePath], contents: @escaping @Sendable (RelativePath) throws -> [UInt8]
    ) {
        self.files = files
        self.contents = contents
        var counts: [String: Int] = ["": 0]
        var direct: [String: Int] = [:]
        for file in files where file.string.hasSuffix(".swift") {
            direct[file.parent?.string ?? "", default: 0] += 1
        }
        for (folder, count) in direct {
            var next: String? = folder
            while let current = next {
                counts[current, default: 0] += count
                next = FolderPath.parent(current)
            }
        }
        swiftFiles = counts
    }

    /// The content of a file by its path; nil where it isn't there or can't be read.
    func read(_ path: String) -> [UInt8]? {
        guard contains(path), let path = try? RelativePath(validating: path) else {
            return nil
        }
        return try? contents(path)
    }

    /// How many Swift files stand below a folder.
    func swiftFileCount(below folder: String) -> Int { swiftFiles[folder] ?? 0 }

    /// The Swift files below a folder.
    func swiftFiles(below folder: String) -> [RelativePath] {
        files.filter {
            $0.string.hasSuffix(".swift") && FolderPath.isInside($0.string, folder)
        }
    }

    /// Whether there is such a file.
    func contains(_ path: String) -> Bool {
        // Looked up in order: few paths are asked for, and a set of all would take longer to make.
        var low = 0
        var high = files.count
        while low < high {
            let middle = (low + high) / 2
            if files[middle].string < path { low = middle + 1 } else { high = middle }
        }
        return low < files.count && files[low].string == path
    }
}

/// The folder that the paths of a build description start from.
struct DescriptionRoot {
    /// The folder, `""` for the scanned root itself.
    let folder: String

    /// The path of an entry that a description names, or nil where it lies outside of the scan.
    func path(_ inner: String) -> String? {
        if inner.hasPrefix("/") { return nil }
        var parts = folder.slashParts
        for part in inner.slashParts where part != "." {
            if part == ".." {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// The same as a value that can't leave the root; nil for the root itself as well.
    func relativePath(_ inner: String) -> RelativePath? {
        path(inner).flatMap { try? RelativePath(validating: $0) }
    }
}
