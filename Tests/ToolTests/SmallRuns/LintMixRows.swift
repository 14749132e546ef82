let lintMixRows: [SmallRun] = [
  SmallRun(
    "a hidden bar, and a repeated group with a search tab", ["lint", "--no-config", "a.json"],
    [
      "a.json": #"""
      {"isTabBarHidden": true,
       "tabs": [
        {"identifier": "Library1", "title": "Title1", "image": "star.fill"},
        {"identifier": "t.2.*", "title": "Explore", "repeats": {"samples": ["S0", "S1"]}, "children": [
          {"identifier": "Library3", "title": "Title3", "image": "3.circle", "badgeValue": " 3", "availability": {"platforms": ["tvOS"], "horizontalSizeClass": "compact"}},
          {"type": "search", "title": "Home\u200bPage", "image": "3.circle", "selectedImage": "gear", "preferredPlacement": "automatic", "availability": {"horizontalSizeClass": "regular"}, "leadsTo": ["com.apple.UIKit.Search"]}]},
        {"identifier": "tab4", "title": "Inbox", "image": "person.crop.circle.fill.badge.plus", "isHidden": true, "isHiddenByDefault": true}]}
      """#
    ], columns: 240, only: wordsOfFindings,
    #"""
    a.json:1:20: warning: the tab bar is hidden from the start [hidden-tab-bar]
    = note: users do not see where they are or what else there is
    = help: remove 'isTabBarHidden', give every root node a title and an image, and present
    a.json:2:10: warning: items may be truncated on Apple TV as soon as there are more than 5 of 'Explore': about 7 items fit in the bar [overflow-tabs]
    = note: items that do not fit fade out at the edge, and there is no More
    = help: put them into a group, or onto a screen
    a.json:2:10: warning: the bar gets More on iPhone and iPhone Duo, and in a compact iPad window as soon as there are more than 3 of 'Explore' [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put them into a group, which is one item, or specify the maximum number with 'atMost'
    a.json:3:58: warning: 'Title1' and 'Inbox' use the filled symbols 'star.fill' and 'person.crop.circle.fill.badge.plus' [filled-symbol]
    = note: the system itself fills symbols where the platform's style requires it
    = note: 'Inbox' as well
    = help: write 'star' and 'person.crop.circle.badge.plus', the outlines
    = fix: write the outlines
    a.json:5:86: warning: the badge ' 3' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    a.json:5:86: warning: the badge '3' has white space at its start [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "3"
    a.json:6:5: error: 'Home\u{200B}Page' is inside 'Explore', which is repeated [repeated-identifier]
    = note: this one is repeated
    = help: move the search tab out of it: all search tabs have one identifier
    a.json:6:5: warning: the search tab is inside the group 'Explore', so an iPhone's bar has no item for it [nested-search-tab]
    = note: only root nodes have items there, such as this one
    = help: move the search tab to the end of 'tabs'
    a.json:6:5: warning: the search tab 'Home\u{200B}Page' has neither the symbol nor a title of search [search-tab-not-search]
    = note: for the system and VoiceOver the tab is search
    = help: remove 'image' if the tab is for search; if not, remove 'type' and write an
    a.json:6:33: warning: the title 'HomePage' has a zero width space in it (U+200B) [invisible-characters]
    = note: it shifts the text or changes its direction, or disturbs VoiceOver
    = fix: write "HomePage"
    a.json:6:89: note: 'selectedImage' came with 26.1, but the spec covers iOS 18.0, iPadOS 18.0, Mac Catalyst 18.0, tvOS 18.0 and visionOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, macCatalyst 26.1, tvOS 26.1, visionOS 26.1, *)', or
    a.json:6:119: error: the search tab is placed 'automatic' instead of 'pinned' [search-tab-pinned]
    = note: in the bar of an iPad or a Mac only a pinned item is always at the trailing end
    = fix: write 'pinned' (may change the layout)
    a.json:7:103: warning: 'Inbox' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true', or remove 'isHidden' and 'isHiddenByDefault'
    """#),
  SmallRun(
    "a list with names of nested and of repeated nodes", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"beta": {"meaning": "M beta", "usually": false}, "offline": {"meaning": "M offline"}, "signedIn": {"meaning": "M signedIn", "usually": false}},
       "mode": "tabBar",
       "compactTabIdentifiers": ["tab1", "tab3", "t.4", "home5.*", "tab8"],
       "tabBarMinimizeBehavior": "onScrollUp",
       "variants": [
        {"availability": {"horizontalSizeClass": "regular"}, "mode": "tabBar"}],
       "tabs": [
        {"identifier": "tab1", "title": "Title1", "image": "1.circle", "preferredPlacement": "pinned", "leadsTo": ["Library6", "tab8"]},
        {"identifier": "home2", "title": "Create Post", "image": "plus", "availability": {"platforms": ["tvOS"]}},
        {"identifier": "tab3", "title": "Title3", "image": "3.circle", "children": [
          {"identifier": "t.4", "title": "Title4", "image": "4.circle", "preferredPlacement": "pinned"},
          {"identifier": "home5.*", "title": "Title5", "repeats": {"samples": [], "atMost": 1}, "viewController": "HomeVC"},
          {"identifier": "Library6", "title": "Title6", "image": "6.circle", "isHiddenByDefault": true}]},
        {"identifier": "tab7", "title": "Title7", "selectedImage": "star"},
        {"identifier": "tab8", "title": "Title8"}],
       "suppress": [{"rule": "duplicate-image", "reason": "r"}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:17: warning: no 'availability' names the condition 'beta' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:1:66: warning: no 'availability' names the condition 'offline' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:1:103: warning: no 'availability' names the condition 'signedIn' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:3:27: warning: 'compactTabIdentifiers' makes 'Title7' unreachable on iPhone and in a compact iPad window [compact-parity]
    = note: elsewhere users reach it
    = note: 'Title7' is here
    = help: name it there in the order of 'tabs', move it into a group that is named there, or
    a.json:3:44: error: 't.4' is not a root tab: it is inside 'Title3' [compact-tab-not-root]
    = note: it is here
    = help: remove it: the root group is in the list already
    a.json:3:51: error: 'home5.*' represents any number of tabs, and no reference can select one of them 'Title5' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the compact bar
    = note: this one is repeated
    = help: did you mean 'home2'? Write the names in the order of 'tabs', too
    a.json:4:28: note: 'tabBarMinimizeBehavior' came with 26.0, but the spec covers iOS 18.0, iPadOS 18.0 and Mac Catalyst 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.0, macCatalyst 26.0, tvOS 26.0, visionOS 26.0, *)', or
    a.json:6:3: warning: the spec has the same values without this variant [unused-variant]
    = help: remove it
    a.json:6:64: warning: with the mode 'tabBar' there is no sidebar on iPad, Mac and Apple Vision Pro, so the sections of groups never show [group-in-tab-bar-mode]
    = note: such as this group
    = help: leave 'mode' out, or make the groups plain tabs
    a.json:7:10: note: the order of the bar differs from the spec in a regular iPad window [bar-order]
    = note: 'Title8', which is written after 'Title1', comes before it in the bar
    = note: fixed items come first, pinned ones last
    = help: write fixed tabs first and pinned ones last, in 'compactTabIdentifiers' as well
    a.json:9:3: note: the symbol 'plus' of 'Create Post' looks like an action, not like a section [action-like-tab]
    = note: a tab bar is for navigation; actions belong in a toolbar
    = help: choose a symbol for the section that it opens, or move the action into a toolbar
    a.json:10:3: note: choosing a child of 'Title3' does not change the screen by itself on Mac and in a regular iPad window [group-navigation]
    = note: without a managing navigation controller the group's own screen stays
    = help: set one and write "managesNavigation": true, or show the child's screen in the app's
    a.json:13:93: warning: 'Title6' is hidden on Mac and in a regular iPad window, and users cannot show it [hidden-for-good]
    = note: users can show only tabs with 'allowsHiding'
    = help: add 'allowsHiding: true' and 'isHidden: true', or remove 'isHiddenByDefault'
    a.json:14:3: warning: 'Title7' and 'Title8' have no images for their items in the bar on iPhone, iPhone Duo and Apple Vision Pro, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
    = note: the images of these items would be blank
    = note: 'Title8' as well
    = help: add an 'image' to each, preferably a familiar SF Symbol
    a.json:14:62: note: 'selectedImage' came with 26.1, but the spec covers iOS 18.0, iPadOS 18.0, Mac Catalyst 18.0, tvOS 18.0 and visionOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, macCatalyst 26.1, tvOS 26.1, visionOS 26.1, *)', or
    a.json:16:15: warning: nothing here needs the suppression of 'duplicate-image' [unused-suppression]
    = fix: remove the entry
    """),
  SmallRun(
    "a TabView with a section, and a symbol of search", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"framework": "SwiftUI",
       "conditions": {"signedIn": {"meaning": "M signedIn", "usually": false}, "offline": {"meaning": "M offline", "usually": false}},
       "targets": [{"platform": "tvOS", "minimumVersion": "18.1"}, {"platform": "visionOS", "minimumVersion": "18.0"}, {"platform": "iOS", "minimumVersion": "26.0"}],
       "tabs": [
        {"identifier": "tab1", "title": "Café", "children": [
          {"identifier": "Library2", "title": "Title2", "image": "star"}]},
        {"identifier": "Library3", "title": "Inbox", "image": "magnifyingglass", "availability": {"minimumVersion": "27.0", "when": ["signedIn"]}, "allowsHiding": false}]}
      """
    ],
    """
    a.json:2:74: warning: no 'availability' names the condition 'offline' [unused-condition]
       2 │ … In", "usually": false}, "offline": {"meaning": "M offline", "usually"…
         │                           ^^^^^^^^^
         = help: name it in 'when' or 'unless' where tabs depend on it, or remove it

    a.json:4:10: warning: the bar has fewer than two items [single-tab]
       4 │  "tabs": [
         │          ^ to line 7
         = note: a bar is for navigation between sections, and takes up space
         = help: add a second tab to this bar, or hide the bar here

    a.json:4:10: note: the layout changes with the release on Apple TV when signedIn holds: on 27.0 'Inbox' is added to the bar [layout-changes-with-release]
       4 │  "tabs": [
         │          ^ to line 7
         = help: if the difference is meant, suppress this rule with the reason

    a.json:4:10: note: the layout changes with the release on Apple Vision Pro when signedIn holds: on 27.0 'Inbox' is added to the bar [layout-changes-with-release]
       4 │  "tabs": [
         │          ^ to line 7
         = help: if the difference is meant, suppress this rule with the reason

    a.json:4:10: note: the layout changes with the release on iPhone when signedIn holds: on 27.0 'Inbox' is added to the bar [layout-changes-with-release]
       4 │  "tabs": [
         │          ^ to line 7
         = help: if the difference is meant, suppress this rule with the reason

    a.json:5:3: warning: nothing leads to 'Title2' on Apple Vision Pro: the section 'Café' is one item, and there is no sidebar [section-without-sidebar]
       5 │ ╭   {"identifier": "tab1", "title": "Café", "children": [
       6 │ ╰     {"identifier": "Library2", "title": "Title2", "image": "star"}]},
         = note: the automatic style of a TabView has no sidebar
         = note: in SwiftUI 'mode: tabSidebar' is .tabViewStyle(.sidebarAdaptable)
         = help: write 'mode: tabSidebar', or take the tabs out of the section
         = see https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)

    a.json:7:3: warning: 'Inbox' has the symbol of search, but is an ordinary tab [search-like-tab]
       7 │   {"identifier": "Library3", "title": "Inbox", "image": "magnifyingglas…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: only a search tab may be separate on iPhone
         = note: in SwiftUI 'type: search' is Tab(role: .search) and
                 'automaticallyActivatesSearch' is
                 .tabViewSearchActivation(.searchTabSelection)
         = help: write "type": "search" and "automaticallyActivatesSearch": true,
                 remove 'identifier', or choose another symbol
         = see https://developer.apple.com/documentation/swiftui/enhancing-your-app-content-with-tab-navigation

    4 warnings, 3 notes in 1 file
    """),
  SmallRun(
    "identifiers that are used twice, in groups of a hidden bar",
    ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"beta": {"meaning": "M beta", "usually": true}, "signedIn": {"meaning": "M signedIn", "usually": false}, "offline": {"meaning": "M offline"}},
       "isTabBarHidden": true,
       "tabs": [
        {"identifier": "home1", "title": "Title1", "image": "radio", "availability": {"horizontalSizeClass": "regular"}, "children": [
          {"identifier": "tab2", "title": "Title2", "image": "No Symbol", "preferredPlacement": "pinned", "isSidebarDestination": false, "children": [
            {"identifier": "Library3", "title": "Title3", "image": "3.circle"}]}]},
        {"identifier": "t.4", "title": "Browse", "live": ["title", "isHidden"], "sidebarActions": [{"title": "New", "image": "plus"}], "sidebarAppearance": "rootSection", "isCollapsedByDefault": true, "children": [
          {"identifier": "Library3", "title": "Title5", "image": "5.circle", "live": ["isHiddenByDefault", "isHidden"]}]},
        {"identifier": "t.6", "title": "Title6", "preferredPlacement": "pinned", "sidebarActions": [{"title": "New", "image": "plus"}], "defaultChildIdentifier": "home1", "children": [
          {"identifier": "home1", "title": ""}]}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:17: warning: no 'availability' names the condition 'beta' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:1:65: warning: no 'availability' names the condition 'signedIn' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:1:122: warning: no 'availability' names the condition 'offline' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:2:20: warning: the tab bar is hidden from the start [hidden-tab-bar]
    = note: users do not see where they are or what else there is
    = help: remove 'isTabBarHidden', give every root node a title and an image, and present
    a.json:3:10: note: the layout changes with the release in a regular iPad window: on 27.0 the section of 'Browse' is collapsed at first [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:3:10: note: the layout changes with the release on Mac: on 27.0 the section of 'Browse' is collapsed at first [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:5:56: warning: 'No Symbol' is not the name of an SF Symbol [symbol-name]
    = note: their names have lower-case letters, digits and dots; nothing would be drawn
    = help: write {"asset": "No Symbol"} for an image of the app, or correct the symbol's name
    = fix: write it as an image of the app (may change the layout)
    a.json:6:7: warning: 'Title3' is at level 3; the recommended maximum is 2 [nesting-depth]
    = note: inside this group
    = help: move it up, or show what 'Title2' holds on a screen of the app
    a.json:7:190: note: 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 18.0, Mac Catalyst 18.0 and visionOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, macCatalyst 26.1, visionOS 26.1, *)', or raise the
    a.json:8:20: error: identifier 'Library3' is already taken by 'Title3' [duplicate-identifier]
    = note: first used here
    = help: give this tab an identifier of its own
    a.json:9:3: error: 'Title6' is pinned and has no image: its item is empty [pinned-tab-image]
    = note: the bar shows only the image of a pinned item
    = help: add an 'image', or choose a placement that shows the title, such as 'default'
    a.json:10:20: error: identifier 'home1' is already taken by 'Title1' [duplicate-identifier]
    = note: first used here
    = help: give this tab an identifier of its own
    a.json:10:38: warning: the tab 'home1' has an empty title [missing-label]
    = note: nothing of it is visible, and VoiceOver has nothing to read
    = help: write a short title that names what is inside
    """),
  SmallRun(
    "an overridden width, and variants of releases and states", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"beta": {"meaning": "M beta", "usually": false}, "offline": {"meaning": "M offline", "usually": false}, "signedIn": {"meaning": "M signedIn", "usually": true}},
       "isTabBarHidden": false,
       "horizontalSizeClass": "regular",
       "variants": [
        {"availability": {"horizontalSizeClass": "compact", "maximumVersion": "27.0"}, "mode": "tabSidebar", "bottomAccessory": {"title": "P"}, "sidebar": {"isHidden": false, "preferredLayout": "automatic", "preferredPlacement": "sidebar", "header": {"title": "Head"}}},
        {"availability": {"unless": ["beta"]}, "mode": "tabSidebar"},
        {"availability": {"minimumVersion": "26.0", "maximumVersion": "27.0"}, "compactTabIdentifiers": ["com.apple.UIKit.Search", "t.2"], "prominentTabIdentifier": "com.apple.UIKit.Search", "horizontalSizeClass": "compact"}],
       "tabs": [
        {"type": "search", "image": "0.circle", "selectedImage": "ellipsis.circle.fill", "allowsHiding": true},
        {"identifier": "t.1", "title": "New", "image": "1.circle", "availability": {"horizontalSizeClass": "regular"}},
        {"identifier": "t.2", "title": "Listen Now Today", "image": "star"}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:66: warning: no 'availability' names the condition 'offline' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:1:121: warning: no 'availability' names the condition 'signedIn' [unused-condition]
    = help: name it in 'when' or 'unless' where tabs depend on it, or remove it
    a.json:5:123: note: 'bottomAccessory' came with 26.0, but the spec covers iOS 18.0 and iPadOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.0, macCatalyst 26.0, *)', or raise the minimum version
    a.json:5:224: note: 'preferredPlacement' has no effect: only an iPhone chooses by it between bar and sidebar [no-effect]
    = fix: remove 'preferredPlacement'
    a.json:5:224: note: 'preferredPlacement' came with 27.0, but the spec covers iOS 18.0 and iPadOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 27.0, macCatalyst 27.0, visionOS 27.0, *)', or raise the
    a.json:6:50: note: there are no groups, so the sidebar on iPad is the bar as a list [sidebar-without-groups]
    = help: put tabs into groups, or remove 'mode'
    a.json:8:10: note: the layout changes with the release on iPad: on 26.0 the bar takes the place of a sidebar, on 26.0 'New' is removed from the bar and on 26.0 the hidden sidebar goes [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:8:10: note: the layout changes with the release on iPhone: on 26.0 'New' is removed from the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:9:3: warning: the search tab is not the last of the tabs on iPhone with iOS 18 and iPhone Duo [search-tab-last]
    = note: 'Listen Now Today' comes after it
    = note: (observed on 18 and 27) where it is not separate it stays where it is written
    = help: move the search tab to the end of 'tabs' and its name to the end of
    a.json:9:3: note: the app opens on the search tab [opens-on-search]
    = note: (observed, not documented) UIKit selects the first of 'tabs' at launch
    = help: move the search tab to the end of 'tabs' and its name to the end of
    a.json:9:60: note: 'selectedImage' came with 26.1, but the spec covers iOS 18.0, iPadOS 18.0, Mac Catalyst 18.0, tvOS 18.0 and visionOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, macCatalyst 26.1, tvOS 26.1, visionOS 26.1, *)', or
    a.json:9:100: warning: 'Search' is pinned, but users may hide it on iPad with iPadOS 18 and Mac [hiding-fixed-tab]
    = note: what users hide in the sidebar leaves the bar, too
    = fix: remove 'allowsHiding' (may change the layout)
    a.json:11:34: note: 'Listen Now Today' has 3 words [multiword-title]
    = note: wide titles leave room for fewer items, and text may be larger
    = help: use a single word if there is one
    """),
  SmallRun(
    """
    groups that are empty on some devices, badges, and symbols that are all filled
    """,
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.fill", "badgeValue": "+", "children": [{"identifier": "b", "title": "B", "availability": {"platforms": ["iOS"]}}]},
        {"identifier": "c", "title": "C", "image": "c.fill.circle", "badgeValue": "9+", "children": [{"identifier": "d", "title": "D", "image": "d.fill", "availability": {"platforms": ["tvOS"]}}]},
        {"identifier": "e", "title": "E", "image": "e.fill", "badgeValue": "1+2"}, {"identifier": "f", "title": "F", "image": "f.badge.fill", "badgeValue": "99"},
        {"identifier": "g", "title": "G", "image": "g.fill", "badgeValue": "!", "allowsHiding": true, "isHidden": true, "preferredPlacement": "fixed"}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "customizationIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "children": [{"identifier": "b", "title": "B", "availability": {"platforms": ["iOS"]}}]},
        {"identifier": "c", "title": "C", "image": "c.circle", "children": [{"identifier": "d", "title": "D", "availability": {"platforms": ["iOS"]}}]},
        {"identifier": "e", "title": "E", "image": "e.circle", "children": []},
        {"identifier": "h", "title": "H", "image": "h.circle", "isHiddenByDefault": true, "allowsHiding": true, "preferredPlacement": "movable"}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:190: note: 5 of 5 root tabs have a badge [too-many-badges]
    = note: 'A', 'C', 'E', 'F' and 'G' have one: too many to notice
    = help: keep the badge of what is critical
    a.json:2:3: warning: the groups 'A' (iPad and Apple TV) and 'C' (iPhone and iPad) have no children there [empty-group]
    = note: each child has an 'availability' that excludes it there
    = note: 'C' as well
    = help: give each group the 'availability' of its children
    a.json:2:70: warning: the badge '+' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    a.json:3:139: note: 'D', 'E', 'F' and 'G' use the filled symbols 'd.fill', 'e.fill', 'f.badge.fill' and 'g.fill' [filled-symbol]
    = note: the system itself fills symbols where the platform's style requires it
    = note: 'E' as well
    = note: 'F' as well
    = note: 'G' as well
    = help: write 'd', 'e', 'f.badge' and 'g', the outlines
    = fix: write the outlines
    a.json:4:70: warning: the badge '1+2' is neither a number nor '!' [badge-value]
    = note: a badge is a small oval: words do not fit, and other signs look like mistakes
    = help: write digits, digits and '+', or '!'
    a.json:5:91: warning: 'G' is fixed, but users may hide it in a regular iPad window [hiding-fixed-tab]
    = note: what users hide in the sidebar leaves the bar, too
    = help: choose a placement that users may change, such as 'default'
    b.json:2:3: warning: the groups 'A' and 'C' have no children on iPad [empty-group]
    = note: each child has an 'availability' that excludes it there
    = note: 'C' as well
    = help: give each group the 'availability' of its children
    b.json:4:3: warning: the group 'E' has no children [empty-group]
    = help: leave the section out while it is empty, or describe with 'repeats' what fills it
    b.json:5:79: note: 'isHiddenByDefault' alone may not hide 'H' at the first launch [hidden-by-default-only]
    = note: Apple's article uses it for that, but the header speaks of a reset only
    = fix: write 'isHidden: true' as well
    """),
]
