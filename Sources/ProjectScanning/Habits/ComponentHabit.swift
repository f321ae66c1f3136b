import FileTree

/// Finds the project's own types and view modifiers that at least half of the screens use: its UI kit, the
/// theme, a base class.
struct ComponentHabit {
    let material: HabitMaterial

    /// Fewer screens than this have nothing in common that says something.
    private static let fewestScreens = 4
    /// The most names that are told.
    private static let mostNames = 8

    /// The names with the most users first, each with the number of the screens that use it.
    func reading() -> HabitReading {
        let screens = material.features.flatMap(\.files).filter {
            $0.isScreen && ["view", "view-controller"].contains($0.role)
                && material.closeLooks[$0.path] != nil
        }
        guard screens.count >= Self.fewestScreens else { return HabitReading(.none) }
        let kit = material.kit.value
        var counts: [String: Int] = [:]
        for screen in screens {
            guard let uses = material.closeLooks[screen.path]?.words.uses else { continue }
            let declared = Set(screen.outline.declarations.map(\.name))
            for type in uses.types.intersection(kit.types).subtracting(declared) {
                counts[type, default: 0] += 1
            }
            for call in uses.calls.intersection(kit.modifiers) {
                counts[".\(call)", default: 0] += 1
            }
        }
        let common = counts.filter { $0.value * 2 >= screens.count }
            .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostNames)
        guard let first = common.first else { return HabitReading(.none) }
        var told = Dictionary(uniqueKeysWithValues: common.map { ($0.key, $0.value) })
        told["screens"] = screens.count
        return HabitReading(
            .list(common.map(\.key)),
            confidence: HabitTally.confidence(
                share: Double(first.value) / Double(screens.count), of: screens.count),
            counts: told)
    }

}

/// What a project's screens may share: its own types and modifiers.
struct ComponentKit: Sendable {
    /// The project's own views, styles, base classes, and what bears the name of a theme.
    let types: Set<String>
    /// Functions that extensions of `View` add and that SwiftUI itself doesn't have.
    let modifiers: Set<String>

    /// The most files with extensions of `View` that are read for the modifiers they add.
    private static let mostExtensions = 24

    /// Gathers the kit.
    /// - Parameter contents: gives a file's bytes.
    init(_ files: [SourceFile], types: TypeTable, contents: (RelativePath) -> [UInt8]?) {
        self.types = Self.kitTypes(files, types)
        modifiers = Self.ownModifiers(files, contents)
    }

    private static func kitTypes(_ files: [SourceFile], _ types: TypeTable) -> Set<String> {
        var result: Set<String> = []
        for file in files where !file.facts.isTest {
            for declaration in file.outline.declarations
            where declaration.depth == 0 && declaration.kind != "extension" {
                let isKit =
                    types.isSwiftUIView(declaration) || types.isViewController(declaration)
                    || declaration.inheritance.contains { Self.kitBases.contains($0) }
                    || Self.themeWords.contains { $0.occurs(in: declaration.name) }
                if isKit { result.insert(declaration.name) }
            }
        }
        return result.subtracting(Self.frameworkTypes)
    }

    private static let kitBases: Set<String> = [
        "ViewModifier", "ButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle", "UIView",
        "UIButton", "UILabel", "UITableViewCell", "UICollectionViewCell", "NSView",
    ]
    private static let themeWords = [
        "Theme", "Palette", "Design", "Colors", "Fonts", "Typography", "Spacing",
    ].map { BytePattern($0) }
    /// Names that say nothing, since previews and SwiftUI use them as well.
    private static let frameworkTypes: Set<String> = ["Preview", "Color", "Font", "Image"]

    private static func ownModifiers(
        _ files: [SourceFile], _ contents: (RelativePath) -> [UInt8]?
    ) -> Set<String> {
        let extending = files.filter { file in
            !file.facts.isTest
                && file.outline.declarations.contains {
                    $0.kind == "extension" && $0.name == "View"
                }
        }
        var result: Set<String> = []
        for file in extending.prefix(Self.mostExtensions) {
            if let bytes = contents(file.path) { result.formUnion(CodeWords(bytes).functions) }
        }
        return result.subtracting(Self.frameworkModifiers)
    }

    /// Names that SwiftUI has as well, so that their use says nothing.
    private static let frameworkModifiers: Set<String> = [
        "alert", "animation", "background", "body", "border", "bold", "cornerRadius", "font",
        "foregroundColor", "foregroundStyle", "frame", "hidden", "map", "navigationBarTitle",
        "navigationTitle", "offset", "onAppear", "onChange", "opacity", "overlay", "padding",
        "sheet", "task", "tint", "toolbar",
    ]
}
