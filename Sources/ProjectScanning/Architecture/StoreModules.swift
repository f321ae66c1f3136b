/// Finds the modules of others that bring a store: the project's actions and its state conform to protocols that
/// come from nowhere else.
///
/// That tells a Redux framework whatever it is called.
enum StoreModules {
    /// Published frameworks with a store; others are told by what a project's types take from them.
    static let published: Set<String> = [
        "ReSwift", "Katana", "Tempura", "MobiusCore", "Mobius", "ReCombine", "Recombine",
        "SwiftRex", "CombineRex", "ReRxSwift", "SwiftDux",
    ]

    private static let actionProtocols: Set<String> = ["Action", "AnyAction", "AsyncAction"]
    /// Endings of the types that a store holds.
    private static let stateEndings = ["State", "Reducer"]
    /// Modules that every file imports.
    private static let everywhere: Set<String> = [
        "AppKit", "Combine", "CoreData", "Foundation", "Observation", "SwiftUI", "UIKit",
    ]
    /// One action may be anything.
    private static let fewestActions = 2

    /// The modules, by what the files with actions and those with states import.
    static func find(_ files: [SourceFileFacts]) -> Set<String> {
        var own: Set<String> = []
        for file in files {
            for declaration in file.outline.declarations
            where declaration.kind != "extension" && isAction(declaration.name) {
                own.insert(TypeTable.bareName(declaration.name))
            }
        }
        var actions = 0
        var withActions: [Set<String>] = []
        var withStates: Set<String> = []
        for file in files where !file.isTest {
            let declarations = file.outline.declarations
            let count = declarations.count { declaration in
                declaration.inheritance.contains { type in
                    isAction(type) && !own.contains(TypeTable.bareName(type))
                }
            }
            let holdsState = declarations.contains { declaration in
                declaration.kind != "extension" && !declaration.inheritance.isEmpty
                    && stateEndings.contains(where: declaration.name.hasSuffix)
            }
            guard count > 0 || holdsState else { continue }
            let modules = Set(file.outline.imports.map(\.module)).subtracting(everywhere)
            if holdsState { withStates.formUnion(modules) }
            if count > 0 { withActions.append(modules) }
            actions += count
        }
        guard actions >= fewestActions else { return [] }
        return withStates.filter { module in
            withActions.count { $0.contains(module) } * 2 > withActions.count
        }
    }

    private static func isAction(_ type: String) -> Bool {
        // Nearly all names end otherwise, and aren't looked up.
        guard let last = type.utf8.last, last == UInt8(ascii: "n") || last == Byte.greater else {
            return false
        }
        return actionProtocols.contains(TypeTable.bareName(type))
    }
}
