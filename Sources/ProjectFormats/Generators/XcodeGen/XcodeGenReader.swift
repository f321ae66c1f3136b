/// Turns a composed specification into targets.
struct XcodeGenReader {
    static let maximumTemplateDepth = 16

    let root: YAMLValue

    func indentation() -> XcodeIndentation {
        let options = root["options"]
        return XcodeIndentation(
            indentWidth: options?["indentWidth"]?.integer, tabWidth: options?["tabWidth"]?.integer,
            usesTabs: options?["usesTabs"]?.boolean)
    }

    func targets() -> [GeneratedTarget] {
        (root["targets"]?.entries ?? []).flatMap { entry in
            targets(
                named: entry.key, applyingTemplates(to: entry.value, name: entry.key), entry.line)
        }
    }

    /// A target for several platforms becomes one for each, named for it.
    private func targets(named name: String, _ value: YAMLValue, _ line: Int) -> [GeneratedTarget] {
        let platforms = value["platform"]?.strings ?? []
        guard platforms.count > 1 else {
            let destinations = value["supportedDestinations"]?.strings ?? []
            let stated = destinations.isEmpty ? platforms : destinations
            return [target(named: name, value, platforms: stated, line)]
        }
        return platforms.map { platform in
            let suffix = value["platformSuffix"]?.string ?? "_\(platform)"
            return target(named: name + suffix, value, platforms: [platform], line)
        }
    }

    private func target(
        named name: String, _ value: YAMLValue, platforms: [String], _ line: Int
    ) -> GeneratedTarget {
        let type = value["type"]?.string ?? ""
        return GeneratedTarget(
            name: name, kind: XcodeProductKind(productType: "com.apple.product-type." + type),
            platforms: platforms, iOSDeploymentTarget: deploymentTarget(of: value),
            sources: sources(of: value),
            dependencies: (value["dependencies"]?.elements ?? []).compactMap {
                $0["target"]?.string
            },
            assignments: assignments(of: root["settings"]) + assignments(of: value["settings"]),
            configurationFile: configurationFile(of: value) ?? configurationFile(of: root),
            line: line)
    }

    private func deploymentTarget(of target: YAMLValue) -> String? {
        let own = target["deploymentTarget"]
        let shared = root["options"]?["deploymentTarget"]
        return own?.string ?? own?["iOS"]?.string ?? shared?["iOS"]?.string
    }

    private func sources(of target: YAMLValue) -> [GeneratedTarget.Source] {
        let value = target["sources"] ?? .null
        let elements = value.elements.isEmpty ? [value] : value.elements
        return elements.compactMap { element in
            if let path = element.string { return GeneratedTarget.Source(path: path) }
            guard let path = element["path"]?.string else { return nil }
            return GeneratedTarget.Source(
                path: path, excludes: element["excludes"]?.strings ?? [],
                includes: element["includes"]?.strings ?? [])
        }
    }

    /// Settings are a plain mapping, or one with `base`, `groups` and `configs`.
    private func assignments(of settings: YAMLValue?, depth: Int = 0) -> [BuildSettingAssignment] {
        guard let settings, depth < Self.maximumTemplateDepth else { return [] }
        let parts = ["base", "groups", "configs"]
        guard settings.entries.contains(where: { parts.contains($0.key) }) else {
            return Self.assignments(settings)
        }
        let groups = (settings["groups"]?.strings ?? []).flatMap {
            assignments(of: root["settingGroups"]?[$0], depth: depth + 1)
        }
        let debug = settings["configs"]?.entries.first { $0.key.lowercased() == "debug" }?.value
        return groups + Self.assignments(settings["base"]) + Self.assignments(debug)
    }

    private static func assignments(_ mapping: YAMLValue?) -> [BuildSettingAssignment] {
        (mapping?.entries ?? []).compactMap { entry in
            let values = entry.value.strings
            guard !values.isEmpty else { return nil }
            return BuildSettingAssignment(key: entry.key, value: values.joined(separator: " "))
        }
    }

    private func configurationFile(of value: YAMLValue) -> String? {
        let files = value["configFiles"]?.entries ?? []
        return (files.first { $0.key.lowercased() == "debug" } ?? files.first)?.value.string
    }

    // MARK: Templates

    private func applyingTemplates(to target: YAMLValue, name: String, depth: Int = 0) -> YAMLValue
    {
        guard depth < Self.maximumTemplateDepth else { return target }
        var base = YAMLValue.null
        for template in target["templates"]?.strings ?? [] {
            guard let value = root["targetTemplates"]?[template] else { continue }
            base = XcodeGenComposition.merge(
                base, applyingTemplates(to: value, name: name, depth: depth + 1))
        }
        let merged = XcodeGenComposition.merge(base, target)
        guard depth == 0 else { return merged }
        var values = ["target_name": name]
        for attribute in merged["templateAttributes"]?.entries ?? [] {
            values[attribute.key] = attribute.value.string
        }
        return Self.replace(values, in: merged)
    }

    private static func replace(_ values: [String: String], in value: YAMLValue) -> YAMLValue {
        switch value {
        case .null: .null
        case .scalar(let text): .scalar(replace(values, in: text))
        case .sequence(let elements): .sequence(elements.map { replace(values, in: $0) })
        case .mapping(let entries):
            .mapping(
                entries.map {
                    YAMLEntry(
                        key: replace(values, in: $0.key), value: replace(values, in: $0.value),
                        line: $0.line)
                })
        }
    }

    /// Replaces `${name}` in one pass, so that what is inserted isn't looked at again.
    private static func replace(_ values: [String: String], in text: String) -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            guard rest.hasPrefix("${"), let end = rest.firstIndex(of: "}"),
                let value = values[String(rest[rest.index(dollar, offsetBy: 2)..<end])]
            else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
