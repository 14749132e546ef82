let lintTreeRows: [SmallRun] = [
  SmallRun(
    "tabs that nothing leads to", ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["a", "b"], "customizationIdentifier": "a",
       "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "image": "c.circle", "availability": {"platforms": ["iOS"]}},
        {"identifier": "d", "title": "D", "image": "d.circle", "availability": {"platforms": ["iOS"]}, "children": [
          {"identifier": "e", "title": "E"}, {"identifier": "f.*", "title": "F", "repeats": {"samples": ["G"]}}]},
        {"identifier": "h", "title": "H", "image": "h.circle", "children": [{"identifier": "i", "title": "I"}]}]}
      """,
      "b.json": """
      {"mode": "tabBar", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "c", "title": "C", "preferredPlacement": "sidebarOnly", "children": [
          {"identifier": "d", "title": "D", "preferredPlacement": "optional"}, {"identifier": "e.*", "title": "E", "repeats": {"samples": ["F"]}}]},
        {"identifier": "g", "title": "G", "preferredPlacement": "optional"}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:49: warning: 'compactTabIdentifiers' makes 'H' unreachable, with 'I' inside, on iPhone [compact-parity]
    = note: elsewhere users reach it
    = note: 'H' is here
    = help: name it there in the order of 'tabs', move it into a group that is named there, or
    a.json:4:3: error: no bar and no sidebar leads to 'C' on iPhone and iPhone Duo [unreachable-tab]
    = note: 'compactTabIdentifiers' leaves it out
    = help: name it in 'compactTabIdentifiers', or remove it
    a.json:5:3: error: no bar and no sidebar leads to 'D' on iPhone and iPhone Duo [unreachable-tab]
    = note: 'compactTabIdentifiers' leaves it out
    = help: name it in 'compactTabIdentifiers', or remove it
    a.json:6:5: error: no bar and no sidebar leads to 'E' on iPhone and iPhone Duo [unreachable-tab]
    = note: the group 'D' is out of reach as well
    = help: make the group reachable, or move the tab to one that is
    a.json:6:40: error: no bar and no sidebar leads to 'F' on iPhone and iPhone Duo [unreachable-tab]
    = note: the group 'D' is out of reach as well
    = help: make the group reachable, or move the tab to one that is
    b.json:1:10: warning: with the mode 'tabBar' there is no sidebar on Mac, so the sections of groups never show [group-in-tab-bar-mode]
    = note: such as this group
    = help: leave 'mode' out, or make the groups plain tabs
    b.json:3:59: error: 'C' is for the sidebar only, and there is no sidebar [placement-needs-sidebar]
    = note: 'tabBar' means a bar without a sidebar
    = help: write 'mode: tabSidebar', or a placement in the bar, such as 'default'
    b.json:4:61: error: 'D' gets into the bar only from a sidebar, and there is none [placement-needs-sidebar]
    = note: 'tabBar' means a bar without a sidebar
    = help: write 'mode: tabSidebar', or a placement in the bar, such as 'default'
    b.json:4:74: error: no bar and no sidebar leads to 'E' [unreachable-tab]
    = note: the group 'C' is out of reach as well
    = help: make the group reachable, or move the tab to one that is
    b.json:5:59: error: 'G' gets into the bar only from a sidebar, and there is none [placement-needs-sidebar]
    = note: 'tabBar' means a bar without a sidebar
    = help: write 'mode: tabSidebar', or a placement in the bar, such as 'default'
    """),
  SmallRun(
    "identifiers of repeated nodes, and others that fit them", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "repeats": {"samples": ["X"], "atMost": 1}},
        {"identifier": "b.*.*", "title": "B", "image": "b.circle", "repeats": {"samples": [], "atMost": 1}},
        {"identifier": "c.*", "title": "C", "image": "c.circle", "repeats": {"samples": ["Y"], "atMost": 1}, "children": [
          {"type": "search"}, {"identifier": "d.*", "title": "D", "repeats": {"samples": []}}, {"identifier": "e*", "title": "E"}]},
        {"identifier": "c.1", "title": "F", "image": "f.circle"}, {"identifier": "c.", "title": "G", "image": "g.circle", "children": [{"identifier": "c.x.*", "title": "H"}]},
        {"identifier": "com.*Search", "title": "I", "image": "i.circle", "repeats": {"samples": [], "atMost": 0}}, {"identifier": "k*", "title": "K", "image": "k.circle"}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:70: warning: the bar gets More as soon as there are more than 2 of 'A', 'B', 'C' and 'I' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put them into a group, which is one item, or specify the maximum number with 'atMost'
    a.json:2:3: error: the identifier of 'A', which is repeated, has no '*' [repeated-identifier]
    = note: the '*' represents the part that differs
    = help: write one '*' in it, such as 'a.*'
    a.json:3:3: error: the identifier of 'B', which is repeated, has 2 times '*' [repeated-identifier]
    = note: the '*' represents the part that differs
    = help: write one '*' in it, such as 'b.*'
    a.json:5:5: error: 'Search' is inside 'C', which is repeated [repeated-identifier]
    = note: this one is repeated
    = help: move the search tab out of it: all search tabs have one identifier
    a.json:5:5: warning: the search tab is inside the group 'C', so an iPhone's bar has no item for it [nested-search-tab]
    = note: only root nodes have items there, such as this one
    = help: move the search tab to the end of 'tabs', with four other tabs at most in the bar at
    a.json:5:25: error: 'D' is repeated inside 'C', which is repeated [repeated-identifier]
    = note: this one is repeated
    = help: repeat one of the two, and show the others on its screen
    a.json:6:18: error: 'c.1' fits 'c.*', the identifiers of 'C' [repeated-identifier]
    = note: this pattern
    = note: one of the repeated nodes can have this identifier too
    = help: give one of the two another prefix
    a.json:6:145: error: 'c.x.*' fits 'c.*', the identifiers of 'C' [repeated-identifier]
    = note: this pattern
    = note: one of the repeated nodes can have this identifier too
    = help: give one of the two another prefix
    a.json:7:125: error: 'k*' has a '*', but 'K' is not repeated [repeated-identifier]
    = help: describe what the node represents with 'repeats', or remove the '*'
    """),
  SmallRun(
    "search tabs in groups, at the root and in sections",
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"compactTabIdentifiers": ["a", "b", "g"], "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"},
        {"identifier": "g", "title": "G", "image": "g.circle", "children": [
          {"type": "search", "image": "star", "title": "Stars", "availability": {"platforms": ["iPadOS"]}}, {"identifier": "c", "title": "C", "badgeValue": "2"},
          {"identifier": "h", "title": "H", "badgeValue": "3", "children": [{"identifier": "d", "title": "D", "badgeValue": "4"}]}]},
        {"type": "search", "availability": {"platforms": ["visionOS"]}, "image": {"asset": "magnifyingglass"}, "title": "Find"}]}
      """,
      "b.json": """
      {"framework": "SwiftUI", "mode": "automatic", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"},
        {"identifier": "s", "title": "", "children": [{"type": "search"}, {"identifier": "c", "title": "C", "image": "c.circle", "badgeValue": "2"}]},
        {"identifier": "t", "title": "T", "availability": {"horizontalSizeClass": "regular"}, "children": [{"identifier": "d", "title": "D", "image": "d.circle"}]}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:4:5: warning: the search tab is inside the group 'G', so the bar of a compact iPad window has no item for it [nested-search-tab]
    = note: only root nodes have items there, such as this one
    = help: move the search tab to the end of 'tabs' and its name to the end of
    a.json:4:5: warning: the search tab 'Stars' has neither the symbol nor a title of search [search-tab-not-search]
    = note: for the system and VoiceOver the tab is search
    = help: remove 'image' if the tab is for search; if not, remove 'type' and write an
    a.json:4:151: note: the badge of 'C' is not visible on Apple Vision Pro and in a compact iPad window [hidden-badge]
    = note: the tab has no item in the bar there, and no row in a sidebar
    = help: give 'G' a badge too, such as the sum of those inside it
    a.json:5:53: note: the badge of 'H' is not visible on Apple Vision Pro and in a compact iPad window [hidden-badge]
    = note: the tab has no item in the bar there, and no row in a sidebar
    = help: give 'G' a badge too, such as the sum of those inside it
    a.json:5:71: warning: 'D' is at level 3; the recommended maximum is 2 [nesting-depth]
    = note: inside this group
    = help: move it up, or show what 'H' holds on a screen of the app
    b.json:3:3: warning: nothing leads to 'C' on iPad: their section has no header, and there is no sidebar [section-without-sidebar]
    = note: the automatic style of a TabView has no sidebar
    = note: in SwiftUI 'mode: tabSidebar' is .tabViewStyle(.sidebarAdaptable)
    = help: write 'mode: tabSidebar', or take the tabs out of the section
    b.json:3:49: warning: the search tab is separate on 26 on an iPhone of compact width and in a compact iPad window; on 27, built with SDK 27, it is separate only if it activates search by itself [search-loses-distinction]
    = note: that this makes it separate is documented, that nothing else separates it is observed;
    = note: in SwiftUI 'automaticallyActivatesSearch' is
    = help: set 'automaticallyActivatesSearch' here; 18.0 has no such key: suppress
    b.json:3:49: warning: the search tab is not the last of the tabs on a large iPhone in landscape, iPhone with iOS 18 and 27 and iPhone Duo, and in a compact iPad window with iPadOS 27 [search-tab-last]
    = note: 'C' comes after it
    = note: (observed on 18 and 27) where it is not separate it stays where it is written
    = help: move the search tab to the end of 'tabs'
    b.json:4:53: warning: nothing leads to 'T', with 'D' inside, on an iPhone of compact width and an iPhone Duo's outer display, and in a compact iPad window [compact-parity]
    = note: it is limited to regular width
    = note: elsewhere users reach it
    = note: in SwiftUI 'leadsTo' is a button that sets the selection
    = help: specify with 'leadsTo' which screen opens it there, or make it available in compact
    """),
  SmallRun(
    """
    groups of a group that manage navigation, and groups that do not
    """,
    ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "managesNavigation": true, "children": [
          {"identifier": "b", "title": "B", "managesNavigation": true, "children": [{"identifier": "c", "title": "C"}]},
          {"identifier": "d", "title": "D", "managesNavigation": false, "children": [{"identifier": "e", "title": "E"}]}]},
        {"identifier": "f", "title": "F", "image": "f.circle", "managesNavigation": true, "children": [{"identifier": "g", "title": "G"}]},
        {"identifier": "h", "title": "H", "image": "h.circle", "children": [
          {"identifier": "i", "title": "I", "managesNavigation": true, "children": [{"identifier": "j", "title": "J"}]}]},
        {"identifier": "k", "title": "K", "image": "k.circle", "availability": {"platforms": ["iOS"]}, "children": [{"identifier": "l", "title": "L", "defaultChildIdentifier": "l", "children": []}]},
        {"identifier": "m", "title": "M", "image": "m.circle", "defaultChildIdentifier": "n", "children": []}, {"identifier": "n", "title": "N", "image": "n.circle", "preferredPlacement": "pinned", "selectedImage": "n.square"}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:147: warning: 'M' and 'N' do not fit in the bar and move to More on iPhone and iPhone Duo [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put related tabs into a group, which is one item
    a.json:3:60: warning: 'B' cannot manage navigation inside 'A' [nested-managed-navigation]
    = note: only this one is used: it is the outermost group that manages navigation
    = fix: remove 'managesNavigation' here
    a.json:3:79: warning: 'C', 'E' and 'J' are at level 3; the recommended maximum is 2 [nesting-depth]
    = note: 'E' as well
    = note: 'J' as well
    = help: move them up, or show what the groups around them hold on screens of the app
    a.json:6:3: note: choosing a child of 'H' does not change the screen by itself on Mac [group-navigation]
    = note: without a managing navigation controller the group's own screen stays
    = help: set one and write "managesNavigation": true here instead of in 'I', or show the child's
    a.json:8:3: note: choosing a child of 'K' does not change the screen by itself [group-navigation]
    = note: without a managing navigation controller the group's own screen stays
    = help: set one and write "managesNavigation": true, or show the child's screen in the app's
    a.json:8:111: warning: the groups 'L' and 'M' have no children [empty-group]
    = note: 'M' as well
    = help: leave the sections out while they are empty, or describe with 'repeats' what fills them
    a.json:8:171: error: 'l' is not a child of 'L' [default-child-not-child]
    = note: it is here
    = help: remove 'defaultChildIdentifier': the group has no children
    a.json:9:84: error: 'n' is not a child of 'M' [default-child-not-child]
    = note: it is here
    = help: remove 'defaultChildIdentifier': the group has no children
    """),
  SmallRun(
    "pinned tabs without an image, and too many of them", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "pinned", "selectedImage": "a.circle"}, {"identifier": "b", "title": "B", "preferredPlacement": "pinned"},
        {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "fixed"}, {"identifier": "d", "title": "D", "image": "d.circle", "preferredPlacement": "optional", "availability": {"horizontalSizeClass": "regular"}},
        {"identifier": "e", "title": "E", "image": "e.circle", "children": [{"identifier": "f", "title": "F", "preferredPlacement": "pinned"}]}, {"type": "search"}]}
      """
    ],
    """
    a.json:1:95: warning: the bar starts with 6 items in a regular iPad window, more than 5: 'C', 'E', 'A', 'B', 'F' and 1 more [default-tab-count]
       1 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 4
         = note: users must scroll to items that do not fit
         = help: write 'preferredPlacement: optional' on the less important ones, or
                 put what belongs together into a group; the sidebar lists them
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:1:95: note: the order of the bar differs from the spec in a regular iPad window [bar-order]
       1 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 4
         = note: 'E', which is written after 'A', comes before it in the bar
       4 │   {"identifier": "e", "title": "E", "image": "e.circle", "children": [{…
         │   ──────────────────────────────────────────────────────────────────────
         = note: fixed items come first, pinned ones last
         = help: write fixed tabs first and pinned ones last, before the search tab
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:1:95: note: the bar has 4 pinned items, more than 2, which show symbols without titles in a regular iPad window: 'A', 'B', 'F' and 'Search' [pinned-tab-count]
       1 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 4
         = note: users recognize one or two, such as search, but not a row of
                 symbols
         = help: keep 'pinned' for the most prominent, such as search, and write
                 'fixed' or nothing on the others
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:2:3: error: 'A' is pinned and has no image: its item is empty [pinned-tab-image]
       2 │   {"identifier": "a", "title": "A", "preferredPlacement": "pinned", "se…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the bar shows only the image of a pinned item
         = note: this one shows only while the tab is selected
       2 │ … nned", "selectedImage": "a.circle"}, {"identifier": "b", "title": "B"…
         │                           ──────────
         = help: add an 'image', or choose a placement that shows the title, such as
                 'default'
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:2:99: error: 'B' is pinned and has no image: its item is empty [pinned-tab-image]
       2 │ … tedImage": "a.circle"}, {"identifier": "b", "title": "B", "preferredP…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the bar shows only the image of a pinned item
         = help: add an 'image', or choose a placement that shows the title, such as
                 'default'

    a.json:4:71: error: 'F' is pinned and has no image: its item is empty [pinned-tab-image]
       4 │ … e.circle", "children": [{"identifier": "f", "title": "F", "preferredP…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the bar shows only the image of a pinned item
         = help: add an 'image', or choose a placement that shows the title, such as
                 'default'

    3 errors, 1 warning, 2 notes in 1 file
    """),
  SmallRun(
    "lists of bars that leave no room, and whose screens lead on",
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"compactTabIdentifiers": ["a", "b", "c", "d"], "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c.circle"},
        {"identifier": "d", "title": "D", "image": "d.circle", "leadsTo": ["g"]}, {"identifier": "e", "title": "E", "image": "e.circle"}, {"identifier": "f", "title": " A ", "image": "f.circle"}, {"identifier": "g", "title": "G", "image": "g.circle"}]}
      """,
      "b.json": """
      {"compactTabIdentifiers": ["a", "b", "c"], "mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
       "variants": [{"availability": {"minimumVersion": "27.0", "horizontalSizeClass": "compact"}, "compactTabIdentifiers": ["a", "b", "e"]}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c.circle", "preferredPlacement": "sidebarOnly"},
        {"identifier": "d", "title": "D", "image": "d.circle", "children": [{"identifier": "x", "title": "X"}]}, {"identifier": "e", "title": "", "image": "e.circle"}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:27: warning: 'compactTabIdentifiers' makes 'E' unreachable in a compact iPad window [compact-parity]
    = note: elsewhere users reach it
    = note: 'E' is here
    = help: name it there in the order of 'tabs', move it into a group that is named there, or
    a.json:1:57: note: there are no groups, so the sidebar on iPad is the bar as a list [sidebar-without-groups]
    = help: put tabs into groups, or remove 'mode'
    a.json:1:142: warning: the bar starts with 7 items in a regular iPad window, more than 5: 'A', 'B', 'C', 'D', 'E' and 2 more [default-tab-count]
    = note: users must scroll to items that do not fit
    = help: write 'preferredPlacement: optional' on the less important ones, or put what belongs
    a.json:3:162: warning: 'A' is also the title of another tab next to this one [duplicate-title]
    = note: it is here
    = help: choose titles that distinguish the two
    a.json:3:162: warning: the title 'A' has white space at both ends [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "A"
    b.json:1:27: note: 'compactTabIdentifiers' has no effect: variants replace it wherever there is a bar at the bottom [no-effect]
    = fix: remove 'compactTabIdentifiers'
    b.json:2:119: warning: 'compactTabIdentifiers' makes 'C' and 'D' unreachable, with 'X' inside, in a compact iPad window [compact-parity]
    = note: elsewhere users reach them
    = note: 'C' is here
    = note: 'D' is here
    = help: move them into a group that is named there, or specify with 'leadsTo' which screen
    b.json:4:137: warning: the tab 'e' has an empty title [missing-label]
    = note: users must guess from the image, and VoiceOver has nothing to read
    = help: write a short title that names what is inside
    """),
  SmallRun(
    """
    tabs of a TabView beside a hidden one, and a search tab with an identifier
    """,
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "isHidden": true},
        {"identifier": "a", "title": "C", "image": "c.circle"}, {"identifier": "b", "title": "D"}, {"identifier": "e", "title": "Search", "image": "e.circle"}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "Home", "title": "Home", "image": "house", "children": [{"identifier": "x", "title": "X"}]}, {"type": "search", "identifier": "Search", "title": "Search"}]}
      """,
    ],
    """
    a.json:2:126: warning: 'B' is hidden, so it is not there on iPhone and iPhone Duo [hidden-for-good]
       2 │ … "b.circle", "isHidden": true},
         │                           ^^^^
         = note: a hidden tab is neither in bars nor in sidebars, and users cannot
                 show it by customizing
         = note: in SwiftUI 'isHidden' is .hidden(_:)
         = help: remove the node, or name 'isHidden' in 'live' if the app shows it
         = see https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)

    a.json:3:18: error: identifier 'a' is already taken by 'A' [duplicate-identifier]
       3 │   {"identifier": "a", "title": "C", "image": "c.circle"}, {"identifier"…
         │                  ^^^
         = note: first used here
       2 │   {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier"…
         │                  ───
         = help: give this tab an identifier of its own
         = see https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:)

    a.json:3:59: warning: 'D' has no image for its item in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
       3 │ … , "image": "c.circle"}, {"identifier": "b", "title": "D"}, {"identifi…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the item's image would be blank
         = help: add an 'image', preferably a familiar SF Symbol
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:3:74: error: identifier 'b' is already taken by 'B' [duplicate-identifier]
       3 │ … ircle"}, {"identifier": "b", "title": "D"}, {"identifier": "e", "titl…
         │                           ^^^
         = note: first used here
       2 │ … ircle"}, {"identifier": "b", "title": "B", "image": "b.circle", "isHi…
         │                           ───
         = help: give this tab an identifier of its own

    a.json:3:94: warning: 'Search' is titled like search, but is an ordinary tab [search-like-tab]
       3 │ … r": "b", "title": "D"}, {"identifier": "e", "title": "Search", "image…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: only a search tab may be separate on iPhone
         = note: in SwiftUI 'type: search' is Tab(role: .search) and
                 'automaticallyActivatesSearch' is
                 .tabViewSearchActivation(.searchTabSelection)
         = help: write "type": "search" and "automaticallyActivatesSearch": true,
                 remove 'identifier', suppress 'property-newer-than-target' there,
                 as 18.0 has no such key, or choose another title
         = see https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation

    b.json:2:144: error: 'Search' cannot be the identifier of a search tab [search-tab-identifier]
       2 │ … "search", "identifier": "Search", "title": "Search"}]}
         │                           ^^^^^^^^
         = note: every search tab is called 'com.apple.UIKit.Search' by UIKit
         = fix: remove 'identifier', and refer to the tab as
                'com.apple.UIKit.Search'
         = see https://developer.apple.com/documentation/uikit/uisearchtab

    3 errors, 3 warnings in 2 files
    """),
  SmallRun(
    "what is hidden for good",
    ["lint", "--no-config"],
    texts: [
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true, "isHiddenByDefault": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHiddenByDefault": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": false, "isHiddenByDefault": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true, "allowsHiding": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true, "preferredPlacement": "fixed"}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true, "preferredPlacement": "pinned", "isHiddenByDefault": true}]}
      """,
      """
      {"mode": "tabSidebar", "customizationIdentifier": "m", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true, "live": ["isHidden"]}]}
      """,
      """
      {"framework": "SwiftUI", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "star"}, {"identifier": "c", "title": "C", "image": "star", "isHidden": true}]}
      """,
    ], only: ["[hidden-for-good]", "add 'allows", "remove 'isHidden", "remove the node"],
    """
    01.json:2:170: warning: 'C' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = help: add 'allowsHiding: true', or remove 'isHidden'
    02.json:2:170: warning: 'C' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = help: add 'allowsHiding: true', or remove 'isHidden' and
    03.json:2:179: warning: 'C' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = help: add 'allowsHiding: true' and 'isHidden: true', or remove
    06.json:2:170: warning: 'C' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = help: remove 'isHidden'
    07.json:2:170: warning: 'C' is hidden in a regular iPad window, and users cannot show it [hidden-for-good]
    = help: remove 'isHidden' and 'isHiddenByDefault'
    09.json:2:170: warning: 'C' is hidden, so it is not there [hidden-for-good]
    = help: remove the node, or name 'isHidden' in 'live' if the app shows it
    """),
  SmallRun(
    "a hidden tab that is nowhere", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["t1", "t2"], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "h", "title": "H", "isHidden": true, "allowsHiding": true, "preferredPlacement": "sidebarOnly", "availability": {"horizontalSizeClass": "compact"}}]}
      """
    ], only: ["a.json"],
    """
    a.json:1:113: warning: 'T1' and 'T2' have no images for their items in the bar in a compact iPad window [missing-image]
    """),
  SmallRun(
    "what looks like search, on an older Apple TV", ["lint", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "Search", "image": "magnifyingglass"}, {"identifier": "c", "title": "C", "image": "moon"}]}
      """
    ], only: ["help", "suppress", "older", "key"],
    """
    = help: write "type": "search" and "automaticallyActivatesSearch": true,
    """),
]
