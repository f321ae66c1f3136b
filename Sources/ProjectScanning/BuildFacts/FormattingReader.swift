import Diagnostics
import FileTree
import ProjectFormats

/// Reads what a project's configuration files say about formatting.
///
/// Their order of rank is that of `FormattingSource.ranked`, then `IDETemplateMacros.plist` for the
/// header, then what the Xcode project or its generator states.
struct FormattingReader {
    let index: ProjectFileIndex
    let projects: DescribedProjects
    let surroundings: ProjectSurroundings?

    /// Reads the files; those that can't be read are named in `diagnostics`, as warnings.
    func read(diagnostics: inout [Diagnostic]) -> StatedFormatting {
        var findings: [Diagnostic] = []
        var stated = statedByFiles(diagnostics: &findings)
        var macros = FormattingConfiguration()
        if let found = header(diagnostics: &findings) {
            macros.header = found.header
            macros.comes(from: found.path)
        }
        stated.fill(from: macros)
        for entry in projects.ranked {
            var own = FormattingConfiguration(entry.project.indentation)
            own.comes(from: entry.path.string)
            stated.fill(from: own)
        }
        diagnostics += findings.map { finding in
            var finding = finding
            finding.severity = .warning
            return finding
        }
        return Self.facts(stated)
    }

    /// What files at and above the project's code say, up to the top of the repository.
    private func statedByFiles(
        diagnostics: inout [Diagnostic]
    ) -> FormattingConfiguration {
        guard let surroundings else {
            return .forFile(representative(), diagnostics: &diagnostics, read: index.read)
        }
        let project = surroundings.project.string
        let file = FolderPath.join(project, representative())
        return .forFile(
            file, diagnostics: &diagnostics, shown: { Self.shown($0, from: project) },
            read: { path in
                if FolderPath.isInside(path, project) {
                    return index.read(FolderPath.below(project, path))
                }
                return (try? RelativePath(validating: path)).flatMap(surroundings.read)
            })
    }

    /// A path of the repository as seen from the project.
    private static func shown(_ path: String, from project: String) -> String {
        if FolderPath.isInside(path, project) { return FolderPath.below(project, path) }
        var ups = 0
        var folder = project
        while !FolderPath.isInside(path, folder), let outer = FolderPath.parent(folder) {
            folder = outer
            ups += 1
        }
        return String(repeating: "../", count: ups) + FolderPath.below(folder, path)
    }

    /// A file in the folder that holds most of the project's code: what applies there applies to
    /// a new feature. It need not exist.
    private func representative() -> String {
        let folders = projects.targets.filter { !$0.isTest }.flatMap { target in
            target.folders.map(\.string) + Set(target.listedFiles.compactMap(\.parent?.string))
        }
        let largest = folders.max { left, right in
            let (a, b) = (index.swiftFileCount(below: left), index.swiftFileCount(below: right))
            return a != b ? a < b : left > right
        }
        return FolderPath.join(largest ?? "", "Feature.swift")
    }

    /// Xcode looks for the macros in the project, the workspace and the user's folder; teams that
    /// generate their project keep the file elsewhere and copy it.
    private func header(diagnostics: inout [Diagnostic])
        -> (header: FormattingConfiguration.Header, path: String)?
    {
        let candidates = index.files.filter {
            $0.isNamed("IDETemplateMacros.plist")
                && SourceSelection.reason(folder: $0.parent?.string ?? "") == nil
        }
        let organization = projects.ranked.lazy.compactMap(\.project.organization).first
        let nearest = candidates.sorted {
            ($0.components.count, $0.string) < ($1.components.count, $1.string)
        }
        for path in nearest {
            guard let bytes = index.read(path.string) else { continue }
            do throws(Failure) {
                let macros = try IDETemplateMacros(parsing: bytes, path: path.string)
                if let header = macros.header(organization: organization) {
                    return (header, path.string)
                }
            } catch {
                diagnostics += error.diagnostics
            }
        }
        return nil
    }

    private static func facts(_ stated: FormattingConfiguration)
        -> StatedFormatting
    {
        var result = StatedFormatting()
        result.indentation = indentation(stated)
        switch stated.lineEnding {
        case .lf: result.lineEnding = .lf
        case .crlf: result.lineEnding = .crlf
        case .cr, nil: break
        }
        if case .limit(let columns) = stated.lineLength { result.lineLength = columns }
        if case .template(let text) = stated.header {
            // Xcode and SwiftFormat write the date in the short form of the user's region.
            let dateFormat = text.contains("{{ date }}") ? "M/d/yy" : nil
            result.fileHeader = FileHeader(template: text, dateFormat: dateFormat)
        }
        result.forbidsHeader = stated.header == FormattingConfiguration.Header.none
        addHabits(stated, to: &result)
        return result
    }

    private static func addHabits(
        _ stated: FormattingConfiguration, to result: inout StatedFormatting
    ) {
        let names: [(FormattingConfiguration.Setting, HabitName)] = [
            (.indentation, .indentation), (.lineEnding, .lineEnding), (.header, .fileHeader),
            (.trailingComma, .trailingComma),
            (.blankLineAfterTypeBrace, .blankLineAfterTypeBrace), (.importOrder, .importOrder),
            (.testableImports, .testableImports), (.finalClasses, .finalClasses),
        ]
        for (setting, name) in names { result.sources[name] = stated.sources[setting] }
        let values: [(HabitName, HabitReading.Value?)] = [
            (.indentation, result.indentation.map { .text($0.summary) }),
            (.lineEnding, result.lineEnding.map { .text($0.rawValue) }),
            (.trailingComma, stated.trailingComma.map { .flag($0) }),
            (.blankLineAfterTypeBrace, stated.blankLineAfterTypeBrace.map { .flag($0) }),
            (.importOrder, stated.importOrder.map { .text($0.rawValue) }),
            (.testableImports, stated.testableImports.map { .text($0.rawValue) }),
            (.finalClasses, stated.finalClasses.map { .flag($0) }),
        ]
        for (name, value) in values { result.habits[name] = value }
    }

    /// nil where only spaces without a width are stated: then the code tells.
    private static func indentation(_ stated: FormattingConfiguration)
        -> Indentation?
    {
        if stated.indentStyle == .tabs {
            return Indentation(style: .tabs, width: stated.tabWidth ?? stated.indentWidth ?? 4)
        }
        return stated.indentWidth.map { Indentation(style: .spaces, width: $0) }
    }
}
