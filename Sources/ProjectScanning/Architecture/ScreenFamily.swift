import FileTree

/// The files of one screen: those of a feature that share its stem.
struct ScreenFamily: Sendable {
    var stem: String
    var files: [SourceFile]

    /// Roles that occur, apart from `other`.
    var roles: Set<String> { Set(files.map(\.role)) }

    /// The families of a feature; files that share no screen's stem join none.
    static func families(of feature: FoundFeature) -> [ScreenFamily] {
        let screens = Set(feature.files.filter(\.isScreen).map(\.stem))
        guard !screens.isEmpty else { return [] }
        var files: [String: [SourceFile]] = [:]
        for file in feature.files where screens.contains(file.stem) {
            files[file.stem, default: []].append(file)
        }
        // Evidence is looked for in the screen's own files before its rows and models.
        return files.map { stem, files in
            ScreenFamily(
                stem: stem, files: files.filter(\.isScreen) + files.filter { !$0.isScreen })
        }
        .sorted { $0.stem < $1.stem }
    }

    /// The first file of a role with its first declaration's line.
    func place(ofRole role: String) -> SignalPlace? {
        guard let file = files.first(where: { $0.role == role }) else { return nil }
        let declaration = file.outline.declarations.first
        return SignalPlace(path: file.path, line: declaration?.line ?? 1, weight: 1)
    }

    /// The first import of one of some modules.
    func place(ofImport modules: Set<String>) -> SignalPlace? {
        for file in files {
            if let found = file.outline.imports.first(where: { modules.contains($0.module) }) {
                return SignalPlace(path: file.path, line: found.line, weight: 1)
            }
        }
        return nil
    }

    /// The first declaration that fits.
    func place(
        of fits: (FileOutline.Declaration, SourceFile) -> Bool
    ) -> SignalPlace? {
        for file in files {
            for declaration in file.outline.declarations where fits(declaration, file) {
                return SignalPlace(path: file.path, line: declaration.line, weight: 1)
            }
        }
        return nil
    }
}

/// Where a signal was found.
struct SignalPlace: Sendable {
    var path: RelativePath
    var line: Int
    /// A factor on the signal's own weight.
    var weight: Double
}
