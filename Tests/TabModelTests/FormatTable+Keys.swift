extension FormatKey {
  private static let placements = [
    "automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly",
  ]
  private static let platforms = ["iOS", "iPadOS", "macCatalyst", "tvOS", "visionOS"]
  private static let live = [
    "title", "subtitle", "image", "selectedImage", "isHidden", "isHiddenByDefault", "isEnabled",
  ]
  private static let texts = Takes.list(.string, mayBeEmpty: true)
  private static let label = Takes.object(accepted: [#"{"title":"T"}"#, #"{"title":""}"#])
  private static let suppressions = Takes.list(
    .object(accepted: [#"{"rule":"r","reason":"Because."}"#]), mayBeEmpty: true)

  static let rootKeys: [FormatKey] = [
    .init(.root, "$schema", .string), .init(.root, "specVersion", .formatVersion),
    .init(.root, "name", .string), .init(.root, "framework", .words(["UIKit", "SwiftUI"])),
    .init(
      .root, "targets",
      .list(
        .object(accepted: [#"{"platform":"iOS","minimumVersion":"18.0"}"#]), mayBeEmpty: false)),
    .init(.root, "mode", .words(["automatic", "tabBar", "tabSidebar"])),
    .init(.root, "tabs", .nodes(mayBeEmpty: false)), .init(.root, "compactTabIdentifiers", texts),
    .init(.root, "customizationIdentifier", .name), .init(.root, "prominentTabIdentifier", .string),
    .init(.root, "isTabBarHidden", .bool),
    .init(
      .root, "tabBarMinimizeBehavior",
      .words(["automatic", "never", "onScrollDown", "onScrollUp"])),
    .init(.root, "bottomAccessory", label),
    .init(.root, "sidebar", .object(accepted: ["{}", #"{"isHidden":true}"#])),
    .init(.root, "conditions", .conditions), .init(.root, "initialTabIdentifier", .string),
    .init(.root, "horizontalSizeClass", .words(["compact", "regular"])),
    .init(
      .root, "variants",
      .list(
        .object(accepted: [#"{"availability":{"unless":["a"]},"mode":"tabBar"}"#]),
        mayBeEmpty: true)),
    .init(.root, "suppress", suppressions),
  ]

  /// What a variant takes of the root's keys.
  private static let variantKeys: [FormatKey] =
    [.init(.variant, "availability", .object(accepted: [#"{"platforms":["tvOS"]}"#]))]
    + rootKeys.filter {
      [
        "mode", "compactTabIdentifiers", "customizationIdentifier", "prominentTabIdentifier",
        "isTabBarHidden", "tabBarMinimizeBehavior", "bottomAccessory", "sidebar",
        "initialTabIdentifier", "horizontalSizeClass",
      ].contains($0.name)
    }.map { FormatKey(.variant, $0.name, $0.takes) }

  static let smallKeys: [FormatKey] = [
    .init(.target, "platform", .words(platforms)), .init(.target, "minimumVersion", .version),
    .init(.sidebar, "isHidden", .bool),
    .init(.sidebar, "preferredLayout", .words(["automatic", "overlap", "tile"])),
    .init(.sidebar, "preferredPlacement", .words(["automatic", "sidebar", "tabBar"])),
    .init(.sidebar, "header", label), .init(.sidebar, "footer", label),
    .init(.sidebar, "bottomBar", label),
    .init(.header, "title", .string), .init(.footer, "title", .string),
    .init(.bottomBar, "title", .string), .init(.bottomAccessory, "title", .string),
    .init(.availability, "platforms", .platforms),
    .init(.availability, "horizontalSizeClass", .words(["compact", "regular"])),
    .init(.availability, "minimumVersion", .version),
    .init(.availability, "maximumVersion", .version),
    .init(.availability, "when", .list(.string, mayBeEmpty: false)),
    .init(.availability, "unless", .list(.string, mayBeEmpty: false)),
    .init(.condition, "meaning", .name), .init(.condition, "usually", .bool),
    .init(.repetition, "samples", texts), .init(.repetition, "atMost", .count),
    .init(.suppression, "rule", .name), .init(.suppression, "reason", .name),
    .init(.nodeSuppression, "rule", .name), .init(.nodeSuppression, "reason", .name),
    .init(.action, "title", .string), .init(.action, "image", .image),
    .init(.image, "systemName", .name), .init(.image, "asset", .name),
  ]

  /// The keys of nodes, with the kinds of node that take them.
  static let nodeKeys: [FormatKey] =
    [
      ("identifier", .name, Place.nodes), ("title", .string, Place.nodes),
      ("image", .image, Place.nodes), ("selectedImage", .image, Place.nodes),
      ("subtitle", .string, Place.nodes), ("badgeValue", .string, Place.nodes),
      ("preferredPlacement", .words(placements), Place.nodes), ("isHidden", .bool, Place.nodes),
      ("isHiddenByDefault", .bool, Place.nodes), ("allowsHiding", .bool, Place.nodes),
      ("isEnabled", .bool, Place.nodes), ("viewController", .name, Place.nodes),
      ("performsAction", .bool, [.tab, .search]),
      ("availability", .object(accepted: ["{}", #"{"platforms":["tvOS"]}"#]), Place.nodes),
      ("live", .list(.words(live), mayBeEmpty: true), [.tab, .search]),
      ("live", .list(.words(live + ["displayOrderIdentifiers"]), mayBeEmpty: true), [.group]),
      ("repeats", .object(accepted: [#"{"samples":["A","B"],"atMost":2}"#]), [.tab, .group]),
      ("leadsTo", texts, Place.nodes),
      ("suppress", suppressions, Place.nodes), ("automaticallyActivatesSearch", .bool, [.search]),
      ("children", .nodes(mayBeEmpty: true), [.group]),
      ("defaultChildIdentifier", .string, [.group]), ("displayOrderIdentifiers", texts, [.group]),
      ("allowsReordering", .bool, [.group]), ("managesNavigation", .bool, [.group]),
      (
        "sidebarActions",
        .list(
          .object(accepted: [#"{"title":"T"}"#, #"{"title":"T","image":"plus"}"#]),
          mayBeEmpty: true), [.group]
      ),
      ("sidebarAppearance", .words(["automatic", "inline", "rootSection"]), [.group]),
      ("isSidebarDestination", .bool, [.group]), ("isCollapsedByDefault", .bool, [.group]),
    ].flatMap { (name: String, takes: Takes, places: [Place]) in
      places.map { FormatKey($0, name, takes) }
    } + [
      .init(.tab, "type", .words(["tab"])), .init(.search, "type", .words(["search"])),
      .init(.group, "type", .words(["group"])),
    ]

  static let customizationKeys: [FormatKey] = [
    .init(.customization, "hidden", texts), .init(.customization, "shown", texts),
    .init(.customization, "tabBarOrder", texts), .init(.customization, "removedFromTabBar", texts),
    .init(.customization, "displayOrder", .lists),
    .init(.customization, "sidebar", .words(["shown", "hidden"])),
    .init(.customization, "collapsed", texts),
  ]

  static let all = rootKeys + variantKeys + smallKeys + nodeKeys + customizationKeys

  static func names(in place: Place) -> [String] {
    all.filter { $0.place == place }.map(\.name)
  }
}
