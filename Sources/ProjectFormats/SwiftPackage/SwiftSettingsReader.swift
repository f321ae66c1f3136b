/// Reads the `swiftSettings` of a target.
enum SwiftSettingsReader {
    /// - Parameter packageMode: the language mode that holds where the settings state none.
    static func compilation(_ settings: ManifestValue, packageMode: String) -> SwiftCompilation {
        var result = SwiftCompilation()
        result.languageMode = packageMode
        for call in (settings.elements ?? []).compactMap(\.call) {
            apply(call, to: &result)
        }
        return result
    }

    private static func apply(_ call: ManifestCall, to result: inout SwiftCompilation) {
        let argument = call.unlabelled(0)
        switch call.name {
        case "swiftLanguageMode", "swiftLanguageVersion":
            if let mode = mode(argument) { result.languageMode = mode }
        case "defaultIsolation":
            // `MainActor.self`, or nil for nonisolated code.
            result.defaultIsolation = argument == .null ? .nonisolated : .mainActor
        case "enableUpcomingFeature":
            if let name = argument.string { result.enable(upcoming: name) }
        case "enableExperimentalFeature":
            if let name = argument.string { result.enable(experimental: name) }
        case "strictMemorySafety": result.enable(upcoming: "StrictMemorySafety")
        case "unsafeFlags": result.apply(flags: argument.strings)
        default: return
        }
    }

    /// `.v5`, `.v4_2`, `.version("6")` or `5`.
    static func mode(_ value: ManifestValue) -> String? {
        switch value {
        case .member(let name) where name.hasPrefix("v"):
            let text = name.dropFirst().map { $0 == "_" ? "." : String($0) }.joined()
            return SwiftCompilation.languageMode(fromVersion: text)
        case .integer(let number): return String(number)
        case .call(let call):
            return call.unlabelled(0).string.flatMap(SwiftCompilation.languageMode(fromVersion:))
        default: return nil
        }
    }
}
