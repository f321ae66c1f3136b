import Diagnostics
import Dispatch
import FileTree

/// Readers that threads lend one another, so that the folders which they hold open serve the next file too.
///
/// The queue guards the list; each reader is in the hands of one thread at a time.
final class ReaderPool: @unchecked Sendable {
    private let contents: any ProjectContents
    private let queue = DispatchQueue(label: "formwork.scan.readers")
    private var free: [any ProjectFileReader] = []

    init(_ contents: any ProjectContents) { self.contents = contents }

    /// The bytes of a file; called on any thread.
    /// - Throws: a failure where the file can't be read.
    func read(_ path: RelativePath) throws(Failure) -> [UInt8] {
        let reader = queue.sync { free.popLast() } ?? contents.makeReader()
        defer { queue.sync { free.append(reader) } }
        return try reader.read(path)
    }
}
