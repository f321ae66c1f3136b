import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

extension PlanCheck {
    /// Names that shadow a type of Swift, Foundation or SwiftUI, or equal the module (trap 3): a warning
    /// that says what breaks, an error where the generated code itself would break.
    static let shadowedNames = PlanCheck { draft in
        var findings: [PlanFinding] = []
        let feature = draft.request.feature.description
        let types = draft.files.flatMap { $0.outline?.fileLevelTypes ?? [] }.map(\.name)
        for name in Set(types).sorted() {
            if name == draft.choice.module {
                let isHabit = draft.facts.modulesWithTypeOfTheirName > 1
                findings.append(
                    PlanFinding(.usage, moduleName(name, feature: feature, isHabit: isHabit)))
            } else if let framework = FrameworkTypes.framework(declaring: name) {
                let breaks = FrameworkUse(draft: draft).uses(name)
                findings.append(
                    PlanFinding(
                        .usage,
                        Diagnostic(
                            breaks ? .error : .warning, id: "name.shadows",
                            "'\(name)' would shadow \(framework)'s type of that name"
                                + (breaks
                                    ? ", which the generated code uses"
                                    : ": the module's other files would get the new type"),
                            fix: "choose another feature name, such as '\(feature)Overview'")))
            }
        }
        if findings.isEmpty, feature == draft.choice.module {
            findings.append(
                PlanFinding(
                    Diagnostic(
                        .warning, id: "name.like-module",
                        "'\(feature)' is the module's name; a type that you call so yourself would make the module's other types unreachable by '\(feature).Type'"
                    )))
        } else if findings.isEmpty, let framework = FrameworkTypes.framework(declaring: feature) {
            findings.append(
                PlanFinding(
                    Diagnostic(
                        .warning, id: "name.like-framework-type",
                        "'\(feature)' is the name of a type of \(framework); a type that you call so yourself would shadow it in the whole module"
                    )))
        }
        return findings
    }

    private static func moduleName(
        _ name: String, feature: String, isHabit: Bool
    ) -> Diagnostic {
        Diagnostic(
            isHabit ? .note : .error, id: "name.module",
            "a type '\(name)' in the module '\(name)' makes '\(name).Type' unreachable for every file that imports the module",
            fix: isHabit
                ? nil : "choose another feature name, such as '\(feature)Overview'")
    }
}

extension ProjectFacts {
    /// How many of the project's modules declare a type that is called like the module: such a team has
    /// made up its mind.
    fileprivate var modulesWithTypeOfTheirName: Int {
        targets.count { target in
            !target.isTest
                && files.contains { file in
                    file.outline.fileLevelTypes.contains { $0.name == target.module }
                        && target.holds(file.path)
                }
        }
    }
}

/// Tells whether generated code uses a framework's type of some name.
private struct FrameworkUse {
    let draft: PlanDraft

    /// Whether the code uses the framework's type: the code is rendered for another feature name as well,
    /// and what still says `name` then means the framework's type.
    func uses(_ name: String) -> Bool {
        guard let other = try? FeatureName.parse("Qzx").name else { return true }
        var request = draft.request
        request.feature = other
        let facts = draft.facts
        let naming = RoleNaming(
            feature: other, roles: draft.set.roles, habits: facts.habits,
            module: draft.choice.module, taken: [], shared: draft.sharedPieces,
            recorded: [:])
        var context = TemplateContext(
            feature: other, group: draft.placement.group, facts: facts, choice: draft.choice,
            naming: naming, sharedPieces: draft.sharedPieces, roles: draft.set.roles,
            recorded: request.recorded)
        for (key, value) in draft.context where context.values[key] == nil {
            context.set(key, value)
        }
        if draft.part != nil, let parent = draft.context[ManifestContext.parentName] {
            context.set(ManifestContext.parentName, parent)
        }
        // They were computed from the real name.
        for derived in draft.set.derivedValues {
            let value = try? ManifestExpression.value(derived.expression, in: context.values)
            context.set(derived.name, value ?? .null)
        }
        var rendering = FileRendering(
            set: draft.set, facts: facts, choice: draft.choice, placement: draft.placement,
            context: context.values, recorded: request.recorded, ownPaths: draft.ownPaths,
            sharedPieces: draft.sharedPieces, sharedFiles: [:])
        rendering.part = draft.part
        guard let files = try? rendering.render() else { return true }
        return files.contains { file in file.isSwift && Self.names(name, in: file.bytes) }
    }

    /// Whether a text holds a word.
    private static func names(_ word: String, in bytes: [UInt8]) -> Bool {
        let wanted = Array(word.utf8)
        func isPart(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
                || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        }
        guard bytes.count >= wanted.count else { return false }
        for start in 0...(bytes.count - wanted.count)
        where bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
        {
            let end = start + wanted.count
            if start > 0, isPart(bytes[start - 1]) { continue }
            if end < bytes.count, isPart(bytes[end]) { continue }
            return true
        }
        return false
    }
}
