import FileTree
import ProjectScanning

/// Parses the files of siblings, each thread some of them: that takes the most time of learning.
struct ExemplarParsing {
    /// A file that waits for its turn.
    private struct Order: Sendable {
        var name: String
        var bytes: [UInt8]
        var reader: CodeReader
    }

    private let family: Family
    private let types: DeclaredTypes
    private let header: HeaderAbstraction
    private var readers: [Int: CodeReader] = [:]
    private var orders: [Order] = []

    /// - Parameter header: reads the comments at the heads of files.
    init(family: Family, types: DeclaredTypes, header: HeaderAbstraction) {
        self.family = family
        self.types = types
        self.header = header
    }

    /// Adds a file, and gives its place among what ``parsed()`` returns.
    /// - Parameter isCompared: whether the set makes such a file.
    mutating func add(
        _ bytes: [UInt8], at path: RelativePath, of sibling: Int, isCompared: Bool
    ) -> Int {
        var reader = readers[sibling] ?? reader(of: family.siblings[sibling])
        readers[sibling] = reader
        reader.isCompared = isCompared
        orders.append(Order(name: path.name, bytes: bytes, reader: reader))
        return orders.count - 1
    }

    private func reader(of sibling: SiblingFeature) -> CodeReader {
        CodeReader(
            spellings: StemSpellings(sibling.stem), foreignTypes: types.foreign(to: sibling),
            ownTypes: types.own(of: sibling), header: header)
    }

    /// The files in the order in which they were added; nil for those that can't be parsed.
    func parsed() -> [ParsedFile?] {
        WorkSharing.amongProcessors.map(orders, least: 1) { order in
            order.reader.read(order.bytes, name: order.name).map {
                ParsedFile($0, isCompared: order.reader.isCompared)
            }
        }
    }
}
