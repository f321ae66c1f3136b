extension CountedHabit {
    /// The access level of the features' own screens.
    ///
    /// Only what others need of a feature tells: its view, view controller or reducer. A module's screens bear
    /// other names than the module: those count that something drives.
    static let accessLevel = CountedHabit(name: .accessLevel, agreement: 0.5) { material in
        var tally = HabitTally()
        let doors: Set<String> = ["view", "view-controller", "reducer"]
        for feature in material.features {
            let driven = feature.isModule ? feature.drivenStems : []
            for file in feature.files
            where
                (file.stem == feature.name || driven.contains(file.stem)
                || driven.contains(file.base)) && doors.contains(file.role) && file.isScreen
            {
                for declaration in file.outline.declarations
                where declaration.depth == 0 && isDoor(declaration, file, material.types) {
                    let modifiers = Set(declaration.modifiers)
                    let isPublic = modifiers.contains("public") || modifiers.contains("open")
                    tally.add(
                        isPublic
                            ? "public" : modifiers.contains("package") ? "package" : "internal",
                        file.path)
                }
            }
        }
        return tally
    }

    private static func isDoor(
        _ declaration: FileOutline.Declaration, _ file: SourceFile, _ types: TypeTable
    ) -> Bool {
        guard declaration.kind == "struct" || declaration.kind == "class" else { return false }
        guard types.isSwiftUIView(declaration) || declaration.kind == "class" else { return false }
        return declaration.name == file.base
            || FileTraits.screenEndings.contains(where: declaration.name.hasSuffix)
    }
}
