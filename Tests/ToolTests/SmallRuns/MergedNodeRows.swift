let mergedNodeRows: [SmallRun] = [
  SmallRun(
    "texts of another language, system items, and a tab that moved",
    ["init", "--from", "r0.json", "r1.json", "r2.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "s", "image": {"symbol": "star"}},
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "c", "title": "C"},
        {"type": "tab", "identifier": "e", "title": "E"},
        {"type": "search", "identifier": null, "title": "Find"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "de"}, "tabs": [
        {"type": "tab", "identifier": "c", "title": "C"},
        {"type": "tab", "identifier": "a", "title": "X", "subtitle": "t", "image": {"symbol": "star"}},
        {"type": "tab", "identifier": "b", "title": "Y", "preferredPlacement": "automatic"},
        {"type": "tab", "identifier": "d", "title": "D", "isHidden": true},
        {"type": "search", "identifier": null, "title": "Suchen", "image": {"symbol": "star"}}]}
      """,
      "r2.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "api": "viewControllers", "tabs": [
        {"type": "tab", "identifier": "a", "title": null, "subtitle": "s", "image": null},
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "d", "title": "D", "isHidden": true},
        {"type": "tab", "identifier": "e", "title": "E"},
        {"type": "search", "identifier": null, "title": "Find"}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iOS",
          "minimumVersion": "27.0"
        },
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "c",
          "title": "C",
          "availability": {
            "platforms": [
              "iPadOS"
            ],
            "horizontalSizeClass": "regular"
          }
        },
        {
          "identifier": "a",
          "title": "A",
          "image": "star",
          "subtitle": "s"
        },
        {
          "identifier": "b",
          "title": "B"
        },
        {
          "identifier": "d",
          "title": "D",
          "isHidden": true,
          "availability": {
            "horizontalSizeClass": "regular"
          }
        },
        {
          "identifier": "c",
          "title": "C",
          "availability": {
            "platforms": [
              "iOS"
            ],
            "horizontalSizeClass": "compact"
          }
        },
        {
          "identifier": "e",
          "title": "E",
          "availability": {
            "platforms": [
              "iOS"
            ]
          }
        },
        {
          "type": "search",
          "title": "Find",
          "image": "star"
        }
      ]
    }
    """),
  SmallRun(
    "records of a TabView",
    ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en", "framework": "SwiftUI"}, "mode": "tabBar", "tabs": [
        {"type": "tab", "identifier": null, "title": "A", "subtitle": "s", "image": {"symbol": "star"}},
        {"type": "group", "identifier": null, "title": "G", "children": [
          {"type": "tab", "identifier": null, "title": "A"}]},
        {"type": "search", "identifier": null, "title": "Find"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "26.0", "horizontalSizeClass": "regular", "language": "en", "framework": "SwiftUI"}, "mode": "tabSidebar", "tabs": [
        {"type": "tab", "identifier": null, "title": "A", "subtitle": "t", "image": {"symbol": "star"}},
        {"type": "group", "identifier": null, "title": "G", "children": [
          {"type": "tab", "identifier": null, "title": "A"}]},
        {"type": "search", "identifier": null, "title": "Find"}]}
      """,
    ],
    """
    {
      "framework": "SwiftUI",
      "targets": [
        {
          "platform": "iOS",
          "minimumVersion": "27.0"
        },
        {
          "platform": "iPadOS",
          "minimumVersion": "26.0"
        }
      ],
      "tabs": [
        {
          "identifier": "a",
          "title": "A",
          "image": "star"
        },
        {
          "identifier": "g",
          "title": "G",
          "children": [
            {
              "identifier": "a2",
              "title": "A"
            }
          ]
        },
        {
          "type": "search",
          "title": "Find"
        }
      ]
    }
    """),
  SmallRun(
    "tabs that trade places, in one year",
    ["init", "--from", "r0.json", "r1.json", "r2.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "c", "title": "C"},
        {"type": "tab", "identifier": "d", "title": "D"},
        {"type": "tab", "identifier": "e", "title": "E"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "26.4", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "d", "title": "D"},
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "e", "title": "E"},
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "c", "title": "C"}]}
      """,
      "r2.json": """
      {"recordVersion": 1, "environment": {"platform": "macCatalyst", "osVersion": "26.4", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "e", "title": "E"},
        {"type": "tab", "identifier": "d", "title": "D"},
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "group", "identifier": "c", "title": "C", "children": [{"type": "tab", "identifier": "x", "title": "X"}]}]}
      """,
    ],
    only: ["identifier", "iOS", "iPadOS", "macCatalyst"],
    """
    "platform": "iOS",
    "platform": "iPadOS",
    "platform": "macCatalyst",
    "identifier": "e",
    "macCatalyst"
    "identifier": "d",
    "iPadOS",
    "macCatalyst"
    "identifier": "b",
    "macCatalyst"
    "identifier": "a",
    "identifier": "c",
    "macCatalyst"
    "identifier": "x",
    "identifier": "e",
    "iPadOS"
    "identifier": "b",
    "iOS",
    "iPadOS"
    "identifier": "c",
    "iOS",
    "iPadOS"
    "identifier": "d",
    "iOS"
    "identifier": "e",
    "iOS"
    """),
  SmallRun(
    "names of search tabs and of tabs without identifiers",
    ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": null, "title": "Home"},
        {"type": "tab", "identifier": null, "title": "My Films"},
        {"type": "search", "identifier": null, "title": "Find"},
        {"type": "tab", "identifier": null, "title": "Home"},
        {"type": "tab", "identifier": null, "title": ""},
        {"type": "group", "identifier": null, "title": "Library", "children": [
          {"type": "tab", "identifier": null, "title": "Home"}, {"type": "tab", "identifier": null, "title": "2 Go"}]}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "main", "title": "Home"},
        {"type": "tab", "identifier": "films", "title": "My Films"},
        {"type": "search", "identifier": "find", "title": "Suchen"},
        {"type": "tab", "identifier": "home", "title": "Home"},
        {"type": "tab", "identifier": "tab", "title": ""},
        {"type": "group", "identifier": "lib", "title": "Library", "children": [
          {"type": "tab", "identifier": "h", "title": "Home"}, {"type": "tab", "identifier": null, "title": "2 Go"}]}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iOS",
          "minimumVersion": "27.0"
        },
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "main",
          "title": "Home"
        },
        {
          "identifier": "films",
          "title": "My Films"
        },
        {
          "type": "search",
          "title": "Suchen",
          "availability": {
            "platforms": [
              "iOS"
            ]
          }
        },
        {
          "identifier": "home",
          "title": "Home",
          "availability": {
            "platforms": [
              "iOS"
            ]
          }
        },
        {
          "type": "search",
          "title": "Find",
          "availability": {
            "platforms": [
              "iPadOS"
            ]
          }
        },
        {
          "identifier": "home2",
          "title": "Home",
          "availability": {
            "platforms": [
              "iPadOS"
            ]
          }
        },
        {
          "identifier": "tab",
          "title": ""
        },
        {
          "identifier": "lib",
          "title": "Library",
          "children": [
            {
              "identifier": "h",
              "title": "Home"
            },
            {
              "identifier": "tab2Go",
              "title": "2 Go"
            }
          ]
        }
      ]
    }
    """),
]
