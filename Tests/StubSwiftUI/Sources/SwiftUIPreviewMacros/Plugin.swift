@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plugin: it resolves `#Preview` and answers the compiler over standard input and output.
///
/// The toolchain has no `SwiftCompilerPlugin` module, which holds this loop in the swift-syntax package.
@main
struct Plugin: PluginProvider {
    struct UnknownMacro: Error { var name: String }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard typeName == "PreviewMacro" else { throw UnknownMacro(name: typeName) }
        return PreviewMacro.self
    }

    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardStreams(), provider: Plugin()).main()
    }
}
