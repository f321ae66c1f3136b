import Diagnostics

/// Turns the evaluated call of `Package(…)` into values.
struct SwiftPackageReader {
    let package: ManifestCall
    let toolsVersion: String

    init(_ package: ManifestCall, toolsVersion: String) {
        self.package = package
        self.toolsVersion = toolsVersion
    }

    /// `.iOS(.v17)` and `.iOS("17.2")` by platform.
    func platforms() -> [String: String] {
        var result: [String: String] = [:]
        for platform in package["platforms"].elements ?? [] {
            guard let call = platform.call else { continue }
            let argument = call.unlabelled(0)
            let isCustom = call.name == "custom"
            let name = isCustom ? argument.string ?? "" : call.name
            let version = isCustom ? call["versionString"] : argument
            if let text = version.string {
                result[name] = text
            } else if case .member(let constant) = version, constant.hasPrefix("v") {
                let digits = constant.dropFirst().map { $0 == "_" ? "." : String($0) }.joined()
                result[name] = digits.contains(".") ? digits : digits + ".0"
            }
        }
        return result
    }

    func products() -> [SwiftPackage.Product] {
        (package["products"].elements ?? []).compactMap { product in
            guard let call = product.call, let name = call["name"].string else { return nil }
            return SwiftPackage.Product(
                name: name, kind: call.name, targets: call["targets"].strings)
        }
    }

    /// The package's own statement, or the rule of its tools version (6 from 6.0 on).
    func languageMode() -> String {
        let stated =
            [package["swiftLanguageModes"], package["swiftLanguageVersions"]]
            .compactMap(\.elements).first ?? []
        let modes = stated.compactMap(SwiftSettingsReader.mode)
        if let newest = modes.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) { return newest }
        return ToolsVersionComment.isAtLeast(6, 0, toolsVersion) ? "6" : "5"
    }

    func targets() -> [SwiftPackageTarget] {
        let mode = languageMode()
        var seen = Set<String>()
        let result: [SwiftPackageTarget] = (package["targets"].elements ?? []).compactMap { value in
            guard let call = value.call, let kind = SwiftPackageTarget.Kind(call: call.name),
                let name = call["name"].string, seen.insert(name).inserted
            else { return nil }
            return SwiftPackageTarget(
                name: name, kind: kind, path: call["path"].string,
                sources: call["sources"].elements.map { $0.compactMap(\.string) },
                exclude: call["exclude"].strings,
                dependencies: (call["dependencies"].elements ?? []).compactMap(dependency),
                compilation: SwiftSettingsReader.compilation(
                    call["swiftSettings"], packageMode: mode),
                mayFillSources: false, offset: call.offset)
        }
        return markingOnlyTarget(in: result)
    }

    /// SwiftPM 5.9 lets a package's only target stand in `Sources` itself.
    private func markingOnlyTarget(in targets: [SwiftPackageTarget]) -> [SwiftPackageTarget] {
        let sources = targets.indices.filter {
            [.regular, .executable, .macro].contains(targets[$0].kind)
        }
        guard sources.count == 1, ToolsVersionComment.isAtLeast(5, 9, toolsVersion) else {
            return targets
        }
        var result = targets
        result[sources[0]].mayFillSources = true
        return result
    }

    private func dependency(_ value: ManifestValue) -> SwiftPackageTarget.Dependency? {
        if let name = value.string {
            return SwiftPackageTarget.Dependency(name: name, package: nil)
        }
        guard let call = value.call, let name = call["name"].string else { return nil }
        return SwiftPackageTarget.Dependency(name: name, package: call["package"].string)
    }

    func localDependencies() -> [String] {
        (package["dependencies"].elements ?? []).compactMap {
            $0.call?["path"].string.map(SlashPath.normalized)
        }
    }

    /// Names what only running the manifest would tell.
    func diagnostics(path: String, bytes: [UInt8]) -> [Diagnostic] {
        let targets = package["targets"]
        let all = targets.elements ?? []
        let unread = all.filter { $0.call?["name"].string == nil }.count
        guard targets == .unknown || unread > 0 else { return [] }
        let message =
            targets == .unknown
            ? "the targets are computed in a way that reading the manifest doesn't show"
            : "\(unread) of \(all.count) targets are computed in a way that reading doesn't show"
        return [
            Diagnostic(
                .note, id: "swift-package.unread", message,
                at: LineTable(bytes).location(path: path, offset: package.offset))
        ]
    }
}
