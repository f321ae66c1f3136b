public import Foundation

public struct Text: PrimitiveView, Equatable, Sendable {
    nonisolated public init(verbatim content: String) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {}
    nonisolated public init(_ resource: LocalizedText) {}
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {}

    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public static func + (left: Text, right: Text) -> Text { left }
}

/// Where the platform has no `LocalizedStringResource`, a type of the same role.
public struct LocalizedText: Sendable {}

public struct Image: PrimitiveView, Equatable, Sendable {
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public func resizable() -> Image { self }
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct ProgressView<Label: View>: PrimitiveView {
    public init() where Label == EmptyView {}
    public init(_ titleKey: LocalizedStringKey) where Label == Text {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {}
    public init(@ViewBuilder label: () -> Label) {}
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
    public init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {}
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(
        _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {}
}

public struct SearchUnavailableContent {
    public struct Label: PrimitiveView {}
    public struct Description: PrimitiveView {}
    public struct Actions: PrimitiveView {}
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            label: { SearchUnavailableContent.Label() },
            description: { SearchUnavailableContent.Description() },
            actions: { SearchUnavailableContent.Actions() })
    }
}
