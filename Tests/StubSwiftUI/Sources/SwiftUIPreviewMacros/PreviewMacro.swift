import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: as Apple's, it becomes a registry type whose body is compiled in every configuration.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let type = context.makeUniqueName("PreviewRegistry")
        var arguments = node.arguments.map(\.trimmedDescription).joined(separator: " ")
        let closure = node.trailingClosure.map { " \($0.trimmedDescription)" } ?? ""
        if !node.additionalTrailingClosures.isEmpty {
            arguments += node.additionalTrailingClosures.map(\.trimmedDescription).joined()
        }
        return [
            """
            struct \(type): SwiftUI.PreviewRegistry {
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(\(raw: arguments))\(raw: closure)
                }
            }
            """
        ]
    }
}
