import Diagnostics
import Testing

@testable import TemplateLanguage

/// Renders a template in one step.
func render(
    _ text: String, _ context: [String: TemplateValue] = [:], templates: [String: String] = [:],
    isStrict: Bool = true, trim: TrimBehaviour = .nothing, now: Moment? = nil
) throws -> String {
    let environment = Environment(
        templates: templates, isStrict: isStrict, trim: trim, now: now)
    return try Template(text, name: "main.stencil", environment: environment)
        .renderString(context)
}

/// What goes wrong when a template is compiled and rendered, as `path:line:column: message [fix]`.
func findings(
    _ text: String, _ context: [String: TemplateValue] = [:], templates: [String: String] = [:],
    isStrict: Bool = true, limits: RenderLimits = RenderLimits()
) -> [String] {
    do {
        let environment = Environment(templates: templates, isStrict: isStrict, limits: limits)
        let template = try Template(text, name: "main.stencil", environment: environment)
        _ = try template.render(context)
        return []
    } catch let failure as Failure {
        return failure.diagnostics.map(described)
    } catch {
        return ["\(error)"]
    }
}

/// A diagnostic on one line.
func described(_ diagnostic: Diagnostic) -> String {
    var text = ""
    if let place = diagnostic.location {
        text = "\(place.path):\(place.line ?? 0):\(place.column ?? 0): "
    }
    text += diagnostic.message
    if let fix = diagnostic.fix { text += " [\(fix)]" }
    return text
}
