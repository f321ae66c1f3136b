/// A file of a feature, with what learning asks of it again and again.
struct ParsedFile: Sendable {
    /// The code.
    var node: CodeNode
    /// What it declares.
    let declarations: Declarations
    /// The names that it reads.
    let reads: NameReads
    /// What it imports, and the types that it names.
    let imports: NeededImports.File
    /// Its lines, the feature's name taken out; none where it isn't compared with others.
    let lines: [String]
    /// How often it marks what is to be filled in, by the form of the mark.
    let marks: [String: Int]

    /// - Parameter isCompared: whether the set makes such a file.
    init(_ node: CodeNode, isCompared: Bool) {
        self.node = node
        declarations = Declarations([node])
        reads = NameReads([node])
        imports = NeededImports.File(node)
        lines = isCompared ? LineSupport.lines(of: node) : []
        marks = isCompared ? Placeholders.marks(in: node) : [:]
    }
}
