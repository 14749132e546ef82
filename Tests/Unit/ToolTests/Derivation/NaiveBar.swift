import Foundation

/// One item of a bar; More is the one without a node.
struct NaiveItem {
  var node: NaiveNode?
  var region: String?
  var isDistinct = false
}

// The bar: resolution.md sections 4, 5 and 7.
extension NaiveDerivation {
  /// §4: placement counts on iPadOS regular and macCatalyst, in both modes.
  var usesPlacement: Bool {
    platform == "macCatalyst" || (platform == "iPadOS" && isRegular)
  }

  /// The items in visual order and the nodes listed in More.
  var bar: (items: [NaiveItem], more: [NaiveNode]) {
    once(\.bar) {
      switch barPosition {
      case nil: ([], [])
      case "bottom", "trailing": bottomBar
      default: (usesPlacement ? placedItems : roots.map { NaiveItem(node: $0) }, [])
      }
    }
  }

  /// The nodes that are items, More left out.
  var itemNodes: [NaiveNode] { bar.items.compactMap(\.node) }

  // MARK: - §4 The bar where placement counts

  /// §4: the resolved placement of a node.
  func placement(of node: NaiveNode) -> String {
    let written = node.json["preferredPlacement"] as? String
    if written == nil && node.isSearch { return "pinned" }
    if let written, written != "automatic" { return written }
    return node.parent == nil ? "default" : "optional"
  }

  private var placedItems: [NaiveItem] {
    // §4: hidden nodes are not in the bar; the order in a region is walk order.
    let candidates = walk.filter { !isHidden($0) }
    func placed(_ placements: String...) -> [NaiveNode] {
      candidates.filter { placements.contains(placement(of: $0)) }
    }
    var customizable: [NaiveNode] = []
    if let state = stateOfBar {
      // §4: `tabBarOrder` without what is unknown, hidden or not of that region.
      let order = nodes(named: state["tabBarOrder"] as? [String] ?? [])
      let region = placed("default", "movable", "optional")
      customizable = order.filter { named in region.contains { $0 === named } }
      // §4: then what the state does not speak of, in walk order, at the end.
      for node in placed("default", "movable") where !names(state["tabBarOrder"], node) {
        if placement(of: node) == "default" && names(state["removedFromTabBar"], node) { continue }
        customizable.append(node)
      }
    } else {
      customizable = placed("default", "movable")
    }
    return placed("fixed").map { NaiveItem(node: $0, region: "fixed") }
      + customizable.map { NaiveItem(node: $0, region: "customizable") }
      + placed("pinned").map { NaiveItem(node: $0, region: "pinned") }
  }

  // MARK: - §5 Bottom bars

  private var bottomBar: (items: [NaiveItem], more: [NaiveNode]) {
    var tabs = roots
    // §5: only the root nodes that a list names which is not empty, in the order of `tabs`.
    if let compact = rootValue("compactTabIdentifiers") as? [String], !compact.isEmpty {
      tabs = roots.filter { names(compact, $0) }
    }
    // §5, overflow: more items than fit → one less than fit, and More.
    let capacity = NaiveFacts.capacity(on: platform, environment.osVersion.major)
    let more = tabs.count > capacity ? Array(tabs.dropFirst(capacity - 1)) : []
    let reachable = tabs.count > capacity ? Array(tabs.prefix(capacity - 1)) : tabs
    var items = reachable.map { NaiveItem(node: $0) }
    if !more.isEmpty { items.append(NaiveItem()) }
    // §5: the distinct item moves to the very end, after More.
    if let distinct = distinctNode(among: reachable) {
      items.removeAll { $0.node === distinct }
      items.append(NaiveItem(node: distinct, isDistinct: true))
    }
    return (items, more)
  }

  /// §5: the distinct item among the items that are not in More.
  func distinctNode(among items: [NaiveNode]) -> NaiveNode? {
    // §5: a bottom bar in compact width.
    guard !isRegular else { return nil }
    switch (environment.osVersion.major, environment.sdkVersion.major) {
    case (18, _): return nil
    case (26, 18), (27, 18): return nil
    case (26, 26), (26, 27): return items.first(where: \.isSearch)
    case (27, 26): return items.first(where: \.isSearch)
    default:
      if let prominent = rootValue("prominentTabIdentifier") as? String,
        let named = node(named: prominent), items.contains(where: { $0 === named })
      {
        return named
      }
      return items.first { $0.isSearch && flag("automaticallyActivatesSearch", of: $0) }
    }
  }

  // MARK: - §7 What an item shows

  func shows(_ item: NaiveItem) -> String {
    if item.isDistinct { return "image" }
    switch platform {
    case "iOS" where isBarAtSide: return "image"
    case "iOS":
      return environment.orientation == "landscape" ? "imageBesideTitle" : "imageAboveTitle"
    case "iPadOS" where !isRegular: return "imageAboveTitle"
    case "iPadOS", "macCatalyst": return item.region == "pinned" ? "image" : "title"
    case "tvOS":
      let title = item.node?.title ?? ""
      return title.allSatisfy(\.isWhitespace) ? "image" : "title"
    default: return "imageAndTitleOnFocus"
    }
  }

  // MARK: - §10 JSON of the bar

  var barJSON: Any {
    guard let barPosition else { return NSNull() }
    let (items, more) = bar
    let selectedItem = selectedIndex(items: items, more: more)
    let itemsJSON = items.enumerated().map { index, item -> [String: Any] in
      [
        "identifier": orNull(item.node?.identifier),
        "kind": item.node?.kind ?? "more",
        "title": item.node?.title ?? "More",
        "image": orNull(item.node?.image),
        "badge": orNull(item.node?.badge),
        "region": orNull(item.region),
        "shows": shows(item),
        "isDistinct": item.isDistinct,
        "isSelected": index == selectedItem,
      ]
    }
    // §10: overflow, whether or not anything overflows.
    let overflow =
      switch barPosition {
      case "bottom", "trailing": "more"
      case "leading": "truncate"
      default: platform == "tvOS" ? "truncate" : "scroll"
      }
    return [
      "position": barPosition,
      "isVisible": isBarVisible,
      "overflow": overflow,
      "items": itemsJSON,
      "more": more.map(\.identifier),
      // §10: on bars at the bottom only.
      "minimizes": orNull(barPosition == "bottom" ? minimizes : nil),
    ] as [String: Any]
  }

  /// §10: `tabBarMinimizeBehavior` where it is `onScrollDown` or `onScrollUp`.
  var minimizes: String? {
    let behavior = rootValue("tabBarMinimizeBehavior") as? String
    return behavior == "onScrollDown" || behavior == "onScrollUp" ? behavior : nil
  }

  /// §10: the deepest node of `selection` that is an item; More, if it lists one of them.
  private func selectedIndex(items: [NaiveItem], more: [NaiveNode]) -> Int? {
    for node in selection.reversed() {
      if let index = items.firstIndex(where: { $0.node === node }) { return index }
      if more.contains(where: { $0 === node }) { return items.firstIndex { $0.node == nil } }
    }
    return nil
  }

  func orNull(_ value: Any?) -> Any { value ?? NSNull() }
}
