import FileTree

extension Receipt {
    /// The folder of the package that the feature has for itself; nil where it has none.
    var packageFolder: RelativePath? {
        files.first { $0.isOwn && ProtectedPlace.holding($0.path) == .packageManifest }?.path.parent
    }

    /// The folders that the feature has for itself, and in which every file is its own.
    var ownFolders: [RelativePath] {
        var folders = [packageFolder].compactMap(\.self) + foldersOfItsName
        guard let surroundings else { return folders }
        if surroundings.ownsSourceFolder { folders.append(surroundings.sourceFolder) }
        if surroundings.ownsTestFolder { folders.append(surroundings.testFolder) }
        return folders
    }

    /// The folders that the generation made and that bear the feature's name: a module's, or a folder `2_Profile`.
    private var foldersOfItsName: [RelativePath] {
        let forms = FeatureNameForms(old: feature, new: "")
        return folders.filter { forms.areHeld(in: $0.name) }
    }
}
