/// What a transaction is about to do, in the order in which it does it.
struct TransactionJournal: Sendable, Hashable {
    /// One step that recovery may have to take back or finish.
    enum Step: Sendable, Hashable {
        /// A folder is made.
        case makeFolder(RelativePath)
        /// The staged file of an index comes to stand at a path.
        case create(Int, RelativePath, new: ContentDigest)
        /// The staged file of an index takes the place of another, which is saved.
        case replace(Int, RelativePath, new: ContentDigest)
        /// A file is saved and goes away.
        case remove(Int, RelativePath)
        /// After the commit point, a folder goes away where it is empty.
        case removeEmptyFolder(RelativePath)
    }

    /// The steps in the order of the work.
    var steps: [Step]
    /// Whether the journal was read to its last line.
    var isWhole = true

    /// The files that the transaction creates, replaces or removes.
    var files: [RelativePath] {
        steps.compactMap { step in
            switch step {
            case .create(_, let path, _), .replace(_, let path, _), .remove(_, let path): path
            case .makeFolder, .removeEmptyFolder: nil
            }
        }
    }
}

/// Its written form: lines of text, each with a checksum, the last one `end`.
///
/// A path holds no line end, so a line is a step. With a checksum a line, a journal that was cut off
/// or damaged still gives all steps before the damage.
extension TransactionJournal {
    private static let header = "formwork-transaction 1"
    private static let end = "end"

    /// The bytes of the journal's file.
    var bytes: [UInt8] {
        var text: [UInt8] = []
        for line in [Self.header] + steps.map(Self.line) + [Self.end] {
            text.append(contentsOf: "\(Self.checksum(of: line)) \(line)\n".utf8)
        }
        return text
    }

    /// Reads a journal as far as it is sound.
    init(reading bytes: [UInt8]) {
        self.init(steps: [], isWhole: false)
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        // What follows the last line end is no whole line.
        for (index, line) in lines.dropLast().enumerated() {
            guard let content = Self.checked(line) else { return }
            if index == 0 {
                guard content == Self.header else { return }
            } else if content == Self.end {
                isWhole = true
                return
            } else if let step = Self.step(content) {
                steps.append(step)
            } else {
                return
            }
        }
    }

    private static func line(_ step: Step) -> String {
        switch step {
        case .makeFolder(let path): "folder \(path)"
        case .create(let index, let path, let new): "create \(index) \(new.hexadecimal) \(path)"
        case .replace(let index, let path, let new): "replace \(index) \(new.hexadecimal) \(path)"
        case .remove(let index, let path): "remove \(index) \(path)"
        case .removeEmptyFolder(let path): "empty \(path)"
        }
    }

    private static func step(_ line: String) -> Step? {
        guard let space = line.firstIndex(of: " ") else { return nil }
        let rest = line[line.index(after: space)...]
        switch line[..<space] {
        case "folder": return path(rest).map(Step.makeFolder)
        case "empty": return path(rest).map(Step.removeEmptyFolder)
        case "remove":
            let fields = rest.split(separator: " ", maxSplits: 1)
            guard fields.count == 2, let index = Int(fields[0]), let path = path(fields[1]) else {
                return nil
            }
            return .remove(index, path)
        case "create", "replace":
            let fields = rest.split(separator: " ", maxSplits: 2)
            guard fields.count == 3, let index = Int(fields[0]), let path = path(fields[2]),
                let digest = ContentDigest(hexadecimal: String(fields[1]))
            else { return nil }
            return line[..<space] == "create"
                ? .create(index, path, new: digest) : .replace(index, path, new: digest)
        default: return nil
        }
    }

    private static func path(_ text: Substring) -> RelativePath? {
        try? RelativePath(validating: String(text))
    }

    private static func checked(_ line: ArraySlice<UInt8>) -> String? {
        guard let text = String(utf8: line),
            let space = text.firstIndex(of: " ")
        else { return nil }
        let content = String(text[text.index(after: space)...])
        return text[..<space] == checksum(of: content) ? content : nil
    }

    private static func checksum(of line: String) -> String {
        String(ContentDigest(of: Array(line.utf8)).hexadecimal.prefix(16))
    }
}
