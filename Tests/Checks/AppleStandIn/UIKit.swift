// A stand-in for the part of UIKit that generated code and the recorder use, for systems without it.
// Its classes keep what they are given; which device it is, and how wide its window, can be set.

@_exported import Foundation

extension String {
  /// The key itself: the stand-in has no string tables.
  public init(localized key: String) { self = key }
}

// MARK: - The device

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv
  case mac = 5
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

@MainActor
public final class UIDevice {
  public static let current = UIDevice()
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public var systemName = "iOS"
  public var systemVersion = "27.0"
}

public final class UITraitCollection: Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }
}

public struct UITraitOverrides {
  fileprivate var width: UIUserInterfaceSizeClass?

  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { width ?? .unspecified }
    set { width = newValue }
  }

  public func contains(_ trait: UITrait) -> Bool { width != nil }
  public mutating func remove(_ trait: UITrait) { width = nil }
}

public protocol UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

@MainActor
public protocol UITraitChangeRegistration {}

@MainActor
public protocol UITraitChangeObservable: AnyObject {
  var traitChangeHandlers: [TraitChangeHandler] { get set }
}

@MainActor
public struct TraitChangeHandler {
  fileprivate let registration: Registration
  fileprivate let handle: (UITraitCollection) -> Void
}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration()
    traitChangeHandlers.append(
      TraitChangeHandler(registration: registration) { [unowned self] previous in
        handler(self, previous)
      })
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.removeAll { $0.registration === registration as? Registration }
  }

  func tell(_ previous: UITraitCollection, _ current: UITraitCollection) {
    guard previous.horizontalSizeClass != current.horizontalSizeClass else { return }
    for handler in traitChangeHandlers { handler.handle(previous) }
  }
}

private final class Registration: UITraitChangeRegistration {}

// MARK: - Views and images

@MainActor
open class UIView: UITraitChangeObservable {
  public var traitChangeHandlers: [TraitChangeHandler] = []
  public private(set) var subviews: [UIView] = []
  public var isHidden = false

  public internal(set) weak var window: UIWindow? {
    didSet {
      for view in subviews { view.window = window }
      didMoveToWindow()
    }
  }

  public convenience init() { self.init(frame: .zero) }
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) { nil }

  public func addSubview(_ view: UIView) {
    subviews.append(view)
    view.window = window
  }

  open func didMoveToWindow() {}
}

@MainActor
open class UIViewController: UITraitChangeObservable {
  public var traitChangeHandlers: [TraitChangeHandler] = []

  /// The traits of what is above the controller: setting them tells those who registered for changes, as a window
  /// does to the controllers in it.
  private var inherited = UITraitCollection(horizontalSizeClass: .unspecified)

  public var traitCollection: UITraitCollection {
    get {
      UITraitCollection(horizontalSizeClass: traitOverrides.width ?? inherited.horizontalSizeClass)
    }
    set {
      change { inherited = newValue }
      for child in children { child.traitCollection = traitCollection }
    }
  }

  private var overrides = UITraitOverrides()

  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { change { overrides = newValue } }
  }

  private func change(_ body: () -> Void) {
    let old = traitCollection
    body()
    tell(old, traitCollection)
  }

  public var tabBarItem: UITabBarItem! = UITabBarItem()
  public var title: String? {
    didSet { tabBarItem.title = title }
  }
  public var children: [UIViewController] = []
  public var presentedViewController: UIViewController?
  public private(set) var viewIfLoaded: UIView?

  public var view: UIView! {
    loadViewIfNeeded()
    return viewIfLoaded
  }

  func move(to window: UIWindow) {
    loadViewIfNeeded()
    viewIfLoaded?.window = window
    for child in children { child.move(to: window) }
  }

  isolated deinit { forget(ObjectIdentifier(self)) }

  public init() {}

  open func viewDidLoad() {}

  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    viewIfLoaded = UIView()
    viewDidLoad()
  }
}

open class UINavigationController: UIViewController {
  public override init() { super.init() }

  public init(rootViewController: UIViewController) {
    super.init()
    children = [rootViewController]
    tabBarItem = rootViewController.tabBarItem
  }
}

@MainActor
public protocol UIContentConfiguration {}

public final class UIImage: CustomStringConvertible, Sendable {
  public let description: String
  public let isSymbolImage: Bool

  public init?(systemName: String) {
    description = "<UIImage:0x6000 symbol(system: \(systemName)) {20, 20} baseline=(0)>"
    isSymbolImage = true
  }

  public init?(named name: String) {
    description = "<UIImage:0x6000 named(main: \(name)) {20, 20} renderingMode=(0)>"
    isSymbolImage = false
  }
}

@MainActor
public final class UIAction {
  public let title: String
  public let image: UIImage?
  public let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}

// MARK: - Tabs

@MainActor
open class UITab {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  public var title: String
  public var image: UIImage?
  public var selectedImage: UIImage?
  public var subtitle: String?
  public var badgeValue: String?
  /// Every `NSObject` has one.
  public var accessibilityLabel: String?
  public var preferredPlacement = Placement.automatic
  public var isHidden = false
  public var isHiddenByDefault = false
  public var allowsHiding = false
  public var isEnabled = true
  public var userInfo: Any?
  public fileprivate(set) weak var parent: UITabGroup?

  private let provider: ((UITab) -> UIViewController)?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// Runs the provider: nobody who records may ask.
  public var viewController: UIViewController? { provider?(self) }
}

open class UISearchTab: UITab {
  public class var identifier: String { "com.apple.UIKit.Search" }
  public var automaticallyActivatesSearch = false

  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: UISearchTab.identifier, viewControllerProvider: viewControllerProvider)
  }

  /// The initializer of UITab is inherited: it compiles, and gives another identifier.
  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

open class UITabGroup: UITab {
  public enum SidebarAppearance: Int, Sendable {
    case automatic, inline, rootSection
  }

  public var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      adopt()
    }
  }
  public var selectedChild: UITab?
  public var defaultChildIdentifier: String?
  public var displayOrderIdentifiers: [String] = []
  public var allowsReordering = false
  public var managingNavigationController: UINavigationController?
  public var sidebarActions: [UIAction] = []
  public var sidebarAppearance = SidebarAppearance.automatic
  public var isSidebarDestination = false
  public var isCollapsedByDefault = false

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    let identifiers = children.map(\.identifier)
    precondition(Set(identifiers).count == identifiers.count, "two children of one identifier")
    for child in children {
      precondition(child.parent == nil, "\(child.identifier) is in another group")
      child.parent = self
    }
  }
}

// MARK: - The controller

@MainActor
public final class UITabAccessory {
  public let contentView: UIView

  public init(contentView: UIView) { self.contentView = contentView }
}

open class UITabBarController: UIViewController {
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  @MainActor
  public final class Sidebar {
    public enum Layout: Int, Sendable {
      case automatic, overlap, tile
    }

    public enum Placement: Int, Sendable {
      case automatic, sidebar, tabBar
    }

    public var isHidden = false
    public var preferredLayout = Layout.automatic
    public var preferredPlacement = Placement.automatic
    public var headerContentConfiguration: (any UIContentConfiguration)?
    public var footerContentConfiguration: (any UIContentConfiguration)?
    public var bottomBarView: UIView?
  }

  /// If the selected tab is removed, the first one is selected.
  public var tabs: [UITab] = [] {
    didSet {
      let identifiers = tabs.map(\.identifier)
      precondition(Set(identifiers).count == identifiers.count, "two tabs of one identifier")
      precondition(tabs.allSatisfy { $0.parent == nil }, "a tab at the root is in a group")
      if !all(in: tabs).contains(where: { $0 === selectedTab }) { selectedTab = tabs.first }
    }
  }

  public var selectedTab: UITab?
  public weak var delegate: (any UITabBarControllerDelegate)?
  public private(set) var batchUpdates = 0

  /// Finds tabs at the root; whether UIKit looks into groups is not documented.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }

  public func performBatchUpdates(_ updates: () -> Void) {
    batchUpdates += 1
    updates()
  }

  private func all(in tabs: [UITab]) -> [UITab] {
    tabs.flatMap { [$0] + all(in: ($0 as? UITabGroup)?.children ?? []) }
  }

  public var viewControllers: [UIViewController]? {
    didSet { children = viewControllers ?? [] }
  }
  public var mode = Mode.automatic
  public var compactTabIdentifiers: [String]?
  public var customizationIdentifier: String?
  public var prominentTabIdentifier: String?
  public var isTabBarHidden = false
  public var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  public var bottomAccessory: UITabAccessory?
  public let sidebar = Sidebar()
}

@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ controller: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
}

// MARK: - Associated objects

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
public enum objc_AssociationPolicy {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

private struct Association: Hashable {
  let object: ObjectIdentifier
  let key: UnsafeRawPointer
}

nonisolated(unsafe) private var associations: [Association: Any] = [:]

/// Another object may get the same address.
private func forget(_ object: ObjectIdentifier) {
  for key in associations.keys where key.object == object { associate(nil, with: key) }
}

/// What was associated is released afterwards, as it may have associations of its own.
private func associate(_ value: Any?, with key: Association) {
  let old = associations[key]
  associations[key] = value
  withExtendedLifetime(old) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations[Association(object: ObjectIdentifier(object as AnyObject), key: key)]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associate(value, with: Association(object: ObjectIdentifier(object as AnyObject), key: key))
}
