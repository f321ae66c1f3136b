import SwiftSyntax

/// Finds implicitly unwrapped variables to which no code gives a value: reading them ends the program.
struct UnassignedVariables {
    let names: Set<String>

    init(_ files: [CodeNode]) {
        var names: Set<String> = []
        for file in files {
            names.formUnion(
                Self.declared(in: file).subtracting(StoredProperties.assigned(in: file)))
        }
        self.names = names
    }

    private static func declared(in node: CodeNode) -> Set<String> {
        // An outlet is assigned by what loads it.
        if node.isSyntax(.variableDecl), node.child(.attributeList)?.children.isEmpty == false {
            return []
        }
        if node.isSyntax(.patternBinding), node.child(.initializerClause) == nil,
            node.child(.typeAnnotation)?.child(.implicitlyUnwrappedOptionalType) != nil,
            let name = node.firstToken?.key
        {
            return [name]
        }
        return node.children.reduce(into: []) { $0.formUnion(declared(in: $1)) }
    }
}
