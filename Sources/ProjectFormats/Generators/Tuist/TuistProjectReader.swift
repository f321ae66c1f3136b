import Diagnostics

/// Turns the evaluated call of `Project(…)` into values.
struct TuistProjectReader {
    let project: ManifestCall
    let lines: LineTable

    /// `.options(textSettings: .textSettings(usesTabs:indentWidth:tabWidth:))`.
    func indentation() -> XcodeIndentation {
        guard let text = project["options"].call?["textSettings"].call else {
            return XcodeIndentation()
        }
        func number(_ label: String) -> Int? {
            if case .integer(let value) = text[label] { value } else { nil }
        }
        return XcodeIndentation(
            indentWidth: number("indentWidth"), tabWidth: number("tabWidth"),
            usesTabs: text["usesTabs"].boolean)
    }

    func targets() -> [GeneratedTarget] {
        let shared = assignments(project["settings"])
        return (project["targets"].elements ?? []).compactMap { value in
            guard let call = value.call, call.name == "target" || call.name == "Target",
                let name = call["name"].string, !name.isEmpty
            else { return nil }
            return GeneratedTarget(
                name: name, kind: XcodeProductKind(tuistProduct: call["product"].name ?? ""),
                platforms: platforms(of: call), iOSDeploymentTarget: deploymentTarget(of: call),
                sources: sources(of: call),
                dependencies: (call["dependencies"].elements ?? []).compactMap { dependency in
                    dependency.call.flatMap { $0.name == "target" ? $0["name"].string : nil }
                },
                assignments: shared + moduleName(of: call) + assignments(call["settings"]),
                configurationFile: configurationFile(call["settings"])
                    ?? configurationFile(project["settings"]),
                line: lines.position(at: call.offset).line)
        }
    }

    private func platforms(of target: ManifestCall) -> [String] {
        let value = target["destinations"] == .null ? target["platform"] : target["destinations"]
        if let elements = value.elements { return elements.compactMap(\.name) }
        return value.name.map { [$0] } ?? []
    }

    /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0")` or `.iOS(targetVersion: "14.0", devices: …)`.
    private func deploymentTarget(of target: ManifestCall) -> String? {
        let value =
            target["deploymentTargets"] == .null
            ? target["deploymentTarget"] : target["deploymentTargets"]
        guard let call = value.call else { return nil }
        switch call.name {
        case "iOS": return call.unlabelled(0).string ?? call["targetVersion"].string
        case "multiplatform": return call["iOS"].string
        default: return nil
        }
    }

    /// Patterns, alone or in `.glob("…", excluding: […])`; a folder stands for all below it.
    private func sources(of target: ManifestCall) -> [GeneratedTarget.Source] {
        let folders = (target["buildableFolders"].elements ?? []).compactMap { folder in
            (folder.string ?? folder.call?.unlabelled(0).string).map {
                GeneratedTarget.Source(path: $0)
            }
        }
        let value = target["sources"]
        let list = value.call?.unlabelled(0) ?? value
        let elements = list.elements ?? [list]
        return folders
            + elements.compactMap { element in
                if let path = element.string { return GeneratedTarget.Source(path: path) }
                guard let call = element.call, let path = call.unlabelled(0).string else {
                    return nil
                }
                return GeneratedTarget.Source(path: path, excludes: call["excluding"].strings)
            }
    }

    private func moduleName(of target: ManifestCall) -> [BuildSettingAssignment] {
        guard let name = target["productName"].string else { return [] }
        return [BuildSettingAssignment(key: "PRODUCT_NAME", value: name)]
    }

    /// `.settings(base: ["KEY": "value"])`; values may be wrapped as `.string` or `.array`.
    private func assignments(_ settings: ManifestValue) -> [BuildSettingAssignment] {
        guard case .dictionary(let entries) = settings.call?["base"] else { return [] }
        return entries.compactMap { entry in
            guard let key = entry.key.string else { return nil }
            let value = entry.value.call?.unlabelled(0) ?? entry.value
            if case .boolean(let isOn) = value {
                return BuildSettingAssignment(key: key, value: isOn ? "YES" : "NO")
            }
            let values = value.strings
            guard !values.isEmpty else { return nil }
            return BuildSettingAssignment(key: key, value: values.joined(separator: " "))
        }
    }

    private func configurationFile(_ settings: ManifestValue) -> String? {
        let configurations = (settings.call?["configurations"].elements ?? []).compactMap(\.call)
        let chosen = configurations.first { $0.name == "debug" } ?? configurations.first
        return chosen?["xcconfig"].string
    }

    func diagnostics(path: String) -> [Diagnostic] {
        let targets = project["targets"]
        let unread = (targets.elements ?? []).filter { ($0.call?["name"].string ?? "").isEmpty }
            .count
        guard targets == .unknown || unread > 0 else { return [] }
        let count = targets == .unknown ? "the targets" : "\(unread) of the targets"
        return [
            Diagnostic(
                .note, id: TuistProject.unreadTargets,
                "\(count) can't be told from the manifest's syntax, so that they are left out",
                at: lines.location(path: path, offset: project.offset))
        ]
    }
}
