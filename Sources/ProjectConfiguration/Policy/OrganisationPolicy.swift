/// What an organisation allows its projects.
public struct OrganisationPolicy: Sendable, Hashable {
    /// The name of the file in a package.
    public static let fileName = "FormworkPolicy.xml"
}
