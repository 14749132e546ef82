import TabModel

enum ValueMeanings {
  typealias Meaning = (value: String, meaning: String)

  static func meanings(of key: SpecKey) -> [Meaning] {
    guard let choices = key.shape.choices else { return [] }
    let names = choices.map(\.name)
    return all.first { $0.key == key.name && $0.meanings.map(\.value) == names }?.meanings ?? []
  }

  /// The meanings by key. Keys with the same name have different values.
  static let all: [(key: String, meanings: [Meaning])] = [
    ("platform", Platform.usual.map { ($0.name.rawValue, $0.device) }),
    ("framework", [("UIKit", "UITabBarController"), ("SwiftUI", "TabView")]),
    (
      "mode",
      [
        ("automatic", "tabSidebar if a root node is a group, else tabBar"),
        ("tabBar", "a bar only"), ("tabSidebar", "a bar and a sidebar"),
      ]
    ),
    (
      "tabBarMinimizeBehavior",
      [
        ("automatic", "the system decides"), ("never", "it cannot be changed"),
        ("onScrollDown", "when users scroll down"), ("onScrollUp", "when users scroll up"),
      ]
    ),
    (
      "preferredLayout",
      [
        ("automatic", "overlap on iPhone and iPad, tile elsewhere"),
        ("overlap", "the sidebar covers the content"), ("tile", "it is next to the content"),
      ]
    ),
    (
      "preferredPlacement",
      [
        ("automatic", "the system decides"),
        ("sidebar", "a sidebar instead of the bar, on an iPhone of regular width in landscape"),
        ("tabBar", "the bar"),
      ]
    ),
    (
      "type",
      [
        ("tab", "UITab"), ("search", "UISearchTab"),
        ("group", "UITabGroup, a section with children"),
      ]
    ),
    (
      "preferredPlacement",
      [
        ("automatic", "default on a root node, optional below the root"),
        ("default", "in the middle of the bar; users can move, remove and add it"),
        ("optional", "not in the bar at first; users can add it"),
        ("movable", "in the middle of the bar; users can move it"),
        ("pinned", "at the trailing end of the bar, as an image without a title; it stays there"),
        ("fixed", "at the leading end of the bar; it stays there"),
        ("sidebarOnly", "never in the bar"),
      ]
    ),
    (
      "sidebarAppearance",
      [
        ("automatic", "a section at the group's position"),
        ("inline", "no row; the children are among the group's siblings"),
        ("rootSection", "a section at the root, even if the group is nested"),
      ]
    ),
  ]
}
