extension CountedHabit {
    /// The access level of the features' own screens.
    ///
    /// Only what others need of a feature tells: its view, view controller or reducer.
    static let accessLevel = CountedHabit(name: .accessLevel, agreement: 0.5) { material in
        var tally = HabitTally()
        let doors: Set<String> = ["view", "view-controller", "reducer"]
        for feature in material.features {
            for file in feature.files
            where file.stem == feature.name && doors.contains(file.role) && file.isScreen {
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
