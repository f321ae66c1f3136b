import Diagnostics
import XMLDocuments

/// Decision 14: a tool that is older than the project asks for says so and stops.
enum ToolRequirementCheck {
    static func finding(in document: XMLDocument, toolVersion: SemanticVersion) -> Diagnostic? {
        guard let needed = document.root["requires"].flatMap({ SemanticVersion($0) }),
            needed > toolVersion
        else { return nil }
        return Diagnostic(
            .error, id: "configuration.requires-newer",
            "this project requires Formwork \(needed); this is \(toolVersion)",
            at: document.place(of: "requires", in: document.root),
            fix: "install Formwork \(needed) or newer")
    }
}
