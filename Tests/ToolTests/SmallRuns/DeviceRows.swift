private let tabs = """
  {"tabs": [
    {"identifier": "a", "title": "A", "image": "house.circle.fill"},
    {"identifier": "b", "title": "B", "image": "zebra", "badgeValue": "12"},
    {"type": "search"}]}
  """

let deviceRows: [SmallRun] = [
  SmallRun(
    "a headset with a sidebar",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27", "-p", "vision", "--sidebar",
      "shown",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap", "preferredPlacement": "sidebar", "footer": {"title": "Foot"}}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "g", "title": "G", "image": "house", "sidebarActions": [{"title": "Add"}], "children": [
          {"identifier": "b", "title": "B with a title that is too long", "badgeValue": "4"},
          {"identifier": "c", "title": "C", "image": "house.fill"}]}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1370" height="816"/>
    <rect class="room" x="28" y="28" width="1314" height="760"/>
    <rect class="screen" x="62" y="28" width="1280" height="720" rx="44"/>
    <text class="heading b" x="116" y="79" font-size="30">A</text>
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
    <rect class="bar" x="28" y="330" width="68" height="116" rx="34"/>
    <rect class="selected" x="38" y="340" width="48" height="48" rx="24"/>
    <path class="iconTint" transform="translate(50 352)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <rect class="room" x="38" y="388" width="48" height="48" rx="24"/>
    <path class="icon" transform="translate(50 400)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <circle class="quiet" cx="606" cy="770" r="8"/>
    <rect class="quiet" x="626" y="766" width="152" height="8" rx="4"/>
    """),
  SmallRun(
    "a headset on its first release",
    ["resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "vision"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "house.circle.fill"},
        {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
        {"type": "search"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path", "<g ", "</g>"],
    """
    <rect class="ground" width="1370" height="816"/>
    <g class="device"><title>Apple Vision Pro</title>
    <rect class="room" x="28" y="28" width="1314" height="760"/>
    <rect class="screen" x="62" y="28" width="1280" height="720" rx="44"/>
    <text class="heading b" x="116" y="79" font-size="30">A</text>
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
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="28" y="306" width="68" height="164" rx="34"/>
    <g class="item"><title>A, image house.circle.fill, selected</title>
    <rect class="selected" x="38" y="316" width="48" height="48" rx="24"/>
    <path class="iconTintFill" transform="translate(50 328)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(50 328)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(54 332) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    </g>
    <g class="item"><title>B, badge 12, image envelope.badge</title>
    <rect class="room" x="38" y="364" width="48" height="48" rx="24"/>
    <path class="icon" transform="translate(50 376)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="71" cy="397" r="3"/>
    <rect class="badge" x="63" y="364" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="74" y="377" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    </g>
    <g class="item"><title>Search, image magnifyingglass</title>
    <rect class="room" x="38" y="412" width="48" height="48" rx="24"/>
    <path class="icon" transform="translate(50 424)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    </g>
    </g>
    <circle class="quiet" cx="606" cy="770" r="8"/>
    <rect class="quiet" x="626" y="766" width="152" height="8" rx="4"/>
    </g>
    """),
  SmallRun(
    "the bars of three releases, with symbols",
    ["resolve", "a.json", "-f", "svg", "-p", "iphone", "--crop", "strip"],
    ["a.json": tabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1334" height="315"/>
    <text class="heading b" x="28" y="51" font-size="22">iPhone</text>
    <text class="dim b" x="32" y="83" font-size="15">iOS 18</text>
    <path class="screen" d="M28 98H430V165a40 40 0 0 1 -40 40H68a40 40 0 0 1 -40 -40V98Z"/>
    <rect class="room" x="28" y="122" width="402" height="83"/>
    <path class="chrome" d="M29 122H429V165a39 39 0 0 1 -39 39H68a39 39 0 0 1 -39 -39V122Z"/>
    <polyline class="hairline" points="29,122 429,122"/>
    <rect class="room" x="73" y="122" width="104" height="49" rx="24"/>
    <path class="iconTintFill" transform="translate(113 127)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(113 127)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(117 131) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="125" y="162" font-size="10" text-anchor="middle">A</text>
    <rect class="room" x="177" y="122" width="104" height="49" rx="24"/>
    <rect class="symbol" x="218" y="128" width="22" height="22" rx="8"/>
    <text class="dim" x="229" y="143" font-size="10" text-anchor="middle">Ze</text>
    <rect class="badge" x="234" y="122" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="245" y="135" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <text class="dim" x="229" y="162" font-size="10" text-anchor="middle">B</text>
    <rect class="room" x="281" y="122" width="104" height="49" rx="24"/>
    <path class="iconDim" transform="translate(321 127)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="dim" x="333" y="162" font-size="10" text-anchor="middle">Search</text>
    <text class="dim b" x="470" y="83" font-size="15">iOS 26</text>
    <path class="screen" d="M466 98H868V165a40 40 0 0 1 -40 40H506a40 40 0 0 1 -40 -40V98Z"/>
    <rect class="bar" x="487" y="122" width="216" height="62" rx="31"/>
    <rect class="selected" x="491" y="126" width="104" height="54" rx="27"/>
    <path class="iconTintFill" transform="translate(531 134)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(531 134)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(535 138) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="543" y="169" font-size="10" text-anchor="middle">A</text>
    <rect class="room" x="595" y="126" width="104" height="54" rx="27"/>
    <rect class="symbol" x="636" y="135" width="22" height="22" rx="8"/>
    <text class="code" x="647" y="150" font-size="10" text-anchor="middle">Ze</text>
    <rect class="badge" x="652" y="126" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="663" y="139" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <text class="text" x="647" y="169" font-size="10" text-anchor="middle">B</text>
    <rect class="bar" x="785" y="122" width="62" height="62" rx="31"/>
    <rect class="room" x="789" y="126" width="54" height="54" rx="27"/>
    <path class="icon" transform="translate(804 141)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="dim b" x="908" y="83" font-size="15">iOS 27</text>
    <path class="screen" d="M904 98H1306V165a40 40 0 0 1 -40 40H944a40 40 0 0 1 -40 -40V98Z"/>
    <rect class="bar" x="945" y="122" width="320" height="62" rx="31"/>
    <rect class="selected" x="949" y="126" width="104" height="54" rx="27"/>
    <path class="iconTintFill" transform="translate(989 134)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(989 134)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(993 138) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="1001" y="169" font-size="10" text-anchor="middle">A</text>
    <rect class="room" x="1053" y="126" width="104" height="54" rx="27"/>
    <rect class="symbol" x="1094" y="135" width="22" height="22" rx="8"/>
    <text class="code" x="1105" y="150" font-size="10" text-anchor="middle">Ze</text>
    <rect class="badge" x="1110" y="126" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="1121" y="139" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <text class="text" x="1105" y="169" font-size="10" text-anchor="middle">B</text>
    <rect class="room" x="1157" y="126" width="104" height="54" rx="27"/>
    <path class="icon" transform="translate(1197 134)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="text" x="1209" y="169" font-size="10" text-anchor="middle">Search</text>
    <rect class="room" x="28" y="223" width="69" height="28"/>
    <rect class="symbol" x="29" y="226" width="22" height="22" rx="8"/>
    <text class="code" x="40" y="241" font-size="10" text-anchor="middle">Ze</text>
    <text class="dim" x="59" y="241" font-size="12">zebra</text>
    <text class="dim" x="32" y="282" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "the bars of a Mac on three releases",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "mac", "--crop", "strip"],
    ["a.json": tabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="758" height="118"/>
    <text class="dim b" x="32" y="45" font-size="15" textLength="197" lengthAdjust="spacingAndGlyphs">Mac Catalyst on macOS 15</text>
    <rect class="bar" x="28" y="60" width="149" height="30" rx="8"/>
    <rect class="selected" x="30" y="62" width="38" height="26" rx="6"/>
    <text class="tint b" x="44" y="80" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="68" y="62" width="69" height="26" rx="6"/>
    <text class="text" x="82" y="80" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="100" y="66" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="111" y="79" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="137" y="62" width="38" height="26" rx="6"/>
    <path class="icon" transform="translate(148 67) scale(0.66)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="dim b" x="277" y="45" font-size="15" textLength="199" lengthAdjust="spacingAndGlyphs">Mac Catalyst on macOS 26</text>
    <rect class="bar" x="273" y="60" width="149" height="30" rx="15"/>
    <rect class="selected" x="275" y="62" width="38" height="26" rx="13"/>
    <text class="tint b" x="289" y="80" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="313" y="62" width="69" height="26" rx="13"/>
    <text class="text" x="327" y="80" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="345" y="66" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="356" y="79" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="382" y="62" width="38" height="26" rx="13"/>
    <path class="icon" transform="translate(393 67) scale(0.66)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="dim b" x="524" y="45" font-size="15" textLength="198" lengthAdjust="spacingAndGlyphs">Mac Catalyst on macOS 27</text>
    <rect class="bar" x="520" y="60" width="149" height="30" rx="15"/>
    <rect class="selected" x="522" y="62" width="38" height="26" rx="13"/>
    <text class="tint b" x="536" y="80" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="560" y="62" width="69" height="26" rx="13"/>
    <text class="text" x="574" y="80" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="592" y="66" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="603" y="79" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="629" y="62" width="38" height="26" rx="13"/>
    <path class="icon" transform="translate(640 67) scale(0.66)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    """),
]
