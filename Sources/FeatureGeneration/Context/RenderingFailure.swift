import Diagnostics

extension Failure {
    /// Runs what compiles or renders a template; whatever it throws ends in exit code 65.
    /// - Parameters:
    ///   - location: the place that an error without one of its own belongs to.
    ///   - body: the work.
    static func rendering<Result>(
        at location: SourceLocation?, _ body: () throws -> Result
    ) throws(Failure) -> Result {
        do {
            return try body()
        } catch let failure as Failure {
            throw failure
        } catch let diagnostic as Diagnostic {
            throw Failure(.invalidInput, [diagnostic])
        } catch {
            throw Failure(
                .invalidInput, id: "template.render", "the template can't be rendered: \(error)",
                at: location)
        }
    }
}
