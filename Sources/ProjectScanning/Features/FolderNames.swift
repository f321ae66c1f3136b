/// What the names of folders say.
enum FolderNames {
    /// Names under which teams keep their features.
    static let featureRoots: Set<String> = [
        "features", "feature", "modules", "module", "scenes", "scene", "screens", "flows", "pages",
        "presentation", "userstories", "stories", "viewcontrollers", "views", "ui", "sections",
        "controllers", "tabs", "scenarios",
    ]

    /// Names of features' roots that can't be anything else: never taken into the folder above.
    static let unmistakableRoots: Set<String> = [
        "features", "feature", "modules", "module", "scenes", "screens", "flows", "pages",
        "scenarios",
    ]

    /// Folders for a kind of file: inside a feature they are a part of it, at the top they are a layer.
    static let parts: Set<String> = [
        "view", "views", "viewmodel", "viewmodels", "view models", "viewcontroller",
        "viewcontrollers", "view controllers", "controllers", "controller", "presenter",
        "presenters", "interactor", "interactors", "router", "routers", "wireframe", "builder",
        "builders", "model", "models", "entity", "entities", "component", "components", "subviews",
        "subview", "cells", "cell", "rows", "row", "helpers", "helper", "extensions", "protocols",
        "protocol", "services", "service", "domain", "data", "presentation", "ui", "screens",
        "coordinator", "coordinators", "navigation", "usecase", "usecases", "use cases",
        "repository", "repositories", "mapper", "mappers", "dto", "dtos", "remote", "local",
        "network", "networking", "store", "stores", "state", "states", "action", "actions",
        "reducer", "reducers", "resources", "utils", "utilities", "swiftuiviews",
        "supporting views",
        "adapter", "adapters", "factory", "factories", "types", "xib", "xibs", "nibs",
        "storyboards",
        "previews", "preview", "preview content", "fixtures", "mocks", "dependencies", "reactors",
        "viewreactors", "sections", "sheets", "modifiers", "styles", "buttons", "custom views",
    ]

    /// Folders that hold no feature, whatever stands in them.
    static let shared: Set<String> = [
        "common", "shared", "core", "base", "bases", "extensions", "extension", "utilities",
        "utility", "utils", "util", "helpers", "helper", "support", "supporting files", "resources",
        "resource", "designsystem", "design system", "uikit", "uicomponents", "ui components",
        "components", "component", "reusable", "theme", "themes", "styles", "style", "networking",
        "network", "api", "services", "service", "managers", "manager", "persistence", "database",
        "storage", "models", "model", "entities", "protocols", "library", "libraries", "foundation",
        "assets", "configuration", "config", "constants", "localization", "categories",
        "dependencyinjection", "di", "app delegate", "preview content", "previews", "mocks",
        "testing", "testsupport", "custom views", "customviews", "bindings", "modifiers", "views",
        "viewmodels", "application", "infrastructure", "lib", "libs", "global", "misc", "other",
        "domain", "data", "legacy",
    ]

    /// Folders that hold a project's sources as a whole.
    static let containers: Set<String> = ["sources", "source", "src", "app", "targets", "packages"]

    /// Folders for what screens are made of: a view in one is no screen.
    static let components: Set<String> = [
        "component", "components", "uicomponents", "ui components", "subview", "subviews",
        "reusable",
        "cell", "cells", "row", "rows", "button", "buttons", "custom views", "customviews",
        "supporting views",
    ]

    static func isPart(_ name: String) -> Bool { parts.contains(name.lowercased()) }

    /// Whether a folder holds one kind of a feature's files: `ViewModel`, or `CartViewModel` in `Cart`.
    static func isPart(_ name: String, of outer: String) -> Bool {
        isPart(name)
            || !outer.isEmpty && name.count > outer.count && name.hasPrefix(outer)
                && isPart(String(name.dropFirst(outer.count)))
    }

    static func isShared(_ name: String) -> Bool { shared.contains(name.lowercased()) }
    static func isFeatureRoot(_ name: String) -> Bool { featureRoots.contains(name.lowercased()) }
    static func isUnmistakableRoot(_ name: String) -> Bool {
        unmistakableRoots.contains(name.lowercased())
    }

    /// Whether a folder holds tests or what serves them.
    static func isTest(_ name: String) -> Bool {
        let lower = name.lowercased()
        return testNames.contains(lower) || name.hasSuffix("Tests") || name.hasSuffix("UITest")
            || name.hasSuffix("UnitTest") || name.hasSuffix("Specs") || lower.hasSuffix("_tests")
            || lower.hasSuffix("-tests") || name.hasSuffix("TestSupport")
            || name.hasSuffix("TestHelpers") || name.hasSuffix("TestUtils")
            || name.hasSuffix("TestingSupport") || name.hasSuffix("Testing")
    }

    private static let testNames: Set<String> = [
        "tests", "test", "spec", "specs", "testing", "unittests", "uitests", "unit tests",
        "testsupport", "testhelpers",
    ]
}
