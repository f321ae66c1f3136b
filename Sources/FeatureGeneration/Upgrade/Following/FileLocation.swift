import Diagnostics
import FileTree

/// Where a generated file is now.
enum FileLocation: Equatable {
    /// Where it was generated.
    case inPlace
    /// The user moved or renamed it.
    case moved(RelativePath)
    /// The user deleted it.
    case gone
    /// It isn't where it was, and several files could be it.
    case unclear([RelativePath])
    /// Something that isn't a file stands in its place.
    case replaced(String)

    /// Where the file can be read; nil where it can't.
    func path(of file: Receipt.File) -> RelativePath? {
        switch self {
        case .inPlace: file.path
        case .moved(let path): path
        case .gone, .unclear, .replaced: nil
        }
    }

    /// Why what isn't found can't be removed, a sentence without a subject; nil where nothing is left of it.
    var reasonToKeep: String? {
        switch self {
        case .inPlace, .moved, .gone: nil
        case .unclear(let paths):
            "was moved, and could be "
                + paths.map { "'\($0)'" }.joined(separator: " or ") + "; --force forgets it"
        case .replaced(let kind): "was replaced by \(kind); --force forgets it"
        }
    }
}

/// Finds where the files of a receipt are.
struct FileLocator {
    let root: DirectoryRoot
    /// The project's files, asked for only where one is missing.
    let listing: () throws(Failure) -> [RelativePath]
    /// The paths that receipts tell of.
    let known: Set<RelativePath>

    /// The places of a receipt's files, by their id.
    func locations(of receipt: Receipt) throws(Failure) -> [String: FileLocation] {
        var locations: [String: FileLocation] = [:]
        var missing: [Receipt.File] = []
        for file in receipt.files {
            switch try root.kind(of: file.path) {
            case .file: locations[file.id] = .inPlace
            case .absent: missing.append(file)
            case .folder: locations[file.id] = .replaced("a folder")
            case .symbolicLink: locations[file.id] = .replaced("a symbolic link")
            case .other: locations[file.id] = .replaced("a special file")
            }
        }
        guard !missing.isEmpty else { return locations }
        var finder = MovedFileFinder(
            root: root, candidates: try listing().filter { !known.contains($0) },
            feature: receipt.feature)
        for file in missing {
            switch finder.find(file, base: file.base.bytes) {
            case .found(let path):
                locations[file.id] = .moved(path)
                finder.leaveOut(path)
            case .ambiguous(let paths): locations[file.id] = .unclear(paths)
            case .none: locations[file.id] = .gone
            }
        }
        return locations
    }
}
