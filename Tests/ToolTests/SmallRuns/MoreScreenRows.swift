let moreScreenRows: [SmallRun] = [
  SmallRun(
    "a bar that scrolls",
    [
      "resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "26", "--crop", "bar", "--sidebar",
      "hidden",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [
        {"identifier": "t0", "title": "A rather long title 0"},
        {"identifier": "t1", "title": "A rather long title 1"},
        {"identifier": "t2", "title": "A rather long title 2"},
        {"identifier": "t3", "title": "A rather long title 3"},
        {"identifier": "t4", "title": "A rather long title 4"},
        {"identifier": "t5", "title": "A rather long title 5"},
        {"identifier": "t6", "title": "A rather long title 6"},
        {"identifier": "t7", "title": "A rather long title 7"},
        {"identifier": "t8", "title": "A rather long title 8"},
        {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1030" height="290"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 26 · regular width · landscape</text>
    <rect class="bar" x="28" y="124" width="974" height="44" rx="22"/>
    <rect class="outline" x="46" y="138" width="20" height="16" rx="4"/>
    <polyline class="outline" points="53,138 53,154"/>
    <rect class="selected" x="76" y="128" width="173" height="36" rx="18"/>
    <text class="tint b" x="92" y="151" font-size="15" textLength="141" lengthAdjust="spacingAndGlyphs">A rather long title 0</text>
    <rect class="room" x="249" y="128" width="166" height="36" rx="18"/>
    <text class="text" x="265" y="151" font-size="15" textLength="134" lengthAdjust="spacingAndGlyphs">A rather long title 1</text>
    <rect class="room" x="415" y="128" width="168" height="36" rx="18"/>
    <text class="text" x="431" y="151" font-size="15" textLength="136" lengthAdjust="spacingAndGlyphs">A rather long title 2</text>
    <rect class="room" x="583" y="128" width="169" height="36" rx="18"/>
    <text class="text" x="599" y="151" font-size="15" textLength="137" lengthAdjust="spacingAndGlyphs">A rather long title 3</text>
    <rect class="room" x="752" y="128" width="169" height="36" rx="18"/>
    <text class="text" x="768" y="151" font-size="15" textLength="137" lengthAdjust="spacingAndGlyphs">A rather long title 4</text>
    <rect class="room" x="956" y="128" width="42" height="36" rx="18"/>
    <path class="icon" transform="translate(967 136) scale(0.83)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <path class="veil1" d="M921 125H956V167H921V125Z"/>
    <path class="veil2" d="M932 125H956V167H932V125Z"/>
    <path class="veil3" d="M944 125H956V167H944V125Z"/>
    <polyline class="leader" points="81,121 81,114 916,114 916,121"/>
    <rect class="ground" x="453" y="92" width="90" height="18" rx="4"/>
    <text class="dim" x="498" y="106" font-size="13" text-anchor="middle" textLength="82" lengthAdjust="spacingAndGlyphs">customizable</text>
    <polyline class="leader" points="961,121 961,114 993,114 993,121"/>
    <rect class="ground" x="952" y="92" width="50" height="18" rx="4"/>
    <text class="dim" x="977" y="106" font-size="13" text-anchor="middle" textLength="42" lengthAdjust="spacingAndGlyphs">pinned</text>
    <text class="dim" x="32" y="201" font-size="14" textLength="725" lengthAdjust="spacingAndGlyphs">Beyond the edge of the bar: A rather long title 5, A rather long title 6, A rather long title 7, A rather long title 8.</text>
    <text class="dim" x="32" y="221" font-size="14">Users customize with a system button, which is not drawn.</text>
    <text class="dim" x="32" y="257" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "narrow regions",
    [
      "resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "26", "--crop", "bar", "--sidebar",
      "hidden",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "preferredPlacement": "fixed"}, {"identifier": "b", "title": "B", "preferredPlacement": "optional"}, {"identifier": "c", "title": "C"},
        {"identifier": "p", "title": "P", "image": "star", "preferredPlacement": "pinned"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="436" height="290"/>
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 26 · regular width · landscape</text>
    <rect class="bar" x="28" y="124" width="180" height="44" rx="22"/>
    <rect class="outline" x="46" y="138" width="20" height="16" rx="4"/>
    <polyline class="outline" points="53,138 53,154"/>
    <rect class="selected" x="76" y="128" width="43" height="36" rx="18"/>
    <text class="tint b" x="92" y="151" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="119" y="128" width="43" height="36" rx="18"/>
    <text class="text" x="135" y="151" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="162" y="128" width="42" height="36" rx="18"/>
    <path class="icon" transform="translate(173 136) scale(0.83)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <polyline class="leader" points="81,121 81,114 114,114 114,121"/>
    <rect class="ground" x="78" y="92" width="39" height="18" rx="4"/>
    <text class="dim" x="97" y="106" font-size="13" text-anchor="middle">fixed</text>
    <polyline class="leader" points="124,121 124,114 157,114 157,121"/>
    <rect class="ground" x="123" y="92" width="90" height="18" rx="4"/>
    <text class="dim" x="168" y="106" font-size="13" text-anchor="middle" textLength="82" lengthAdjust="spacingAndGlyphs">customizable</text>
    <polyline class="leader" points="167,121 167,114 199,114 199,121"/>
    <rect class="ground" x="219" y="92" width="50" height="18" rx="4"/>
    <text class="dim" x="244" y="106" font-size="13" text-anchor="middle" textLength="42" lengthAdjust="spacingAndGlyphs">pinned</text>
    <text class="dim" x="32" y="201" font-size="14" textLength="341" lengthAdjust="spacingAndGlyphs">Users customize with a system button, which is not</text>
    <text class="dim" x="32" y="221" font-size="14">drawn.</text>
    <text class="dim" x="32" y="257" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "bars without items",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "vision", "--os", "27"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["tvOS"]}}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1370" height="816"/>
    <rect class="room" x="28" y="28" width="1314" height="760"/>
    <rect class="screen" x="62" y="28" width="1280" height="720" rx="44"/>
    <text class="dim b" x="116" y="79" font-size="30">Nothing is selected</text>
    <rect class="ghost" x="116" y="100" width="391" height="100" rx="14"/>
    <rect class="block" x="132" y="114" width="72" height="72" rx="10"/>
    <rect class="ghost" x="523" y="100" width="391" height="100" rx="14"/>
    <rect class="block" x="539" y="114" width="72" height="72" rx="10"/>
    <rect class="ghost" x="930" y="100" width="391" height="100" rx="14"/>
    <rect class="block" x="946" y="114" width="72" height="72" rx="10"/>
    <rect class="ghost" x="116" y="216" width="391" height="100" rx="14"/>
    <rect class="block" x="132" y="230" width="72" height="72" rx="10"/>
    <rect class="ghost" x="523" y="216" width="391" height="100" rx="14"/>
    <rect class="block" x="539" y="230" width="72" height="72" rx="10"/>
    <rect class="ghost" x="930" y="216" width="391" height="100" rx="14"/>
    <rect class="block" x="946" y="230" width="72" height="72" rx="10"/>
    <rect class="ghost" x="116" y="332" width="391" height="100" rx="14"/>
    <rect class="block" x="132" y="346" width="72" height="72" rx="10"/>
    <rect class="ghost" x="523" y="332" width="391" height="100" rx="14"/>
    <rect class="block" x="539" y="346" width="72" height="72" rx="10"/>
    <rect class="ghost" x="930" y="332" width="391" height="100" rx="14"/>
    <rect class="block" x="946" y="346" width="72" height="72" rx="10"/>
    <rect class="ghost" x="116" y="448" width="391" height="100" rx="14"/>
    <rect class="block" x="132" y="462" width="72" height="72" rx="10"/>
    <rect class="ghost" x="523" y="448" width="391" height="100" rx="14"/>
    <rect class="block" x="539" y="462" width="72" height="72" rx="10"/>
    <rect class="ghost" x="930" y="448" width="391" height="100" rx="14"/>
    <rect class="block" x="946" y="462" width="72" height="72" rx="10"/>
    <rect class="ghost" x="116" y="564" width="391" height="100" rx="14"/>
    <rect class="block" x="132" y="578" width="72" height="72" rx="10"/>
    <rect class="ghost" x="523" y="564" width="391" height="100" rx="14"/>
    <rect class="block" x="539" y="578" width="72" height="72" rx="10"/>
    <rect class="ghost" x="930" y="564" width="391" height="100" rx="14"/>
    <rect class="block" x="946" y="578" width="72" height="72" rx="10"/>
    <rect class="bar" x="28" y="354" width="68" height="68" rx="34"/>
    <text class="dim" x="62" y="392" font-size="12" text-anchor="middle">none</text>
    <circle class="quiet" cx="606" cy="770" r="8"/>
    <rect class="quiet" x="626" y="766" width="152" height="8" rx="4"/>
    """),
]
