/// What the types of a project inherit, so that a base class of the project's own hides nothing.
struct TypeTable: Sendable {
    private var inherited: [String: [String]] = [:]
    /// Attribute names that the project itself declares as macros or property wrappers.
    private var ownAttributes: Set<String> = []
    /// What each type of the project inherits, directly or not, as far as it matters.
    private var reached: [String: InheritedTraits] = [:]
    /// The protocols that the project declares.
    private var protocols: Set<String> = []
    /// The modules of others that bring a store: published ones, and those that the project's types show.
    private(set) var storeModules: Set<String> = []

    /// Reads the declarations of every file.
    init(_ files: [SourceFileFacts]) {
        for file in files {
            for declaration in file.outline.declarations {
                let name = Self.bareName(declaration.name)
                if declaration.kind == "protocol" { protocols.insert(name) }
                if !declaration.inheritance.isEmpty {
                    inherited[name, default: []] += declaration.inheritance.map(Self.bareName)
                }
                if declaration.kind == "macro" || declaration.attributes.contains("propertyWrapper")
                {
                    ownAttributes.insert(name)
                }
            }
        }
        for name in inherited.keys {
            let traits = traitsAbove(name)
            if !traits.isEmpty { reached[name] = traits }
        }
        storeModules = StoreModules.published.union(StoreModules.find(files))
    }

    private func traitsAbove(_ name: String) -> InheritedTraits {
        var traits: InheritedTraits = []
        var seen: Set<String> = []
        var waiting = inherited[name] ?? []
        while let next = waiting.popLast() {
            guard let above = inherited[next] else {
                traits.formUnion(InheritedTraits(ofTypeNamed: next))
                continue
            }
            guard seen.insert(next).inserted else { continue }
            traits.formUnion(InheritedTraits(ofTypeNamed: next))
            waiting += above
        }
        return traits
    }

    /// The project's own protocols that a type conforms to, directly or not.
    func ownProtocols(of name: String) -> Set<String> {
        var seen: Set<String> = []
        var waiting = inherited[name] ?? []
        while let next = waiting.popLast() {
            guard protocols.contains(next), seen.insert(next).inserted else { continue }
            waiting += inherited[next] ?? []
        }
        return seen
    }

    /// A type's name without module, outer types and generic arguments.
    static func bareName(_ type: String) -> String {
        var text = type
        return text.withUTF8 { bytes in
            var start = 0
            var end = bytes.count
            for (index, byte) in bytes.enumerated() {
                if byte == Byte.less {
                    end = index
                    break
                }
                if byte == Byte.space || byte == Byte.dot { start = index + 1 }
            }
            if start == 0, end == bytes.count { return type }
            return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
        }
    }

    /// What a declaration inherits, directly or through the project's own types.
    private func inherited(by declaration: FileOutline.Declaration) -> InheritedTraits {
        // Extensions add conformances to the type that they extend.
        var traits = reached[Self.bareName(declaration.name)] ?? []
        for type in declaration.inheritance {
            let name = Self.bareName(type)
            traits.formUnion(InheritedTraits(ofTypeNamed: name))
            if let above = reached[name] { traits.formUnion(above) }
        }
        return traits
    }

    /// Whether a declaration carries Observation's macro, not an attribute of the project's own.
    func isObservable(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class" && declaration.attributes.contains("Observable")
            && !ownAttributes.contains("Observable")
            || declaration.attributes.contains("Perceptible")
    }

    /// Whether a class publishes its changes through Combine.
    func isObservableObject(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class" && inherited(by: declaration).contains(.observableObject)
    }

    /// Whether a declaration is a SwiftUI view.
    func isSwiftUIView(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "struct" && !declaration.inheritance.isEmpty
            && inherited(by: declaration).contains(.view)
    }

    /// Whether a class is a view controller of UIKit or AppKit.
    func isViewController(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class"
            && inherited(by: declaration).contains(.viewController)
    }

    /// Whether a class is a tab bar controller.
    func isTabBarController(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class"
            && inherited(by: declaration).contains(.tabBarController)
    }

    /// Whether a class is a navigation controller, which shows what others are.
    func isNavigationController(_ declaration: FileOutline.Declaration) -> Bool {
        declaration.kind == "class"
            && inherited(by: declaration).contains(.navigationController)
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
                if inherited(by: declaration).contains(.platformView) {
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

/// What inheriting a type makes of a declaration, by that type's name.
struct InheritedTraits: OptionSet, Sendable {
    var rawValue: UInt8

    /// A class that publishes its changes through Combine.
    static let observableObject = InheritedTraits(rawValue: 1)
    /// Anything whose name ends with `View`.
    static let view = InheritedTraits(rawValue: 2)
    /// A view controller of UIKit or AppKit.
    static let viewController = InheritedTraits(rawValue: 4)
    /// A view of UIKit or AppKit.
    static let platformView = InheritedTraits(rawValue: 8)
    /// A controller of tabs.
    static let tabBarController = InheritedTraits(rawValue: 16)
    /// A controller of a stack.
    static let navigationController = InheritedTraits(rawValue: 32)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(ofTypeNamed name: String) {
        self = []
        switch name.utf8.last {
        case UInt8(ascii: "t") where name == "ObservableObject":
            self = .observableObject
        case UInt8(ascii: "w") where name.hasSuffix("View"):
            self = name == "UIView" || name == "NSView" ? [.view, .platformView] : .view
        case UInt8(ascii: "r") where name.hasSuffix("Controller"):
            if name == "UINavigationController" {
                self = [.viewController, .navigationController]
            } else if name == "UITabBarController" || name == "NSTabViewController" {
                self = [.viewController, .tabBarController]
            } else if name.hasSuffix("ViewController") || name.hasSuffix("HostingController") {
                self = .viewController
            }
        default:
            break
        }
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
