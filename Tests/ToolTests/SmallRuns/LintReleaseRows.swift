let lintReleaseRows: [SmallRun] = [
  SmallRun(
    "what came and went with releases", ["lint", "--no-config", "a.json", "b.json", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}],
       "suppress": [{"rule": "hidden-tab-bar", "reason": "R."}, {"rule": "group-in-tab-bar-mode", "reason": "R."}],
       "variants": [{"availability": {"maximumVersion": "18.9"}, "mode": "tabSidebar"},
        {"availability": {"minimumVersion": "27.0"}, "mode": "tabBar", "isTabBarHidden": true}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"},
        {"identifier": "b", "title": "B", "image": "b.circle", "availability": {"maximumVersion": "18.9"}},
        {"identifier": "b", "title": "B", "image": "b.circle", "availability": {"minimumVersion": "26.0"}},
        {"identifier": "c", "title": "C", "image": "c.circle", "availability": {"minimumVersion": "27.0"}, "children": [{"identifier": "d", "title": "D"}]},
        {"identifier": "e", "title": "E", "image": "e.circle", "availability": {"maximumVersion": "26.0"}}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "children": [{"identifier": "f", "title": "F"}], "isCollapsedByDefault": true},
        {"identifier": "b", "title": "B", "image": "b.circle", "isSidebarDestination": true, "children": [
          {"identifier": "c", "title": "C", "availability": {"minimumVersion": "26.0"}}, {"identifier": "d", "title": "D"}],
          "sidebarActions": [{"title": "Add", "image": "plus"}, {"title": "Edit"}]}]}
      """,
      "c.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "image": "c.circle", "availability": {"minimumVersion": "26.0"}},
        {"identifier": "d", "title": "D", "image": "d.circle"}, {"identifier": "e", "title": "E", "image": "e.circle"},
        {"identifier": "f", "title": "F", "image": "f.circle", "availability": {"minimumVersion": "26.0"}},
        {"type": "search"}]}
      """,
    ],
    """
    a.json:4:118: note: the layout changes with the release: on 27.0 the bar goes, on 27.0 'C' is added to the bar and 'E' is removed from the bar, on 26.0 the hidden sidebar goes and on 26.0 the bar takes the place of a sidebar [layout-changes-with-release]
       4 │ … ode": "tabBar", "tabs": [
         │                           ^ to line 9
         = help: if the difference is meant, suppress this rule with the reason

    b.json:1:132: note: the layout changes with the release: on 26.0 'C' is added to the sidebar and on 27.0 the section of 'A' is collapsed at first [layout-changes-with-release]
       1 │ … ion": "18.0"}], "tabs": [
         │                           ^ to line 5
         = help: if the difference is meant, suppress this rule with the reason

    b.json:2:131: note: 'isCollapsedByDefault' came with 26.1, but the spec covers Mac Catalyst 18.0 [property-newer-than-target]
       2 │ … "isCollapsedByDefault": true},
         │                           ^^^^
         = note: on earlier releases the layout does not have it
         = help: guard it with '#available(macCatalyst 26.1, *)', or raise the
                 minimum version
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    b.json:3:82: note: 'isSidebarDestination' came with 26.0, but the spec covers Mac Catalyst 18.0 [property-newer-than-target]
       3 │ … "isSidebarDestination": true, "children": [
         │                           ^^^^
         = note: on earlier releases the layout does not have it
         = help: guard it with '#available(macCatalyst 26.0, *)', or raise the
                 minimum version

    c.json:1:70: warning: 'Search', 'E' and 'F' do not fit in the bar and move to More on iPhone with iOS 26 and 27 and iPhone Duo [overflow-tabs]
       1 │ {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
         │                                                                      ^ to line 6
         = note: a bar at the bottom shows five items, or four and More
         = help: put related tabs into a group, which is one item
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    c.json:1:70: note: the layout changes with the release on iPhone: on 26.0 'C' is added to the bar and 'E' and 'Search' are removed from the bar and on 26.0 'E', 'F' and 'Search' are added to More [layout-changes-with-release]
       1 │ {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
         │                                                                      ^ to line 6
         = help: if the difference is meant, suppress this rule with the reason

    1 warning, 5 notes in 3 files, 3 suppressed
    """),
  SmallRun(
    """
    suppressions on nodes and on the file, some of them twice or for nothing
    """,
    ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "suppress": [{"rule": "multiword-title", "reason": "R."}, {"rule": "badge-value", "reason": "S."}], "tabs": [
        {"identifier": "a", "title": "A b c", "image": "star", "suppress": [{"rule": "duplicate-image", "reason": "T."}, {"rule": "duplicate-image", "reason": "U."}]},
        {"identifier": "b", "title": "B", "image": "star", "badgeValue": "new"}, {"identifier": "c", "title": "C", "image": "star"},
        {"identifier": "d", "title": "D", "suppress": [{"rule": "missing-image", "reason": "V."}, {"rule": "long-title", "reason": "W."}], "children": [
          {"identifier": "e", "title": "E", "badgeValue": "old", "suppress": [{"rule": "badge-value", "reason": "X."}]}]},
        {"identifier": "g", "title": "G", "suppress": [{"rule": "badge-value", "reason": "Y."}, {"rule": "no-rule", "reason": "Z."}]}]}
      """
    ],
    """
    a.json:3:116: warning: nothing here needs the suppression of 'duplicate-image' [unused-suppression]
       3 │ … mage", "reason": "T."}, {"rule": "duplicate-image", "reason": "U."}]},
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = fix: remove the entry

    a.json:4:46: note: 'B' and 'C' have the same image in one bar, 'star' [duplicate-image]
       4 │   {"identifier": "b", "title": "B", "image": "star", "badgeValue": "new…
         │                                              ^^^^^^
         = note: users find a tab by its image before they read its title
         = note: 'C' as well
       4 │ …  "title": "C", "image": "star"},
         │                           ──────
         = help: give one of them another image

    a.json:5:93: warning: nothing here needs the suppression of 'long-title' [unused-suppression]
       5 │ … mage", "reason": "V."}, {"rule": "long-title", "reason": "W."}], "chi…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = fix: remove the entry

    a.json:6:53: note: the badge of 'E' is not visible [hidden-badge]
       6 │     {"identifier": "e", "title": "E", "badgeValue": "old", "suppress": …
         │                                                     ^^^^^
         = note: the tab has no item in the bar there, and no row in a sidebar
         = help: give 'D' a badge too, such as the sum of those inside it
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:7:3: warning: 'G' has no image for its item in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
       7 │   {"identifier": "g", "title": "G", "suppress": [{"rule": "badge-value"…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the item's image would be blank
         = help: add an 'image', preferably a familiar SF Symbol
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:7:50: warning: nothing here needs the suppression of 'badge-value' [unused-suppression]
       7 │ … tle": "G", "suppress": [{"rule": "badge-value", "reason": "Y."}, {"ru…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = fix: remove the entry

    a.json:7:91: warning: unknown rule 'no-rule' to suppress [unused-suppression]
       7 │ … alue", "reason": "Y."}, {"rule": "no-rule", "reason": "Z."}]}]}
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: 'tabspec rules' lists all rules
         = fix: remove the entry

    5 warnings, 2 notes in 1 file, 5 suppressed
    """),
  SmallRun(
    "guesses about identifiers", ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "a", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a/Exactly forty letters in this long title", "title": "Exactly forty letters in this long title", "image": "a.circle"},
        {"identifier": "a/B", "title": "B", "image": "b.circle"}, {"identifier": "a/12", "title": "12", "image": "c.circle"},
        {"identifier": "aD", "title": "D", "image": "d.circle", "children": [{"identifier": "a/E", "title": "E"}]}, {"type": "search"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "Some forty-one letters in this long title", "title": "Some forty-one letters in this long title", "image": "a.circle"},
        {"identifier": "B-2", "title": "B-2", "image": "b.circle"}, {"identifier": "x:B", "title": "B", "image": "c.circle", "live": ["title"]},
        {"identifier": "d", "title": "D", "image": "d.circle", "children": [{"identifier": "e", "title": "E"}]}]}
      """,
    ],
    """
    a.json:2:18: note: the identifiers of 'Exactly forty letters in this long title', 'B' and 'E' end with their titles, perhaps made from them [identifier-from-title]
       2 │   {"identifier": "a/Exactly forty letters in this long title", "title":…
         │                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: a guess: if the code derives them from the titles, a translation
                 changes both, and what users customized is lost
         = note: 'B' as well
       3 │   {"identifier": "a/B", "title": "B", "image": "b.circle"}, {"identifie…
         │                  ─────
         = note: 'E' as well
       4 │ … ldren": [{"identifier": "a/E", "title": "E"}]}, {"type": "search"}]}
         │                           ─────
         = help: write identifiers that stay the same in every language, such as
                 'a/exactly-forty-letters-in-this-long-title'; identifiers that have
                 shipped stay as they are
         = see https://developer.apple.com/documentation/uikit/uitab/identifier

    a.json:2:73: warning: 'Exactly forty letters in this long title' is 40 characters long, more than 16 for a tab at the root [long-title]
       2 │ … s long title", "title": "Exactly forty letters in this long title", "…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: text that does not fit is truncated, sooner at larger text sizes
         = help: leave out what is clear from the context
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:2:72: warning: 'Some forty-one letters in this long title' is 41 characters long, more than 16 for a tab at the root [long-title]
       2 │ … s long title", "title": "Some forty-one letters in this long title", …
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: text that does not fit is truncated, sooner at larger text sizes
         = help: leave out what is clear from the context

    2 warnings, 1 note in 2 files
    """),
  SmallRun(
    "releases without a difference", ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "availability": {"minimumVersion": "27.0"}}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "customizationIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "availability": {"maximumVersion": "26.9"}}, {"identifier": "a", "title": "A", "image": "a.circle", "availability": {"minimumVersion": "27.0"}},
        {"identifier": "b", "title": "B", "image": "b.circle", "children": [
          {"identifier": "c", "title": "C", "image": "c", "availability": {"maximumVersion": "26.9"}}, {"identifier": "c", "title": "C", "image": "d", "availability": {"minimumVersion": "27.0"}}]}]}
      """,
    ],
    """
    b.json:1:127: note: the layout changes with the release in a regular iPad window: on 27.0 the rows of the sidebar change [layout-changes-with-release]
       1 │ … entifier": "b", "tabs": [
         │                           ^ to line 4
         = help: if the difference is meant, suppress this rule with the reason

    1 note in 2 files
    """),
  SmallRun(
    "a bar that goes with a release, and a sidebar that stays", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "variants": [{"availability": {"minimumVersion": "27.0"}, "isTabBarHidden": true}],
       "suppress": [{"rule": "hidden-tab-bar", "reason": "R."}], "tabs": [{"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "children": [{"identifier": "c", "title": "C"}]}]}
      """
    ],
    """
    a.json:2:68: note: the layout changes with the release in a compact iPad window and a regular iPad window in portrait: on 27.0 the bar goes [layout-changes-with-release]
       2 │ … eason": "R."}], "tabs": [{"identifier": "a", "title": "A", "image": "…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: if the difference is meant, suppress this rule with the reason

    1 note in 1 file, 1 suppressed
    """),
  SmallRun(
    "a fix after which another rule asks for something else",
    ["lint", "--no-config", "--unsafe", "--diff", "a.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "children": [{"identifier": "x", "title": "X"}]},
        {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D", "image": "d.circle", "preferredPlacement": "pinned"},
        {"type": "search", "preferredPlacement": "default"}]}
      """
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,4 +1,4 @@
     {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
       {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "children": [{"identifier": "x", "title": "X"}]},
       {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "pinned"}, {"identifier": "d", "title": "D", "image": "d.circle", "preferredPlacement": "pinned"},
    -  {"type": "search", "preferredPlacement": "default"}]}
    \ No newline at end of file
    +  {"type": "search", "preferredPlacement": "pinned"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    "tabs in many states on all platforms", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"a": {"meaning": "A.", "usually": false}, "b": {"meaning": "B.", "usually": false}, "c": {"meaning": "C.", "usually": false}, "d": {"meaning": "D.", "usually": false}},
       "tabs": [{"identifier": "h", "title": "H", "image": "h.circle"}, {"identifier": "i", "title": "I", "image": "i.circle"},
        {"identifier": "w", "title": "W", "availability": {"when": ["a"]}}, {"identifier": "x", "title": "X", "availability": {"when": ["b"], "platforms": ["iOS"]}},
        {"identifier": "y", "title": "Y", "availability": {"when": ["c"]}}, {"identifier": "z", "title": "Z", "availability": {"when": ["d"], "horizontalSizeClass": "compact"}},
        {"identifier": "z", "title": "V", "image": "v.circle", "availability": {"when": ["d"], "platforms": ["visionOS"]}}, {"identifier": "z", "title": "U", "image": "u.circle", "availability": {"when": ["d"]}}]}
      """
    ],
    """
    a.json:2:10: warning: 'Y', 'Z' and 'U' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window when a holds, b holds, c holds and d holds [overflow-tabs]
       2 │  "tabs": [{"identifier": "h", "title": "H", "image": "h.circle"}, {"ide…
         │          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ to line 5
         = note: a bar at the bottom shows five items, or four and More
         = help: put related tabs into a group, which is one item
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:3:3: warning: 'W', 'X', 'Y' and 'Z' have no images for their items in the bar on iPhone, iPhone Duo and Apple Vision Pro, and in a compact iPad window when a holds or when c holds, and on iPhone and iPhone Duo when b holds, and on an iPhone of compact width and an iPhone Duo's outer display, and in a compact iPad window when d holds; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape when a holds or when b holds or when c holds, and on an iPhone Duo's outer display when d holds [missing-image]
       3 │   {"identifier": "w", "title": "W", "availability": {"when": ["a"]}}, {…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the images of these items would be blank
         = note: 'X' as well
       3 │ … ity": {"when": ["a"]}}, {"identifier": "x", "title": "X", "availabili…
         │                           ──────────────────────────────────────────────
         = note: 'Y' as well
       4 │   {"identifier": "y", "title": "Y", "availability": {"when": ["c"]}}, {…
         │   ──────────────────────────────────────────────────────────────────
         = note: 'Z' as well
       4 │ … ity": {"when": ["c"]}}, {"identifier": "z", "title": "Z", "availabili…
         │                           ──────────────────────────────────────────────
         = help: add an 'image' to each, preferably a familiar SF Symbol
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:5:134: error: identifier 'z' is already taken by 'Z' [duplicate-identifier]
       5 │ … nOS"]}}, {"identifier": "z", "title": "U", "image": "u.circle", "avai…
         │                           ^^^
         = note: first used here
       4 │ … ["c"]}}, {"identifier": "z", "title": "Z", "availability": {"when": […
         │                           ───
         = help: give this tab an identifier of its own
         = see https://developer.apple.com/documentation/uikit/uitab/identifier

    a.json has no 'targets': all platforms from 18.0 are assumed
    to check fewer platforms, add "targets": [{"platform": "iOS", "minimumVersion": "18.0"}]
    1 error, 2 warnings in 1 file
    """),
  SmallRun(
    """
    a search tab that only a state has, and one that users cannot move
    """,
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"conditions": {"beta": {"meaning": "B.", "usually": false}, "gone": {"meaning": "G."}}, "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "availability": {"unless": ["gone"]}},
        {"type": "search", "availability": {"when": ["beta"]}}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "movable"},
        {"identifier": "g", "title": "G", "image": "g.circle", "preferredPlacement": "fixed", "children": [{"identifier": "c", "title": "C", "preferredPlacement": "sidebarOnly"}]},
        {"type": "search", "preferredPlacement": "fixed"}]}
      """,
    ],
    """
    a.json:1:208: warning: the bar has fewer than two items [single-tab]
       1 │ ╭ … ion": "26.0"}], "tabs": [
         │ │                           ^
       2 │ │   {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifie…
       3 │ ╰   {"type": "search", "availability": {"when": ["beta"]}}]}
         = note: a bar is for navigation between sections, and takes up space
         = help: add a second tab to this bar, or hide the bar here

    a.json:3:3: warning: the search tab is separate on 26 on an iPhone of compact width and in a compact iPad window when beta holds; on 27, built with SDK 27, it is separate only if it activates search by itself or is the prominent tab [search-loses-distinction]
       3 │   {"type": "search", "availability": {"when": ["beta"]}}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: that these two make it separate is documented, that nothing else
                 separates it is observed; built with SDK 26, it stays separate on
                 27
         = help: set 'automaticallyActivatesSearch' here, or
                 'prominentTabIdentifier' to 'com.apple.UIKit.Search'
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller/prominenttabidentifier

    b.json:4:44: error: the search tab is placed 'fixed' instead of 'pinned' [search-tab-pinned]
       4 │   {"type": "search", "preferredPlacement": "fixed"}]}
         │                                            ^^^^^^^
         = note: in the bar of an iPad or a Mac only a pinned item is always at the
                 trailing end
         = fix: write 'pinned'
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    1 error, 2 warnings in 2 files
    """),
  SmallRun(
    "symbols that are all filled, with a severity of their own",
    [
      "lint", "--no-config", "--rule", "filled-symbol=error", "--rule", "multiword-title=off",
      "a.json",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A b c", "image": "a.fill"}, {"identifier": "b", "title": "B", "image": "b.fill"}]}
      """
    ],
    """
    a.json:2:50: error: 'A b c' and 'B' use the filled symbols 'a.fill' and 'b.fill' [filled-symbol]
       2 │   {"identifier": "a", "title": "A b c", "image": "a.fill"}, {"identifie…
         │                                                  ^^^^^^^^
         = note: the system itself fills symbols where the platform's style requires
                 it
         = note: 'B' as well
       2 │ …  "title": "B", "image": "b.fill"}]}
         │                           ────────
         = help: write 'a' and 'b', the outlines
         = fix: write the outlines
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    1 error in 1 file
    """),
  SmallRun(
    "a row with another identifier from a release on", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "t", "title": "T", "image": "star"}, {"identifier": "g", "title": "G", "image": "moon", "children": [{"identifier": "a", "title": "A", "availability": {"maximumVersion": "18.0"}}, {"identifier": "b", "title": "A", "availability": {"minimumVersion": "26.0"}}]}]}
      """
    ], only: ["a.json", "[layout"],
    """
    a.json:1:95: note: the layout changes with the release in a regular iPad window: on 26.0 'A' is added to the sidebar and 'A' is removed from the sidebar [layout-changes-with-release]
    """),
  SmallRun(
    "a suppressed rule about several specs, in one spec and nowhere else", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "suppress": [{"rule": "shared-customization", "reason": "R."}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "moon"}]}
      """
    ],
    """
    no findings in 1 file
    """),
]
