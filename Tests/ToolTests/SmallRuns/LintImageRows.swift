let lintImageRows: [SmallRun] = [
  SmallRun(
    "items without images, two of them in one state only", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"conditions": {"signedIn": {"meaning": "In."}, "beta": {"meaning": "B.", "usually": false}},
       "targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a.*", "title": "", "availability": {"unless": ["signedIn"]}, "repeats": {"samples": ["S", "T"]}},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C", "availability": {"when": ["beta"]}},
        {"identifier": "d", "title": "D", "image": "star", "children": [{"identifier": "e", "title": "E"}]},
        {"identifier": "f", "title": "F", "image": "star", "availability": {"when": ["beta", "signedIn"]}}]}
      """
    ],
    """
    a.json:2:122: warning: the bar gets More on iPhone and iPhone Duo when signedIn does not hold as soon as there are more than 3 of 'a.*' [overflow-tabs]
       2 │ … ion": "27.0"}], "tabs": [
         │                           ^ to line 7
         = note: a bar at the bottom shows five items, or four and More
         = help: put them into a group, which is one item, or specify the maximum
                 number with 'atMost'
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:3:3: warning: 'a.*' (when signedIn does not hold), 'B' and 'C' (when beta holds) have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
       3 │   {"identifier": "a.*", "title": "", "availability": {"unless": ["signe…
         │   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the images of these items would be blank
         = note: 'B' as well
       4 │   {"identifier": "b", "title": "B"},
         │   ─────────────────────────────────
         = note: 'C' as well
       5 │   {"identifier": "c", "title": "C", "availability": {"when": ["beta"]}},
         │   ─────────────────────────────────────────────────────────────────────
         = help: add an 'image' to each, preferably a familiar SF Symbol
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    a.json:6:46: note: 'D' and 'F' have the same image in one bar, 'star' when beta holds [duplicate-image]
       6 │   {"identifier": "d", "title": "D", "image": "star", "children": [{"ide…
         │                                              ^^^^^^
         = note: users find a tab by its image before they read its title
         = note: 'F' as well
       7 │   {"identifier": "f", "title": "F", "image": "star", "availability": {"…
         │                                              ──────
         = help: give one of them another image

    2 warnings, 1 note in 1 file
    """),
  SmallRun(
    "symbols with 'fill' and almost", ["lint", "--no-config", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.fizl"}, {"identifier": "b", "title": "B", "image": "b.fxll.fiul.xill.filx"},
        {"identifier": "c", "title": "C", "image": "fill.c"}, {"identifier": "d", "title": "D", "image": {"systemName": "d.fill.badge.plus"}},
        {"identifier": "e", "title": "E", "image": "e.fills.fil"}]}
      """
    ],
    """
    a.json:3:46: warning: 'C' and 'D' use the filled symbols 'fill.c' and 'd.fill.badge.plus' [filled-symbol]
       3 │   {"identifier": "c", "title": "C", "image": "fill.c"}, {"identifier": …
         │                                              ^^^^^^^^
         = note: the system itself fills symbols where the platform's style requires
                 it
         = note: 'D' as well
       3 │ …  "title": "D", "image": {"systemName": "d.fill.badge.plus"}},
         │                           ───────────────────────────────────
         = help: write 'c' and 'd.badge.plus', the outlines
         = fix: write the outlines (may change the layout)
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    1 warning in 1 file
    """),
  SmallRun(
    "fixed symbols with 'fill'", ["lint", "--no-config", "--diff", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.fill"}, {"identifier": "b", "title": "B", "image": {"systemName": "b.fill.badge.plus"}},
        {"identifier": "c", "title": "C", "image": "c"}]}
      """
    ],
    #"""
    --- a/a.json
    +++ b/a.json
    @@ -1,3 +1,3 @@
     {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
    -  {"identifier": "a", "title": "A", "image": "a.fill"}, {"identifier": "b", "title": "B", "image": {"systemName": "b.fill.badge.plus"}},
    +  {"identifier": "a", "title": "A", "image": "a"}, {"identifier": "b", "title": "B", "image": {"systemName": "b.badge.plus"}},
       {"identifier": "c", "title": "C", "image": "c"}]}
    \ No newline at end of file
    """#),
  SmallRun(
    "names that no symbol has",
    ["lint", "--no-config", "--symbols", "s.txt", "--fail-on", "never", "a.json"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": " house ", "selectedImage": {"systemName": "star\t"}},
        {"identifier": "b", "title": "B", "image": "House"}, {"identifier": "c", "title": "C", "image": {"systemName": "a b"}, "selectedImage": "gear."},
        {"identifier": "d", "title": "D", "image": "hous"}, {"identifier": "e", "title": "E", "image": " "}]}
      """#,
      "s.txt": """

       house
      star

        gear
      house.fill
      """,
    ],
    #"""
    a.json:2:46: warning: there is white space around names of symbols in ' house ' and 'star\t' [symbol-name]
       2 │   {"identifier": "a", "title": "A", "image": " house ", "selectedImage"…
         │                                              ^^^^^^^^^
         = note: no SF Symbol has such a name; nothing would be drawn
         = note: 'star\t' as well
       2 │ … use ", "selectedImage": {"systemName": "star\t"}},
         │                           ────────────────────────
         = fix: remove the white space
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:3:46: warning: 'House', 'a b' and ' ' are not names of an SF Symbol [symbol-name]
       3 │   {"identifier": "b", "title": "B", "image": "House"}, {"identifier": "…
         │                                              ^^^^^^^
         = note: their names have lower-case letters, digits and dots; nothing would
                 be drawn
         = note: 'C' as well
       3 │ …  "title": "C", "image": {"systemName": "a b"}, "selectedImage": "gear…
         │                           ─────────────────────
         = note: 'E' as well
       4 │ …  "title": "E", "image": " "}]}
         │                           ───
         = help: write {"asset": …} for images of the app, or correct the names of
                 symbols

    a.json:3:139: error: unknown symbol 'gear.' [unknown-symbol]
       3 │ … a b"}, "selectedImage": "gear."},
         │                           ^^^^^^^
         = note: without a symbol of this name, nothing is drawn
         = help: did you mean 'gear'?
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:4:46: error: unknown symbol 'hous' [unknown-symbol]
       4 │   {"identifier": "d", "title": "D", "image": "hous"}, {"identifier": "e…
         │                                              ^^^^^^
         = note: without a symbol of this name, nothing is drawn
         = help: did you mean 'house'?

    2 errors, 2 warnings in 1 file
    """#),
  SmallRun(
    "images that neither the app nor the system has",
    ["lint", "--no-config", "--assets", "A.xcassets", "--symbols", "s.txt", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": {"asset": "own"}, "selectedImage": {"asset": "Onw"}},
        {"identifier": "b", "title": "B", "image": {"asset": "Owm"}}, {"identifier": "c", "title": "C", "image": {"asset": "house"}},
        {"identifier": "d", "title": "D", "image": "Own"}, {"identifier": "e", "title": "E", "image": "pot"}]}
      """,
      "A.xcassets/Own.imageset/Contents.json": "{}",
      "A.xcassets/pot.imageset/Contents.json": "{}",
      "s.txt": """
      house
      star
      """,
    ],
    """
    a.json:2:46: warning: no asset catalog has an image 'own' [unknown-asset]
       2 │   {"identifier": "a", "title": "A", "image": {"asset": "own"}, "selecte…
         │                                              ^^^^^^^^^^^^^^^^
         = note: nothing would be drawn
         = note: nor 'Onw'
       2 │ … own"}, "selectedImage": {"asset": "Onw"}},
         │                           ────────────────
         = help: write 'Own': names are case-sensitive

    a.json:3:46: warning: no asset catalog has an image 'Owm' [unknown-asset]
       3 │   {"identifier": "b", "title": "B", "image": {"asset": "Owm"}}, {"ident…
         │                                              ^^^^^^^^^^^^^^^^
         = note: nothing would be drawn
         = help: did you mean 'Own'?

    a.json:3:108: warning: no asset catalog has an image 'house' [unknown-asset]
       3 │ …  "title": "C", "image": {"asset": "house"}},
         │                           ^^^^^^^^^^^^^^^^^^
         = note: nothing would be drawn
         = help: write "house": this is the name of an SF Symbol

    a.json:4:46: warning: 'Own' is not the name of an SF Symbol [symbol-name]
       4 │   {"identifier": "d", "title": "D", "image": "Own"}, {"identifier": "e"…
         │                                              ^^^^^
         = note: their names have lower-case letters, digits and dots; nothing would
                 be drawn
         = help: write {"asset": "Own"} for an image of the app, or correct the
                 symbol's name
         = fix: write it as an image of the app (may change the layout)
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    a.json:4:97: error: unknown symbol 'pot' [unknown-symbol]
       4 │ …  "title": "E", "image": "pot"}]}
         │                           ^^^^^
         = note: without a symbol of this name, nothing is drawn
         = help: look the name up in SF Symbols, or write {"asset": …} for an image
                 of the app
         = see https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar

    1 error, 4 warnings in 1 file
    """),
  SmallRun(
    "symbols that came with a release", ["lint", "--no-config", "--symbols", "s.plist", "a.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "visionOS", "minimumVersion": "26.1"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "house", "selectedImage": "star"}, {"identifier": "b", "title": "B", "image": "star"},
        {"identifier": "c", "title": "C", "image": "moon", "availability": {"minimumVersion": "27.0"}},
        {"identifier": "d", "title": "D", "image": "moon", "availability": {"platforms": ["iOS"]}},
        {"identifier": "e", "title": "E", "image": "mon", "selectedImage": "moon"}]}
      """,
      "s.plist": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><!-- a > b --> > <dict>
      <key>symbols</key><dict><key>house</key><string>2019</string><key>star</key><string>2025</string><key>moon</key><string>2026</string></dict>
      <key>year_to_release</key><dict>
      <key>2019</key><dict><key>iOS</key><string>13.0</string></dict>
      <key>2025</key><dict><key>iOS</key><string>26.0</string></dict>
      <key>2026</key><dict><key>iOS</key><string>27.0</string></dict></dict>
      </dict></plist>
      """,
    ], columns: 240, only: wordsOfFindings,
    """
    a.json:1:172: note: the layout changes with the release on Apple Vision Pro: on 27.0 'C' is added to the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:1:172: note: the layout changes with the release on iPad: on 27.0 'C' is added to the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:1:172: note: the layout changes with the release on iPhone: on 27.0 'C' is added to the bar [layout-changes-with-release]
    = help: if the difference is meant, suppress this rule with the reason
    a.json:2:72: note: 'selectedImage' came with 26.1, but the spec covers iOS 26.0 and iPadOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, visionOS 26.1, *)', or raise the minimum version
    a.json:2:124: error: the symbol 'star' came with 26.0, but the spec covers iPadOS 18.0 [unknown-symbol]
    = note: without a symbol of this name, nothing is drawn
    = help: use an older symbol, or add this one to the app as an asset
    a.json:3:46: note: 'C' and 'D' have the same image in one bar, 'moon' on iPhone with iOS 27 and iPhone Duo [duplicate-image]
    = note: users find a tab by its image before they read its title
    = note: 'D' as well
    = help: give one of them another image
    a.json:4:46: error: the symbol 'moon' came with 27.0, but the spec covers iOS 26.0 [unknown-symbol]
    = note: without a symbol of this name, nothing is drawn
    = help: use an older symbol, or add this one to the app as an asset
    a.json:5:46: error: unknown symbol 'mon' [unknown-symbol]
    = note: without a symbol of this name, nothing is drawn
    = note: the symbol 'moon' came with 27.0, but the spec covers iOS 26.0, iPadOS 18.0 and
    = help: did you mean 'moon'?
    a.json:5:70: note: 'selectedImage' came with 26.1, but the spec covers iOS 26.0 and iPadOS 18.0 [property-newer-than-target]
    = note: on earlier releases the layout does not have it
    = help: guard it with '#available(iOS 26.1, visionOS 26.1, *)', or raise the minimum version
    """),
  SmallRun(
    "images and titles in bars that never meet", ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "car", "suppress": [{"rule": "duplicate-image", "reason": "R."}, {"rule": "missing-image", "reason": "S."}]},
        {"identifier": "b", "title": "B", "image": "car", "availability": {"platforms": ["iOS"]}},
        {"identifier": "c", "title": "C", "image": "car", "availability": {"platforms": ["iPadOS"]}},
        {"identifier": "d", "title": "D", "image": {"asset": "car"}}]}
      """,
      "b.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "", "image": "car"}, {"identifier": "b", "title": " ", "image": {"systemName": "car"}},
        {"identifier": "c", "title": "C", "image": "bus"}, {"identifier": "d", "title": "C ", "image": "bus"},
        {"identifier": "e", "title": "E", "image": "bus", "live": ["image"]}]}
      """,
    ],
    """
    a.json:2:111: warning: nothing here needs the suppression of 'missing-image' [unused-suppression]
       2 │ … mage", "reason": "R."}, {"rule": "missing-image", "reason": "S."}]},
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = fix: remove the entry

    b.json:2:32: warning: the tab 'a' and the tab 'b' have empty titles [missing-label]
       2 │   {"identifier": "a", "title": "", "image": "car"}, {"identifier": "b",…
         │                                ^^
         = note: users must guess from the image, and VoiceOver has nothing to read
         = note: 'b' as well
       2 │ … ntifier": "b", "title": " ", "image": {"systemName": "car"}},
         │                           ───
         = help: write a short title that names what is inside
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:2:45: note: 'a' and 'b' have the same image in one bar, 'car' [duplicate-image]
       2 │   {"identifier": "a", "title": "", "image": "car"}, {"identifier": "b",…
         │                                             ^^^^^
         = note: users find a tab by its image before they read its title
         = note: 'b' as well
       2 │ …  "title": " ", "image": {"systemName": "car"}},
         │                           ─────────────────────
         = help: give one of them another image

    b.json:2:82: warning: the title has only invisible characters [invisible-characters]
       2 │ … ntifier": "b", "title": " ", "image": {"systemName": "car"}},
         │                           ^^^
         = note: it shifts the text or changes its direction, or disturbs VoiceOver
         = help: write visible characters

    b.json:3:83: warning: 'C' is also the title of another tab next to this one [duplicate-title]
       3 │ … ntifier": "d", "title": "C ", "image": "bus"},
         │                           ^^^^
         = note: it is here
       3 │   {"identifier": "c", "title": "C", "image": "bus"}, {"identifier": "d"…
         │                                ───
         = help: choose titles that distinguish the two

    b.json:3:83: warning: the title 'C' has white space at its end [invisible-characters]
       3 │ … ntifier": "d", "title": "C ", "image": "bus"},
         │                           ^^^^
         = note: it shifts the text or changes its direction, or disturbs VoiceOver
         = fix: write "C"

    5 warnings, 1 note in 2 files, 1 suppressed
    """),
  SmallRun(
    "nodes of which one is suppressed, and too few are left",
    ["lint", "--no-config", "a.json", "b.json"],
    [
      "a.json": """
      {"framework": "SwiftUI", "mode": "tabSidebar", "customizationIdentifier": "a", "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "A", "title": "A", "image": "star"}, {"identifier": "B", "title": "B", "image": "star", "suppress": [{"rule": "identifier-from-title", "reason": "R."}, {"rule": "duplicate-image", "reason": "R."}]},
        {"identifier": "c", "title": "C", "image": "c.fill", "isHidden": true, "suppress": [{"rule": "filled-symbol", "reason": "R."}]}, {"identifier": "c", "title": "E", "image": "e.circle", "suppress": [{"rule": "hidden-for-good", "reason": "R."}]}]}
      """,
      "b.json": """
      {"mode": "tabSidebar", "customizationIdentifier": "b", "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifier": "b", "title": "B", "image": "b.circle"}, {"identifier": "c", "title": "C", "image": "c.circle"}, {"identifier": "d", "title": "D", "image": "d.circle"},
        {"identifier": "e", "title": "E", "image": "e.circle"}, {"identifier": "f", "title": "F", "image": "f.circle", "preferredPlacement": "optional"}, {"identifier": "g", "title": "G", "image": "g.circle", "children": [{"identifier": "x", "title": "X", "badgeValue": "100"}]}]}
      """,
    ],
    """
    a.json:3:68: warning: 'C' is hidden, so it is not there [hidden-for-good]
       3 │ … : "c.fill", "isHidden": true, "suppress": [{"rule": "filled-symbol", …
         │                           ^^^^
         = note: a hidden tab is neither in bars nor in sidebars, and users cannot
                 show it by customizing
         = note: in SwiftUI 'isHidden' is .hidden(_:)
         = help: remove the node, or name 'isHidden' in 'live' if the app shows it
         = see https://developer.apple.com/documentation/swiftui/tabcontent/hidden(_:)

    a.json:3:200: warning: nothing here needs the suppression of 'hidden-for-good' [unused-suppression]
       3 │ … e.circle", "suppress": [{"rule": "hidden-for-good", "reason": "R."}]}…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = fix: remove the entry

    b.json:1:127: warning: 'E', 'F' and 'G' do not fit in the bar and move to More in a compact iPad window [overflow-tabs]
       1 │ ╭ … ion": "18.0"}], "tabs": [
         │ │                           ^
       2 │ │   {"identifier": "a", "title": "A", "image": "a.circle"}, {"identifie…
       3 │ ╰   {"identifier": "e", "title": "E", "image": "e.circle"}, {"identifie…
         = note: a bar at the bottom shows five items, or four and More
         = help: put related tabs into a group, which is one item
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    b.json:3:265: note: the badge of 'X' is not visible in a compact iPad window [hidden-badge]
       3 │ … le": "X", "badgeValue": "100"}]}]}
         │                           ^^^^^
         = note: the tab has no item in the bar there, and no row in a sidebar
         = help: give 'G' a badge too, such as the sum of those inside it
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    3 warnings, 1 note in 2 files, 3 suppressed
    """),
]
