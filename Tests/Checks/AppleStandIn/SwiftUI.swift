// A stand-in for SwiftUI's declarations for tabs, to type-check generated code where Apple's SDKs are not.
//
// It is compiled for each platform with iOS 18, or the release of that year, as the minimum, so what is
// there since then has no `@available`. SDK_27 stands for the SDK of 27: without it, its names are unknown.

// MARK: - TabView

public nonisolated struct TabView<SelectionValue: Hashable, Content: View> {
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {}

  @MainActor
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {}

  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {}
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

extension TabView: View {
  public typealias Body = Never
}

// MARK: - Tab

public struct Tab<Value, Content, Label> {
  fileprivate nonisolated init() {}
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: Tab<Value, Content, Label> { return self }
}

public struct DefaultTabLabel: View {
  public typealias Body = Never
}

/// Titles with a symbol.
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  // These two are not disfavored: a literal would be a `String` that nothing looks up.
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}
}

/// Titles with an image of the app.
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  public nonisolated init<T: Hashable>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, T: Hashable>(
    _ title: S, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}

  @_disfavoredOverload
  public nonisolated init<T: Hashable>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T? {}
}

/// Titles of tabs without a value.
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Tabs without a title and an image.
extension Tab where Content: View, Label == EmptyView {
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content)
  where Value: Hashable {}

  public nonisolated init<T: Hashable>(value: T, @ViewBuilder content: () -> Content)
  where Value == T? {}

  public init(@ViewBuilder content: () -> Content) where Value == Never {}
}

/// Tabs whose label comes from their role.
extension Tab where Content: View, Label == DefaultTabLabel {
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value: Hashable {}

  public nonisolated init<T: Hashable>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T? {}

  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {}
}

/// Tabs with a label of their own.
extension Tab where Content: View, Label: View {
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {}

  public nonisolated init<T: Hashable>(
    value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {}

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {}

  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {}

  public nonisolated init<T: Hashable>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == T? {}

  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {}
}

// MARK: - TabSection

public struct TabSection<Header, Content, Footer, SelectionValue> {
  fileprivate nonisolated init() {}
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue,
  SelectionValue: Hashable
{
  public typealias TabValue = Content.TabValue
  public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }
}

extension TabSection
where Content: TabContent, SelectionValue: Hashable, Footer == EmptyView, Header == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {}

  public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content)
  where SelectionValue == V? {}
}

extension TabSection
where Content: TabContent, SelectionValue: Hashable, Footer == EmptyView, Header == Text {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {}

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V?> content: () -> Content
  ) where SelectionValue == V? {}

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, @TabContentBuilder<V?> content: () -> Content
  ) where SelectionValue == V? {}
}

extension TabSection
where Content: TabContent, SelectionValue: Hashable, Footer == EmptyView, Header: View {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {}

  public init<V: Hashable>(
    @TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header
  ) where SelectionValue == V? {}
}
