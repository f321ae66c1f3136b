import Diagnostics

/// What an Xcode project says about its targets, read from `project.pbxproj`.
///
/// All paths are relative to the folder that holds the `.xcodeproj`, with `/`; they begin with
/// `..` where a file stands outside of it, and with `/` where the project names it absolutely.
public struct XcodeProject: Sendable {
    /// The property list as it stands, for edits.
    public let propertyList: PropertyList
    /// The format's version: 77 and later know synchronized folders.
    public let objectVersion: Int?
    /// The organisation that Xcode puts into file headers.
    public let organizationName: String?
    /// The version of Xcode that last checked the settings, such as `1640`.
    public let lastUpgradeCheck: String?
    /// The language that texts are written in.
    public let developmentRegion: String?
    /// The indentation of the main group, which new files inherit.
    public let indentation: XcodeIndentation
    /// The targets in the project's order.
    public let targets: [XcodeTarget]
    /// The project's own configurations, on which those of the targets build.
    public let configurations: [XcodeBuildConfiguration]
    /// Folders of Swift packages that the project refers to.
    public let localPackages: [String]

    /// Reads a project.
    /// - Parameters:
    ///   - bytes: the content of `project.pbxproj`.
    ///   - path: the file as people should read it, for diagnostics.
    /// - Throws: `Failure(.invalidInput)` where the text breaks the grammar of property lists or
    ///   holds no project.
    public init(parsing bytes: [UInt8], path: String) throws(Failure) {
        let list = try PropertyList(parsing: bytes, path: path)
        let objects = XcodeObjects(list)
        guard let project = objects.project else {
            throw Failure(
                .invalidInput, id: "xcode-project.root", "the file holds no project object",
                at: SourceLocation(path: path, line: 1, column: 1),
                fix: "open the project in Xcode and save it again")
        }
        let reader = XcodeProjectReader(objects: objects, project: project)
        let attributes = project["attributes"]
        propertyList = list
        objectVersion = list.root["objectVersion"]?.string.flatMap { Int($0) }
        organizationName = attributes?["ORGANIZATIONNAME"]?.string
        lastUpgradeCheck = attributes?["LastUpgradeCheck"]?.string
        developmentRegion = project["developmentRegion"]?.string
        indentation =
            objects.object(project["mainGroup"]).map(XcodeIndentation.init(group:))
            ?? XcodeIndentation()
        targets = reader.targets()
        configurations = reader.configurations(of: project)
        localPackages = reader.localPackages()
    }

    /// The target of a name, or nil.
    public func target(named name: String) -> XcodeTarget? {
        targets.first { $0.name == name }
    }

    /// The `.xcconfig` files that the configurations build on, sorted.
    public var baseConfigurations: [String] {
        let all = configurations + targets.flatMap(\.configurations)
        return Set(all.compactMap(\.baseConfiguration)).sorted()
    }
}
