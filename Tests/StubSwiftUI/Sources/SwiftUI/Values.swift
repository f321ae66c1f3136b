public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: DefaultStringInterpolation) {}
}

public struct Color: PrimitiveView, Hashable, Sendable {
    nonisolated init() {}
    public static let red = Color()
    public static let blue = Color()
    public static let green = Color()
    public static let primary = Color()
    public static let secondary = Color()
    public static let accentColor = Color()
    public static let clear = Color()
}

public struct Font: Hashable, Sendable {
    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public enum Weight: Sendable { case light, regular, medium, semibold, bold }
}

public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle {}
extension Color: ShapeStyle {}
extension ShapeStyle where Self == Color {
    public static var red: Color { Color() }
    public static var blue: Color { Color() }
    public static var tint: Color { Color() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public enum ColorScheme: Sendable { case light, dark }
public enum DynamicTypeSize: Hashable, Sendable {
    case small, medium, large, xLarge, accessibility1
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline }

public enum Alignment: Sendable {
    case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
}

public struct Edge: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1)
        public static let leading = Set(rawValue: 2)
        public static let bottom = Set(rawValue: 4)
        public static let trailing = Set(rawValue: 8)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
    }
}

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}

public struct NavigationPath: Equatable {
    private var elements: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(count) }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var traits: Set<Int> = []
    public init() {}
    init(_ trait: Int) { traits = [trait] }
    public static let isHeader = AccessibilityTraits(1)
    public static let isButton = AccessibilityTraits(2)
    public static let isSelected = AccessibilityTraits(3)
    public static let updatesFrequently = AccessibilityTraits(4)
    public static let isStaticText = AccessibilityTraits(5)
    public typealias Element = AccessibilityTraits
    public func contains(_ member: AccessibilityTraits) -> Bool {
        traits.isSuperset(of: member.traits)
    }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        traits.formUnion(newMember.traits)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        traits.subtract(member.traits)
        return member
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        traits.formUnion(newMember.traits)
        return newMember
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        traits.formIntersection(other.traits)
    }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        traits.formSymmetricDifference(other.traits)
    }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore = AccessibilityChildBehavior()
    public static let contain = AccessibilityChildBehavior()
    public static let combine = AccessibilityChildBehavior()
}
