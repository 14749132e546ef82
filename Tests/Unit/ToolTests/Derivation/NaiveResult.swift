import Foundation
import TabAnalysis

/// A way to a destination as `destinations` lists it.
struct NaiveWay: Equatable {
  var via: String
  var taps: Int?
}

// Selection, destinations and the result: resolution.md sections 8, 9 and 10.
extension NaiveDerivation {
  // MARK: - §8 Selection

  /// §8: the path from a root node to what is finally selected.
  var selection: [NaiveNode] {
    once(\.selection) {
      guard let start = selectionStart else { return [] }
      // §8: a node below the root is preceded by its ancestors.
      var path = start.ancestors + [start]
      while let last = path.last, let next = nextSelected(after: last) { path.append(next) }
      return path
    }
  }

  var selectionStart: NaiveNode? {
    if let selected, let node = node(named: selected) { return node }
    if let initial = rootValue("initialTabIdentifier") as? String, let node = node(named: initial) {
      return node
    }
    // §8: the first root node, in the order of `tabs`, that is an item, is listed in More, or,
    // where there is a main sidebar, is not hidden.
    for root in roots {
      if itemNodes.contains(where: { $0 === root }) { return root }
      if bar.more.contains(where: { $0 === root }) { return root }
      if hasMainSidebar && !isHidden(root) { return root }
    }
    // §8: else the first of `items`.
    return itemNodes.first
  }

  private func nextSelected(after node: NaiveNode) -> NaiveNode? {
    guard node.isGroup else { return nil }
    // §8: it ends at a group with `isSidebarDestination` and, on bottom bars where there is no main
    // sidebar, at any group.
    if flag("isSidebarDestination", of: node) || (hasBottomBar && !hasMainSidebar) { return nil }
    // §8: a hidden child is passed over.
    let candidates = node.children.filter { !isHidden($0) }
    if let identifier = value("defaultChildIdentifier", of: node) as? String,
      let named = self.node(named: identifier), candidates.contains(where: { $0 === named })
    {
      return named
    }
    return candidates.first
  }

  // MARK: - §9 Destinations

  private func isDestination(_ node: NaiveNode) -> Bool { node.flag("performsAction") != true }

  /// §9: the first row of the table that applies.
  func way(to node: NaiveNode) -> NaiveWay {
    if let way = wayWithTaps(to: node) ?? linkedWays[ObjectIdentifier(node)] { return way }
    // §9, `children`.
    if node.isGroup {
      let below = node.children.flatMap(\.walk).filter(isDestination)
      if below.contains(where: {
        wayWithTaps(to: $0) != nil || linkedWays[ObjectIdentifier($0)] != nil
      }) {
        return NaiveWay(via: "children", taps: nil)
      }
    }
    if canBeCustomized(node) { return NaiveWay(via: "customization", taps: nil) }
    return NaiveWay(via: "unreachable", taps: nil)
  }

  /// §9, `link`: the ways to what no other row reaches, by relaxing every link and every group until
  /// nothing gets shorter.
  private var linkedWays: [ObjectIdentifier: NaiveWay] {
    if let known = memo.linkedWays { return known }
    var ways: [ObjectIdentifier: NaiveWay] = [:]
    var isSettled = false
    while !isSettled {
      isSettled = true
      for node in walk where wayWithTaps(to: node) == nil {
        var best = ways[ObjectIdentifier(node)]
        func offer(_ via: String, _ taps: Int) {
          let isBetter = best.map { taps < ($0.taps ?? .max) } ?? true
          // Of equal ones, `groupScreen`.
          let isPreferred = best?.taps == taps && via == "groupScreen" && best?.via == "link"
          if isBetter || isPreferred { best = NaiveWay(via: via, taps: taps) }
        }
        if isDestination(node) {
          for other in walk where isDestination(other) {
            let taps = wayWithTaps(to: other)?.taps ?? ways[ObjectIdentifier(other)]?.taps
            let names = value("leadsTo", of: other) as? [String] ?? []
            if let taps, names.contains(where: { self.node(named: $0) === node }) {
              offer("link", taps + 1)
            }
          }
        }
        for (layers, group) in node.ancestors.reversed().enumerated() {
          if let taps = ways[ObjectIdentifier(group)]?.taps {
            offer("groupScreen", taps + layers + 1)
          }
        }
        guard let best, best != ways[ObjectIdentifier(node)] else { continue }
        ways[ObjectIdentifier(node)] = best
        isSettled = false
      }
    }
    memo.linkedWays = ways
    return ways
  }

  private func wayWithTaps(to node: NaiveNode) -> NaiveWay? {
    once(\.ways[ObjectIdentifier(node)]) { firstWayWithTaps(to: node) }
  }

  /// §9, `sidebar`, and the last sentence: on visionOS the selected group's sidebar counts.
  private var visibleRows: [NaiveRow] {
    once(\.visibleRows) {
      if let group = groupWithSidebar { return groupRows(of: group) }
      return isMainSidebarVisible ? mainRows : []
    }
  }

  private func firstWayWithTaps(to node: NaiveNode) -> NaiveWay? {
    let (_, more) = bar
    let isItem = itemNodes.contains { $0 === node }
    // §9, `tabBar`.
    if isBarVisible && isItem { return NaiveWay(via: "tabBar", taps: 1) }
    // §9, `sidebar`.
    if let taps = taps(to: node, in: visibleRows) { return NaiveWay(via: "sidebar", taps: taps) }
    // §9, `more`.
    if isBarVisible && more.contains(where: { $0 === node }) {
      return NaiveWay(via: "more", taps: 2)
    }
    // §9, `toggledTabBar`.
    if platform == "iPadOS" || platform == "iOS", isMainSidebarVisible,
      NaiveNode.bool(rootValue("isTabBarHidden")) != true
    {
      if isItem { return NaiveWay(via: "toggledTabBar", taps: 2) }
      if more.contains(where: { $0 === node }) { return NaiveWay(via: "toggledTabBar", taps: 3) }
    }
    // §9, `toggledSidebar`.
    if hasMainSidebar && !isMainSidebarVisible, let taps = taps(to: node, in: mainRows) {
      return NaiveWay(via: "toggledSidebar", taps: taps + 1)
    }
    // §9, `groupScreen`: one screen for every layer; of several groups the one that gives the
    // fewest taps counts.
    var fewest: Int?
    for (layers, group) in node.ancestors.reversed().enumerated() {
      guard let taps = wayWithTaps(to: group)?.taps else { continue }
      fewest = min(fewest ?? .max, taps + layers + 1)
    }
    return fewest.map { NaiveWay(via: "groupScreen", taps: $0) }
  }

  /// §9: 1, and 1 for every collapsed section around a selectable row.
  private func taps(to node: NaiveNode, in rows: [NaiveRow], collapsed: Int = 0) -> Int? {
    for row in rows {
      if row.node === node && row.isSelectable { return 1 + collapsed }
      let around = collapsed + (row.isCollapsed ? 1 : 0)
      if let taps = taps(to: node, in: row.rows, collapsed: around) { return taps }
    }
    return nil
  }

  /// §9, `customization`.
  private func canBeCustomized(_ node: NaiveNode) -> Bool {
    guard isStateRead else { return false }
    if isHidden(node) {
      let hiding = (node.ancestors + [node]).filter(isHiddenByItself)
      return hiding.allSatisfy { flag("allowsHiding", of: $0) }
    }
    return platform == "iPadOS" && isRegular && !hasRow(node, in: mainRows)
      && !itemNodes.contains { $0 === node }
      && ["default", "optional"].contains(placement(of: node))
  }

  private func hasRow(_ node: NaiveNode, in rows: [NaiveRow]) -> Bool {
    rows.contains { $0.node === node || hasRow(node, in: $0.rows) }
  }

  // MARK: - §10 JSON

  /// The object of §10 without `notes`.
  func layout() -> [String: Any] {
    [
      "environment": environmentJSON,
      "mode": mode,
      "tabBar": barJSON,
      "sidebar": sidebarJSON,
      // §10: the controller's, with or without a bar.
      "accessory": orNull((rootValue("bottomAccessory") as? [String: Any])?["title"]),
      "selection": selection.map(\.identifier),
      "destinations": walk.filter(isDestination).map { node -> [String: Any] in
        let way = way(to: node)
        return ["identifier": node.identifier, "via": way.via, "taps": orNull(way.taps)]
      },
    ]
  }

  private var environmentJSON: [String: Any] {
    // §1: versions are printed with both numbers.
    func text(_ version: NaiveVersion) -> String { "\(version.major).\(version.minor)" }
    return [
      "platform": platform,
      "device": orNull(environment.device),
      "framework": "UIKit",
      "conditions": orNull(conditions?.filter(\.holds).map(\.name)),
      "osVersion": text(environment.osVersion),
      "sdkVersion": text(environment.sdkVersion),
      "horizontalSizeClass": environment.horizontalSizeClass,
      "orientation": orNull(environment.orientation),
      "sidebar": environment.sidebar,
      "layoutDirection": environment.layoutDirection,
      // Catalogs have tests of their own.
      "language": NSNull(),
    ]
  }
}
