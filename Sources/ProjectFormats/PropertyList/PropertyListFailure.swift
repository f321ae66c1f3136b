import Diagnostics

/// Builds the failures of the property list parsers.
enum PropertyListFailure {
    /// A break of the grammar at a byte offset; markers of an unresolved merge are named as such.
    static func syntax(
        _ message: String, in bytes: [UInt8], at offset: Int, path: String
    ) -> Failure {
        let table = LineTable(bytes)
        let location = table.location(path: path, offset: offset)
        let line = location.lineText ?? ""
        let markers = ["<<<<<<<", "=======", ">>>>>>>"]
        if markers.contains(where: { line.hasPrefix($0) }) {
            return Failure(
                .invalidInput, id: "property-list.conflict",
                "the file holds the markers of an unresolved merge", at: location,
                fix: "resolve the merge, then try again")
        }
        return Failure(.invalidInput, id: "property-list.syntax", message, at: location)
    }
}
