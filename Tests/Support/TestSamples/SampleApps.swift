import JSON
package import TabAnalysis
package import TabModel

/// An invented app for drawings.
package struct SampleApp: Sendable {
  package let name: String
  /// Its spec.
  package let json: String

  package init(name: String, json: String) {
    self.name = name
    self.json = json
  }

  /// Returns the layout of the app in an environment.
  package func layoutResult(in environment: Environment) throws -> LayoutResult {
    LayoutResult(Resolver(try spec()).layout(in: environment))
  }

  /// The spec as it is written.
  package func spec() throws -> TabSpec {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(json.utf8)))
    precondition(problems.isEmpty, "\(name): \(problems.map(\.message))")
    return spec
  }
}

extension SampleApp {
  package static let all = [recipes, quiet, empty, crowded]

  /// A bit of everything.
  package static let recipes = SampleApp(
    name: "recipes",
    json: """
      {
        "mode": "tabSidebar",
        "prominentTabIdentifier": "com.apple.UIKit.Search",
        "bottomAccessory": {"title": "Timer: 12 minutes left"},
        "tabBarMinimizeBehavior": "onScrollDown",
        "sidebar": {
          "preferredPlacement": "sidebar", "header": {"title": "Anna's kitchen"},
          "footer": {"title": "128 recipes"}, "bottomBar": {"title": "Pantry 80% full"}
        },
        "tabs": [
          {"identifier": "today", "title": "Today", "image": "sun.max", \
      "preferredPlacement": "fixed"},
          {"identifier": "inbox", "title": "Inbox", "image": "tray", "badgeValue": "3"},
          {"identifier": "plan", "title": "Meal Plan", "image": "calendar", \
      "preferredPlacement": "movable"},
          {"type": "search"},
          {"identifier": "cookbooks", "title": "Cookbooks", "image": "books.vertical",
           "sidebarActions": [{"title": "New Cookbook", "image": "plus"}],
           "children": [
            {"identifier": "baking", "title": "Baking", "image": "birthday.cake"},
            {"identifier": "soups", "title": "Soups", "badgeValue": "New"},
            {"identifier": "regions", "title": "Regions", "isCollapsedByDefault": true,
             "children": [
              {"identifier": "italy", "title": "Italy", "image": "globe"},
              {"identifier": "japan", "title": "日本", "image": "globe"}
            ]}
          ]},
          {"identifier": "friends", "title": "Friends", "image": "person.2",
           "isSidebarDestination": true, "children": [
            {"identifier": "ana", "title": "Ana", "image": "person"},
            {"identifier": "old", "title": "Old friends", "isHidden": true}
          ]},
          {"identifier": "settings", "title": "Settings", "image": "gear", \
      "preferredPlacement": "sidebarOnly"}
        ]
      }
      """)

  /// An app that hides its bar.
  package static let quiet = SampleApp(
    name: "quiet",
    json: """
      {
        "mode": "tabSidebar", "isTabBarHidden": true, "sidebar": {"preferredLayout": "tile"},
        "tabs": [
          {"identifier": "page", "title": "Page"}, {"identifier": "notes", "title": "Notes"}
        ]
      }
      """)

  /// An app in which nothing is left to show.
  package static let empty = SampleApp(
    name: "empty",
    json: """
      {
        "mode": "tabSidebar", "compactTabIdentifiers": ["moved"],
        "tabs": [{"identifier": "gone", "title": "Gone", "isHidden": true}]
      }
      """)

  /// More and longer titles than there is room for, in all scripts, and some that try to break out
  /// of the drawing.
  package static let crowded = SampleApp(
    name: "crowded",
    json: #"""
      {
        "mode": "tabSidebar",
        "tabs": [
          {"identifier": "1", "title": "👨‍👩‍👧‍👦 Family", "image": "house", \#
      "preferredPlacement": "fixed"},
          {"identifier": "2", "title": "🇩🇪 Deutschland", "image": "flag"},
          {"identifier": "3", "title": "日本語のとても長いタイトルです。もっと長い", "badgeValue": "٣"},
          {"identifier": "4", "title": "Café\u0301 au lait", "badgeValue": "123456789012"},
          {"identifier": "5", "title": "  ", "image": "circle"},
          {"identifier": "6", "title": "\u001b[31m\u202eevil", "image": {"asset": "Evil\n"}},
          {"identifier": "7", "title": "A title so long that nobody would read it to its end"},
          {"identifier": "8", "title": "한국어", "image": "book", "preferredPlacement": "pinned"},
          {"identifier": "9", "title": "Person", \#
      "image": "person.crop.circle.badge.questionmark.fill", "preferredPlacement": "pinned"},
          {"identifier": "10", "title": "No image", "preferredPlacement": "pinned"},
          {"identifier": "11", "title": "One", "children": [
            {"identifier": "12", "title": "Two", "isCollapsedByDefault": true, "children": [
              {"identifier": "13", "title": "Three", "children": [
                {"identifier": "14", "title": "Four", "children": [
                  {"identifier": "15", "title": "Five", "children": [
                    {"identifier": "16", "title": "Six", "children": [
                      {"identifier": "17", "title": "Seven", "children": [
                        {"identifier": "18", "title": "Eight", "children": [
                          {"identifier": "19", "title": "At the bottom of it all"}
                        ]}
                      ]}
                    ]}
                  ]}
                ]}
              ]}
            ]}
          ]}
        ]
      }
      """#)

  /// Many levels and many tabs.
  package static func large(levels: Int, tabs: Int) -> SampleApp {
    let deep =
      String(repeating: #"{"identifier": "g", "title": "G", "children": ["#, count: levels - 1)
      + #"{"identifier": "leaf", "title": "Leaf"}"#
      + String(repeating: "]}", count: levels - 1)
    let many = (0..<tabs).map { #", {"identifier": "\#($0)", "title": "Tab \#($0)"}"# }
    return SampleApp(
      name: "large", json: #"{"mode": "tabSidebar", "tabs": [\#(deep)\#(many.joined())]}"#)
  }
}
