import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Puts a learned set together.
struct SetAssembly {
    let family: Family
    let read: (RelativePath) -> [UInt8]?

    func style(base: TemplateSet) -> LearnedStyle {
        var set = TemplateSet(
            id: base.id, version: base.version, origin: .learned, title: base.title,
            summary: base.summary)
        var report = LearningReport(
            siblings: family.siblings.map { .init(name: $0.stem, folder: $0.folder) }, files: [],
            leftOut: [])
        let outputs = OutputPath(ownFolder: family.ownFolder)
        var ids: Set<String> = []
        for choice in RoleChoice(family: family).choices {
            guard let (index, exemplar) = choice.role.files.min(by: { $0.key < $1.key }),
                let bytes = read(exemplar.path)
            else { continue }
            let id = Self.unique(Self.id(of: choice.role.pattern), &ids)
            let output = outputs.template(of: choice.role.pattern)
            let role = RoleNames.role(ofFile: exemplar.path.name, isTest: exemplar.isTest)
            var file = FileDeclaration(
                id: id, role: Role(role), template: id + ".stencil",
                output: SourcedText(output),
                destination: exemplar.isTest ? .tests : .source)
            file.isBelowProject = true
            file.keepsForm = true
            var conditions: [String] = []
            if choice.isOptional {
                let option = Option(id: id, summary: "a file like \(exemplar.path.name)")
                set.options.append(option)
                conditions.append("options.\(option.memberName)")
            }
            if !conditions.isEmpty {
                file.condition = SourcedText(conditions.joined(separator: " and "))
            }
            set.files.append(file)
            let text = TemplateText.template(
                StemSpellings(family.siblings[index].stem).pieces(
                    of: String(decoding: bytes, as: UTF8.self)))
            set.sources[file.template] = SetSource(
                bytes: Array(text.utf8), isExecutable: false,
                displayPath: "\(exemplar.path)")
            report.files.append(
                .init(
                    id: id, output: output, support: choice.role.support, exemplar: exemplar.path,
                    option: choice.isOptional ? id : nil))
        }
        set.roles = Set(set.files.map(\.role)).sorted().map { RoleDeclaration(role: $0) }
        return LearnedStyle(set: set, report: report)
    }

    /// An id from what remains of a file's name without the feature's.
    static func id(of pattern: PathPattern) -> String {
        guard case .component(let pieces)? = pattern.parts.last else { return "file" }
        let text = pieces.map { piece in
            if case .literal(let text) = piece { text } else { "-" }
        }.joined()
        let words = NameWords.split(text).map { $0.lowercased() }.filter { $0 != "swift" }
        let id = words.joined(separator: "-").filter { $0.isASCII }
        guard id.first?.isLetter == true else { return id.isEmpty ? "main" : "file-" + id }
        return id
    }

    static func unique(_ id: String, _ taken: inout Set<String>) -> String {
        var candidate = id
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(id)-\(number)"
            number += 1
        }
        return candidate
    }
}
