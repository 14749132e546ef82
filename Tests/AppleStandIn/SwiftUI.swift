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

// MARK: - TabContent and its builder

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

public nonisolated struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  @MainActor public var body: AnyTabContent<SelectionValue> { return self }

  public nonisolated init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {}
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
}

#if !SDK_27
  extension ForEach where Content: TabContent {
    public init<V: Hashable>(
      _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(data)
    }

    public init<V: Hashable>(
      _ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
    ) where V? == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(data)
    }

    public init<V: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue { self.init(data) }
  }

  extension Group where Content: TabContent {
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
    where V == Content.TabValue {
      self.init()
    }
  }
#endif

/// The content that a builder makes of a list.
private struct ListOfTabs<TabValue: Hashable>: TabContent {
  nonisolated init() {}
  var body: ListOfTabs<TabValue> { return self }
}

@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public nonisolated struct Content<C: TabContent>: View {
    public typealias Body = Never
  }

  public static func buildExpression(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { content }

  public static func buildBlock(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { content }

  public static func buildIf(
    _ content: (some TabContent<TabValue>)?
  ) -> (some TabContent<TabValue>)? { content }

  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue { .init() }

  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue { .init() }

  public static func buildLimitedAvailability<T: TabContent>(
    _ content: T
  ) -> AnyTabContent<T.TabValue> where T.TabValue == TabValue { AnyTabContent(content) }
}

/// Ten at most, and never none.
extension TabContentBuilder {
  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>,
    _ c8: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>,
    _ c8: some TabContent<TabValue>, _ c9: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>() }
}

// MARK: - Modifiers of TabContent

extension TabContent {
  public nonisolated func tabPlacement(
    _ placement: TabPlacement
  ) -> some TabContent<Self.TabValue> { self }

  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }

  @available(tvOS, unavailable)
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> { self }

  @available(tvOS, unavailable)
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  @available(tvOS, unavailable)
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }

  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> { self }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4, *)
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> { self }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func defaultSectionExpansion(
      _ expansion: TabSectionExpansion
    ) -> some TabContent<Self.TabValue> { self }

    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func help(_ text: Text) -> some TabContent<Self.TabValue> { self }
  #endif
}

@available(tvOS, unavailable)
extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> { self }
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> { self }
  public nonisolated func badge(
    _ key: LocalizedStringKey
  ) -> some TabContent<Self.TabValue> { self }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(
    _ label: S
  ) -> some TabContent<Self.TabValue> { self }

  public nonisolated func badge(
    _ resource: LocalizedStringResource
  ) -> some TabContent<Self.TabValue> { self }
}

// MARK: - Modifiers of View

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  @available(tvOS, unavailable)
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }

  @available(tvOS 27.0, *)
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(tvOS 27.0, *)
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(tvOS, unavailable)
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func defaultTabBarPlacement(
      _ defaultPlacement: AdaptableTabBarPlacement
    ) -> some View { self }
  #endif

  @available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
  public nonisolated func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }

  @available(iOS 26.0, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(iOS 26.1, *)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View { self }

  @available(iOS 26.0, macOS 26.0, *)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func tabViewSearchActivation(
    _ activation: TabSearchActivation
  ) -> some View { self }
}

// MARK: - Types

@MainActor @preconcurrency
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle {}
public struct TabBarOnlyTabViewStyle: TabViewStyle {}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle {
  @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    .init()
  }
}

public struct TabRole: Hashable, Sendable {
  public static var search: TabRole { .init() }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public static var prominent: TabRole { .init() }
  #endif
}

public struct TabPlacement: Hashable, Sendable {
  public static let automatic = TabPlacement()
  public static let pinned = TabPlacement()
  public static let sidebarOnly = TabPlacement()
}

public struct AdaptableTabBarPlacement: Hashable, Sendable {
  public static let automatic = AdaptableTabBarPlacement()
  public static let tabBar = AdaptableTabBarPlacement()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let sidebar = AdaptableTabBarPlacement()
}

public struct TabCustomizationBehavior: Equatable, Sendable {
  public static let automatic = TabCustomizationBehavior()
  public static let disabled = TabCustomizationBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  public static let reorderable = TabCustomizationBehavior()
}

public enum Visibility: Hashable, Sendable {
  case automatic, visible, hidden
}

@available(tvOS, unavailable)
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
}

#if SDK_27
  @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
  public struct TabSectionExpansion: Hashable, Sendable {
    public static let automatic = TabSectionExpansion()
    public static let collapsed = TabSectionExpansion()
    public static let expanded = TabSectionExpansion()
  }
#endif

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static let automatic = TabBarMinimizeBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let never = TabBarMinimizeBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollDown = TabBarMinimizeBehavior()

  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let onScrollUp = TabBarMinimizeBehavior()
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Hashable, Sendable {
  public static let automatic = TabSearchActivation()

  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public static let searchTabSelection = TabSearchActivation()
}
