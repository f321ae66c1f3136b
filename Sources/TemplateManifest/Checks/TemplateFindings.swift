import Diagnostics
import TemplateLanguage

extension Template {
    /// What is wrong with a template: its syntax, or else the names that nobody declares.
    /// - Parameter known: the names that there will be; nil accepts every name.
    static func findings(
        _ bytes: [UInt8], name: String, known: [String: VariableShape]?,
        environment: Environment, at location: SourceLocation? = nil
    ) -> [Diagnostic] {
        do {
            let template = try Template(bytes, name: name, environment: environment, at: location)
            return known.map { template.check($0) } ?? []
        } catch {
            return diagnostics(of: error, at: location ?? SourceLocation(path: name))
        }
    }
}

extension Expression {
    /// What is wrong with an expression: its syntax, or else the names that nobody declares.
    static func findings(
        _ text: String, known: [String: VariableShape], at location: SourceLocation,
        environment: Environment
    ) -> [Diagnostic] {
        do {
            return try Expression(text, at: location, environment: environment).check(known)
        } catch {
            return diagnostics(of: error, at: location)
        }
    }
}

private func diagnostics(of error: any Error, at location: SourceLocation) -> [Diagnostic] {
    if let failure = error as? Failure { return failure.diagnostics }
    return [
        Diagnostic(.error, id: "template.unreadable", "\(error)", at: location)
    ]
}
