let lintKeyRows: [SmallRun] = [
  SmallRun(
    "names of conditions in 'when' alone", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"signedIn": {"meaning": "In."}, "beta": {"meaning": "B."}, "spare": {"meaning": "S."}},
       "targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "availability": {"when": ["signdIn"]}},
        {"identifier": "d", "title": "D", "availability": {"when": ["beta", "other"]}}]}
      """
    ],
    """
    a.json:1:76: warning: no 'availability' names the condition 'spare' [unused-condition]
       1 │ … ta": {"meaning": "B."}, "spare": {"meaning": "S."}},
         │                           ^^^^^^^
         = help: name it in 'when' or 'unless' where tabs depend on it, or remove it

    a.json:4:63: error: unknown condition 'signdIn' [unknown-condition]
       4 │ … vailability": {"when": ["signdIn"]}},
         │                           ^^^^^^^^^
         = note: an undeclared condition never holds: the node is never there
         = help: did you mean 'signedIn'?
         = fix: write 'signedIn' (may change the layout)

    a.json:5:71: error: unknown condition 'other' [unknown-condition]
       5 │ … ity": {"when": ["beta", "other"]}}]}
         │                           ^^^^^^^
         = note: an undeclared condition never holds: the node is never there
         = help: declare it in 'conditions', with its meaning

    2 errors, 1 warning in 1 file
    """),
  SmallRun(
    "names of conditions in 'unless' alone, and in a variant", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"signedIn": {"meaning": "In."}, "beta": {"meaning": "B.", "usually": false}},
       "targets": [{"platform": "tvOS", "minimumVersion": "27.0"}],
       "variants": [{"availability": {"unless": ["bta"]}, "isTabBarHidden": true},
        {"availability": {"when": ["signedIn"], "unless": ["ofline"]}, "initialTabIdentifier": "b"},
        {"availability": {"when": ["nope"]}, "isTabBarHidden": false}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "availability": {"unless": ["signdIn", "signedIn"]}}]}
      """
    ],
    """
    a.json:3:44: error: unknown condition 'bta' [unknown-condition]
       3 │  "variants": [{"availability": {"unless": ["bta"]}, "isTabBarHidden": t…
         │                                            ^^^^^
         = note: an undeclared condition never holds: it excludes the variant
                 nowhere
         = help: did you mean 'beta'?
         = fix: write 'beta' (may change the layout)

    a.json:3:71: warning: the tab bar is hidden from the start [hidden-tab-bar]
       3 │ … a"]}, "isTabBarHidden": true},
         │                           ^^^^
         = note: users do not see where they are or what else there is
         = help: remove 'isTabBarHidden', give every root node a title and an image,
                 and present full-screen content modally
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:4:54: error: unknown condition 'ofline' [unknown-condition]
       4 │   {"availability": {"when": ["signedIn"], "unless": ["ofline"]}, "initi…
         │                                                      ^^^^^^^^
         = note: an undeclared condition never holds: it excludes the variant
                 nowhere
         = help: declare it in 'conditions', with its meaning

    a.json:5:30: error: unknown condition 'nope' [unknown-condition]
       5 │   {"availability": {"when": ["nope"]}, "isTabBarHidden": false}], "tabs…
         │                              ^^^^^^
         = note: an undeclared condition never holds: the variant never counts
         = help: declare it in 'conditions', with its meaning

    a.json:7:65: error: unknown condition 'signdIn' [unknown-condition]
       7 │ … ilability": {"unless": ["signdIn", "signedIn"]}}]}
         │                           ^^^^^^^^^
         = note: an undeclared condition never holds: it excludes the node nowhere
         = help: did you mean 'signedIn'?
         = fix: write 'signedIn' (may change the layout)

    4 errors, 1 warning in 1 file
    """),
  SmallRun(
    "names that nothing has, in keys of the root", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}],
       "compactTabIdentifiers": ["libary", "homes", "", "my search"], "prominentTabIdentifier": "x", "initialTabIdentifier": "show.1",
       "variants": [{"availability": {"horizontalSizeClass": "compact"}, "compactTabIdentifiers": ["home", "libary", "home", "empty"]}], "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "leadsTo": ["empty"]}, {"identifier": "library", "title": "Library", "image": "books.vertical"},
        {"identifier": "empty", "title": "Empty", "image": "tray", "children": [{"identifier": "show.*", "title": "Show", "repeats": {"samples": ["S"]}}]},
        {"type": "search"}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:2:27: note: 'compactTabIdentifiers' has no effect: variants replace it wherever there is a bar at the bottom [no-effect]
    = fix: remove 'compactTabIdentifiers'
    a.json:2:28: error: no tab or group has the identifier 'libary' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the compact bar
    = help: did you mean 'library'? Write the names in the order of 'tabs', too
    a.json:2:38: error: no tab or group has the identifier 'homes' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the compact bar
    = help: did you mean 'home'? Write the names in the order of 'tabs', too
    a.json:2:47: error: an empty string is not an identifier [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the compact bar
    = help: the root tabs are 'home', 'library', 'empty' and 'com.apple.UIKit.Search'
    a.json:2:51: error: no tab or group has the identifier 'my search' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the compact bar
    = help: did you mean 'com.apple.UIKit.Search'?
    = fix: write 'com.apple.UIKit.Search' (may change the layout)
    a.json:2:91: error: no tab or group has the identifier 'x' [unknown-identifier]
    = note: the system silently ignores it: no tab is emphasized
    = help: the root tabs are 'home', 'library', 'empty' and 'com.apple.UIKit.Search'
    a.json:2:120: error: no tab or group has the identifier 'show.1' [unknown-identifier]
    = note: the app opens on the first tab
    = help: the tabs are 'home', 'library', 'empty' and 'com.apple.UIKit.Search'
    a.json:3:93: warning: 'compactTabIdentifiers' makes 'Search' unreachable in a compact iPad window [compact-parity]
    = note: elsewhere users reach it
    = note: 'Search' is here
    = help: name it there in the order of 'tabs', move it into a group that is named there, or
    a.json:3:102: error: no tab or group has the identifier 'libary' [unknown-identifier]
    = note: the system silently ignores it: the intended tab is missing in the compact bar
    = help: did you mean 'library'?
    = fix: write 'library' (may change the layout)
    """),
  SmallRun(
    "names that nothing has, in keys of nodes", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "home", "title": "Home", "image": "house", "leadsTo": ["libary", "inner", "show.*", "nowhere"]},
        {"identifier": "library", "title": "Library", "image": "books.vertical", "defaultChildIdentifier": "iner", "displayOrderIdentifiers": ["inner", "othr", "home"], "children": [
          {"identifier": "inner", "title": "Inner"}, {"identifier": "other", "title": "Other", "leadsTo": ["inner"]},
          {"identifier": "show.*", "title": "Show", "repeats": {"samples": ["S"]}, "leadsTo": ["show.*"]}]},
        {"identifier": "one", "title": "One", "image": "1.circle", "children": [{"identifier": "only", "title": "Only"}], "defaultChildIdentifier": "home"}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:2:73: error: no tab or group has the identifier 'libary' [unknown-identifier]
    = note: the screen leads to no tab
    = help: did you mean 'library'?
    = fix: write 'library' (may change the layout)
    a.json:2:92: error: 'show.*' represents any number of tabs, and no reference can select one of them 'Show' [unknown-identifier]
    = note: the screen leads to no tab
    = note: this one is repeated
    = help: the tabs are 'home', 'library', 'inner', 'other', 'one' and 1 more
    a.json:2:102: error: no tab or group has the identifier 'nowhere' [unknown-identifier]
    = note: the screen leads to no tab
    = help: did you mean 'other'?
    = fix: write 'other' (may change the layout)
    a.json:3:102: error: no tab or group has the identifier 'iner' [unknown-identifier]
    = note: the system silently ignores it: the group opens its first child
    = help: did you mean 'inner'?
    = fix: write 'inner' (may change the layout)
    a.json:3:137: note: 'displayOrderIdentifiers' has no effect: the children are in this order anyway [no-effect]
    = fix: remove 'displayOrderIdentifiers'
    a.json:3:147: error: no tab or group has the identifier 'othr' [unknown-identifier]
    = note: the system silently ignores it: the intended child keeps its place in 'children'
    = help: did you mean 'other'?
    = fix: write 'other' (may change the layout)
    a.json:3:155: warning: 'home' is not a child of 'Library' [display-order-not-child]
    = note: it is here
    = help: its children are 'inner', 'other' and 'show.*'
    a.json:6:143: error: 'home' is not a child of 'One' [default-child-not-child]
    = note: it is here
    = help: its only child is 'only'
    """),
  SmallRun(
    "variants that change nothing, and some that do", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "a", "sidebar": {"header": {"title": "H"}, "preferredLayout": "automatic"},
       "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabBarMinimizeBehavior": "automatic", "isTabBarHidden": false, "horizontalSizeClass": "compact",
       "compactTabIdentifiers": ["a", "b"], "bottomAccessory": {"title": "P"}, "initialTabIdentifier": "a",
       "variants": [
        {"availability": {"horizontalSizeClass": "regular"}, "sidebar": {"header": {"title": "H"}, "preferredPlacement": "automatic"}},
        {"availability": {"horizontalSizeClass": "regular"}, "sidebar": {"isHidden": false}},
        {"availability": {"platforms": ["macCatalyst"]}, "mode": "tabBar"},
        {"availability": {"minimumVersion": "27.0"}, "compactTabIdentifiers": ["a", "b"], "bottomAccessory": {"title": "P"}, "initialTabIdentifier": "a"},
        {"availability": {"minimumVersion": "26.1"}, "horizontalSizeClass": "compact", "isTabBarHidden": false, "customizationIdentifier": "a"},
        {"availability": {"maximumVersion": "26.0"}, "mode": "automatic"},
        {"availability": {"maximumVersion": "26.9"}, "mode": "tabSidebar", "tabBarMinimizeBehavior": "automatic"},
        {"availability": {"minimumVersion": "26.0"}, "initialTabIdentifier": "b", "compactTabIdentifiers": ["b"]}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "children": [{"identifier": "c", "title": "C"}]}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:51: note: 'customizationIdentifier', 'sidebar', 'sidebar' and 'customizationIdentifier' have no effect: no iPad shows a sidebar [no-effect]
    = note: 'sidebar' as well
    = note: 'sidebar' as well
    = note: 'customizationIdentifier' as well
    = help: remove them
    a.json:5:116: note: 'preferredPlacement' came with 27.0, but the spec covers iPadOS 26.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 27.0, *)', or raise the minimum version
    a.json:6:3: warning: no environment of the targets takes a key from this variant [unused-variant]
    = help: remove it, or move it before the variants that override it
    a.json:7:3: warning: no environment of the targets takes a key from this variant [unused-variant]
    = help: remove it, or correct its 'availability'
    a.json:9:3: warning: the spec has the same values without this variant [unused-variant]
    = help: remove it
    a.json:11:3: warning: the spec has the same values without this variant [unused-variant]
    = help: remove it
    a.json:12:102: warning: 'compactTabIdentifiers' makes 'A' unreachable on iPad [compact-parity]
    = note: elsewhere users reach it
    = note: 'A' is here
    = help: name it there in the order of 'tabs', move it into a group that is named there, or
    a.json:12:119: warning: the bar has fewer than two items on iPad with iPadOS 26 [single-tab]
    = note: a bar is for navigation between sections, and takes up space
    = help: add a second tab to this bar, or hide the bar here
    a.json:12:119: note: the layout changes with the release: on 27.0 'A' is added to the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    """),
  SmallRun(
    "keys of later releases on some platforms", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}],
       "prominentTabIdentifier": "b", "tabBarMinimizeBehavior": "onScrollDown", "bottomAccessory": {"title": "P"}, "sidebar": {"preferredPlacement": "sidebar", "preferredLayout": "overlap"},
       "variants": [{"availability": {"minimumVersion": "26.0"}, "tabBarMinimizeBehavior": "never"}, {"availability": {"platforms": ["visionOS"]}, "bottomAccessory": {"title": "P"}}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "isEnabled": true, "selectedImage": "a.square"},
        {"identifier": "b", "title": "B", "image": "b.circle", "isEnabled": false, "availability": {"minimumVersion": "18.4"}},
        {"identifier": "c", "title": "C", "image": "c.circle", "selectedImage": "c.square", "availability": {"platforms": ["iOS"], "minimumVersion": "26.1"}},
        {"identifier": "d", "title": "D", "image": "d.circle", "children": [{"identifier": "e", "title": "E"}], "isCollapsedByDefault": true, "isSidebarDestination": false},
        {"type": "search", "automaticallyActivatesSearch": true}]}
      """
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:2:28: note: 'prominentTabIdentifier' came with 27.0, but the spec covers iOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 27.0, visionOS 27.0, *)', or raise the minimum version
    a.json:2:59: note: 'tabBarMinimizeBehavior' came with 26.0, but the spec covers iOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.0, visionOS 26.0, tvOS 26.0, *)', or raise the minimum
    a.json:2:94: note: 'bottomAccessory' came with 26.0, but the spec covers iOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.0, *)', or raise the minimum version
    a.json:2:144: note: 'preferredPlacement' came with 27.0, but the spec covers iOS 18.0 and visionOS 26.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 27.0, visionOS 27.0, *)', or raise the minimum version
    a.json:2:144: note: this asks for a sidebar instead of the tab bar on iPhones of regular width [sidebar-on-iphone]
    = note: consider a tab bar first: it keeps the main sections one tap away
    = note: Apple's guidelines advised against a sidebar on iPhone until 8 June 2026, and no longer
    = help: remove 'preferredPlacement', or suppress this rule with the reason
    a.json:3:161: error: 'bottomAccessory' does not exist on Apple Vision Pro [property-availability]
    = note: no target of the variant has it
    = help: remove 'bottomAccessory', or add the target that has it
    a.json:3:187: note: the layout changes with the release on Apple TV: on 26.0 'B' is added to the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:3:187: note: the layout changes with the release on iPhone: on 26.0 'B' is added to the bar, on 27.0 'C' is added to the bar and on 27.0 a sidebar takes the place of the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:4:94: note: 'selectedImage' came with 26.1, but the spec covers iOS 18.0, visionOS 26.0 and tvOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, visionOS 26.1, tvOS 26.1, *)', or raise the minimum
    a.json:5:71: warning: 'B' is disabled [disabled-tab]
    = note: users tap it, and nothing explains why it does not respond
    = fix: leave it enabled, and explain on its screen why it is empty (may change the layout)
    a.json:7:131: note: 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0 and visionOS 26.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, visionOS 26.1, *)', or raise the minimum version
    a.json:8:54: note: 'automaticallyActivatesSearch' came with 26.0, but the spec covers iOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.0, *)', or raise the minimum version
    """),
  SmallRun(
    "keys of later releases on nodes that some releases lack", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle", "selectedImage": "a.square", "availability": {"maximumVersion": "18.9"}},
        {"identifier": "b", "title": "B", "image": "b.circle", "selectedImage": "b.square", "availability": {"minimumVersion": "26.1"}},
        {"identifier": "c", "title": "C", "image": "c.circle", "isEnabled": false, "live": ["isEnabled"], "availability": {"platforms": ["iOS"], "maximumVersion": "18.3"}},
        {"identifier": "d", "title": "D", "image": "d.circle", "availability": {"minimumVersion": "26.0"}, "isCollapsedByDefault": true, "children": [
          {"identifier": "e", "title": "E", "selectedImage": "e.square", "availability": {"maximumVersion": "18.0"}}, {"identifier": "f", "title": "F"}]}]}
      """
    ],
    """
    a.json:1:125: warning: the bar has fewer than two items on iPhone with iOS 26 [single-tab]
       1 │ … ion": "26.0"}], "tabs": [
         │                           ^ to line 6
         = note: a bar is for navigation between sections, and takes up space
         = help: add a second tab to this bar, or hide the bar here

    a.json:1:125: note: the layout changes with the release on Mac: on 27.0 'B' is added to the sidebar [layout-changes-with-release]
       1 │ … ion": "26.0"}], "tabs": [
         │                           ^ to line 6
         = help: if the difference is meant, suppress this rule with the reason

    a.json:1:125: note: the layout changes with the release on iPhone: on 26.0 'D' is added to the bar and 'A' and 'C' are removed from the bar and on 27.0 'B' is added to the bar [layout-changes-with-release]
       1 │ … ion": "26.0"}], "tabs": [
         │                           ^ to line 6
         = help: if the difference is meant, suppress this rule with the reason

    a.json:2:75: note: 'selectedImage' came with 26.1, but the spec covers iOS 18.0 [property-newer-than-target]
       2 │ … rcle", "selectedImage": "a.square", "availability": {"maximumVersion"…
         │                           ^^^^^^^^^^
         = note: on earlier releases the layout does not have it
         = help: guard it with '#available(iOS 26.1, macCatalyst 26.1, *)', or raise
                 the minimum version
         = see https://developer.apple.com/documentation/uikit/uitabbarcontroller

    a.json:4:71: note: 'isEnabled' came with 18.4, but the spec covers iOS 18.0 [property-newer-than-target]
       4 │ … c.circle", "isEnabled": false, "live": ["isEnabled"], "availability":…
         │                           ^^^^^
         = note: on earlier releases the layout does not have it
         = help: guard it with '#available(iOS 18.4, macCatalyst 18.4, *)', or raise
                 the minimum version

    a.json:5:126: note: 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 26.0 and Mac Catalyst 26.0 [property-newer-than-target]
       5 │ … "isCollapsedByDefault": true, "children": [
         │                           ^^^^
         = note: on earlier releases the layout does not have it
         = help: guard it with '#available(iOS 26.1, macCatalyst 26.1, *)', or raise
                 the minimum version

    1 warning, 5 notes in 1 file
    """),
  SmallRun(
    "keys that change nothing, and some that do", ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"mode": "tabSidebar", "compactTabIdentifiers": ["a", "g"], "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}],
       "variants": [{"availability": {"minimumVersion": "27.0"}, "compactTabIdentifiers": []}], "tabs": [
        {"identifier": "a", "title": "A", "image": "No Symbol", "live": ["image"], "leadsTo": []},
        {"identifier": "g", "title": "G", "image": "g.circle", "displayOrderIdentifiers": ["c", "d"], "allowsReordering": true, "children": [{"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D", "live": []}]},
        {"identifier": "h", "title": "H", "image": "h.circle", "allowsReordering": true, "children": [
          {"identifier": "i", "title": "I", "allowsReordering": true, "children": [{"identifier": "j", "title": "J"}, {"identifier": "k", "title": "K"}]}]},
        {"identifier": "l", "title": "L", "image": "l.circle", "displayOrderIdentifiers": ["n", "m", "n"], "children": [{"identifier": "m", "title": "M"}, {"identifier": "n", "title": "N"}, {"identifier": "o.*", "title": "O", "repeats": {"samples": ["P"]}}]},
        {"identifier": "q", "title": "Q", "image": "q.circle", "allowsReordering": true, "sidebarAppearance": "inline", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "r.*", "title": "R", "repeats": {"samples": []}}]},
        {"identifier": "s", "title": "S", "image": "s.circle", "displayOrderIdentifiers": ["t", "u", "t"], "live": ["displayOrderIdentifiers"], "children": [{"identifier": "t", "title": "T"}, {"identifier": "u", "title": "U", "preferredPlacement": "movable"}]}]}
      """,
      "b.json": """
      {"compactTabIdentifiers": [], "customizationIdentifier": "b", "targets": [{"platform": "tvOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}, {"platform": "iOS", "minimumVersion": "26.0"}],
       "variants": [{"availability": {"platforms": ["macCatalyst"]}, "compactTabIdentifiers": ["a"], "mode": "tabBar"}, {"availability": {"platforms": ["tvOS"]}, "compactTabIdentifiers": ["a"]}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle", "preferredPlacement": "movable"}]}
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:49: warning: 'compactTabIdentifiers' makes 'H', 'L', 'Q' and 'S' unreachable, with 'I', 'J', 'K', 'M', 'N' and 4 more inside, in a compact iPad window [compact-parity]
    = note: elsewhere users reach them
    = note: 'H' is here
    = note: 'L' is here
    = note: 'Q' is here
    = note: 'S' is here
    = help: move them into a group that is named there, or specify with 'leadsTo' which screen
    a.json:2:99: warning: the bar starts with 7 items in a regular iPad window, more than 5: 'A', 'G', 'H', 'L', 'Q' and 2 more [default-tab-count]
    = note: users must scroll to items that do not fit
    = help: write 'preferredPlacement: optional' on the less important ones, or put what belongs
    a.json:2:99: warning: 'Q' and 'S' do not fit in the bar and move to More in a compact iPad window with iPadOS 27 [overflow-tabs]
    = note: a bar at the bottom shows five items, or four and More
    = help: put related tabs into a group, which is one item
    a.json:2:99: note: the layout changes with the release in a compact iPad window: on 27.0 'H' and 'L' are added to the bar and on 27.0 'Q' and 'S' are added to More [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:3:89: note: an empty 'leadsTo' has no effect [no-effect]
    = fix: remove 'leadsTo'
    a.json:4:213: note: an empty 'live' has no effect [no-effect]
    = fix: remove 'live'
    a.json:5:78: note: 'allowsReordering' has no effect: 'H' has one child only [no-effect]
    = fix: remove 'allowsReordering'
    a.json:6:78: warning: 'J' and 'K' are at level 3; the recommended maximum is 2 [nesting-depth]
    = note: inside this group
    = note: 'K' as well
    = help: move them up, or show what 'I' holds on a screen of the app
    a.json:7:96: warning: 'n' is listed twice [display-order-not-child]
    = note: only this first place counts
    = help: remove this one
    = fix: remove it here
    a.json:8:139: note: 'isCollapsedByDefault' has no effect: an inline group has no section to collapse [no-effect]
    = fix: remove 'isCollapsedByDefault'
    a.json:8:139: note: 'isCollapsedByDefault' came with 26.1, but the spec covers iPadOS 26.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, *)', or raise the minimum version
    a.json:8:169: note: 'isSidebarDestination' has no effect: an inline group has no row to select [no-effect]
    = fix: remove 'isSidebarDestination' (may change the layout)
    a.json:9:96: warning: 't' is listed twice [display-order-not-child]
    = note: only this first place counts
    = help: remove this one
    = fix: remove it here
    b.json:1:27: note: an empty 'compactTabIdentifiers' has no effect: bars at the bottom show every root node [no-effect]
    = fix: remove 'compactTabIdentifiers'
    b.json:1:58: note: 'customizationIdentifier' and 'movable' of 'B' have no effect: no Mac shows a sidebar [no-effect]
    = note: 'movable' of 'B' as well
    = help: write "mode": "tabSidebar", or remove them
    b.json:2:89: note: 'compactTabIdentifiers' has no effect: no target of the variant has a bar at the bottom [no-effect]
    = fix: remove 'compactTabIdentifiers'
    b.json:2:182: note: 'compactTabIdentifiers' has no effect: no target of the variant has a bar at the bottom [no-effect]
    = help: remove the variant
    """),
  SmallRun(
    "a layout of the sidebar in SwiftUI", ["lint", "a.json"],
    [
      "a.json": """
      {"framework": "SwiftUI", "mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "sidebar": {"preferredLayout": "tile", "header": {"title": "H"}}, "variants": [{"availability": {"minimumVersion": "27.0"}, "sidebar": {"header": {"title": "H"}}}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """
    ], only: ["a.json"],
    """
    a.json:1:190: warning: the spec has the same values without this variant [unused-variant]
    a.json:1:285: warning: 'T1' and 'T2' have no images for their items in the bar in a compact iPad window [missing-image]
    """),
]
