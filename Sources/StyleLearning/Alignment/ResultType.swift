import SwiftSyntax

/// The type of a function's value, which features give in ways of their own: while a value is returned, it stays as the
/// feature that is followed has it.
enum ResultType {
    /// The parts that are left of a function, with its result type where they return a value.
    /// - Parameters:
    ///   - kept: what is left of each part of the function.
    ///   - function: the function.
    static func restored(_ kept: [CodeNode?], of function: CodeNode) -> [CodeNode?] {
        guard function.isSyntax(.functionDecl),
            let place = function.children.firstIndex(where: { $0.isSyntax(.functionSignature) }),
            let signature = kept[place], signature.child(.returnClause) == nil,
            let clause = function.children[place].child(.returnClause),
            let body = kept.lazy.compactMap({ $0 }).first(where: { $0.isSyntax(.codeBlock) }),
            !ReturnPaths.returned(in: body).isEmpty
        else { return kept }
        var result = kept
        result[place] = CodeNode(kind: signature.kind, children: signature.children + [clause])
        return result
    }
}
