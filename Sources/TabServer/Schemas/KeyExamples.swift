import JSON
import TabModel

enum KeyExamples {
  static func examples(of key: String, in object: SpecObject) -> JSONTree? {
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
