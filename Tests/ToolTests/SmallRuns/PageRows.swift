let pageRows: [SmallRun] = [
  SmallRun(
    "one layout", ["resolve", "a.json", "--os", "27", "-f", "html", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "badgeValue": "3", "subtitle": "s"},
        {"identifier": "b", "title": "B", "isEnabled": false}]}
      """
    ],
    only: [
      "<h1", "<h3", "<h4", "<p ", "<li", "<td", "<th", "<dt", "<dd", "summary>", "<figcaption",
      #"class="minor""#,
    ],
    """
    <h1>Tab bars and sidebars</h1>
    <p class="verdict">1 layout.</p>
    <li><a href="#reach">Reach</a></li>
    <li><a href="#devices">Devices</a>
    <li><a class="minor" href="#device-1">A · iPhone bar</a></li>
    <li><a href="#spec">Spec</a></li>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · iPhone bar</th>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the bar</td>
    <tr><th scope="row">B</th>
    <td class="near"><b>1</b> in the bar</td>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>1.0</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>2 of 2</td>
    <h3 id="device-1-heading">A · iPhone bar</h3>
    <p class="quiet">iPhone · iOS 27 · compact width · portrait</p>
    <figcaption id="device-1-1-caption">Initially</figcaption>
    <p class="remark-line">Badges are samples: the app sets them.</p>
    <summary>In words: 2 items and rows</summary>
    <h4>Tab bar at the bottom</h4>
    <li>A, badge 3, image star, selected</li>
    <li>B, disabled</li>
    <summary>The text of the spec: 2 lines</summary>
    """),
  SmallRun(
    "two layouts", ["resolve", "a.json", "--os", "27", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    only: [
      "<h1", "<h3", "<h4", "<p ", "<li", "<td", "<th", "<dt", "<dd", "summary>", "<figcaption",
      #"class="minor""#,
    ],
    """
    <h1>Tab bars and sidebars</h1>
    <p class="verdict">2 layouts.</p>
    <li><a href="#overview">All devices</a></li>
    <li><a href="#reach">Reach</a></li>
    <li><a href="#bars">Bars and sidebars</a></li>
    <li><a href="#devices">Devices</a>
    <li><a class="minor" href="#device-1">A · Apple TV bar</a></li>
    <li><a class="minor" href="#device-2">B · Mac sidebar</a></li>
    <li><a href="#evidence">Evidence</a></li>
    <li><a href="#spec">Spec</a></li>
    <p class="quiet">All at one scale. A filled bar has other tabs, another order or another separate item than the first bar; a filled sidebar has other rows than the first sidebar.</p>
    <li><a href="#device-1">
    <li><a href="#device-2">
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · Apple TV bar</th>
    <th scope="col">B · Mac sidebar</th>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row">G</th>
    <td class="near"><b>1</b> in the bar</td>
    <td class="far">not selectable, children only</td>
    <tr><th scope="row" class="depth-1">X</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>1.3</td>
    <td>1.0</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>3 of 3</td>
    <td>2 of 3</td>
    <h3 id="bars-1"><a href="#device-1">A · Apple TV bar</a></h3>
    <p class="quiet">Apple TV</p>
    <figcaption id="bars-1-1-caption">tvOS 27</figcaption>
    <h3 id="bars-2"><a href="#device-2">B · Mac sidebar</a></h3>
    <p class="quiet">Mac</p>
    <figcaption id="bars-2-1-caption">Mac Catalyst on macOS 27</figcaption>
    <h3 id="device-1-heading">A · Apple TV bar</h3>
    <p class="quiet">Apple TV · tvOS 27</p>
    <figcaption id="device-1-1-caption">Initially</figcaption>
    <summary>In words: 2 items and rows</summary>
    <h4>Tab bar at the top</h4>
    <li>A, selected</li>
    <li>G</li>
    <h3 id="device-2-heading">B · Mac sidebar</h3>
    <p class="quiet">Mac · Mac Catalyst on macOS 27</p>
    <figcaption id="device-2-1-caption">Initially</figcaption>
    <summary>In words: 3 items and rows</summary>
    <h4>Sidebar</h4>
    <li>A, selected</li>
    <li>section G</li>
    <li class="depth-1">X</li>
    <p class="quiet">Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of a statement.</p>
    <li id="evidence-a">
    <p class="quiet"><a href="#device-1">A · Apple TV bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-b">
    <p class="quiet"><a href="#device-1">A · Apple TV bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-c">
    <p class="quiet"><a href="#device-2">B · Mac sidebar</a> · <a href="https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar" rel="noreferrer">nearest page of Apple’s</a></p>
    <summary>The text of the spec: 2 lines</summary>
    """),
  SmallRun(
    "taps of three kinds",
    ["resolve", "a.json", "--os", "27", "-f", "html", "--orientation", "landscape"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "h", "title": "H", "isCollapsedByDefault": true, "children": [{"identifier": "x", "title": "X"}]}]},
        {"identifier": "c", "title": "C", "isHidden": true},
        {"identifier": "d", "title": "D", "isHidden": true, "allowsHiding": true}]}
      """
    ], only: ["<td", "<th"],
    """
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · iPad sidebar</th>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row">G</th>
    <td class="middling"><b>2</b> after hiding the sidebar</td>
    <tr><th scope="row" class="depth-1">H</th>
    <td class="far"><b>3</b> through the group's screen</td>
    <tr><th scope="row" class="depth-2">X</th>
    <td class="far"><b>3</b> in collapsed sections</td>
    <tr><th scope="row">C</th>
    <td class="never">out of reach</td>
    <tr><th scope="row">D</th>
    <td class="far">only after customizing</td>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>2.3, 2 without a route</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>2 of 6</td>
    """),
  SmallRun(
    "nothing to average", ["resolve", "a.json", "--os", "27", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "a", "title": "A", "performsAction": true}]}
      """
    ], only: ["<td", "<th"],
    """
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · iPad bar</th>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>–</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>–</td>
    """),
  SmallRun(
    "one layout of one device", ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "image": "star"}]}
      """
    ],
    only: [
      "<h1", "<h3", "<h4", "<p ", "<li", "<td", "<th", "<dt", "<dd", "summary>", "<figcaption",
      #"class="minor""#,
    ],
    """
    <h1>a.json</h1>
    <p class="verdict">No findings; the same everywhere.</p>
    <li><a href="#placement">Where everything is</a></li>
    <li><a href="#reach">Reach</a></li>
    <li><a href="#devices">Devices</a>
    <li><a class="minor" href="#device-1">A · Apple TV bar</a></li>
    <li><a href="#evidence">Evidence</a></li>
    <li><a href="#spec">Spec</a></li>
    <p class="quiet">1, 2: place in the bar</p>
    <thead><tr><th scope="col">Tab</th>
    <th scope="col"><a href="#device-1">A · Apple TV bar</a></th>
    <tr><th scope="row">A</th>
    <td>1</td>
    <tr><th scope="row">B</th>
    <td>2</td>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · Apple TV bar</th>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the bar</td>
    <tr><th scope="row">B</th>
    <td class="near"><b>1</b> in the bar</td>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>1.0</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>2 of 2</td>
    <h3 id="device-1-heading">A · Apple TV bar</h3>
    <p class="quiet">Everywhere · drawn as Apple TV · tvOS 27</p>
    <figcaption id="device-1-1-caption">Initially</figcaption>
    <summary>In words: 2 items and rows</summary>
    <h4>Tab bar at the top</h4>
    <li>A, selected</li>
    <li>B, image star</li>
    <p class="quiet">Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of a statement.</p>
    <li id="evidence-a">
    <p class="quiet">everywhere · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-b">
    <p class="quiet">everywhere · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <summary>The text of the spec: 2 lines</summary>
    """),
  SmallRun(
    "layouts that differ", ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "bottomAccessory": {"title": "P"}, "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"identifier": "t5", "title": "T5"}]},
        {"identifier": "c", "title": "C", "isHidden": true}]}
      """
    ],
    only: [
      "<h1", "<h3", "<h4", "<p ", "<li", "<td", "<th", "<dt", "<dd", "summary>", "<figcaption",
      #"class="minor""#,
    ],
    """
    <h1>a.json</h1>
    <p class="verdict"><a href="#findings">2 warnings</a>; iPhone, iPhone Duo and iPad differ in two ways.</p>
    <li><a href="#findings">Findings</a></li>
    <li><a href="#differences">What differs</a></li>
    <li><a href="#overview">All devices</a></li>
    <li><a href="#placement">Where everything is</a></li>
    <li><a href="#reach">Reach</a></li>
    <li><a href="#bars">Bars and sidebars</a></li>
    <li><a href="#devices">Devices</a>
    <li><a class="minor" href="#device-1">A · iPhone bar</a></li>
    <li><a class="minor" href="#device-2">B · iPhone Duo bar</a></li>
    <li><a class="minor" href="#device-3">C · iPad bar</a></li>
    <li><a class="minor" href="#device-4">D · iPad sidebar</a></li>
    <li><a href="#evidence">Evidence</a></li>
    <li><a href="#spec">Spec</a></li>
    <h3>Warnings (2)</h3>
    <li id="finding-1">
    <dt>Why</dt>
    <dd>The images of these items would be blank</dd>
    <dd>'G' as well <a href="#line-3">line 3</a></dd>
    <dd>'C' as well <a href="#line-4">line 4</a></dd>
    <dt>Fix</dt>
    <dd>Add an 'image' to each, preferably a familiar SF Symbol</dd>
    <p class="quiet">missing-image · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">Apple’s page</a> · on iPhone and iPhone Duo, and in a compact iPad window</p>
    <li id="finding-2">
    <dt>Why</dt>
    <dd>Users can show only tabs with 'allowsHiding'</dd>
    <dt>Fix</dt>
    <dd>Add 'allowsHiding: true', or remove 'isHidden'</dd>
    <p class="quiet">hidden-for-good · <a href="https://developer.apple.com/documentation/uikit/uitab/allowshiding" rel="noreferrer">Apple’s page</a></p>
    <dt>on screen</dt>
    <dd>
    <li>a bar at the bottom: <span class="quiet">iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)</span></li>
    <li>a bar at the side: <span class="quiet">iPhone Duo (outer display, or inner display in landscape)</span></li>
    <li>a bar at the top, the sidebar one tap away: <span class="quiet">iPad (regular in portrait)</span></li>
    <li>a sidebar, the bar one tap away: <span class="quiet">iPad (regular in landscape)</span></li>
    <dt>hidden</dt>
    <dd>
    <li>C: <span class="quiet">iPad (regular)</span></li>
    <p class="quiet">All at one scale. A filled bar has other tabs, another order or another separate item than the first bar; a filled sidebar has other rows than the first sidebar.</p>
    <li><a href="#device-1">
    <li><a href="#device-2">
    <li><a href="#device-3">
    <li><a href="#device-4">
    <p class="quiet">1, 2: place in the bar · row: row of the sidebar · group: heading of a section in the sidebar · (…): after showing or hiding the sidebar · screen: only the screen of its group can lead there · hidden: hidden until the user shows it, if allowed</p>
    <thead><tr><th scope="col">Tab</th>
    <th scope="col"><a href="#device-1">A · iPhone bar</a></th>
    <th scope="col"><a href="#device-2">B · iPhone Duo bar</a></th>
    <th scope="col"><a href="#device-3">C · iPad bar</a></th>
    <th scope="col"><a href="#device-4">D · iPad sidebar</a></th>
    <tr><th scope="row">A</th>
    <td>1</td>
    <td>1</td>
    <td>1 (row)</td>
    <td>row (1)</td>
    <tr><th scope="row">G</th>
    <td>2</td>
    <td>2</td>
    <td>2 (group)</td>
    <td>group (2)</td>
    <tr><th scope="row" class="depth-1">T0</th>
    <td>screen</td>
    <td>screen</td>
    <td>(row)</td>
    <td>row</td>
    <tr><th scope="row" class="depth-1">T1</th>
    <td>screen</td>
    <td>screen</td>
    <td>(row)</td>
    <td>row</td>
    <tr><th scope="row" class="depth-1">T2</th>
    <td>screen</td>
    <td>screen</td>
    <td>(row)</td>
    <td>row</td>
    <tr><th scope="row" class="depth-1">and 3 more</th>
    <td colspan="4"></td>
    <tr><th scope="row">C</th>
    <td>3</td>
    <td>3</td>
    <td class="middling">hidden</td>
    <td class="middling">hidden</td>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · iPhone bar</th>
    <th scope="col">B · iPhone Duo bar</th>
    <th scope="col">C · iPad bar</th>
    <th scope="col">D · iPad sidebar</th>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row">G</th>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="middling"><b>2</b> after hiding the sidebar</td>
    <tr><th scope="row" class="depth-1">T0</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> after showing the sidebar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row" class="depth-1">T1</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> after showing the sidebar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row" class="depth-1">T2</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> after showing the sidebar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row" class="depth-1">T3</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> after showing the sidebar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row" class="depth-1">T4</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> after showing the sidebar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row" class="depth-1">T5</th>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> through the group's screen</td>
    <td class="middling"><b>2</b> after showing the sidebar</td>
    <td class="near"><b>1</b> in the sidebar</td>
    <tr><th scope="row">C</th>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="never">out of reach</td>
    <td class="never">out of reach</td>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>1.7</td>
    <td>1.7</td>
    <td>1.8, 1 without a route</td>
    <td>1.1, 1 without a route</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>9 of 9</td>
    <td>9 of 9</td>
    <td>8 of 9</td>
    <td>8 of 9</td>
    <h3 id="bars-1"><a href="#device-1">A · iPhone bar</a></h3>
    <p class="quiet">iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)</p>
    <figcaption id="bars-1-1-caption">iOS 27</figcaption>
    <h3 id="bars-2"><a href="#device-2">B · iPhone Duo bar</a></h3>
    <p class="quiet">iPhone Duo (outer display, or inner display in landscape)</p>
    <figcaption id="bars-2-1-caption">iOS 27.1</figcaption>
    <h3 id="bars-3"><a href="#device-3">C · iPad bar</a></h3>
    <p class="quiet">iPad (regular in portrait)</p>
    <figcaption id="bars-3-1-caption">iPadOS 27</figcaption>
    <h3 id="bars-4"><a href="#device-4">D · iPad sidebar</a></h3>
    <p class="quiet">iPad (regular in landscape)</p>
    <figcaption id="bars-4-1-caption">iPadOS 27</figcaption>
    <h3 id="device-1-heading">A · iPhone bar</h3>
    <p class="quiet">iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact) · drawn as iPhone · iOS 27 · compact width · portrait</p>
    <figcaption id="device-1-1-caption">Initially</figcaption>
    <summary>2 findings here</summary>
    <li><a href="#finding-1"><span class="sign warning"><span class="heard">warning </span>1</span> <strong>A</strong> 'A', 'G' and 'C' have no images for their items in the bar on iPhone and iPhone Duo, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape</a></li>
    <li><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> <strong>C</strong> 'C' is hidden in a regular iPad window, and users cannot show it</a></li>
    <summary>In words: 4 items and rows</summary>
    <h4>Tab bar at the bottom</h4>
    <li>A, selected</li>
    <li>G</li>
    <li>C</li>
    <h4>Above the bar</h4>
    <li>P, accessory</li>
    <h3 id="device-2-heading">B · iPhone Duo bar</h3>
    <p class="quiet">iPhone Duo (outer display, or inner display in landscape) · drawn as iPhone Duo · iOS 27.1 · outer display · portrait</p>
    <figcaption id="device-2-1-caption">Initially</figcaption>
    <summary>2 findings here</summary>
    <li><a href="#finding-1"><span class="sign warning"><span class="heard">warning </span>1</span> <strong>A</strong> 'A', 'G' and 'C' have no images for their items in the bar on iPhone and iPhone Duo, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape</a></li>
    <li><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> <strong>C</strong> 'C' is hidden in a regular iPad window, and users cannot show it</a></li>
    <summary>In words: 4 items and rows</summary>
    <h4>Tab bar at the side</h4>
    <li>A, selected</li>
    <li>G</li>
    <li>C</li>
    <h4>At the bottom of the content</h4>
    <li>P, accessory</li>
    <h3 id="device-3-heading">C · iPad bar</h3>
    <p class="quiet">iPad (regular in portrait) · drawn as iPad · iPadOS 27 · regular width · portrait</p>
    <figcaption id="device-3-1-caption">Initially</figcaption>
    <figcaption id="device-3-2-caption">After showing the sidebar</figcaption>
    <p class="remark-line">Users customize with a system button, which is not drawn.</p>
    <summary>1 finding here</summary>
    <li><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> <strong>C</strong> 'C' is hidden in a regular iPad window, and users cannot show it</a></li>
    <summary>In words: 11 items and rows</summary>
    <h4>Tab bar at the top</h4>
    <li>A, selected, customizable</li>
    <li>G, customizable</li>
    <h4>Sidebar, not visible at first</h4>
    <li>A, selected</li>
    <li>section G</li>
    <li class="depth-1">T0</li>
    <li class="depth-1">T1</li>
    <li class="depth-1">T2</li>
    <li class="depth-1">T3</li>
    <li class="depth-1">T4</li>
    <li class="depth-1">T5</li>
    <h4>At the bottom of the content</h4>
    <li>P, accessory</li>
    <h3 id="device-4-heading">D · iPad sidebar</h3>
    <p class="quiet">iPad (regular in landscape) · drawn as iPad · iPadOS 27 · regular width · landscape</p>
    <figcaption id="device-4-1-caption">Initially</figcaption>
    <figcaption id="device-4-2-caption">After hiding the sidebar</figcaption>
    <p class="remark-line">Users customize with a system button, which is not drawn.</p>
    <summary>1 finding here</summary>
    <li><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> <strong>C</strong> 'C' is hidden in a regular iPad window, and users cannot show it</a></li>
    <summary>In words: 11 items and rows</summary>
    <h4>Tab bar at the top, not visible at first</h4>
    <li>A, selected, customizable</li>
    <li>G, customizable</li>
    <h4>Sidebar</h4>
    <li>A, selected</li>
    <li>section G</li>
    <li class="depth-1">T0</li>
    <li class="depth-1">T1</li>
    <li class="depth-1">T2</li>
    <li class="depth-1">T3</li>
    <li class="depth-1">T4</li>
    <li class="depth-1">T5</li>
    <h4>At the bottom of the content</h4>
    <li>P, accessory</li>
    <p class="quiet">Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of a statement.</p>
    <li id="evidence-a">
    <p class="quiet"><a href="#device-1">A · iPhone bar</a> · <a href="#device-2">B · iPhone Duo bar</a> · <a href="https://developer.apple.com/documentation/uikit/uitab" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-b">
    <p class="quiet"><a href="#device-2">B · iPhone Duo bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-c">
    <p class="quiet"><a href="#device-2">B · iPhone Duo bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-d">
    <p class="quiet"><a href="#device-3">C · iPad bar</a> · <a href="#device-4">D · iPad sidebar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-e">
    <p class="quiet"><a href="#device-3">C · iPad bar</a> · <a href="#device-4">D · iPad sidebar</a> · <a href="https://developer.apple.com/documentation/uikit/uitab" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-f">
    <p class="quiet"><a href="#device-3">C · iPad bar</a> · <a href="https://developer.apple.com/documentation/uikit/uitabbarcontroller" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-g">
    <p class="quiet"><a href="#device-4">D · iPad sidebar</a> · <a href="https://developer.apple.com/documentation/uikit/uitabbarcontroller" rel="noreferrer">nearest page of Apple’s</a></p>
    <summary>The text of the spec: 3 lines</summary>
    <p class="remark warning"><a href="#finding-1"><span class="sign warning"><span class="heard">warning </span>1</span> 'A', 'G' and 'C' have no images for their items in the bar on iPhone and iPhone Duo, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape</a></p>
    <p class="remark warning"><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> 'C' is hidden in a regular iPad window, and users cannot show it</a></p>
    """),
  SmallRun(
    "errors, warnings and notes", ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "image": "q q"},
        {"identifier": "c", "title": "C", "isEnabled": false}]}
      """
    ],
    only: [
      "<h1", "<h3", "<h4", "<p ", "<li", "<td", "<th", "<dt", "<dd", "summary>", "<figcaption",
      #"class="minor""#,
    ],
    """
    <h1>a.json</h1>
    <p class="verdict"><a href="#findings">1 error and 3 warnings</a>; the same everywhere.</p>
    <li><a href="#findings">Findings</a></li>
    <li><a href="#placement">Where everything is</a></li>
    <li><a href="#reach">Reach</a></li>
    <li><a href="#devices">Devices</a>
    <li><a class="minor" href="#device-1">A · Apple TV bar</a></li>
    <li><a href="#evidence">Evidence</a></li>
    <li><a href="#spec">Spec</a></li>
    <h3>Error (1)</h3>
    <li id="finding-1">
    <dt>Why</dt>
    <dd>First used here <a href="#line-2">line 2</a></dd>
    <dt>Fix</dt>
    <dd>Give this tab an identifier of its own</dd>
    <p class="quiet">duplicate-identifier · <a href="https://developer.apple.com/documentation/uikit/uitab/identifier" rel="noreferrer">Apple’s page</a></p>
    <h3>Warnings (3)</h3>
    <li id="finding-2">
    <dt>Why</dt>
    <dd>It is here <a href="#line-2">line 2</a></dd>
    <dt>Fix</dt>
    <dd>Choose titles that distinguish the two</dd>
    <p class="quiet">duplicate-title · everywhere</p>
    <li id="finding-3">
    <dt>Why</dt>
    <dd>Their names have lower-case letters, digits and dots; nothing would be drawn</dd>
    <dt>Fix</dt>
    <dd>Write {&quot;asset&quot;: &quot;q q&quot;} for an image of the app, or correct the symbol's name</dd>
    <p class="quiet">symbol-name · <a href="https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar" rel="noreferrer">Apple’s page</a></p>
    <li id="finding-4">
    <dt>Why</dt>
    <dd>Users tap it, and nothing explains why it does not respond</dd>
    <dt>Fix</dt>
    <dd>Leave it enabled, and explain on its screen why it is empty</dd>
    <p class="quiet">disabled-tab · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">Apple’s page</a></p>
    <p class="quiet">1, 2: place in the bar</p>
    <thead><tr><th scope="col">Tab</th>
    <th scope="col"><a href="#device-1">A · Apple TV bar</a></th>
    <tr><th scope="row">A (a)</th>
    <td>1</td>
    <tr><th scope="row">A (a)</th>
    <td>2</td>
    <tr><th scope="row">B</th>
    <td>3</td>
    <tr><th scope="row">C</th>
    <td>4</td>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · Apple TV bar</th>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the bar</td>
    <tr><th scope="row">A</th>
    <td class="near"><b>1</b> in the bar</td>
    <tr><th scope="row">B</th>
    <td class="near"><b>1</b> in the bar</td>
    <tr><th scope="row">C</th>
    <td class="near"><b>1</b> in the bar</td>
    <tfoot><tr><th scope="row">Taps on average</th>
    <td>1.0</td>
    </tr><tr><th scope="row">Within two taps</th>
    <td>4 of 4</td>
    <h3 id="device-1-heading">A · Apple TV bar</h3>
    <p class="quiet">Everywhere · drawn as Apple TV · tvOS 27</p>
    <figcaption id="device-1-1-caption">Initially</figcaption>
    <summary>4 findings here</summary>
    <li><a href="#finding-1"><span class="sign error"><span class="heard">error </span>1</span> <strong>A</strong> Identifier 'a' is already taken by 'A'</a></li>
    <li><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> <strong>A</strong> 'A' is also the title of another tab next to this one</a></li>
    <li><a href="#finding-3"><span class="sign warning"><span class="heard">warning </span>3</span> <strong>B</strong> 'q q' is not the name of an SF Symbol</a></li>
    <li><a href="#finding-4"><span class="sign warning"><span class="heard">warning </span>4</span> <strong>C</strong> 'C' is disabled</a></li>
    <summary>In words: 4 items and rows</summary>
    <h4>Tab bar at the top</h4>
    <li>A, selected</li>
    <li>A</li>
    <li>B, image q q</li>
    <li>C, disabled</li>
    <p class="quiet">Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of a statement.</p>
    <li id="evidence-a">
    <p class="quiet">everywhere · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <li id="evidence-b">
    <p class="quiet">everywhere · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <summary>The text of the spec: 4 lines</summary>
    <p class="remark error"><a href="#finding-1"><span class="sign error"><span class="heard">error </span>1</span> identifier 'a' is already taken by 'A'</a></p>
    <p class="remark warning"><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> 'A' is also the title of another tab next to this one</a></p>
    <p class="remark warning"><a href="#finding-3"><span class="sign warning"><span class="heard">warning </span>3</span> 'q q' is not the name of an SF Symbol</a></p>
    <p class="remark warning"><a href="#finding-4"><span class="sign warning"><span class="heard">warning </span>4</span> 'C' is disabled</a></p>
    """),
  SmallRun(
    "a name, and an empty line at the end", ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"name": "App <1>", "targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["<h1", "quiet", "source", "lines", "<title"],
    """
    <title>App &lt;1&gt;</title>
    .picture .quiet{fill:#dde0e6}
    .picture .quietLine{fill:none;stroke:#c9cdd5;stroke-width:1.5}
    .picture .quiet{fill:#343842}
    .picture .quietLine{fill:none;stroke:#444954}
    .quiet{color:var(--dim);font-size:.9rem}
    article,.findings,table,.source{background:var(--card);border:1px solid var(--rule);
    .source{padding:1rem 0;overflow:hidden;font-size:.85rem}
    h2,h3,h2+.quiet,h3+.quiet,figcaption{break-after:avoid}
    <h1>App &lt;1&gt;</h1>
    <p class="quiet">a.json</p>
    <p class="quiet">single-tab · everywhere</p>
    <p class="quiet">1, 2: place in the bar</p>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <p class="quiet">Everywhere · drawn as Apple TV · tvOS 27</p>
    <title id="device-1-1-title">A · Apple TV bar, drawn as Apple TV · tvOS 27: Initially</title>
    <g class="device"><title>Apple TV</title>
    <g class="strip"><title>Tab bar</title>
    <g class="item"><title>A, selected</title>
    <p class="quiet">Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of a statement.</p>
    <p class="quiet">everywhere · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet">everywhere · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <div class="source">
    """),
  SmallRun(
    "thumbnails", ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}, {"platform": "iPadOS", "minimumVersion": "27.0"}, {"platform": "macCatalyst", "minimumVersion": "27.0"}, {"platform": "visionOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ],
    only: [
      #"class="screen""#, #"class="bar""#, #"class="panel""#, #"class="differing""#,
      #"class="window""#, #"class="dots""#,
    ],
    """
    <rect class="screen" x="1" y="1" width="44" height="97" rx="5"/>
    <rect class="bar" x="13" y="88" width="20" height="7" rx="3"/>
    <circle class="dots" cx="18" cy="92" r="1"/>
    <circle class="dots" cx="26" cy="92" r="1"/>
    <rect class="screen" x="1" y="1" width="51" height="75" rx="5"/>
    <rect class="bar" x="40" y="56" width="10" height="16" rx="5"/>
    <circle class="dots" cx="45" cy="61" r="1"/>
    <circle class="dots" cx="45" cy="67" r="1"/>
    <rect class="screen" x="1" y="1" width="92" height="132" rx="3"/>
    <rect class="bar" x="35" y="5" width="24" height="7" rx="3"/>
    <circle class="dots" cx="40" cy="9" r="1"/>
    <circle class="dots" cx="50" cy="9" r="1"/>
    <rect class="screen" x="1" y="1" width="132" height="92" rx="3"/>
    <rect class="panel" x="3" y="3" width="34" height="88" rx="3"/>
    <rect class="dots" x="7" y="8" width="26" height="3" rx="1"/>
    <rect class="dots" x="7" y="14" width="26" height="3" rx="1"/>
    <rect class="dots" x="7" y="20" width="26" height="3" rx="1"/>
    <rect class="screen" x="1" y="1" width="142" height="88" rx="2"/>
    <rect class="panel" x="3" y="3" width="34" height="84" rx="3"/>
    <rect class="dots" x="7" y="8" width="26" height="3" rx="1"/>
    <rect class="dots" x="7" y="14" width="26" height="3" rx="1"/>
    <rect class="dots" x="7" y="20" width="26" height="3" rx="1"/>
    <rect class="screen" x="13" y="1" width="142" height="80" rx="5"/>
    <rect class="bar" x="1" y="33" width="10" height="16" rx="5"/>
    <circle class="dots" cx="6" cy="38" r="1"/>
    <circle class="dots" cx="6" cy="44" r="1"/>
    <path class="screen" d="M1 1H403V68a40 40 0 0 1 -40 40H41a40 40 0 0 1 -40 -40V1Z"/>
    <rect class="bar" x="94" y="25" width="216" height="62" rx="31"/>
    <rect class="bar" x="1" y="1" width="56" height="108" rx="34"/>
    <rect class="bar" x="1" y="1" width="139" height="44" rx="22"/>
    <rect class="panel" x="1" y="1" width="320" height="176" rx="20"/>
    <rect class="panel" x="1" y="1" width="320" height="130" rx="20"/>
    <rect class="bar" x="1" y="1" width="68" height="116" rx="34"/>
    <rect class="screen" x="11" y="11" width="402" height="874" rx="40"/>
    <rect class="bar" x="104" y="802" width="216" height="62" rx="31"/>
    <circle class="dots" cx="160" cy="860" r="2"/>
    <rect class="screen" x="11" y="11" width="466" height="678" rx="40"/>
    <rect class="bar" x="407" y="547" width="56" height="108" rx="34"/>
    <circle class="dots" cx="461" cy="575" r="2"/>
    <rect class="screen" x="17" y="51" width="834" height="1194" rx="20"/>
    <rect class="bar" x="364" y="83" width="139" height="44" rx="22"/>
    <rect class="screen" x="17" y="17" width="834" height="1194" rx="20"/>
    <rect class="panel" x="25" y="25" width="320" height="1178" rx="22"/>
    <rect class="screen" x="17" y="17" width="1194" height="834" rx="20"/>
    <rect class="panel" x="25" y="25" width="320" height="818" rx="22"/>
    <rect class="screen" x="17" y="51" width="1194" height="834" rx="20"/>
    <rect class="bar" x="544" y="83" width="139" height="44" rx="22"/>
    <rect class="screen" x="1" y="1" width="1280" height="800" rx="12"/>
    <rect class="screen" x="81" y="1" width="1280" height="720" rx="44"/>
    <rect class="bar" x="47" y="303" width="68" height="116" rx="34"/>
    <circle class="dots" cx="57" cy="337" r="2"/>
    <rect class="screen" x="81" y="1" width="1280" height="720" rx="44"/>
    <rect class="bar" x="47" y="303" width="160" height="116" rx="34"/>
    <circle class="dots" cx="57" cy="337" r="2"/>
    """),
]
