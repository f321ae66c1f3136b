import Diagnostics

/// `IDETemplateMacros.plist`: what Xcode writes at the head of new files.
public struct IDETemplateMacros: Sendable, Hashable {
    /// The macros by name.
    public let macros: [String: String]

    /// Reads a file.
    /// - Throws: `Failure(.invalidInput)` where it is no property list.
    public init(parsing bytes: [UInt8], path: String) throws(Failure) {
        let list = try PropertyList(parsing: bytes, path: path)
        var macros: [String: String] = [:]
        for entry in list.root.entries {
            if let key = entry.key.string, let text = entry.value.string { macros[key] = text }
        }
        self.macros = macros
    }

    /// The header of new files; nil where the file states none.
    /// - Parameter organization: the project's organisation, for the header's macros.
    public func header(organization: String?) -> FormattingConfiguration.Header? {
        macros["FILEHEADER"].map {
            HeaderText.xcode($0, macros: macros, organization: organization)
        }
    }
}
