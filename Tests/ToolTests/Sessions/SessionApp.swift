import TestSupport

/// An app with something of everything that people can edit, and cannot.
enum SessionApp {
  static let spec = #"""
    {
      "name": "Atlas",
      "targets": [
        {"platform": "iOS", "minimumVersion": "26.1"},
        {"platform": "iPadOS", "minimumVersion": "26.1"},
        {"platform": "macCatalyst", "minimumVersion": "26.1"}
      ],
      "mode": "tabSidebar",
      "tabs": [
        {"identifier": "home", "title": "Home", "preferredPlacement": "fixed"},
        {"identifier": "map", "title": "Map"},
        {"identifier": "news", "title": "News", "allowsHiding": true},
        {"identifier": "board", "title": "Board", "preferredPlacement": "movable"},
        {"identifier": "trips", "title": "Trips", "allowsHiding": true, "allowsReordering": true,
         "isCollapsedByDefault": true, "children": [
          {"identifier": "past", "title": "Past"},
          {"identifier": "next", "title": "Next"},
          {"identifier": "ideas", "title": "Ideas", "allowsHiding": true}
        ]},
        {"identifier": "extras", "title": "Extras", "preferredPlacement": "sidebarOnly",
         "children": [{"identifier": "shop", "title": "Shop", "allowsHiding": true,
           "isHidden": true, "isHiddenByDefault": true}]},
        {"identifier": "loose", "title": "Loose", "preferredPlacement": "sidebarOnly",
         "sidebarAppearance": "inline", "children": [{"identifier": "pin", "title": "Pin"}]},
        {"identifier": "stats", "title": "Stats", "preferredPlacement": "optional",
         "isHidden": true},
        {"identifier": "walks", "title": "Walks", "availability": {"platforms": ["iOS"]}},
        {"type": "search"}
      ]
    }
    """#

  /// Plays events that stand between brackets.
  static func simulate(
    _ events: String, _ words: [String] = [], files: [String: String] = [:]
  ) -> ToolRun {
    runTool(
      ["simulate", "App.tabspec.json", "events.json"] + words,
      files: ["App.tabspec.json": spec, "events.json": "[\(events)]"].merging(files) { $1 })
  }

  static func event(_ name: String, _ identifier: String? = nil, _ rest: String = "") -> String {
    let subject = identifier.map { #", "identifier": "\#($0)""# } ?? ""
    return #"{"event": "\#(name)"\#(subject)\#(rest)}"#
  }
}
