let mergedRecordRows: [SmallRun] = [
  SmallRun(
    "a mode with nothing in common",
    ["init", "--from", "r0.json", "r1.json", "r2.json", "r3.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en", "conditions": []}, "mode": "tabBar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "preferredPlacement": "automatic"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": []}, "mode": "tabSidebar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "preferredPlacement": "sidebarOnly"}]}
      """,
      "r2.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en", "conditions": ["pro", "kids"]}, "mode": "tabSidebar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "preferredPlacement": "automatic"}]}
      """,
      "r3.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": ["kids", "pro"]}, "mode": "tabBar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "preferredPlacement": "sidebarOnly"}]}
      """,
    ],
    ofErrors: true,
    """
    error: 'mode' differs, and no 'availability' distinguishes the two: r0.json:1:157, r1.json:1:160
    help: record the apps one by one, or only those that one spec is for
    """),
  SmallRun(
    "the record that would decide, on a special device",
    ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": ["pro"]}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.1", "horizontalSizeClass": "regular", "language": "en", "device": "iPhoneDuo", "conditions": ["kids", "pro"]}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ],
    ofErrors: true,
    """
    error: the records do not show whether 'b' is there because of 'kids' or of the platform: r0.json:3:3, r1.json:1:193
    help: a record of iOS 27.1 iPhone Duo regular with 'pro' without 'kids' would decide
    """),
  SmallRun(
    "the record that would decide, on a platform with one width",
    ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en", "conditions": ["kids"]}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "tvOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": ["pro", "new"]}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ],
    ofErrors: true,
    """
    error: the records do not show whether 'b' is there because of 'kids' or of 'pro': r0.json:3:3, r1.json:1:170
    help: a record of tvOS 27.0 with 'kids', 'pro', 'new' would decide
    """),
  SmallRun(
    "root keys that differ in a state, and on a platform that lacks one",
    ["init", "--from", "r0.json", "r1.json", "r2.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": ["pro"]}, "mode": "tabSidebar", "isTabBarHidden": false, "tabBarMinimizeBehavior": "onScrollDown", "sidebar": {"header": true, "preferredLayout": "tile"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": null}},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": []}, "mode": "tabBar", "isTabBarHidden": true, "tabBarMinimizeBehavior": "never", "sidebar": {"header": false, "preferredLayout": "automatic"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": "star"}},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r2.json": """
      {"recordVersion": 1, "environment": {"platform": "tvOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": []}, "isTabBarHidden": false, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "image": {"symbol": "star"}},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
    ],
    """
    {
      "conditions": {
        "pro": {
          "meaning": "Say what 'pro' means."
        }
      },
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        },
        {
          "platform": "tvOS",
          "minimumVersion": "27.0"
        }
      ],
      "mode": "tabSidebar",
      "tabs": [
        {
          "identifier": "a",
          "title": "A",
          "image": "star"
        },
        {
          "identifier": "b",
          "title": "B"
        }
      ],
      "tabBarMinimizeBehavior": "onScrollDown",
      "sidebar": { "preferredLayout": "tile", "header": { "title": "Header" } },
      "variants": [
        {
          "availability": {
            "unless": [
              "pro"
            ]
          },
          "mode": "tabBar",
          "tabBarMinimizeBehavior": "never",
          "sidebar": {}
        },
        {
          "availability": {
            "platforms": [
              "iPadOS"
            ],
            "unless": [
              "pro"
            ]
          },
          "isTabBarHidden": true
        }
      ]
    }
    """),
  SmallRun(
    "a tab with another subtitle in each of three years",
    ["init", "--from", "r0.json", "r1.json", "r2.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "18.4", "horizontalSizeClass": "regular", "language": "en"}, "bottomAccessory": false, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "subtitle": "1"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "26.1", "horizontalSizeClass": "regular", "language": "en"}, "bottomAccessory": true, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "subtitle": "2"}]}
      """,
      "r2.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "bottomAccessory": false, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B", "subtitle": "3"}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "18.4"
        }
      ],
      "tabs": [
        {
          "identifier": "a",
          "title": "A"
        },
        {
          "identifier": "b",
          "title": "B",
          "subtitle": "3",
          "availability": {
            "minimumVersion": "27.0"
          }
        },
        {
          "identifier": "b",
          "title": "B",
          "subtitle": "2",
          "availability": {
            "minimumVersion": "26.1",
            "maximumVersion": "26.9"
          }
        },
        {
          "identifier": "b",
          "title": "B",
          "subtitle": "1",
          "availability": {
            "maximumVersion": "18.9"
          }
        }
      ],
      "variants": [
        {
          "availability": {
            "maximumVersion": "26.9"
          },
          "bottomAccessory": { "title": "Accessory" }
        }
      ]
    }
    """),
  SmallRun(
    "a sidebar that is as usual on one of two platforms",
    ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "sidebar": {"footer": true, "bottomBar": true, "preferredPlacement": "sidebar"}, "bottomAccessory": true, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "macCatalyst", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "sidebar": {"footer": false, "bottomBar": false, "preferredPlacement": "automatic"}, "bottomAccessory": true, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        },
        {
          "platform": "macCatalyst",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "a",
          "title": "A"
        }
      ],
      "bottomAccessory": { "title": "Accessory" },
      "sidebar": { "preferredPlacement": "sidebar", "footer": { "title": "Footer" }, "bottomBar": { "title": "Bottom Bar" } },
      "variants": [
        {
          "availability": {
            "platforms": [
              "macCatalyst"
            ]
          },
          "sidebar": {}
        }
      ]
    }
    """),
  SmallRun(
    "a node elsewhere in an earlier record", ["init", "--from", "a.json", "b.json"],
    [
      "a.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "18.0", "horizontalSizeClass": "regular", "language": "en", "conditions": []}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}, {"type": "group", "identifier": "g", "title": "G", "children": [{"type": "tab", "identifier": "b", "title": "B"}, {"type": "tab", "identifier": "c", "title": "C"}]}]}
      """,
      "b.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": []}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}, {"type": "tab", "identifier": "b", "title": "B"}, {"type": "group", "identifier": "g", "title": "G", "children": [{"type": "tab", "identifier": "c", "title": "C"}]}]}
      """,
    ], only: [#""identifier""#, "Version"],
    """
    "minimumVersion": "18.0"
    "identifier": "a",
    "identifier": "b",
    "minimumVersion": "27.0"
    "identifier": "g",
    "identifier": "b",
    "maximumVersion": "18.9"
    "identifier": "c",
    """),
]
