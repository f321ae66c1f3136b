/// Finds what a name in the code of a file stands for.
struct TypeResolver: Sendable {
    /// What a name stands for.
    enum Meaning: Sendable, Equatable {
        /// A type of the project's own: the declarations that the file may see, and how many components of the
        /// reference name it.
        case own([OwnTypes.Declaration], length: Int)
        /// A type of another module, by the module where the code names it, and the type.
        case foreign(module: String?, name: String)
    }

    let files: [CheckedFile]
    let types: OwnTypes
    let modules: ModuleTable

    /// What a reference in a file stands for: the outermost type of the project's own that it names first,
    /// then those nested in it.
    func meanings(of reference: TypeReference, in file: Int) -> [Meaning] {
        let components = reference.components
        let head = components[0]
        if reference.isAttribute {
            // A plain type of that name is no attribute.
            guard types.attributes.contains(head) else {
                return [foreign(components, in: file)]
            }
        }
        for outer in reference.enclosing {
            // The type itself, as in `extension Order { static let empty = Order() }`.
            let found = types.members(named: head, of: outer)
            if !found.isEmpty { return chain(found, "\(outer).\(head)", components, 1) }
        }
        let own = (types.atFileLevel[head] ?? []).filter { isSeen($0, from: file) }
        if !own.isEmpty { return chain(own, head, components, 1) }
        if components.count > 1, modules.names.contains(head),
            let inModule = types.atFileLevel[components[1]]?.filter({
                files[$0.file].modules.contains(head) && !$0.isPrivate
            }), !inModule.isEmpty
        {
            return chain(inModule, components[1], components, 2)
        }
        return [foreign(components, in: file)]
    }

    private func isSeen(_ declaration: OwnTypes.Declaration, from file: Int) -> Bool {
        if declaration.file == file { return true }
        return !declaration.isPrivate && files[file].sees(files[declaration.file])
    }

    /// A type, and the types nested in it that the reference goes on to.
    private func chain(
        _ found: [OwnTypes.Declaration], _ name: String, _ components: [String], _ next: Int
    ) -> [Meaning] {
        var result: [Meaning] = [.own(found, length: next)]
        var outer = name
        for (place, component) in components.enumerated().dropFirst(next) {
            let inner = types.members(named: component, of: outer)
            guard !inner.isEmpty else { break }
            result.append(.own(inner, length: place + 1))
            outer += ".\(component)"
        }
        return result
    }

    private func foreign(_ components: [String], in file: Int) -> Meaning {
        guard components.count > 1,
            files[file].facts.outline.imports.contains(where: { $0.module == components[0] })
                || Self.wellKnownModules.contains(components[0])
        else { return .foreign(module: nil, name: components[0]) }
        return .foreign(module: components[0], name: components[1])
    }

    /// Modules that code may name without an import of its own, since another import brings them.
    private static let wellKnownModules: Set<String> = [
        "Swift", "Foundation", "SwiftUI", "UIKit", "AppKit", "Combine", "CoreData", "SwiftData",
    ]
}
