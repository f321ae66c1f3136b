import ProjectScanning

/// The types that a project declares itself, with the files that declare them.
struct OwnTypes: Sendable {
    /// A declaration: a file's index and the line, counted from 1.
    struct Declaration: Sendable, Hashable {
        var file: Int
        var line: Int
        /// Whether only its own file sees it.
        var isPrivate: Bool
    }

    /// The declarations at file level, by name.
    private(set) var atFileLevel: [String: [Declaration]] = [:]
    /// The declarations in other types, by the outer type's qualified name and their own.
    private var nested: [String: [String: [Declaration]]] = [:]
    /// The inherited types of a type, by its qualified name.
    private var inherited: [String: [String]] = [:]
    /// Types that are written as attributes: property wrappers, macros, result builders, global actors.
    private(set) var attributes: Set<String> = []

    private static let attributeKinds: Set<String> = [
        "propertyWrapper", "resultBuilder", "globalActor",
    ]

    /// Reads the outlines of files.
    init(_ files: [CheckedFile]) {
        for (index, file) in files.enumerated() where !file.facts.isTest {
            read(file.facts.outline, index)
        }
    }

    private mutating func read(_ outline: FileOutline, _ file: Int) {
        var enclosing: [(depth: Int, name: String)] = []
        for declaration in outline.declarations {
            while let last = enclosing.last, last.depth >= declaration.depth {
                enclosing.removeLast()
            }
            let name = Self.plain(declaration.name)
            // A type in a function's body is seen there alone, and found by syntax.
            let isLocal = (enclosing.last?.depth ?? -1) != declaration.depth - 1
            let qualified = enclosing.last.map { "\($0.name).\(name)" } ?? name
            enclosing.append((declaration.depth, qualified))
            if isLocal { continue }
            if !declaration.inheritance.isEmpty {
                inherited[qualified, default: []] += declaration.inheritance.map(Self.plain)
            }
            if declaration.kind == "extension" { continue }
            if declaration.kind == "macro"
                || declaration.attributes.contains(where: Self.attributeKinds.contains)
            {
                attributes.insert(name)
            }
            let found = Declaration(
                file: file, line: declaration.line,
                isPrivate: declaration.modifiers.contains("private")
                    || declaration.modifiers.contains("fileprivate"))
            if declaration.depth == 0 {
                atFileLevel[name, default: []].append(found)
            } else {
                let outer = enclosing.dropLast().last?.name ?? ""
                nested[outer, default: [:]][name, default: []].append(found)
            }
        }
    }

    /// Adds an associated type, which no outline holds.
    mutating func add(associatedType name: String, of outer: String, file: Int) {
        nested[outer, default: [:]][name, default: []]
            .append(Declaration(file: file, line: 1, isPrivate: false))
    }

    /// The declarations of a name in a type or in what it inherits; empty where there is none.
    func members(named name: String, of outer: String) -> [Declaration] {
        var seen: Set<String> = []
        var waiting = [outer]
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let found = nested[next]?[name] { return found }
            waiting += inherited[next] ?? []
        }
        return []
    }

    /// A type's name without generic arguments.
    static func plain(_ type: String) -> String {
        guard let end = type.firstIndex(of: "<") else { return type }
        return String(type[..<end])
    }
}
