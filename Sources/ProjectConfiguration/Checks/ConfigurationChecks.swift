import Diagnostics
import XMLDocuments

/// The list of all checks of `Formwork.xml` that a schema can't express. A new check is a new file
/// and a line here.
enum ConfigurationChecks {
    static let all: [@Sendable (XMLDocument) -> [Diagnostic]] = [
        RepeatedEntryCheck.findings,
        FolderPathCheck.findings,
        FeaturePathCheck.findings,
        PackageSourceCheck.findings,
        PolicyReferenceCheck.findings,
        HeaderCommentCheck.findings,
    ]
}

extension XMLDocument {
    /// The place of an attribute's value, or of its element.
    func place(of name: String, in element: XMLElement) -> SourceLocation {
        location(at: element.attribute(name)?.valueStart ?? element.start)
    }
}
