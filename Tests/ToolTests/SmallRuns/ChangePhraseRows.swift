let changePhraseRows: [SmallRun] = [
  SmallRun(
    "several tabs come, go and change places", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "c", "title": "C", "isHiddenByDefault": true, "allowsHiding": true},
        {"identifier": "d", "title": "D", "isHiddenByDefault": true, "allowsHiding": true},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E", "isHiddenByDefault": true, "allowsHiding": true},
        {"identifier": "f", "title": "F", "isHiddenByDefault": true, "allowsHiding": true}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ 'A' and 'B' go from the fixed region of the bar into the customizable one
      + 'C' and 'D' come into the bar and get rows in the sidebar
      ! 'E' and 'F' leave the bar, lose their rows in the sidebar and can be reached
        only after customizing

    iPad (regular in portrait)
      ~ 'C' and 'D' can be reached now, 1 tap away, in the bar

    iPad (regular in landscape)
      ~ 'C' and 'D' can be reached now, 1 tap away, in the sidebar
    """),
  SmallRun(
    "a search tab comes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"type": "search"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      + 'Search' is new in the bar
    """),
  SmallRun(
    "a search tab in place of a tab", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "com.apple.UIKit.Search", "title": "Search"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"type": "search"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ 'Search' is a search tab instead of a tab and has the image
        'magnifyingglass' now
    """),
  SmallRun(
    "out of More, and to the top of it", ["diff", "a.json", "b.json"],
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
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ the app starts with 'F' instead of 'A'
      ~ 'F' comes out of More into the bar and is one tap closer (1 instead of 2, in
        the bar)
      ~ 'G' moves to the top of More
      ! 'D' goes from the bar into More and is one tap further away (2 instead of 1,
        in More)
    """),
  SmallRun(
    "out of More, separate", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "a",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "e",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      - 'F' is gone from More
      ~ 'E' is one tap closer (1 instead of 2, in the bar)

    iPhone (compact); iPhone Duo (outer display)
      ! 'A' is no longer separate, but among the other items
      ~ 'E' comes out of More, separate from the other items

    iPhone (regular); iPhone Duo (inner display)
      ~ 'E' comes out of More into the bar

    Identifiers
      ! the identifier 'f' was removed with 'F'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "a search tab goes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"type": "search"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"type": "search", "availability": {"horizontalSizeClass": "regular"}}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 5 of 9 environments

    iPhone (compact); iPhone Duo (outer display)
      - 'Search' is gone from the bar
    """),
  SmallRun(
    "rows of a group go into another", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "z", "title": "Z"}]}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "g", "title": "G", "children": []},
        {"identifier": "h", "title": "H", "children": [{"identifier": "z", "title": "Z"}, {"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ the app starts with 'G' instead of 'X'
      ~ 'X' and 'Y' move into the section 'H' of the sidebar
    """),
  SmallRun(
    "the first tab changes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,

      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "initialTabIdentifier": "b",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ the app starts with 'B' instead of 'A'
    """),
  SmallRun(
    "an Apple TV and an Apple Vision Pro", ["diff", "a.json", "--platform", "tvos..visionos"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    a.json, Apple TV → Apple Vision Pro
    Visible in all 2 environments

    Everywhere
      ~ the bar is at the leading side instead of at the top
      ~ items of the bar show the image, and the title on focus instead of the title
        alone
    """),
  SmallRun(
    "with an SDK and a sidebar",
    [
      "diff", "a.json", "-p", "ipad", "--sdk", "18..26", "--sidebar", "hidden..shown", "--os",
      "26",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    """
    a.json, SDK 18.0, sidebar hidden → SDK 26.0, sidebar shown
    Visible in 2 of 4 environments

    iPad (regular)
      ~ the bar is hidden
      ~ the sidebar is shown
      ! 'G' is one tap further away (2 instead of 1, after hiding the sidebar)
      ~ 'X' is one tap closer (1 instead of 2, in the sidebar)
    """),
]
