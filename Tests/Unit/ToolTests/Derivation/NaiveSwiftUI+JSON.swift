import Foundation

/// The layout of a second derivation of SwiftUI, in JSON.
extension NaiveSwiftUI {
  private func orNull(_ value: Any?) -> Any { value ?? NSNull() }

  private func has(_ key: String, onTV: Bool) -> Bool { platform != "tvOS" || onTV }

  private func label(_ key: String) -> Any {
    let isThere =
      platform != "tvOS" || key != "bottomBar" && release >= (27, 0)
    let view = (root["sidebar"] as? [String: Any])?[key] as? [String: Any]
    return orNull(isThere ? view?["title"] : nil)
  }

  private func image(_ node: NaiveNode?) -> Any {
    orNull(node?.isGroup == true ? nil : node?.image)
  }

  private func badge(_ node: NaiveNode?) -> Any { orNull(platform == "tvOS" ? nil : node?.badge) }

  private func json(_ row: NaiveRow) -> [String: Any] {
    [
      "kind": row.kind, "identifier": orNull(row.node?.identifier),
      "title": row.node?.title ?? row.json["title"] as? String ?? "",
      "image": row.node == nil ? orNull(NaiveNode.imageName(row.json["image"])) : image(row.node),
      "badge": badge(row.node), "isSelectable": row.isSelectable, "isCollapsed": row.isCollapsed,
      "rows": row.rows.map(json),
    ]
  }

  private var barJSON: Any {
    guard let position else { return NSNull() }
    let (items, more) = bar
    let path = selection
    let deepest = path.reversed().lazy.compactMap { node in
      items.firstIndex { $0.node === node }
        ?? (more.contains { $0 === node } ? items.firstIndex { $0.node == nil } : nil)
    }.first
    let overflow =
      switch platform {
      case "macOS": "menu"
      case "tvOS": "truncate"
      case "visionOS": "none"
      default: position == "top" ? "scroll" : "more"
      }
    let behavior = release >= (26, 0) ? root["tabBarMinimizeBehavior"] as? String : nil
    let minimizes = ["onScrollDown", "onScrollUp"].contains(behavior) && position == "bottom"
    return [
      "position": position, "isVisible": isBarVisible, "overflow": overflow,
      "more": more.map(\.identifier), "minimizes": orNull(minimizes ? behavior : nil),
      "items": items.enumerated().map { index, item -> [String: Any] in
        [
          "identifier": orNull(item.node?.identifier), "kind": item.node?.kind ?? "more",
          "title": item.node?.title ?? "More", "image": image(item.node),
          "badge": badge(item.node), "region": orNull(item.region), "shows": shows(item),
          "isDistinct": item.isDistinct, "isSelected": index == deepest,
        ]
      },
    ] as [String: Any]
  }

  private var sidebarJSON: Any {
    guard hasSidebar || openSection != nil else { return NSNull() }
    let rows = openSection.map { sectionsLast(contents(of: $0)) } ?? mainRows
    return [
      "isVisible": openSection != nil || isSidebarVisible, "isToggleable": platform != "visionOS",
      "layout": ["iOS", "iPadOS", "tvOS"].contains(platform) ? "overlap" : "tile",
      "header": label("header"), "footer": label("footer"), "bottomBar": label("bottomBar"),
      "rows": rows.map(json),
    ] as [String: Any]
  }

  /// The layout without `notes` and without `environment`.
  func layout() -> [String: Any] {
    let ways = ways
    let hasAccessory =
      release >= (26, 0) && ["iOS", "iPadOS", "macCatalyst"].contains(platform)
    let accessory = (root["bottomAccessory"] as? [String: Any])?["title"]
    return [
      "mode": mode, "tabBar": barJSON, "sidebar": sidebarJSON,
      "accessory": orNull(hasAccessory ? accessory : nil),
      "selection": selection.map(\.identifier),
      "destinations": walk.filter { !$0.isGroup }.map { node -> [String: Any] in
        let way = ways[ObjectIdentifier(node)]
        return [
          "identifier": node.identifier, "via": way?.via ?? "", "taps": orNull(way?.taps),
        ]
      },
    ]
  }
}
