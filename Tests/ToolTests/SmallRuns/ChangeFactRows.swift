let changeFactRows: [SmallRun] = [
  SmallRun(
    "subtitle, image and type", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "x", "image": "star"},
        {"identifier": "b", "title": "B", "children": [{"identifier": "x", "title": "X"}]}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "y", "image": "bolt"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], only: ["\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\""],
    """
    "kind": "removed",
    "oldIdentifier": "x",
    "newIdentifier": null,
    "from": [],
    "to": null,
    "kind": "subtitle",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": "x",
    "to": "y",
    "kind": "image",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": "star",
    "to": "bolt",
    "kind": "type",
    "oldIdentifier": "b",
    "newIdentifier": "b",
    "from": "group",
    "to": "tab",
    "kind": "removed",
    "oldIdentifier": "x",
    "newIdentifier": null,
    "from": [
    "to": null,
    "kind": "reach",
    "oldIdentifier": "b",
    "newIdentifier": "b",
    "from": {
    "to": {
    "kind": "identifierGone",
    "oldIdentifier": "x",
    "newIdentifier": null,
    "from": null,
    "to": null,
    """),
  SmallRun(
    "region and order", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "d", "title": "D"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """,
    ], only: ["\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\""],
    """
    "kind": "orderInBar",
    "oldIdentifier": "d",
    "newIdentifier": "d",
    "from": null,
    "to": "a",
    "kind": "region",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": "customizable",
    "to": "fixed",
    "kind": "orderInSidebar",
    "oldIdentifier": "d",
    "newIdentifier": "d",
    "from": null,
    "to": "a",
    """),
  SmallRun(
    "rows and sections", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "z", "title": "Z"}], "sidebarActions": [{"title": "Old"}]}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A", "isHiddenByDefault": true, "allowsHiding": true},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}], "isCollapsedByDefault": true, "isSidebarDestination": true},
        {"identifier": "h", "title": "H", "children": [{"identifier": "z", "title": "Z"}, {"identifier": "y", "title": "Y"}], "sidebarActions": [{"title": "New"}]}]}
      """,
    ],
    only: [
      "\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\"", "\"Old\"",
      "\"New\"",
    ],
    """
    "kind": "start",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": "a",
    "to": "g",
    "kind": "item",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": "item",
    "to": "none",
    "kind": "row",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": true,
    "to": false,
    "kind": "collapsed",
    "oldIdentifier": "g",
    "newIdentifier": "g",
    "from": false,
    "to": true,
    "kind": "selectable",
    "oldIdentifier": "g",
    "newIdentifier": "g",
    "from": false,
    "to": true,
    "kind": "section",
    "oldIdentifier": "y",
    "newIdentifier": "y",
    "from": null,
    "to": "h",
    "kind": "actions",
    "oldIdentifier": "h",
    "newIdentifier": "h",
    "from": [
    "Old"
    "to": [
    "New"
    "kind": "reach",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": {
    "to": {
    "kind": "reach",
    "oldIdentifier": "x",
    "newIdentifier": "x",
    "from": {
    "to": {
    "kind": "reach",
    "oldIdentifier": "a",
    "newIdentifier": "a",
    "from": {
    "to": {
    "kind": "reach",
    "oldIdentifier": "g",
    "newIdentifier": "g",
    "from": {
    "to": {
    "kind": "reach",
    "oldIdentifier": "x",
    "newIdentifier": "x",
    "from": {
    "to": {
    """),
  SmallRun(
    "targets", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], only: ["\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\""],
    """
    "kind": "targetMinimum",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": "iOS 26.0",
    "to": "iOS 27.0",
    "kind": "targetRemoved",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": "tvOS 26.0",
    "to": null,
    "kind": "targetAdded",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": null,
    "to": "visionOS 26.0",
    """),
  SmallRun(
    "an identifier that another tab has now", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "News"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "b", "title": "Home"},
        {"identifier": "c", "title": "News"}]}
      """,
    ], only: ["\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\""],
    """
    "kind": "identifierReplaced",
    "oldIdentifier": "a",
    "newIdentifier": "b",
    "from": null,
    "to": null,
    "kind": "identifierReused",
    "oldIdentifier": "b",
    "newIdentifier": "b",
    "from": "News",
    "to": "Home",
    """),
  SmallRun(
    "More, the top of it and out of it", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"},
        {"identifier": "g", "title": "G"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "f", "title": "F"},
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "g", "title": "G"},
        {"identifier": "e", "title": "E"},
        {"identifier": "d", "title": "D"}]}
      """,
    ], only: ["\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\""],
    """
    "kind": "start",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": "a",
    "to": "f",
    "kind": "item",
    "oldIdentifier": "f",
    "newIdentifier": "f",
    "from": "more",
    "to": "item",
    "kind": "item",
    "oldIdentifier": "d",
    "newIdentifier": "d",
    "from": "item",
    "to": "more",
    "kind": "orderInMore",
    "oldIdentifier": "g",
    "newIdentifier": "g",
    "from": null,
    "to": null,
    "kind": "reach",
    "oldIdentifier": "f",
    "newIdentifier": "f",
    "from": {
    "to": {
    "kind": "reach",
    "oldIdentifier": "d",
    "newIdentifier": "d",
    "from": {
    "to": {
    """),
  SmallRun(
    "the layout of the sidebar and its start", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap"}, "initialTabIdentifier": "b",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"},
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], only: ["\"kind\"", "\"from\"", "\"to\"", "\"oldIdentifier\"", "\"newIdentifier\""],
    """
    "kind": "start",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": "b",
    "to": "a",
    "kind": "sidebarLayout",
    "oldIdentifier": null,
    "newIdentifier": null,
    "from": "overlap",
    "to": "tile",
    """),
]
