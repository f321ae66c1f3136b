/// Names of types that every file of an iOS project sees, and that a type of the same name would shadow.
///
/// Source: the public interfaces of Swift's standard library and concurrency, Foundation, Observation and
/// SwiftUI. Only names that application code commonly uses unqualified are listed.
enum FrameworkTypes {
    /// The framework that declares a type of that name, or nil where none does.
    static func framework(declaring name: String) -> String? {
        for (framework, names) in namesByFramework where names.contains(name) { return framework }
        return nil
    }

    private static let namesByFramework: [(framework: String, names: Set<String>)] = [
        ("Swift", swift), ("Foundation", foundation), ("SwiftUI", swiftUI),
    ]

    private static let swift: Set<String> = [
        "Actor", "AnyHashable", "Array", "AsyncSequence", "AsyncStream", "Bool", "Character",
        "Clock", "Codable", "Collection", "Comparable", "ContinuousClock", "Decodable", "Decoder",
        "Dictionary", "Double", "Duration", "Encodable", "Encoder", "Equatable", "Error",
        "Executor", "Float", "Hashable", "Hasher", "Identifiable", "Int", "Iterator",
        "KeyPath", "MainActor", "Mirror", "Never", "Observable", "Observation", "Optional",
        "Range", "Result", "Sendable", "Sequence", "Set", "String", "Substring", "SuspendingClock",
        "Swift", "Task", "TaskGroup", "UInt", "Void",
    ]

    private static let foundation: Set<String> = [
        "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
        "DateInterval", "Decimal", "Dimension", "FileHandle", "FileManager", "Formatter",
        "Foundation", "Host", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
        "LocalizedError", "Measurement", "Notification", "NotificationCenter", "NumberFormatter",
        "Operation", "OperationQueue", "Port", "Predicate", "Process", "ProcessInfo", "Progress",
        "RunLoop", "Scanner", "SortDescriptor", "Stream", "Thread", "TimeInterval", "TimeZone",
        "Timer", "URL", "URLComponents", "URLError", "URLRequest", "URLResponse", "URLSession",
        "UUID", "Unit", "UserDefaults",
    ]

    private static let swiftUI: Set<String> = [
        "Alert", "Alignment", "Angle", "Animation", "AnyView", "App", "AppStorage", "Axis", "Body",
        "Binding", "Bindable", "Button", "ButtonStyle", "Canvas", "Capsule", "Circle", "Color",
        "ColorPicker", "Commands", "ContentUnavailableView", "Context", "ControlGroup",
        "DatePicker", "DisclosureGroup", "Divider", "DocumentGroup", "EdgeInsets", "EditButton",
        "EditMode", "Ellipse", "EmptyView", "Environment", "EnvironmentKey", "EnvironmentObject",
        "EnvironmentValues", "EquatableView", "FocusState", "Font", "ForEach", "Form", "Gauge",
        "GeometryReader", "Gesture", "Gradient", "GraphicsContext", "Grid", "GridItem", "GridRow",
        "Group", "GroupBox", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "Layout", "Link", "List", "LocalizedStringKey",
        "Map", "Material", "Menu", "ModifiedContent", "Namespace", "NavigationLink",
        "NavigationPath", "NavigationSplitView", "NavigationStack", "NavigationView",
        "ObservedObject", "OutlineGroup", "Path", "Picker", "PreferenceKey", "Preview",
        "PreviewProvider", "ProgressView", "PhotosPicker", "Rectangle", "RoundedRectangle",
        "Scene", "ScenePhase", "SceneStorage", "ScrollView", "ScrollViewReader", "Section",
        "SecureField", "Settings", "Shape", "ShareLink", "Slider", "Spacer", "State",
        "StateObject", "Stepper", "SwiftUI", "Tab", "TabView", "Table", "TableColumn", "Text",
        "TextEditor", "TextField", "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup",
        "Transaction", "Transition", "UnitPoint", "VStack", "View", "ViewBuilder", "ViewModifier",
        "ViewThatFits", "Window", "WindowGroup", "ZStack",
    ]
}
