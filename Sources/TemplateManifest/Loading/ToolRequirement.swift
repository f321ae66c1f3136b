import Diagnostics
import XMLDocuments

/// Decision 14: a tool that is older than the set asks for says so and stops.
enum ToolRequirement {
    static func finding(in document: XMLDocument, toolVersion: SemanticVersion) -> Diagnostic? {
        guard let requires = document.root.firstChild("requires"),
            let attribute = requires.attribute("formwork"),
            let needed = SemanticVersion(attribute.value), needed > toolVersion
        else { return nil }
        return Diagnostic(
            .error, id: "manifest.requires-newer",
            "this set requires Formwork \(needed); this is \(toolVersion)",
            at: document.location(at: attribute.valueStart),
            fix: "install Formwork \(needed) or newer, or choose another set")
    }
}
