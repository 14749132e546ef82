/// Apps to look at in all their environments.
enum SurveyApp {
  /// Something of everything that a matrix marks: More, a distinct item, hidden and unreachable tabs,
  /// tabs of some releases and platforms only.
  static let everything = """
    {
      "name": "Ferry",
      "targets": [
        {"platform": "iOS", "minimumVersion": "18.0"},
        {"platform": "iPadOS", "minimumVersion": "18.0"},
        {"platform": "macCatalyst", "minimumVersion": "26.0"}
      ],
      "mode": "tabSidebar",
      "compactTabIdentifiers": \
    ["home", "map", "tickets", "trips", "com.apple.UIKit.Search", "help", "lost"],
      "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
        {"type": "search", "automaticallyActivatesSearch": true},
        {"identifier": "map", "title": "Map", "image": "map"},
        {"identifier": "tickets", "title": "Tickets", "image": "ticket"},
        {"identifier": "trips", "title": "Trips", "image": "ferry", "children": [
          {"identifier": "past", "title": "Past", "isCollapsedByDefault": true, "children": [
            {"identifier": "spring", "title": "Spring"},
            {"identifier": "summer", "title": "Summer"},
            {"identifier": "autumn", "title": "Autumn"},
            {"identifier": "winter", "title": "Winter"},
            {"identifier": "fifth", "title": "Fifth Season"}
          ]},
          {"identifier": "drafts", "title": "Drafts", "allowsHiding": true,
           "isHiddenByDefault": true}
        ]},
        {"identifier": "help", "title": "Help", "image": "questionmark",
         "availability": {"minimumVersion": "26.0"}},
        {"identifier": "crew", "title": "Crew", "image": "person.3"},
        {"identifier": "dock", "title": "Dock", "image": "pin",
         "availability": {"platforms": ["iOS"]}}
      ]
    }
    """

  /// Titles that try to break out of every format.
  static let hostile = #"""
    {
      "name": "| <b>*Evil*</b>\n# \u001b[31m",
      "bottomAccessory": {"title": "`|` \u202e"},
      "tabs": [
        {"identifier": "a|b", "title": "| a\nb | [x](javascript:1) &lt; <script>"},
        {"identifier": "c", "title": "\u001b]0;title\u0007 @octocat #1", "availability": \#
    {"platforms": ["tvOS"]}},
        {"identifier": "日本", "title": "日本語のとても長いタイトルです。もっと長い"},
        {"identifier": "blank", "title": " "}
      ]
    }
    """#

  /// An app that has nothing on what it ships on.
  static let empty = """
    {
      "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
      "tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["tvOS"]}}]
    }
    """
}
