let emptyBarRows: [SmallRun] = [
  SmallRun(
    "a bar at the bottom without items",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "iphone", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["tvOS"]}}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="458" height="125"/>
    <rect class="bar" x="169" y="28" width="120" height="48" rx="24"/>
    <text class="dim" x="229" y="56" font-size="12" text-anchor="middle">no items</text>
    """),
  SmallRun(
    "a separate item alone",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "iphone", "--os", "26", "--crop", "bar"],
    [
      "a.json": """
      {"tabs": [{"type": "search"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="458" height="125"/>
    <rect class="bar" x="141" y="28" width="120" height="48" rx="24"/>
    <text class="dim" x="201" y="56" font-size="12" text-anchor="middle">no items</text>
    <rect class="bar" x="269" y="28" width="48" height="48" rx="24"/>
    <rect class="selected" x="273" y="32" width="40" height="40" rx="20"/>
    <path class="iconTint" transform="translate(281 40)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    """),
  SmallRun(
    "the system's words in another language",
    ["resolve", "a.json", "-f", "svg", "--os", "26", "-p", "iphone", "--language", "de"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "home"}, {"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"type": "search"}]}
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Haus"}}}}}}
      """,
    ], only: ["<text"],
    """
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 26 · compact width · portrait</text>
    <text class="dim b" x="32" y="107" font-size="15">Initially</text>
    <text class="heading b" x="58" y="230" font-size="30">Haus</text>
    <text class="tint b" x="99" y="970" font-size="10" text-anchor="middle">Haus</text>
    <text class="text" x="169" y="970" font-size="10" text-anchor="middle">T0</text>
    <text class="text" x="239" y="970" font-size="10" text-anchor="middle">T1</text>
    <text class="text" x="309" y="970" font-size="10" text-anchor="middle">T2</text>
    <text class="text" x="379" y="970" font-size="10" text-anchor="middle">More</text>
    <text class="dim b" x="490" y="107" font-size="15">After tapping More</text>
    <text class="heading b" x="516" y="230" font-size="30">More</text>
    <text class="text" x="559" y="279" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T3</text>
    <text class="text" x="559" y="323" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T4</text>
    <text class="text" x="559" y="367" font-size="17" textLength="57" lengthAdjust="spacingAndGlyphs">Search</text>
    <text class="text" x="557" y="970" font-size="10" text-anchor="middle">Haus</text>
    <text class="text" x="627" y="970" font-size="10" text-anchor="middle">T0</text>
    <text class="text" x="697" y="970" font-size="10" text-anchor="middle">T1</text>
    <text class="text" x="767" y="970" font-size="10" text-anchor="middle">T2</text>
    <text class="tint b" x="837" y="970" font-size="10" text-anchor="middle">More</text>
    <text class="text b" x="936" y="366" font-size="13" text-anchor="middle">1</text>
    <text class="dim" x="32" y="1049" font-size="14">The system's words, Search and More, are in the device's language.</text>
    <text class="dim" x="32" y="1085" font-size="12">Not in Apple's documentation, but observed on devices:</text>
    <text class="dim" x="32" y="1103" font-size="12">1 observed: In More, every entry is an ordinary row. (Search)</text>
    <text class="dim" x="32" y="1139" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a title of its own for search",
    ["resolve", "a.json", "-f", "svg", "--os", "26", "-p", "ipad", "--language", "de"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "home"}, {"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1", "badgeValue": "1", "repeats": {"samples": ["S"]}}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"type": "search", "title": "home"}]}
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Haus"}}}}}}
      """,
    ], only: ["<text"],
    """
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 26 · regular width · landscape</text>
    <text class="heading b" x="64" y="267" font-size="30">Haus</text>
    <text class="tint b" x="463" y="211" font-size="15" textLength="38" lengthAdjust="spacingAndGlyphs">Haus</text>
    <text class="text" x="533" y="211" font-size="15" textLength="20" lengthAdjust="spacingAndGlyphs">T0</text>
    <text class="text i" x="585" y="211" font-size="15" textLength="10" lengthAdjust="spacingAndGlyphs">S</text>
    <text class="onBadge b" x="613" y="210" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="654" y="211" font-size="15" textLength="19" lengthAdjust="spacingAndGlyphs">T2</text>
    <text class="text" x="705" y="211" font-size="15" textLength="20" lengthAdjust="spacingAndGlyphs">T3</text>
    <text class="text" x="757" y="211" font-size="15" textLength="20" lengthAdjust="spacingAndGlyphs">T4</text>
    <text class="text b" x="814" y="113" font-size="13" text-anchor="middle">1</text>
    <text class="dim" x="32" y="1035" font-size="14">Badges, and titles in italics, are samples: the app sets them.</text>
    <text class="dim" x="32" y="1071" font-size="12">Not in Apple's documentation, but stated by an engineer of Apple or observed on devices:</text>
    <text class="dim" x="32" y="1089" font-size="12">1 stated: A search tab without a placement is pinned. (Haus)</text>
    <text class="dim" x="32" y="1107" font-size="12" textLength="738" lengthAdjust="spacingAndGlyphs">– observed: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show</text>
    <text class="dim" x="32" y="1125" font-size="12">both.</text>
    <text class="dim" x="32" y="1143" font-size="12">– stated: Movable items are initially in the order of the hierarchy.</text>
    <text class="dim" x="32" y="1179" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "the styles of a dark picture",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--crop", "bar", "-p", "iphone", "--os", "27",
      "--appearance", "dark",
    ],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "house.circle.fill"},
        {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
        {"type": "search"}]}
      """
    ], only: [".picture", "@media"],
    """
    .picture text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Noto Sans','Helvetica Neue',Arial,sans-serif}
    .picture .b{font-weight:600}
    .picture polyline,.picture path{stroke-linecap:round;stroke-linejoin:round}
    .picture .ground{fill:#ffffff}
    .picture .bar{fill:#f6f7f9;stroke:#7d8492}
    .picture .selected{fill:#dcdee4}
    .picture .room{fill:none}
    .picture .dots{fill:#3d4350}
    .picture .icon{fill:none;stroke:#2b303a;stroke-width:1.7}
    .picture .iconTint{fill:none;stroke:#1f4fc4;stroke-width:1.9}
    .picture .iconTintFill{fill:#1f4fc4;fill-opacity:.4}
    .picture .badge{fill:#c8251d}
    .picture .text{fill:#1b1f27}
    .picture .tint{fill:#1f4fc4}
    .picture .onBadge{fill:#ffffff}
    .picture .ground{fill:#1b1e24}
    .picture .bar{fill:#23272f;stroke:#858c9a}
    .picture .selected{fill:#414753}
    .picture .room{fill:none}
    .picture .dots{fill:#d5d9e2}
    .picture .icon{fill:none;stroke:#e4e7ee}
    .picture .iconTint{fill:none;stroke:#a9c2ff}
    .picture .iconTintFill{fill:#a9c2ff;fill-opacity:.4}
    .picture .badge{fill:#d93a31}
    .picture .text{fill:#f1f3f7}
    .picture .tint{fill:#a9c2ff}
    .picture .onBadge{fill:#ffffff}
    """),
  SmallRun(
    "the styles of a picture for both",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--crop", "sidebar", "-p", "ipad",
      "--sidebar", "shown", "--os", "27",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap", "preferredPlacement": "sidebar", "footer": {"title": "Foot"}}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "image": "house", "sidebarActions": [{"title": "Add"}], "children": [
          {"identifier": "b", "title": "B with a title that is too long", "badgeValue": "4"},
          {"identifier": "c", "title": "C", "image": "house.fill"}]}]}
      """
    ], only: [".picture", "@media"],
    """
    .picture text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Noto Sans','Helvetica Neue',Arial,sans-serif}
    .picture .b{font-weight:600}
    .picture polyline,.picture path{stroke-linecap:round;stroke-linejoin:round}
    .picture .ground{fill:#ffffff}
    .picture .quietLine{fill:none;stroke:#c9cdd5;stroke-width:1.5}
    .picture .panel{fill:#f6f7f9;stroke:#7d8492}
    .picture .selected{fill:#dcdee4}
    .picture .room{fill:none}
    .picture .chevron{fill:none;stroke:#5b6270;stroke-width:2}
    .picture .icon{fill:none;stroke:#2b303a;stroke-width:1.7}
    .picture .iconTint{fill:none;stroke:#1f4fc4;stroke-width:1.9}
    .picture .iconFill{fill:#2b303a;fill-opacity:.4}
    .picture .badge{fill:#c8251d}
    .picture .text{fill:#1b1f27}
    .picture .tint{fill:#1f4fc4}
    .picture .onBadge{fill:#ffffff}
    @media screen and (prefers-color-scheme:dark){
    .picture .ground{fill:#1b1e24}
    .picture .quietLine{fill:none;stroke:#444954}
    .picture .panel{fill:#23272f;stroke:#858c9a}
    .picture .selected{fill:#414753}
    .picture .room{fill:none}
    .picture .chevron{fill:none;stroke:#a6adbb}
    .picture .icon{fill:none;stroke:#e4e7ee}
    .picture .iconTint{fill:none;stroke:#a9c2ff}
    .picture .iconFill{fill:#e4e7ee;fill-opacity:.4}
    .picture .badge{fill:#d93a31}
    .picture .text{fill:#f1f3f7}
    .picture .tint{fill:#a9c2ff}
    .picture .onBadge{fill:#ffffff}
    """),
  SmallRun(
    "a phone whose sidebar is hidden",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27", "-p", "iphone", "--size-class",
      "regular", "--orientation", "landscape", "--sidebar", "hidden",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"preferredPlacement": "sidebar", "preferredLayout": "overlap", "header": {"title":"H"}}, "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "image": "star", "children": [{"identifier": "b", "title": "B", "image": "house"}]}, {"identifier":"q","title":"Samples","repeats":{"samples":["Q1"]}}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1032" height="516"/>
    <rect class="body" x="28" y="28" width="976" height="460" rx="50"/>
    <rect class="screen" x="38" y="38" width="956" height="440" rx="40"/>
    <text class="heading b" x="100" y="143" font-size="30">A</text>
    <rect class="ghost" x="100" y="164" width="408" height="72" rx="14"/>
    <rect class="block" x="116" y="178" width="44" height="44" rx="10"/>
    <rect class="ghost" x="524" y="164" width="408" height="72" rx="14"/>
    <rect class="block" x="540" y="178" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="252" width="408" height="72" rx="14"/>
    <rect class="block" x="116" y="266" width="44" height="44" rx="10"/>
    <rect class="ghost" x="524" y="252" width="408" height="72" rx="14"/>
    <rect class="block" x="540" y="266" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="340" width="408" height="72" rx="14"/>
    <rect class="block" x="116" y="354" width="44" height="44" rx="10"/>
    <rect class="ghost" x="524" y="340" width="408" height="72" rx="14"/>
    <rect class="block" x="540" y="354" width="44" height="44" rx="10"/>
    <rect class="bar" x="437" y="409" width="157" height="48" rx="24"/>
    <rect class="selected" x="441" y="413" width="38" height="40" rx="20"/>
    <text class="tint b" x="455" y="438" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="479" y="413" width="67" height="40" rx="20"/>
    <path class="icon" transform="translate(493 423) scale(0.83)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="522" y="438" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">G</text>
    <rect class="room" x="546" y="413" width="44" height="40" rx="20"/>
    <text class="text i" x="560" y="438" font-size="13" textLength="16" lengthAdjust="spacingAndGlyphs">Q1</text>
    <rect class="bar" x="58" y="60" width="44" height="44" rx="22"/>
    <rect class="outline" x="70" y="74" width="20" height="16" rx="4"/>
    <polyline class="outline" points="77,74 77,90"/>
    <rect class="quietLine" x="49" y="196" width="36" height="124" rx="18"/>
    <rect class="quiet" x="447" y="468" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "long titles in a bar of a tablet",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27", "-p", "ipad", "--sidebar",
      "hidden", "--crop", "bar",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "macCatalyst", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "t0", "title": "A rather long title 0"}, {"identifier": "t1", "title": "A rather long title 1"}, {"identifier": "t2", "title": "A rather long title 2"}, {"identifier": "t3", "title": "A rather long title 3"}, {"identifier": "t4", "title": "A rather long title 4"}, {"identifier": "t5", "title": "A rather long title 5"}, {"identifier": "t6", "title": "A rather long title 6"}, {"identifier": "t7", "title": "A rather long title 7"}, {"identifier": "t8", "title": "A rather long title 8"}, {"identifier": "p", "title": "P", "image": "star"}, {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1030" height="100"/>
    <rect class="bar" x="28" y="28" width="974" height="44" rx="22"/>
    <rect class="outline" x="46" y="42" width="20" height="16" rx="4"/>
    <polyline class="outline" points="53,42 53,58"/>
    <rect class="selected" x="76" y="32" width="173" height="36" rx="18"/>
    <text class="tint b" x="92" y="55" font-size="15" textLength="141" lengthAdjust="spacingAndGlyphs">A rather long title 0</text>
    <rect class="room" x="249" y="32" width="166" height="36" rx="18"/>
    <text class="text" x="265" y="55" font-size="15" textLength="134" lengthAdjust="spacingAndGlyphs">A rather long title 1</text>
    <rect class="room" x="415" y="32" width="168" height="36" rx="18"/>
    <text class="text" x="431" y="55" font-size="15" textLength="136" lengthAdjust="spacingAndGlyphs">A rather long title 2</text>
    <rect class="room" x="583" y="32" width="169" height="36" rx="18"/>
    <text class="text" x="599" y="55" font-size="15" textLength="137" lengthAdjust="spacingAndGlyphs">A rather long title 3</text>
    <rect class="room" x="752" y="32" width="169" height="36" rx="18"/>
    <text class="text" x="768" y="55" font-size="15" textLength="137" lengthAdjust="spacingAndGlyphs">A rather long title 4</text>
    <rect class="room" x="921" y="32" width="77" height="36" rx="18"/>
    <text class="text" x="931" y="55" font-size="15" textLength="56" lengthAdjust="spacingAndGlyphs">A rath…</text>
    <path class="veil1" d="M934 29H980a21 21 0 0 1 21 21V50a21 21 0 0 1 -21 21H934V29Z"/>
    <path class="veil2" d="M956 29H980a21 21 0 0 1 21 21V50a21 21 0 0 1 -21 21H956V29Z"/>
    <path class="veil3" d="M978 29H980a21 21 0 0 1 21 21V50a21 21 0 0 1 -21 21H978V29Z"/>
    """),
]
