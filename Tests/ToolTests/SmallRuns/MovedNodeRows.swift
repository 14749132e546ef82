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

private let changedGroups = """
  {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
    {"identifier": "a", "title": "A", "image": "house", "badgeValue": "2", "subtitle": "t"},
    {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "fixed"},
    {"identifier": "z", "title": "Z"},
    {"identifier": "g", "title": "G", "sidebarActions": [{"title": "New"}], "isCollapsedByDefault": true, "children": [{"identifier": "n", "title": "N"}]},
    {"identifier": "q", "title": "Q", "sidebarActions": [{"title": "Sort"}], "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [
      {"identifier": "k", "title": "K", "children": [{"identifier": "k1", "title": "K1"}]}, {"identifier": "r", "title": "R"}]},
    {"identifier": "v", "title": "VV", "isHidden": true, "badgeValue": "2", "image": "y", "subtitle": "t"},
    {"identifier": "o", "title": "O", "isHidden": true, "subtitle": "oo", "badgeValue": "2"}]}
  """

private let tabs = """
  {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
    {"identifier": "a", "title": "A", "image": "star", "badgeValue": "1", "subtitle": "s"},
    {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"},
    {"identifier": "g", "title": "G", "sidebarActions": [{"title": "New"}], "children": [
      {"identifier": "h", "title": "H", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
      {"identifier": "z", "title": "Z"}]},
    {"identifier": "q", "title": "Q", "sidebarActions": [{"title": "New"}, {"title": "Sort"}], "children": [{"identifier": "r", "title": "R"}]},
    {"identifier": "v", "title": "V", "isHidden": true, "badgeValue": "1", "image": "x", "subtitle": "s"},
    {"identifier": "o", "title": "O", "preferredPlacement": "sidebarOnly", "subtitle": "o", "badgeValue": "1"}]}
  """

let movedNodeRows: [SmallRun] = [
  SmallRun(
    "targets and nested nodes that come and go",
    ["diff", "a.json", "b.json", "-f", "text"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}], "customizationIdentifier": "q", "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "c", "title": "C"}, {"identifier": "b2", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "customizationIdentifier": "p", "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}, {"identifier": "n", "title": "N", "children": [{"identifier": "n1", "title": "N1", "children": [{"identifier": "n2", "title": "N2"}, {"identifier": "n3", "title": "N3"}]}]}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 20 environments

    iPhone (any width); iPhone Duo (either display); iPad (compact)
      - 'C' is gone from the bar
      + 'N' is new in the bar, with 3 tabs inside

    iPad (regular)
      - 'C' is gone from the bar and the sidebar
      + 'N' is new in the bar and the sidebar, with 3 tabs inside

    Identifiers
      ! customizationIdentifier is 'p' instead of 'q'
        = users lose everything that they customized on iPad
      ! the identifier 'c' was removed with 'C'
        = users who customized its place in the bar on iPad lose that
      ! 'B' has the identifier 'b' instead of 'b2'
        = users who customized its place in the bar on iPad lose that; keep the old
          identifier

    Devices
      ~ on iPhone the app requires 18.0 instead of 26.0
      ! on iPad the app requires 26.0 instead of 18.0
      - the app no longer supports Apple Vision Pro
      + the app also supports Apple TV, from tvOS 26.0
    """),
  SmallRun(
    "identifiers in Markdown",
    ["diff", "a.json", "b.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "customizationIdentifier": "p", "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}, {"identifier": "n", "title": "N", "children": [{"identifier": "n1", "title": "N1", "children": [{"identifier": "n2", "title": "N2"}, {"identifier": "n3", "title": "N3"}]}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}], "customizationIdentifier": "q", "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "c", "title": "C"}, {"identifier": "b2", "title": "B"}]}
      """,
    ], columns: 80,
    """
    ### a.json → b.json

    Visible in all 21 environments.

    **iPhone (any width); iPhone Duo (either display); iPad (compact)**

    - ➖ 'N' is gone from the bar, with 3 tabs inside
    - ➕ 'C' is new in the bar

    **iPad (regular)**

    - ➖ 'N' is gone from the bar and the sidebar, with 3 tabs inside
    - ➕ 'C' is new in the bar and the sidebar

    **Identifiers**

    - ⚠️ customizationIdentifier is 'q' instead of 'p'  
      _users lose everything that they customized on iPad_
    - ⚠️ 'B' has the identifier 'b2' instead of 'b'  
      _users who customized its place in the bar on iPad lose that; keep the old identifier_
    - ⚠️ the identifier 'n' was removed with 'N'  
      _users who customized its place in the bar and whether it is collapsed on iPad lose that_
    - ⚠️ the identifier 'n1' was removed with 'N1'  
      _users who customized its place in the bar and whether it is collapsed on iPad lose that_
    - ⚠️ the identifier 'n2' was removed with 'N2'  
      _users who customized its place in the bar on iPad lose that_
    - ⚠️ the identifier 'n3' was removed with 'N3'  
      _users who customized its place in the bar on iPad lose that_

    **Devices**

    - ⚠️ on iPhone the app requires 26.0 instead of 18.0
    - on iPad the app requires 18.0 instead of 26.0
    - ➖ the app no longer supports Apple TV
    - ➕ the app also supports Apple Vision Pro, from visionOS 26.0
    """),
  SmallRun(
    "moved together",
    ["diff", "a.json", "b.json", "-f", "text"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "t0", "title": "Tab 0"},
        {"identifier": "t1", "title": "Tab 1"},
        {"identifier": "t2", "title": "Tab 2"},
        {"identifier": "t3", "title": "Tab 3"},
        {"identifier": "t4", "title": "Tab 4"},
        {"identifier": "t5", "title": "Tab 5"},
        {"identifier": "t6", "title": "Tab 6"},
        {"identifier": "t7", "title": "Tab 7"},
        {"identifier": "t8", "title": "Tab 8"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "t0", "title": "Tab 0"},
        {"identifier": "t4", "title": "Tab 4"},
        {"identifier": "t5", "title": "Tab 5"},
        {"identifier": "t6", "title": "Tab 6"},
        {"identifier": "t1", "title": "Tab 1"},
        {"identifier": "t2", "title": "Tab 2"},
        {"identifier": "t3", "title": "Tab 3"},
        {"identifier": "t8", "title": "Tab 8"},
        {"identifier": "t7", "title": "Tab 7"}]}
      """,
    ], columns: 80,
    """
    a.json → b.json
    Visible in all 19 environments

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      ~ 'Tab 4', 'Tab 5' and 'Tab 6' come out of More into the bar and are one tap
        closer (1 instead of 2, in the bar)
      ! 'Tab 1', 'Tab 2' and 'Tab 3' go from the bar into More and are one tap
        further away (2 instead of 1, in More)
      ~ 'Tab 8' moves after 'Tab 3' in More

    iPad (regular); Mac
      ~ 'Tab 4', 'Tab 5' and 'Tab 6' move after 'Tab 0' in the sidebar
      ~ 'Tab 8' moves after 'Tab 3' in the sidebar

    iPad (regular)
      ~ 'Tab 4', 'Tab 5' and 'Tab 6' move after 'Tab 0' in the bar
      ~ 'Tab 8' moves after 'Tab 3' in the bar
    """),
  SmallRun(
    "the whole order turned",
    ["diff", "a.json", "b.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "t0", "title": "Tab 0"},
        {"identifier": "t1", "title": "Tab 1"},
        {"identifier": "t2", "title": "Tab 2"},
        {"identifier": "t3", "title": "Tab 3"},
        {"identifier": "t4", "title": "Tab 4"},
        {"identifier": "t5", "title": "Tab 5"},
        {"identifier": "t6", "title": "Tab 6"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "t6", "title": "Tab 6"},
        {"identifier": "t0", "title": "Tab 0"},
        {"identifier": "t5", "title": "Tab 5"},
        {"identifier": "t1", "title": "Tab 1"},
        {"identifier": "t2", "title": "Tab 2"},
        {"identifier": "t4", "title": "Tab 4"},
        {"identifier": "t3", "title": "Tab 3"}]}
      """,
    ], columns: 80,
    """
    ### a.json → b.json

    Visible in all 9 environments.

    **Everywhere**

    - the app starts with 'Tab 6' instead of 'Tab 0'
    - 'Tab 6' and 'Tab 5' come out of More into the bar and are one tap closer (1 instead of 2, in the bar)
    - ⚠️ 'Tab 2' and 'Tab 3' go from the bar into More and are one tap further away (2 instead of 1, in More)
    """),
  SmallRun(
    "groups, badges, actions and placements",
    ["diff", "a.json", "b.json", "-f", "text"],
    ["a.json": groups, "b.json": changedGroups], columns: 80,
    """
    a.json → b.json
    Visible in all 17 environments

    Everywhere
      ~ 'A' has the subtitle 't' instead of 's', has the image 'house' instead of
        'star' and has the badge '2' instead of '1'
      + 'Z' comes into the bar

    iPad (compact, or regular in portrait); iPhone (any width);
      iPhone Duo (either display)
      ~ 'Z' is one tap closer (1 instead of 2, in the bar)

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      - 'H' is gone from inside a group, with 2 tabs inside
      + 'N' is new inside a group
      + 'K' is new inside a group, with one tab inside
      ! 'Q' goes from the bar into More and is one tap further away (2 instead of 1,
        in More)
      ! 'R' is one tap further away (3 instead of 2, through the group's screen)
      ~ 'V' is called 'VV' now, has the subtitle 't' instead of 's', has the image
        'y' instead of 'x' and has the badge '2' instead of '1'
      ~ 'O' has the subtitle 'oo' instead of 'o' and has the badge '2' instead of
        '1'

    iPad (regular)
      - 'H' is gone from the sidebar, with 2 tabs inside
      + 'N' is new in the sidebar
      + 'K' is new in the sidebar, with one tab inside
      ~ 'P' goes from the pinned region of the bar into the fixed one
      ~ 'Z' moves to the top level of the sidebar
      ~ 'G' gets the action 'New' and loses the actions 'Add' and 'Sort'
      ~ 'Q' can be selected in the sidebar and gets the action 'Sort' and loses the
        action 'Add'
      ! 'O' loses its row in the sidebar and cannot be reached any more

    iPad (regular in landscape)
      ~ 'Q' is one tap closer (1 instead of 2, in the sidebar)

    iPad (regular, 27)
      ~ 'G' and 'Q' are collapsed at first in the sidebar

    iPad (regular in portrait, 27)
      ! 'R' is one tap further away (3 instead of 2, after showing the sidebar)

    iPad (regular in landscape, 27)
      ! 'R' is one tap further away (2 instead of 1, in a collapsed section)

    Identifiers
      ! the identifier 'h' was removed with 'H'
        = users who customized its place in the bar and whether it is collapsed on
          iPad lose that
      ! the identifier 'x' was removed with 'X'
        = users who customized its place in the bar on iPad lose that
      ! the identifier 'y' was removed with 'Y'
        = users who customized its place in the bar on iPad lose that
      ! the identifier 'v' is now that of 'VV' instead of 'V'
        = what users customized on iPad, its place in the bar, applies to the other;
          give new tabs new identifiers
    """),
  SmallRun(
    "groups, badges, actions and placements, the other way",
    ["diff", "b.json", "a.json", "-f", "text"],
    ["a.json": groups, "b.json": changedGroups], columns: 80,
    """
    b.json → a.json
    Visible in all 17 environments

    Everywhere
      ~ 'A' has the subtitle 's' instead of 't', has the image 'star' instead of
        'house' and has the badge '1' instead of '2'
      - 'Z' leaves the bar

    iPad (compact); iPhone (any width); iPhone Duo (either display)
      - 'N' is gone from inside a group
      - 'K' is gone from inside a group, with one tab inside
      + 'H' is new inside a group, with 2 tabs inside
      ! 'Z' is one tap further away (2 instead of 1, through the group's screen)
      ~ 'Q' comes out of More into the bar and is one tap closer (1 instead of 2, in
        the bar)
      ~ 'R' is one tap closer (2 instead of 3, through the group's screen)
      ~ 'VV' is called 'V' now, has the subtitle 's' instead of 't', has the image
        'x' instead of 'y' and has the badge '1' instead of '2'
      ~ 'O' has the subtitle 'o' instead of 'oo' and has the badge '1' instead of
        '2'

    iPad (regular)
      - 'N' is gone from the sidebar
      - 'K' is gone from the sidebar, with one tab inside
      + 'H' is new in the sidebar, with 2 tabs inside
      ~ 'P' goes from the fixed region of the bar into the pinned one
      ~ 'G' gets the actions 'Add' and 'Sort' and loses the action 'New'
      ~ 'Z' moves into the section 'G' of the sidebar
      ~ 'Q' cannot be selected in the sidebar any more and gets the action 'Add' and
        loses the action 'Sort'
      + 'O' gets a row in the sidebar

    iPad (regular in portrait)
      ! 'Z' is one tap further away (2 instead of 1, after showing the sidebar)
      ~ 'O' can be reached now, 2 taps away, after showing the sidebar

    iPad (regular in landscape)
      ! 'Q' is one tap further away (2 instead of 1, after hiding the sidebar)
      ~ 'O' can be reached now, 1 tap away, in the sidebar

    iPad (regular, 27)
      ~ 'G' and 'Q' are expanded at first in the sidebar

    iPad (regular in portrait, 27)
      ~ 'R' is one tap closer (2 instead of 3, after showing the sidebar)

    iPad (regular in landscape, 27)
      ~ 'R' is one tap closer (1 instead of 2, in the sidebar)

    Identifiers
      ! the identifier 'n' was removed with 'N'
        = users who customized its place in the bar on iPad lose that
      ! the identifier 'k' was removed with 'K'
        = users who customized its place in the bar and whether it is collapsed on
          iPad lose that
      ! the identifier 'k1' was removed with 'K1'
        = users who customized its place in the bar on iPad lose that
      ! the identifier 'v' is now that of 'V' instead of 'VV'
        = what users customized on iPad, its place in the bar, applies to the other;
          give new tabs new identifiers
    """),
  SmallRun(
    "groups, badges, actions and placements as JSON",
    ["diff", "a.json", "b.json", "-f", "json", "-p", "ipad", "--os", "26"],
    ["a.json": groups, "b.json": changedGroups], columns: 80,
    only: [
      #""taps""#, #""via": "groupScreen""#,
    ],
    """
    "via": "groupScreen",
    "taps": 2
    "taps": 1
    "taps": 1
    "taps": 2
    "via": "groupScreen",
    "taps": 2
    "via": "groupScreen",
    "taps": 3
    "taps": 2
    "taps": 1
    "taps": 2
    "taps": null
    "taps": 2
    "taps": 1
    "taps": 1
    "taps": null
    """),
  SmallRun(
    "both groups lose their actions",
    ["diff", "a.json", "b.json", "-f", "text"],
    ["a.json": groups, "b.json": tabs], columns: 80,
    """
    a.json → b.json
    Visible in 4 of 17 environments

    iPad (regular)
      ~ 'G' gets the action 'New' and loses the actions 'Add' and 'Sort'
      ~ 'Q' gets the actions 'New' and 'Sort' and loses the action 'Add'
    """),
  SmallRun(
    "both groups lose their actions, the other way",
    ["diff", "b.json", "a.json", "-f", "text"],
    ["a.json": groups, "b.json": tabs], columns: 80,
    """
    b.json → a.json
    Visible in 4 of 17 environments

    iPad (regular)
      ~ 'G' gets the actions 'Add' and 'Sort' and loses the action 'New'
      ~ 'Q' gets the action 'Add' and loses the actions 'New' and 'Sort'
    """),
]
