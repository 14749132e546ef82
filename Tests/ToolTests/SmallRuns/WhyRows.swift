let whyRows: [SmallRun] = [
  SmallRun(
    "an item of the bar", ["resolve", "a.json", "--why", "a", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    """
    'A' is in the bar: first of two.
    iPhone · 27.0 · compact width · portrait · a

    1. Is it there?
      It is present: its availability is not limited.
        documented: The hierarchy consists of the nodes in tabs and children. [1]
      It is not hidden: no key hides it.
        documented: A tab is hidden if isHidden is true. [2]

    2. Which bar and sidebar does the environment have?
      The mode is tabBar: there is no group at the root.
        documented: mode decides whether there is a sidebar; automatic requests one
        if a group is at the root. [3]
      Here iPhone shows a bar at the bottom and no sidebar.
        documented: Platform, width and mode decide which bar and which sidebar
        there are. [3]

    3. Where in the bar, by its order?
      It is at the root, so it is an item here.
        documented: Placement applies to bars that people can customize; other bars
        show the root tabs. [4]
      It is the first of two, and all fit in the bar.
        documented: A bar at the bottom fits five items; if there are more, it shows
        four and More. [1]

    4. What does its item show?
      Its item shows its image above its title.
        documented: The appearance of items depends on the platform and the
        orientation. [5]

    5. Is it selected at first?
      It is selected: the initially selected tab is 'A', the first visible one.
        observed: If the app selects nothing, the first of tabs is selected, not the
        leading item. [1]

    6. How is it reached?
      It is an item of the bar that is visible: 1 tap.
        assumed: Of several routes the simplest is used: bar, sidebar, More, a
        toggle, a screen. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
      [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
      [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
      [4] https://developer.apple.com/documentation/uikit/uitab/preferredplacement
      [5] https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "the last one with room", ["resolve", "a.json", "--why", "d", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """
    ], only: ["'D'", "It is", "it is"],
    """
    'D' is in the bar: fourth of six, four fit.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the fourth of six, and the first four fit in the bar.
    It is not selected: the initially selected tab is 'A', the first visible
    It is an item of the bar that is visible: 1 tap.
    """),
  SmallRun(
    "the first one in More", ["resolve", "a.json", "--why", "e", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """
    ], only: ["'E'", "It is", "it is"],
    """
    'E' is in More: fifth of six, four fit.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the fifth of six: the first four fit, so it is listed in More.
    It is not selected: the initially selected tab is 'A', the first visible
    It is listed in More: 2 taps.
    """),
  SmallRun(
    "a child", ["resolve", "a.json", "--why", "x", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "It is", "it is"],
    """
    'X' is neither in the bar nor in a sidebar: the screen of an enclosing group can
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is inside 'G'; only root nodes are items here.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "a search tab",
    ["resolve", "a.json", "--why", "com.apple.UIKit.Search", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"type": "search"}]}
      """
    ], only: ["'Search'", "It ", "As "],
    """
    'Search' is in the bar: second of two.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the second of two, and all fit in the bar.
    It is among the other items.
    It is not selected: the initially selected tab is 'A', the first visible
    It is an item of the bar that is visible: 1 tap.
    """),
  SmallRun(
    "a prominent tab", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'B'", "It ", "As "],
    """
    'B' is in the bar, separate from the other items.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the second of two, and all fit in the bar.
    As the prominent tab it is separate from the other items.
    It is not selected: the initially selected tab is 'A', the first visible
    It is an item of the bar that is visible: 1 tap.
    """),
  SmallRun(
    "left out of the compact ones",
    ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'B'", "It ", "compact"],
    """
    'B' is out of reach: 'compactTabIdentifiers' does not list it.
    iPhone · 27.0 · compact width · portrait · b
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is excluded: 'compactTabIdentifiers' does not list it.
    documented: compactTabIdentifiers selects the root tabs of bars at the
    It is not selected: the initially selected tab is 'A', the first visible
    [4] https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
    """),
  SmallRun(
    "listed in the compact ones",
    ["resolve", "a.json", "--why", "a", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'A'", "It ", "compact"],
    """
    'A' is in the bar: first of one.
    iPhone · 27.0 · compact width · portrait · a
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    'compactTabIdentifiers' lists it.
    documented: compactTabIdentifiers selects the root tabs of bars at the
    It is at the root, so it is an item here.
    It is the first of one, and all fit in the bar.
    It is selected: the initially selected tab is 'A', the first visible one.
    It is an item of the bar that is visible: 1 tap.
    [4] https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
    """),
  SmallRun(
    "left out with its group", ["resolve", "a.json", "--why", "x", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "'G'", "compact"],
    """
    'X' is out of reach: 'compactTabIdentifiers' does not list 'G'.
    iPhone · 27.0 · compact width · portrait · x
    The mode is tabSidebar: 'G' at the root is a group.
    It is inside 'G'; only root nodes are items here.
    'G' is excluded: 'compactTabIdentifiers' does not list it.
    documented: compactTabIdentifiers selects the root tabs of bars at the
    [5] https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers
    """),
  SmallRun(
    "not on this device", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"platforms": ["iPadOS"]}}]}
      """
    ],
    """
    'B' is not present: it is not available on iPhone.
    iPhone · 27.0 · compact width · portrait · b

    1. Is it there?
      It is not available on iPhone.
        documented: The hierarchy consists of the nodes in tabs and children. [1]

    Apple's pages
      [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    """),
  SmallRun(
    "not in this width", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "regular"}}]}
      """
    ], only: ["'B'", "It "],
    """
    'B' is not present: it is available in regular width only.
    It is available in regular width only.
    """),
  SmallRun(
    "not yet in this release", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"minimumVersion": "27.1"}}]}
      """
    ], only: ["'B'", "It "],
    """
    'B' is not present: it is available from 27.1 on, and this is 27.0.
    It is available from 27.1 on, and this is 27.0.
    """),
  SmallRun(
    "no more in this release", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"maximumVersion": "26.1"}}]}
      """
    ], only: ["'B'", "It "],
    """
    'B' is not present: it is available up to 26.1, and this is 27.0.
    It is available up to 26.1, and this is 27.0.
    """),
  SmallRun(
    "its group is not there", ["resolve", "a.json", "--why", "x", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "availability": {"platforms": ["iPadOS"]}, "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "'G'", "It"],
    """
    'X' is not present: 'G' is not available on iPhone.
    Its group 'G' is not available on iPhone.
    """),
  SmallRun(
    "there with its availability",
    ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "availability": {"platforms": ["iOS"]}}]}
      """
    ], only: ["It is there"],
    ""),
  SmallRun(
    "hidden", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ], only: ["'B'", "It "],
    """
    'B' is hidden: 'isHidden' is true.
    It is present: its availability is not limited.
    It is hidden: 'isHidden' is true.
    It is not in the bar, as it is hidden.
    It has no row, as it is hidden.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "hidden with its group", ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isHidden": true, "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "'G'", "It "],
    """
    'X' is hidden: the enclosing group 'G' is hidden.
    It is present: its availability is not limited.
    It is hidden, as its group 'G' is.
    It is not in the bar, as it is hidden.
    It has no row, as it is hidden.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "hidden, and a user may show it", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true, "allowsHiding": true}]}
      """
    ], only: ["'B'", "It "],
    """
    'B' is hidden: 'isHidden' is true.
    It is present: its availability is not limited.
    It is hidden: 'isHidden' is true.
    It is not in the bar, as it is hidden.
    It has no row, as it is hidden.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "hidden by default", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHiddenByDefault": true, "allowsHiding": true}]}
      """
    ], only: ["'B'", "It "],
    """
    'B' is hidden: 'isHiddenByDefault' is true.
    It is present: its availability is not limited.
    It is hidden: 'isHiddenByDefault' is true.
    It is not in the bar, as it is hidden.
    It has no row, as it is hidden.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "optional", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "optional"}]}
      """
    ], only: ["'B'", "It", "So it"],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its 'preferredPlacement' is optional.
    So it is not in the bar until the user adds it.
    It is a row at the top level.
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "sidebarOnly", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "sidebarOnly"}]}
      """
    ], only: ["'B'", "It", "So it"],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its 'preferredPlacement' is sidebarOnly.
    So it is never in the bar.
    It is a row at the top level.
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "fixed", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"}]}
      """
    ], only: ["'B'", "It", "So it"],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its 'preferredPlacement' is fixed.
    So it is in the fixed region, at the leading side, where the user cannot
    It is alone in that region, and the first of two in the bar.
    It is a row at the top level.
    Its item shows its title alone.
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "pinned", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "pinned"}]}
      """
    ], only: ["'B'", "It", "So it"],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its 'preferredPlacement' is pinned.
    So it is in the pinned region, at the trailing side, where the user cannot
    It is alone in that region, and the second of two in the bar.
    It is a row at the top level.
    Its item shows its image alone.
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "movable", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "movable"}]}
      """
    ], only: ["'B'", "It", "So it"],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its 'preferredPlacement' is movable.
    So it is in the customizable region, where the user can move it but not
    It is the second of two in that region, and the second of two in the bar.
    It is a row at the top level.
    Its item shows its title alone.
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "in a region where nobody customizes", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "c", "title": "C"}]}
      """
    ], only: ["'B'", "It", "So it"],
    """
    'B' is in the bar: first of three.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its 'preferredPlacement' is fixed.
    So it is in the fixed region, at the leading side.
    It is alone in that region, and the first of three in the bar.
    Its item shows its title alone.
    It is not selected: the initially selected tab is 'A', the first visible
    It is an item of the bar that is visible: 1 tap.
    """),
  SmallRun(
    "in the middle where nobody customizes", ["resolve", "a.json", "--why", "a", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "c", "title": "C"}]}
      """
    ], only: ["'A'", "It", "So it"],
    """
    'A' is in the bar: second of three.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its placement is automatic; at the root that means default.
    So it is in the customizable region, between the fixed and the pinned items.
    It is the first of two in that region, and the second of three in the bar.
    Its item shows its title alone.
    It is selected: the initially selected tab is 'A', the first visible one.
    It is an item of the bar that is visible: 1 tap.
    """),
  SmallRun(
    "a section that is collapsed and cannot be selected",
    ["resolve", "a.json", "--why", "g", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'G'", "It", "The "],
    """
    'G' is in the bar after hiding the sidebar: second of two, customizable.
    It is present: its availability is not limited.
    documented: The hierarchy consists of the nodes in tabs and children. [1]
    It is not hidden: no key hides it.
    The mode is tabSidebar, as specified.
    Its placement is automatic; at the root that means default.
    It is the second of two in that region, and the second of two in the bar.
    It is a section at the top level.
    It is collapsed at first, because of 'isCollapsedByDefault'.
    The user can expand and collapse it, but not select it.
    The sidebar is shown at first in landscape.
    Its item shows its title alone.
    observed: The bar at the top of an iPad shows titles without images,
    It is not selected: the initially selected tab is 'A', the first visible
    It is in the bar after hiding the sidebar: 2 taps.
    """),
  SmallRun(
    "a section that can be selected", ["resolve", "a.json", "--why", "g", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isSidebarDestination": true, "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'G'", "It", "The ", "As "],
    """
    'G' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    documented: The hierarchy consists of the nodes in tabs and children. [1]
    It is not hidden: no key hides it.
    The mode is tabSidebar, as specified.
    Its placement is automatic; at the root that means default.
    It is the second of two in that region, and the second of two in the bar.
    It is a section at the top level.
    As a section it is below the rows of the top level.
    The user can select it, because of 'isSidebarDestination'.
    The sidebar is shown at first in landscape.
    Its item shows its title alone.
    observed: The bar at the top of an iPad shows titles without images,
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "inline", ["resolve", "a.json", "--why", "g", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'G'", "It"],
    """
    'G' is in the bar after hiding the sidebar: second of two, customizable.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its placement is automatic; at the root that means default.
    It is the second of two in that region, and the second of two in the bar.
    It is inline: its children are among its siblings, and it has no row.
    Its item shows its title alone.
    It is not selected: the initially selected tab is 'A', the first visible
    It is in the bar after hiding the sidebar: 2 taps.
    """),
  SmallRun(
    "inside of an inline group", ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "sidebarAppearance": "inline", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "It", "As "],
    """
    'X' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its placement is automatic; inside a group that means optional.
    It is a row at the top level.
    As a row it is above the sections of the top level.
    It is not selected: the initially selected tab is 'A', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "a root section", ["resolve", "a.json", "--why", "h", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "h", "title": "H", "sidebarAppearance": "rootSection", "children": [{"identifier": "x", "title": "X"}]}]}]}
      """
    ], only: ["'H'", "It", "As "],
    """
    'H' is neither in the bar nor in a sidebar: the screen of an enclosing group can
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its placement is automatic; inside a group that means optional.
    It is a section at the top level, as its appearance is rootSection.
    As a section it is below the rows of the top level.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "a row before sections", ["resolve", "a.json", "--why", "b", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'B'", "It", "As "],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    Its placement is automatic; at the root that means default.
    It is the second of two in that region, and the second of two in the bar.
    It is a row at the top level.
    As a row it is above the sections of the top level.
    Its item shows its title alone.
    It is not selected: the initially selected tab is 'G', the first visible
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "an order of children that names it", ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "displayOrderIdentifiers": ["x"], "children": [{"identifier": "y", "title": "Y"}, {"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "displayOrder"],
    """
    'X' is in the sidebar, in the section 'G'.
    'displayOrderIdentifiers' of 'G' lists it.
    """),
  SmallRun(
    "an order of children that does not", ["resolve", "a.json", "--why", "y", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "displayOrderIdentifiers": ["x"], "children": [{"identifier": "y", "title": "Y"}, {"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'Y'", "displayOrder"],
    """
    'Y' is in the sidebar, in the section 'G'.
    'displayOrderIdentifiers' of 'G' does not list it, so it follows those
    """),
  SmallRun(
    "an action", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "performsAction": true}]}
      """
    ], only: ["'B'", "It"],
    """
    'B' is in the bar: second of two.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is at the root, so it is an item here.
    It is the second of two, and all fit in the bar.
    Its item shows its image above its title.
    It is not selected: the initially selected tab is 'A', the first visible
    It is not a destination: it runs an action.
    """),
  SmallRun(
    "a bar that is not shown", ["resolve", "a.json", "--why", "a", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "isTabBarHidden": true, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'A'", "The bar", "It"],
    """
    'A' is out of reach: nothing leads there.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    The bar is not shown, as 'isTabBarHidden' is true.
    It is at the root, so it is an item here.
    It is the first of two, and all fit in the bar.
    Its item shows its image above its title.
    It is selected: the initially selected tab is 'A', the first visible one.
    """),
  SmallRun(
    "a sidebar hidden at first",
    ["resolve", "a.json", "--why", "x", "--os", "27", "--orientation", "portrait"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "The sidebar"],
    """
    'X' is in the sidebar after showing it, in the section 'G'.
    The sidebar is hidden at first in portrait.
    """),
  SmallRun(
    "a sidebar shown at first",
    ["resolve", "a.json", "--why", "x", "--os", "27", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "The sidebar"],
    """
    'X' is in the sidebar, in the section 'G'.
    The sidebar is shown at first in landscape.
    """),
  SmallRun(
    "a sidebar that the user hid",
    ["resolve", "a.json", "--why", "x", "--os", "27", "--sidebar", "hidden"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "The sidebar"],
    """
    'X' is in the sidebar after showing it, in the section 'G'.
    The sidebar is hidden, as the user left it.
    """),
  SmallRun(
    "a sidebar that the spec hides", ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"isHidden": true}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "The sidebar"],
    """
    'X' is in the sidebar after showing it, in the section 'G'.
    The sidebar is hidden, as 'sidebar.isHidden' says.
    """),
  SmallRun(
    "which tab is selected", ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["selected"],
    """
    5. Is it selected at first?
    It is not selected: the initially selected tab is 'A', the first visible
    observed: If the app selects nothing, the first of tabs is selected, not the
    """),
  SmallRun(
    "which tab was asked for",
    ["resolve", "a.json", "--why", "b", "--os", "27", "-p", "iphone", "--selected", "b"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["selected"],
    """
    5. Is it selected at first?
    It is selected: the initially selected tab is 'B', the requested one.
    observed: If the app selects nothing, the first of tabs is selected, not the
    """),
  SmallRun(
    "a group that leads on", ["resolve", "a.json", "--why", "g", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["selected", "leads on"],
    """
    documented: From 26.0 a section can be selected if isSidebarDestination is
    6. Is it selected at first?
    It continues to 'X': 'G', 'X' are selected.
    """),
  SmallRun(
    "a child that its group leads to", ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["selected", "leads on"],
    """
    5. Is it selected at first?
    It is selected: the initially selected tab is 'G', the first visible one,
    observed: If the app selects nothing, the first of tabs is selected, not the
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "on a Mac", ["resolve", "a.json", "--why", "a", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["'A'", "ode", "shows"],
    """
    'A' is in the bar: first of two.
    documented: The hierarchy consists of the nodes in tabs and children. [1]
    The mode is tabBar: there is no group at the root.
    documented: mode decides whether there is a sidebar; automatic requests one
    Here Mac shows a bar at the top and no sidebar.
    documented: Platform, width and mode decide which bar and which sidebar
    Its item shows its title alone.
    observed: The bar of a Mac shows titles without images. [3]
    It is selected: the initially selected tab is 'A', the first visible one.
    """),
  SmallRun(
    "on Apple TV", ["resolve", "a.json", "--why", "a", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'A'", "ode", "shows"],
    """
    'A' is in the bar: first of two.
    documented: The hierarchy consists of the nodes in tabs and children. [1]
    The mode is tabBar: Apple TV has no other.
    documented: The mode tabSidebar is not available on every platform. [3]
    Here Apple TV shows a bar at the top and no sidebar.
    documented: Platform, width and mode decide which bar and which sidebar
    Its item shows its title alone.
    assumed: On Apple TV an item shows its title, or its image if the title is
    It is selected: the initially selected tab is 'A', the first visible one.
    [3] https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum/tabsidebar
    """),
  SmallRun(
    "on Vision Pro", ["resolve", "a.json", "--why", "a", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'A'", "ode", "shows"],
    """
    'A' is in the bar: first of two.
    documented: The hierarchy consists of the nodes in tabs and children. [1]
    The mode is tabSidebar: 'G' at the root is a group.
    documented: mode decides whether there is a sidebar; automatic requests one
    Here Apple Vision Pro shows a bar next to the window, and a sidebar inside
    documented: Platform, width and mode decide which bar and which sidebar
    Its item shows its image, and its title on focus.
    It is selected: the initially selected tab is 'A', the first visible one.
    """),
  SmallRun(
    "inside of the group that is selected, on Vision Pro",
    ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["'X'", "It", "ode", "shows"],
    """
    'X' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    documented: The hierarchy consists of the nodes in tabs and children. [1]
    It is not hidden: no key hides it.
    The mode is tabSidebar: 'G' at the root is a group.
    documented: mode decides whether there is a sidebar; automatic requests one
    Here Apple Vision Pro shows a bar next to the window, and a sidebar inside
    documented: Platform, width and mode decide which bar and which sidebar
    On Apple Vision Pro the selected root group shows its rows in a sidebar that
    It is inside 'G'; only root nodes are items here.
    It is a row at the top level.
    It is selected: the initially selected tab is 'G', the first visible one,
    which continues to 'X'.
    It can be selected in the sidebar that is visible: 1 tap.
    """),
  SmallRun(
    "inside of a group that is not selected, on Vision Pro",
    ["resolve", "a.json", "--why", "x", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'X'", "It", "There"],
    """
    'X' is neither in the bar nor in a sidebar: the screen of an enclosing group can
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    It is inside 'G'; only root nodes are items here.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "in automatic mode with a group", ["resolve", "a.json", "--why", "a", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["he mode", "shows", "counts"],
    """
    The mode is tabSidebar: 'G' at the root is a group.
    Here iPad shows a bar at the top or a sidebar, one at a time.
    documented: An iPad shows the sidebar at first in landscape, the bar in
    Its item shows its title alone.
    observed: The bar at the top of an iPad shows titles without images,
    """),
  SmallRun(
    "in automatic mode without a group", ["resolve", "a.json", "--why", "a", "--os", "27"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["he mode", "shows", "count"],
    """
    The mode is tabBar: there is no group at the root.
    Here iPad shows a bar at the top and no sidebar.
    Its item shows its title alone.
    observed: The bar at the top of an iPad shows titles without images,
    """),
  SmallRun(
    "in a compact window",
    ["resolve", "a.json", "--why", "a", "--os", "27", "--size-class", "compact"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["'A'", "he mode", "shows", "count"],
    """
    'A' is in the bar: first of two.
    The mode is tabSidebar, as specified.
    Here iPad shows a bar at the bottom and no sidebar.
    documented: A bar at the bottom fits five items; if there are more, it shows
    Its item shows its image above its title.
    It is selected: the initially selected tab is 'A', the first visible one.
    """),
  SmallRun(
    "for programs", ["resolve", "a.json", "--why", "a", "--os", "27", "-f", "json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ],
    """
    {
      "environment": "tvOS 27.0",
      "identifier": "a",
      "title": "A",
      "answer": "'A' is in the bar: first of one.",
      "steps": [
        {
          "section": 2,
          "question": "Is it there?",
          "finding": "It is present: its availability is not limited.",
          "statement": "The hierarchy consists of the nodes in tabs and children.",
          "label": "documented",
          "source": "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
        },
        {
          "section": 2,
          "question": "Is it there?",
          "finding": "It is not hidden: no key hides it.",
          "statement": "A tab is hidden if isHidden is true.",
          "label": "documented",
          "source": "https://developer.apple.com/documentation/uikit/uitab/ishidden"
        },
        {
          "section": 3,
          "question": "Which bar and sidebar does the environment have?",
          "finding": "The mode is tabBar: Apple TV has no other.",
          "statement": "The mode tabSidebar is not available on every platform.",
          "label": "documented",
          "source": "https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum/tabsidebar"
        },
        {
          "section": 3,
          "question": "Which bar and sidebar does the environment have?",
          "finding": "Here Apple TV shows a bar at the top and no sidebar.",
          "statement": "Platform, width and mode decide which bar and which sidebar there are.",
          "label": "documented",
          "source": "https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar"
        },
        {
          "section": 5,
          "question": "Where in the bar, by its order?",
          "finding": "It is at the root, so it is an item here.",
          "statement": "Placement applies to bars that people can customize; other bars show the root tabs.",
          "label": "documented",
          "source": "https://developer.apple.com/documentation/uikit/uitab/preferredplacement"
        },
        {
          "section": 5,
          "question": "Where in the bar, by its order?",
          "finding": "It is the first of one in the order of tabs.",
          "statement": "Placement applies to bars that people can customize; other bars show the root tabs.",
          "label": "documented",
          "source": "https://developer.apple.com/documentation/uikit/uitab/preferredplacement"
        },
        {
          "section": 7,
          "question": "What does its item show?",
          "finding": "Its item shows its title alone.",
          "statement": "On Apple TV an item shows its title, or its image if the title is blank.",
          "label": "assumed",
          "source": "https://developer.apple.com/design/human-interface-guidelines/tab-bars"
        },
        {
          "section": 8,
          "question": "Is it selected at first?",
          "finding": "It is selected: the initially selected tab is 'A', the first visible one.",
          "statement": "If the app selects nothing, the first of tabs is selected, not the leading item.",
          "label": "observed",
          "source": "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
        },
        {
          "section": 9,
          "question": "How is it reached?",
          "finding": "It is an item of the bar that is visible: 1 click.",
          "statement": "Of several routes the simplest is used: bar, sidebar, More, a toggle, a screen.",
          "label": "assumed",
          "source": "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
        }
      ]
    }
    """),
  SmallRun(
    "a user who removed it",
    ["resolve", "a.json", "--why", "a", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """, "c.json": #"{"removedFromTabBar": ["a"]}"#,
    ], only: ["'A'", "user"],
    """
    'A' is in the sidebar, at the top level.
    The user's changes apply here.
    It is not in the bar: the user removed it.
    stated: A user's order comes first; default and movable tabs that it leaves
    It is selected: the initially selected tab is 'A', the first visible one.
    """),
  SmallRun(
    "a user who hid it",
    ["resolve", "a.json", "--why", "a", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "allowsHiding": true},
        {"identifier": "b", "title": "B"}]}
      """, "c.json": #"{"hidden": ["a"]}"#,
    ], only: ["'A'", "user"],
    """
    'A' is hidden: the user hid it, as 'allowsHiding' allows.
    It is hidden: the user hid it, as 'allowsHiding' allows.
    The user's changes apply here.
    The user must customize the bar or the sidebar first, so taps are not
    """),
  SmallRun(
    "a user who showed it",
    ["resolve", "a.json", "--why", "a", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "allowsHiding": true, "isHidden": true},
        {"identifier": "b", "title": "B"}]}
      """, "c.json": #"{"shown": ["a"]}"#,
    ], only: ["'A'", "user"],
    """
    'A' is in the sidebar, at the top level.
    It is not hidden: the user showed it, as 'allowsHiding' allows.
    The user's changes apply here.
    So it is in the customizable region, where the user can move and remove it.
    It is selected: the initially selected tab is 'A', the first visible one.
    """),
  SmallRun(
    "a user who ordered the bar",
    ["resolve", "a.json", "--why", "b", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """, "c.json": #"{"tabBarOrder": ["b"]}"#,
    ], only: ["'B'", "user", "It is"],
    """
    'B' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    The user's changes apply here.
    So it is in the customizable region, where the user can move and remove it.
    The user put it there.
    stated: A user's order comes first; default and movable tabs that it leaves
    It is the first of three in that region, and the first of three in the bar.
    It is a row at the top level.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "a user whose order leaves it out",
    ["resolve", "a.json", "--why", "c", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"}]}
      """, "c.json": #"{"tabBarOrder": ["b"]}"#,
    ], only: ["'C'", "user", "It is"],
    """
    'C' is in the sidebar, at the top level.
    It is present: its availability is not limited.
    It is not hidden: no key hides it.
    The user's changes apply here.
    So it is in the customizable region, where the user can move and remove it.
    The user's order does not list it, so it follows at the end of the region.
    stated: A user's order comes first; default and movable tabs that it leaves
    It is the third of three in that region, and the third of three in the bar.
    It is a row at the top level.
    It is not selected: the initially selected tab is 'A', the first visible
    """),
  SmallRun(
    "a user who collapsed it",
    ["resolve", "a.json", "--why", "g", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"collapsed": ["g"]}"#,
    ], only: ["'G'", "user"],
    """
    'G' is in the bar after hiding the sidebar: second of two, customizable.
    The user's changes apply here.
    So it is in the customizable region, where the user can move and remove it.
    The user collapsed it.
    The user can expand and collapse it, but not select it.
    """),
  SmallRun(
    "a user who ordered the children",
    ["resolve", "a.json", "--why", "x", "--os", "27", "--customization", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "allowsReordering": true, "children": [{"identifier": "y", "title": "Y"}, {"identifier": "x", "title": "X"}]}]}
      """, "c.json": #"{"displayOrder": {"g": ["x"]}}"#,
    ], only: ["'X'", "order"],
    """
    'X' is in the sidebar, in the section 'G'.
    The user's order of 'G' lists it.
    documented: The display order comes first, a user's before the app's; other
    [6] https://developer.apple.com/documentation/uikit/uitabgroup/displayorderidentifiers
    """),
  SmallRun(
    "a section of SwiftUI", ["resolve", "a.json", "--why", "g", "-p", "iphone", "--os", "27"],
    [
      "a.json": """
      {"framework": "SwiftUI", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "b", "title": "B"}]}]}
      """
    ], only: ["'G'", "The style", "automatic", "heading", "content"],
    """
    'G' is a heading of its tabs, not a destination.
    The mode is tabBar, which 'automatic' is in SwiftUI.
    documented: The style of the TabView decides whether there is a sidebar; the
    automatic one has none. [3]
    It is not a destination: it is a heading of its tabs.
    documented: A section has no content of its own and cannot be selected. [5]
    [2] https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)
    [4] https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation
    """),
  SmallRun(
    "a variant for a platform in one width",
    ["resolve", "a.json", "-p", "ipad", "--size-class", "compact", "--why", "b"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}],
        "variants": [{"availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "compact"}, "initialTabIdentifier": "b"}]}
      """
    ], only: ["variant"],
    """
    The variant (for iPad in compact width) gives 'initialTabIdentifier'.
    """),
  SmallRun(
    "a variant for one width",
    ["resolve", "a.json", "-p", "ipad", "--size-class", "compact", "--why", "b"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}],
        "variants": [{"availability": {"horizontalSizeClass": "compact", "minimumVersion": "18.0", "maximumVersion": "27.4"}, "initialTabIdentifier": "b"}]}
      """
    ], only: ["variant"],
    """
    The variant (in compact width, from 18.0 on, up to 27.4) gives
    """),
  SmallRun(
    "variants for some platforms and for all in states",
    [
      "resolve", "a.json", "-p", "ipad", "--size-class", "regular", "--when", "pro", "--unless",
      "kid", "--why", "b",
    ],
    [
      "a.json": """
      {"framework": "SwiftUI", "conditions": {"pro": {"meaning": "Paid.", "usually": false}, "kid": {"meaning": "Child."}}, "mode": "tabSidebar",
        "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}],
        "variants": [{"availability": {"platforms": ["iOS", "iPadOS", "visionOS"], "when": ["pro"], "unless": ["kid"]}, "initialTabIdentifier": "b"},
          {"availability": {"platforms": ["iOS", "iPadOS", "macCatalyst", "macOS", "tvOS", "visionOS"], "maximumVersion": "27.4", "unless": ["pro"]}, "customizationIdentifier": "m"}]}
      """
    ], columns: 200, only: ["ariant"],
    """
    The variant (for iPhone, iPad and Apple Vision Pro, when 'pro' holds and 'kid' does not hold)
    """),
  SmallRun(
    "a variant for all platforms in the usual state",
    ["resolve", "a.json", "-p", "ipad", "--size-class", "regular", "--why", "b"],
    [
      "a.json": """
      {"framework": "SwiftUI", "conditions": {"pro": {"meaning": "Paid.", "usually": false}, "kid": {"meaning": "Child."}}, "mode": "tabSidebar",
        "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}],
        "variants": [{"availability": {"platforms": ["iOS", "iPadOS", "visionOS"], "when": ["pro"], "unless": ["kid"]}, "initialTabIdentifier": "b"},
          {"availability": {"platforms": ["iOS", "iPadOS", "macCatalyst", "macOS", "tvOS", "visionOS"], "maximumVersion": "27.4", "unless": ["pro"]}, "customizationIdentifier": "m"}]}
      """
    ], columns: 200, only: ["ariant"],
    """
    The variant (up to 27.4, when 'pro' does not hold) gives 'customizationIdentifier'.
    """),
  SmallRun(
    "a condition that a group and its tab need",
    ["resolve", "a.json", "-p", "iphone", "--os", "27", "--why", "x"],
    [
      "a.json": """
      {"conditions": {"pro": {"meaning": "P."}}, "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "g", "title": "G", "availability": {"when": ["pro"]}, "children": [{"identifier": "x", "title": "X", "availability": {"when": ["pro"]}}]}]}
      """
    ], only: ["present:"],
    """
    It is present: 'pro' holds, as its availability requires.
    """),

  SmallRun(
    "the group whose rows are the sidebar",
    ["resolve", "a.json", "-p", "vision", "--os", "27", "--why", "g"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "initialTabIdentifier": "x", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["rows"],
    """
    On Apple Vision Pro the selected root group shows its rows in a sidebar that
    Its rows are the sidebar, as it is the selected group.
    """),
  SmallRun(
    "why in a language from right to left",
    [
      "resolve", "a.json", "-p", "ipad", "--os", "27", "--why", "t1", "--strings", "L.xcstrings",
      "--language", "ar",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"T1": {"localizations": {"ar": {"stringUnit": {"state": "translated", "value": "Q"}}}}}}
      """,
    ], only: ["iPad ·", "right", "left"],
    """
    iPad · 27.0 · regular width · landscape · t1
    """),
]
