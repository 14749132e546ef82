import Foundation

/// A second derivation of SwiftUI's layouts: the sentences of docs/resolution.md about it, one by one.
/// It shares the document (`NaiveSpec`) and the nodes with that of UIKit, and nothing of its walks.
struct NaiveSwiftUI {
  let root: [String: Any]
  let conditions: [(name: String, holds: Bool)]?
  let width: String
  let environment: NaiveEnvironment
  let customization: [String: Any]?
  let selected: String?
  let roots: [NaiveNode]
  let walk: [NaiveNode]

  init(
    spec: [String: Any], environment: NaiveEnvironment, customization: [String: Any]?,
    selected: String?
  ) {
    let naive = NaiveSpec(written: spec, environment: environment)
    root = naive.seen
    conditions = naive.conditions
    width = naive.width
    self.environment = environment
    self.customization = customization
    self.selected = selected
    roots = (root["tabs"] as? [[String: Any]] ?? []).map { NaiveNode(json: $0, parent: nil) }
    walk = roots.flatMap(\.walk)
  }

  var platform: String { environment.platform }
  private var isRegular: Bool { width == "regular" }
  var release: NaiveVersion { min(environment.osVersion, environment.sdkVersion) }

  private func min(_ left: NaiveVersion, _ right: NaiveVersion) -> NaiveVersion {
    left < right ? left : right
  }

  private func node(named identifier: Any?) -> NaiveNode? {
    walk.first { $0.identifier == identifier as? String }
  }

  private func nodes(named list: Any?) -> [NaiveNode] {
    var found: [NaiveNode] = []
    for identifier in list as? [String] ?? [] {
      guard let node = node(named: identifier), !found.contains(where: { $0 === node }) else {
        continue
      }
      found.append(node)
    }
    return found
  }

  // MARK: - Presence and mode

  var mode: String {
    let written = root["mode"] as? String
    return written == nil || written == "automatic" ? "tabBar" : written ?? ""
  }

  var hasSidebar: Bool {
    guard mode == "tabSidebar" else { return false }
    switch platform {
    case "iPadOS": return isRegular
    case "macOS", "macCatalyst", "tvOS": return true
    case "iOS":
      return isRegular && release >= (27, 0)
        && (root["sidebar"] as? [String: Any])?["preferredPlacement"] as? String == "sidebar"
    default: return false
    }
  }

  private var hidesByDefault: Bool {
    hasSidebar && (platform == "iPadOS" || platform == "macCatalyst")
  }

  private var isCustomizable: Bool {
    root["customizationIdentifier"] != nil && platform != "tvOS"
  }

  private var state: [String: Any]? { hidesByDefault && isCustomizable ? customization : nil }

  private func allowsHiding(_ node: NaiveNode) -> Bool {
    if platform == "tvOS" || platform == "macOS" { return false }
    if let written = node.flag("allowsHiding") { return written }
    return isCustomizable && !node.isGroup && !node.isSearch
      && node.json["preferredPlacement"] as? String != "fixed"
  }

  private func isHiddenItself(_ node: NaiveNode) -> Bool {
    guard hidesByDefault else { return false }
    if let state, allowsHiding(node) {
      if nodes(named: state["hidden"]).contains(where: { $0 === node }) { return true }
      if nodes(named: state["shown"]).contains(where: { $0 === node }) { return false }
    }
    return node.flag("isHiddenByDefault") ?? false
  }

  private func isHidden(_ node: NaiveNode) -> Bool {
    (node.ancestors + [node]).contains(where: isHiddenItself)
  }

  private func tabs(in node: NaiveNode) -> [NaiveNode] { node.walk.filter { !$0.isGroup } }

  // MARK: - Bars

  private var isAtSide: Bool {
    environment.device == "iPhoneDuo"
      && environment.sdkVersion >= NaiveFacts.firstSDKWithSideBar
      && NaiveFacts.hasSideBar(environment.horizontalSizeClass, environment.orientation)
  }

  var position: String? {
    switch platform {
    case "iOS": isAtSide ? "trailing" : "bottom"
    case "iPadOS": isRegular ? "top" : "bottom"
    case "macOS", "macCatalyst", "tvOS": mode == "tabSidebar" ? nil : "top"
    default: "leading"
    }
  }

  private var isPadBar: Bool { platform == "iPadOS" && isRegular }

  private func placement(_ node: NaiveNode) -> String {
    if node.isSearch { return "pinned" }
    if node.isGroup, node.parent != nil || node.title.allSatisfy(\.isWhitespace) { return "none" }
    let written = node.json["preferredPlacement"] as? String ?? "automatic"
    return written != "automatic" ? written : node.parent == nil ? "default" : "optional"
  }

  var bar: (items: [NaiveItem], more: [NaiveNode]) {
    if isPadBar { return (padItems, []) }
    if platform == "visionOS" { return (roots.map { NaiveItem(node: $0) }, []) }
    let tabs = walk.filter { !$0.isGroup }
    guard position == "bottom" || position == "trailing" else {
      return (tabs.map { NaiveItem(node: $0) }, [])
    }
    let capacity = NaiveFacts.capacity(on: platform, environment.osVersion.major)
    let isFull = tabs.count > capacity
    let more = isFull ? Array(tabs.dropFirst(capacity - 1)) : []
    let shown = isFull ? Array(tabs.prefix(capacity - 1)) : tabs
    let apart = distinct(shown)
    var items = shown.filter { $0 !== apart }.map { NaiveItem(node: $0) }
    if isFull { items.append(NaiveItem()) }
    if let apart { items.append(NaiveItem(node: apart, isDistinct: true)) }
    return (items, more)
  }

  private func distinct(_ shown: [NaiveNode]) -> NaiveNode? {
    let (os, sdk) = (environment.osVersion.major, environment.sdkVersion.major)
    if isRegular || os == 18 || sdk == 18 { return nil }
    let search = shown.first(where: \.isSearch)
    if os == 26 || sdk == 26 { return search }
    if let prominent = node(named: root["prominentTabIdentifier"]),
      shown.contains(where: { $0 === prominent })
    {
      return prominent
    }
    return shown.first { $0.isSearch && $0.flag("automaticallyActivatesSearch") == true }
  }

  private var padItems: [NaiveItem] {
    func placed(_ names: Set<String>) -> [NaiveNode] {
      walk.filter { !isHidden($0) && names.contains(placement($0)) }
    }
    let ordered = nodes(named: state?["tabBarOrder"]).filter {
      !isHidden($0) && ["default", "movable", "optional"].contains(placement($0))
    }
    let removed = nodes(named: state?["removedFromTabBar"])
    let rest = placed(["default", "movable"]).filter { node in
      !ordered.contains { $0 === node }
        && !(placement(node) == "default" && removed.contains { $0 === node })
    }
    return placed(["fixed"]).map { NaiveItem(node: $0, region: "fixed") }
      + (ordered + rest).map { NaiveItem(node: $0, region: "customizable") }
      + placed(["pinned"]).map { NaiveItem(node: $0, region: "pinned") }
  }

  func shows(_ item: NaiveItem) -> String {
    if item.isDistinct || isAtSide { return "image" }
    switch platform {
    case "iOS":
      return environment.orientation == "landscape" ? "imageBesideTitle" : "imageAboveTitle"
    case "iPadOS" where !isRegular: return "imageAboveTitle"
    case "iPadOS":
      return item.region == "pinned" && item.node?.isGroup == false ? "image" : "title"
    case "tvOS":
      let isBlank = item.node?.title.allSatisfy(\.isWhitespace) ?? true
      return isBlank ? "image" : "imageBesideTitle"
    case "visionOS": return "imageAndTitleOnFocus"
    default: return "title"
    }
  }

  // MARK: - Sidebars

  var isSidebarVisible: Bool {
    guard hasSidebar else { return false }
    if environment.sidebar != "automatic" { return environment.sidebar == "shown" }
    if let toggled = state?["sidebar"] as? String { return toggled == "shown" }
    if platform != "tvOS", platform != "macOS",
      let isHidden = NaiveNode.bool((root["sidebar"] as? [String: Any])?["isHidden"])
    {
      return !isHidden
    }
    return platform == "iPadOS" ? environment.orientation == "landscape" : true
  }

  var isBarVisible: Bool { position != nil && !isSidebarVisible }

  private func children(of section: NaiveNode) -> [NaiveNode] {
    let written = section.flag("allowsReordering") ?? true
    guard let orders = state?["displayOrder"] as? [String: Any], written, isCustomizable,
      let order = orders[section.identifier], node(named: section.identifier) === section
    else { return section.children }
    let first = nodes(named: order).filter { $0.parent === section }
    return first + section.children.filter { child in !first.contains { $0 === child } }
  }

  private func rows(_ nodes: [NaiveNode]) -> [NaiveRow] {
    nodes.filter { !isHidden($0) }.map { node in
      guard node.isGroup else { return NaiveRow(kind: node.kind, node: node) }
      let row = NaiveRow(kind: "section", node: node)
      row.isSelectable = false
      let collapses = release >= (27, 0) && node.flag("isCollapsedByDefault") == true
      row.isCollapsed =
        state.map { self.nodes(named: $0["collapsed"]).contains { $0 === node } } ?? collapses
      row.rows = contents(of: node)
      return row
    }
  }

  func contents(of section: NaiveNode) -> [NaiveRow] {
    rows(children(of: section))
      + (section.json["sidebarActions"] as? [[String: Any]] ?? []).map {
        NaiveRow(kind: "action", node: nil, json: $0)
      }
  }

  func sectionsLast(_ rows: [NaiveRow]) -> [NaiveRow] {
    rows.filter { $0.kind != "section" } + rows.filter { $0.kind == "section" }
  }

  var mainRows: [NaiveRow] { hasSidebar ? sectionsLast(rows(roots)) : [] }

  var openSection: NaiveNode? {
    guard platform == "visionOS", mode == "tabSidebar", let first = selection.first, first.isGroup
    else { return nil }
    return first
  }

  // MARK: - Selection and ways

  var selection: [NaiveNode] {
    for identifier in [selected, root["initialTabIdentifier"] as? String] {
      guard let node = node(named: identifier), let tab = tabs(in: node).first else { continue }
      return tab.ancestors + [tab]
    }
    guard let tab = walk.first(where: { !$0.isGroup && !isHidden($0) }) else { return [] }
    return tab.ancestors + [tab]
  }

  private func opened(by item: NaiveNode) -> NaiveNode? {
    if !item.isGroup { return item }
    guard isPadBar || platform == "visionOS" && mode == "tabSidebar" else { return nil }
    return tabs(in: item).first { !isHidden($0) }
  }

  private func taps(to node: NaiveNode, _ rows: [NaiveRow], _ before: Int) -> Int? {
    for row in rows {
      if row.node === node, !node.isGroup { return before }
      if let taps = taps(to: node, row.rows, before + (row.isCollapsed ? 1 : 0)) { return taps }
    }
    return nil
  }

  var ways: [ObjectIdentifier: NaiveWay] {
    let (items, more) = bar
    let opened = items.compactMap { $0.node.flatMap(opened(by:)) }
    let visibleRows = openSection.map { sectionsLast(contents(of: $0)) } ?? mainRows
    let isShown = openSection != nil || isSidebarVisible
    var ways: [ObjectIdentifier: NaiveWay] = [:]
    let tabs = walk.filter { !$0.isGroup }
    for tab in tabs {
      let isOpened = opened.contains { $0 === tab }
      let inMore = more.contains { $0 === tab }
      func set(_ via: String, _ taps: Int) {
        if ways[ObjectIdentifier(tab)] == nil {
          ways[ObjectIdentifier(tab)] = NaiveWay(via: via, taps: taps)
        }
      }
      if isBarVisible, isOpened { set("tabBar", 1) }
      if isShown, let taps = taps(to: tab, visibleRows, 1) { set("sidebar", taps) }
      if isBarVisible, inMore { set("more", 2) }
      if hasSidebar, platform == "iPadOS" || platform == "iOS", isSidebarVisible, isOpened {
        set("toggledTabBar", 2)
      }
      if hasSidebar, !isSidebarVisible, let taps = taps(to: tab, mainRows, 1) {
        set("toggledSidebar", taps + 1)
      }
      if platform == "visionOS", mode == "tabSidebar", tab.parent != nil { set("groupScreen", 2) }
    }
    // Links, one tap further each time.
    var isSettled = false
    var distance = 1
    while !isSettled || distance <= walk.count + 3 {
      isSettled = true
      for tab in tabs where ways[ObjectIdentifier(tab)] == nil {
        let isNamed = tabs.contains { other in
          ways[ObjectIdentifier(other)]?.taps == distance
            && nodes(named: other.json["leadsTo"]).contains { $0 === tab }
        }
        guard isNamed else { continue }
        ways[ObjectIdentifier(tab)] = NaiveWay(via: "link", taps: distance + 1)
        isSettled = false
      }
      distance += 1
    }
    for tab in tabs where ways[ObjectIdentifier(tab)] == nil {
      let hiding = (tab.ancestors + [tab]).filter(isHiddenItself)
      let canShow =
        isHidden(tab) && hidesByDefault && isCustomizable
        && hiding.allSatisfy(allowsHiding)
      ways[ObjectIdentifier(tab)] = NaiveWay(
        via: canShow ? "customization" : "unreachable", taps: nil)
    }
    return ways
  }
}
