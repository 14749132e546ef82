// Part of SwiftUI's stand-in (SwiftUI.swift): the content of tab views, its builder and its modifiers.

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
