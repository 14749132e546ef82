private let manyImages =
  #"{"mode": "tabSidebar", "tabs": ["#
  + (0..<42).map { #"{"identifier": "t\#($0)", "title": "T\#($0)", "image": "i\#($0).x"}"# }
  .joined(separator: ", ") + "]}"

let pictureRows: [SmallRun] = [
  SmallRun(
    "two items, one with a badge",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "badgeValue": "3"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, badge 3, image star, selected; B. Selected: A.</desc>
    <rect class="ground" width="458" height="275"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="121" y="90" width="216" height="62" rx="31"/>
    <g class="item"><title>A, badge 3, image star, selected</title>
    <rect class="selected" x="125" y="94" width="104" height="54" rx="27"/>
    <path class="iconTint" transform="translate(165 102)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <rect class="badge" x="182" y="94" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="191" y="107" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">3</text>
    <text class="tint b" x="177" y="137" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="229" y="94" width="104" height="54" rx="27"/>
    <text class="text" x="281" y="137" font-size="10" text-anchor="middle">B</text>
    <text class="dim" x="32" y="206" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="242" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a disabled tab, a search tab and a blank title",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "isEnabled": false},
        {"type": "search"},
        {"identifier": "c", "title": " "}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, selected, disabled; Search, image magnifyingglass; c. Selected: A. Not documented by Apple: observed: From 27 on the search tab is separate only if it activates search by itself or is the prominent tab. assumed: A search tab that is not separate keeps its place among the items.</desc>
    <rect class="ground" width="458" height="441"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="69" y="90" width="320" height="62" rx="31"/>
    <g class="item"><title>A, selected, disabled</title>
    <rect class="selected" x="73" y="94" width="104" height="54" rx="27"/>
    <text class="off b" x="125" y="137" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>Search, image magnifyingglass</title>
    <rect class="room" x="177" y="94" width="104" height="54" rx="27"/>
    <path class="icon" transform="translate(217 102)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="text" x="229" y="137" font-size="10" text-anchor="middle">Search</text>
    <g class="item"><title>c</title>
    <rect class="room" x="281" y="94" width="104" height="54" rx="27"/>
    <text class="dim i" x="333" y="137" font-size="10" text-anchor="middle">‹no title›</text>
    <polyline class="leader" points="229,148 229,187"/>
    <circle class="dots" cx="229" cy="148" r="2"/>
    <g class="callout"><title>observed: From 27 on the search tab is separate only if it activates search by itself or is the prominent tab.</title>
    <rect class="room" x="215" y="187" width="28" height="28"/>
    <rect class="evidence" x="215" y="187" width="28" height="28" rx="14"/>
    <text class="text b" x="229" y="206" font-size="13" text-anchor="middle">1</text>
    <g class="callout"><title>assumed: A search tab that is not separate keeps its place among the items.</title>
    <rect class="room" x="215" y="219" width="28" height="28"/>
    <rect class="evidence" x="215" y="219" width="28" height="28" rx="14"/>
    <text class="text b" x="229" y="238" font-size="13" text-anchor="middle">2</text>
    <text class="dim" x="32" y="282" font-size="12" textLength="385" lengthAdjust="spacingAndGlyphs">Not in Apple's documentation, but observed on devices or assumed</text>
    <text class="dim" x="32" y="300" font-size="12">without a source:</text>
    <text class="dim" x="32" y="318" font-size="12" textLength="388" lengthAdjust="spacingAndGlyphs">1 observed: From 27 on the search tab is separate only if it activates</text>
    <text class="dim" x="32" y="336" font-size="12">search by itself or is the prominent tab. (Search)</text>
    <text class="dim" x="32" y="354" font-size="12" textLength="385" lengthAdjust="spacingAndGlyphs">2 assumed: A search tab that is not separate keeps its place among</text>
    <text class="dim" x="32" y="372" font-size="12">the items. (Search)</text>
    <text class="dim" x="32" y="408" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "More", ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, selected; B; C; D; More. In More: E; F. Selected: A.</desc>
    <rect class="ground" width="458" height="237"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="50" y="90" width="358" height="62" rx="31"/>
    <g class="item"><title>A, selected</title>
    <rect class="selected" x="54" y="94" width="70" height="54" rx="27"/>
    <text class="tint b" x="89" y="137" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="124" y="94" width="70" height="54" rx="27"/>
    <text class="text" x="159" y="137" font-size="10" text-anchor="middle">B</text>
    <g class="item"><title>C</title>
    <rect class="room" x="194" y="94" width="70" height="54" rx="27"/>
    <text class="text" x="229" y="137" font-size="10" text-anchor="middle">C</text>
    <g class="item"><title>D</title>
    <rect class="room" x="264" y="94" width="70" height="54" rx="27"/>
    <text class="text" x="299" y="137" font-size="10" text-anchor="middle">D</text>
    <g class="item"><title>More</title>
    <rect class="room" x="334" y="94" width="70" height="54" rx="27"/>
    <path class="icon" transform="translate(357 102)" d="M5 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2zM19 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2z"/>
    <text class="text" x="369" y="137" font-size="10" text-anchor="middle">More</text>
    <text class="dim" x="32" y="204" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a separate item",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B", "image": "star"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, selected; B, image star, separate from the others. Selected: A. Not documented by Apple: observed: The separate item shows its image only.</desc>
    <rect class="ground" width="458" height="337"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="49" y="90" width="120" height="62" rx="31"/>
    <g class="item"><title>A, selected</title>
    <rect class="selected" x="53" y="94" width="104" height="54" rx="27"/>
    <text class="tint b" x="105" y="137" font-size="10" text-anchor="middle">A</text>
    <g class="strip"><title>Apart</title>
    <rect class="bar" x="347" y="90" width="62" height="62" rx="31"/>
    <g class="item"><title>B, image star</title>
    <rect class="room" x="351" y="94" width="54" height="54" rx="27"/>
    <path class="icon" transform="translate(366 109)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <polyline class="leader" points="378,148 378,187"/>
    <circle class="dots" cx="378" cy="148" r="2"/>
    <g class="callout"><title>observed: The separate item shows its image only.</title>
    <rect class="room" x="364" y="187" width="28" height="28"/>
    <rect class="evidence" x="364" y="187" width="28" height="28" rx="14"/>
    <text class="text b" x="378" y="206" font-size="13" text-anchor="middle">1</text>
    <text class="dim" x="32" y="250" font-size="12">Not in Apple's documentation, but observed on devices:</text>
    <text class="dim" x="32" y="268" font-size="12">1 observed: The separate item shows its image only. (B)</text>
    <text class="dim" x="32" y="304" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "no items",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "compactTabIdentifiers": ["q"], "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: nothing. Not documented by Apple: assumed: compactTabIdentifiers selects tabs but does not change their order.</desc>
    <rect class="ground" width="458" height="223"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="169" y="90" width="120" height="48" rx="24"/>
    <text class="dim" x="229" y="118" font-size="12" text-anchor="middle">no items</text>
    <text class="dim" x="32" y="190" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a low bar",
    [
      "resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--orientation",
      "landscape", "--crop", "bar",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · landscape): Tab bar at the bottom: A, image star, selected; B. Selected: A.</desc>
    <rect class="ground" width="930" height="223"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · landscape</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="405" y="90" width="120" height="48" rx="24"/>
    <g class="item"><title>A, image star, selected</title>
    <rect class="selected" x="409" y="94" width="67" height="40" rx="20"/>
    <path class="iconTint" transform="translate(423 104) scale(0.83)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="452" y="119" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="476" y="94" width="37" height="40" rx="20"/>
    <text class="text" x="490" y="119" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <text class="dim" x="32" y="190" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a low bar without room",
    [
      "resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--orientation",
      "landscape", "--crop", "bar",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A title that is rather long for a low bar of a phone"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "Another title that is rather long for such a bar"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · landscape): Tab bar at the bottom: A title that is rather long for a low bar of a phone, selected; B; Another title that is rather long for such a bar. Selected: A title that is rather long for a low bar of a phone.</desc>
    <rect class="ground" width="930" height="223"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · landscape</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="122" y="90" width="686" height="48" rx="24"/>
    <g class="item"><title>A title that is rather long for a low bar of a phone, selected</title>
    <rect class="selected" x="126" y="94" width="336" height="40" rx="20"/>
    <text class="tint b" x="140" y="119" font-size="13" textLength="308" lengthAdjust="spacingAndGlyphs">A title that is rather long for a low bar of a phone</text>
    <g class="item"><title>B</title>
    <rect class="room" x="462" y="94" width="37" height="40" rx="20"/>
    <text class="text" x="476" y="119" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <g class="item"><title>Another title that is rather long for such a bar</title>
    <rect class="room" x="499" y="94" width="305" height="40" rx="20"/>
    <text class="text" x="513" y="119" font-size="13" textLength="277" lengthAdjust="spacingAndGlyphs">Another title that is rather long for such a bar</text>
    <text class="dim" x="32" y="190" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "an attached bar of an old release",
    ["resolve", "a.json", "-f", "svg", "-p", "iphone", "--os", "18.0", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "badgeValue": "12"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 18 · compact width · portrait): Tab bar at the bottom: A, image star, selected; B, badge 12. Selected: A.</desc>
    <rect class="ground" width="458" height="275"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 18 · compact width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="room" x="28" y="90" width="402" height="83"/>
    <path class="chrome" d="M29 90H429V133a39 39 0 0 1 -39 39H68a39 39 0 0 1 -39 -39V90Z"/>
    <polyline class="hairline" points="29,90 429,90"/>
    <g class="item"><title>A, image star, selected</title>
    <rect class="room" x="125" y="90" width="104" height="49" rx="24"/>
    <path class="iconTint" transform="translate(165 95)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="177" y="130" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B, badge 12</title>
    <rect class="room" x="229" y="90" width="104" height="49" rx="24"/>
    <rect class="badge" x="286" y="90" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="297" y="103" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <text class="dim" x="281" y="130" font-size="10" text-anchor="middle">B</text>
    <text class="dim" x="32" y="206" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="242" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "an attached bar in landscape",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone", "--os", "18.0", "--crop", "bar",
      "--orientation", "landscape",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 18 · compact width · landscape): Tab bar at the bottom: A, image star, selected; B. Selected: A.</desc>
    <rect class="ground" width="930" height="207"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 18 · compact width · landscape</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="room" x="28" y="90" width="874" height="53"/>
    <path class="chrome" d="M29 90H901V103a39 39 0 0 1 -39 39H68a39 39 0 0 1 -39 -39V90Z"/>
    <polyline class="hairline" points="29,90 901,90"/>
    <g class="item"><title>A, image star, selected</title>
    <rect class="room" x="413" y="90" width="67" height="32" rx="16"/>
    <path class="iconTint" transform="translate(427 96) scale(0.83)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="456" y="111" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="480" y="90" width="37" height="32" rx="16"/>
    <text class="dim" x="494" y="111" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <text class="dim" x="32" y="174" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "regions at the top", ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"},
        {"identifier": "b", "title": "B", "badgeValue": "1"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned", "image": "bolt"},
        {"identifier": "q", "title": "Q", "preferredPlacement": "pinned"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · landscape): Tab bar at the top, not visible at first: A, selected, fixed; B, badge 1, customizable; P, image bolt, pinned; Q, pinned. Sidebar: A, selected; B, badge 1; P, image bolt; Q. Selected: A. Not documented by Apple: observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both. assumed: Fixed items and pinned items are in the order of the hierarchy. observed: In the sidebar a fixed tab is an ordinary row. assumed: Placement affects the bar; the sidebar has a row for any placement.</desc>
    <rect class="ground" width="436" height="330"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="28" y="124" width="304" height="44" rx="22"/>
    <rect class="outline" x="46" y="138" width="20" height="16" rx="4"/>
    <polyline class="outline" points="53,138 53,154"/>
    <g class="item"><title>A, selected</title>
    <rect class="selected" x="76" y="128" width="43" height="36" rx="18"/>
    <text class="tint b" x="92" y="151" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="item"><title>B, badge 1</title>
    <rect class="room" x="119" y="128" width="69" height="36" rx="18"/>
    <text class="text" x="135" y="151" font-size="15" textLength="10" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="154" y="137" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="163" y="150" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <g class="item"><title>P, image bolt</title>
    <rect class="room" x="188" y="128" width="42" height="36" rx="18"/>
    <path class="icon" transform="translate(199 136) scale(0.83)" d="M13.5 3 5 13.5h6L10.5 21 19 10.5h-6z"/>
    <g class="item"><title>Q</title>
    <rect class="room" x="230" y="128" width="98" height="36" rx="18"/>
    <text class="dim i" x="241" y="151" font-size="15" textLength="76" lengthAdjust="spacingAndGlyphs">‹no image›</text>
    <polyline class="leader" points="81,121 81,114 114,114 114,121"/>
    <g class="note"><title>fixed items</title>
    <rect class="ground" x="78" y="92" width="39" height="18" rx="4"/>
    <text class="dim" x="97" y="106" font-size="13" text-anchor="middle">fixed</text>
    <polyline class="leader" points="124,121 124,114 183,114 183,121"/>
    <g class="note"><title>customizable items</title>
    <rect class="ground" x="123" y="92" width="90" height="18" rx="4"/>
    <text class="dim" x="168" y="106" font-size="13" text-anchor="middle" textLength="82" lengthAdjust="spacingAndGlyphs">customizable</text>
    <polyline class="leader" points="193,121 193,114 323,114 323,121"/>
    <g class="note"><title>pinned items</title>
    <rect class="ground" x="233" y="92" width="50" height="18" rx="4"/>
    <text class="dim" x="258" y="106" font-size="13" text-anchor="middle" textLength="42" lengthAdjust="spacingAndGlyphs">pinned</text>
    <text class="dim" x="32" y="201" font-size="14">Badges are samples: the app sets them. Their</text>
    <text class="dim" x="32" y="221" font-size="14">appearance here is assumed.</text>
    <text class="dim" x="32" y="241" font-size="14" textLength="341" lengthAdjust="spacingAndGlyphs">Users customize with a system button, which is not</text>
    <text class="dim" x="32" y="261" font-size="14">drawn.</text>
    <text class="dim" x="32" y="297" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a bar that scrolls",
    [
      "resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "bar", "--orientation",
      "portrait",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabBar", "tabs": [
        {"identifier": "t0", "title": "A title of some length 0"},
        {"identifier": "t1", "title": "A title of some length 1"},
        {"identifier": "t2", "title": "A title of some length 2"},
        {"identifier": "t3", "title": "A title of some length 3"},
        {"identifier": "t4", "title": "A title of some length 4"},
        {"identifier": "t5", "title": "A title of some length 5"},
        {"identifier": "t6", "title": "A title of some length 6"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · portrait): Tab bar at the top: A title of some length 0, selected; A title of some length 1; A title of some length 2; A title of some length 3; A title of some length 4; A title of some length 5; A title of some length 6. Selected: A title of some length 0. Not documented by Apple: observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both. stated: Movable items are initially in the order of the hierarchy.</desc>
    <rect class="ground" width="770" height="256"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · portrait</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="28" y="90" width="714" height="44" rx="22"/>
    <g class="item"><title>A title of some length 0, selected</title>
    <rect class="selected" x="32" y="94" width="203" height="36" rx="18"/>
    <text class="tint b" x="48" y="117" font-size="15" textLength="171" lengthAdjust="spacingAndGlyphs">A title of some length 0</text>
    <g class="item"><title>A title of some length 1</title>
    <rect class="room" x="235" y="94" width="195" height="36" rx="18"/>
    <text class="text" x="251" y="117" font-size="15" textLength="163" lengthAdjust="spacingAndGlyphs">A title of some length 1</text>
    <g class="item"><title>A title of some length 2</title>
    <rect class="room" x="430" y="94" width="197" height="36" rx="18"/>
    <text class="text" x="446" y="117" font-size="15" textLength="165" lengthAdjust="spacingAndGlyphs">A title of some length 2</text>
    <g class="item"><title>A title of some length 3</title>
    <rect class="room" x="627" y="94" width="111" height="36" rx="18"/>
    <text class="text" x="637" y="117" font-size="15" textLength="85" lengthAdjust="spacingAndGlyphs">A title of s…</text>
    <path class="veil1" d="M674 91H720a21 21 0 0 1 21 21V112a21 21 0 0 1 -21 21H674V91Z"/>
    <path class="veil2" d="M696 91H720a21 21 0 0 1 21 21V112a21 21 0 0 1 -21 21H696V91Z"/>
    <path class="veil3" d="M718 91H720a21 21 0 0 1 21 21V112a21 21 0 0 1 -21 21H718V91Z"/>
    <text class="dim" x="32" y="167" font-size="14" textLength="685" lengthAdjust="spacingAndGlyphs">Beyond the edge of the bar: A title of some length 3, A title of some length 4, A title of some length 5, A</text>
    <text class="dim" x="32" y="187" font-size="14">title of some length 6.</text>
    <text class="dim" x="32" y="223" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a bar of a Mac", ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">Mac (Mac Catalyst on macOS 27): Tab bar at the top: A, image star, selected; B. Selected: A. Not documented by Apple: observed: The bar of a Mac shows titles without images. stated: Movable items are initially in the order of the hierarchy.</desc>
    <rect class="ground" width="436" height="184"/>
    <text class="heading b" x="28" y="51" font-size="22">Mac</text>
    <text class="dim" x="28" y="72" font-size="13">Mac Catalyst on macOS 27</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="28" y="90" width="84" height="30" rx="15"/>
    <g class="item"><title>A, image star, selected</title>
    <rect class="selected" x="30" y="92" width="38" height="26" rx="13"/>
    <text class="tint b" x="44" y="110" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="68" y="92" width="37" height="26" rx="13"/>
    <text class="text" x="82" y="110" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <text class="dim" x="32" y="151" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a bar of Apple TV", ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "tvOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": " ", "image": "moon"},
        {"identifier": "c", "title": " "}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">Apple TV (tvOS 27): Tab bar at the top: A, selected; b, image moon; c. Selected: A. Not documented by Apple: assumed: On Apple TV people can scroll to the items that do not fit; the reference says that they are not shown. assumed: On Apple TV an item shows its title, or its image if the title is blank.</desc>
    <rect class="ground" width="436" height="188"/>
    <text class="heading b" x="28" y="51" font-size="22">Apple TV</text>
    <text class="dim" x="28" y="72" font-size="13">tvOS 27</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="28" y="90" width="193" height="34" rx="17"/>
    <g class="item"><title>A, selected</title>
    <rect class="focused" x="31" y="93" width="47" height="28" rx="14"/>
    <text class="onHint b" x="49" y="112" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="item"><title>b, image moon</title>
    <rect class="room" x="78" y="93" width="42" height="28" rx="14"/>
    <path class="icon" transform="translate(89 97) scale(0.83)" d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"/>
    <g class="item"><title>c</title>
    <rect class="room" x="120" y="93" width="98" height="28" rx="14"/>
    <text class="dim i" x="131" y="112" font-size="15" textLength="76" lengthAdjust="spacingAndGlyphs">‹no image›</text>
    <text class="dim" x="32" y="155" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a bar of Vision Pro", ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "badgeValue": "3"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">Apple Vision Pro (visionOS 27): Tab bar beside the window: A, badge 3, image star, selected; B. Selected: A.</desc>
    <rect class="ground" width="436" height="308"/>
    <text class="heading b" x="28" y="51" font-size="22">Apple Vision Pro</text>
    <text class="dim" x="28" y="72" font-size="13">visionOS 27</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="28" y="90" width="68" height="116" rx="34"/>
    <g class="item"><title>A, badge 3, image star, selected</title>
    <rect class="selected" x="38" y="100" width="48" height="48" rx="24"/>
    <path class="iconTint" transform="translate(50 112)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <rect class="badge" x="67" y="100" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="76" y="113" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">3</text>
    <g class="item"><title>B</title>
    <rect class="room" x="38" y="148" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="177" font-size="15" text-anchor="middle">B</text>
    <text class="dim" x="32" y="239" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="275" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a sidebar with sections",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "sidebar"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": "Add"}], "children": [{"identifier": "x", "title": "X", "badgeValue": "2"}, {"identifier": "y", "title": "Y", "isEnabled": false}]},
        {"identifier": "h", "title": "H", "isCollapsedByDefault": true, "children": [{"identifier": "z", "title": "Z"}]},
        {"identifier": "k", "title": "K", "isSidebarDestination": true, "children": [{"identifier": "w", "title": "W"}]}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · landscape): Tab bar at the top, not visible at first: A, image star, selected, customizable; G, customizable; H, customizable; K, customizable. Sidebar: A, image star, selected; section G; X, badge 2; Y, disabled; Add, action; section H, collapsed; Z, inside a collapsed section; section K; W. Selected: A. Not documented by Apple: observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both. stated: Movable items are initially in the order of the hierarchy.</desc>
    <rect class="ground" width="436" height="676"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <rect class="panel" x="28" y="90" width="320" height="424" rx="20"/>
    <g class="strip"><title>Sidebar</title>
    <rect class="room" x="28" y="90" width="320" height="424"/>
    <g class="row"><title>A, image star, selected</title>
    <rect class="selected" x="38" y="100" width="300" height="44" rx="12"/>
    <path class="iconTint" transform="translate(48 110)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="81" y="128" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="row"><title>section G</title>
    <rect class="room" x="38" y="158" width="272" height="44" rx="12"/>
    <text class="text b" x="48" y="186" font-size="17" textLength="14" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="317,178 322,183 327,178"/>
    <g class="row"><title>X, badge 2</title>
    <rect class="room" x="54" y="202" width="284" height="44" rx="12"/>
    <text class="text" x="97" y="230" font-size="17" textLength="11" lengthAdjust="spacingAndGlyphs">X</text>
    <rect class="badge" x="310" y="215" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="319" y="228" font-size="11" text-anchor="middle">2</text>
    <g class="row"><title>Y, disabled</title>
    <rect class="room" x="54" y="246" width="284" height="44" rx="12"/>
    <text class="off" x="97" y="274" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">Y</text>
    <g class="row"><title>Add, action</title>
    <rect class="room" x="54" y="290" width="284" height="44" rx="12"/>
    <text class="tint" x="97" y="318" font-size="17" textLength="33" lengthAdjust="spacingAndGlyphs">Add</text>
    <g class="row"><title>section H, collapsed</title>
    <rect class="room" x="38" y="348" width="272" height="44" rx="12"/>
    <text class="text b" x="48" y="376" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">H</text>
    <polyline class="chevron" points="320,365 325,370 320,375"/>
    <g class="row"><title>section K</title>
    <rect class="room" x="38" y="406" width="272" height="44" rx="12"/>
    <text class="text b" x="81" y="434" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">K</text>
    <polyline class="chevron" points="317,426 322,431 327,426"/>
    <g class="row"><title>W</title>
    <rect class="room" x="54" y="450" width="284" height="44" rx="12"/>
    <text class="text" x="97" y="478" font-size="17" textLength="17" lengthAdjust="spacingAndGlyphs">W</text>
    <text class="dim" x="32" y="547" font-size="14">Badges are samples: the app sets them. Their</text>
    <text class="dim" x="32" y="567" font-size="14">appearance here is assumed.</text>
    <text class="dim" x="32" y="587" font-size="14" textLength="341" lengthAdjust="spacingAndGlyphs">Users customize with a system button, which is not</text>
    <text class="dim" x="32" y="607" font-size="14">drawn.</text>
    <text class="dim" x="32" y="643" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a sidebar with its views",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "sidebar"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"header": {"title": "H"}, "footer": {"title": "F"}, "bottomBar": {"title": "B"}}, "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · landscape): Tab bar at the top, not visible at first: A, selected, customizable. Sidebar: header H; A, selected; footer F; bottom bar B. Selected: A. Not documented by Apple: observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both.</desc>
    <rect class="ground" width="436" height="454"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <rect class="panel" x="28" y="90" width="320" height="242" rx="20"/>
    <g class="strip"><title>Sidebar</title>
    <rect class="room" x="28" y="90" width="320" height="242"/>
    <g class="note"><title>Sidebar header: H</title>
    <rect class="quietLine" x="38" y="100" width="300" height="44" rx="8"/>
    <text class="text" x="48" y="127" font-size="14">H</text>
    <g class="row"><title>A, selected</title>
    <rect class="selected" x="38" y="152" width="300" height="44" rx="12"/>
    <text class="tint b" x="48" y="180" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="note"><title>Sidebar footer: F</title>
    <rect class="quietLine" x="38" y="204" width="300" height="44" rx="8"/>
    <text class="text" x="48" y="231" font-size="14">F</text>
    <polyline class="hairline" points="29,266 347,266"/>
    <g class="note"><title>Sidebar bottom bar: B</title>
    <rect class="quietLine" x="38" y="274" width="300" height="44" rx="8"/>
    <text class="text" x="48" y="301" font-size="14">B</text>
    <text class="dim" x="32" y="365" font-size="14" textLength="341" lengthAdjust="spacingAndGlyphs">Users customize with a system button, which is not</text>
    <text class="dim" x="32" y="385" font-size="14">drawn.</text>
    <text class="dim" x="32" y="421" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a sidebar without rows",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "sidebar"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "isHidden": true}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · landscape): Tab bar at the top, not visible at first: nothing. Sidebar: nothing.</desc>
    <rect class="ground" width="436" height="228"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <rect class="panel" x="28" y="90" width="320" height="74" rx="20"/>
    <g class="strip"><title>Sidebar</title>
    <rect class="room" x="28" y="90" width="320" height="74"/>
    <text class="dim" x="38" y="128" font-size="17">no rows</text>
    <text class="dim" x="32" y="195" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a sidebar of a Mac", ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "sidebar"],
    [
      "a.json": """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">Mac (Mac Catalyst on macOS 27): Sidebar: A, image star, selected; section G; X. Selected: A. Not documented by Apple: observed: The sidebar of a Mac is shown until the app or the user hides it.</desc>
    <rect class="ground" width="436" height="284"/>
    <text class="heading b" x="28" y="51" font-size="22">Mac</text>
    <text class="dim" x="28" y="72" font-size="13">Mac Catalyst on macOS 27</text>
    <rect class="panel" x="28" y="90" width="320" height="130" rx="20"/>
    <g class="strip"><title>Sidebar</title>
    <rect class="room" x="28" y="90" width="320" height="130"/>
    <g class="row"><title>A, image star, selected</title>
    <rect class="selected" x="38" y="100" width="300" height="30" rx="7"/>
    <path class="iconTint" transform="translate(48 106) scale(0.75)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="75" y="120" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="row"><title>section G</title>
    <rect class="room" x="38" y="140" width="272" height="30" rx="7"/>
    <text class="text b" x="48" y="160" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="317,153 322,158 327,153"/>
    <g class="row"><title>X</title>
    <rect class="room" x="54" y="170" width="284" height="30" rx="7"/>
    <text class="text" x="91" y="190" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">X</text>
    <text class="dim" x="32" y="251" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "seven levels", ["resolve", "a.json", "-f", "svg", "--os", "27", "--crop", "sidebar"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "h", "title": "H", "children": [{"identifier": "i", "title": "I", "children": [{"identifier": "j", "title": "J", "children": [{"identifier": "k", "title": "K", "children": [{"identifier": "l", "title": "L", "children": [{"identifier": "x", "title": "X"}]}]}]}]}]}]}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · landscape): Tab bar at the top, not visible at first: A, selected, customizable; G, customizable. Sidebar: A, selected; section G; section H; section I; section J; section K; section L; X. Selected: A. Not documented by Apple: observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both. stated: Movable items are initially in the order of the hierarchy.</desc>
    <rect class="ground" width="436" height="608"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <rect class="panel" x="28" y="90" width="320" height="396" rx="20"/>
    <g class="strip"><title>Sidebar</title>
    <rect class="room" x="28" y="90" width="320" height="396"/>
    <g class="row"><title>A, selected</title>
    <rect class="selected" x="38" y="100" width="300" height="44" rx="12"/>
    <text class="tint b" x="48" y="128" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <g class="row"><title>section G</title>
    <rect class="room" x="38" y="158" width="272" height="44" rx="12"/>
    <text class="text b" x="48" y="186" font-size="17" textLength="14" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="317,178 322,183 327,178"/>
    <g class="row"><title>section H</title>
    <rect class="room" x="54" y="202" width="256" height="44" rx="12"/>
    <text class="text b" x="64" y="230" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">H</text>
    <polyline class="chevron" points="317,222 322,227 327,222"/>
    <g class="row"><title>section I</title>
    <rect class="room" x="70" y="246" width="240" height="44" rx="12"/>
    <text class="text b" x="80" y="274" font-size="17" textLength="5" lengthAdjust="spacingAndGlyphs">I</text>
    <polyline class="chevron" points="317,266 322,271 327,266"/>
    <g class="row"><title>section J</title>
    <rect class="room" x="86" y="290" width="224" height="44" rx="12"/>
    <text class="text b" x="96" y="318" font-size="17" textLength="10" lengthAdjust="spacingAndGlyphs">J</text>
    <polyline class="chevron" points="317,310 322,315 327,310"/>
    <g class="row"><title>section K</title>
    <rect class="room" x="102" y="334" width="208" height="44" rx="12"/>
    <text class="text b" x="112" y="362" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">K</text>
    <polyline class="chevron" points="317,354 322,359 327,354"/>
    <g class="row"><title>section L</title>
    <rect class="room" x="118" y="378" width="192" height="44" rx="12"/>
    <text class="text b" x="128" y="406" font-size="17" textLength="10" lengthAdjust="spacingAndGlyphs">L</text>
    <polyline class="chevron" points="317,398 322,403 327,398"/>
    <g class="row"><title>X</title>
    <rect class="room" x="118" y="422" width="220" height="44" rx="12"/>
    <text class="text" x="128" y="450" font-size="17" textLength="11" lengthAdjust="spacingAndGlyphs">X</text>
    <text class="dim" x="32" y="519" font-size="14" textLength="341" lengthAdjust="spacingAndGlyphs">Users customize with a system button, which is not</text>
    <text class="dim" x="32" y="539" font-size="14">drawn.</text>
    <text class="dim" x="32" y="575" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "no sidebar",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "sidebar"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, selected; B. Selected: A.</desc>
    <rect class="ground" width="436" height="178"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <text class="dim" x="28" y="107" font-size="14">There is no sidebar here.</text>
    <text class="dim" x="32" y="145" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "from right to left",
    [
      "resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone", "--crop", "bar",
      "--direction", "rightToLeft",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "badgeValue": "1"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait · right to left): Tab bar at the bottom: A, badge 1, selected; B. Selected: A.</desc>
    <rect class="ground" width="458" height="275"/>
    <text class="heading b" x="430" y="51" font-size="22" text-anchor="end">iPhone</text>
    <text class="dim" x="430" y="72" font-size="13" text-anchor="end">iOS 27 · compact width · portrait · right to left</text>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="121" y="90" width="216" height="62" rx="31"/>
    <g class="item"><title>A, badge 1, selected</title>
    <rect class="selected" x="229" y="94" width="104" height="54" rx="27"/>
    <rect class="badge" x="258" y="94" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="267" y="107" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="tint b" x="281" y="137" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="125" y="94" width="104" height="54" rx="27"/>
    <text class="text" x="177" y="137" font-size="10" text-anchor="middle">B</text>
    <text class="dim" x="426" y="206" font-size="14" text-anchor="end">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="242" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a phone with an accessory that minimizes",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "bottomAccessory": {"title": "P"}, "tabBarMinimizeBehavior": "onScrollDown", "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, selected; B. Above the bar: P, accessory. Selected: A.</desc>
    <rect class="ground" width="478" height="1086"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="device"><title>iPhone</title>
    <rect class="body" x="28" y="90" width="422" height="894" rx="50"/>
    <rect class="screen" x="38" y="100" width="402" height="874" rx="40"/>
    <text class="heading b" x="58" y="198" font-size="30">A</text>
    <rect class="ghost" x="58" y="219" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="233" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="307" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="321" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="395" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="409" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="483" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="497" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="571" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="585" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="659" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="673" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="747" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="761" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="835" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="849" width="44" height="44" rx="10"/>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="131" y="891" width="216" height="62" rx="31"/>
    <g class="item"><title>A, selected</title>
    <rect class="selected" x="135" y="895" width="104" height="54" rx="27"/>
    <text class="tint b" x="187" y="938" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B</title>
    <rect class="room" x="239" y="895" width="104" height="54" rx="27"/>
    <text class="text" x="291" y="938" font-size="10" text-anchor="middle">B</text>
    <g class="note"><title>Bottom accessory: P</title>
    <rect class="bar" x="59" y="835" width="360" height="48" rx="24"/>
    <rect class="quiet" x="71" y="844" width="30" height="30" rx="7"/>
    <text class="text" x="113" y="864" font-size="14">P</text>
    <rect class="quietLine" x="177" y="111" width="124" height="36" rx="18"/>
    <rect class="quiet" x="84" y="124" width="36" height="11" rx="5"/>
    <rect class="quiet" x="348" y="124" width="54" height="11" rx="5"/>
    <rect class="quiet" x="170" y="964" width="139" height="5" rx="2"/>
    <text class="dim" x="32" y="1017" font-size="14">The bar minimizes on scrolling down.</text>
    <text class="dim" x="32" y="1053" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a tablet with a sidebar beside the content",
    ["resolve", "a.json", "-f", "svg", "--os", "27", "--sidebar", "shown"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "sidebar": {"preferredLayout": "tile"}, "tabs": [
        {"identifier": "a", "title": "A"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPad (iPadOS 27 · regular width · landscape): Tab bar at the top, not visible at first: A, selected, customizable. Sidebar: A, selected. Selected: A. Not documented by Apple: observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both.</desc>
    <rect class="ground" width="1282" height="2124"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <text class="dim b" x="32" y="107" font-size="15">Initially</text>
    <g class="device"><title>iPad</title>
    <rect class="body" x="28" y="122" width="1226" height="866" rx="36"/>
    <rect class="screen" x="44" y="138" width="1194" height="834" rx="20"/>
    <text class="heading b" x="392" y="203" font-size="30">A</text>
    <rect class="ghost" x="392" y="224" width="405" height="100" rx="14"/>
    <rect class="block" x="408" y="238" width="72" height="72" rx="10"/>
    <rect class="ghost" x="813" y="224" width="405" height="100" rx="14"/>
    <rect class="block" x="829" y="238" width="72" height="72" rx="10"/>
    <rect class="ghost" x="392" y="340" width="405" height="100" rx="14"/>
    <rect class="block" x="408" y="354" width="72" height="72" rx="10"/>
    <rect class="ghost" x="813" y="340" width="405" height="100" rx="14"/>
    <rect class="block" x="829" y="354" width="72" height="72" rx="10"/>
    <rect class="ghost" x="392" y="456" width="405" height="100" rx="14"/>
    <rect class="block" x="408" y="470" width="72" height="72" rx="10"/>
    <rect class="ghost" x="813" y="456" width="405" height="100" rx="14"/>
    <rect class="block" x="829" y="470" width="72" height="72" rx="10"/>
    <rect class="ghost" x="392" y="572" width="405" height="100" rx="14"/>
    <rect class="block" x="408" y="586" width="72" height="72" rx="10"/>
    <rect class="ghost" x="813" y="572" width="405" height="100" rx="14"/>
    <rect class="block" x="829" y="586" width="72" height="72" rx="10"/>
    <rect class="ghost" x="392" y="688" width="405" height="100" rx="14"/>
    <rect class="block" x="408" y="702" width="72" height="72" rx="10"/>
    <rect class="ghost" x="813" y="688" width="405" height="100" rx="14"/>
    <rect class="block" x="829" y="702" width="72" height="72" rx="10"/>
    <rect class="ghost" x="392" y="804" width="405" height="100" rx="14"/>
    <rect class="block" x="408" y="818" width="72" height="72" rx="10"/>
    <rect class="ghost" x="813" y="804" width="405" height="100" rx="14"/>
    <rect class="block" x="829" y="818" width="72" height="72" rx="10"/>
    <rect class="panel" x="52" y="146" width="320" height="818" rx="22"/>
    <g class="strip"><title>Sidebar</title>
    <rect class="room" x="52" y="146" width="320" height="818"/>
    <g class="row"><title>A, selected</title>
    <rect class="selected" x="62" y="216" width="300" height="44" rx="12"/>
    <text class="tint b" x="72" y="244" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="outline" x="72" y="179" width="20" height="16" rx="4"/>
    <polyline class="outline" points="79,179 79,195"/>
    <rect class="quiet" x="70" y="152" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1160" y="152" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="962" width="220" height="5" rx="2"/>
    <text class="dim b" x="32" y="1035" font-size="15">After hiding the sidebar</text>
    <g class="device"><title>iPad</title>
    <rect class="body" x="28" y="1084" width="1226" height="866" rx="36"/>
    <rect class="screen" x="44" y="1100" width="1194" height="834" rx="20"/>
    <text class="heading b" x="64" y="1215" font-size="30">A</text>
    <rect class="ghost" x="64" y="1236" width="374" height="100" rx="14"/>
    <rect class="block" x="80" y="1250" width="72" height="72" rx="10"/>
    <rect class="ghost" x="454" y="1236" width="374" height="100" rx="14"/>
    <rect class="block" x="470" y="1250" width="72" height="72" rx="10"/>
    <rect class="ghost" x="844" y="1236" width="374" height="100" rx="14"/>
    <rect class="block" x="860" y="1250" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="1352" width="374" height="100" rx="14"/>
    <rect class="block" x="80" y="1366" width="72" height="72" rx="10"/>
    <rect class="ghost" x="454" y="1352" width="374" height="100" rx="14"/>
    <rect class="block" x="470" y="1366" width="72" height="72" rx="10"/>
    <rect class="ghost" x="844" y="1352" width="374" height="100" rx="14"/>
    <rect class="block" x="860" y="1366" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="1468" width="374" height="100" rx="14"/>
    <rect class="block" x="80" y="1482" width="72" height="72" rx="10"/>
    <rect class="ghost" x="454" y="1468" width="374" height="100" rx="14"/>
    <rect class="block" x="470" y="1482" width="72" height="72" rx="10"/>
    <rect class="ghost" x="844" y="1468" width="374" height="100" rx="14"/>
    <rect class="block" x="860" y="1482" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="1584" width="374" height="100" rx="14"/>
    <rect class="block" x="80" y="1598" width="72" height="72" rx="10"/>
    <rect class="ghost" x="454" y="1584" width="374" height="100" rx="14"/>
    <rect class="block" x="470" y="1598" width="72" height="72" rx="10"/>
    <rect class="ghost" x="844" y="1584" width="374" height="100" rx="14"/>
    <rect class="block" x="860" y="1598" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="1700" width="374" height="100" rx="14"/>
    <rect class="block" x="80" y="1714" width="72" height="72" rx="10"/>
    <rect class="ghost" x="454" y="1700" width="374" height="100" rx="14"/>
    <rect class="block" x="470" y="1714" width="72" height="72" rx="10"/>
    <rect class="ghost" x="844" y="1700" width="374" height="100" rx="14"/>
    <rect class="block" x="860" y="1714" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="1816" width="374" height="100" rx="14"/>
    <rect class="block" x="80" y="1830" width="72" height="72" rx="10"/>
    <rect class="ghost" x="454" y="1816" width="374" height="100" rx="14"/>
    <rect class="block" x="470" y="1830" width="72" height="72" rx="10"/>
    <rect class="ghost" x="844" y="1816" width="374" height="100" rx="14"/>
    <rect class="block" x="860" y="1830" width="72" height="72" rx="10"/>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="575" y="1132" width="132" height="44" rx="22"/>
    <rect class="outline" x="593" y="1146" width="20" height="16" rx="4"/>
    <polyline class="outline" points="600,1146 600,1162"/>
    <g class="item"><title>A, selected</title>
    <rect class="selected" x="623" y="1136" width="43" height="36" rx="18"/>
    <text class="tint b" x="639" y="1159" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="quiet" x="70" y="1114" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1160" y="1114" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="1924" width="220" height="5" rx="2"/>
    <polyline class="leader" points="628,1081 628,1074 661,1074 661,1081"/>
    <g class="note"><title>customizable items</title>
    <rect class="ground" x="599" y="1052" width="90" height="18" rx="4"/>
    <text class="dim" x="644" y="1066" font-size="13" text-anchor="middle" textLength="82" lengthAdjust="spacingAndGlyphs">customizable</text>
    <text class="dim" x="32" y="1983" font-size="14">Users customize with a system button, which is not drawn.</text>
    <text class="dim" x="32" y="2019" font-size="12">Not in Apple's documentation, but observed on devices:</text>
    <text class="dim" x="32" y="2037" font-size="12" textLength="738" lengthAdjust="spacingAndGlyphs">– observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show</text>
    <text class="dim" x="32" y="2055" font-size="12">both.</text>
    <text class="dim" x="32" y="2091" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a phone with More open", ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"},
        {"identifier": "b", "title": "B"},
        {"identifier": "c", "title": "C"},
        {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "E"},
        {"identifier": "f", "title": "F"},
        {"identifier": "g", "title": "G"}]}
      """
    ], only: ["<desc", "<title", "font-size"],
    """
    <title id="picture-title">iPhone (iOS 27 · compact width · portrait)</title>
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, selected; B; C; D; More. In More: E; F; G. Selected: A.</desc>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <text class="dim b" x="32" y="107" font-size="15">Initially</text>
    <g class="device"><title>iPhone</title>
    <text class="heading b" x="58" y="230" font-size="30">A</text>
    <g class="strip"><title>Tab bar</title>
    <g class="item"><title>A, selected</title>
    <text class="tint b" x="99" y="970" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B</title>
    <text class="text" x="169" y="970" font-size="10" text-anchor="middle">B</text>
    <g class="item"><title>C</title>
    <text class="text" x="239" y="970" font-size="10" text-anchor="middle">C</text>
    <g class="item"><title>D</title>
    <text class="text" x="309" y="970" font-size="10" text-anchor="middle">D</text>
    <g class="item"><title>More</title>
    <text class="text" x="379" y="970" font-size="10" text-anchor="middle">More</text>
    <text class="dim b" x="490" y="107" font-size="15">After tapping More</text>
    <g class="device"><title>iPhone</title>
    <text class="heading b" x="516" y="230" font-size="30">More</text>
    <g class="row"><title>E</title>
    <text class="text" x="559" y="279" font-size="17" textLength="11" lengthAdjust="spacingAndGlyphs">E</text>
    <g class="row"><title>F</title>
    <text class="text" x="559" y="323" font-size="17" textLength="10" lengthAdjust="spacingAndGlyphs">F</text>
    <g class="row"><title>G</title>
    <text class="text" x="559" y="367" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">G</text>
    <g class="strip"><title>Tab bar</title>
    <g class="item"><title>A</title>
    <text class="text" x="557" y="970" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B</title>
    <text class="text" x="627" y="970" font-size="10" text-anchor="middle">B</text>
    <g class="item"><title>C</title>
    <text class="text" x="697" y="970" font-size="10" text-anchor="middle">C</text>
    <g class="item"><title>D</title>
    <text class="text" x="767" y="970" font-size="10" text-anchor="middle">D</text>
    <g class="item"><title>More, selected</title>
    <text class="tint b" x="837" y="970" font-size="10" text-anchor="middle">More</text>
    <text class="dim" x="32" y="1047" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "what the symbols are", ["resolve", "a.json", "-f", "svg", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": "qqq.xyz"},
        {"identifier": "c", "title": "C", "image": {"asset": "Logo"}},
        {"identifier": "d", "title": "D", "image": "rrr.xyz"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<g ", "<path", "<desc"],
    """
    <desc id="picture-words">iPhone (iOS 27 · compact width · portrait): Tab bar at the bottom: A, image star, selected; B, image qqq.xyz; C, image Logo; D, image rrr.xyz. Selected: A.</desc>
    <rect class="ground" width="478" height="1094"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27 · compact width · portrait</text>
    <g class="device"><title>iPhone</title>
    <rect class="body" x="28" y="90" width="422" height="894" rx="50"/>
    <rect class="screen" x="38" y="100" width="402" height="874" rx="40"/>
    <text class="heading b" x="58" y="198" font-size="30">A</text>
    <rect class="ghost" x="58" y="219" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="233" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="307" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="321" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="395" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="409" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="483" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="497" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="571" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="585" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="659" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="673" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="747" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="761" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="835" width="362" height="72" rx="14"/>
    <rect class="block" x="74" y="849" width="44" height="44" rx="10"/>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="59" y="891" width="360" height="62" rx="31"/>
    <g class="item"><title>A, image star, selected</title>
    <rect class="selected" x="63" y="895" width="88" height="54" rx="27"/>
    <path class="iconTint" transform="translate(95 903)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="107" y="938" font-size="10" text-anchor="middle">A</text>
    <g class="item"><title>B, image qqq.xyz</title>
    <rect class="room" x="151" y="895" width="88" height="54" rx="27"/>
    <g class="tile"><title>qqq.xyz</title>
    <rect class="symbol" x="184" y="904" width="22" height="22" rx="8"/>
    <text class="code" x="195" y="919" font-size="10" text-anchor="middle">Qx</text>
    <text class="text" x="195" y="938" font-size="10" text-anchor="middle">B</text>
    <g class="item"><title>C, image Logo</title>
    <rect class="room" x="239" y="895" width="88" height="54" rx="27"/>
    <g class="tile"><title>asset Logo</title>
    <rect class="asset" x="272" y="904" width="22" height="22" rx="3"/>
    <text class="code" x="283" y="919" font-size="10" text-anchor="middle">Lo</text>
    <text class="text" x="283" y="938" font-size="10" text-anchor="middle">C</text>
    <g class="item"><title>D, image rrr.xyz</title>
    <rect class="room" x="327" y="895" width="88" height="54" rx="27"/>
    <g class="tile"><title>rrr.xyz</title>
    <rect class="symbol" x="360" y="904" width="22" height="22" rx="8"/>
    <text class="code" x="371" y="919" font-size="10" text-anchor="middle">Rx</text>
    <text class="text" x="371" y="938" font-size="10" text-anchor="middle">D</text>
    <rect class="quietLine" x="177" y="111" width="124" height="36" rx="18"/>
    <rect class="quiet" x="84" y="124" width="36" height="11" rx="5"/>
    <rect class="quiet" x="348" y="124" width="54" height="11" rx="5"/>
    <rect class="quiet" x="170" y="964" width="139" height="5" rx="2"/>
    <g class="legend"><title>qqq.xyz</title>
    <rect class="room" x="28" y="1002" width="81" height="28"/>
    <g class="tile"><title>qqq.xyz</title>
    <rect class="symbol" x="29" y="1005" width="22" height="22" rx="8"/>
    <text class="code" x="40" y="1020" font-size="10" text-anchor="middle">Qx</text>
    <text class="dim" x="59" y="1020" font-size="12" textLength="45" lengthAdjust="spacingAndGlyphs">qqq.xyz</text>
    <g class="legend"><title>Logo (asset)</title>
    <rect class="room" x="125" y="1002" width="108" height="28"/>
    <g class="tile"><title>asset Logo</title>
    <rect class="asset" x="126" y="1005" width="22" height="22" rx="3"/>
    <text class="code" x="137" y="1020" font-size="10" text-anchor="middle">Lo</text>
    <text class="dim" x="156" y="1020" font-size="12" textLength="72" lengthAdjust="spacingAndGlyphs">Logo (asset)</text>
    <g class="legend"><title>rrr.xyz</title>
    <rect class="room" x="249" y="1002" width="73" height="28"/>
    <g class="tile"><title>rrr.xyz</title>
    <rect class="symbol" x="250" y="1005" width="22" height="22" rx="8"/>
    <text class="code" x="261" y="1020" font-size="10" text-anchor="middle">Rx</text>
    <text class="dim" x="280" y="1020" font-size="12" textLength="37" lengthAdjust="spacingAndGlyphs">rrr.xyz</text>
    <text class="dim" x="32" y="1061" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "an action without a title",
    ["resolve", "a.json", "--os", "26", "-p", "ipad", "--size-class", "regular", "-f", "svg"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "sidebarActions": [{"title": " ", "image": "plus"}],
         "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["action</title>"],
    """
    <g class="row"><title>action</title>
    """),
  SmallRun(
    "more symbols than a picture names",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad", "--crop", "sidebar"],
    ["a.json": manyImages], only: [">i39.x</text>", ">i40.x</text>", " more<"],
    """
    <text class="dim" x="299" y="2334" font-size="12">i39.x</text>
    <text class="dim" x="28" y="2368" font-size="12">and 2 more</text>
    """),
  SmallRun(
    "a sidebar with more rows than a picture is high",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad", "--crop", "sidebar"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [{"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"identifier": "t5", "title": "T5"}, {"identifier": "t6", "title": "T6"}, {"identifier": "t7", "title": "T7"}, {"identifier": "t8", "title": "T8"}, {"identifier": "t9", "title": "T9"},
        {"identifier": "t10", "title": "T10"}, {"identifier": "t11", "title": "T11"}, {"identifier": "t12", "title": "T12"}, {"identifier": "t13", "title": "T13"}, {"identifier": "t14", "title": "T14"}, {"identifier": "t15", "title": "T15"}, {"identifier": "t16", "title": "T16"}, {"identifier": "t17", "title": "T17"}, {"identifier": "t18", "title": "T18"}, {"identifier": "t19", "title": "T19"},
        {"identifier": "t20", "title": "T20"}, {"identifier": "t21", "title": "T21"}, {"identifier": "t22", "title": "T22"}, {"identifier": "t23", "title": "T23"}, {"identifier": "t24", "title": "T24"}, {"identifier": "t25", "title": "T25"}, {"identifier": "t26", "title": "T26"}, {"identifier": "t27", "title": "T27"}, {"identifier": "t28", "title": "T28"}, {"identifier": "t29", "title": "T29"},
        {"identifier": "t30", "title": "T30"}, {"identifier": "t31", "title": "T31"}, {"identifier": "t32", "title": "T32"}, {"identifier": "t33", "title": "T33"}, {"identifier": "t34", "title": "T34"}, {"identifier": "t35", "title": "T35"}, {"identifier": "t36", "title": "T36"}, {"identifier": "t37", "title": "T37"}, {"identifier": "t38", "title": "T38"}, {"identifier": "t39", "title": "T39"},
        {"identifier": "t40", "title": "T40"}, {"identifier": "t41", "title": "T41"}, {"identifier": "t42", "title": "T42"}, {"identifier": "t43", "title": "T43"}, {"identifier": "t44", "title": "T44"}, {"identifier": "t45", "title": "T45"}, {"identifier": "t46", "title": "T46"}, {"identifier": "t47", "title": "T47"}, {"identifier": "t48", "title": "T48"}, {"identifier": "t49", "title": "T49"},
        {"identifier": "t50", "title": "T50"}, {"identifier": "t51", "title": "T51"}, {"identifier": "t52", "title": "T52"}, {"identifier": "t53", "title": "T53"}, {"identifier": "t54", "title": "T54"}, {"identifier": "t55", "title": "T55"}, {"identifier": "t56", "title": "T56"}, {"identifier": "t57", "title": "T57"}, {"identifier": "t58", "title": "T58"}, {"identifier": "t59", "title": "T59"}]}
      """
    ], only: ["\"panel\"", "urther down"],
    """
    <rect class="panel" x="28" y="90" width="320" height="2000" rx="20"/>
    <text class="dim" x="32" y="2123" font-size="14" textLength="366" lengthAdjust="spacingAndGlyphs">Further down: T44, T45, T46, T47, T48, T49, T50, T51,</text>
    """),
  SmallRun(
    "more items than an ornament has room for",
    ["resolve", "a.json", "-p", "vision", "-f", "svg", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"targets": [{"platform": "visionOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"identifier": "t5", "title": "T5"}, {"identifier": "t6", "title": "T6"}, {"identifier": "t7", "title": "T7"}, {"identifier": "t8", "title": "T8"}, {"identifier": "t9", "title": "T9"}, {"identifier": "t10", "title": "T10"}, {"identifier": "t11", "title": "T11"}, {"identifier": "t12", "title": "T12"}, {"identifier": "t13", "title": "T13"}, {"identifier": "t14", "title": "T14"}, {"identifier": "t15", "title": "T15"}, {"identifier": "t16", "title": "T16"}, {"identifier": "t17", "title": "T17"}, {"identifier": "t18", "title": "T18"}, {"identifier": "t19", "title": "T19"}, {"identifier": "t20", "title": "T20"}, {"identifier": "t21", "title": "T21"}, {"identifier": "t22", "title": "T22"}, {"identifier": "t23", "title": "T23"}, {"identifier": "t24", "title": "T24"}, {"identifier": "t25", "title": "T25"}, {"identifier": "t26", "title": "T26"}, {"identifier": "t27", "title": "T27"}, {"identifier": "t28", "title": "T28"}, {"identifier": "t29", "title": "T29"}, {"identifier": "t30", "title": "T30"}, {"identifier": "t31", "title": "T31"}, {"identifier": "t32", "title": "T32"}, {"identifier": "t33", "title": "T33"}, {"identifier": "t34", "title": "T34"}, {"identifier": "t35", "title": "T35"}, {"identifier": "t36", "title": "T36"}, {"identifier": "t37", "title": "T37"}, {"identifier": "t38", "title": "T38"}, {"identifier": "t39", "title": "T39"}, {"identifier": "t40", "title": "T40"}]}
      """
    ], only: ["<path", "Beyond"],
    """
    <path class="veil1" d="M29 722H95V748a33 33 0 0 1 -33 33H62a33 33 0 0 1 -33 -33V722Z"/>
    <path class="veil2" d="M29 741H95V748a33 33 0 0 1 -33 33H62a33 33 0 0 1 -33 -33V741Z"/>
    <path class="veil3" d="M29 761H95V761a20 20 0 0 1 -20 20H49a20 20 0 0 1 -20 -20V761Z"/>
    <text class="dim" x="32" y="815" font-size="14" textLength="371" lengthAdjust="spacingAndGlyphs">Beyond the end of the bar: T15, T16, T17, T18, T19, T20,</text>
    """),
]
