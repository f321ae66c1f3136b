/// The endings of file and type names that say what a file is for.
///
/// Role names are those of the design's word list; more are added where an architecture has them.
enum RoleTable {
    /// An ending with its role.
    struct Entry: Sendable {
        let suffix: String
        let role: String

        init(_ suffix: String, _ role: String) {
            self.suffix = suffix
            self.role = role
        }
    }

    /// The endings, the longest first, so that `ViewModel` comes before `Model`.
    static let entries: [Entry] = [
        // What a screen shows.
        Entry("HostingController", "view-controller"), Entry("ViewController", "view-controller"),
        Entry("NavigationController", "view-controller"),
        Entry("TableViewController", "view-controller"), Entry("Controller", "view-controller"),
        Entry("VC", "view-controller"), Entry("RootView", "view"), Entry("View", "view"),
        Entry("Screen", "view"), Entry("Page", "view"), Entry("TableViewCell", "cell"),
        Entry("CollectionViewCell", "cell"), Entry("Cell", "cell"), Entry("Row", "cell"),
        // What drives it.
        Entry("ViewModel", "view-model"), Entry("ViewModelImpl", "view-model"),
        Entry("ViewModelProtocol", "view-model-protocol"), Entry("StateModel", "view-model"),
        Entry("ScreenModel", "view-model"), Entry("PageModel", "view-model"),
        Entry("VM", "view-model"), Entry("ViewReactor", "reactor"), Entry("Reactor", "reactor"),
        Entry("ViewState", "state"), Entry("State", "state"), Entry("ViewAction", "action"),
        Entry("ViewEvent", "event"), Entry("Presenter", "presenter"),
        Entry("PresenterProtocol", "presenter-protocol"), Entry("Interactor", "interactor"),
        Entry("InteractorProtocol", "interactor-protocol"), Entry("Reducer", "reducer"),
        Entry("Feature", "reducer"), Entry("Store", "store"), Entry("Actions", "action"),
        Entry("Action", "action"), Entry("DataFlow", "data-flow"),
        // How it is reached and put together.
        Entry("NavigationDestination", "route"), Entry("Destination", "route"),
        Entry("Routes", "route"), Entry("Route", "route"), Entry("FlowCoordinator", "coordinator"),
        Entry("Coordinator", "coordinator"), Entry("Navigator", "navigator"),
        Entry("Router", "router"), Entry("Wireframe", "router"), Entry("Builder", "builder"),
        Entry("Assembler", "builder"), Entry("Assembly", "builder"),
        Entry("Configurator", "builder"), Entry("Factory", "builder"),
        Entry("Component", "component"), Entry("Dependencies", "dependencies"),
        Entry("Dependency", "dependencies"), Entry("Protocols", "protocols"),
        Entry("Contract", "protocols"), Entry("Provider", "provider"),
        // What it works on.
        Entry("Models", "model"), Entry("Model", "model"), Entry("Entities", "model"),
        Entry("Entity", "model"), Entry("UseCases", "use-case"), Entry("UseCase", "use-case"),
        Entry("UseCaseProtocol", "use-case"), Entry("DTOs", "dto"), Entry("DTO", "dto"),
        Entry("Response", "dto"), Entry("Request", "dto"), Entry("Mapper", "mapper"),
        Entry("Mappers", "mapper"), Entry("Endpoint", "endpoint"), Entry("Endpoints", "endpoint"),
        Entry("API", "endpoint"), Entry("RepositoryProtocol", "repository-protocol"),
        Entry("RepositoryImpl", "repository"), Entry("Repository", "repository"),
        Entry("DataSource", "data-source"), Entry("Gateway", "repository"),
        Entry("ServiceProtocol", "service"), Entry("Service", "service"),
        Entry("Client", "client"), Entry("Fixtures", "fixtures"), Entry("Fixture", "fixtures"),
        // Tests.
        Entry("SnapshotTests", "snapshot-test"), Entry("UITests", "ui-test"),
        Entry("Tests", "test"), Entry("Test", "test"), Entry("Specs", "test"),
        Entry("Spec", "test"), Entry("Mocks", "mock"), Entry("Mock", "mock"), Entry("Stub", "mock"),
        Entry("Fake", "mock"), Entry("Spy", "mock"), Entry("Dummy", "mock"),
    ].sorted { ($0.suffix.utf8.count, $0.suffix) > ($1.suffix.utf8.count, $1.suffix) }

    /// Prefixes of test doubles.
    static let mockPrefixes = ["Mock", "Fake", "Stub", "Spy", "Dummy"]

    /// The entries by their last byte, so that a name is compared with few of them.
    private static let byLastByte: [[Entry]] = {
        var table = [[Entry]](repeating: [], count: 256)
        for entry in entries {
            if let last = entry.suffix.utf8.last { table[Int(last)].append(entry) }
        }
        return table
    }()

    /// The entry whose ending a name has.
    static func entry(of name: String) -> Entry? {
        guard let last = name.utf8.last else { return nil }
        return byLastByte[Int(last)].first { name.hasSuffix($0.suffix) }
    }

    /// Roles that make a file the sign of a screen of its own.
    static let screenRoles: Set<String> = [
        "view", "view-controller", "view-model", "presenter", "reducer", "reactor",
    ]
}
