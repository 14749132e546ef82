import Foundation

/// A version as two numbers, which tuples compare in the right order.
typealias NaiveVersion = (major: Int, minor: Int)

/// The environment of resolution.md section 1, without `selected` and `customization`.
struct NaiveEnvironment {
  var platform: String
  /// Of iOS: `iPhone` or `iPhoneDuo`.
  var device: String?
  var osVersion: NaiveVersion
  var sdkVersion: NaiveVersion
  var horizontalSizeClass: String
  var orientation: String?
  var sidebar: String
  var layoutDirection: String
  /// The conditions that were asked for; the others are as the spec says.
  var conditions: [String: Bool] = [:]
}

/// A present node of the hierarchy together with what the document wrote for it.
final class NaiveNode {
  let json: [String: Any]
  unowned let parent: NaiveNode?
  private(set) var children: [NaiveNode] = []

  init(json: [String: Any], parent: NaiveNode?) {
    self.json = json
    self.parent = parent
    for child in json["children"] as? [[String: Any]] ?? [] {
      children.append(NaiveNode(json: child, parent: self))
    }
  }

  /// spec-format.md, Node: a node with `children` is a group, any other without `type` is a tab.
  var kind: String {
    if let type = json["type"] as? String { return type }
    return json["children"] == nil ? "tab" : "group"
  }

  var isGroup: Bool { kind == "group" }
  var isSearch: Bool { kind == "search" }

  /// §2.1: the search tab is `com.apple.UIKit.Search`.
  var identifier: String {
    isSearch ? "com.apple.UIKit.Search" : json["identifier"] as? String ?? ""
  }

  /// spec-format.md, Node: the title of a search tab is `Search` unless it is written.
  var title: String { json["title"] as? String ?? (isSearch ? "Search" : "") }

  /// spec-format.md, Node: the image of a search tab is `magnifyingglass` unless it is written.
  var image: String? { NaiveNode.imageName(json["image"]) ?? (isSearch ? "magnifyingglass" : nil) }

  var badge: String? { json["badgeValue"] as? String }

  /// All groups above the node, the root one first.
  var ancestors: [NaiveNode] { parent.map { $0.ancestors + [$0] } ?? [] }

  /// The node and everything below it: depth first, a group before its children.
  var walk: [NaiveNode] { [self] + children.flatMap(\.walk) }

  func flag(_ key: String) -> Bool? { NaiveNode.bool(json[key]) }

  /// §10: the symbol's or the asset's name.
  static func imageName(_ value: Any?) -> String? {
    if let name = value as? String { return name }
    let object = value as? [String: Any]
    return object?["systemName"] as? String ?? object?["asset"] as? String
  }

  /// A JSON boolean, never a number that happens to be 0 or 1.
  static func bool(_ value: Any?) -> Bool? {
    guard let value, !(value is String) else { return nil }
    if type(of: value) == Bool.self { return value as? Bool }
    guard let number = value as? NSNumber, String(cString: number.objCType) == "c" else {
      return nil
    }
    return number.boolValue
  }
}

/// What one derivation has already worked out, so that nothing is worked out twice.
final class NaiveMemo {
  var isHidden: [ObjectIdentifier: Bool] = [:]
  var lists: [[String]: [NaiveNode]] = [:]
  var bar: (items: [NaiveItem], more: [NaiveNode])?
  var mainRows: [NaiveRow]?
  var visibleRows: [NaiveRow]?
  var selection: [NaiveNode]?
  var ways: [ObjectIdentifier: NaiveWay?] = [:]
  var linkedWays: [ObjectIdentifier: NaiveWay]?
}

/// A second derivation of a layout that follows the sentences of resolution.md one by one.
struct NaiveDerivation {
  /// The spec as the environment sees it.
  let spec: [String: Any]
  let conditions: [(name: String, holds: Bool)]?
  /// The width that the layout goes by, where the app overrides the window's too.
  let width: String
  let environment: NaiveEnvironment
  let customization: [String: Any]?
  let selected: String?
  let roots: [NaiveNode]
  /// §2.1: the walk order of the whole hierarchy.
  let walk: [NaiveNode]
  let memo = NaiveMemo()

  init(
    spec: [String: Any], environment: NaiveEnvironment, customization: [String: Any]?,
    selected: String?
  ) {
    let naive = NaiveSpec(written: spec, environment: environment)
    self.spec = naive.seen
    conditions = naive.conditions
    width = naive.width
    self.environment = environment
    self.customization = customization
    self.selected = selected
    let tabs = self.spec["tabs"] as? [[String: Any]] ?? []
    roots = tabs.map { NaiveNode(json: $0, parent: nil) }
    walk = roots.flatMap(\.walk)
  }

  /// The remembered value, worked out on first use.
  func once<Value>(_ key: ReferenceWritableKeyPath<NaiveMemo, Value?>, _ work: () -> Value) -> Value
  {
    if let value = memo[keyPath: key] { return value }
    let value = work()
    memo[keyPath: key] = value
    return value
  }

  // MARK: - §1 Environment

  var platform: String { environment.platform }
  var isRegular: Bool { width == "regular" }

  /// §1: the lower of `osVersion` and `sdkVersion`.
  var effectiveVersion: NaiveVersion {
    environment.osVersion < environment.sdkVersion ? environment.osVersion : environment.sdkVersion
  }

  /// §1: a key of the root, as if absent where it is too new or not there on the platform.
  func rootValue(_ key: String) -> Any? { isKnown(key) ? spec[key] : nil }

  /// §1: a key of the root's `sidebar`, as if absent likewise.
  func sidebarValue(_ key: String) -> Any? {
    guard isKnown("sidebar") else { return nil }
    if key == "preferredPlacement" && effectiveVersion < (27, 0) { return nil }
    return (spec["sidebar"] as? [String: Any])?[key]
  }

  /// §1: a key of a node, as if absent likewise.
  func value(_ key: String, of node: NaiveNode) -> Any? { isKnown(key) ? node.json[key] : nil }

  func flag(_ key: String, of node: NaiveNode) -> Bool {
    NaiveNode.bool(value(key, of: node)) ?? false
  }

  /// spec-format.md: the *since* columns and "Not on every platform".
  private func isKnown(_ key: String) -> Bool {
    if let version = Self.since[key], effectiveVersion < version { return false }
    return Self.missing[platform]?.contains(key) != true
  }

  private static let since: [String: NaiveVersion] = [
    "prominentTabIdentifier": (27, 0), "tabBarMinimizeBehavior": (26, 0),
    "bottomAccessory": (26, 0), "automaticallyActivatesSearch": (26, 0),
    "isSidebarDestination": (26, 0), "isCollapsedByDefault": (26, 1),
  ]

  private static let missing: [String: Set<String>] = [
    "tvOS": [
      "sidebar", "sidebarActions", "sidebarAppearance", "isSidebarDestination",
      "isCollapsedByDefault", "prominentTabIdentifier", "automaticallyActivatesSearch",
      "bottomAccessory", "tabBarMinimizeBehavior",
    ],
    "visionOS": ["automaticallyActivatesSearch", "bottomAccessory", "tabBarMinimizeBehavior"],
  ]

  // MARK: - §2 Presence

  /// §2.1: a reference means the first node in walk order, of whatever kind.
  func node(named identifier: String) -> NaiveNode? { walk.first { $0.identifier == identifier } }

  /// §2.1 and §4: the nodes that a list means; of a repeated identifier the first mention counts.
  func nodes(named list: [String]) -> [NaiveNode] {
    once(\.lists[list]) {
      var result: [NaiveNode] = []
      for identifier in list {
        guard let found = node(named: identifier), !result.contains(where: { $0 === found }) else {
          continue
        }
        result.append(found)
      }
      return result
    }
  }

  func names(_ list: Any?, _ node: NaiveNode) -> Bool {
    nodes(named: list as? [String] ?? []).contains { $0 === node }
  }

  /// §2.3: a state is read in the environments that have a main sidebar.
  var isStateRead: Bool { hasMainSidebar }

  /// §2.3: the customization state where one is given and read.
  var state: [String: Any]? { isStateRead ? customization : nil }

  /// §2.3: the state as far as it is about the bar, which counts on an iPad without a sidebar too.
  var stateOfBar: [String: Any]? {
    state ?? (platform == "iPadOS" && isRegular && mode == "tabBar" ? customization : nil)
  }

  /// §2.2: hidden by its own keys or by the state, without a look at the groups above.
  func isHiddenByItself(_ node: NaiveNode) -> Bool {
    if let state, flag("allowsHiding", of: node) {
      // §4: `hidden` wins over `shown`.
      if names(state["hidden"], node) { return true }
      if names(state["shown"], node) { return false }
    }
    return node.flag("isHidden") ?? node.flag("isHiddenByDefault") ?? false
  }

  /// §2.2: everything below a hidden group is hidden too.
  func isHidden(_ node: NaiveNode) -> Bool {
    once(\.isHidden[ObjectIdentifier(node)]) {
      (node.ancestors + [node]).contains(where: isHiddenByItself)
    }
  }

  // MARK: - §3 Mode

  /// §3: the effective mode.
  var mode: String {
    if platform == "tvOS" { return "tabBar" }
    if let written = spec["mode"] as? String, written != "automatic" { return written }
    return roots.contains(where: \.isGroup) ? "tabSidebar" : "tabBar"
  }

  var isDuo: Bool { environment.device == "iPhoneDuo" }

  /// §3: the row of the iPhone Duo, by the SDK and the window size.
  var isBarAtSide: Bool {
    isDuo && environment.sdkVersion >= NaiveFacts.firstSDKWithSideBar
      && NaiveFacts.hasSideBar(environment.horizontalSizeClass, environment.orientation)
  }

  /// §5: the bar at the side of an iPhone Duo is one of the bars at the bottom.
  var hasBottomBar: Bool { barPosition == "bottom" || barPosition == "trailing" }

  /// §6, heading: the environments that have a main sidebar.
  var hasMainSidebar: Bool {
    switch platform {
    case "iPadOS": isRegular && mode == "tabSidebar"
    case "macCatalyst": mode == "tabSidebar"
    // §3: the row of iOS from 27, in either orientation.
    case "iOS":
      effectiveVersion >= (27, 0) && isRegular && mode == "tabSidebar"
        && sidebarValue("preferredPlacement") as? String == "sidebar"
    default: false
    }
  }

  /// §3: where the bar is, `nil` where there is none.
  var barPosition: String? {
    switch platform {
    case "iPadOS": isRegular ? "top" : "bottom"
    case "iOS": isBarAtSide ? "trailing" : "bottom"
    case "macCatalyst": mode == "tabSidebar" ? nil : "top"
    case "tvOS": "top"
    default: "leading"
    }
  }

  /// §3 and §6: whether the bar is visible.
  var isBarVisible: Bool {
    if barPosition == nil || NaiveNode.bool(rootValue("isTabBarHidden")) == true { return false }
    // §6: on iPadOS and on iOS exactly when the sidebar is not visible.
    return !isMainSidebarVisible
  }
}
