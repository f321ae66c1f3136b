/// What the names of files say about what the files are for.
public enum RoleNames {
    /// The role that a file's name gives, such as `view-model`; `other` where it says nothing.
    /// - Parameters:
    ///   - name: the file's name with or without its extension.
    ///   - isTest: whether the file belongs to the tests.
    public static func role(ofFile name: String, isTest: Bool) -> String {
        RoleReader.roleFromName(SourceFile.base(of: name), isTest: isTest).role
    }

    /// Roles that make a file the sign of a screen of its own.
    public static let screenRoles: Set<String> = RoleTable.screenRoles

    /// Whether a source's name says that it shows something by itself.
    public static func namesScreen(_ name: String) -> Bool {
        screenRoles.contains(role(ofFile: name, isTest: false))
    }

    /// Whether a name ends as names of a role do: `Login` doesn't, `LoginView` does.
    public static func endsInRole(_ name: String) -> Bool {
        stem(of: name) != nil
    }

    /// What stands before the role that a name ends with: `Login` of `LoginView`; nil where nothing does.
    public static func stem(of name: String) -> String? {
        RoleTable.entry(of: name).flatMap { entry in
            entry.suffix == name ? nil : String(name.dropLast(entry.suffix.count))
        }
    }

    /// Whether a name is the name of one role, such as `ViewModel`; `CellViewModel` isn't.
    public static func isRole(_ name: String) -> Bool { RoleTable.entry(of: name)?.suffix == name }

    /// Words that stand before the name of what a test double replaces.
    public static let doublePrefixes: [String] = RoleTable.mockPrefixes

    /// Whether a folder holds one kind of file inside a feature, such as `View` or `Presenter`.
    public static func isPartFolder(_ name: String) -> Bool { FolderNames.isPart(name) }

    /// Whether a folder holds what screens are made of, such as `Components` or `Cells`.
    public static func isComponentFolder(_ name: String) -> Bool {
        FolderNames.components.contains(name.lowercased())
    }

    /// Whether a folder holds a part of a module whatever that is about, such as `Sources`, `Interface` or `Scenes`.
    public static func isContainer(_ name: String) -> Bool {
        let lower = name.lowercased()
        return FolderNames.containers.contains(lower) || FolderNames.featureRoots.contains(lower)
            || ["interface", "interfaces", "implement", "implementation", "implementations"]
                .contains(lower)
    }
}
