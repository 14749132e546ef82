private let twoTabs = """
  {"tabs": [
    {"identifier": "a", "title": "A", "image": "house.circle.fill"},
    {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
    {"type": "search"}]}
  """

private let accessory = """
  {"bottomAccessory": {"title": "Player"}, "tabs": [
    {"identifier": "a", "title": "A", "image": "house.circle.fill"},
    {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
    {"type": "search"}]}
  """

private let sidebar = """
  {"mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap", "preferredPlacement": "sidebar", "footer": {"title": "Foot"}}, "tabs": [
    {"identifier": "a", "title": "A", "image": "star"},
    {"identifier": "g", "title": "G", "image": "house", "sidebarActions": [{"title": "Add"}], "children": [
      {"identifier": "b", "title": "B with a title that is too long", "badgeValue": "4"},
      {"identifier": "c", "title": "C", "image": "house.fill"}]}]}
  """

let windowRows: [SmallRun] = [
  SmallRun(
    "a window beside another app, mirrored",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "ipad", "--size-class",
      "compact", "--direction", "rightToLeft",
    ],
    ["a.json": twoTabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1282" height="922"/>
    <rect class="body" x="28" y="28" width="1226" height="866" rx="36"/>
    <rect class="screen" x="44" y="44" width="1194" height="834" rx="20"/>
    <rect class="ghost" x="443" y="84" width="771" height="754" rx="12"/>
    <path class="window" d="M64 44H419V878H64a20 20 0 0 1 -20 -20V64a20 20 0 0 1 20 -20Z"/>
    <text class="heading b" x="399" y="109" font-size="30" text-anchor="end">A</text>
    <rect class="ghost" x="64" y="130" width="335" height="100" rx="14"/>
    <rect class="block" x="311" y="144" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="246" width="335" height="100" rx="14"/>
    <rect class="block" x="311" y="260" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="362" width="335" height="100" rx="14"/>
    <rect class="block" x="311" y="376" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="478" width="335" height="100" rx="14"/>
    <rect class="block" x="311" y="492" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="594" width="335" height="100" rx="14"/>
    <rect class="block" x="311" y="608" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="710" width="335" height="100" rx="14"/>
    <rect class="block" x="311" y="724" width="72" height="72" rx="10"/>
    <rect class="room" x="44" y="809" width="375" height="69"/>
    <path class="chrome" d="M45 809H418V877H64a19 19 0 0 1 -19 -19V809Z"/>
    <polyline class="hairline" points="418,809 45,809"/>
    <rect class="room" x="284" y="809" width="104" height="49" rx="24"/>
    <path class="iconTintFill" transform="translate(324 814)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(324 814)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(329 818) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="336" y="849" font-size="10" text-anchor="middle">A</text>
    <rect class="room" x="180" y="809" width="104" height="49" rx="24"/>
    <path class="iconDim" transform="translate(220 814)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="223" cy="835" r="3"/>
    <rect class="badge" x="204" y="809" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="216" y="822" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <text class="dim" x="232" y="849" font-size="10" text-anchor="middle">B</text>
    <rect class="room" x="76" y="809" width="104" height="49" rx="24"/>
    <path class="iconDim" transform="translate(116 814)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="dim" x="128" y="849" font-size="10" text-anchor="middle">Search</text>
    <rect class="quiet" x="1150" y="53" width="62" height="9" rx="4"/>
    <rect class="quiet" x="70" y="53" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="868" width="220" height="5" rx="2"/>
    """),
  SmallRun(
    "a small window that floats",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27", "-p", "ipad", "--size-class",
      "compact",
    ],
    ["a.json": accessory],
    only: [
      "<rect", "<text", "<circle", "<polyline", "<line", "<path", "<g ", "</g>",
    ],
    """
    <rect class="ground" width="1282" height="922"/>
    <g class="device"><title>iPad</title>
    <rect class="body" x="28" y="28" width="1226" height="866" rx="36"/>
    <rect class="screen" x="44" y="44" width="1194" height="834" rx="20"/>
    <rect class="ghost" x="68" y="84" width="706" height="754" rx="12"/>
    <rect class="window" x="798" y="100" width="400" height="738" rx="20"/>
    <text class="heading b" x="818" y="175" font-size="30">A</text>
    <rect class="ghost" x="818" y="196" width="360" height="100" rx="14"/>
    <rect class="block" x="834" y="210" width="72" height="72" rx="10"/>
    <rect class="ghost" x="818" y="312" width="360" height="100" rx="14"/>
    <rect class="block" x="834" y="326" width="72" height="72" rx="10"/>
    <rect class="ghost" x="818" y="428" width="360" height="100" rx="14"/>
    <rect class="block" x="834" y="442" width="72" height="72" rx="10"/>
    <rect class="ghost" x="818" y="544" width="360" height="100" rx="14"/>
    <rect class="block" x="834" y="558" width="72" height="72" rx="10"/>
    <rect class="ghost" x="818" y="660" width="360" height="100" rx="14"/>
    <rect class="block" x="834" y="674" width="72" height="72" rx="10"/>
    <circle class="quiet" cx="816" cy="118" r="4"/>
    <circle class="quiet" cx="830" cy="118" r="4"/>
    <circle class="quiet" cx="844" cy="118" r="4"/>
    <g class="strip"><title>Tab bar</title>
    <rect class="bar" x="838" y="755" width="320" height="62" rx="31"/>
    <g class="item"><title>A, image house.circle.fill, selected</title>
    <rect class="selected" x="842" y="759" width="104" height="54" rx="27"/>
    <path class="iconTintFill" transform="translate(882 767)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(882 767)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(886 771) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="894" y="802" font-size="10" text-anchor="middle">A</text>
    </g>
    <g class="item"><title>B, badge 12, image envelope.badge</title>
    <rect class="room" x="946" y="759" width="104" height="54" rx="27"/>
    <path class="icon" transform="translate(986 767)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="1007" cy="788" r="3"/>
    <rect class="badge" x="1003" y="759" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="1014" y="772" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <text class="text" x="998" y="802" font-size="10" text-anchor="middle">B</text>
    </g>
    <g class="item"><title>Search, image magnifyingglass</title>
    <rect class="room" x="1050" y="759" width="104" height="54" rx="27"/>
    <path class="icon" transform="translate(1090 767)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="text" x="1102" y="802" font-size="10" text-anchor="middle">Search</text>
    </g>
    </g>
    <g class="note"><title>Bottom accessory: Player</title>
    <rect class="bar" x="819" y="699" width="358" height="48" rx="24"/>
    <rect class="quiet" x="831" y="708" width="30" height="30" rx="7"/>
    <text class="text" x="873" y="728" font-size="14">Player</text>
    </g>
    <rect class="quiet" x="70" y="58" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1160" y="58" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="868" width="220" height="5" rx="2"/>
    </g>
    """),
  SmallRun(
    "a phone on its side, mirrored",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "iphone", "--orientation",
      "landscape", "--direction", "rightToLeft",
    ],
    ["a.json": twoTabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="950" height="478"/>
    <rect class="body" x="28" y="28" width="894" height="422" rx="50"/>
    <rect class="screen" x="38" y="38" width="874" height="402" rx="40"/>
    <text class="heading b" x="850" y="93" font-size="30" text-anchor="end">A</text>
    <rect class="ghost" x="483" y="114" width="367" height="72" rx="14"/>
    <rect class="block" x="790" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="114" width="367" height="72" rx="14"/>
    <rect class="block" x="407" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="483" y="202" width="367" height="72" rx="14"/>
    <rect class="block" x="790" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="202" width="367" height="72" rx="14"/>
    <rect class="block" x="407" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="483" y="290" width="367" height="72" rx="14"/>
    <rect class="block" x="790" y="304" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="290" width="367" height="72" rx="14"/>
    <rect class="block" x="407" y="304" width="44" height="44" rx="10"/>
    <rect class="room" x="38" y="387" width="874" height="53"/>
    <path class="chrome" d="M39 387H911V400a39 39 0 0 1 -39 39H78a39 39 0 0 1 -39 -39V387Z"/>
    <polyline class="hairline" points="911,387 39,387"/>
    <rect class="room" x="541" y="387" width="67" height="32" rx="16"/>
    <path class="iconTintFill" transform="translate(574 393) scale(0.83)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(574 393) scale(0.83)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(578 397) scale(0.50)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="565" y="408" font-size="13" text-anchor="end" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="443" y="387" width="98" height="32" rx="16"/>
    <path class="iconDim" transform="translate(507 393) scale(0.83)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="509" cy="411" r="2"/>
    <text class="dim" x="498" y="408" font-size="13" text-anchor="end" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="457" y="394" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="469" y="407" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="343" y="387" width="100" height="32" rx="16"/>
    <path class="iconDim" transform="translate(409 393) scale(0.83)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <text class="dim" x="400" y="408" font-size="13" text-anchor="end" textLength="43" lengthAdjust="spacingAndGlyphs">Search</text>
    <rect class="quietLine" x="49" y="177" width="36" height="124" rx="18"/>
    <rect class="quiet" x="405" y="430" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "a phone on its side from 26 on",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "26", "-p", "iphone", "--orientation",
      "landscape",
    ],
    ["a.json": accessory], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="950" height="478"/>
    <rect class="body" x="28" y="28" width="894" height="422" rx="50"/>
    <rect class="screen" x="38" y="38" width="874" height="402" rx="40"/>
    <text class="heading b" x="100" y="93" font-size="30">A</text>
    <rect class="ghost" x="100" y="114" width="367" height="72" rx="14"/>
    <rect class="block" x="116" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="483" y="114" width="367" height="72" rx="14"/>
    <rect class="block" x="499" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="202" width="367" height="72" rx="14"/>
    <rect class="block" x="116" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="483" y="202" width="367" height="72" rx="14"/>
    <rect class="block" x="499" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="100" y="290" width="367" height="72" rx="14"/>
    <rect class="block" x="116" y="304" width="44" height="44" rx="10"/>
    <rect class="ghost" x="483" y="290" width="367" height="72" rx="14"/>
    <rect class="block" x="499" y="304" width="44" height="44" rx="10"/>
    <rect class="bar" x="360" y="371" width="173" height="48" rx="24"/>
    <rect class="selected" x="364" y="375" width="67" height="40" rx="20"/>
    <path class="iconTintFill" transform="translate(378 385) scale(0.83)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(378 385) scale(0.83)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(382 389) scale(0.50)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="407" y="400" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="431" y="375" width="98" height="40" rx="20"/>
    <path class="icon" transform="translate(445 385) scale(0.83)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="463" cy="403" r="2"/>
    <text class="text" x="474" y="400" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="492" y="386" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="503" y="399" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="bar" x="541" y="371" width="48" height="48" rx="24"/>
    <rect class="room" x="545" y="375" width="40" height="40" rx="20"/>
    <path class="icon" transform="translate(553 383)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <rect class="bar" x="235" y="315" width="480" height="48" rx="24"/>
    <rect class="quiet" x="247" y="324" width="30" height="30" rx="7"/>
    <text class="text" x="289" y="344" font-size="14">Player</text>
    <rect class="quietLine" x="49" y="177" width="36" height="124" rx="18"/>
    <rect class="quiet" x="406" y="430" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "a phone with a sidebar",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27", "-p", "iphone", "--size-class",
      "regular", "--orientation", "landscape", "--sidebar", "shown", "--selected", "c",
    ],
    ["a.json": sidebar], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1032" height="516"/>
    <rect class="body" x="28" y="28" width="976" height="460" rx="50"/>
    <rect class="screen" x="38" y="38" width="956" height="440" rx="40"/>
    <text class="dim" x="412" y="77" font-size="13">in G</text>
    <text class="heading b" x="412" y="113" font-size="30">C</text>
    <rect class="ghost" x="39" y="134" width="954" height="84"/>
    <rect class="ghost" x="412" y="234" width="520" height="72" rx="14"/>
    <rect class="block" x="428" y="248" width="44" height="44" rx="10"/>
    <rect class="ghost" x="412" y="322" width="520" height="72" rx="14"/>
    <rect class="block" x="428" y="336" width="44" height="44" rx="10"/>
    <rect class="panel" x="92" y="46" width="300" height="424" rx="22"/>
    <rect class="room" x="92" y="46" width="300" height="424"/>
    <rect class="room" x="102" y="106" width="280" height="44" rx="12"/>
    <path class="icon" transform="translate(112 116)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="145" y="134" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="102" y="164" width="252" height="44" rx="12"/>
    <text class="text b" x="112" y="192" font-size="17" textLength="14" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="361,184 366,189 371,184"/>
    <rect class="room" x="118" y="208" width="264" height="44" rx="12"/>
    <text class="text" x="161" y="236" font-size="17" textLength="179" lengthAdjust="spacingAndGlyphs">B with a title that is t…</text>
    <rect class="badge" x="354" y="221" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="363" y="234" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <rect class="selected" x="118" y="252" width="264" height="44" rx="12"/>
    <path class="iconTintFill" transform="translate(128 262)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <path class="iconTint" transform="translate(128 262)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="161" y="280" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="118" y="296" width="264" height="44" rx="12"/>
    <text class="tint" x="161" y="324" font-size="17" textLength="33" lengthAdjust="spacingAndGlyphs">Add</text>
    <rect class="quietLine" x="102" y="348" width="280" height="44" rx="8"/>
    <text class="text" x="112" y="375" font-size="14">Foot</text>
    <rect class="outline" x="112" y="69" width="20" height="16" rx="4"/>
    <polyline class="outline" points="119,69 119,85"/>
    <rect class="quietLine" x="49" y="196" width="36" height="124" rx="18"/>
    <rect class="quiet" x="447" y="468" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "a tab in a group on a tablet, its sidebar above the content",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "26", "-p", "ipad", "--sidebar",
      "shown", "--selected", "c", "--direction", "rightToLeft",
    ],
    ["a.json": sidebar], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1282" height="922"/>
    <rect class="body" x="28" y="28" width="1226" height="866" rx="36"/>
    <rect class="screen" x="44" y="44" width="1194" height="834" rx="20"/>
    <text class="dim" x="890" y="93" font-size="13" text-anchor="end">in G</text>
    <text class="heading b" x="890" y="129" font-size="30" text-anchor="end">C</text>
    <rect class="ghost" x="45" y="150" width="1192" height="84"/>
    <rect class="ghost" x="485" y="250" width="405" height="100" rx="14"/>
    <rect class="block" x="802" y="264" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="250" width="405" height="100" rx="14"/>
    <rect class="block" x="381" y="264" width="72" height="72" rx="10"/>
    <rect class="ghost" x="485" y="366" width="405" height="100" rx="14"/>
    <rect class="block" x="802" y="380" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="366" width="405" height="100" rx="14"/>
    <rect class="block" x="381" y="380" width="72" height="72" rx="10"/>
    <rect class="ghost" x="485" y="482" width="405" height="100" rx="14"/>
    <rect class="block" x="802" y="496" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="482" width="405" height="100" rx="14"/>
    <rect class="block" x="381" y="496" width="72" height="72" rx="10"/>
    <rect class="ghost" x="485" y="598" width="405" height="100" rx="14"/>
    <rect class="block" x="802" y="612" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="598" width="405" height="100" rx="14"/>
    <rect class="block" x="381" y="612" width="72" height="72" rx="10"/>
    <rect class="ghost" x="485" y="714" width="405" height="100" rx="14"/>
    <rect class="block" x="802" y="728" width="72" height="72" rx="10"/>
    <rect class="ghost" x="64" y="714" width="405" height="100" rx="14"/>
    <rect class="block" x="381" y="728" width="72" height="72" rx="10"/>
    <rect class="panel" x="910" y="52" width="320" height="818" rx="22"/>
    <rect class="room" x="910" y="52" width="320" height="818"/>
    <rect class="room" x="920" y="122" width="300" height="44" rx="12"/>
    <path class="icon" transform="translate(1186 132)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="1177" y="150" font-size="17" text-anchor="end" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="948" y="180" width="272" height="44" rx="12"/>
    <text class="text b" x="1210" y="208" font-size="17" text-anchor="end" textLength="14" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="941,200 936,205 931,200"/>
    <rect class="room" x="920" y="224" width="284" height="44" rx="12"/>
    <text class="text" x="1161" y="252" font-size="17" text-anchor="end" textLength="200" lengthAdjust="spacingAndGlyphs">B with a title that is too…</text>
    <rect class="badge" x="930" y="237" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="939" y="250" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <rect class="selected" x="920" y="268" width="284" height="44" rx="12"/>
    <path class="iconTintFill" transform="translate(1170 278)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <path class="iconTint" transform="translate(1170 278)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="1161" y="296" font-size="17" text-anchor="end" textLength="13" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="920" y="312" width="284" height="44" rx="12"/>
    <text class="tint" x="1161" y="340" font-size="17" text-anchor="end" textLength="33" lengthAdjust="spacingAndGlyphs">Add</text>
    <rect class="quietLine" x="920" y="364" width="300" height="44" rx="8"/>
    <text class="text" x="1210" y="391" font-size="14" text-anchor="end">Foot</text>
    <rect class="outline" x="1190" y="85" width="20" height="16" rx="4"/>
    <polyline class="outline" points="1203,85 1203,101"/>
    <rect class="quiet" x="1150" y="58" width="62" height="9" rx="4"/>
    <rect class="quiet" x="70" y="58" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="868" width="220" height="5" rx="2"/>
    """),
]
