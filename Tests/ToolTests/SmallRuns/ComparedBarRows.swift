private let groups = """
  {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
    {"identifier": "a", "title": "A", "image": "star", "badgeValue": "1", "subtitle": "s"},
    {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"},
    {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}, {"title": "Sort"}], "children": [
      {"identifier": "h", "title": "H", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
      {"identifier": "z", "title": "Z"}]},
    {"identifier": "q", "title": "Q", "sidebarActions": [{"title": "Add"}], "children": [{"identifier": "r", "title": "R"}]},
    {"identifier": "v", "title": "V", "isHidden": true, "badgeValue": "1", "image": "x", "subtitle": "s"},
    {"identifier": "o", "title": "O", "preferredPlacement": "sidebarOnly", "subtitle": "o", "badgeValue": "1"}]}
  """

private let twoGroups = """
  {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
    {"identifier": "a", "title": "A"},
    {"identifier": "g", "title": "G", "children": [{"identifier": "z", "title": "Z"}, {"identifier": "y", "title": "Y"}]},
    {"identifier": "h", "title": "H", "children": [{"identifier": "x", "title": "X"}, {"identifier": "w", "title": "W"}]}]}
  """

private let oneApp = """
  {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
    {"identifier": "a", "title": "A"}, {"identifier": "z", "title": "Z"},
    {"identifier": "n", "title": "N", "children": [{"identifier": "y", "title": "Y"}]},
    {"identifier": "h", "title": "H", "children": [{"identifier": "w", "title": "W"}, {"identifier": "x", "title": "X"}]}]}
  """

let comparedBarRows: [SmallRun] = [
  SmallRun(
    "search that becomes separate, and pictures instead of titles",
    ["diff", "a.json", "b.json", "-f", "text"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"type": "search"}]}
      """,
      "b.json": """
      {"tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "automaticallyActivatesSearch": true}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in 21 of 33 environments

    iPhone (any width); iPhone Duo (either display); iPad (compact);
      Apple Vision Pro
      ~ 'A' has no image any more

    iPhone (compact, 27); iPhone Duo (outer display); iPad (compact, 27)
      ~ 'Search' is now separate from the other items
    """),
  SmallRun(
    "search that becomes separate, and pictures instead of titles, the other way",
    ["diff", "b.json", "a.json", "-f", "text"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"type": "search"}]}
      """,
      "b.json": """
      {"tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "automaticallyActivatesSearch": true}]}
      """,
    ], columns: 80,
    """
    b.json → a.json
    Visible in 21 of 33 environments

    iPhone (any width); iPhone Duo (either display); iPad (compact);
      Apple Vision Pro
      ~ 'A' has the image 'star' now

    iPhone (compact, 27); iPhone Duo (outer display); iPad (compact, 27)
      ! 'Search' is no longer separate, but among the other items
    """),
  SmallRun(
    "a pinned tab first",
    ["diff", "a.json", "b.json", "-f", "text", "-p", "ipad", "--os", "26"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      ~ the app starts with 'A' instead of 'P'

    iPad (compact)
      + 'A' is new in the bar

    iPad (regular)
      + 'A' is new in the bar and the sidebar
    """),
  SmallRun(
    "a pinned tab first, the other way",
    ["diff", "b.json", "a.json", "-f", "text", "-p", "ipad", "--os", "26"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"}]}
      """,
    ], columns: 80,
    """
    b.json → a.json
    Visible in all 4 environments

    Everywhere
      ~ the app starts with 'P' instead of 'A'

    iPad (compact)
      - 'A' is gone from the bar

    iPad (regular)
      - 'A' is gone from the bar and the sidebar

    Identifiers
      ! the identifier 'a' was removed with 'A'
        = users who customized its place in the bar on iPad lose that
    """),
  SmallRun(
    "availability that differs",
    ["diff", "a.json", "b.json", "-f", "text", "-p", "iphone"],
    [
      "a.json": """
      {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
        {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
      """,
      "b.json": """
      {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "availability": {"unless": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.1"}},
        {"identifier": "c", "title": "C", "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 36 environments

    Everywhere, not paid
      + 'A' is new in the bar

    iPhone (18 and 27), not paid; iPhone (26), usually or not idle
      ~ the app starts with 'A' instead of 'C'
      ! 'H' goes from the bar into More and is one tap further away (2 instead of 1,
        in More)

    Everywhere, paid
      ~ the app starts with 'C' instead of 'A'
      - 'A' is gone from the bar
      ~ 'H' comes out of More into the bar and is one tap closer (1 instead of 2, in
        the bar)

    iPhone (26), not old
      ~ the app starts with 'A' instead of 'B'
      - 'B' is gone from the bar

    iPhone (27), not old
      + 'B' is new in the bar
      ! 'G' goes from the bar into More and is one tap further away (2 instead of 1,
        in More)
      ! 'G2' and 'G3' are one tap further away (3 instead of 2, through the group's
        screen)
    """),
  SmallRun(
    "the same spec in two frameworks",
    ["diff", "a.json", "--framework", "uikit..swiftui"],
    ["a.json": groups], columns: 80,
    """
    a.json, UIKit → SwiftUI
    Visible in all 17 environments

    Everywhere
      ~ 'A' and 'O' have no subtitle any more

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      - 'V' is gone from More
      - 'G' and 'Q' leave the bar
      + 'X' and 'Y' come into the bar and are 2 taps closer (1 instead of 3, in the
        bar)
      ! 'Z' and 'R' come into More

    iPad (regular)
      - 'V' is gone, though never visible

    iPad (regular in portrait)
      ~ 'X' and 'R' are one tap closer (1 instead of 2, in the bar)
    """),
  SmallRun(
    "the same spec on two devices",
    ["diff", "a.json", "-p", "iphone..ipad", "-f", "markdown"],
    ["a.json": groups], columns: 80,
    """
    ### a.json, iPhone (compact in portrait) → iPad (regular in landscape)

    Visible in all 2 environments.

    **Everywhere**

    - the bar is hidden
    - the bar is at the top instead of at the bottom
    - items of the bar show the title alone instead of the image above the title
    - ➕ there is a sidebar now
    - 'P' moves after 'Q' in the bar
    - ⚠️ 'G' and 'Q' are one tap further away (2 instead of 1, after hiding the sidebar)
    - ⚠️ 'H' is one tap further away (3 instead of 2, through the group's screen)
    - 'X' and 'Y' are 2 taps closer (1 instead of 3, in the sidebar)
    - 'Z' and 'R' are one tap closer (1 instead of 2, in the sidebar)
    - ⚠️ 'V' leaves More and cannot be reached any more
    - ➖ 'O' leaves More and is one tap closer (1 instead of 2, in the sidebar)
    """),
  SmallRun(
    "the same spec in two orientations of a folding phone",
    [
      "diff", "a.json", "-p", "iphone-duo", "--os", "27.1", "--orientation",
      "portrait..landscape",
    ],
    ["a.json": groups], columns: 80,
    """
    a.json, portrait → landscape
    Visible in the environment that was compared

    Everywhere
      ~ the bar is at the side instead of at the bottom
      ~ items of the bar show the image alone instead of the image above the title
    """),
  SmallRun(
    "what only the newest release of all devices shows",
    ["diff", "a.json", "b.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C", "availability": {"minimumVersion": "27.0"}}]}
      """,
      "b.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "1"}, {"identifier": "b", "title": "B"}, {"identifier": "c", "title": "CC", "availability": {"minimumVersion": "27.0"}}]}
      """,
    ], columns: 80,
    """
    ### a.json → b.json

    Visible in all 6 environments.

    **Everywhere**

    - 'A' has the badge '1' now

    **All devices (27)**

    - 'C' is called 'CC' now
    """),
  SmallRun(
    "a section goes, and its rows stay",
    ["diff", "a.json", "b.json", "-f", "text", "-p", "ipad"],
    ["a.json": twoGroups, "b.json": oneApp], columns: 80,
    """
    a.json → b.json
    Visible in all 8 environments

    Everywhere
      + 'Z' comes into the bar

    iPad (compact, or regular in portrait)
      ~ 'Z' is one tap closer (1 instead of 2, in the bar)

    iPad (compact)
      - 'G' is gone from the bar
      + 'N' is new in the bar

    iPad (regular)
      - 'G' is gone from the bar and the sidebar
      + 'N' is new in the bar and the sidebar
      ~ 'Z' moves to the top level of the sidebar
      ~ 'Y' moves into the section 'N' of the sidebar
      ~ 'W' moves above the neighbouring rows in the sidebar

    Identifiers
      ! the identifier 'g' was removed with 'G'
        = users who customized its place in the bar and whether it is collapsed on
          iPad lose that
    """),
  SmallRun(
    "a section goes, and its rows stay, the other way",
    ["diff", "b.json", "a.json", "-f", "text", "-p", "ipad"],
    ["a.json": twoGroups, "b.json": oneApp], columns: 80,
    """
    b.json → a.json
    Visible in all 8 environments

    Everywhere
      - 'Z' leaves the bar

    iPad (compact)
      - 'N' is gone from the bar
      + 'G' is new in the bar
      ! 'Z' is one tap further away (2 instead of 1, through the group's screen)

    iPad (regular)
      - 'N' is gone from the bar and the sidebar
      + 'G' is new in the bar and the sidebar
      ~ 'Z' and 'Y' move into the section 'G' of the sidebar
      ~ 'X' moves above the neighbouring rows in the sidebar

    iPad (regular in portrait)
      ! 'Z' is one tap further away (2 instead of 1, after showing the sidebar)

    Identifiers
      ! the identifier 'n' was removed with 'N'
        = users who customized its place in the bar and whether it is collapsed on
          iPad lose that
    """),
  SmallRun(
    "a device with several windows and one with one",
    ["diff", "a.json", "--platform", "iphone-duo..ipad"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A"}]}
      """
    ],
    """
    a.json, iPhone Duo → iPad (regular in landscape)
    Visible in all 3 environments

    iPhone Duo (outer display, or inner display in landscape)
      ~ the bar is at the top instead of at the side
      ~ items of the bar show the title alone instead of the image alone

    iPhone Duo (inner display in portrait)
      ~ the bar is at the top instead of at the bottom
      ~ items of the bar show the title alone instead of the image above the title
    """),
]
