private let before = """
  {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
   "sidebar": {"header": {"title": "Top"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Base"}, "preferredLayout": "automatic"},
   "bottomAccessory": {"title": "Player"}, "tabs": [
    {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed", "badgeValue": "7"},
    {"identifier": "wide", "title": "A rather long title of a tab", "image": {"asset": "Wide"}, "subtitle": "Second line", "preferredPlacement": "movable"},
    {"identifier": "lib", "title": "Library", "image": "books.vertical", "isSidebarDestination": true, "sidebarActions": [{"title": "New list", "image": "plus"}, {"title": "Sort"}], "children": [
      {"identifier": "x", "title": "Songs", "image": "music.note", "leadsTo": ["deep"]},
      {"identifier": "sub", "title": "Lists", "children": [
        {"identifier": "deep", "title": "Old", "badgeValue": "2"}, {"identifier": "deeper", "title": "Older", "isEnabled": false}]},
      {"identifier": "y", "title": "Films", "allowsHiding": true, "isHiddenByDefault": true}]},
    {"identifier": "more", "title": "Folded", "isCollapsedByDefault": true, "children": [
      {"identifier": "m1", "title": "One"}, {"identifier": "m2", "title": "Two", "preferredPlacement": "sidebarOnly"}]},
    {"identifier": "in", "title": "Inline", "sidebarAppearance": "inline", "children": [{"identifier": "i1", "title": "In one"}, {"identifier": "i2", "title": ""}]},
    {"identifier": "opt", "title": "Optional", "preferredPlacement": "optional"},
    {"identifier": "pin", "title": "Account", "image": "person.circle", "preferredPlacement": "pinned"},
    {"type": "search"}]}
  """

private let after = """
  {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
   "sidebar": {"header": {"title": "Top"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Base"}, "preferredLayout": "automatic"},
   "bottomAccessory": {"title": "Player"}, "tabs": [
    {"identifier": "start", "title": "Home", "image": "house", "preferredPlacement": "fixed", "badgeValue": "7"},
    {"identifier": "wide", "title": "A rather long title of a tab", "image": {"asset": "Wide"}, "subtitle": "Second line", "preferredPlacement": "movable"},
    {"identifier": "library", "title": "Library", "image": "books.vertical", "isSidebarDestination": true, "sidebarActions": [{"title": "New list", "image": "plus"}, {"title": "Sort"}], "children": [
      {"identifier": "x", "title": "Songs", "image": "music.note", "leadsTo": ["deep"]},
      {"identifier": "sub", "title": "Lists", "children": [
        {"identifier": "deep", "title": "Old", "badgeValue": "2"}, {"identifier": "deeper", "title": "Older", "isEnabled": false}]},
      {"identifier": "y", "title": "Films", "allowsHiding": true, "isHiddenByDefault": true}]},
    {"identifier": "more", "title": "Folded", "isCollapsedByDefault": true, "children": [
      {"identifier": "m1", "title": "One"}, {"identifier": "m3", "title": "Two", "preferredPlacement": "sidebarOnly"}]},
    {"identifier": "in", "title": "Inline", "sidebarAppearance": "inline", "children": [{"identifier": "i1", "title": "In one"}, {"identifier": "i2", "title": ""}]},
    {"identifier": "opt", "title": "Optional", "preferredPlacement": "optional"},
    {"identifier": "pin", "title": "Account", "image": "person.circle", "preferredPlacement": "pinned"},
    {"type": "search"}]}
  """

let changedIdentifierRows: [SmallRun] = [
  SmallRun(
    "identifiers that change",
    ["diff", "a.json", "b.json", "-f", "markdown"],
    ["a.json": before, "b.json": after], columns: 80,
    """
    ### a.json → b.json

    **Identifiers**

    - ⚠️ 'Home' has the identifier 'start' instead of 'home'  
      _customizations do not use it; code and saved states that name it have to follow_
    - ⚠️ 'Library' has the identifier 'library' instead of 'lib'  
      _users who customized its place in the bar and whether it is collapsed on iPad and Mac lose that; keep the old identifier_
    - ⚠️ 'Two' has the identifier 'm3' instead of 'm2'  
      _customizations do not use it; code and saved states that name it have to follow_
    """),
  SmallRun(
    "identifiers that change on a Mac",
    ["diff", "a.json", "b.json", "-f", "markdown", "-p", "mac"],
    ["a.json": before, "b.json": after], columns: 80,
    """
    ### a.json → b.json

    **Identifiers**

    - ⚠️ 'Home' has the identifier 'start' instead of 'home'  
      _customizations do not use it; code and saved states that name it have to follow_
    - ⚠️ 'Library' has the identifier 'library' instead of 'lib'  
      _users who customized whether it is collapsed on Mac lose that; keep the old identifier_
    - ⚠️ 'Two' has the identifier 'm3' instead of 'm2'  
      _customizations do not use it; code and saved states that name it have to follow_
    """),
  SmallRun(
    "tabs that are hidden",
    ["diff", "b.json", "a.json", "-f", "text"],
    [
      "a.json": before,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "sidebar": {"header": {"title": "Top"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Base"}, "preferredLayout": "automatic"},
       "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "preferredPlacement": "fixed", "badgeValue": "7"},
        {"identifier": "wide", "title": "A rather long title of a tab", "image": {"asset": "Wide"}, "subtitle": "Second line", "preferredPlacement": "movable"},
        {"identifier": "lib", "title": "Library", "image": "books.vertical", "isSidebarDestination": true, "sidebarActions": [{"title": "New list", "image": "plus"}, {"title": "Sort"}], "children": [
          {"identifier": "x", "title": "Songs", "image": "music.note", "leadsTo": ["deep"]},
          {"identifier": "sub", "title": "Lists", "children": [
            {"identifier": "deep", "title": "Old", "badgeValue": "2"}, {"identifier": "deeper", "title": "Older", "isEnabled": false}]},
          {"identifier": "y", "title": "Films", "isHiddenByDefault": false}]},
        {"identifier": "more", "title": "Folded", "isCollapsedByDefault": true, "children": [
          {"identifier": "m1", "title": "One"}, {"identifier": "m2", "title": "Two", "preferredPlacement": "sidebarOnly"}]},
        {"identifier": "in", "title": "Inline", "sidebarAppearance": "inline", "children": [{"identifier": "i1", "title": "In one"}, {"identifier": "i2", "title": ""}]},
        {"identifier": "opt", "title": "Optional", "isHidden": true, "preferredPlacement": "optional"},
        {"identifier": "pin", "title": "Account", "image": "person.circle", "preferredPlacement": "pinned"},
        {"type": "search", "isHidden": true}]}
      """,
    ], columns: 80,
    """
    b.json → a.json
    Visible in 8 of 25 environments

    iPad (regular); Mac
      - 'Films' loses its row in the sidebar
      + 'Optional' and 'Search' get rows in the sidebar

    iPad (regular)
      + 'Search' comes into the bar

    iPad (regular in landscape); Mac
      ~ 'Optional' and 'Search' can be reached now, 1 tap away, in the sidebar

    iPad (regular in landscape, 26 and 27); Mac
      ! 'Films' is one tap further away (2 instead of 1, through the group's screen)

    iPad (regular in portrait)
      ~ 'Optional' can be reached now, 2 taps away, after showing the sidebar
      ~ 'Search' can be reached now, 1 tap away, in the bar

    iPad (regular in landscape, 18)
      ! 'Films' is 2 taps further away (3 instead of 1, through the group's screen)
    """),
  SmallRun(
    "many changes on a Mac",
    ["diff", "b.json", "a.json", "-f", "text", "-p", "mac"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "image": "star", "badgeValue": "1", "subtitle": "s"}, {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"},
       {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}, {"title": "Sort"}], "children": [{"identifier": "h", "title": "H", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}, {"identifier": "z", "title": "Z"}]},
       {"identifier": "q", "title": "Q", "sidebarActions": [{"title": "Add"}, {"title": "Sort"}], "children": [{"identifier": "r", "title": "R"}]}, {"identifier": "v", "title": "V", "isHidden": true, "badgeValue": "1", "image": "x", "subtitle": "s"}, {"identifier": "w", "title": "W"}, {"identifier": "w2", "title": "W2"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "image": "house", "badgeValue": "2", "subtitle": "t"}, {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "fixed"},
       {"identifier": "z", "title": "Z"}, {"identifier": "g", "title": "G", "sidebarActions": [{"title": "New"}], "isCollapsedByDefault": true, "children": [{"identifier": "n", "title": "N"}]},
       {"identifier": "q", "title": "Q", "sidebarActions": [{"title": "New"}], "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "k", "title": "K", "children": [{"identifier": "k1", "title": "K1"}]}, {"identifier": "r", "title": "R"}]}, {"identifier": "v", "title": "VV", "isHidden": true, "badgeValue": "2", "image": "y", "subtitle": "t"}, {"identifier": "w2", "title": "W2"}, {"identifier": "w", "title": "WW"}]}
      """,
    ], columns: 80,
    """
    b.json → a.json
    Visible in all 3 environments

    Everywhere
      - 'N' is gone from the sidebar
      - 'K' is gone from the sidebar, with one tab inside
      + 'H' is new in the sidebar, with 2 tabs inside
      ~ 'A' has the subtitle 's' instead of 't', has the image 'star' instead of
        'house' and has the badge '1' instead of '2'
      ~ 'G' and 'Q' get the actions 'Add' and 'Sort' and lose the action 'New'
      ~ 'Z' moves into the section 'G' of the sidebar
      ~ 'WW' is called 'W' now and moves after 'P' in the sidebar

    Mac (26 and 27)
      ! 'Q' cannot be selected in the sidebar any more and can no longer be selected
        itself

    Mac (27)
      ~ 'G' and 'Q' are expanded at first in the sidebar
      ~ 'R' is one tap closer (1 instead of 2, in the sidebar)

    Identifiers
      ! the identifier 'n' was removed with 'N'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! the identifier 'k' was removed with 'K'
        = users who customized whether it is collapsed on Mac lose that
      ! the identifier 'k1' was removed with 'K1'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! the identifier 'v' is now that of 'V' instead of 'VV'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "a group that the app let users order has another identifier inside",
    ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "m", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "allowsReordering": true, "children": [
          {"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "m", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "allowsReordering": true, "children": [
          {"identifier": "z", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
    ], columns: 80,
    """
    a.json → b.json

    Identifiers
      ! 'X' has the identifier 'z' instead of 'x'
        = users who customized its place in the bar and its place in its group on
          iPad lose that; keep the old identifier
    """),
  SmallRun(
    "what each identifier remembers",
    ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "m", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "preferredPlacement": "pinned"}, {"identifier": "c", "title": "C", "preferredPlacement": "sidebarOnly", "allowsHiding": true},
        {"identifier": "g", "title": "G", "allowsReordering": true, "allowsHiding": true, "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "i", "title": "I", "sidebarAppearance": "inline", "children": [{"identifier": "y", "title": "Y", "preferredPlacement": "fixed"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "m", "tabs": [
        {"identifier": "a1", "title": "A"}, {"identifier": "b1", "title": "B", "preferredPlacement": "pinned"}, {"identifier": "c1", "title": "C", "preferredPlacement": "sidebarOnly", "allowsHiding": true},
        {"identifier": "g1", "title": "G", "allowsReordering": true, "allowsHiding": true, "children": [{"identifier": "x1", "title": "X"}]},
        {"identifier": "i1", "title": "I", "sidebarAppearance": "inline", "children": [{"identifier": "y1", "title": "Y", "preferredPlacement": "fixed"}]}]}
      """,
    ], columns: 100,
    """
    a.json → b.json

    Identifiers
      ! 'A' has the identifier 'a1' instead of 'a'
        = users who customized its place in the bar on iPad and Mac lose that; keep the old identifier
      ! 'B' has the identifier 'b1' instead of 'b'
        = customizations do not use it; code and saved states that name it have to follow
      ! 'C' has the identifier 'c1' instead of 'c'
        = users who customized whether it is hidden on iPad and Mac lose that; keep the old identifier
      ! 'G' has the identifier 'g1' instead of 'g'
        = users who customized its place in the bar, whether it is hidden, the order inside and whether
          it is collapsed on iPad and Mac lose that; keep the old identifier
      ! 'X' has the identifier 'x1' instead of 'x'
        = users who customized its place in the bar and its place in its group on iPad and Mac lose
          that; keep the old identifier
      ! 'I' has the identifier 'i1' instead of 'i'
        = users who customized its place in the bar on iPad and Mac lose that; keep the old identifier
      ! 'Y' has the identifier 'y1' instead of 'y'
        = customizations do not use it; code and saved states that name it have to follow
    """),
  SmallRun(
    "identifiers of phones remember nothing",
    ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a1", "title": "A"}, {"identifier": "c", "title": "C"}]}
      """,
    ], columns: 100,
    """
    a.json → b.json
    Visible in all 9 environments

    Everywhere
      - 'B' is gone from the bar
      + 'C' is new in the bar

    Identifiers
      ! 'A' has the identifier 'a1' instead of 'a'
        = customizations do not use it; code and saved states that name it have to follow
      ! the identifier 'b' was removed with 'B'
        = customizations do not use it; code and saved states that name it have to follow
    """),
]
