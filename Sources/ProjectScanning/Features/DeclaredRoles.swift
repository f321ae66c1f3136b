/// What the types of a project are by what they inherit and carry, whatever their files are called.
public struct DeclaredRoles: Sendable {
    private let types: TypeTable

    /// Reads what the project's types inherit.
    public init(_ facts: ProjectFacts) { types = TypeTable(facts.files) }

    /// The role that a type has by itself: `view` for a SwiftUI view, `view-model` for a class that views observe,
    /// nil where only its name tells.
    public func role(of declaration: FileOutline.Declaration) -> String? {
        if types.isSwiftUIView(declaration) { return "view" }
        let isObserved =
            types.isObservable(declaration) || types.isObservableObject(declaration)
        return isObserved ? "view-model" : nil
    }
}
