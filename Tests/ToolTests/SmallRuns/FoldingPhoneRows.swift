private let twoTabs = """
  {"tabs": [
    {"identifier": "a", "title": "A", "image": "house.circle.fill"},
    {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
    {"type": "search"}]}
  """

let foldingPhoneRows: [SmallRun] = [
  SmallRun(
    "a folding phone, open and on its side",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27.1", "-p", "iphone-duo",
      "--orientation", "landscape",
    ],
    [
      "a.json": """
      {"prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A", "image": "house.circle.fill"},
        {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
        {"type": "search"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="754" height="542"/>
    <rect class="body" x="28" y="28" width="698" height="486" rx="50"/>
    <rect class="screen" x="38" y="38" width="678" height="466" rx="40"/>
    <text class="heading b" x="58" y="93" font-size="30">A</text>
    <rect class="ghost" x="58" y="114" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="202" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="290" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="304" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="378" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="392" width="44" height="44" rx="10"/>
    <rect class="bar" x="646" y="311" width="56" height="108" rx="34"/>
    <rect class="selected" x="648" y="313" width="52" height="52" rx="26"/>
    <path class="iconTintFill" transform="translate(662 327)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(662 327)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(666 331) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <rect class="room" x="648" y="365" width="52" height="52" rx="26"/>
    <path class="icon" transform="translate(662 379)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <rect class="bar" x="646" y="427" width="56" height="56" rx="28"/>
    <rect class="room" x="648" y="429" width="52" height="52" rx="26"/>
    <path class="icon" transform="translate(662 443)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="683" cy="464" r="3"/>
    <rect class="badge" x="677" y="429" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="688" y="442" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <circle class="quietLine" cx="674" cy="72" r="12"/>
    <rect class="quiet" x="656" y="100" width="36" height="11" rx="5"/>
    <rect class="quiet" x="660" y="120" width="28" height="11" rx="5"/>
    <rect class="quiet" x="308" y="494" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "the same, mirrored",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27.1", "-p", "iphone-duo",
      "--orientation", "landscape", "--direction", "rightToLeft",
    ],
    ["a.json": twoTabs], only: ["<circle", #"class="quiet"#, #"class="bar""#],
    """
    <rect class="bar" x="646" y="323" width="56" height="160" rx="34"/>
    <circle class="dots" cx="665" cy="412" r="3"/>
    <circle class="quietLine" cx="674" cy="72" r="12"/>
    <rect class="quiet" x="656" y="100" width="36" height="11" rx="5"/>
    <rect class="quiet" x="660" y="120" width="28" height="11" rx="5"/>
    <rect class="quiet" x="307" y="494" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "a folding phone, closed and on its side",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27.1", "-p", "iphone-duo",
      "--size-class", "compact", "--orientation", "landscape",
    ],
    ["a.json": twoTabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="754" height="542"/>
    <rect class="body" x="28" y="28" width="698" height="486" rx="50"/>
    <rect class="screen" x="38" y="38" width="678" height="466" rx="40"/>
    <text class="heading b" x="58" y="93" font-size="30">A</text>
    <rect class="ghost" x="58" y="114" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="202" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="290" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="304" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="378" width="554" height="72" rx="14"/>
    <rect class="block" x="74" y="392" width="44" height="44" rx="10"/>
    <rect class="bar" x="646" y="323" width="56" height="160" rx="34"/>
    <rect class="selected" x="648" y="325" width="52" height="52" rx="26"/>
    <path class="iconTintFill" transform="translate(662 339)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(662 339)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(666 343) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <rect class="room" x="648" y="377" width="52" height="52" rx="26"/>
    <path class="icon" transform="translate(662 391)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="683" cy="412" r="3"/>
    <rect class="badge" x="677" y="377" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="688" y="390" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="648" y="429" width="52" height="52" rx="26"/>
    <path class="icon" transform="translate(662 443)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <circle class="quietLine" cx="674" cy="72" r="12"/>
    <rect class="quiet" x="656" y="100" width="36" height="11" rx="5"/>
    <rect class="quiet" x="660" y="120" width="28" height="11" rx="5"/>
    <rect class="quiet" x="308" y="494" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "more than the screen of More has",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone", "--orientation", "landscape", "--os",
      "26", "--selected", "t6",
    ],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "t0", "title": "T0"},
        {"identifier": "t1", "title": "T1", "badgeValue": "1", "image": "star"},
        {"identifier": "t2", "title": "T2"},
        {"identifier": "t3", "title": "T3", "image": "star"},
        {"identifier": "t4", "title": "T4", "badgeValue": "4"},
        {"identifier": "t5", "title": "T5", "image": "star"},
        {"identifier": "t6", "title": "T6"},
        {"identifier": "t7", "title": "T7", "badgeValue": "7", "image": "star"},
        {"identifier": "t8", "title": "T8"},
        {"identifier": "t9", "title": "T9", "image": "star"},
        {"identifier": "t10", "title": "T10", "badgeValue": "10"},
        {"identifier": "t11", "title": "T11", "image": "star"}]}
      """
    ], only: ["<text", "badge"],
    """
    <desc id="picture-words">iPhone (iOS 26 · compact width · landscape): Tab bar at the bottom: T0; T1, badge 1, image star; T2; T3, image star; More, selected. In More: T4, badge 4; T5, image star; T6; T7, badge 7, image star; T8; T9, image star; T10, badge 10; T11, image star. Selected: T6.</desc>
    .picture .badge{fill:#c8251d}
    .picture .badge{fill:#d93a31}
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 26 · compact width · landscape</text>
    <text class="dim b" x="32" y="107" font-size="15">Initially</text>
    <text class="heading b" x="100" y="187" font-size="30">T6</text>
    <text class="text" x="312" y="494" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T0</text>
    <g class="item"><title>T1, badge 1, image star</title>
    <text class="text" x="386" y="494" font-size="13" textLength="15" lengthAdjust="spacingAndGlyphs">T1</text>
    <rect class="badge" x="410" y="480" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="419" y="493" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="456" y="494" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T2</text>
    <text class="text" x="530" y="494" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T3</text>
    <text class="tint b" x="604" y="494" font-size="13" textLength="33" lengthAdjust="spacingAndGlyphs">More</text>
    <text class="dim b" x="32" y="591" font-size="15">After tapping More</text>
    <text class="heading b" x="100" y="671" font-size="30">More</text>
    <g class="row"><title>T4, badge 4</title>
    <text class="text" x="143" y="720" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T4</text>
    <rect class="badge" x="822" y="705" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="831" y="718" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <text class="text" x="143" y="764" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T5</text>
    <text class="tint b" x="143" y="808" font-size="17" textLength="23" lengthAdjust="spacingAndGlyphs">T6</text>
    <g class="row"><title>T7, badge 7, image star</title>
    <text class="text" x="143" y="852" font-size="17" textLength="21" lengthAdjust="spacingAndGlyphs">T7</text>
    <rect class="badge" x="822" y="837" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="831" y="850" font-size="11" text-anchor="middle">7</text>
    <text class="text" x="143" y="896" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T8</text>
    <text class="text" x="312" y="978" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T0</text>
    <g class="item"><title>T1, badge 1, image star</title>
    <text class="text" x="386" y="978" font-size="13" textLength="15" lengthAdjust="spacingAndGlyphs">T1</text>
    <rect class="badge" x="410" y="964" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="419" y="977" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="456" y="978" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T2</text>
    <text class="text" x="530" y="978" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T3</text>
    <text class="tint b" x="604" y="978" font-size="13" textLength="33" lengthAdjust="spacingAndGlyphs">More</text>
    <text class="dim" x="32" y="1061" font-size="14">Further down in More: T9, T10, T11.</text>
    <text class="dim" x="32" y="1081" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="1117" font-size="12">Schematic: order and position, not appearance.</text>
    """),
]
