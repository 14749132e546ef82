let changeRows: [SmallRun] = [
  SmallRun(
    "a subtitle, an image and a badge come, change and go", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "badgeValue": "1", "image": "moon"},
        {"identifier": "c", "title": "C", "badgeValue": "2", "image": "sun.max"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "3", "image": "bolt"},
        {"identifier": "b", "title": "B", "image": "moon"},
        {"identifier": "c", "title": "C", "badgeValue": "4"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ 'A' has the image 'bolt' instead of 'star' and has the badge '3' now
      ~ 'B' has no badge any more
      ~ 'C' has no image any more and has the badge '4' instead of '2'
    """),
  SmallRun(
    "subtitles are compared where a row is there", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "x"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "subtitle": "y"},
        {"identifier": "b", "title": "B", "subtitle": "z"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      ~ 'A' has the subtitle 'y' instead of 'x'
      ~ 'B' has the subtitle 'z' now
    """),
  SmallRun(
    "types change", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "children": [{"identifier": "x", "title": "X"}]},
        {"type": "search", "identifier": "s", "title": "S"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A", "children": [{"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B"},
        {"identifier": "s", "title": "S"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      - 'X' is gone from inside a group
      - 'S' is gone from the bar
      + 'Y' is new inside a group
      + 'S' is new in the bar
      ~ 'A' is a group instead of a tab
      ~ 'B' is a tab instead of a group

    iPad (regular)
      ~ the app starts with 'Y' instead of 'A'

    Identifiers
      ! the identifier 'x' was removed with 'X'
        = customizations do not use it; code and saved states that name it have to
          follow
      ! the identifier 'com.apple.UIKit.Search' was removed with 'S'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "a tab comes with a group of two, a group with one goes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "h", "title": "H", "children": [{"identifier": "y", "title": "Y"}, {"identifier": "z", "title": "Z"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    iPad (compact)
      - 'G' is gone from the bar, with one tab inside
      + 'H' is new in the bar, with 2 tabs inside

    iPad (regular)
      - 'G' is gone from the bar and the sidebar, with one tab inside
      + 'H' is new in the bar and the sidebar, with 2 tabs inside

    Identifiers
      ! the identifier 'g' was removed with 'G'
        = users who customized its place in the bar and whether it is collapsed on
          iPad lose that
      ! the identifier 'x' was removed with 'X'
        = users who customized its place in the bar on iPad lose that
    """),
  SmallRun(
    "what comes and goes inside of a group is in no bar", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "z", "title": "Z"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      - 'Y' is gone from inside a group
      + 'Z' is new inside a group

    Identifiers
      ! the identifier 'y' was removed with 'Y'
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "what comes hidden is never in sight", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "n", "title": "N", "isHidden": true}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 9 environments

    Everywhere
      + 'N' is new in the bar
    """),
  SmallRun(
    "items move between the bar and More", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "f", "title": "F"},
        {"identifier": "e", "title": "E"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      + 'F' is new in More
      ! 'E' goes from the bar into More and is one tap further away (2 instead of 1,
        in More)
    """),
  SmallRun(
    "items change places in the bar, in More and in the sidebar", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "b", "title": "B"},
        {"identifier": "a", "title": "A"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "f", "title": "F"},
        {"identifier": "e", "title": "E"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 10 environments

    Everywhere
      ~ the app starts with 'B' instead of 'A'
      ~ 'B' moves to the front of the bar

    iPhone (any width); iPhone Duo (either display); iPad (compact)
      ~ 'F' moves to the top of More

    iPad (regular)
      ~ 'B' moves above the neighbouring rows in the sidebar
      ~ 'F' moves after 'D' in the bar and moves after 'D' in the sidebar
    """),
  SmallRun(
    "a search tab comes, separate", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
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
    "the prominent tab is separate from the others", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 3 of 6 environments

    iPhone (compact); iPhone Duo (outer display)
      ~ 'B' is now separate from the other items
    """),
  SmallRun(
    "another tab is prominent", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "a", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 3 of 6 environments

    iPhone (compact); iPhone Duo (outer display)
      ~ 'A' is now separate from the other items
      ! 'B' is no longer separate, but among the other items
    """),
  SmallRun(
    "regions change", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "preferredPlacement": "pinned"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "pinned"},
        {"identifier": "c", "title": "C", "preferredPlacement": "fixed"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ 'A' goes from the fixed region of the bar into the customizable one
      ~ 'B' goes from the customizable region of the bar into the pinned one
      ~ 'C' goes from the pinned region of the bar into the fixed one
    """),
  SmallRun(
    "two tabs with the same change share a sentence", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "1"},
        {"identifier": "b", "title": "B", "badgeValue": "1"},
        {"identifier": "c", "title": "C", "badgeValue": "2"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ 'A' and 'B' have the badge '1' now
      ~ 'C' has the badge '2' now
    """),
  SmallRun(
    "names that two have are told with the identifier", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home"},
        {"identifier": "b", "title": "Home"},
        {"identifier": "c", "title": "C"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "Home", "badgeValue": "1"},
        {"identifier": "b", "title": "Home"},
        {"identifier": "c", "title": "C", "badgeValue": "2"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ 'Home' (a) has the badge '1' now
      ~ 'C' has the badge '2' now
    """),
  SmallRun(
    "a blank title is named by the identifier", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": " ", "image": "star"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": " ", "image": "moon"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ 'a' has the image 'moon' instead of 'star'
    """),
  SmallRun(
    "sections collapse and can be selected", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "x", "title": "X"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ 'G' is collapsed at first in the sidebar and can be selected in the sidebar

    iPad (regular in portrait)
      ! 'X' is one tap further away (3 instead of 2, after showing the sidebar)

    iPad (regular in landscape)
      ~ 'G' is one tap closer (1 instead of 2, in the sidebar)
      ! 'X' is one tap further away (2 instead of 1, in a collapsed section)
    """),
  SmallRun(
    "sections expand and can be selected no more", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ 'G' is expanded at first in the sidebar and cannot be selected in the
        sidebar any more

    iPad (regular in portrait)
      ~ 'X' is one tap closer (2 instead of 3, after showing the sidebar)

    iPad (regular in landscape)
      ! 'G' is one tap further away (2 instead of 1, after hiding the sidebar)
      ~ 'X' is one tap closer (1 instead of 2, in the sidebar)
    """),
  SmallRun(
    "rows move into a section and out of it", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}, {"identifier": "b", "title": "B"}]},
        {"identifier": "y", "title": "Y"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      - 'B' leaves the bar
      + 'Y' comes into the bar

    iPad (compact, or regular in portrait)
      ~ 'Y' is one tap closer (1 instead of 2, in the bar)

    iPad (compact)
      ! 'B' is one tap further away (2 instead of 1, through the group's screen)

    iPad (regular)
      ~ 'B' moves into the section 'G' of the sidebar
      ~ 'Y' moves to the top level of the sidebar

    iPad (regular in portrait)
      ! 'B' is one tap further away (2 instead of 1, after showing the sidebar)
    """),
  SmallRun(
    "actions come and go", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}, {"title": "Sort"}], "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}, {"title": "Edit"}, {"title": "Share"}], "children": [{"identifier": "x", "title": "X"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ 'G' gets the actions 'Edit' and 'Share' and loses the action 'Sort'
    """),
  SmallRun(
    "the same actions in another order are no change", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}, {"title": "Sort"}], "children": [{"identifier": "x", "title": "X"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Sort"}, {"title": "Add"}], "children": [{"identifier": "x", "title": "X"}]}]}
      """,
    ],
    ""),
  SmallRun(
    "the bar goes and comes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "isTabBarHidden": true, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      ~ the bar is hidden
      ! 'A' and 'B' cannot be reached any more
    """),
  SmallRun(
    "a hidden bar is shown", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "isTabBarHidden": true, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      ~ the bar is shown
      ~ 'A' and 'B' can be reached now, 1 tap away, in the bar
    """),
  SmallRun(
    "the sidebar comes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular in portrait)
      + there is a sidebar now, hidden at first

    iPad (regular in landscape)
      ~ the bar is hidden
      + there is a sidebar now
    """),
  SmallRun(
    "the sidebar goes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      - there is no sidebar any more

    iPad (regular in landscape)
      ~ the bar is shown
    """),
  SmallRun(
    "the sidebar covers the content", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile", "isHidden": false}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap", "isHidden": false}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ the sidebar covers the content instead of being next to it
    """),
  SmallRun(
    "the sidebar is beside the content", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap", "isHidden": false}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile", "isHidden": false}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ the sidebar is next to the content instead of covering it
    """),
  SmallRun(
    "views of the sidebar come, change and go", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"header": {"title": "H"}, "footer": {"title": "F"}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"header": {"title": "K"}, "bottomBar": {"title": "B"}}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ the header of the sidebar is 'K' instead of 'H'
      ~ the footer of the sidebar is gone
      ~ the bottom bar of the sidebar is 'B'; there was none
    """),
  SmallRun(
    "the accessory comes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ the accessory is 'Player'; there was none
    """),
  SmallRun(
    "the accessory goes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ the accessory is gone
    """),
  SmallRun(
    "the bar minimizes on scrolling up instead of down", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabBarMinimizeBehavior": "onScrollDown", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabBarMinimizeBehavior": "onScrollUp", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 4 of 6 environments

    iPhone (any width); iPhone Duo (inner display in portrait)
      ~ the bar minimizes on scrolling up
    """),
  SmallRun(
    "the bar minimizes no more", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabBarMinimizeBehavior": "onScrollUp", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 4 of 6 environments

    iPhone (any width); iPhone Duo (inner display in portrait)
      ~ the bar no longer minimizes on scrolling
    """),
  SmallRun(
    "the bar minimizes on scrolling down", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabBarMinimizeBehavior": "onScrollDown", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 4 of 6 environments

    iPhone (any width); iPhone Duo (inner display in portrait)
      ~ the bar minimizes on scrolling down
    """),
  SmallRun(
    "another tab is selected at first", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "b", "title": "B"},
        {"identifier": "a", "title": "A"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ~ the app starts with 'B' instead of 'A'
      ~ 'B' moves to the front of the bar
    """),
  SmallRun(
    "a tab is further away and another one closer", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "y", "title": "Y"}]}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "h", "title": "H", "isCollapsedByDefault": true, "children": [{"identifier": "y", "title": "Y"}]}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ~ 'G' is expanded at first in the sidebar
      ~ 'H' is collapsed at first in the sidebar

    iPad (regular in portrait)
      ~ 'X' is one tap closer (2 instead of 3, after showing the sidebar)
      ! 'Y' is one tap further away (3 instead of 2, after showing the sidebar)

    iPad (regular in landscape)
      ~ 'X' is one tap closer (1 instead of 2, in the sidebar)
      ! 'Y' is one tap further away (2 instead of 1, in a collapsed section)
    """),
  SmallRun(
    "a tab can be reached only after customizing", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true, "allowsHiding": true}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      ! 'B' leaves the bar, loses its row in the sidebar and can be reached only
        after customizing
    """),
  SmallRun(
    "a tab can be reached at last", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true, "allowsHiding": true}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in 2 of 4 environments

    iPad (regular)
      + 'B' comes into the bar and gets a row in the sidebar

    iPad (regular in portrait)
      ~ 'B' can be reached now, 1 tap away, in the bar

    iPad (regular in landscape)
      ~ 'B' can be reached now, 1 tap away, in the sidebar
    """),
  SmallRun(
    "a tab cannot be reached any more", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 6 environments

    Everywhere
      ! 'B' leaves the bar and cannot be reached any more
    """),
  SmallRun(
    "identifiers go, are replaced and reused; a person loses what goes by them",
    ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "Home", "allowsHiding": true},
        {"identifier": "b", "title": "Mail"},
        {"identifier": "g", "title": "Lists", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "k", "title": "Files", "preferredPlacement": "fixed"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a2", "title": "Home", "allowsHiding": true},
        {"identifier": "g2", "title": "Lists", "allowsReordering": true, "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "k", "title": "Photos", "viewController": "P"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      ~ 'Files' is called 'Photos' now

    iPad (compact)
      - 'Mail' is gone from the bar

    iPad (regular)
      - 'Mail' is gone from the bar and the sidebar
      ~ 'Files' goes from the fixed region of the bar into the customizable one

    Identifiers
      ! 'Home' has the identifier 'a2' instead of 'a'
        = users who customized its place in the bar and whether it is hidden on iPad
          lose that; keep the old identifier
      ! the identifier 'b' was removed with 'Mail'
        = users who customized its place in the bar on iPad lose that
      ! 'Lists' has the identifier 'g2' instead of 'g'
        = users who customized its place in the bar, the order inside and whether it
          is collapsed on iPad lose that; keep the old identifier
    """),
  SmallRun(
    "an identifier stands for another", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "Home", "viewController": "H"},
        {"identifier": "b", "title": "Mail", "viewController": "M"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "Files", "viewController": "F"},
        {"identifier": "b", "title": "Mail", "viewController": "M"}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 4 environments

    Everywhere
      ~ 'Home' is called 'Files' now

    Identifiers
      ! the identifier 'a' is now that of 'Files' instead of 'Home'
        = what users customized on iPad, its place in the bar, applies to the other;
          give new tabs new identifiers
    """),
  SmallRun(
    "customizationIdentifier comes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "customizationIdentifier": "x", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json

    Identifiers
      ! customizationIdentifier is 'x' now
        = users lose everything that they customized on iPad
    """),
  SmallRun(
    "customizationIdentifier changes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "customizationIdentifier": "x", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "customizationIdentifier": "y", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json

    Identifiers
      ! customizationIdentifier is 'y' instead of 'x'
        = users lose everything that they customized on iPad
    """),
  SmallRun(
    "customizationIdentifier goes, where nobody customizes", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "customizationIdentifier": "x", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json

    Identifiers
      ! customizationIdentifier is gone
        = customizations do not use it; code and saved states that name it have to
          follow
    """),
  SmallRun(
    "targets come and go", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
    ],
    """
    a.json → b.json

    Devices
      - the app no longer supports iPhone
      + the app also supports Mac, from macCatalyst 26.0
    """),
  SmallRun(
    "changes on some devices only", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "availability": {"platforms": ["iPadOS"]}}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "availability": {"platforms": ["iOS"]}}]}
      """,
    ],
    """
    a.json → b.json
    Visible in all 17 environments

    iPhone and iPhone Duo
      + 'C' is new in the bar

    iPad
      - 'C' is gone from the bar
    """),
  SmallRun(
    "a comment for a pull request", ["diff", "a.json", "b.json", "-f", "markdown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "1"},
        {"identifier": "n", "title": "N"},
        {"identifier": "b", "title": "Files", "isHidden": true}]}
      """,
    ],
    """
    ### a.json → b.json

    Visible in all 4 environments.

    **Everywhere**

    - 'A' has the badge '1' now
    - 'B' is called 'Files' now

    **iPad (compact)**

    - ➖ 'C' is gone from the bar
    - ➕ 'N' is new in the bar

    **iPad (regular)**

    - ➖ 'C' is gone from the bar and the sidebar
    - ➕ 'N' is new in the bar and the sidebar
    - ⚠️ 'B' leaves the bar, loses its row in the sidebar and cannot be reached any more

    **Identifiers**

    - ⚠️ the identifier 'c' was removed with 'C'  
      _users who customized its place in the bar on iPad lose that_
    """),
  SmallRun(
    "for programs", ["diff", "a.json", "b.json", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "customizationIdentifier": "x", "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "1"},
        {"identifier": "n", "title": "N"},
        {"identifier": "b", "title": "Files", "image": "star"}]}
      """,
    ],
    """
    {
      "subject": null,
      "before": "a.json",
      "after": "b.json",
      "changes": [
        {
          "kind": "removed",
          "oldIdentifier": "c",
          "newIdentifier": null,
          "from": [
            "bar"
          ],
          "to": null,
          "message": "'C' is gone from the bar",
          "loses": [],
          "environments": [
            {
              "old": "tvOS 27.0",
              "new": "tvOS 27.0"
            }
          ]
        },
        {
          "kind": "added",
          "oldIdentifier": null,
          "newIdentifier": "n",
          "from": null,
          "to": [
            "bar"
          ],
          "message": "'N' is new in the bar",
          "loses": [],
          "environments": [
            {
              "old": "tvOS 27.0",
              "new": "tvOS 27.0"
            }
          ]
        },
        {
          "kind": "badge",
          "oldIdentifier": "a",
          "newIdentifier": "a",
          "from": null,
          "to": "1",
          "message": "'A' has the badge '1' now",
          "loses": [],
          "environments": [
            {
              "old": "tvOS 27.0",
              "new": "tvOS 27.0"
            }
          ]
        },
        {
          "kind": "title",
          "oldIdentifier": "b",
          "newIdentifier": "b",
          "from": "B",
          "to": "Files",
          "message": "'B' is called 'Files' now",
          "loses": [],
          "environments": [
            {
              "old": "tvOS 27.0",
              "new": "tvOS 27.0"
            }
          ]
        },
        {
          "kind": "customizationIdentifier",
          "oldIdentifier": null,
          "newIdentifier": null,
          "from": null,
          "to": "x",
          "message": "customizationIdentifier is 'x' now",
          "loses": [],
          "environments": []
        },
        {
          "kind": "identifierGone",
          "oldIdentifier": "c",
          "newIdentifier": null,
          "from": null,
          "to": null,
          "message": "the identifier 'c' was removed with 'C'",
          "loses": [],
          "environments": []
        },
        {
          "kind": "targetAdded",
          "oldIdentifier": null,
          "newIdentifier": null,
          "from": null,
          "to": "macCatalyst 27.0",
          "message": "the app also supports Mac, from macCatalyst 27.0",
          "loses": [],
          "environments": []
        }
      ],
      "summary": {
        "changes": 7,
        "environments": 1,
        "changedEnvironments": 1
      }
    }
    """),
  SmallRun(
    "without Unicode", ["diff", "a.json", "b.json", "--ascii"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "badgeValue": "1"}]}
      """,
    ],
    """
    a.json -> b.json
    Visible in all 6 environments

    Everywhere
      ~ 'B' has the badge '1' now
    """),
  SmallRun(
    "in a narrow terminal", ["diff", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "x", "tabs": [
        {"identifier": "a", "title": "A rather long title of a tab"},
        {"identifier": "b", "title": "B"}]}
      """,
    ], columns: 44,
    """
    a.json → b.json
    Visible in all 17 environments

    Everywhere
      ~ 'A' is called 'A rather long title of a
        tab' now

    iPad (regular in portrait)
      + there is a sidebar now, hidden at first

    iPad (regular in landscape)
      ~ the bar is hidden
      + there is a sidebar now

    Identifiers
      ! customizationIdentifier is 'x' now
        = customizations do not use it; code and
          saved states that name it have to
          follow
    """),
  SmallRun(
    "two specs without an environment in common",
    ["diff", "a.json", "b.json", "--platform", "iphone-duo", "--os", "18"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}]}
      """,
    ], ofErrors: true,
    """
    error: no platform has both sides of the comparison
    help: choose platforms that do, as in --platform ipad
    """),
]
