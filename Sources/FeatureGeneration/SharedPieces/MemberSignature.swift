import SwiftParser
import SwiftSyntax

/// What a caller sees of a case or a function, with the names of generic parameters left out.
struct MemberSignature: Sendable, Equatable {
    /// The declaration as people read it.
    var text: String
    /// The keyword: `case` or `func`.
    private var keyword: String
    private var name: String
    private var isStatic = false
    private var parameters: [Parameter] = []
    private var effects: [String] = []
    private var result = ""
    private var constraints: Set<String> = []

    private struct Parameter: Sendable, Equatable {
        var label: String
        var type: String
        var hasDefault: Bool
    }

    /// Whether code that is written for another signature compiles with this one.
    ///
    /// Further parameters need defaults, and a generic parameter may ask for less.
    func fits(_ wanted: MemberSignature) -> Bool {
        guard keyword == wanted.keyword, name == wanted.name, isStatic == wanted.isStatic,
            effects == wanted.effects, result == wanted.result,
            constraints.isSubset(of: wanted.constraints),
            parameters.count >= wanted.parameters.count
        else { return false }
        let same = zip(parameters, wanted.parameters).allSatisfy {
            $0.label == $1.label && $0.type == $1.type
        }
        return same && parameters.dropFirst(wanted.parameters.count).allSatisfy(\.hasDefault)
    }

    /// The members of a type in a file that callers in other files see.
    static func read(_ file: [UInt8], of type: String) -> [MemberSignature] {
        let tree = file.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var members: [MemberSignature] = []
        for statement in tree.statements {
            let declaration = statement.item.asProtocol((any DeclGroupSyntax).self)
            guard let declaration, Self.name(of: declaration) == type else { continue }
            for member in declaration.memberBlock.members { members += read(member.decl) }
        }
        return members
    }

    private static func name(of group: any DeclGroupSyntax) -> String? {
        if let named = group.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        return group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    }

    private static func read(_ declaration: DeclSyntax) -> [MemberSignature] {
        if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            return cases.elements.map(MemberSignature.init)
        }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            return MemberSignature(function).map { [$0] } ?? []
        }
        return []
    }

    private init(_ element: EnumCaseElementSyntax) {
        text = "case \(element.with(\.trailingComma, nil).trimmedDescription)"
        keyword = "case"
        name = element.name.text
        parameters = (element.parameterClause?.parameters ?? []).map { parameter in
            Parameter(
                label: parameter.firstName?.text ?? "_", type: Self.words(parameter.type),
                hasDefault: parameter.defaultValue != nil)
        }
    }

    /// Nil for what other files don't see.
    private init?(_ function: FunctionDeclSyntax) {
        let modifiers = function.modifiers.map(\.name.text)
        guard !modifiers.contains("private"), !modifiers.contains("fileprivate"),
            !modifiers.contains("mutating")
        else { return nil }
        keyword = "func"
        name = function.name.text
        isStatic = modifiers.contains("static") || modifiers.contains("class")
        text = "func \(function.name.text)\(function.signature.trimmedDescription)"
        let generics = function.genericParameterClause?.parameters.map(\.name.text) ?? []
        func normal(_ type: some SyntaxProtocol) -> String { Self.words(type, generics: generics) }
        parameters = function.signature.parameterClause.parameters.map { parameter in
            Parameter(
                label: parameter.firstName.text, type: normal(parameter.type),
                hasDefault: parameter.defaultValue != nil)
        }
        if let specifiers = function.signature.effectSpecifiers {
            effects = specifiers.tokens(viewMode: .sourceAccurate).map(\.text)
        }
        result = function.signature.returnClause.map { normal($0.type) } ?? ""
        for parameter in function.genericParameterClause?.parameters ?? [] {
            guard let inherited = parameter.inheritedType else { continue }
            constraints.formUnion(
                inherited.trimmedDescription.split(separator: "&").map { part in
                    String(part.filter { !$0.isWhitespace })
                })
        }
        if let clause = function.genericWhereClause { constraints.insert(normal(clause)) }
    }

    /// The tokens of a type with blanks between, generic parameters by their place.
    private static func words(_ type: some SyntaxProtocol, generics: [String] = []) -> String {
        type.tokens(viewMode: .sourceAccurate).map { token in
            generics.firstIndex(of: token.text).map { "$\($0)" } ?? token.text
        }.joined(separator: " ")
    }
}
