@_exported public import Observation

/// What `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
    public static func == (left: Self, right: Self) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes a class one that a container keeps.
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SwiftUIPreviewMacros", type: "ModelMacro")

/// Says how a property is kept.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIPreviewMacros", type: "AttributeMacro")

public final class Schema: Sendable {
    public final class Attribute: Sendable {
        public struct Option: Sendable {
            public static let unique = Option()
            public static let externalStorage = Option()
        }
    }
}
