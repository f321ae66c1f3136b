import Diagnostics

/// What a file is for: `view`, `view-model`, `test` … Sets may add roles.
public struct Role: Sendable, Hashable, Comparable, CustomStringConvertible,
    ExpressibleByStringLiteral
{
    /// The role's name: lower-case words with hyphens.
    public let description: String

    /// Creates a role of that name.
    public init(_ name: String) { description = name }

    /// Creates a role of a literal name.
    public init(stringLiteral value: String) { description = value }

    /// The name as a member of `names` in templates: `view-model` becomes `viewModel`.
    public var memberName: String {
        var parts = description.split(separator: "-").map(String.init)
        guard !parts.isEmpty else { return description }
        let head = parts.removeFirst()
        return head + parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    public static func < (left: Role, right: Role) -> Bool { left.description < right.description }
}

/// How long a file lives and who shares it.
public enum Scope: String, Sendable, Hashable, CaseIterable {
    /// One a feature.
    case feature
    /// One a project: created once, then reused.
    case project
    /// One a part: generated with a part alone, never with a whole feature.
    case part
}

/// How a role's type is named.
public struct RoleDeclaration: Sendable, Hashable {
    /// The role.
    public var role: Role
    /// What stands before the feature's name in the type's name, such as `Mock`.
    public var prefix: String
    /// What stands behind it, such as `ViewModel`; a project's habit replaces it.
    public var suffix: String
    /// The suffix that is taken where the plain name is taken or shadows Swift, SwiftUI or the module.
    public var alternativeSuffix: String?
    /// The role whose type's name replaces the feature's name: a mock of `dependencies`.
    public var base: Role?
    /// What makes the role's type a piece that features share; nil where each feature has its own.
    public var shared: SharedPieceDeclaration?
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates a role's naming.
    public init(
        role: Role, prefix: String = "", suffix: String = "", alternativeSuffix: String? = nil,
        base: Role? = nil, location: SourceLocation? = nil
    ) {
        self.role = role
        self.prefix = prefix
        self.suffix = suffix
        self.alternativeSuffix = alternativeSuffix
        self.base = base
        self.location = location
    }
}

/// A file of a feature.
public struct FileDeclaration: Sendable, Hashable {
    /// A stable name by which upgrades follow the file.
    public var id: String
    /// What the file is for.
    public var role: Role
    /// How long the file lives.
    public var scope: Scope
    /// The template's path in the set's folder; files that don't end in `.stencil` are copied byte for byte.
    public var template: String
    /// The path of the output below the feature's folder (`source`), its test folder (`tests`) or the
    /// project's root (`project`), a template.
    public var output: SourcedText
    /// The output that is taken where another file of the target has the basename already.
    public var alternativeOutput: SourcedText?
    /// Whether the file is generated, an expression; nil means always.
    public var condition: SourcedText?
    /// A list over which the file is repeated.
    public var repetition: Repetition?
    /// Which target the file belongs to.
    public var destination: Destination
    /// Whether an output without any text is written.
    public var writesEmpty: Bool
    /// Whether the output is a path from the project's root, whatever the destination.
    public var isBelowProject: Bool
    /// Whether the template is in the project's own form already: indentation, header and line ends stay.
    public var keepsForm: Bool
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Which target a file belongs to.
    public enum Destination: String, Sendable, Hashable, CaseIterable {
        /// The target that holds features.
        case source
        /// The test target.
        case tests
        /// The project's root: the output is a path from there.
        case project
        /// The folder of the target that holds features, for what features share.
        case module
    }

    /// A list and the name of its element.
    public struct Repetition: Sendable, Hashable {
        /// An expression that gives a list.
        public var list: SourcedText
        /// The name under which templates see the element.
        public var variable: String

        /// Creates a repetition.
        public init(list: SourcedText, variable: String) {
            self.list = list
            self.variable = variable
        }
    }

    /// Creates a file's declaration.
    public init(
        id: String, role: Role, template: String, output: SourcedText,
        destination: Destination = .source
    ) {
        self.id = id
        self.role = role
        scope = .feature
        self.template = template
        self.output = output
        self.destination = destination
        writesEmpty = false
        isBelowProject = false
        keepsForm = false
    }
}

/// A question to the user, or a value given with `--value NAME=VALUE`.
public struct Parameter: Sendable, Hashable {
    /// The name on the command line; templates see the value under `memberName`.
    public var name: String
    /// What values are allowed.
    public var type: ValueType
    /// The question.
    public var prompt: String
    /// The value where none is given, an expression; nil makes the parameter required.
    public var defaultValue: SourcedText?
    /// A regular expression that the whole text must match.
    public var pattern: SourcedText?
    /// Whether the parameter is asked for, an expression; nil means always.
    public var condition: SourcedText?
    /// The place of the declaration.
    public var location: SourceLocation?

    /// What values are allowed.
    public enum ValueType: Sendable, Hashable {
        /// The name of a Swift type: an upper-case letter first.
        case typeName
        /// A Swift identifier.
        case identifier
        /// Any text.
        case text
        /// `true` or `false`.
        case boolean
        /// A whole number.
        case integer
        /// One of some values.
        case choice([Choice])
        /// Texts, separated by commas on the command line.
        case list
    }

    /// A value of a choice with what people read.
    public struct Choice: Sendable, Hashable {
        /// The value.
        public var value: String
        /// What people read.
        public var title: String

        /// Creates a choice.
        public init(value: String, title: String) {
            self.value = value
            self.title = title
        }
    }

    /// Creates a parameter.
    public init(name: String, type: ValueType, prompt: String) {
        self.name = name
        self.type = type
        self.prompt = prompt
    }

    /// The name under which templates see the value: `module-kind` becomes `moduleKind`.
    public var memberName: String { Role(name).memberName }
}

/// A piece that a user may add or leave out; templates see `options.<member name>`.
public struct Option: Sendable, Hashable {
    /// The name on the command line: lower-case words with hyphens.
    public var id: String
    /// What the piece is.
    public var summary: String
    /// Whether the piece is there where the user says nothing, an expression; nil means it isn't.
    public var defaultValue: SourcedText?
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates an option.
    public init(id: String, summary: String) {
        self.id = id
        self.summary = summary
    }

    /// The name as a member of `options` in templates: `empty-state` becomes `emptyState`.
    public var memberName: String { Role(id).memberName }
}

/// A value computed from others.
public struct DerivedValue: Sendable, Hashable {
    /// The name under which templates see the value.
    public var name: String
    /// The expression.
    public var expression: SourcedText
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates a derived value.
    public init(name: String, expression: SourcedText, location: SourceLocation? = nil) {
        self.name = name
        self.expression = expression
        self.location = location
    }
}

/// A place in existing code that must learn of a new feature.
public struct IntegrationDeclaration: Sendable, Hashable {
    /// The kind of place, as in the scan's `integrationPoints`: `route-enum`, `root-view` …
    public var kind: String
    /// What to add there, a template.
    public var addition: SourcedText
    /// Whether the place matters for this feature, an expression; nil means always.
    public var condition: SourcedText?
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates a declaration.
    public init(kind: String, addition: SourcedText) {
        self.kind = kind
        self.addition = addition
    }
}

/// A part of a feature that can be generated alone.
public struct Part: Sendable, Hashable {
    /// The name on the command line, in lower case.
    public var id: String
    /// What the part is.
    public var summary: String
    /// The ids of the files that it generates.
    public var files: [String]
    /// Options that are off for the part's files, whatever the feature was generated with.
    public var optionsOff: [String]
    /// What a developer does after generating the part.
    public var nextSteps: [NextStep]
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates a part.
    public init(id: String, summary: String, files: [String]) {
        self.id = id
        self.summary = summary
        self.files = files
        optionsOff = []
        nextSteps = []
    }
}

/// Something that a finished feature has.
public struct ChecklistItem: Sendable, Hashable {
    /// What the feature has, a template.
    public var text: SourcedText
    /// The files that make the item done, by id.
    public var files: [String]
    /// The kinds of integration point that make it done.
    public var edits: [String]
    /// Whether the item counts, an expression; nil means always.
    public var condition: SourcedText?
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates an item.
    public init(text: SourcedText, files: [String], edits: [String]) {
        self.text = text
        self.files = files
        self.edits = edits
    }
}

/// Something that a developer does after generating.
public struct NextStep: Sendable, Hashable {
    /// What to do, a template.
    public var text: SourcedText
    /// Whether the step fits, an expression; nil means always.
    public var condition: SourcedText?
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates a step.
    public init(text: SourcedText, condition: SourcedText? = nil, location: SourceLocation? = nil) {
        self.text = text
        self.condition = condition
        self.location = location
    }
}

/// An example with golden output.
public struct Example: Sendable, Hashable {
    /// The example's name.
    public var name: String
    /// The feature's name.
    public var feature: String
    /// Parameters given.
    public var values: [String: String]
    /// Options switched on.
    public var options: [String]
    /// Options switched off.
    public var optionsOff: [String]
    /// The folder of the golden output in the set's folder.
    public var golden: String
    /// The place of the declaration.
    public var location: SourceLocation?

    /// Creates an example.
    public init(name: String, feature: String, golden: String) {
        self.name = name
        self.feature = feature
        self.golden = golden
        values = [:]
        options = []
        optionsOff = []
    }
}
