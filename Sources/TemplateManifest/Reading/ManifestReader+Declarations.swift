import Diagnostics
import XMLDocuments

/// Detection, roles, questions, values and files.
extension ManifestReader {
    mutating func readDetection() {
        let architecture = draft.sections("detection").lazy.compactMap { $0["architecture"] }.first
        draft.set.detection = Detection(architecture: architecture, signals: [])
        for element in draft.entries(of: "detection") {
            guard let match = Self.match(of: element) else { continue }
            draft.set.detection.signals.append(
                DetectionSignal(
                    weight: element["weight"].flatMap(Double.init) ?? 0, match: match,
                    summary: words(of: element), location: location(element)))
        }
    }

    private static func match(of element: XMLElement) -> DetectionSignal.Match? {
        switch element.name {
        case "import": element["module"].map { .importOf(module: $0) }
        case "declaration":
            .declaration(
                kind: element["kind"], name: element["name"], attribute: element["attribute"],
                inherits: element["inherits"])
        case "folder": element["name"].map { .folder(name: $0) }
        case "file": element["name"].map { .file(name: $0) }
        default: nil
        }
    }

    mutating func readRoles() {
        for element in draft.entries(of: "roles") {
            guard let id = element["id"] else { continue }
            var role = RoleDeclaration(
                role: Role(id), prefix: element["prefix"] ?? "", suffix: element["suffix"] ?? "",
                alternativeSuffix: element["alternativeSuffix"],
                base: element["base"].map { Role($0) }, location: location(element))
            role.shared = sharedPiece(of: element)
            draft.set.roles.append(role)
        }
    }

    private func sharedPiece(of element: XMLElement) -> SharedPieceDeclaration? {
        guard let name = element["sharedName"] else { return nil }
        var piece = SharedPieceDeclaration(name: name)
        piece.otherNames = element["alsoNamed"]
        piece.pointKind = element["point"]
        piece.members = element.children(named: "member").map { member in
            SourcedText(words(of: member), at: location(member))
        }
        return piece
    }

    mutating func readParameters() {
        for element in draft.entries(of: "parameters") {
            guard let name = element["name"] else { continue }
            let index = draft.set.parameters.count
            var parameter = Parameter(
                name: name, type: valueType(of: element),
                prompt: words(of: element.firstChild("prompt")))
            parameter.defaultValue = sourced("default", of: element, in: .parameter(index))
            parameter.condition = sourced("when", of: element, in: .parameter(index))
            if let pattern = element.attribute("pattern") {
                parameter.pattern = SourcedText(
                    pattern.value, at: draft.document.location(at: pattern.valueStart))
            }
            parameter.location = location(element)
            draft.set.parameters.append(parameter)
        }
    }

    private func valueType(of element: XMLElement) -> Parameter.ValueType {
        switch element["type"] {
        case "typeName": .typeName
        case "identifier": .identifier
        case "boolean": .boolean
        case "integer": .integer
        case "list": .list
        case "choice":
            .choice(
                element.children(named: "choice").map { choice in
                    Parameter.Choice(value: choice["value"] ?? "", title: words(of: choice))
                })
        default: .text
        }
    }

    mutating func readOptions() {
        for element in draft.entries(of: "options") {
            guard let id = element["id"] else { continue }
            var option = Option(id: id, summary: words(of: element))
            option.defaultValue = sourced("default", of: element, in: .option)
            option.location = location(element)
            draft.set.options.append(option)
        }
    }

    mutating func readValues() {
        for element in draft.entries(of: "values") {
            let index = draft.set.derivedValues.count
            guard let name = element["name"],
                let expression = sourced("expression", of: element, in: .value(index))
            else { continue }
            draft.set.derivedValues.append(
                DerivedValue(name: name, expression: expression, location: location(element)))
        }
    }

    mutating func readFiles() {
        for element in draft.entries(of: "files") {
            guard let id = element["id"] else { continue }
            let place = ManifestText.Surroundings.file(draft.set.files.count)
            var file = FileDeclaration(
                id: id, role: Role(element["role"] ?? ""), template: element["template"] ?? "",
                output: sourced("output", of: element, as: .template, in: place) ?? SourcedText(""),
                destination: element["target"].flatMap { .init(rawValue: $0) } ?? .source)
            file.alternativeOutput = sourced(
                "alternativeOutput", of: element, as: .template, in: place)
            file.condition = sourced("when", of: element)
            if let list = sourced("forEach", of: element) {
                file.repetition = .init(list: list, variable: element["as"] ?? "item")
            }
            file.scope = element["scope"].flatMap { Scope(rawValue: $0) } ?? .feature
            file.writesEmpty = element["writesEmpty"] == "true"
            file.isBelowProject = element["below"] == "project"
            file.keepsForm = element["form"] == "kept"
            file.location = location(element)
            draft.set.files.append(file)
        }
    }

    mutating func readFeaturePackage() {
        guard let element = draft.sections("featurePackage").first,
            let condition = sourced("when", of: element),
            let folder = sourced("folder", of: element, as: .template)
        else { return }
        let targets = element.children(named: "packageTarget").compactMap { target in
            target["suffix"].map { suffix in
                FeaturePackage.Target(
                    suffix: suffix,
                    dependencies: target.children(named: "packageDependency")
                        .compactMap { $0["suffix"] })
            }
        }
        draft.set.featurePackage = FeaturePackage(
            condition: condition, folder: folder, targets: targets)
    }
}
