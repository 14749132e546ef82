private let tiledSidebar = """
  {"mode": "tabSidebar", "sidebar": {"preferredLayout": "tile", "preferredPlacement": "sidebar", "footer": {"title": "Foot"}}, "tabs": [
    {"identifier": "a", "title": "A", "image": "star"},
    {"identifier": "g", "title": "G", "image": "house", "sidebarActions": [{"title": "Add"}], "children": [
      {"identifier": "b", "title": "B with a title that is too long", "badgeValue": "4"},
      {"identifier": "c", "title": "C", "image": "house.fill"}]}]}
  """

private let sidebar = """
  {"mode": "tabSidebar", "sidebar": {"preferredLayout": "overlap", "preferredPlacement": "sidebar", "footer": {"title": "Foot"}}, "tabs": [
    {"identifier": "a", "title": "A", "image": "star"},
    {"identifier": "g", "title": "G", "image": "house", "sidebarActions": [{"title": "Add"}], "children": [
      {"identifier": "b", "title": "B with a title that is too long", "badgeValue": "4"},
      {"identifier": "c", "title": "C", "image": "house.fill"}]}]}
  """

let sidebarWindowRows: [SmallRun] = [
  SmallRun(
    "a sidebar at the edge of a screen",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "ipad", "--orientation",
      "landscape", "--sidebar", "shown", "--selected", "b",
    ],
    ["a.json": tiledSidebar], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1282" height="922"/>
    <rect class="body" x="28" y="28" width="1226" height="866" rx="36"/>
    <rect class="screen" x="44" y="44" width="1194" height="834" rx="20"/>
    <text class="dim" x="384" y="93" font-size="13">in G</text>
    <text class="heading b" x="384" y="129" font-size="30">B with a title that is too long</text>
    <rect class="ghost" x="384" y="150" width="409" height="100" rx="14"/>
    <rect class="block" x="400" y="164" width="72" height="72" rx="10"/>
    <rect class="ghost" x="809" y="150" width="409" height="100" rx="14"/>
    <rect class="block" x="825" y="164" width="72" height="72" rx="10"/>
    <rect class="ghost" x="384" y="266" width="409" height="100" rx="14"/>
    <rect class="block" x="400" y="280" width="72" height="72" rx="10"/>
    <rect class="ghost" x="809" y="266" width="409" height="100" rx="14"/>
    <rect class="block" x="825" y="280" width="72" height="72" rx="10"/>
    <rect class="ghost" x="384" y="382" width="409" height="100" rx="14"/>
    <rect class="block" x="400" y="396" width="72" height="72" rx="10"/>
    <rect class="ghost" x="809" y="382" width="409" height="100" rx="14"/>
    <rect class="block" x="825" y="396" width="72" height="72" rx="10"/>
    <rect class="ghost" x="384" y="498" width="409" height="100" rx="14"/>
    <rect class="block" x="400" y="512" width="72" height="72" rx="10"/>
    <rect class="ghost" x="809" y="498" width="409" height="100" rx="14"/>
    <rect class="block" x="825" y="512" width="72" height="72" rx="10"/>
    <rect class="ghost" x="384" y="614" width="409" height="100" rx="14"/>
    <rect class="block" x="400" y="628" width="72" height="72" rx="10"/>
    <rect class="ghost" x="809" y="614" width="409" height="100" rx="14"/>
    <rect class="block" x="825" y="628" width="72" height="72" rx="10"/>
    <rect class="ghost" x="384" y="730" width="409" height="100" rx="14"/>
    <rect class="block" x="400" y="744" width="72" height="72" rx="10"/>
    <rect class="ghost" x="809" y="730" width="409" height="100" rx="14"/>
    <rect class="block" x="825" y="744" width="72" height="72" rx="10"/>
    <path class="chrome" d="M64 45H363V877H64a19 19 0 0 1 -19 -19V64a19 19 0 0 1 19 -19Z"/>
    <polyline class="hairline" points="364,45 364,877"/>
    <rect class="room" x="44" y="44" width="320" height="834"/>
    <rect class="room" x="54" y="114" width="300" height="44" rx="12"/>
    <path class="icon" transform="translate(64 124)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="97" y="142" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="54" y="172" width="272" height="44" rx="12"/>
    <text class="text b" x="64" y="200" font-size="17" textLength="14" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="333,192 338,197 343,192"/>
    <rect class="selected" x="70" y="216" width="284" height="44" rx="12"/>
    <text class="tint b" x="113" y="244" font-size="17" textLength="195" lengthAdjust="spacingAndGlyphs">B with a title that is to…</text>
    <rect class="badge" x="326" y="229" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="335" y="242" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <rect class="room" x="70" y="260" width="284" height="44" rx="12"/>
    <path class="iconFill" transform="translate(80 270)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <path class="icon" transform="translate(80 270)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="text" x="113" y="288" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="70" y="304" width="284" height="44" rx="12"/>
    <text class="tint" x="113" y="332" font-size="17" textLength="33" lengthAdjust="spacingAndGlyphs">Add</text>
    <rect class="quietLine" x="54" y="356" width="300" height="44" rx="8"/>
    <text class="text" x="64" y="383" font-size="14">Foot</text>
    <rect class="outline" x="64" y="85" width="20" height="16" rx="4"/>
    <polyline class="outline" points="71,85 71,101"/>
    <rect class="quiet" x="70" y="53" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1160" y="53" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="868" width="220" height="5" rx="2"/>
    """),
  SmallRun(
    "a sidebar of a Mac before 26",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "mac", "--sidebar",
      "shown", "--selected", "b",
    ],
    ["a.json": sidebar], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1336" height="856"/>
    <rect class="room" x="28" y="28" width="1280" height="800"/>
    <rect class="screen" x="28" y="28" width="1280" height="800" rx="10"/>
    <text class="dim" x="288" y="101" font-size="13">in G</text>
    <text class="heading b" x="288" y="134" font-size="22">B with a title that is too long</text>
    <rect class="ghost" x="29" y="158" width="1278" height="84"/>
    <rect class="ghost" x="288" y="258" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="272" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="258" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="272" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="374" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="388" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="374" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="388" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="490" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="504" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="490" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="504" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="606" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="620" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="606" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="620" width="72" height="72" rx="10"/>
    <polyline class="quietLine" points="29,80 1307,80"/>
    <path class="chrome" d="M38 29H267V827H38a9 9 0 0 1 -9 -9V38a9 9 0 0 1 9 -9Z"/>
    <polyline class="hairline" points="268,29 268,827"/>
    <rect class="room" x="28" y="28" width="240" height="800"/>
    <rect class="room" x="38" y="80" width="220" height="30" rx="7"/>
    <path class="icon" transform="translate(48 86) scale(0.75)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="75" y="100" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="38" y="120" width="192" height="30" rx="7"/>
    <text class="text b" x="48" y="140" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="237,133 242,138 247,133"/>
    <rect class="selected" x="54" y="150" width="204" height="30" rx="7"/>
    <text class="tint b" x="91" y="170" font-size="13" textLength="126" lengthAdjust="spacingAndGlyphs">B with a title that i…</text>
    <rect class="badge" x="230" y="156" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="239" y="169" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <rect class="room" x="54" y="180" width="204" height="30" rx="7"/>
    <path class="iconFill" transform="translate(64 186) scale(0.75)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <path class="icon" transform="translate(64 186) scale(0.75)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="text" x="91" y="200" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="54" y="210" width="204" height="30" rx="7"/>
    <text class="tint" x="91" y="230" font-size="13" textLength="25" lengthAdjust="spacingAndGlyphs">Add</text>
    <rect class="quietLine" x="38" y="248" width="220" height="44" rx="8"/>
    <text class="text" x="48" y="275" font-size="14">Foot</text>
    <rect class="outline" x="232" y="47" width="20" height="16" rx="4"/>
    <polyline class="outline" points="239,47 239,63"/>
    <circle class="quiet" cx="54" cy="54" r="6"/>
    <circle class="quiet" cx="74" cy="54" r="6"/>
    <circle class="quiet" cx="94" cy="54" r="6"/>
    """),
  SmallRun(
    "a sidebar of a Mac on 27",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "27", "-p", "mac", "--sidebar",
      "shown",
    ],
    ["a.json": tiledSidebar], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1336" height="856"/>
    <rect class="room" x="28" y="28" width="1280" height="800"/>
    <rect class="screen" x="28" y="28" width="1280" height="800" rx="12"/>
    <text class="heading b" x="288" y="114" font-size="22">A</text>
    <rect class="ghost" x="288" y="138" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="152" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="138" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="152" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="254" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="268" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="254" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="268" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="370" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="384" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="370" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="384" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="486" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="500" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="486" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="500" width="72" height="72" rx="10"/>
    <rect class="ghost" x="288" y="602" width="492" height="100" rx="14"/>
    <rect class="block" x="304" y="616" width="72" height="72" rx="10"/>
    <rect class="ghost" x="796" y="602" width="492" height="100" rx="14"/>
    <rect class="block" x="812" y="616" width="72" height="72" rx="10"/>
    <polyline class="quietLine" points="268,80 1307,80"/>
    <path class="chrome" d="M40 29H267V827H40a11 11 0 0 1 -11 -11V40a11 11 0 0 1 11 -11Z"/>
    <polyline class="hairline" points="268,29 268,827"/>
    <rect class="room" x="28" y="28" width="240" height="800"/>
    <rect class="selected" x="38" y="80" width="220" height="30" rx="7"/>
    <path class="iconTint" transform="translate(48 86) scale(0.75)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="tint b" x="75" y="100" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="38" y="120" width="192" height="30" rx="7"/>
    <text class="text b" x="48" y="140" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="237,133 242,138 247,133"/>
    <rect class="room" x="54" y="150" width="204" height="30" rx="7"/>
    <text class="text" x="91" y="170" font-size="13" textLength="129" lengthAdjust="spacingAndGlyphs">B with a title that is…</text>
    <rect class="badge" x="230" y="156" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="239" y="169" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <rect class="room" x="54" y="180" width="204" height="30" rx="7"/>
    <path class="iconFill" transform="translate(64 186) scale(0.75)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <path class="icon" transform="translate(64 186) scale(0.75)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="text" x="91" y="200" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="54" y="210" width="204" height="30" rx="7"/>
    <text class="tint" x="91" y="230" font-size="13" textLength="25" lengthAdjust="spacingAndGlyphs">Add</text>
    <rect class="quietLine" x="38" y="248" width="220" height="44" rx="8"/>
    <text class="text" x="48" y="275" font-size="14">Foot</text>
    <rect class="outline" x="232" y="47" width="20" height="16" rx="4"/>
    <polyline class="outline" points="239,47 239,63"/>
    <circle class="quiet" cx="54" cy="54" r="6"/>
    <circle class="quiet" cx="74" cy="54" r="6"/>
    <circle class="quiet" cx="94" cy="54" r="6"/>
    """),
  SmallRun(
    "a bar of a Mac before 26",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "mac", "--sidebar",
      "hidden",
    ],
    ["a.json": sidebar], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1336" height="856"/>
    <rect class="room" x="28" y="28" width="1280" height="800"/>
    <rect class="screen" x="28" y="28" width="1280" height="800" rx="10"/>
    <text class="heading b" x="48" y="114" font-size="22">A</text>
    <rect class="ghost" x="48" y="138" width="402" height="100" rx="14"/>
    <rect class="block" x="64" y="152" width="72" height="72" rx="10"/>
    <rect class="ghost" x="466" y="138" width="402" height="100" rx="14"/>
    <rect class="block" x="482" y="152" width="72" height="72" rx="10"/>
    <rect class="ghost" x="884" y="138" width="402" height="100" rx="14"/>
    <rect class="block" x="900" y="152" width="72" height="72" rx="10"/>
    <rect class="ghost" x="48" y="254" width="402" height="100" rx="14"/>
    <rect class="block" x="64" y="268" width="72" height="72" rx="10"/>
    <rect class="ghost" x="466" y="254" width="402" height="100" rx="14"/>
    <rect class="block" x="482" y="268" width="72" height="72" rx="10"/>
    <rect class="ghost" x="884" y="254" width="402" height="100" rx="14"/>
    <rect class="block" x="900" y="268" width="72" height="72" rx="10"/>
    <rect class="ghost" x="48" y="370" width="402" height="100" rx="14"/>
    <rect class="block" x="64" y="384" width="72" height="72" rx="10"/>
    <rect class="ghost" x="466" y="370" width="402" height="100" rx="14"/>
    <rect class="block" x="482" y="384" width="72" height="72" rx="10"/>
    <rect class="ghost" x="884" y="370" width="402" height="100" rx="14"/>
    <rect class="block" x="900" y="384" width="72" height="72" rx="10"/>
    <rect class="ghost" x="48" y="486" width="402" height="100" rx="14"/>
    <rect class="block" x="64" y="500" width="72" height="72" rx="10"/>
    <rect class="ghost" x="466" y="486" width="402" height="100" rx="14"/>
    <rect class="block" x="482" y="500" width="72" height="72" rx="10"/>
    <rect class="ghost" x="884" y="486" width="402" height="100" rx="14"/>
    <rect class="block" x="900" y="500" width="72" height="72" rx="10"/>
    <rect class="ghost" x="48" y="602" width="402" height="100" rx="14"/>
    <rect class="block" x="64" y="616" width="72" height="72" rx="10"/>
    <rect class="ghost" x="466" y="602" width="402" height="100" rx="14"/>
    <rect class="block" x="482" y="616" width="72" height="72" rx="10"/>
    <rect class="ghost" x="884" y="602" width="402" height="100" rx="14"/>
    <rect class="block" x="900" y="616" width="72" height="72" rx="10"/>
    <polyline class="quietLine" points="29,80 1307,80"/>
    <circle class="quiet" cx="54" cy="54" r="6"/>
    <circle class="quiet" cx="74" cy="54" r="6"/>
    <circle class="quiet" cx="94" cy="54" r="6"/>
    """),
  SmallRun(
    "a television",
    ["resolve", "a.json", "-f", "svg", "--plain", "--os", "18", "-p", "tv"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "A", "image": "house.circle.fill"},
        {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
        {"type": "search"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1032" height="612"/>
    <rect class="body" x="28" y="28" width="976" height="556" rx="12"/>
    <rect class="screen" x="36" y="36" width="960" height="540" rx="4"/>
    <text class="heading b" x="56" y="142" font-size="30">A</text>
    <rect class="ghost" x="56" y="163" width="452" height="100" rx="14"/>
    <rect class="block" x="72" y="177" width="72" height="72" rx="10"/>
    <rect class="ghost" x="524" y="163" width="452" height="100" rx="14"/>
    <rect class="block" x="540" y="177" width="72" height="72" rx="10"/>
    <rect class="ghost" x="56" y="279" width="452" height="100" rx="14"/>
    <rect class="block" x="72" y="293" width="72" height="72" rx="10"/>
    <rect class="ghost" x="524" y="279" width="452" height="100" rx="14"/>
    <rect class="block" x="540" y="293" width="72" height="72" rx="10"/>
    <rect class="ghost" x="56" y="395" width="452" height="100" rx="14"/>
    <rect class="block" x="72" y="409" width="72" height="72" rx="10"/>
    <rect class="ghost" x="524" y="395" width="452" height="100" rx="14"/>
    <rect class="block" x="540" y="409" width="72" height="72" rx="10"/>
    <rect class="bar" x="407" y="59" width="217" height="34" rx="17"/>
    <rect class="focused" x="410" y="62" width="47" height="28" rx="14"/>
    <text class="onHint b" x="428" y="81" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="457" y="62" width="78" height="28" rx="14"/>
    <text class="text" x="475" y="81" font-size="15" textLength="10" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="494" y="67" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="505" y="80" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="535" y="62" width="86" height="28" rx="14"/>
    <text class="text" x="553" y="81" font-size="15" textLength="50" lengthAdjust="spacingAndGlyphs">Search</text>
    """),
]
