import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Puts a learned set together.
struct SetAssembly {
    let family: Family
    let choices: [RoleChoice.Choice]
    let content: FamilyContent
    /// The group of the one feature that is the pattern with all that it has; nil for other patterns.
    let group: String?
    /// How the project writes days in headers.
    let dayPattern: String?

    func style(base: TemplateSet) -> LearnedStyle {
        var set = TemplateSet(
            id: base.id, version: base.version, origin: .learned, title: base.title,
            summary: base.summary)
        var report = LearningReport(
            siblings: family.siblings.map { .init(name: $0.stem, folder: $0.folder) }, files: [],
            leftOut: Omissions(content: content).all)
        let outputs = OutputPath(ownFolder: family.ownFolder, group: group)
        let ids = RoleIDs(choices.map(\.role.pattern))
        var taken: Set<String> = []
        for (index, (choice, learned)) in zip(choices, content.roles).enumerated() {
            guard let learned, let exemplar = choice.role.files[learned.exemplar.sibling],
                let source = Self.source(learned)
            else { continue }
            let id = ids[index]
            let output = outputs.template(of: choice.role.pattern)
            // `OrdersCell` and `OrderCell` are one path for a name that is its own singular.
            let same = output.replacing("|singularize", with: "").replacing("|pluralize", with: "")
            guard taken.insert(same).inserted || !choice.isOptional else { continue }
            let role = RoleNames.role(ofFile: exemplar.path.name, isTest: exemplar.isTest)
            var file = FileDeclaration(
                id: id, role: Role(role), template: id + (learned.isCopied ? ".copy" : ".stencil"),
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
            set.sources[file.template] = source
            report.files.append(
                .init(
                    id: id, output: output, support: choice.role.support, exemplar: exemplar.path,
                    option: choice.isOptional ? id : nil))
        }
        set.siblings = family.siblings.map(\.stem)
        set.nextSteps = LearnedSteps.all
        set.parameters = HeaderParameters(dayPattern: dayPattern).parameters(usedBy: set.sources)
        set.roles = Set(set.files.map(\.role)).sorted().map { RoleDeclaration(role: $0) }
        return LearnedStyle(set: set, report: report)
    }

    private static func source(_ role: FamilyContent.Role) -> SetSource? {
        let bytes: [UInt8]
        switch role.content {
        case .code(let node):
            // Where the first declaration or the header was left out, the space behind it goes, too.
            let text = TemplateText.template(CodeWriter.pieces(of: node))
            bytes = Array(text.utf8.drop { [0x0A, 0x0D].contains($0) })
        case .text(let pieces): bytes = Array(TemplateText.template(pieces).utf8)
        case .bytes(let same): bytes = same
        case .nothing: return nil
        }
        return SetSource(
            bytes: bytes, isExecutable: false, displayPath: role.exemplar.path.string)
    }
}
