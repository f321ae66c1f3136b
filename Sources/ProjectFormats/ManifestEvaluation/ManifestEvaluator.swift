import SwiftParser
import SwiftSyntax

/// Reads a Swift manifest by its syntax, never running it.
///
/// Constants, arrays, simple functions, loops and conditions are followed; whatever depends on the
/// machine (the environment, the file system) is taken as absent. Steps and depth are bounded, and
/// past the bounds every value is unknown.
struct ManifestEvaluator {
    static let maximumSteps = 200_000
    static let maximumDepth = 96
    static let maximumElements = 20_000

    /// The innermost scope is the last.
    var scopes: [[String: ManifestValue]] = [[:]]
    /// Functions and computed properties by name, and by `Type.name` where a type holds them; functions of
    /// one name differ by their labels.
    private var functions: [String: [ManifestFunction]] = [:]
    /// The initialisers of the manifest's own types, by their names.
    private var initializers: [String: [ManifestFunction]] = [:]
    /// The cases of the manifest's own enums, by their names.
    private(set) var enums = ManifestEnums()
    /// Static constants by name and by `Type.name`, evaluated when they are used.
    var constants: [String: ExprSyntax] = [:]
    var closures: [ClosureExprSyntax] = []
    var depth = 0
    private var steps = 0
    /// Where the manifest's own trees begin in it; places in helpers mean nothing there.
    private let starts: [SyntaxIdentifier: Int]

    /// Reads the whole manifest.
    /// - Parameter helpers: further files whose functions and constants the manifest uses.
    init(parsing text: String, helpers: [String] = []) {
        let pieces = ManifestParsing(SyntaxBounds.admit(text.utf8) ? text : "").pieces
        starts = Dictionary(
            pieces.map { ($0.file.root.id, $0.start) }, uniquingKeysWith: { first, _ in first })
        for helper in helpers where SyntaxBounds.admit(helper.utf8) {
            collect(from: Parser.parse(source: helper).statements, type: nil)
        }
        for piece in pieces { collect(from: piece.file.statements, type: nil) }
        // What ends the manifest, such as a `return`, ends all of it.
        for piece in pieces where run(piece.file.statements) != nil { break }
    }

    /// The value of a global name after the last statement; `.unknown` where there is none.
    func global(_ name: String) -> ManifestValue {
        scopes.first?[name] ?? .unknown
    }

    /// Where a call begins in the manifest; 0 for calls in helpers.
    func offset(of call: FunctionCallExprSyntax) -> Int {
        starts[call.root.id].map { $0 + call.positionAfterSkippingLeadingTrivia.utf8Offset } ?? 0
    }

    /// All global values.
    var globals: [String: ManifestValue] { scopes.first ?? [:] }

    /// Counts one step; false where the bounds are reached.
    mutating func spend(_ count: Int = 1) -> Bool {
        steps += count
        return steps <= Self.maximumSteps && depth <= Self.maximumDepth
    }

    /// A computed property of the manifest.
    func property(_ name: String) -> ManifestFunction? {
        functions[name]?.last { $0.isProperty }
    }

    /// The function of a name that a call can mean; any of that name where none fits and one is needed.
    func function(
        _ name: String, for arguments: [ManifestCall.Argument], mayMismatch: Bool = false
    ) -> ManifestFunction? {
        let candidates = (functions[name] ?? []).filter { !$0.isProperty }
        return candidates.last { $0.accepts(arguments) } ?? (mayMismatch ? candidates.last : nil)
    }

    /// What a property has that neither the call nor the manifest set: the default of the initialiser or of
    /// the property itself.
    func defaultValue(of property: String, in call: ManifestCall) -> ExprSyntax? {
        let own =
            call.name == "init"
            ? initializers.sorted { $0.key < $1.key }.flatMap(\.value)
            : initializers[call.name] ?? []
        let fitting = own.filter { $0.accepts(call.arguments.filter { $0.label != property }) }
        for initializer in fitting {
            if let parameter = initializer.parameters.first(where: { $0.label == property }) {
                return parameter.defaultValue
            }
        }
        return constants["\(call.name).\(property)"]
    }

    func lookUp(_ name: String) -> ManifestValue? {
        for scope in scopes.reversed() {
            if let value = scope[name] { return value }
        }
        return nil
    }

    mutating func bind(_ name: String, _ value: ManifestValue) {
        scopes[scopes.count - 1][name] = value
    }

    /// Functions and static constants may stand anywhere in the file, so they are collected first.
    private mutating func collect(from items: CodeBlockItemListSyntax, type: String?) {
        for item in items {
            guard let declaration = item.item.as(DeclSyntax.self) else { continue }
            collect(declaration, type: type)
        }
    }

    private mutating func collect(_ declaration: DeclSyntax, type: String?) {
        guard spend() else { return }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            register(ManifestFunction(function), named: function.name.text, type: type)
        } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            if case .statements(let items) = ManifestConditions.activeElements(of: conditional) {
                collect(from: items, type: type)
            }
        } else if let initializer = declaration.as(InitializerDeclSyntax.self), let type {
            initializers[type, default: []].append(ManifestFunction(initializer))
        } else if let cases = declaration.as(EnumCaseDeclSyntax.self), let type {
            enums.add(cases, of: type)
        } else if let group = declaration.asProtocol(DeclGroupSyntax.self) {
            let name = ManifestConditions.typeName(of: declaration)
            for member in group.memberBlock.members { collect(member.decl, type: name) }
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            collect(variable, type: type)
        }
    }

    private mutating func collect(_ variable: VariableDeclSyntax, type: String?) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else {
                continue
            }
            if let function = ManifestFunction(binding) {
                register(function, named: name, type: type)
            } else if let type, let value = binding.initializer?.value {
                constants[name] = value
                constants["\(type).\(name)"] = value
            }
        }
    }

    private mutating func register(_ function: ManifestFunction, named name: String, type: String?)
    {
        functions[name, default: []].append(function)
        if let type { functions["\(type).\(name)", default: []].append(function) }
    }
}
