let starterRows: [SmallRun] = [
  SmallRun(
    "one record", ["init", "--from", "r0.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "tabSidebar", "isTabBarHidden": true, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "badgeValue": "1", "image": {"symbol": "star"}},
        {"type": "group", "identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}], "children": [{"type": "tab", "identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
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
          "identifier": "g",
          "title": "G",
          "children": [
            {
              "identifier": "x",
              "title": "X"
            }
          ],
          "sidebarActions": [{"title": "Add"}]
        }
      ],
      "isTabBarHidden": true
    }
    """),
  SmallRun(
    "defaults are left out", ["init", "--from", "r0.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "automatic", "isTabBarHidden": false, "tabBarMinimizeBehavior": "automatic", "compactTabIdentifiers": null, "bottomAccessory": true, "sidebar": {"preferredLayout": "automatic", "header": true, "footer": false}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "isHidden": false, "isEnabled": true, "preferredPlacement": "automatic", "subtitle": null, "image": {"asset": "L"}, "selectedImage": {"symbol": null}}]}
      """
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "a",
          "title": "A",
          "image": {"asset": "L"}
        }
      ],
      "bottomAccessory": { "title": "Accessory" },
      "sidebar": { "header": { "title": "Header" } }
    }
    """),
  SmallRun(
    "two platforms", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
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
          "identifier": "a",
          "title": "A"
        },
        {
          "identifier": "b",
          "title": "B",
          "availability": {
            "platforms": [
              "iPadOS"
            ]
          }
        }
      ]
    }
    """),
  SmallRun(
    "two releases", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iOS",
          "minimumVersion": "26.0"
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
          "availability": {
            "minimumVersion": "27.0"
          }
        }
      ]
    }
    """),
  SmallRun(
    "two releases the other way", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iOS",
          "minimumVersion": "26.0"
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
          "availability": {
            "maximumVersion": "26.9"
          }
        }
      ]
    }
    """),
  SmallRun(
    "two widths", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "c", "title": "C"}]}
      """,
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "a",
          "title": "A"
        },
        {
          "identifier": "c",
          "title": "C",
          "availability": {
            "horizontalSizeClass": "regular"
          }
        },
        {
          "identifier": "b",
          "title": "B",
          "availability": {
            "horizontalSizeClass": "compact"
          }
        }
      ]
    }
    """),
  SmallRun(
    "a value that differs", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "tabBar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "1"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "mode": "tabBar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A", "subtitle": "2"}]}
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
      "mode": "tabBar",
      "tabs": [
        {
          "identifier": "a",
          "title": "A",
          "subtitle": "2",
          "availability": {
            "platforms": [
              "iOS"
            ]
          }
        },
        {
          "identifier": "a",
          "title": "A",
          "subtitle": "1",
          "availability": {
            "platforms": [
              "iPadOS"
            ]
          }
        }
      ]
    }
    """),
  SmallRun(
    "a group that differs in its children",
    ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "group", "identifier": "g", "title": "G", "children": [{"type": "tab", "identifier": "x", "title": "X"}, {"type": "tab", "identifier": "y", "title": "Y"}]}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "group", "identifier": "g", "title": "G", "children": [{"type": "tab", "identifier": "x", "title": "X"}]}]}
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
          "identifier": "g",
          "title": "G",
          "children": [
            {
              "identifier": "x",
              "title": "X"
            },
            {
              "identifier": "y",
              "title": "Y",
              "availability": {
                "platforms": [
                  "iPadOS"
                ]
              }
            }
          ]
        }
      ]
    }
    """),
  SmallRun(
    "an order that differs", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "c", "title": "C"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0", "horizontalSizeClass": "compact", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "b", "title": "B"},
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "tab", "identifier": "c", "title": "C"}]}
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
          "identifier": "b",
          "title": "B",
          "availability": {
            "platforms": [
              "iOS"
            ]
          }
        },
        {
          "identifier": "a",
          "title": "A"
        },
        {
          "identifier": "b",
          "title": "B",
          "availability": {
            "platforms": [
              "iPadOS"
            ]
          }
        },
        {
          "identifier": "c",
          "title": "C"
        }
      ]
    }
    """),
  SmallRun(
    "a controller that differs", ["init", "--from", "r0.json", "r1.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "mode": "tabBar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
      "r1.json": """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.0", "horizontalSizeClass": "compact", "language": "en"}, "mode": "tabSidebar", "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}]}
      """,
    ], ofErrors: true,
    """
    error: the records do not show whether 'mode' differs because of the platform or of the release: r0.json:1:142, r1.json:1:139
    help: a record of iOS 27.0 compact would decide
    """),
  SmallRun(
    "a search tab", ["init", "--from", "r0.json"],
    [
      "r0.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en"}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"},
        {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Search", "image": {"symbol": "magnifyingglass"}, "preferredPlacement": "pinned", "automaticallyActivatesSearch": true}]}
      """
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "a",
          "title": "A"
        },
        {
          "type": "search",
          "automaticallyActivatesSearch": true
        }
      ]
    }
    """),
  SmallRun(
    "groups in groups, indented up to forty spaces", ["init", "--from", "a.json"],
    [
      "a.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "en", "conditions": []}, "tabs": [
        {"type": "group", "identifier": "g1", "title": "G1", "children": [{"type": "group", "identifier": "g2", "title": "G2", "children": [{"type": "group", "identifier": "g3", "title": "G3", "children": [{"type": "group", "identifier": "g4", "title": "G4", "children": [{"type": "group", "identifier": "g5", "title": "G5", "children": [{"type": "group", "identifier": "g6", "title": "G6", "children": [{"type": "group", "identifier": "g7", "title": "G7", "children": [{"type": "group", "identifier": "g8", "title": "G8", "children": [{"type": "group", "identifier": "g9", "title": "G9", "children": [{"type": "group", "identifier": "g10", "title": "G10", "children": [{"type": "tab", "identifier": "x", "title": "X"}]}]}]}]}]}]}]}]}]}]}]}
      """
    ],
    """
    {
      "targets": [
        {
          "platform": "iPadOS",
          "minimumVersion": "27.0"
        }
      ],
      "tabs": [
        {
          "identifier": "g1",
          "title": "G1",
          "children": [
            {
              "identifier": "g2",
              "title": "G2",
              "children": [
                {
                  "identifier": "g3",
                  "title": "G3",
                  "children": [
                    {
                      "identifier": "g4",
                      "title": "G4",
                      "children": [
                        {
                          "identifier": "g5",
                          "title": "G5",
                          "children": [
                            {
                              "identifier": "g6",
                              "title": "G6",
                              "children": [
                                {
                                  "identifier": "g7",
                                  "title": "G7",
                                  "children": [
                                    {
                                      "identifier": "g8",
                                      "title": "G8",
                                      "children": [
                                        {
                                          "identifier": "g9",
                                          "title": "G9",
                                          "children": [
                                            {
                                            "identifier": "g10",
                                            "title": "G10",
                                            "children": [
                                            {
                                            "identifier": "x",
                                            "title": "X"
                                            }
                                            ]
                                            }
                                          ]
                                        }
                                      ]
                                    }
                                  ]
                                }
                              ]
                            }
                          ]
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
    """),
  SmallRun(
    "a search tab in German", ["init", "--from", "a.json"],
    [
      "a.json": """
      {"recordVersion": 1, "environment": {"platform": "iPadOS", "osVersion": "27.0", "horizontalSizeClass": "regular", "language": "de", "conditions": []}, "tabs": [
        {"type": "tab", "identifier": "a", "title": "A"}, {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Suchen"}]}
      """
    ], only: [#"""#],
    """
    "targets": [
    "platform": "iPadOS",
    "minimumVersion": "27.0"
    "tabs": [
    "identifier": "a",
    "title": "A"
    "type": "search"
    """),
]
