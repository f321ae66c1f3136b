import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Renders a set's files for one feature.
struct FileRendering {
    /// The set.
    let set: TemplateSet
    /// What the scan learned.
    let facts: ProjectFacts
    /// The target.
    let choice: TargetChoice
    /// The folders.
    let placement: FeaturePlacement
    /// What templates see.
    let context: [String: TemplateValue]
    /// Dates and author.
    let recorded: RecordedInputs
    /// Paths that an earlier generation of the same feature wrote.
    let ownPaths: Set<RelativePath>
    /// The pieces that features share, as the project has them.
    let sharedPieces: [Role: SharedPiece]
    /// The shared files that earlier generations made, by their paths.
    let sharedFiles: [RelativePath: Receipt.File]
    /// The part that is rendered; nil for a whole feature.
    var part: PartRendering?
    /// The folders of a project that keeps its layers apart; nil where each feature holds its own layers.
    var layerFolders: LayerFolders?

    /// Renders every file whose condition holds.
    /// - Throws: `Failure` with exit code 65 at the place in the manifest or template.
    func render() throws(Failure) -> [FileDraft] {
        let environment = Environment(loader: SetLoader(set: set), trim: .smart)
        var drafts: [FileDraft] = []
        var findings: [Diagnostic] = []
        for declaration in part?.declarations ?? set.files.filter({ $0.scope != .part }) {
            do {
                drafts += try render(declaration, environment: environment)
            } catch {
                guard error.exitCode == .invalidInput else { throw error }
                findings += error.diagnostics
            }
        }
        if !findings.isEmpty { throw Failure(.invalidInput, findings) }
        return drafts
    }

    /// The manifest of a feature's own package.
    /// - Throws: `Failure` with exit code 65 where its path is too long.
    func manifest(of form: PackageForm) throws(Failure) -> FileDraft {
        let path: RelativePath
        do { path = try form.folder.appending("Package.swift") } catch {
            throw Failure(.invalidInput, [error.diagnostic()])
        }
        let writer = PackageManifestWriter(
            form: form, leastTarget: set.requirements.deploymentTarget,
            hasTests: context["options"]?.member("tests") != .boolean(false))
        var house = HouseStyle(facts: facts, choice: choice, recorded: recorded)
        // SwiftPM wants the tools version in the first line.
        house.hasHeader = false
        let declaration = FileDeclaration(
            id: PackageManifestWriter.id, role: Role(PackageManifestWriter.id), template: "",
            output: SourcedText(path.string), destination: .project)
        var draft = FileDraft(
            declaration: declaration, id: declaration.id, path: path,
            bytes: house.apply(to: Array(writer.text.utf8), file: path), isExecutable: false,
            outline: nil)
        draft.isPackageManifest = true
        return draft
    }

    private func render(
        _ declaration: FileDeclaration, environment: Environment
    ) throws(Failure) -> [FileDraft] {
        if declaration.destination == .tests, context["options"]?.member("tests") == .boolean(false)
        {
            return []
        }
        if let condition = declaration.condition,
            try !ManifestExpression.isTrue(condition, in: context)
        {
            return []
        }
        guard let repetition = declaration.repetition else {
            // A shared file is the project's, whoever asks for it.
            let ending = declaration.scope == .project ? "" : part.map { "/\($0.name)" } ?? ""
            let id = declaration.id + ending
            return try draft(declaration, id: id, context: context, environment)
                .map { [$0] } ?? []
        }
        let list = try ManifestExpression.value(repetition.list, in: context)
        guard case .array(let elements) = list else {
            throw Failure(
                .invalidInput, id: "manifest.not-a-list", "'\(repetition.list.text)' isn't a list",
                at: repetition.list.location, fix: "repeat over a parameter of type 'list'")
        }
        var drafts: [FileDraft] = []
        for element in elements {
            var inner = context
            inner[repetition.variable] = element
            let id = "\(declaration.id)/\(ParameterValue.text(element))"
            if let draft = try draft(declaration, id: id, context: inner, environment) {
                drafts.append(draft)
            }
        }
        return drafts
    }

    /// One file; nil where it would hold no text and the set doesn't want it then, or where the project
    /// has the shared piece already.
    private func draft(
        _ declaration: FileDeclaration, id: String, context: [String: TemplateValue],
        _ environment: Environment
    ) throws(Failure) -> FileDraft? {
        let piece = sharedPieces[declaration.role]
        if declaration.scope == .project, let piece {
            if let place = piece.place { return shared(declaration, id: id, path: place.path) }
            if piece.isFeaturesOwn {
                return try draft(declaration.asFeaturesOwn(), id: id, context: context, environment)
            }
        }
        let path = try outputPath(of: declaration, context: context)
        if declaration.scope == .project, isInProject(declaration, path: path) {
            return shared(declaration, id: id, path: path)
        }
        guard let source = set.sources[declaration.template] else {
            throw Failure(
                .invalidInput, id: "manifest.no-template",
                "the set has no template '\(declaration.template)'", at: declaration.location)
        }
        guard declaration.template.hasSuffix(".stencil") else {
            return FileDraft(
                declaration: declaration, id: id, path: path, bytes: source.bytes,
                isExecutable: source.isExecutable, outline: nil)
        }
        guard String(utf8: source.bytes) != nil else {
            throw Failure(
                .invalidInput, id: "template.not-utf8", "the template isn't UTF-8 text",
                at: SourceLocation(path: source.displayPath),
                fix: "save it as UTF-8, or drop '.stencil' from its name to copy it byte for byte")
        }
        var inner = context
        inner["file"] = .dictionary(["name": .string(path.name), "path": .string(path.string)])
        let rendered = try Failure.rendering(at: SourceLocation(path: source.displayPath)) {
            try Template(source.bytes, name: source.displayPath, environment: environment)
                .render(inner)
        }
        let isBlank = rendered.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        if isBlank {
            guard declaration.writesEmpty else { return nil }
            return FileDraft(
                declaration: declaration, id: id, path: path, bytes: [],
                isExecutable: source.isExecutable, outline: nil)
        }
        let style = HouseStyle(facts: facts, choice: choice, recorded: recorded)
        let bytes = declaration.keepsForm ? rendered : style.apply(to: rendered, file: path)
        let isSwift = path.fileExtension == "swift"
        return FileDraft(
            declaration: declaration, id: id, path: path, bytes: bytes,
            isExecutable: source.isExecutable,
            outline: isSwift ? OutlineScanner.scan(bytes).outline : nil)
    }

    /// A shared file that an earlier generation made, as it was made then; nil for what the project's own
    /// people wrote.
    private func shared(
        _ declaration: FileDeclaration, id: String, path: RelativePath
    ) -> FileDraft? {
        guard let earlier = sharedFiles[path] else { return nil }
        var draft = FileDraft(
            declaration: declaration, id: id, path: path, bytes: earlier.base.bytes,
            isExecutable: earlier.isExecutable, outline: nil)
        draft.isSharedAlready = true
        return draft
    }

    /// The output's path; the alternative one where another file of the target has the basename already,
    /// or where the feature shares its folder with others.
    private func outputPath(
        of declaration: FileDeclaration, context: [String: TemplateValue]
    ) throws(Failure) -> RelativePath {
        let isTest = declaration.destination == .tests
        let path = try path(of: declaration.output, declaration, context)
        guard let alternative = declaration.alternativeOutput else { return path }
        let ownsFolder = isTest ? placement.ownsTestFolder : placement.ownsSourceFolder
        let key = FoldedName(path.name)
        let target = isTest ? choice.testTarget : choice.target
        let isTaken = facts.files.contains { file in
            let isThere = target.map { $0.holds(file.path) } ?? (file.isTest == isTest)
            return isThere && file.path != path && !ownPaths.contains(file.path)
                && FoldedName(file.path.name) == key
        }
        let other = try self.path(of: alternative, declaration, context)
        // What an earlier generation chose stays, whatever became of the file that was in the way.
        if ownPaths.contains(other), !ownPaths.contains(path) { return other }
        return isTaken || !ownsFolder ? other : path
    }

    private func path(
        of text: SourcedText, _ declaration: FileDeclaration, _ context: [String: TemplateValue]
    ) throws(Failure) -> RelativePath {
        let output = try ManifestExpression.text(text, in: context)
        do throws(PathRefusal) {
            let path = try RelativePath(validating: output)
            if declaration.isBelowProject { return path }
            if let part, [.source, .tests].contains(declaration.destination) {
                let isTest = declaration.destination == .tests
                return try part.folders.path(
                    of: path, role: declaration.role, isTest: isTest,
                    below: isTest ? placement.testFolder : placement.sourceFolder)
            }
            if let folder = layerFolder(of: declaration, path: path) {
                return try folder.appending(path.name)
            }
            switch declaration.destination {
            case .source: return try placement.sourceFolder.appending(path)
            case .tests: return try placement.testFolder.appending(path)
            case .project: return path
            case .module: return try placement.moduleFolder?.appending(path) ?? path
            }
        } catch {
            throw Failure(.invalidInput, [error.diagnostic(at: text.location)])
        }
    }

    /// The folder of the project's own layers that a file goes into; nil where the set's output stands.
    private func layerFolder(
        of declaration: FileDeclaration, path: RelativePath
    ) -> RelativePath? {
        guard let layerFolders else { return nil }
        if declaration.destination == .tests { return testFolder(of: declaration) }
        guard let declared = path.parent else { return nil }
        let feature = TemplateContext.text("feature", in: context)
        switch declaration.destination {
        case .source:
            let screens = placement.ownsSourceFolder ? placement.sourceFolder : nil
            return layerFolders.folder(
                of: declaration.role, declared: declared, feature: feature, screens: screens)
        case .module:
            return layerFolders.folder(
                of: declaration.role, declared: declared, feature: nil, screens: nil)
        case .tests, .project: return nil
        }
    }

    /// The folder of a test in a project whose tests follow its layers: by the place of the code under test.
    private func testFolder(of declaration: FileDeclaration) -> RelativePath? {
        guard let role = set.roles.first(where: { $0.role == declaration.role }),
            role.suffix == "Tests",
            let subject = set.files.first(where: {
                $0.role == role.base && $0.destination == .source
            }),
            let module = placement.moduleFolder,
            let code = try? path(of: subject.output, subject, context).parent,
            code.hasPrefix(module)
        else { return nil }
        return LayerTestFolders(facts: facts, choice: choice)
            .folder(following: Array(code.components.dropFirst(module.components.count)))
    }

    /// The folders of the outputs below a feature's folder, by role.
    static func outputFolders(
        of set: TemplateSet, in context: [String: TemplateValue]
    ) -> [Role: RelativePath] {
        var folders: [Role: RelativePath] = [:]
        for file in set.files where file.destination == .source {
            // What can't be rendered is reported when the file itself is.
            let output = try? ManifestExpression.text(file.output, in: context)
            let path = output.flatMap { try? RelativePath(validating: $0) }
            if let folder = path?.parent { folders[file.role] = folder }
        }
        return folders
    }

    /// Whether the project has a shared piece already: its file, or a type of its role's name.
    private func isInProject(_ declaration: FileDeclaration, path: RelativePath) -> Bool {
        if ownPaths.contains(path) { return false }
        let name = context["names"]?.member(declaration.role.memberName)
        return facts.files.contains { file in
            file.path == path
                || file.outline.declarations.contains { declared in
                    declared.depth == 0 && declared.kind != "extension"
                        && name == .string(declared.name)
                }
        }
    }
}

extension FileDeclaration {
    /// The declaration of a shared piece that the feature gets for itself.
    fileprivate func asFeaturesOwn() -> FileDeclaration {
        var own = self
        own.scope = .feature
        own.destination = .source
        if let alternativeOutput { own.output = alternativeOutput }
        own.alternativeOutput = nil
        return own
    }
}

/// Finds the templates that a template includes: those of its own set.
struct SetLoader: TemplateLoader {
    private let sources: [String: SetSource]

    init(set: TemplateSet) { sources = set.sources }

    func template(named name: String) throws -> TemplateSource? {
        sources[name].map { TemplateSource(bytes: $0.bytes, path: $0.displayPath) }
    }

    var templateNames: [String] {
        sources.keys.filter { $0.hasSuffix(".stencil") }.sorted()
    }
}

/// A file's name as a case-insensitive file system and the compiler's object files compare it.
struct FoldedName: Hashable {
    private let key: String

    init(_ name: String) { key = (try? RelativePath(validating: name))?.foldedKey ?? name }
}

extension TemplateValue {
    /// The member of a dictionary; nil where there is none.
    func member(_ name: String) -> TemplateValue? {
        guard case .dictionary(let members) = self else { return nil }
        return members[name]
    }
}
