import TemplateLanguage

/// What templates and expressions of a set may name: the one list that the checks judge by and that
/// the generator fills.
public enum ManifestContext {
    /// The option that every set has without declaring it: whether files with `target="tests"` are
    /// generated.
    public static let testsOption = "tests"

    /// The members of `project`, which come from the scan.
    public static let projectMembers: [String: VariableShape] = [
        "name": .scalar, "kinds": .list(.scalar), "module": .scalar, "target": .scalar,
        "testTarget": .scalar, "testFramework": .scalar, "testModules": .list(.scalar),
        "swiftLanguageMode": .scalar,
        "defaultIsolation": .scalar, "upcomingFeatures": .list(.scalar),
        "deploymentTarget": .scalar, "localization": .scalar, "registers": .scalar,
        "isNewTarget": .scalar,
        "usesFinal": .scalar, "mainActor": .scalar, "dependencyStyle": .scalar,
        "dependencyModule": .scalar,
    ]

    /// The name under which a part's files see the feature that they are added to, and a whole feature's files
    /// the feature itself.
    public static let parentName = "parent"

    /// What `parent` holds: the feature's name, and the names of its types by role.
    private static func parent(of set: TemplateSet?) -> VariableShape {
        .object(["feature": .scalar, "names": .object(names(of: set))])
    }

    /// The words that expressions and tags give a meaning of their own.
    public static let languageWords: Set<String> = [
        "and", "or", "not", "in", "as", "if", "else", "elif", "endif", "for", "endfor", "true",
        "false", "nil", "none", "super", "self",
    ]

    /// The names that Formwork itself gives; parameters, values and loop variables can't take them.
    public static let reservedNames: Set<String> = Set(
        base(of: nil).keys + ["options", "file", "forloop", placesName])

    /// Everything that templates of a set may name, apart from `file` and loop variables.
    public static func shape(of set: TemplateSet) -> [String: VariableShape] {
        var result = shapeForParameters(of: set, before: set.parameters.count)
        for value in set.derivedValues { result[value.name] = .any }
        return result
    }

    /// What the template and the output of a file may name.
    ///
    /// `file` is known to templates alone: the output decides what it is.
    static func shape(of set: TemplateSet, file: FileDeclaration, isTemplate: Bool)
        -> [String: VariableShape]
    {
        var result = shape(of: set)
        if let repetition = file.repetition { result[repetition.variable] = .any }
        if isTemplate { result["file"] = .object(["name": .scalar, "path": .scalar]) }
        return result
    }

    /// What the items of a checklist may name: also the folders that the files go into.
    static func shapeForChecklist(of set: TemplateSet) -> [String: VariableShape] {
        shape(of: set).merging([placesName: .object(names(of: set))]) { $1 }
    }

    /// The name under which a checklist's items see the folder of each role's file, below the project's.
    public static let placesName = "places"

    /// What the default of an option may name: it is known before any parameter.
    static func shapeForOptions(of set: TemplateSet) -> [String: VariableShape] { base(of: set) }

    /// What default and condition of a parameter may name: options, and the parameters before it.
    static func shapeForParameters(of set: TemplateSet, before index: Int)
        -> [String: VariableShape]
    {
        var result = base(of: set)
        var options: [String: VariableShape] = [Role(testsOption).memberName: .scalar]
        for option in set.options { options[option.memberName] = .scalar }
        result["options"] = .object(options)
        for parameter in set.parameters.prefix(index) {
            result[parameter.memberName] = parameter.type == .list ? .list(.scalar) : .scalar
        }
        return result
    }

    /// What a computed value may name: all but itself; values are computed in the order of their uses.
    static func shape(of set: TemplateSet, value: DerivedValue) -> [String: VariableShape] {
        var result = shape(of: set)
        result[value.name] = nil
        return result
    }

    private static func names(of set: TemplateSet?) -> [String: VariableShape] {
        var names: [String: VariableShape] = [:]
        for role in set?.roles ?? [] { names[role.role.memberName] = .scalar }
        return names
    }

    /// What `shares` holds: the number of features that are counted, and the share of them that has a file of
    /// each role, in percent.
    private static func shares(of set: TemplateSet?) -> [String: VariableShape] {
        names(of: set).merging([countedFeatures: .scalar]) { $1 }
    }

    /// The member of `shares` that tells how many features are counted.
    public static let countedFeatures = "features"

    private static func base(of set: TemplateSet?) -> [String: VariableShape] {
        let points = Dictionary(
            uniqueKeysWithValues: IntegrationKind.allCases.map {
                ($0.memberName, VariableShape.scalar)
            })
        return [
            "feature": .scalar, "group": .scalar, "module": .scalar,
            "names": .object(names(of: set)), parentName: parent(of: set),
            "shared": .object(names(of: set)), "shares": .object(shares(of: set)),
            "project": .object(projectMembers), "access": .scalar, "isolation": .scalar,
            "date": .scalar, "year": .scalar, "author": .scalar, "points": .object(points),
            "pointNames": .object(points),
        ]
    }
}
