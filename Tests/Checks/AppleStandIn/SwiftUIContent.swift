// Part of SwiftUI's stand-in (SwiftUI.swift): the content of tab views, its builder and its modifiers.

@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
  /// What the stand-in can be asked.
  @MainActor @preconcurrency var _nodes: [PlayedNode] { get }
}

extension TabContent {
  @MainActor public var _nodes: [PlayedNode] { body._nodes }
}

public nonisolated struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  private let content: any TabContent
  @MainActor public var body: AnyTabContent<SelectionValue> { return self }
  @MainActor public var _nodes: [PlayedNode] { content._nodes }

  public nonisolated init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    content = tabContent
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
  @MainActor public var _nodes: [PlayedNode] { map { $0._nodes } ?? [] }
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
  @MainActor public var _nodes: [PlayedNode] {
    first.map { $0._nodes } ?? second.map { $0._nodes } ?? []
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
  @MainActor public var _nodes: [PlayedNode] { contents.flatMap { $0._nodes } }
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  @_implements(TabContent,Body)
  public typealias TabBody = Self
  @_implements(TabContent,body)
  public var tabBody: Self { return self }
  @MainActor public var _nodes: [PlayedNode] { content._nodes }
}

#if !SDK_27
  extension ForEach where Content: TabContent {
    public init<V: Hashable>(
      _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(contents: data.map(content))
    }

    public init<V: Hashable>(
      _ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
    ) where V? == Content.TabValue, ID == Data.Element.ID, Data.Element: Identifiable {
      self.init(contents: data.map(content))
    }

    public init<V: Hashable>(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue { self.init(contents: data.map(content)) }
  }

  extension Group where Content: TabContent {
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
    where V == Content.TabValue {
      self.init(content: content())
    }
  }
#endif

/// The content that a builder makes of a list.
private nonisolated struct ListOfTabs<TabValue: Hashable>: TabContent {
  private let parts: [any TabContent]
  init(_ parts: any TabContent...) { self.parts = parts }
  @MainActor var body: ListOfTabs<TabValue> { return self }
  @MainActor var _nodes: [PlayedNode] { parts.flatMap { $0._nodes } }
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
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    .init(first: first)
  }

  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    .init(second: second)
  }

  public static func buildLimitedAvailability<T: TabContent>(
    _ content: T
  ) -> AnyTabContent<T.TabValue> where T.TabValue == TabValue { AnyTabContent(content) }
}

/// Ten at most, and never none.
extension TabContentBuilder {
  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3, c4) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3, c4, c5) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3, c4, c5, c6) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3, c4, c5, c6, c7) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>,
    _ c8: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3, c4, c5, c6, c7, c8) }

  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>, _ c5: some TabContent<TabValue>,
    _ c6: some TabContent<TabValue>, _ c7: some TabContent<TabValue>,
    _ c8: some TabContent<TabValue>, _ c9: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { ListOfTabs<TabValue>(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9) }
}

// MARK: - Modifiers of TabContent

extension TabContent {
  public nonisolated func tabPlacement(
    _ placement: TabPlacement
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "tabPlacement", arguments: [placement.name])
  }

  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "customizationID", arguments: [id])
  }

  public nonisolated func accessibilityLabel(
    _ label: some StringProtocol, isEnabled: Bool = true
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "accessibilityLabel", arguments: ["\(label)"])
  }

  @available(tvOS, unavailable)
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "hidden", arguments: ["\(hidden)"])
  }

  @available(tvOS, unavailable)
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(
      base: self, name: "defaultVisibility", arguments: ["\(visibility)"] + placements.map(\.name))
  }

  @available(tvOS, unavailable)
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(
      base: self, name: "customizationBehavior", arguments: [behavior.name] + placements.map(\.name)
    )
  }

  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "sectionActions", arguments: [])
  }

  @available(iOS 18.4, macOS 15.4, tvOS 18.4, visionOS 2.4, *)
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "disabled", arguments: ["\(disabled)"])
  }

  #if SDK_27
    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func defaultSectionExpansion(
      _ expansion: TabSectionExpansion
    ) -> some TabContent<Self.TabValue> {
      ModifiedTabs(base: self, name: "defaultSectionExpansion", arguments: [expansion.name])
    }

    @available(iOS 27.0, macOS 27.0, tvOS 27.0, visionOS 27.0, *)
    public nonisolated func help(_ text: Text) -> some TabContent<Self.TabValue> {
      ModifiedTabs(base: self, name: "help", arguments: [])
    }
  #endif
}

@available(tvOS, unavailable)
extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "badge", arguments: [])
  }
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "badge", arguments: [])
  }
  public nonisolated func badge(
    _ key: LocalizedStringKey
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "badge", arguments: [])
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(
    _ label: S
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "badge", arguments: [])
  }

  public nonisolated func badge(
    _ resource: LocalizedStringResource
  ) -> some TabContent<Self.TabValue> {
    ModifiedTabs(base: self, name: "badge", arguments: [])
  }
}
