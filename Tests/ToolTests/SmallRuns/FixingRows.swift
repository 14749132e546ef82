let fixingRows: [SmallRun] = [
  SmallRun(
    "assumed targets",
    ["lint", "./a.json", "--no-config", "-f", "text"],
    [
      "a.json": """
      {"$schema": "x", "tabs": [{"identifier": "a", "title": "Settings", "image": "gear"}, {"identifier": "b", "title": "More"}, {"identifier": "c", "title": "C", "performsAction": true}]}
      """
    ], columns: 100,
    """
    ./a.json:1:86: warning: 'More' and 'C' have no images for their items in the bar on iPhone, iPhone Duo and Apple Vision Pro, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape [missing-image]
       1 │ … ngs", "image": "gear"}, {"identifier": "b", "title": "More"}, {"identifier": "c", "title"…
         │                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
         = note: the images of these items would be blank
         = note: 'C' as well
       1 │ …  "b", "title": "More"}, {"identifier": "c", "title": "C", "performsAction": true}]}
         │                           ─────────────────────────────────────────────────────────
         = help: add an 'image' to each, preferably a familiar SF Symbol
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    ./a.json:1:115: warning: 'More' is what the system calls its own last item on iPhone [tab-titled-more]
       1 │ … ntifier": "b", "title": "More"}, {"identifier": "c", "title": "C", "performsAction": true…
         │                           ^^^^^^
         = note: if not all items fit, the bar at the bottom shows two of them title
         = help: choose another title that describes its content
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    ./a.json:1:176: warning: 'C' runs an action instead of opening a section [tab-performs-action]
       1 │ …  "C", "performsAction": true}]}
         │                           ^^^^
         = note: users expect a tab to open a section
         = help: put the action into the toolbar of the screens that it belongs to
         = see https://developer.apple.com/design/human-interface-guidelines/tab-bars

    ./a.json has no 'targets': all platforms from 18.0 are assumed
    to check fewer platforms, add "targets": [{"platform": "iOS", "minimumVersion": "18.0"}]
    3 warnings in 1 file
    """),
  SmallRun(
    "what fixing would change",
    ["lint", "a.json", "--no-config", "--diff", "--unsafe"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "isTabBarHiden": true,
       "tabs": [
        {"identifier": "a", "title": "A [x](y) {z}", "badgeValue": "new badge", "prefferedPlacement": "fixed"},
        {"identifier": "a", "title": "A", "badgeValue": "new badge", "isEnabled": false},
      \t\t{"identifier": "b", "title": "B", "image": "star", "selectedImage": "star.fill", "children": [{"identifier": "c", "title": "C", "children": [{"identifier": "d", "title": "D", "children": []}]}]},
        {"identifier": "e", "title": "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long ", "nope": 1},
        {"type": "search", "identifier": "s"}, {"type": "search"}]}
      """
    ],
    """
    --- a/a.json
    +++ b/a.json
    @@ -1,7 +1,7 @@
    -{"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "isTabBarHiden": true,
    +{"targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "isTabBarHidden": true,
      "tabs": [
    -  {"identifier": "a", "title": "A [x](y) {z}", "badgeValue": "new badge", "prefferedPlacement": "fixed"},
    +  {"identifier": "a", "title": "A [x](y) {z}", "badgeValue": "new badge", "preferredPlacement": "fixed"},
       {"identifier": "a", "title": "A", "badgeValue": "new badge", "isEnabled": false},
     \t\t{"identifier": "b", "title": "B", "image": "star", "selectedImage": "star.fill", "children": [{"identifier": "c", "title": "C", "children": [{"identifier": "d", "title": "D", "children": []}]}]},
    -  {"identifier": "e", "title": "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long ", "nope": 1},
    +  {"identifier": "e", "title": "long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long long ", "type": 1},
       {"type": "search", "identifier": "s"}, {"type": "search"}]}
    \\ No newline at end of file
    """),
  SmallRun(
    "what fixing would change, in colour",
    ["lint", "a.json", "--no-config", "--diff", "--unsafe", "--color", "always"],
    [
      "a.json": """
      {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
        {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
      """
    ],
    """
    \u{1B}[1m--- a/a.json\u{1B}[0m
    \u{1B}[1m+++ b/a.json\u{1B}[0m
    \u{1B}[1;38;5;30m@@ -3,6 +3,6 @@\u{1B}[0m
       {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
       {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
       {"identifier": "d", "title": "D", "isHidden": true},
    \u{1B}[31m-  {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},\u{1B}[0m
    \u{1B}[38;5;28m+  {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true, "isHidden": true}]},\u{1B}[0m
       {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
       {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
    \u{1B}[2m\\ No newline at end of file\u{1B}[0m
    """),
  SmallRun(
    "a comma that is missing, in Markdown",
    ["lint", "c d.json", "--no-config", "-f", "markdown"],
    [
      "c d.json": """
      {"tabs": [{"identifier": "a", "title": "A"
       {"identifier": "a", "title": "A"}
      """
    ], columns: 100,
    """
    ## tabspec: 1 error in 1 file

    ### <code>c d.json</code>

    | Line | Severity | Finding | Rule |
    | ---: | --- | --- | --- |
    | 1 | error | a comma is missing here | json-syntax |

    <details>
    <summary>What to do</summary>

    - Line 1: a comma is missing here
      - help: add ',' between the two

    </details>
    """),
  SmallRun(
    "what is fixed, in ASCII", ["lint", "a.json", "--fix", "--ascii"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A ", "image": "star"}, {"identifier": "b", "title": "B ", "image": "moon"}]}
      """
    ], ofErrors: true,
    """
    fixed 2 findings in 1 file
      1 x write "A" [invisible-characters]
      1 x write "B" [invisible-characters]
    """),
]
