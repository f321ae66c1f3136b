@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin: it resolves the macros and answers the compiler over standard input and output.
///
/// The toolchain has no `SwiftCompilerPlugin` module, which holds this loop in the swift-syntax package.
@main
struct Plugin: PluginProvider {
    struct UnknownMacro: Error { var name: String }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "PreviewMacro": return PreviewMacro.self
        case "ModelMacro": return ModelMacro.self
        case "AttributeMacro": return AttributeMacro.self
        default: throw UnknownMacro(name: typeName)
        }
    }

    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardStreams(), provider: Plugin()).main()
    }
}
