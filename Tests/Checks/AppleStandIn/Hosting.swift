// A stand-in for SwiftUI that runs: a `TabView` becomes a tab bar controller of a class of SwiftUI, as the
// recorder finds it in an app. It has what the apps of the folder `Apps` use; what SwiftUI declares, and
// from which release on, is in SwiftUI.swift and the files beside it.

@_exported import UIKit

@MainActor
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("there is no body of Never") }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError("a text has no body") }
}

public struct TabView<Value: Hashable>: View {
  fileprivate let tabs: [UITab]

  public init<Content: TabContent>(
    selection: Binding<Value>, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value {
    tabs = content().tabs
  }

  public var body: Never { fatalError("a tab view has no body") }
  public func tabViewStyle(_ style: TabViewStyle) -> TabView { self }
}

public enum TabViewStyle {
  case automatic, tabBarOnly, sidebarAdaptable
}

public enum TabRole {
  case search
}

// MARK: - Tabs

@MainActor
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  var tabs: [UITab] { get }
}

public struct ListOfTabs<TabValue: Hashable>: TabContent {
  public let tabs: [UITab]
}

/// SwiftUI makes up the identifiers of its tabs, but those that an app gives.
@MainActor
private func nextIdentifier() -> String {
  lastIdentifier += 1
  return "SwiftUI.\(lastIdentifier)"
}

@MainActor
private var lastIdentifier = 0

public struct Tab<TabValue: Hashable>: TabContent {
  public let tabs: [UITab]

  public init(
    _ title: String, systemImage: String, value: TabValue, content: () -> some View
  ) {
    tabs = [
      UITab(
        title: title, image: UIImage(systemName: systemImage), identifier: nextIdentifier())
    ]
  }

  public init(value: TabValue, role: TabRole?, content: () -> some View) {
    tabs = [UISearchTab()]
  }
}

public struct TabSection<TabValue: Hashable>: TabContent {
  public let tabs: [UITab]

  public init<Content: TabContent>(
    _ title: String, @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {
    let group = UITabGroup(
      title: title, image: nil, identifier: nextIdentifier(), children: content().tabs)
    tabs = [group]
  }
}

public struct ForEach<TabValue: Hashable>: TabContent {
  public let tabs: [UITab]

  public init<Data: RandomAccessCollection, Content: TabContent>(
    _ data: Data, @TabContentBuilder<TabValue> content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, Content.TabValue == TabValue {
    tabs = data.flatMap { content($0).tabs }
  }
}

@MainActor
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  public static func buildExpression<Content: TabContent>(
    _ content: Content
  ) -> ListOfTabs<TabValue> where Content.TabValue == TabValue { ListOfTabs(tabs: content.tabs) }

  public static func buildBlock(_ content: ListOfTabs<TabValue>...) -> ListOfTabs<TabValue> {
    ListOfTabs(tabs: content.flatMap(\.tabs))
  }

  public static func buildIf(_ content: ListOfTabs<TabValue>?) -> ListOfTabs<TabValue> {
    content ?? ListOfTabs(tabs: [])
  }

  public static func buildEither(first: ListOfTabs<TabValue>) -> ListOfTabs<TabValue> { first }
  public static func buildEither(second: ListOfTabs<TabValue>) -> ListOfTabs<TabValue> { second }
}

extension TabContent {
  /// Hidden tabs are left out.
  public func hidden(_ hidden: Bool = true) -> ListOfTabs<TabValue> {
    ListOfTabs(tabs: hidden ? [] : tabs)
  }

  public func badge(_ count: Int) -> ListOfTabs<TabValue> {
    for tab in tabs { tab.badgeValue = count > 0 ? "\(count)" : nil }
    return ListOfTabs(tabs: tabs)
  }
}

// MARK: - Values

@MainActor
@propertyWrapper
public struct Binding<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Binding<Value> { self }
}

@MainActor
@propertyWrapper
public struct State<Value> {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Binding<Value> { Binding(wrappedValue: wrappedValue) }
}

@MainActor
public struct EnvironmentValues {
  fileprivate static var current = EnvironmentValues()
  public var horizontalSizeClass: UserInterfaceSizeClass?
}

public enum UserInterfaceSizeClass {
  case compact, regular
}

@MainActor
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

// MARK: - The controller

/// The controller that a view with a `TabView` is shown by.
public final class UIKitTabBarController<Root: View>: UITabBarController {
  private let root: Root

  public init(_ root: Root) {
    self.root = root
    super.init()
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let width = traitCollection.horizontalSizeClass
    EnvironmentValues.current.horizontalSizeClass = width == .compact ? .compact : .regular
    tabs = shown(root)
  }

  private func shown(_ view: some View) -> [UITab] {
    if let tabView = view as? any HasTabs { return tabView.shownTabs }
    return shown(view.body)
  }
}

@MainActor
private protocol HasTabs {
  var shownTabs: [UITab] { get }
}

extension TabView: HasTabs {
  fileprivate var shownTabs: [UITab] { tabs }
}
