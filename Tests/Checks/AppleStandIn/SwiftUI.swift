// A stand-in for SwiftUI's declarations for tabs, to type-check generated code where Apple's SDKs are not.
//
// It is compiled for each platform with iOS 18, or the release of that year, as the minimum, so what is
// there since then has no `@available`. SDK_27 stands for the SDK of 27: without it, its names are unknown.

// MARK: - TabView

public nonisolated struct TabView<SelectionValue: Hashable, Content: View> {
  private var tabs: (any TabContent)?

  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> { tabs = content() }

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
  @MainActor public var _played: PlayedView {
    PlayedView(tabView: PlayedTabView(nodes: tabs.map { $0._nodes } ?? []))
  }
}

// MARK: - Tab

public struct Tab<Value, Content, Label> {
  /// Without what the initializers for other tabs than those of generated code are given.
  fileprivate var node = PlayedNode()
  fileprivate var label: (any View)?
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public var body: Tab<Value, Content, Label> { return self }

  @MainActor public var _nodes: [PlayedNode] {
    var node = node
    if let label {
      node.title = label._played.text
      node.image = label._played.image
    }
    return [node]
  }
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
  ) {
    node = PlayedNode(
      value: identifier(of: value), title: String(title), image: systemImage)
  }

  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    node = PlayedNode(
      value: identifier(of: value), title: String(title), image: systemImage, role: role?.name)
  }

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
  ) {
    node = PlayedNode(
      value: identifier(of: value), title: String(title), image: image)
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    node = PlayedNode(
      value: identifier(of: value), title: String(title), image: image, role: role?.name)
  }

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
  where Value: Hashable { node = PlayedNode(value: identifier(of: value), role: role?.name) }

  public nonisolated init<T: Hashable>(
    value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T? {}

  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Value == Never {}
}

/// Tabs with a label of their own.
extension Tab where Content: View, Label: View {
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    node = PlayedNode(value: identifier(of: value))
    self.label = label()
  }

  public nonisolated init<T: Hashable>(
    value: T, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == T? {}

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {}

  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    node = PlayedNode(value: identifier(of: value), role: role?.name)
    self.label = label()
  }

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
  fileprivate var title: String?
  fileprivate var content: Content?
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue,
  SelectionValue: Hashable
{
  public typealias TabValue = Content.TabValue
  public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }

  @MainActor public var _nodes: [PlayedNode] {
    [PlayedNode(isSection: true, title: title, children: content.map { $0._nodes } ?? [])]
  }
}

extension TabSection
where Content: TabContent, SelectionValue: Hashable, Footer == EmptyView, Header == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }

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
  ) {
    self.title = String(title)
    self.content = content()
  }

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
