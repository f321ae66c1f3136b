import Diagnostics
import FileTree
import TemplateManifest

/// Checks a learned set before anything of it is written: its manifest loads, and its templates can be read.
struct LearnedSetCheck {
    /// The set's files by their path in its folder.
    let files: [String: [UInt8]]
    /// The set's id.
    let id: SetID

    /// Checks the set as `formwork validate` would.
    /// - Throws: `Failure`: 65 with what is wrong.
    func run() throws(Failure) {
        let sources = Dictionary(
            uniqueKeysWithValues: files.map { path, bytes in
                (path, SetSource(bytes: bytes, isExecutable: false, displayPath: path))
            })
        _ = try SetLibrary.makeLoader().load(
            files: sources, folderName: id.description, displayRoot: "",
            origin: .folder(id.description)
        ) { _ in nil }
    }
}
