private let hiddenGroups = """
  {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
    {"identifier": "g", "title": "G", "allowsHiding": true, "children": [{"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "s", "title": "S", "allowsHiding": true, "children": [{"identifier": "y", "title": "Y", "isHidden": true}]}]},
    {"identifier": "i", "title": "I", "children": [{"identifier": "p", "title": "P", "isHidden": true}, {"identifier": "q", "title": "Q", "children": [{"identifier": "r", "title": "R", "isHidden": true}]}]}]}
  """

private let placedTabs = """
  {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "g", "title": "G", "children": [{"identifier": "s", "title": "S", "isHidden": true, "children": [{"identifier": "y", "title": "Y", "preferredPlacement": "default"}, {"identifier": "z", "title": "Z", "isHidden": true, "preferredPlacement": "default"}]}]},
    {"identifier": "e", "title": "E", "children": [{"identifier": "n", "title": "N", "availability": {"platforms": ["iOS"]}}]}]}
  """

let lostTabRows: [SmallRun] = [
  SmallRun(
    "what users can lose in hidden groups",
    ["lint", "a.json", "--customizations", "--no-config"],
    ["a.json": hiddenGroups], columns: 80,
    only: [
      "lose", "become", "step", "sequence", "nothing", "hide", "remove", "show", "more",
      "exhaustive",
    ],
    """
    a.json:2:3: warning: 'A', 'G' and 'I' have no images for their items in the bar on iPhone and iPhone Duo, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    a.json:3:118: warning: 'X' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    = help: move them up, or show what the groups around them hold on screens
    a.json:3:240: warning: 'Y' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    a.json:4:96: warning: 'P' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    a.json:4:196: warning: 'R' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    What users can lose in a.json
    ! 'G', 'X', 'S' and 'Y' become unreachable after 1 step, on iPad (regular)
    1  remove 'G' from the bar
    ! other edits make more unreachable: 'I' after 1 step, 'P' after 1 step, 'Q'
    after 1 step and 'R' after 1 step
    ~ no sequence of allowed edits empties the bar (exhaustive search, 8
    """),
  SmallRun(
    "what users can lose in hidden groups, as JSON",
    ["lint", "a.json", "--customizations", "--no-config", "-f", "json"],
    ["a.json": hiddenGroups],
    only: [
      #""unreachable""#, #""session""#, #""event""#, #""steps""#, #""destinations""#,
      #""others""#, #""emptyBar""#,
    ],
    """
    "unreachable": [
    "session": [
    "event": "remove",
    "destinations": [
    "others": [
    "steps": 1
    "steps": 1
    "steps": 1
    "steps": 1
    "emptyBar": []
    """),
  SmallRun(
    "what users can lose where groups have placed tabs",
    ["lint", "a.json", "--customizations", "--no-config"],
    ["a.json": placedTabs], columns: 80,
    only: [
      "lose", "become", "step", "sequence", "nothing", "hide", "remove", "show", "more",
      "exhaustive",
    ],
    """
    a.json:1:197: note: users can remove every item from the bar in a regular iPad window [customization-empties-bar]
    a.json:2:3: warning: 'G' and 'E' have no images for their items in the bar on iPhone and iPhone Duo, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    a.json:2:96: warning: 'S' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    = help: move them up, or show what 'S' holds on a screen of the app
    a.json:2:229: warning: 'Z' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden'
    What users can lose in a.json
    ! 'G', 'S', 'Y' and 'Z' become unreachable after 1 step, on iPad (regular)
    1  remove 'G' from the bar
    """),
  SmallRun(
    "what users can lose where groups have placed tabs, as JSON",
    ["lint", "a.json", "--customizations", "--no-config", "-f", "json"],
    ["a.json": placedTabs],
    only: [
      #""unreachable""#, #""session""#, #""event""#, #""steps""#, #""destinations""#,
      #""others""#, #""emptyBar""#,
    ],
    """
    "unreachable": [
    "session": [
    "event": "remove",
    "destinations": [
    "others": [],
    "emptyBar": [
    "session": [
    "event": "remove",
    "event": "remove",
    """),
  SmallRun(
    "what a report of losses has",
    ["lint", "a.json", "--customizations", "--no-config", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "g", "title": "G", "allowsHiding": true, "isHiddenByDefault": true, "children": [
          {"identifier": "x", "title": "X", "isHidden": true}, {"identifier": "h", "title": "H", "sidebarAppearance": "inline", "children": [{"identifier": "y", "title": "Y", "isHidden": true}]}]},
        {"identifier": "i", "title": "I", "children": [{"identifier": "p", "title": "P", "isHidden": true}, {"identifier": "q", "title": "Q", "allowsHiding": true, "children": [{"identifier": "r", "title": "R", "isHidden": true}]}]}]}
      """
    ], columns: 80,
    only: [
      #""customizations""#, #""tool""#, #""path""#, #""environments""#, #""range": null"#,
      #""range""#, #""pointer""#,
    ],
    """
    "tool": {
    "path": "a.json",
    "pointer": "/tabs/0",
    "range": {
    "environments": [
    "path": null,
    "pointer": null,
    "range": null
    "path": "a.json",
    "pointer": "/tabs/1",
    "range": {
    "path": "a.json",
    "pointer": "/tabs/2",
    "range": {
    "path": "a.json",
    "pointer": "/tabs/1/isHiddenByDefault",
    "range": {
    "environments": [],
    "path": null,
    "pointer": null,
    "range": null
    "range": {
    "path": "a.json",
    "pointer": "/tabs/1/children/0/isHidden",
    "range": {
    "environments": [],
    "path": null,
    "pointer": null,
    "range": null
    "path": "a.json",
    "pointer": "/tabs/1/children/1/children/0",
    "range": {
    "environments": [],
    "path": "a.json",
    "pointer": "/tabs/2/children/1/children/0",
    "range": {
    "path": "a.json",
    "pointer": "/tabs/1/children/1/children/0/isHidden",
    "range": {
    "environments": [],
    "path": null,
    "pointer": null,
    "range": null
    "path": "a.json",
    "pointer": "/tabs/2/children/0/isHidden",
    "range": {
    "environments": [],
    "path": null,
    "pointer": null,
    "range": null
    "path": "a.json",
    "pointer": "/tabs/2/children/1/children/0/isHidden",
    "range": {
    "environments": [],
    "path": null,
    "pointer": null,
    "range": null
    "customizations": [
    "path": "a.json",
    "environments": [
    "environments": [
    """),
  SmallRun(
    "an inline group for the sidebar that is a destination",
    ["lint", "a.json", "--customizations", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "g", "title": "G", "image": "moon", "isSidebarDestination": true, "preferredPlacement": "sidebarOnly", "sidebarAppearance": "inline", "children": [{"identifier": "x", "title": "X", "allowsHiding": true}]}]}
      """
    ], only: ["reachable", "edits", "1  "],
    """
    ! 'G' becomes unreachable after 1 step, on iPad (regular)
    1  hide 'X'
    ~ no sequence of allowed edits empties the bar (exhaustive search, 2
    """),
]
