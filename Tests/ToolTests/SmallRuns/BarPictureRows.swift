private let twoTabs = """
  {"tabs": [
    {"identifier": "a", "title": "A", "image": "house.circle.fill"},
    {"identifier": "b", "title": "B", "image": "envelope.badge", "badgeValue": "12"},
    {"type": "search"}]}
  """

private let sections = """
  {"framework": "SwiftUI", "mode": "tabSidebar", "tabs": [
    {"identifier": "a", "title": "A", "image": "star"},
    {"identifier": "g", "title": "G", "children": [
      {"identifier": "b", "title": "B", "badgeValue": "4"}, {"identifier": "c", "title": "C", "image": "house"}]}]}
  """

private let images = #"""
  {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
    {"identifier": "a", "title": "A", "image": {"asset": "abc"}}, {"identifier": "b", "title": "B", "image": {"asset": "abd"}}, {"identifier": "c", "title": "C", "image": {"asset": "x"}},
    {"identifier": "d", "title": "D", "image": "star.square"}, {"identifier": "e", "title": "E", "image": {"asset": "house"}}, {"identifier": "f", "title": "F", "image": "fill"}, {"identifier": "g", "title": "G\\nG", "image": "badge.plus"},
    {"identifier": "h", "title": "H", "image": "ab", "badgeValue": "9"}, {"identifier": "i", "title": "I", "image": "checkmark.circle.fill"}, {"identifier": "j", "title": "J", "image": "house.fill", "badgeValue": "3", "isEnabled": false}]}
  """#

/// Tabs with an accessory, a badge, a group and a search tab.
private let player = """
  {"mode": "tabSidebar", "bottomAccessory": {"title": "Player"}, "tabs": [
    {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "badgeValue": "2"},
    {"identifier": "g", "title": "G", "children": [{"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"}]}, {"type": "search"}]}
  """

let barPictureRows: [SmallRun] = [
  SmallRun(
    "the bar of a Mac before 26",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "mac", "--os", "18", "--crop", "bar"],
    ["a.json": twoTabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="205" height="86"/>
    <rect class="bar" x="28" y="28" width="149" height="30" rx="8"/>
    <rect class="selected" x="30" y="30" width="38" height="26" rx="6"/>
    <text class="tint b" x="44" y="48" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="68" y="30" width="69" height="26" rx="6"/>
    <text class="text" x="82" y="48" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="badge" x="100" y="34" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="111" y="47" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="137" y="30" width="38" height="26" rx="6"/>
    <path class="icon" transform="translate(148 35) scale(0.66)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    """),
  SmallRun(
    "a headset with more tabs than its height has",
    ["resolve", "a.json", "-f", "svg", "-p", "vision", "--os", "27", "--crop", "bar"],
    [
      "a.json": """
      {"tabs": [ {"identifier": "t0", "title": "T0"},
        {"identifier": "t1", "title": "T1", "badgeValue": "1", "image": "star"},
        {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3", "image": "star"},
        {"identifier": "t4", "title": "T4", "badgeValue": "4"},
        {"identifier": "t5", "title": "T5", "image": "star"}, {"identifier": "t6", "title": "T6"},
        {"identifier": "t7", "title": "T7", "badgeValue": "7", "image": "star"},
        {"identifier": "t8", "title": "T8"}, {"identifier": "t9", "title": "T9", "image": "star"},
        {"identifier": "t10", "title": "T10", "badgeValue": "10"},
        {"identifier": "t11", "title": "T11", "image": "star"},
        {"identifier": "t12", "title": "T12"},
        {"identifier": "t13", "title": "T13", "badgeValue": "13", "image": "star"},
        {"identifier": "t14", "title": "T14"},
        {"identifier": "t15", "title": "T15", "image": "star"},
        {"identifier": "t16", "title": "T16", "badgeValue": "16"},
        {"identifier": "t17", "title": "T17", "image": "star"},
        {"identifier": "t18", "title": "T18"},
        {"identifier": "t19", "title": "T19", "badgeValue": "19", "image": "star"},
        {"identifier": "t20", "title": "T20"},
        {"identifier": "t21", "title": "T21", "image": "star"},
        {"identifier": "t22", "title": "T22", "badgeValue": "22"},
        {"identifier": "t23", "title": "T23", "image": "star"},
        {"identifier": "t24", "title": "T24"},
        {"identifier": "t25", "title": "T25", "badgeValue": "25", "image": "star"},
        {"identifier": "t26", "title": "T26"},
        {"identifier": "t27", "title": "T27", "image": "star"},
        {"identifier": "t28", "title": "T28", "badgeValue": "28"},
        {"identifier": "t29", "title": "T29", "image": "star"},
        {"identifier": "t30", "title": "T30"},
        {"identifier": "t31", "title": "T31", "badgeValue": "31", "image": "star"},
        {"identifier": "t32", "title": "T32"},
        {"identifier": "t33", "title": "T33", "image": "star"},
        {"identifier": "t34", "title": "T34", "badgeValue": "34"},
        {"identifier": "t35", "title": "T35", "image": "star"},
        {"identifier": "t36", "title": "T36"},
        {"identifier": "t37", "title": "T37", "badgeValue": "37", "image": "star"},
        {"identifier": "t38", "title": "T38"},
        {"identifier": "t39", "title": "T39", "image": "star"}]} 
      """
    ], only: ["<text", "<rect"],
    """
    <rect class="ground" width="436" height="944"/>
    <text class="heading b" x="28" y="51" font-size="22">Apple Vision Pro</text>
    <text class="dim" x="28" y="72" font-size="13">visionOS 27</text>
    <rect class="bar" x="28" y="90" width="68" height="692" rx="34"/>
    <rect class="selected" x="38" y="100" width="48" height="48" rx="24"/>
    <text class="tint" x="62" y="129" font-size="15" text-anchor="middle">T0</text>
    <rect class="room" x="38" y="148" width="48" height="48" rx="24"/>
    <rect class="badge" x="67" y="148" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="76" y="161" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <rect class="room" x="38" y="196" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="225" font-size="15" text-anchor="middle">T2</text>
    <rect class="room" x="38" y="244" width="48" height="48" rx="24"/>
    <rect class="room" x="38" y="292" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="321" font-size="15" text-anchor="middle">T4</text>
    <rect class="badge" x="67" y="292" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="76" y="305" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <rect class="room" x="38" y="340" width="48" height="48" rx="24"/>
    <rect class="room" x="38" y="388" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="417" font-size="15" text-anchor="middle">T6</text>
    <rect class="room" x="38" y="436" width="48" height="48" rx="24"/>
    <rect class="badge" x="67" y="436" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="76" y="449" font-size="11" text-anchor="middle">7</text>
    <rect class="room" x="38" y="484" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="513" font-size="15" text-anchor="middle">T8</text>
    <rect class="room" x="38" y="532" width="48" height="48" rx="24"/>
    <rect class="room" x="38" y="580" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="609" font-size="15" text-anchor="middle">T1</text>
    <rect class="badge" x="63" y="580" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="74" y="593" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">10</text>
    <rect class="room" x="38" y="628" width="48" height="48" rx="24"/>
    <rect class="room" x="38" y="676" width="48" height="48" rx="24"/>
    <text class="text" x="62" y="705" font-size="15" text-anchor="middle">T1</text>
    <rect class="room" x="38" y="724" width="48" height="48" rx="24"/>
    <rect class="badge" x="63" y="724" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="74" y="737" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">13</text>
    <text class="dim" x="32" y="815" font-size="14" textLength="369" lengthAdjust="spacingAndGlyphs">Beyond the end of the bar: T14, T15, T16, T17, T18, T19,</text>
    <text class="dim" x="32" y="835" font-size="14" textLength="368" lengthAdjust="spacingAndGlyphs">T20, T21, T22, T23, T24, T25, T26, T27, T28, T29, T30,</text>
    <text class="dim" x="32" y="855" font-size="14">T31, T32, T33, T34, T35, T36, T37, T38, T39.</text>
    <text class="dim" x="32" y="875" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="911" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a headset with many tabs",
    ["resolve", "a.json", "-f", "svg", "-p", "vision", "--os", "18"],
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
        {"identifier": "t7", "title": "T7", "badgeValue": "7", "image": "star"}]}
      """
    ], only: ["<text", #"class="selected""#, #"class="bar""#],
    """
    <text class="heading b" x="28" y="51" font-size="22">Apple Vision Pro</text>
    <text class="dim" x="28" y="72" font-size="13">visionOS 2</text>
    <text class="dim b" x="32" y="107" font-size="15">Initially</text>
    <text class="heading b" x="116" y="173" font-size="30">T0</text>
    <rect class="bar" x="28" y="280" width="68" height="404" rx="34"/>
    <rect class="selected" x="38" y="290" width="48" height="48" rx="24"/>
    <text class="tint" x="62" y="319" font-size="15" text-anchor="middle">T0</text>
    <text class="onBadge b" x="76" y="351" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="62" y="415" font-size="15" text-anchor="middle">T2</text>
    <text class="text" x="62" y="511" font-size="15" text-anchor="middle">T4</text>
    <text class="onBadge b" x="76" y="495" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <text class="text" x="62" y="607" font-size="15" text-anchor="middle">T6</text>
    <text class="onBadge b" x="76" y="639" font-size="11" text-anchor="middle">7</text>
    <text class="dim b" x="32" y="929" font-size="15">With the focus on the bar</text>
    <text class="heading b" x="116" y="995" font-size="30">T0</text>
    <rect class="bar" x="28" y="1102" width="160" height="404" rx="34"/>
    <rect class="selected" x="38" y="1112" width="140" height="48" rx="24"/>
    <text class="tint b" x="83" y="1142" font-size="17" textLength="23" lengthAdjust="spacingAndGlyphs">T0</text>
    <text class="text" x="83" y="1190" font-size="17" textLength="19" lengthAdjust="spacingAndGlyphs">T1</text>
    <text class="onBadge b" x="120" y="1188" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="83" y="1238" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T2</text>
    <text class="text" x="83" y="1286" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T3</text>
    <text class="text" x="83" y="1334" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T4</text>
    <text class="onBadge b" x="123" y="1332" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <text class="text" x="83" y="1382" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T5</text>
    <text class="text" x="83" y="1430" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T6</text>
    <text class="text" x="83" y="1478" font-size="17" textLength="21" lengthAdjust="spacingAndGlyphs">T7</text>
    <text class="onBadge b" x="122" y="1476" font-size="11" text-anchor="middle">7</text>
    <text class="dim" x="32" y="1737" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="1773" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "a sidebar of a television",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "-p", "tv", "--os", "27", "--sidebar",
      "shown", "--selected", "c",
    ],
    ["a.json": sections], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1032" height="612"/>
    <rect class="body" x="28" y="28" width="976" height="556" rx="12"/>
    <rect class="screen" x="36" y="36" width="960" height="540" rx="4"/>
    <text class="dim" x="384" y="76" font-size="13">in G</text>
    <text class="heading b" x="384" y="112" font-size="30">C</text>
    <rect class="ghost" x="37" y="133" width="958" height="84"/>
    <rect class="ghost" x="384" y="233" width="592" height="100" rx="14"/>
    <rect class="block" x="400" y="247" width="72" height="72" rx="10"/>
    <rect class="ghost" x="384" y="349" width="592" height="100" rx="14"/>
    <rect class="block" x="400" y="363" width="72" height="72" rx="10"/>
    <rect class="panel" x="44" y="44" width="320" height="524" rx="22"/>
    <rect class="room" x="44" y="44" width="320" height="524"/>
    <rect class="room" x="54" y="68" width="300" height="44" rx="12"/>
    <path class="icon" transform="translate(64 78)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="97" y="95" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="room" x="54" y="126" width="272" height="44" rx="12"/>
    <text class="text b" x="64" y="153" font-size="15" textLength="12" lengthAdjust="spacingAndGlyphs">G</text>
    <polyline class="chevron" points="333,146 338,151 343,146"/>
    <rect class="room" x="70" y="170" width="284" height="44" rx="12"/>
    <text class="text" x="113" y="197" font-size="15" textLength="10" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="focused" x="70" y="214" width="284" height="44" rx="12"/>
    <path class="iconFocused" transform="translate(80 224)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="onHint b" x="113" y="241" font-size="15" textLength="12" lengthAdjust="spacingAndGlyphs">C</text>
    """),
  SmallRun(
    "a television without its sidebar",
    [
      "resolve", "a.json", "-f", "svg", "--plain", "-p", "tv", "--os", "18", "--sidebar",
      "hidden", "--selected", "c",
    ],
    ["a.json": sections], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="1032" height="612"/>
    <rect class="body" x="28" y="28" width="976" height="556" rx="12"/>
    <rect class="screen" x="36" y="36" width="960" height="540" rx="4"/>
    <text class="dim" x="56" y="126" font-size="13">in G</text>
    <text class="heading b" x="56" y="162" font-size="30">C</text>
    <rect class="ghost" x="56" y="183" width="452" height="100" rx="14"/>
    <rect class="block" x="72" y="197" width="72" height="72" rx="10"/>
    <rect class="ghost" x="524" y="183" width="452" height="100" rx="14"/>
    <rect class="block" x="540" y="197" width="72" height="72" rx="10"/>
    <rect class="ghost" x="56" y="299" width="452" height="100" rx="14"/>
    <rect class="block" x="72" y="313" width="72" height="72" rx="10"/>
    <rect class="ghost" x="524" y="299" width="452" height="100" rx="14"/>
    <rect class="block" x="540" y="313" width="72" height="72" rx="10"/>
    <rect class="ghost" x="56" y="415" width="452" height="100" rx="14"/>
    <rect class="block" x="72" y="429" width="72" height="72" rx="10"/>
    <rect class="ghost" x="524" y="415" width="452" height="100" rx="14"/>
    <rect class="block" x="540" y="429" width="72" height="72" rx="10"/>
    <rect class="bar" x="76" y="59" width="69" height="34" rx="17"/>
    <path class="iconTint" transform="translate(88 64)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="tint b" x="121" y="81" font-size="15" textLength="12" lengthAdjust="spacingAndGlyphs">C</text>
    """),
  SmallRun(
    "a strip without a bar",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "vision", "--crop", "strip"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A"}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="417" height="156"/>
    <text class="dim b" x="32" y="45" font-size="15" textLength="78" lengthAdjust="spacingAndGlyphs">visionOS 2</text>
    <rect class="bar" x="28" y="60" width="68" height="68" rx="34"/>
    <rect class="selected" x="38" y="70" width="48" height="48" rx="24"/>
    <text class="tint" x="62" y="99" font-size="15" text-anchor="middle">A</text>
    <text class="dim b" x="158" y="45" font-size="15" textLength="88" lengthAdjust="spacingAndGlyphs">visionOS 26</text>
    <rect class="bar" x="154" y="60" width="68" height="68" rx="34"/>
    <rect class="selected" x="164" y="70" width="48" height="48" rx="24"/>
    <text class="tint" x="188" y="99" font-size="15" text-anchor="middle">A</text>
    <text class="dim b" x="294" y="45" font-size="15" textLength="87" lengthAdjust="spacingAndGlyphs">visionOS 27</text>
    <rect class="bar" x="290" y="60" width="68" height="68" rx="34"/>
    <rect class="selected" x="300" y="70" width="48" height="48" rx="24"/>
    <text class="tint" x="324" y="99" font-size="15" text-anchor="middle">A</text>
    """),
  SmallRun(
    "letters and icons of images",
    ["resolve", "a.json", "-f", "svg", "--os", "26", "-p", "ipad", "--crop", "bar"],
    ["a.json": images], only: ["<text", "<path", "tile"],
    #"""
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 26 · regular width · landscape</text>
    <text class="tint b" x="92" y="151" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <text class="text" x="135" y="151" font-size="15" textLength="10" lengthAdjust="spacingAndGlyphs">B</text>
    <text class="text" x="177" y="151" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">C</text>
    <text class="text" x="220" y="151" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">D</text>
    <text class="text" x="263" y="151" font-size="15" textLength="9" lengthAdjust="spacingAndGlyphs">E</text>
    <text class="text" x="304" y="151" font-size="15" textLength="9" lengthAdjust="spacingAndGlyphs">F</text>
    <text class="text" x="345" y="151" font-size="15" textLength="37" lengthAdjust="spacingAndGlyphs">G\nG</text>
    <text class="text" x="414" y="151" font-size="15" textLength="12" lengthAdjust="spacingAndGlyphs">H</text>
    <text class="onBadge b" x="444" y="150" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">9</text>
    <text class="text" x="485" y="151" font-size="15" textLength="4" lengthAdjust="spacingAndGlyphs">I</text>
    <text class="off" x="521" y="151" font-size="15" textLength="9" lengthAdjust="spacingAndGlyphs">J</text>
    <text class="onBadge b" x="548" y="150" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">3</text>
    <text class="dim" x="324" y="106" font-size="13" text-anchor="middle" textLength="82" lengthAdjust="spacingAndGlyphs">customizable</text>
    <text class="dim" x="32" y="201" font-size="14" textLength="501" lengthAdjust="spacingAndGlyphs">Badges are samples: the app sets them. Their appearance here is assumed.</text>
    <text class="dim" x="32" y="221" font-size="14">Users customize with a system button, which is not drawn.</text>
    <text class="dim" x="32" y="257" font-size="12">Schematic: order and position, not appearance.</text>
    """#),
  SmallRun(
    "letters in a sidebar",
    [
      "resolve", "a.json", "-f", "svg", "--os", "27", "-p", "ipad", "--crop", "sidebar",
      "--sidebar", "shown",
    ],
    ["a.json": images], only: ["<text", "<path", "<circle"],
    #"""
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="dim" x="28" y="72" font-size="13">iPadOS 27 · regular width · landscape</text>
    <text class="tint" x="60" y="126" font-size="10" text-anchor="middle">Ab</text>
    <text class="tint b" x="81" y="128" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <text class="code" x="60" y="170" font-size="10" text-anchor="middle">Ad</text>
    <text class="text" x="81" y="172" font-size="17" textLength="12" lengthAdjust="spacingAndGlyphs">B</text>
    <text class="code" x="60" y="214" font-size="10" text-anchor="middle">3</text>
    <text class="text" x="81" y="216" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">C</text>
    <path class="icon" transform="translate(48 242)" d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3Z"/>
    <path class="icon" transform="translate(52 246) scale(0.62)" d="M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.8l-5.7 3.4 1.5-6.4L3 9.6 9.3 9z"/>
    <text class="text" x="81" y="260" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">D</text>
    <text class="code" x="60" y="302" font-size="10" text-anchor="middle">Ho</text>
    <text class="text" x="81" y="304" font-size="17" textLength="11" lengthAdjust="spacingAndGlyphs">E</text>
    <text class="code" x="60" y="346" font-size="10" text-anchor="middle">Fi</text>
    <text class="text" x="81" y="348" font-size="17" textLength="10" lengthAdjust="spacingAndGlyphs">F</text>
    <text class="code" x="60" y="390" font-size="10" text-anchor="middle">Bp</text>
    <text class="text" x="81" y="392" font-size="17" textLength="42" lengthAdjust="spacingAndGlyphs">G\nG</text>
    <text class="code" x="60" y="434" font-size="10" text-anchor="middle">7</text>
    <text class="text" x="81" y="436" font-size="17" textLength="13" lengthAdjust="spacingAndGlyphs">H</text>
    <text class="onBadge b" x="319" y="434" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">9</text>
    <path class="iconFill" transform="translate(48 462)" d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM7.5 12.5l3 3 6-6.5"/>
    <path class="icon" transform="translate(48 462)" d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM7.5 12.5l3 3 6-6.5"/>
    <text class="text" x="81" y="480" font-size="17" textLength="5" lengthAdjust="spacingAndGlyphs">I</text>
    <path class="iconOffFill" transform="translate(48 506)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <path class="iconOff" transform="translate(48 506)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <text class="off" x="81" y="524" font-size="17" textLength="10" lengthAdjust="spacingAndGlyphs">J</text>
    <text class="onBadge b" x="319" y="522" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">3</text>
    <text class="dim" x="32" y="593" font-size="14">Badges are samples: the app sets them. Their</text>
    <text class="dim" x="32" y="613" font-size="14">appearance here is assumed.</text>
    <text class="dim" x="32" y="633" font-size="14" textLength="341" lengthAdjust="spacingAndGlyphs">Users customize with a system button, which is not</text>
    <text class="dim" x="32" y="653" font-size="14">drawn.</text>
    <text class="code" x="40" y="694" font-size="10" text-anchor="middle">Ab</text>
    <text class="dim" x="59" y="694" font-size="12" textLength="64" lengthAdjust="spacingAndGlyphs">abc (asset)</text>
    <text class="code" x="156" y="694" font-size="10" text-anchor="middle">Ad</text>
    <text class="dim" x="175" y="694" font-size="12" textLength="65" lengthAdjust="spacingAndGlyphs">abd (asset)</text>
    <text class="code" x="273" y="694" font-size="10" text-anchor="middle">3</text>
    <text class="dim" x="292" y="694" font-size="12" textLength="50" lengthAdjust="spacingAndGlyphs">x (asset)</text>
    <text class="code" x="40" y="728" font-size="10" text-anchor="middle">Ho</text>
    <text class="dim" x="59" y="728" font-size="12" textLength="78" lengthAdjust="spacingAndGlyphs">house (asset)</text>
    <text class="code" x="170" y="728" font-size="10" text-anchor="middle">Fi</text>
    <text class="dim" x="189" y="728" font-size="12">fill</text>
    <text class="code" x="235" y="728" font-size="10" text-anchor="middle">Bp</text>
    <text class="dim" x="254" y="728" font-size="12" textLength="63" lengthAdjust="spacingAndGlyphs">badge.plus</text>
    <text class="code" x="350" y="728" font-size="10" text-anchor="middle">7</text>
    <text class="dim" x="369" y="728" font-size="12">ab</text>
    <text class="dim" x="32" y="769" font-size="12">Schematic: order and position, not appearance.</text>
    """#),
  SmallRun(
    "a folding phone, open and upright",
    ["resolve", "a.json", "-f", "svg", "--plain", "--os", "27.1", "-p", "iphone-duo"],
    ["a.json": twoTabs], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="542" height="754"/>
    <rect class="body" x="28" y="28" width="486" height="698" rx="50"/>
    <rect class="screen" x="38" y="38" width="466" height="678" rx="40"/>
    <text class="heading b" x="58" y="93" font-size="30">A</text>
    <rect class="ghost" x="58" y="114" width="342" height="72" rx="14"/>
    <rect class="block" x="74" y="128" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="202" width="342" height="72" rx="14"/>
    <rect class="block" x="74" y="216" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="290" width="342" height="72" rx="14"/>
    <rect class="block" x="74" y="304" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="378" width="342" height="72" rx="14"/>
    <rect class="block" x="74" y="392" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="466" width="342" height="72" rx="14"/>
    <rect class="block" x="74" y="480" width="44" height="44" rx="10"/>
    <rect class="ghost" x="58" y="554" width="342" height="72" rx="14"/>
    <rect class="block" x="74" y="568" width="44" height="44" rx="10"/>
    <rect class="bar" x="434" y="522" width="56" height="160" rx="34"/>
    <rect class="selected" x="436" y="524" width="52" height="52" rx="26"/>
    <path class="iconTintFill" transform="translate(450 538)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(450 538)" d="M12 1.5a10.5 10.5 0 0 1 0 21a10.5 10.5 0 0 1 0-21Z"/>
    <path class="iconTint" transform="translate(454 542) scale(0.62)" d="M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6"/>
    <rect class="room" x="436" y="576" width="52" height="52" rx="26"/>
    <path class="icon" transform="translate(450 590)" d="M3 5.5h18v13H3zM3 6.5l9 7 9-7"/>
    <circle class="dots" cx="471" cy="611" r="3"/>
    <rect class="badge" x="465" y="576" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="476" y="589" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">12</text>
    <rect class="room" x="436" y="628" width="52" height="52" rx="26"/>
    <path class="icon" transform="translate(450 642)" d="M10.5 3.5a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 1 0 0-13.6zM15.5 15.5l5 5"/>
    <circle class="quietLine" cx="462" cy="72" r="12"/>
    <rect class="quiet" x="444" y="100" width="36" height="11" rx="5"/>
    <rect class="quiet" x="448" y="120" width="28" height="11" rx="5"/>
    <rect class="quiet" x="202" y="706" width="139" height="5" rx="2"/>
    """),
  SmallRun(
    "long titles beside their images share what short ones leave",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone", "--os", "26", "--orientation", "landscape",
      "--crop", "bar",
    ],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "Announcements and events of all the neighborhoods in town"},
        {"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C"}, {"identifier": "d", "title": "D"},
        {"identifier": "e", "title": "Discussions about questions of everybody and of nobody"}]}
      """
    ], only: ["\"bar\"", "\"room\"", "\"selected\"", "font-size=\"13\""],
    """
    <text class="dim" x="28" y="72" font-size="13">iOS 26 · compact width · landscape</text>
    <rect class="bar" x="51" y="90" width="827" height="48" rx="24"/>
    <rect class="selected" x="55" y="94" width="353" height="40" rx="20"/>
    <text class="tint b" x="69" y="119" font-size="13" textLength="323" lengthAdjust="spacingAndGlyphs">Announcements and events of all the neighborho…</text>
    <rect class="room" x="408" y="94" width="37" height="40" rx="20"/>
    <text class="text" x="422" y="119" font-size="13" textLength="9" lengthAdjust="spacingAndGlyphs">B</text>
    <rect class="room" x="445" y="94" width="38" height="40" rx="20"/>
    <text class="text" x="459" y="119" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="room" x="483" y="94" width="38" height="40" rx="20"/>
    <text class="text" x="497" y="119" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">D</text>
    <rect class="room" x="521" y="94" width="353" height="40" rx="20"/>
    <text class="text" x="535" y="119" font-size="13" textLength="315" lengthAdjust="spacingAndGlyphs">Discussions about questions of everybody and of…</text>
    """),
  SmallRun(
    "a fading bar of a television, as far as it is narrower than its corner",
    ["resolve", "a.json", "-f", "svg", "-p", "tv", "--crop", "bar"],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a0", "title": "Television 0"}, {"identifier": "a1", "title": "Television 1"}, {"identifier": "a2", "title": "Television 2"}, {"identifier": "a3", "title": "Television 3"},
        {"identifier": "b0", "title": "Television 0"}, {"identifier": "b1", "title": "Television 1"}, {"identifier": "b2", "title": "Television 2"}, {"identifier": "b3", "title": "Television 3"},
        {"identifier": "c0", "title": "Television 0"}, {"identifier": "c1", "title": "Television 1"}, {"identifier": "c2", "title": "Television 2"}, {"identifier": "c3", "title": "Television 3"},
        {"identifier": "d0", "title": "Television 0"}, {"identifier": "d1", "title": "Television 1"}, {"identifier": "d2", "title": "Television 2"}, {"identifier": "d3", "title": "Television 3"}]}
      """
    ], only: ["<path class=\"veil"],
    """
    <path class="veil1" d="M879 91H891a16 16 0 0 1 16 16V107a16 16 0 0 1 -16 16H879V91Z"/>
    <path class="veil2" d="M888 91H891a16 16 0 0 1 16 16V107a16 16 0 0 1 -16 16H888V91Z"/>
    <path class="veil3" d="M897 93A16 16 0 0 1 907 107V107A16 16 0 0 1 897 121Z"/>
    """),
  SmallRun(
    "a search tab apart in a low bar",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone", "--os", "26", "--orientation", "landscape",
      "--crop", "bar",
    ],
    ["a.json": player], only: ["\"bar\"", "\"room\"", "\"selected\""],
    """
    <rect class="bar" x="348" y="90" width="177" height="48" rx="24"/>
    <rect class="selected" x="352" y="94" width="67" height="40" rx="20"/>
    <rect class="room" x="419" y="94" width="64" height="40" rx="20"/>
    <rect class="room" x="483" y="94" width="38" height="40" rx="20"/>
    <rect class="bar" x="533" y="90" width="48" height="48" rx="24"/>
    <rect class="room" x="537" y="94" width="40" height="40" rx="20"/>
    <rect class="room" x="543" y="173" width="28" height="28"/>
    """),
  SmallRun(
    "a search tab apart in a high bar",
    ["resolve", "a.json", "-f", "svg", "-p", "iphone", "--os", "26", "--crop", "bar"],
    ["a.json": player], only: ["\"bar\"", "\"room\"", "\"selected\""],
    """
    <rect class="bar" x="49" y="90" width="290" height="62" rx="31"/>
    <rect class="selected" x="53" y="94" width="94" height="54" rx="27"/>
    <rect class="room" x="147" y="94" width="94" height="54" rx="27"/>
    <rect class="room" x="241" y="94" width="94" height="54" rx="27"/>
    <rect class="bar" x="347" y="90" width="62" height="62" rx="31"/>
    <rect class="room" x="351" y="94" width="54" height="54" rx="27"/>
    <rect class="room" x="364" y="187" width="28" height="28"/>
    """),
  SmallRun(
    "a narrow iPad window before 26",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "18", "--size-class", "compact"],
    ["a.json": player],
    only: ["\"window\"", "\"chrome\"", "\"hairline\"", "\"selected\"", "\"room\""],
    """
    <path class="window" d="M863 106H1218a20 20 0 0 1 20 20V920a20 20 0 0 1 -20 20H863V106Z"/>
    <rect class="room" x="863" y="871" width="375" height="69"/>
    <path class="chrome" d="M864 871H1237V920a19 19 0 0 1 -19 19H864V871Z"/>
    <polyline class="hairline" points="864,871 1237,871"/>
    <rect class="room" x="864" y="871" width="93" height="49" rx="24"/>
    <rect class="room" x="957" y="871" width="93" height="49" rx="24"/>
    <rect class="room" x="1050" y="871" width="93" height="49" rx="24"/>
    <rect class="room" x="1143" y="871" width="93" height="49" rx="24"/>
    <rect class="room" x="1175" y="970" width="28" height="28"/>
    """),
  SmallRun(
    "a narrow iPad window on 26",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "26", "--size-class", "compact"],
    ["a.json": player], only: ["\"window\"", "\"bar\"", "\"selected\"", "\"quiet\""],
    """
    <rect class="window" x="798" y="162" width="400" height="738" rx="20"/>
    <circle class="quiet" cx="816" cy="180" r="4"/>
    <circle class="quiet" cx="830" cy="180" r="4"/>
    <circle class="quiet" cx="844" cy="180" r="4"/>
    <rect class="bar" x="819" y="817" width="287" height="62" rx="31"/>
    <rect class="selected" x="823" y="821" width="93" height="54" rx="27"/>
    <rect class="bar" x="1115" y="817" width="62" height="62" rx="31"/>
    <rect class="bar" x="819" y="761" width="358" height="48" rx="24"/>
    <rect class="quiet" x="831" y="770" width="30" height="30" rx="7"/>
    <rect class="quiet" x="70" y="120" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1160" y="120" width="52" height="9" rx="4"/>
    <rect class="quiet" x="531" y="930" width="220" height="5" rx="2"/>
    """),
  SmallRun(
    "a sidebar and an accessory",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "26", "--sidebar", "shown"],
    ["a.json": player], only: ["\"panel\"", "\"bar\"", "\"quiet\"", ">Player<", "\"heading"],
    """
    <text class="heading b" x="28" y="51" font-size="22">iPad</text>
    <text class="heading b" x="470" y="203" font-size="30">A</text>
    <rect class="panel" x="130" y="146" width="320" height="818" rx="22"/>
    <rect class="bar" x="643" y="896" width="480" height="48" rx="24"/>
    <rect class="quiet" x="655" y="905" width="30" height="30" rx="7"/>
    <text class="text" x="697" y="925" font-size="14">Player</text>
    <rect class="quiet" x="148" y="152" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1238" y="152" width="52" height="9" rx="4"/>
    <rect class="quiet" x="609" y="962" width="220" height="5" rx="2"/>
    <text class="heading b" x="142" y="1293" font-size="30">A</text>
    <rect class="bar" x="479" y="1936" width="480" height="48" rx="24"/>
    <rect class="quiet" x="491" y="1945" width="30" height="30" rx="7"/>
    <text class="text" x="533" y="1965" font-size="14">Player</text>
    <rect class="bar" x="594" y="1210" width="250" height="44" rx="22"/>
    <rect class="quiet" x="148" y="1192" width="62" height="9" rx="4"/>
    <rect class="quiet" x="1238" y="1192" width="52" height="9" rx="4"/>
    <rect class="quiet" x="609" y="2002" width="220" height="5" rx="2"/>
    """),
  SmallRun(
    "an iPad before 26 from right to left, with a sidebar and an accessory",
    [
      "resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "18", "--sidebar", "shown",
      "--direction", "rightToLeft", "--plain",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"header": {"title": "Top"}}, "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "g", "title": "G", "children": [{"identifier": "c", "title": "C", "badgeValue": "1"}]}]}
      """
    ], only: ["\"panel\"", "\"chrome\"", "hairline\"", "\"bar\"", "badge\"", "<text class=\""],
    """
    <text class="heading b" x="898" y="109" font-size="30" text-anchor="end">A</text>
    <path class="chrome" d="M919 45H1218a19 19 0 0 1 19 19V858a19 19 0 0 1 -19 19H919V45Z"/>
    <polyline class="hairline" points="918,45 918,877"/>
    <text class="text" x="1218" y="141" font-size="14" text-anchor="end">Top</text>
    <text class="tint b" x="1185" y="194" font-size="17" text-anchor="end" textLength="12" lengthAdjust="spacingAndGlyphs">A</text>
    <text class="text b" x="1218" y="252" font-size="17" text-anchor="end" textLength="14" lengthAdjust="spacingAndGlyphs">G</text>
    <text class="text" x="1169" y="296" font-size="17" text-anchor="end" textLength="13" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="badge" x="938" y="281" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="947" y="294" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    """),
  SmallRun(
    "an iPhone Duo from right to left",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone-duo", "--os", "27.1", "--size-class",
      "regular", "--orientation", "landscape", "--direction", "rightToLeft", "--plain",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"header": {"title": "Top"}}, "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "g", "title": "G", "children": [{"identifier": "c", "title": "C", "badgeValue": "1"}]}]}
      """
    ], only: ["\"bar\"", "badge\"", "<text class=\"", "\"room\"", "\"selected\""],
    """
    <text class="heading b" x="885" y="93" font-size="30" text-anchor="end">A</text>
    <rect class="bar" x="919" y="578" width="56" height="108" rx="34"/>
    <rect class="selected" x="921" y="580" width="52" height="52" rx="26"/>
    <rect class="room" x="921" y="632" width="52" height="52" rx="26"/>
    <text class="text" x="947" y="663" font-size="15" text-anchor="middle">G</text>
    <rect class="bar" x="232" y="630" width="480" height="48" rx="24"/>
    <text class="text" x="658" y="659" font-size="14" text-anchor="end">Player</text>
    """),
  SmallRun(
    "a Mac from right to left",
    [
      "resolve", "a.json", "-f", "svg", "-p", "mac", "--os", "26", "--direction", "rightToLeft",
      "--plain",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"header": {"title": "Top"}}, "bottomAccessory": {"title": "Player"}, "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "g", "title": "G", "children": [{"identifier": "c", "title": "C", "badgeValue": "1"}]}]}
      """
    ], only: ["\"panel\"", "\"bar\"", "badge\"", "<text class=\"", "\"selected\"", "<circle"],
    """
    <text class="heading b" x="1040" y="114" font-size="22" text-anchor="end">A</text>
    <rect class="panel" x="1060" y="36" width="240" height="784" rx="12"/>
    <text class="text" x="1280" y="107" font-size="14" text-anchor="end">Top</text>
    <rect class="selected" x="1070" y="132" width="220" height="30" rx="7"/>
    <text class="tint b" x="1253" y="152" font-size="13" text-anchor="end" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <text class="text b" x="1280" y="192" font-size="13" text-anchor="end" textLength="10" lengthAdjust="spacingAndGlyphs">G</text>
    <text class="text" x="1237" y="222" font-size="13" text-anchor="end" textLength="10" lengthAdjust="spacingAndGlyphs">C</text>
    <rect class="badge" x="1080" y="208" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="1089" y="221" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <circle class="quiet" cx="1282" cy="54" r="6"/>
    <circle class="quiet" cx="1262" cy="54" r="6"/>
    <circle class="quiet" cx="1242" cy="54" r="6"/>
    <rect class="bar" x="304" y="760" width="480" height="48" rx="24"/>
    <text class="text" x="730" y="789" font-size="14" text-anchor="end">Player</text>
    """),
  SmallRun(
    "the bar of a phone on its side before 26",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone", "--os", "18", "--orientation", "landscape",
      "--size-class", "compact", "--crop", "bar",
    ],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "t0", "title": "A rather long title of a tab 0"}, {"identifier": "t1", "title": "A rather long title of a tab 1"}, {"identifier": "t2", "title": "A rather long title of a tab 2"}, {"identifier": "t3", "title": "A rather long title of a tab 3"}, {"identifier": "t4", "title": "A rather long title of a tab 4"}]}
      """
    ], only: ["\"room\"", "\"chrome\""],
    """
    <rect class="room" x="28" y="90" width="874" height="53"/>
    <path class="chrome" d="M29 90H901V103a39 39 0 0 1 -39 39H68a39 39 0 0 1 -39 -39V90Z"/>
    <rect class="room" x="90" y="90" width="150" height="32" rx="16"/>
    <rect class="room" x="240" y="90" width="150" height="32" rx="16"/>
    <rect class="room" x="390" y="90" width="150" height="32" rx="16"/>
    <rect class="room" x="540" y="90" width="150" height="32" rx="16"/>
    <rect class="room" x="690" y="90" width="150" height="32" rx="16"/>
    """),
  SmallRun(
    "a long name of an image below short bars",
    ["resolve", "a.json", "-p", "iphone-duo", "-f", "svg", "--crop", "strip"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "abcdefgh.abcdefgh.abcdefgh.abcdefgh.abcdefgh.abcdefgh.abcdefgh.abcdefgh.abcdefgh"}]}
      """
    ], only: [#"font-size="12""#],
    """
    <text class="dim" x="59" y="190" font-size="12">abc…</text>
    <text class="dim" x="32" y="231" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "an item that the edge of the bar cuts at eighty points",
    ["resolve", "a.json", "-p", "tv", "-f", "svg", "--crop", "bar", "--os", "27"],
    [
      "a.json": """
      {"framework": "SwiftUI", "targets": [{"platform": "tvOS", "minimumVersion": "18.0"}], "tabs": [
        {"identifier": "t0", "title": "immmm", "image": "star"}, {"identifier": "t1", "title": "Title number 0", "image": "star"}, {"identifier": "t2", "title": "Title number 1", "image": "star"}, {"identifier": "t3", "title": "Title number 2", "image": "star"}, {"identifier": "t4", "title": "Title number 3", "image": "star"}, {"identifier": "t5", "title": "Title number 4", "image": "star"}, {"identifier": "t6", "title": "Title number 5", "image": "star"}]}
      """
    ], only: ["Title number 3<", "Tit…"],
    """
    <text class="text" x="703" y="112" font-size="15" textLength="104" lengthAdjust="spacingAndGlyphs">Title number 3</text>
    <text class="text" x="864" y="112" font-size="15" textLength="31" lengthAdjust="spacingAndGlyphs">Tit…</text>
    """),
]
