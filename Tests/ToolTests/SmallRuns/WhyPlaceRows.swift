let whyPlaceRows: [SmallRun] = [
  SmallRun(
    "an empty list for compact width", ["resolve", "a.json", "--why", "b", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": [],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["compactTab"],
    """
    'compactTabIdentifiers' is empty and excludes nothing.
    assumed: An empty compactTabIdentifiers has no effect. [4]
    """),
  SmallRun(
    "a search tab after More",
    ["resolve", "a.json", "--why", "com.apple.UIKit.Search", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"type": "search"},
        {"identifier": "e", "title": "E"},
        {"identifier": "g", "title": "G"}]}
      """
    ], only: ["More"],
    """
    'Search' is in More: fifth of seven, four fit.
    It is the fifth of seven: the first four fit, so it is listed in More.
    four and More. [1]
    It is listed in More: 2 taps.
    documented: More lists the tabs that do not fit: one tap opens it, another
    """),
  SmallRun(
    "a tab of the selected group on an Apple Vision Pro", ["resolve", "a.json", "--why", "y"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}, {"identifier": "y", "title": "Y"}]},
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["top level", "selected", "route"],
    """
    'Y' is in the sidebar, at the top level.
    the selected group.
    On Apple Vision Pro the sidebar of the selected group is next to the
    On Apple Vision Pro the selected root group shows its rows in a sidebar that
    It is a row at the top level.
    As a row it is above the sections of the top level.
    documented: At the top level tabs come first, then sections. [3]
    5. Is it selected at first?
    It is not selected: the initially selected tab is 'GR', the first visible
    observed: If the app selects nothing, the first of tabs is selected, not the
    It can be selected in the sidebar that is visible: 1 tap.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    """),
  SmallRun(
    "a tab outside of the selected group there", ["resolve", "a.json", "--why", "a"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["not in the sidebar", "in the bar"],
    """
    'A' is in the bar: second of two.
    3. Where in the bar, by its order?
    It is not in the sidebar, which lists the children of 'GR'.
    """),
  SmallRun(
    "no group is selected there", ["resolve", "a.json", "--why", "x"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["neither", "screen", "sidebar"],
    """
    'X' is neither in the bar nor in a sidebar: the screen of an enclosing group can
    2. Which bar and sidebar does the environment have?
    documented: mode decides whether there is a sidebar; automatic requests one
    Here Apple Vision Pro shows a bar next to the window, and a sidebar inside
    documented: Platform, width and mode decide which bar and which sidebar
    The screen of an enclosing group can lead there: 2 taps.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    toggle, a screen. [1]
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "a hidden tab in SwiftUI", ["resolve", "a.json", "--why", "b"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ], only: ["present", "hidden"],
    """
    'B' is not present: it is hidden, as 'isHidden' is true.
    It is hidden, as 'isHidden' is true.
    documented: A tab with hidden(_:) does not exist; on iPad a tab can be
    initially hidden. [1]
    [1] https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)
    """),
  SmallRun(
    "an item of an Apple TV in SwiftUI", ["resolve", "a.json", "--why", "a"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "tvOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["next to", "automatic"],
    """
    The mode is tabBar, which 'automatic' is in SwiftUI.
    automatic one has none. [3]
    Its item shows its image next to its title.
    observed: On Apple TV an item shows its image next to its title. [3]
    """),
  SmallRun(
    "a bar at the side",
    ["resolve", "a.json", "--why", "b", "-p", "iphone-duo", "--size-class", "compact"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["side"],
    """
    2. Which bar and sidebar does the environment have?
    documented: mode decides whether there is a sidebar; automatic requests one
    Here iPhone Duo shows a bar at the side and no sidebar.
    documented: Platform, width and mode decide which bar and which sidebar
    at the side, on the right in both layout directions; only the inner display
    assumed: The bar at the side of an iPhone Duo fits five items, like one at
    observed: At the side of an iPhone Duo an item shows its image; while
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "neither bar nor sidebar", ["resolve", "a.json", "--why", "a", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "isTabBarHidden": true,
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["bar", "out of reach"],
    """
    'A' is out of reach: nothing leads there.
    2. Which bar and sidebar does the environment have?
    documented: mode decides whether there is a sidebar; automatic requests one
    Here iPhone shows a bar at the bottom and no sidebar.
    documented: Platform, width and mode decide which bar and which sidebar
    The bar is not shown, as 'isTabBarHidden' is true.
    documented: isTabBarHidden hides the bar. [4]
    3. Where in the bar, by its order?
    documented: Placement applies to bars that people can customize; other bars
    It is the first of two, and all fit in the bar.
    documented: A bar at the bottom fits five items; if there are more, it shows
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [1] https://developer.apple.com/documentation/uikit/uitabbarcontroller
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    [4] https://developer.apple.com/documentation/uikit/uitabbarcontroller/istabbarhidden
    [6] https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "a hidden root in a bottom bar", ["resolve", "a.json", "--why", "b", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "isHidden": true}]}
      """
    ], only: ["hidden"],
    """
    It is hidden: 'isHidden' is true.
    documented: A tab is hidden if isHidden is true. [2]
    It is an item here although it is hidden.
    observed: isHidden affects the sidebar; a hidden tab stays in the bar of an
    [2] https://developer.apple.com/documentation/uikit/uitab/ishidden
    """),
  SmallRun(
    "changes that do not apply",
    ["resolve", "a.json", "--why", "a", "--customization", "s.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """,

      "s.json": """
      {"hidden": ["a"]}
      """,
    ], only: ["changes", "customization"],
    """
    The user's changes do not apply here: there is no main sidebar.
    assumed: Without a main sidebar, a customization has no effect. [3]
    """),
  SmallRun(
    "a heading of a sidebar", ["resolve", "a.json", "--why", "gr", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
       "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "gr", "title": "GR", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["section", "sidebar"],
    """
    'GR' is in the bar after hiding the sidebar: second of two, customizable.
    2. Which bar and sidebar does the environment have?
    documented: mode decides whether there is a sidebar; automatic requests one
    Here iPad shows a bar at the top or a sidebar, one at a time.
    documented: Platform, width and mode decide which bar and which sidebar
    4. Where in the sidebar?
    It is a section at the top level.
    documented: sidebarAppearance sets whether a group is a section, and where.
    As a section it is below the rows of the top level.
    documented: At the top level tabs come first, then sections. [3]
    documented: From 26.0 a section can be selected if isSidebarDestination is
    The sidebar is shown, as the user left it.
    documented: People show and hide the sidebar. [3]
    It is in the bar after hiding the sidebar: 2 taps.
    assumed: Of several routes the simplest is used: bar, sidebar, More, a
    [3] https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    [7] https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum
    [8] https://developer.apple.com/documentation/uikit/uitabgroup/issidebardestination
    """),
  SmallRun(
    "a tab below two hidden groups",
    ["resolve", "a.json", "--platform", "ipad", "--why", "x", "--no-config"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"},
       {"identifier": "g", "title": "G", "isHidden": true, "children": [
        {"identifier": "k", "title": "K", "isHidden": true, "children": [{"identifier": "x", "title": "X"}]}]}]}
      """
    ], only: ["hidden: ", "hidden, as"],
    """
    'X' is hidden: the enclosing group 'G' is hidden.
    It is hidden, as its group 'G' is.
    """),
  SmallRun(
    "a tab in a group with an availability",
    ["resolve", "a.json", "--platform", "ipad", "--why", "x", "--no-config"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"},
       {"identifier": "g", "title": "G", "availability": {"platforms": ["iPadOS"]}, "children": [
        {"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["present"],
    """
    It is present: this environment matches its availability.
    """),
]
