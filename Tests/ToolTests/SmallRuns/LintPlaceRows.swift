let lintPlaceRows: [SmallRun] = [
  SmallRun(
    "symbols that are images of the app",
    ["lint", "--no-config", "--assets", "A.xcassets", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "pot", "selectedImage": {"systemName": "pan"}}, {"identifier": "b", "title": "B", "image": "house"},
        {"identifier": "c", "title": "C", "image": {"asset": "pot"}, "selectedImage": "Pan"}, {"identifier": "d", "title": "D", "image": "d.circle", "children": [{"identifier": "e", "title": "E", "image": "pan"}]}]}
      """,
      "A.xcassets/pot.imageset/Contents.json": "{}",
      "A.xcassets/pan.imageset/Contents.json": "{}",
    ],
    """
    a.json:2:46: warning: 'pot' is an image of the app, but written as a symbol [asset-as-symbol]
       2 │   {"identifier": "a", "title": "A", "image": "pot", "selectedImage": {"…
         │                                              ^^^^^
         = note: without a symbol of this name, nothing is drawn
         = note: so is 'pan'
       2 │ … "pot", "selectedImage": {"systemName": "pan"}}, {"identifier": "b", "…
         │                           ─────────────────────
         = help: write {"asset": "pot"}
         = fix: write it as an image of the app (may change the layout)

    a.json:3:81: warning: 'Pan' is not the name of an SF Symbol [symbol-name]
       3 │ … pot"}, "selectedImage": "Pan"}, {"identifier": "d", "title": "D", "im…
         │                           ^^^^^
         = note: their names have lower-case letters, digits and dots; nothing would
                 be drawn
         = help: write {"asset": "Pan"} for an image of the app, or correct the
                 symbol's name
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:3:200: warning: 'pan' is an image of the app, but written as a symbol [asset-as-symbol]
       3 │ …  "title": "E", "image": "pan"}]}]}
         │                           ^^^^^
         = note: without a symbol of this name, nothing is drawn
         = help: write {"asset": "pan"}
         = fix: write it as an image of the app (may change the layout)

    3 warnings in 1 file
    """),
  SmallRun(
    "what needs no title or image on Apple TV, and live values",
    ["lint", "--no-config", "a.json", "b.json", "c.json"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "", "image": "a.circle"}, {"identifier": "b", "title": ""}, {"identifier": "c", "title": "A b c d", "live": ["title"]},
        {"identifier": "d", "title": "A b c"}, {"type": "search", "title": "", "image": "star"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "prominentTabIdentifier": "a", "tabs": [
        {"identifier": "a", "title": "Search", "image": "No", "live": ["image"], "availability": {"platforms": ["iOS"]}}, {"identifier": "b", "title": "B", "live": ["image"]},
        {"type": "search", "title": "Stars", "image": "star", "live": ["image"], "availability": {"platforms": ["tvOS"]}}]}
      """,
      "c.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"type": "search", "title": "Discover", "image": {"asset": "star"}},
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [{"type": "search", "title": "Stars", "image": "star.magnifyingglass.circle", "automaticallyActivatesSearch": true}]}]}
      """,
    ],
    """
    a.json:2:58: warning: 'b' has no image for its item in the bar; nothing else shows [missing-image]
       2 │ … , "image": "a.circle"}, {"identifier": "b", "title": ""}, {"identifie…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the item's image would be blank
         = help: add an 'image', preferably a familiar SF Symbol
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:2:87: warning: the tab 'b' has an empty title [missing-label]
       2 │ … ntifier": "b", "title": ""}, {"identifier": "c", "title": "A b c d", …
         │                           ^^
         = note: nothing of it is visible, and VoiceOver has nothing to read
         = help: write a short title that names what is inside
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:3:32: note: 'A b c' has 3 words [multiword-title]
       3 │   {"identifier": "d", "title": "A b c"}, {"type": "search", "title": ""…
         │                                ^^^^^^^
         = note: wide titles leave room for fewer items, and text may be larger
         = help: use a single word if there is one
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:3:42: warning: the search tab has neither the symbol nor a title of search [search-tab-not-search]
       3 │ … "d", "title": "A b c"}, {"type": "search", "title": "", "image": "sta…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: for the system and VoiceOver the tab is search
         = help: remove 'image' if the tab is for search; if not, remove 'type' and
                 write an 'identifier'
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    b.json:1:136: note: 'prominentTabIdentifier' came with 27.0, but the spec covers iOS 18.0 [property-newer-than-target]
       1 │ … rominentTabIdentifier": "a", "tabs": [
         │                           ^^^
         = note: on earlier releases the layout does not have it
         = help: guard it with '#available(iOS 27.0, *)', or raise the minimum
                 version
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    b.json:2:3: warning: 'Search' is titled like search, but is an ordinary tab [search-like-tab]
       2 │   {"identifier": "a", "title": "Search", "image": "No", "live": ["image…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: only a search tab may be separate on iPhone
         = help: write "type": "search", remove 'identifier', move it to the end of
                 'tabs', called 'com.apple.UIKit.Search' wherever it is named, or
                 choose another title
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    c.json:3:71: error: there is another search tab already [multiple-search-tabs]
       3 │ … g.circle", "children": [{"type": "search", "title": "Stars", "image":…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the first one is here
       2 │ … , "image": "a.circle"}, {"type": "search", "title": "Discover", "imag…
         │                           ──────────────────────────────────────────────
         = note: both have the identifier 'com.apple.UIKit.Search'
         = help: keep one search tab that searches everything, or give both an
                 'availability' that never has them together
         = see https://developer.apple.com/documentation/uikit/uisearchtab

    1 error, 4 warnings, 2 notes in 3 files
    """),
  SmallRun(
    "placements with a sidebar, without one, and at the bottom",
    ["lint", "--no-config", "a.json", "b.json", "c.json"],
    [
      "a.json": """
      {"mode": "tabBar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b", "g"], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "optional", "availability": {"platforms": ["iOS"]}},
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [{"identifier": "d", "title": "D"}, {"identifier": "e", "title": "E", "preferredPlacement": "optional"}]},
        {"type": "search", "preferredPlacement": "sidebarOnly"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "optional"}]}
      """,
      "c.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "c", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "availability": {"horizontalSizeClass": "regular"}, "preferredPlacement": "optional"},
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [{"identifier": "d", "title": "D", "preferredPlacement": "sidebarOnly"}]},
        {"type": "search", "preferredPlacement": "fixed"}]}
      """,
    ],
    """
    a.json:1:10: warning: with the mode 'tabBar' there is no sidebar on iPad, so the sections of groups never show [group-in-tab-bar-mode]
       1 │ {"mode": "tabBar", "targets": [{"platform": "iPadOS", "minimumVersion":…
         │          ^^^^^^^^
         = note: such as this group
       4 │   {"identifier": "g", "title": "G", "image": "g.circle", "children": [{…
         │                  ───
         = help: leave 'mode' out, or make the groups plain tabs
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:3:3: error: no bar and no sidebar leads to 'C' on iPhone and iPhone Duo [unreachable-tab]
       3 │   {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlac…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: 'compactTabIdentifiers' leaves it out
       1 │ … compactTabIdentifiers": ["a", "b", "g"], "tabs": [
         │                           ───────────────
         = help: name it in 'compactTabIdentifiers', or remove it
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:5:3: error: no bar and no sidebar leads to 'Search' [unreachable-tab]
       5 │   {"type": "search", "preferredPlacement": "sidebarOnly"}]}
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: 'compactTabIdentifiers' leaves it out
       1 │ … compactTabIdentifiers": ["a", "b", "g"], "tabs": [
         │                           ───────────────
         = help: name it in 'compactTabIdentifiers', or remove it

    a.json:5:44: error: the search tab is placed 'sidebarOnly' instead of 'pinned' [search-tab-pinned]
       5 │   {"type": "search", "preferredPlacement": "sidebarOnly"}]}
         │                                            ^^^^^^^^^^^^^
         = note: in the bar of an iPad or a Mac only a pinned item is always at the
                 trailing end
         = fix: write 'pinned' (may change the layout)
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    c.json:4:44: error: the search tab is placed 'fixed' instead of 'pinned' [search-tab-pinned]
       4 │   {"type": "search", "preferredPlacement": "fixed"}]}
         │                                            ^^^^^^^
         = note: in the bar of an iPad or a Mac only a pinned item is always at the
                 trailing end
         = fix: write 'pinned'

    4 errors, 1 warning in 3 files
    """),
  SmallRun(
    "sections of a TabView, of one mode and another",
    ["lint", "--no-config", "a.json", "b.json", "c.json"],
    [
      "a.json": """
      {"framework": "SwiftUI", "mode": "tabBar", "targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "availability": {"minimumVersion": "27.0"}}, {"identifier": "s", "title": "S", "children": [
          {"identifier": "b", "title": "B", "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "sidebarOnly"}]}]}
      """,
      "b.json": """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "sidebarOnly"}, {"identifier": "c", "title": "C", "image": "c.circle"}]}
      """,
      "c.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "sidebarOnly"},
        {"identifier": "s", "title": "S", "children": [{"identifier": "c", "title": "C", "image": "c.circle"}, {"identifier": "d", "title": "D", "image": "d.circle"}]}]}
      """,
    ],
    """
    a.json:2:103: warning: nothing leads to 'B' and 'C' on Apple Vision Pro: the section 'S' is one item, and there is no sidebar [section-without-sidebar]
       2 │ ╭ … imumVersion": "27.0"}}, {"identifier": "s", "title": "S", "children…
         │ │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
       3 │ ╰     {"identifier": "b", "title": "B", "image": "b.circle"}, {"identif…
         = note: 'tabBar' means a bar without a sidebar
       1 │ {"framework": "SwiftUI", "mode": "tabBar", "targets": [{"platform": "vi…
         │                                  ────────
         = note: in SwiftUI 'mode: tabSidebar' is .tabViewStyle(.sidebarAdaptable)
         = help: write 'mode: tabSidebar', or take the tabs out of the section
         = see https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)

    b.json:2:136: warning: 'B' is for the sidebar only, but the bar has it in a compact iPad window [sidebar-only-in-compact]
       2 │ … , "preferredPlacement": "sidebarOnly"}, {"identifier": "c", "title": …
         │                           ^^^^^^^^^^^^^
         = note: (observed, not documented) a bottom bar shows every tab, whatever
                 its placement
         = note: in SwiftUI 'availability' is an if around the tab, or
                 .hidden(horizontalSizeClass == .compact)
         = help: limit it to regular width with 'availability', or remove
                 'preferredPlacement'
         = see https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)

    2 warnings in 3 files
    """),
  SmallRun(
    """
    variants that later ones repeat, and two lists that leave a tab out
    """,
    ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"mode": "tabBar", "customizationIdentifier": "a", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
       "variants": [{"availability": {"horizontalSizeClass": "regular"}, "mode": "tabSidebar"}, {"availability": {"platforms": ["iOS"]}, "mode": "tabSidebar"},
        {"availability": {"horizontalSizeClass": "compact"}, "sidebar": {"preferredPlacement": "automatic"}, "tabBarMinimizeBehavior": "automatic", "isTabBarHidden": false},
        {"availability": {"horizontalSizeClass": "regular"}, "compactTabIdentifiers": ["a", "g"]}, {"availability": {"minimumVersion": "27.0"}, "compactTabIdentifiers": ["a", "b", "g"]}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c.circle"},
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [{"identifier": "d", "title": "D"}]}]}
      """
    ],
    """
    a.json:2:15: warning: the spec has the same values without this variant [unused-variant]
       2 │  "variants": [{"availability": {"horizontalSizeClass": "regular"}, "mod…
         │               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: remove it

    a.json:3:3: warning: the spec has the same values without this variant [unused-variant]
       3 │   {"availability": {"horizontalSizeClass": "compact"}, "sidebar": {"pre…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = help: remove it

    a.json:3:90: note: 'preferredPlacement' has no effect: only an iPhone chooses by it between bar and sidebar [no-effect]
       3 │ …  {"preferredPlacement": "automatic"}, "tabBarMinimizeBehavior": "auto…
         │                           ^^^^^^^^^^^
         = fix: remove 'preferredPlacement'
         = see https://developer.apple.com/documentation/uikit/uitabgroup

    a.json:4:81: warning: 'compactTabIdentifiers' makes 'B' unreachable on iPhone [compact-parity]
       4 │ … compactTabIdentifiers": ["a", "g"]}, {"availability": {"minimumVersio…
         │                           ^^^^^^^^^^
         = note: elsewhere users reach it
         = note: 'B' is here
       5 │ … ircle"}, {"identifier": "b", "title": "B", "image": "b.circle"}, {"id…
         │                           ───
         = help: name it there in the order of 'tabs', move it into a group that is
                 named there, or specify with 'leadsTo' which screen opens it
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers

    a.json:5:115: error: no bar and no sidebar leads to 'C' [unreachable-tab]
       5 │ … , "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: 'compactTabIdentifiers' leaves it out
       4 │ … compactTabIdentifiers": ["a", "g"]}, {"availability": {"minimumVersio…
         │                           ──────────
         = help: name it in 'compactTabIdentifiers', or remove it
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    1 error, 3 warnings, 1 note in 1 file
    """),
  SmallRun(
    "what is limited to regular width, with all that makes up for it",
    ["lint", "--no-config", "-f", "concise"],
    texts: [
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "d", "title": "D", "image": "star", "availability": {"horizontalSizeClass": "regular"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}, "preferredPlacement": "sidebarOnly"}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star", "leadsTo": ["c"]}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star", "leadsTo": ["d"]}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}, "children": [{"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}]}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star", "leadsTo": ["b"]}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}, "children": [{"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}]}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "c2", "title": " C", "image": "star", "availability": {"horizontalSizeClass": "compact"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "", "image": "star", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "c2", "title": "", "image": "star", "availability": {"horizontalSizeClass": "compact"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "compact"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "macOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular"}}]}"#,
      #"{"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "macOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "availability": {"horizontalSizeClass": "regular", "platforms": ["macOS"]}}]}"#,
    ], only: ["[compact-parity]"],
    """
    01.json:1:291: warning: nothing leads to 'C' in a compact iPad window [compact-parity]
    02.json:1:291: warning: nothing leads to 'C' and 'D' in a compact iPad window [compact-parity]
    06.json:1:309: warning: nothing leads to 'C', with 'D' and 'E' inside, in a compact iPad window [compact-parity]
    08.json:1:290: warning: nothing leads to 'c' in a compact iPad window [compact-parity]
    """),
  SmallRun(
    "what a list of compact tabs leaves out, and the way out",
    ["lint", "--no-config", "-f", "text"],
    texts: [
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b", "c", "d", "e"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b", "c", "d"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c.*", "title": "C", "image": "star", "repeats": {"samples": ["One"]}}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "c", "title": "C", "image": "star"}]}, {"identifier": "d", "title": "D", "image": "star"}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b"], "tabs": [{"identifier": "a", "title": "A", "image": "star", "leadsTo": ["c"]}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}]}"#,
      #"{"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["a", "b"], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "b2", "title": "B ", "image": "star"}]}"#,
    ], only: ["'compactTabIdentifiers'", "name it", "name them", "move it", "move them"],
    """
    01.json:1:144: warning: 'compactTabIdentifiers' makes 'B' unreachable in a compact iPad window [compact-parity]
    = help: name it there in the order of 'tabs', move it into a group that is
    02.json:1:144: warning: 'compactTabIdentifiers' makes 'F' unreachable in a compact iPad window [compact-parity]
    = help: move it into a group that is named there, or specify with 'leadsTo'
    03.json:1:144: warning: 'compactTabIdentifiers' makes 'E' and 'F' unreachable in a compact iPad window [compact-parity]
    = help: move them into a group that is named there, or specify with
    04.json:1:144: warning: 'compactTabIdentifiers' makes 'C' unreachable in a compact iPad window [compact-parity]
    = help: move it into a group that is named there, or specify with 'leadsTo'
    05.json:1:144: warning: 'compactTabIdentifiers' makes 'C' unreachable in a compact iPad window [compact-parity]
    = help: move it into a group that is named there
    06.json:1:144: warning: 'compactTabIdentifiers' makes 'G' and 'D' unreachable, with 'C' inside, in a compact iPad window [compact-parity]
    = help: name them there in the order of 'tabs', move them into a group that
    """),
  SmallRun(
    "nothing to customize",
    ["lint", "--no-config"],
    texts: [
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "pinned"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed", "allowsHiding": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "g", "title": "G", "image": "star", "preferredPlacement": "fixed", "children": [{"identifier": "y", "title": "Y", "image": "star", "preferredPlacement": "sidebarOnly"}, {"identifier": "z", "title": "Z", "image": "star", "preferredPlacement": "sidebarOnly"}]}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "g", "title": "G", "image": "star", "preferredPlacement": "fixed", "allowsReordering": true, "children": [{"identifier": "y", "title": "Y", "image": "star", "preferredPlacement": "sidebarOnly"}, {"identifier": "z", "title": "Z", "image": "star", "preferredPlacement": "sidebarOnly"}]}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "g", "title": "G", "image": "star", "preferredPlacement": "fixed", "children": [{"identifier": "y", "title": "Y", "image": "star", "preferredPlacement": "sidebarOnly"}, {"identifier": "z", "title": "Z", "image": "star"}]}]}
      """,
      """
      {"mode": "tabBar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed"}]}
      """,
      """
      {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed"}]}
      """,
      """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "fixed"}]}
      """,
    ], only: ["[nothing-customizable]", "leave 'preferred"],
    """
    01.json:1:127: note: users cannot customize anything in the bar or in the sidebar [nothing-customizable]
    = help: leave 'preferredPlacement' out where a tab need not be fixed, or
    04.json:1:127: note: users cannot customize anything in the bar or in the sidebar [nothing-customizable]
    = help: leave 'preferredPlacement' out where a tab need not be fixed, or
    06.json:1:127: note: users cannot customize anything in the bar or in the sidebar [nothing-customizable]
    = help: leave 'preferredPlacement' out where a tab need not be fixed, or
    11.json:1:151: note: users cannot customize anything in the bar or in the sidebar in a regular iPad window [nothing-customizable]
    = help: leave 'preferredPlacement' out where a tab need not be fixed, and
    13.json:1:132: note: users cannot customize anything in the bar or in the sidebar [nothing-customizable]
    = help: leave 'preferredPlacement' out where a tab need not be fixed, or
    """),
  SmallRun(
    "tabs for the sidebar in a bottom bar",
    ["lint", "--no-config"],
    texts: [
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}, {"identifier": "d", "title": "D", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "compactTabIdentifiers": ["a", "b", "c"], "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "compactTabIdentifiers": ["a", "b"], "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly", "availability": {"horizontalSizeClass": "regular"}}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star"}, {"identifier": "h", "title": "H", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}, {"identifier": "d", "title": "D", "image": "star"}]}]}
      """,
      """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star"}, {"identifier": "d", "title": "D", "image": "star"}, {"identifier": "e", "title": "E", "image": "star"}, {"identifier": "f", "title": "F", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "preferredPlacement": "sidebarOnly"}]}
      """,
    ], only: ["sidebar only", "names it", "whatever its", "move ", "limit ", "tabs onto"],
    """
    01.json:2:180: warning: 'C' is for the sidebar only, but the bar has it in a compact iPad window [sidebar-only-in-compact]
    whatever its placement
    = help: move it into a group whose screen leads there, or remove
    'preferredPlacement', or limit it to regular width with
    02.json:2:180: warning: 'C' and 'D' are for the sidebar only, but the bar has them in a compact iPad window [sidebar-only-in-compact]
    whatever its placement
    = help: move them into a group whose screen leads there, or remove
    'preferredPlacement', or limit them to regular width with
    03.json:2:180: warning: 'C' is for the sidebar only, but the bar has it in a compact iPad window [sidebar-only-in-compact]
    = note: 'compactTabIdentifiers' names it
    = help: move it into a group whose screen leads there, or remove
    'preferredPlacement', or limit it to regular width with
    = help: move it into a group that is named there, or specify with 'leadsTo'
    06.json:2:336: warning: 'F' is for the sidebar only, but the bar has it in a compact iPad window, which is why it has More [sidebar-only-in-compact]
    whatever its placement
    = help: move it into a group whose screen leads there, or limit it to
    07.json:1:127: warning: 'E', 'F' and 'H' do not fit in the bar and move to More in a compact iPad window [overflow-tabs]
    07.json:2:388: warning: 'H' is for the sidebar only, but the bar has it in a compact iPad window [sidebar-only-in-compact]
    whatever its placement
    = help: move it into a group whose screen leads there, or remove
    'preferredPlacement', or limit it to regular width with
    08.json:2:180: warning: 'C' is for the sidebar only, but the bar has it [sidebar-only-in-compact]
    whatever its placement
    = help: move it into a group whose screen leads there, or remove
    = help: remove 'image': a TabSection has a header without an image
    09.json:2:244: warning: 'C' is for the sidebar only, but the bar has it in a compact iPad window [sidebar-only-in-compact]
    = help: limit it to regular width with 'availability', or remove
    10.json:2:180: warning: 'C' is for the sidebar only, but the bar has it [sidebar-only-in-compact]
    = help: remove 'preferredPlacement'
    11.json:2:336: warning: 'F' is for the sidebar only, but the bar has it, which is why it has More [sidebar-only-in-compact]
    = help: put related tabs onto one screen
    12.json:2:336: warning: 'F' is for the sidebar only, but the bar has it in a compact iPad window, which is why it has More [sidebar-only-in-compact]
    = help: limit it to regular width with 'availability'
    """),
]
