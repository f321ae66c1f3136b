import FileTree
import ProjectScanning

/// Parses the files of siblings, each thread some of them: that takes the most time of learning.
struct ExemplarParsing {
    /// What was made of a file.
    struct File: Sendable {
        var sibling: Int
        private let handed: Handed

        /// The code; nil where it can't be parsed.
        var node: CodeNode? { handed.node }

        fileprivate init(sibling: Int, node: CodeNode?) {
            self.sibling = sibling
            handed = Handed(node: node)
        }

        /// The thread that parses a file makes its nodes and keeps none of them, so that only one has them at a time.
        private struct Handed: @unchecked Sendable {
            let node: CodeNode?
        }
    }

    /// A file that waits for its turn.
    private struct Order: Sendable {
        var sibling: Int
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

    /// How many files were added.
    var count: Int { orders.count }

    /// Adds a file, and gives its place among what ``parsed()`` returns.
    @discardableResult
    mutating func add(_ bytes: [UInt8], at path: RelativePath, of sibling: Int) -> Int {
        let reader = readers[sibling] ?? reader(of: family.siblings[sibling])
        readers[sibling] = reader
        orders.append(
            Order(sibling: sibling, name: path.name, bytes: bytes, reader: reader))
        return orders.count - 1
    }

    private func reader(of sibling: SiblingFeature) -> CodeReader {
        CodeReader(
            spellings: StemSpellings(sibling.stem), foreignTypes: types.foreign(to: sibling),
            ownTypes: types.own(of: sibling), header: header)
    }

    /// The files in the order in which they were added.
    func parsed() -> [File] {
        WorkSharing.amongProcessors.map(orders, least: 1) { order in
            File(
                sibling: order.sibling, node: order.reader.read(order.bytes, name: order.name))
        }
    }
}
