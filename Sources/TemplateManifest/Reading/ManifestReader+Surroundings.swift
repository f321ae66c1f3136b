import Diagnostics
import XMLDocuments

/// What is around a feature's files: integration points, layers, parts, checklist, steps, examples.
extension ManifestReader {
    mutating func readIntegrationPoints() {
        for element in draft.entries(of: "integrationPoints") {
            guard let kind = element["kind"] else { continue }
            var point = IntegrationDeclaration(kind: kind, addition: sourcedCode(of: element))
            point.condition = sourced("when", of: element)
            point.location = location(element)
            draft.set.integrationPoints.append(point)
        }
    }

    mutating func readSiblings() {
        guard let section = draft.sections("siblings").first else { return }
        draft.set.siblings = section.children.compactMap { $0["name"] }
        draft.set.siblingGroup = .init(asked: section["asked"], path: section["group"])
    }

    mutating func readLayers() {
        for element in draft.entries(of: "layers") {
            if element.name == "outside" {
                draft.set.layering.outside = places(in: element)
                continue
            }
            guard let id = element["id"] else { continue }
            var layer = Layer(id: id, places: places(in: element))
            layer.allowedImports = element.children(named: "mayImport").compactMap { $0["module"] }
            layer.forbiddenImports = element.children(named: "mayNotImport")
                .compactMap { $0["module"] }
            layer.forbiddenTypes = element.children(named: "mayNotName").compactMap { child in
                guard let name = child["type"], let module = child["module"] else { return nil }
                return .init(name: name, module: module)
            }
            layer.allowedLayers = element.children(named: "mayUse").compactMap { $0["layer"] }
            layer.location = location(element)
            draft.set.layering.layers.append(layer)
        }
    }

    private func places(in element: XMLElement) -> LayerPlaces {
        func texts(_ name: String) -> [String] {
            element.children(named: name).map { words(of: $0) }
        }
        return LayerPlaces(
            paths: texts("path"), usualPaths: texts("usualPath"), targetNames: texts("targetName"),
            fileNames: texts("fileName"), fileRoles: texts("fileRole"))
    }

    mutating func readParts() {
        for element in draft.entries(of: "parts") {
            guard let id = element["id"] else { continue }
            var part = Part(
                id: id, summary: words(of: element.firstChild("summary")),
                files: element.children(named: "partFile").compactMap { $0["file"] })
            part.optionsOff = element.children(named: "without").compactMap { $0["option"] }
            for step in element.children(named: "step") {
                part.nextSteps.append(nextStep(step))
            }
            part.location = location(element)
            draft.set.parts.append(part)
        }
    }

    mutating func readChecklist() {
        for element in draft.entries(of: "checklist") {
            guard let text = element.firstChild("text") else { continue }
            var item = ChecklistItem(
                text: sourcedSentence(of: text, in: .checklist),
                files: element.children(named: "itemFile").compactMap { $0["file"] },
                edits: element.children(named: "itemEdit").compactMap { $0["kind"] })
            item.condition = sourced("when", of: element)
            item.location = location(element)
            draft.set.checklist.append(item)
        }
    }

    mutating func readNotes() { draft.set.notes = sentences(of: "notes") }

    mutating func readNextSteps() { draft.set.nextSteps = sentences(of: "nextSteps") }

    private mutating func sentences(of section: String) -> [NextStep] {
        draft.entries(of: section).map { element in
            nextStep(element)
        }
    }

    private mutating func nextStep(_ element: XMLElement) -> NextStep {
        let text = sourcedSentence(of: element)
        return NextStep(
            text: text, condition: sourced("when", of: element), location: location(element))
    }

    mutating func readExamples() {
        for element in draft.entries(of: "examples") {
            guard let name = element["name"] else { continue }
            var example = Example(
                name: name, feature: element["feature"] ?? "", golden: element["golden"] ?? "")
            example.options = element.children(named: "with").compactMap { $0["option"] }
            example.optionsOff = element.children(named: "without").compactMap { $0["option"] }
            for given in element.children(named: "given") {
                if let name = given["name"] { example.values[name] = given["value"] ?? "" }
            }
            example.location = location(element)
            draft.set.examples.append(example)
        }
    }
}
