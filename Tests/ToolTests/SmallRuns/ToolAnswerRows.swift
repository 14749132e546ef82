let toolAnswerRows: [SmallRun] = [
  SmallRun(
    "the page of a rule with options",
    ["explain", "default-tab-count"],
    [:],
    only: ["Options", "maximum (", "Read more", "Not like", "https", "sure", "Why"],
    """
    Why it matters
    How sure this is
    Not like this
    Options
    maximum (5): the most items in the bar of an iPad at the start
    Read more
    https://developer.apple.com/design/human-interface-guidelines/tab-bars
    https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar
    """),
  SmallRun(
    "a node that no spec has",
    ["resolve", "a.json", "--why", "x", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "aaaaaa", "title": "AAAAAA"}, {"identifier": "tab00", "title": "TAB00"}, {"identifier": "tab11", "title": "TAB11"}, {"identifier": "tab22", "title": "TAB22"}, {"identifier": "tab33", "title": "TAB33"}, {"identifier": "tab44", "title": "TAB44"}, {"identifier": "tab55", "title": "TAB55"}, {"identifier": "tab66", "title": "TAB66"}, {"identifier": "tab77", "title": "TAB77"}, {"identifier": "tab88", "title": "TAB88"}, {"identifier": "tab99", "title": "TAB99"}, {"identifier": "tab1010", "title": "TAB1010"}, {"identifier": "tab1111", "title": "TAB1111"}]}"#
    ],
    ofErrors: true,
    """
    error: no node has the identifier 'x'
    help: the identifiers are aaaaaa, tab00, tab11, tab22, tab33, tab44, tab55, tab66, tab77, tab88, tab99, tab1010 and 1 more
    """),
  SmallRun(
    "a node that one spec nearly has",
    ["resolve", "a.json", "--why", "tad11", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "aaaaaa", "title": "AAAAAA"}, {"identifier": "tab11", "title": "TAB11"}]}"#
    ],
    ofErrors: true,
    """
    error: no node has the identifier 'tad11'
    help: did you mean 'tab11'?
    """),
  SmallRun(
    "how a tab is reached that a rule is about",
    ["reach", "a.json", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "iOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A", "isEnabled": false}, {"identifier": "h", "title": "H", "isHidden": true}, {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "regular"}}]}"#
    ],
    """
    a.json

    Taps            mean  most  one tap  one or two  no route
      iPad          1.00     1     80 %        80 %      20 %
      iPhone        1.00     1    100 %       100 %         –
      iPhone Duo    1.00     1    100 %       100 %         –

    Everything, the hardest to reach first

      H
        –      out of reach  iPad (regular)
        1 tap  in the bar    iPad (compact); iPhone (any width);
                             iPhone Duo (either display)

      A
        1 tap  in the bar      iPad (compact, or regular in portrait);
                               iPhone (any width); iPhone Duo (either display)
        1 tap  in the sidebar  iPad (regular in landscape)

      B
        1 tap  in the bar      iPad (regular in portrait); iPhone (regular);
                               iPhone Duo (inner display)
        1 tap  in the sidebar  iPad (regular in landscape)
    """),
  SmallRun(
    "limits in the schema of a spec",
    ["schema", "spec"],
    [:],
    only: [
      "minLength", "minProperties", "maxProperties", #""default": {"#, #""default": ["#, "required",
      "else",
    ],
    #"""
    "maxProperties": 16,
    "default": {}
    "required": [
    "required": [
    "required": [
    "required": [
    "required": [
    "required": [
    "description": "Only a bar, or also a sidebar.\n- automatic: tabSidebar if a root node is a group, else tabBar\n- tabBar: a bar only\n- tabSidebar: a bar and a sidebar\nUITabBarController.mode, since 18.0.\nDefault: automatic.\nNot on tvOS: tabSidebar.",
    "minLength": 1,
    "default": {}
    "default": []
    "default": [],
    "required": [
    "required": [
    "else": {
    "description": "The class: UITab, UISearchTab or UITabGroup.\n- tab: UITab\n- search: UISearchTab\n- group: UITabGroup, a section with children\nDefault: group if there are children, else tab."
    "required": [
    "else": {
    "required": [
    "required": [
    "required": [
    "else": {
    "minLength": 1,
    "minLength": 1,
    "default": []
    "default": []
    "default": [],
    "required": [
    "minLength": 1,
    "minLength": 1,
    "default": []
    "default": []
    "default": [],
    "minLength": 1,
    "minLength": 1,
    "default": []
    "default": []
    "default": [],
    "default": [],
    "default": [],
    "required": [
    "required": [
    "description": "Whether the sidebar covers the content or is next to it.\n- automatic: overlap on iPhone and iPad, tile elsewhere\n- overlap: the sidebar covers the content\n- tile: it is next to the content\nUITabBarController.Sidebar.preferredLayout, since 18.0, not on tvOS.\nDefault: automatic.\nNot on visionOS: overlap.",
    "required": [
    "minLength": 1,
    "minLength": 1,
    "required": [
    "required": [
    "minLength": 1,
    "minLength": 1,
    "minLength": 1,
    "minProperties": 1,
    "maxProperties": 1
    "minLength": 1,
    "required": [
    "minProperties": 1
    "description": "Only a bar, or also a sidebar.\n- automatic: tabSidebar if a root node is a group, else tabBar\n- tabBar: a bar only\n- tabSidebar: a bar and a sidebar\nUITabBarController.mode, since 18.0.\nDefault: automatic.\nNot on tvOS: tabSidebar.",
    "minLength": 1,
    "default": {}
    "required": [
    "minProperties": 2
    "required": [
    """#),
  SmallRun(
    "cases in the schema of a layout",
    ["schema", "layout"],
    [:],
    only: [#""if""#, #""then""#, #""else""#, "oneOf", #""compact""#, #""regular""#, #""const""#],
    """
    "oneOf": [
    "oneOf": [
    "oneOf": [
    "compact",
    "regular"
    "oneOf": [
    "const": "iOS"
    "const": "iPhone"
    "compact",
    "regular"
    "const": "iOS"
    "const": "iPhoneDuo"
    "compact",
    "regular"
    "const": "iPadOS"
    "const": null
    "compact",
    "regular"
    "const": "macCatalyst"
    "const": null
    "regular"
    "const": "macOS"
    "const": null
    "regular"
    "const": "tvOS"
    "const": null
    "regular"
    "const": "visionOS"
    "const": null
    "regular"
    "if": {
    "const": "more"
    "then": {
    "const": "More"
    "const": false
    "else": {
    "if": {
    "const": "section"
    "else": {
    "const": true
    "const": false
    "if": {
    "const": "action"
    "then": {
    "else": {
    "if": {
    "then": {
    "else": {
    """),
  SmallRun(
    "meanings in the schema of a record",
    ["schema", "record"],
    [:],
    only: ["required", #""description": "The "#],
    #"""
    "description": "The tabs of a running app, written by TabSpecRecorder: NAME.tabrecord.json.",
    "description": "The platform that the app ships on."
    "description": "The framework of the tabs."
    "description": "The overridden width on iPhone and iPad."
    "required": [
    "description": "The root tabs in a compact appearance."
    "description": "The key under which customizations are stored."
    "description": "The tab with visual emphasis."
    "description": "The position in the bar, and what users can do with it."
    "description": "The properties of the sidebar."
    "description": "The root nodes."
    "required": [
    "required": [
    "required": [
    "description": "The class: UITab, UISearchTab or UITabGroup."
    "description": "The name of the node, unique in the whole hierarchy."
    "description": "The displayed title."
    "description": "The image: the name of an SF Symbol, {\"systemName\": …} or {\"asset\": …}."
    "description": "The image while the tab is selected."
    "description": "The text of the badge."
    "description": "The position in the bar, and what users can do with it."
    "required": [
    "required": [
    "description": "The class: UITab, UISearchTab or UITabGroup."
    "description": "The name of the node, unique in the whole hierarchy."
    "description": "The displayed title."
    "description": "The image: the name of an SF Symbol, {\"systemName\": …} or {\"asset\": …}."
    "description": "The image while the tab is selected."
    "description": "The text of the badge."
    "description": "The position in the bar, and what users can do with it."
    "required": [
    "required": [
    "description": "The class: UITab, UISearchTab or UITabGroup."
    "description": "The name of the node, unique in the whole hierarchy."
    "description": "The displayed title."
    "description": "The image: the name of an SF Symbol, {\"systemName\": …} or {\"asset\": …}."
    "description": "The image while the tab is selected."
    "description": "The text of the badge."
    "description": "The position in the bar, and what users can do with it."
    "description": "The child that is selected with the group."
    "description": "The displayed title."
    "description": "The image: the name of an SF Symbol, {\"systemName\": …} or {\"asset\": …}."
    "required": [
    "description": "The nodes in the group."
    "required": [
    """#),
  SmallRun(
    "a platform twice",
    ["matrix", "a.json", "-p", "ipad", "-p", "iPadOS", "-p", "IPAD", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#
    ],
    only: ["environment", "iPad"],
    """
    12 environments, 2 layouts
    on screen  a bar at the bottom: iPad (compact)
    a bar at the top: iPad (regular)
    A  iPad (compact)
    B  iPad (regular)
    iPad  iPad
    """),
  SmallRun(
    "layouts of a platform twice",
    [
      "resolve", "a.json", "-p", "ipad", "-p", "iPadOS", "-p", "vision", "-p", "vision",
      "--no-config", "--os", "27.0", "--size-class", "regular", "--orientation", "landscape",
    ],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#
    ],
    """
    iPad · 27.0 · regular width · landscape
    iPad is not a target of this spec, which is for iPhone

    ╭──────────────────────────────────────────────────────────────────────────────╮
    │                                   ╭─────╮                                    │
    │                                   │ [A] │                                    │
    │                                   ╰─────╯                                    │
    │                                                                              │
    │                                      A                                       │
    │                                                                              │
    │                                                                              │
    ╰──────────────────────────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one tap away

    1 undocumented assumption; list it with --notes


    Apple Vision Pro · 27.0
    Apple Vision Pro is not a target of this spec, which is for iPhone

                         ╭─────────────────────────────────────────────────────────╮
                         │                                                         │
                         │                                                         │
    ╭─────────────────╮  │                                                         │
    │ [A]             │  │                            A                            │
    ╰ titles on focus ╯  │                                                         │
                         │                                                         │
                         │                                                         │
                         ╰─────────────────────────────────────────────────────────╯
      [ ] selected

    Everything is one tap away
    """),
  SmallRun(
    "a picture's option without a picture",
    ["resolve", "a.json", "--plain", "--no-config"],
    [
      "a.json":
        #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A"}]}"#
    ],
    ofErrors: true,
    """
    error: --plain is about pictures
    help: write --format svg
    usage: tabspec resolve [options] [FILE]
    """),
  SmallRun(
    "rules are aligned, and the last of two severities counts",
    ["rules", "--rule", "nesting-depth=note", "--rule", "nesting-depth=error"], [:],
    only: ["json-syntax", "nesting-depth", "by itself"],
    """
    json-syntax                  error    A tab spec is one JSON text in UTF-8.
    nesting-depth                error    The hierarchy has at most two levels, or
    (error by itself, changed by --rule)
    """),
  SmallRun(
    "a separate item without title and image",
    ["resolve", "a.json", "-p", "iphone", "-f", "svg", "--no-config"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A", "image": {"systemName": "house"}},
        {"identifier": "b", "title": "B"}]}
      """
    ],
    only: ["‹no imag"],
    """
    <text class="dim i" x="388" y="926" font-size="10" text-anchor="middle" textLength="50" lengthAdjust="spacingAndGlyphs">‹no imag…</text>
    """),
  SmallRun(
    "what is not documented, in Markdown",
    ["resolve", "a.json", "-p", "ipad", "-f", "markdown", "--notes", "--no-config"],
    [
      "a.json": """
      {"mode": "tabSidebar", "targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"type": "search", "title": "Search"}]}
      """
    ],
    only: ["stated", "assumed", "observed", "--notes"],
    """
    observed  The bar at the top of an iPad shows titles without images, although
    stated    A search tab without a placement is pinned. (Search)
    stated    In the sidebar a search tab is an ordinary row. (Search)
    """),
  SmallRun(
    "taps in a schema are counted from one",
    ["schema", "layout"],
    [:],
    only: ["\"minimum\""],
    """
    "minimum": 1,
    """),
  SmallRun(
    "lists in a schema without repetitions",
    ["schema"],
    [:],
    only: ["uniqueItems", "minContains", "maxContains"],
    """
    "minContains": 0,
    "maxContains": 1
    "minContains": 0,
    "maxContains": 1
    "minContains": 0,
    "maxContains": 1
    "minContains": 0,
    "maxContains": 1
    "minContains": 0,
    "maxContains": 1
    "minContains": 0,
    "maxContains": 1
    "uniqueItems": true,
    """),
  SmallRun(
    "an image in a schema is a name or an object",
    ["schema"],
    [:],
    only: ["    \"string\",", "    \"object\"", "minProperties", "maxProperties"],
    """
    "maxProperties": 16,
    "string",
    "object"
    "minProperties": 1,
    "maxProperties": 1
    "minProperties": 1
    "minProperties": 2
    """),
  SmallRun(
    "the page of a rule without sources",
    ["explain", "invisible-characters"],
    [:],
    only: ["Why it matters", "Like this", "Not like this", "Read more", "https"],
    """
    Why it matters
    Not like this
    """),
  SmallRun(
    "a width that one of two platforms has",
    [
      "resolve", "a.json", "--no-config", "-p", "tvos", "-p", "ipad", "--size-class", "compact",
      "-f", "json",
    ],
    [
      "a.json":
        #"{"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": "book"}]}"#
    ],
    only: ["\"platform\"", "\"horizontalSizeClass\"", "\"orientation\""],
    """
    "platform": "tvOS",
    "horizontalSizeClass": "regular",
    "orientation": null,
    "platform": "iPadOS",
    "horizontalSizeClass": "compact",
    "orientation": "landscape",
    """),
  SmallRun(
    "the sections of the rules", ["rules"],
    [:], only: ["Identity", "Placement", "Labels and symbols", "Languages and assets"],
    """
    Identity
    Placement
    Labels and symbols
    Languages and assets
    """),

  SmallRun(
    "the title of the schema of titles", ["schema", "titles"],
    [:], only: [#""title": "T"#],
    """
    "title": "Titles",
    """),
  SmallRun(
    "what records may have no other keys in", ["schema", "record"],
    [:], only: [#""additionalProperties""#],
    """
    "additionalProperties": false
    "additionalProperties": false,
    "additionalProperties": false,
    "additionalProperties": false
    "additionalProperties": false
    "additionalProperties": false
    "additionalProperties": false
    "additionalProperties": false,
    """),

  SmallRun(
    "the example of targets in a configuration", ["schema", "config"],
    [:], only: [#""minimumVersion": ""#],
    """
    "minimumVersion": "18.0"
    """),
  SmallRun(
    "lists of a spec that may not be empty", ["schema", "spec"],
    [:], only: [#""minItems""#],
    """
    "minItems": 1,
    "minItems": 1,
    "minItems": 1,
    "minItems": 1,
    "minItems": 1,
    """),

  SmallRun(
    "what Apple says of a rule about a TabView",
    ["explain", "compact-parity", "--framework", "swiftui"],
    [:], only: ["What Apple says", "guidelines", "samples"],
    """
    What Apple says
    The guidelines recommend continuity between compact and regular sizes. Apple's
    samples hide sections in compact width, whose tabs another screen leads to.
    https://developer.apple.com/design/human-interface-guidelines/tab-bars
    """),
  SmallRun(
    "the titles of the objects of a spec", ["schema", "spec"],
    [:], only: [#""title": "A "#, #""title": "Availability"#, #""title": "Sidebar"#],
    """
    "title": "A platform that the app ships on",
    "title": "Sidebar",
    "title": "A view with a title",
    "title": "Availability",
    "title": "A rule switched off",
    "title": "A button in the sidebar",
    "title": "A state of the app that tabs depend on",
    """),

  SmallRun(
    "the least values of a configuration", ["schema", "config"],
    [:], only: [#""minimum""#],
    """
    "minimum": 1,
    "minimum": 1,
    "minimum": 1,
    "minimum": 1,
    "minimum": 1,
    "minimum": 1,
    "minimum": 1,
    "minimum": 1,
    """),
  SmallRun(
    "a property list after an empty line", ["lint", "a.json", "--no-config", "--symbols", "p.txt"],
    [
      "a.json": #"{"tabs": [{"identifier": "a", "title": "A", "image": "house"}]}"#,
      "p.txt": "\n<plist version=\"1.0\"><dict></dict></plist>\n",
    ], ofErrors: true,
    """
    error: p.txt: it names no symbol; write one name on each line, or use SF Symbols' name_availability.plist
    """),
]
