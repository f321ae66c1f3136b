import Diagnostics

extension Template {
    /// Checks every branch, taken or not, through the templates that are named by literals.
    /// - Parameter known: the names that the context will have; no others exist.
    /// - Returns: an error for each undeclared variable and each member that can't exist, with the
    ///   nearest name, in the order of the text.
    public func check(_ known: [String: VariableShape]) -> [Diagnostic] {
        var checker = ShapeChecker(library: library, known: known)
        checker.checkTemplate(program)
        return checker.diagnostics
    }

    /// The names that the template takes from its context, in any branch.
    public var referencedVariables: Set<String> {
        var checker = ShapeChecker(library: library, known: nil)
        checker.checkTemplate(program)
        return checker.referenced
    }
}

extension Expression {
    /// Checks the whole expression; see ``Template/check(_:)``.
    public func check(_ known: [String: VariableShape]) -> [Diagnostic] {
        var checker = ShapeChecker(library: library, known: known)
        checker.check(node, library.programs[Int(program)])
        return checker.diagnostics
    }

    /// The names that the expression takes from its context.
    public var referencedVariables: Set<String> {
        var checker = ShapeChecker(library: library, known: nil)
        checker.check(node, library.programs[Int(program)])
        return checker.referenced
    }
}
