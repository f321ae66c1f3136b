/// What the types of a project inherit, so that a base class of the project's own hides nothing.
struct TypeTable: Sendable {
    private var inherited: [String: [String]] = [:]
    /// Attribute names that the project itself declares as macros or property wrappers.
    private var ownAttributes: Set<String> = []
    private var closures: [String: Set<String>] = [:]

    /// Reads the declarations of every file.
    init(_ files: [SourceFileFacts]) {
        for file in files {
            for declaration in file.outline.declarations {
                let name = Self.bareName(declaration.name)
                if !declaration.inheritance.isEmpty {
                    inherited[name, default: []] += declaration.inheritance.map(Self.bareName)
                }
                if declaration.kind == "macro" || declaration.attributes.contains("propertyWrapper")
                {
                    ownAttributes.insert(name)
                }
            }
        }
        for name in inherited.keys { closures[name] = closure(of: name) }
    }

    private func closure(of name: String) -> Set<String> {
        var seen: Set<String> = []
        var waiting = inherited[name] ?? []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            waiting += inherited[next] ?? []
        }
        return seen
    }

    /// A type's name without module, outer types and generic arguments.
    static func bareName(_ type: String) -> String {
        let bytes = type.utf8
        var start = bytes.startIndex
        var end = bytes.endIndex
        var index = start
        while index < end {
            switch bytes[index] {
            case Byte.less: end = index
            case Byte.space, Byte.dot: start = bytes.index(after: index)
            default: break
            }
            if index < end { index = bytes.index(after: index) }
        }
        if start == bytes.startIndex, end == bytes.endIndex { return type }
        return String(type[start..<max(start, end)])
    }

    /// Whether a declaration inherits a type that fits, directly or through the project's own types.
    private func inherits(
        _ declaration: FileOutline.Declaration, where fits: (String) -> Bool
    ) -> Bool {
        for type in declaration.inheritance {
            let name = Self.bareName(type)
            if fits(name) || closures[name]?.contains(where: fits) == true { return true }
        }
        // Extensions add conformances to the type that they extend.
        return closures[Self.bareName(declaration.name)]?.contains(where: fits) ?? false
    }

    /// Whether a declaration carries Observation's macro, not an attribute of the project's own.
    func isObservable(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class" && declaration.attributes.contains("Observable")
            && !ownAttributes.contains("Observable")
            || declaration.attributes.contains("Perceptible")
    }

    /// Whether a class publishes its changes through Combine.
    func isObservableObject(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class" && inherits(declaration) { $0 == "ObservableObject" }
    }

    /// Whether a declaration is a SwiftUI view.
    func isSwiftUIView(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "struct" && !declaration.inheritance.isEmpty
            && inherits(declaration) { $0.hasSuffix("View") }
    }

    /// Whether a class is a view controller of UIKit or AppKit.
    func isViewController(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class"
            && inherits(declaration) { name in
                name.hasSuffix("Controller")
                    && (name.hasSuffix("ViewController") || name.hasSuffix("HostingController")
                        || name == "UINavigationController" || name == "UITabBarController")
            }
    }

    /// Whether a declaration is a reducer of the Composable Architecture.
    func isReducer(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.attributes.contains("Reducer")
            || declaration.inheritance.contains { $0 == "Reducer" || $0 == "ReducerProtocol" }
    }

    /// What the declarations of a file say together.
    func traits(of outline: FileOutline) -> FileTraits {
        var traits = FileTraits()
        for declaration in outline.declarations {
            switch declaration.kind {
            case "struct":
                if isSwiftUIView(declaration) {
                    traits.hasSwiftUIView = true
                    if FileTraits.screenEndings.contains(where: declaration.name.hasSuffix) {
                        traits.hasScreenView = true
                    }
                }
                if isReducer(declaration) { traits.hasReducer = true }
            case "class":
                if isViewController(declaration) { traits.hasViewController = true }
                if isObservable(declaration) || isObservableObject(declaration) {
                    traits.hasObservableClass = true
                }
                if inherits(declaration, where: { $0 == "UIView" || $0 == "NSView" }) {
                    traits.hasPlatformView = true
                }
            case "enum":
                if isReducer(declaration) { traits.hasReducer = true }
            default:
                break
            }
        }
        return traits
    }
}

/// What the declarations of a file say together.
struct FileTraits: Sendable {
    var hasSwiftUIView = false
    /// A SwiftUI view whose name ends as those of screens do.
    var hasScreenView = false
    var hasViewController = false
    var hasPlatformView = false
    /// A class that views observe.
    var hasObservableClass = false
    var hasReducer = false

    static let screenEndings = ["View", "Screen", "Page"]
}
