package import JSON

package enum ValueMeanings {
  package typealias Meaning = (value: String, meaning: String)

  package static func meanings(of key: KeyDefinition) -> [Meaning] {
    guard let choices = key.shape.choices else { return [] }
    let names = choices.map(\.name)
    return all.first { $0.key == key.name && $0.value.map(\.value) == names }?.value ?? []
  }

  /// The meanings by key. Keys with the same name have different values.
  package static let all: KeyValuePairs<String, [Meaning]> = [
    "platform": Platform.usual.map { platform in
      let isInUIKit = Framework.uiKit.platform(platform.name) == platform.name
      let device = platform.assuming(.swiftUI).device
      return (platform.name.rawValue, device + (isInUIKit ? "" : ", only in SwiftUI"))
    },
    "framework": [("UIKit", "UITabBarController"), ("SwiftUI", "TabView")],
    "mode": [
      ("automatic", "tabSidebar if a root node is a group, else tabBar"),
      ("tabBar", "a bar only"), ("tabSidebar", "a bar and a sidebar"),
    ],
    "tabBarMinimizeBehavior": [
      ("automatic", "the system decides"), ("never", "it does not minimize"),
      ("onScrollDown", "when users scroll down"), ("onScrollUp", "when users scroll up"),
    ],
    "preferredLayout": [
      ("automatic", "overlap on iPhone and iPad, tile elsewhere"),
      ("overlap", "the sidebar covers the content"), ("tile", "it is next to the content"),
    ],
    "preferredPlacement": [
      ("automatic", "the system decides"),
      ("sidebar", "a sidebar instead of the bar, on an iPhone of regular width in landscape"),
      ("tabBar", "the bar"),
    ],
    "type": [
      ("tab", "UITab"), ("search", "UISearchTab"),
      ("group", "UITabGroup, a section with children"),
    ],
    "preferredPlacement": [
      ("automatic", "default on a root node, optional below the root"),
      ("default", "in the middle of the bar; users can move, remove and add it"),
      ("optional", "not in the bar at first; users can add it"),
      ("movable", "in the middle of the bar; users can move it"),
      ("pinned", "at the trailing end of the bar, as an image without a title; it stays there"),
      ("fixed", "at the leading end of the bar; it stays there"),
      ("sidebarOnly", "only in the sidebar, but bars at the bottom have it"),
    ],
    "sidebarAppearance": [
      ("automatic", "a section at the group's position"),
      ("inline", "no row; the children are among the group's siblings"),
      ("rootSection", "a section at the root, even if the group is nested"),
    ],
  ]
}

package enum KeyExamples {
  package static func examples(of key: String, in object: SpecObject) -> JSONTree? {
    switch (object, key) {
    case (.label, "title"): ["Now Playing"]
    case (.action, "title"): ["New Playlist"]
    case (.action, "image"): ["plus"]
    default: common[key]
    }
  }

  private static let common: [String: JSONTree] = [
    "$schema": ["./tabspec.schema.json"],
    "name": ["Teapot"],
    "targets": [
      [["platform": "iPadOS", "minimumVersion": "18.0"]],
      [
        ["platform": "iOS", "minimumVersion": "18.0"],
        ["platform": "iPadOS", "minimumVersion": "26.0"],
      ],
    ],
    "tabs": [[["identifier": "home", "title": "Home", "image": "house"]]],
    "compactTabIdentifiers": [["home", "library"]],
    "customizationIdentifier": ["com.example.teapot.tabs"],
    "prominentTabIdentifier": ["create"],
    "bottomAccessory": [["title": "Now Playing"]],
    "header": [["title": "Teapot"]],
    "footer": [["title": "214 songs"]],
    "bottomBar": [["title": "Account"]],
    "identifier": ["home"],
    "title": ["Home"],
    "image": ["house", ["systemName": "house"], ["asset": "Logo"]],
    "selectedImage": ["heart.circle", ["asset": "LogoSelected"]],
    "subtitle": ["12 unread"],
    "badgeValue": ["3", "9+", "!"],
    "accessibilityLabel": ["Wallet"],
    "leadsTo": [["settings"]],
    "$comment": ["Only while the beta runs."],
    "viewController": ["HomeViewController"],
    "availability": [
      ["platforms": ["iPadOS", "macCatalyst"]],
      ["horizontalSizeClass": "compact"],
      ["minimumVersion": "26.0"],
    ],
    "suppress": [[["rule": "multiword-title", "reason": "It is the name of the product."]]],
    "children": [[["identifier": "albums", "title": "Albums"]]],
    "defaultChildIdentifier": ["albums"],
    "displayOrderIdentifiers": [["albums", "artists"]],
    "sidebarActions": [[["title": "New Playlist", "image": "plus"]]],
    "platforms": [["iPadOS", "macCatalyst"]],
    "minimumVersion": ["18.0", "26.1"],
    "maximumVersion": ["26.9"],
    "rule": ["multiword-title"],
    "reason": ["It is the name of the product."],
    "systemName": ["house"],
    "asset": ["Logo"],
  ]
}
