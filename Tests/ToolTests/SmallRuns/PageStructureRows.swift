/// A tab after a hundred findings.
private let manyFindings =
  #"{"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "g", "title": "G", "image": "star", "children": ["#
  + (0..<100).map { #"{"identifier": "k\#($0)", "title": "K\#($0)", "badgeValue": "1"}"# }
  .joined(separator: ", ")
  + #"]}, {"identifier": "z", "title": "Z", "image": "house", "badgeValue": "some words"}]}"#

let pageStructureRows: [SmallRun] = [
  SmallRun(
    "the structure of a page of several devices",
    ["resolve", "a.json", "-f", "html", "--os", "26", "-p", "iphone", "-p", "tv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": {"asset": "star"}, "badgeValue": "2"}, {"type": "search"}]}
      """
    ],
    only: [
      "<meta", "<ul", "</ul", "<ol", "</ol", "<div", "</div", "<table", "</table", "<tbody",
      "</tbody", "</tr", "<article", "</article", "<details", "</details", "<dl", "</dl",
      "<section", "</section", "<main", "</main", "<nav", "</nav", "</html",
    ],
    """
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-UZWdx+MHhayeCfBnjnlsRM9StO7N+mHe/i4qor5H5oE='; base-uri 'none'; form-action 'none'">
    <meta name="referrer" content="no-referrer">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <nav aria-label="On this page">
    <ul>
    <ul>
    </ul>
    </ul>
    </nav>
    <main id="main">
    <section id="overview" aria-labelledby="overview-heading">
    <ul class="thumbnails">
    </ul>
    </section>
    <section id="reach" aria-labelledby="reach-heading">
    <div class="scroller" role="region" aria-label="Table of reach" tabindex="0">
    <table aria-labelledby="reach-heading">
    </tr></thead>
    <tbody>
    </tr>
    </tr>
    </tr>
    </tbody>
    </tr><tr><th scope="row">Within two taps</th>
    </tr></tfoot>
    </table>
    </div>
    </section>
    <section id="bars" aria-labelledby="bars-heading">
    <div class="layout">
    <div class="releases">
    <div class="scroller" role="group" aria-labelledby="bars-1-1-caption" tabindex="0">
    </div>
    </div>
    </div>
    <div class="layout">
    <div class="releases">
    <div class="scroller" role="group" aria-labelledby="bars-2-1-caption" tabindex="0">
    </div>
    </div>
    </div>
    </section>
    <section id="devices" aria-labelledby="devices-heading">
    <div class="devices">
    <article class="upright" id="device-1" aria-labelledby="device-1-heading">
    <div class="states">
    <div class="scroller" role="group" aria-labelledby="device-1-1-caption" tabindex="0">
    </div>
    </div>
    <ul class="tiles" aria-label="Symbols shown as letters">
    </ul>
    <details class="words">
    <ul>
    </ul>
    </details>
    </article>
    <article class="wide" id="device-2" aria-labelledby="device-2-heading">
    <div class="states">
    <div class="scroller" role="group" aria-labelledby="device-2-1-caption" tabindex="0">
    </div>
    </div>
    <details class="words">
    <ul>
    </ul>
    </details>
    </article>
    </div>
    </section>
    <section id="evidence" aria-labelledby="evidence-heading">
    <ol class="findings">
    </ol>
    </section>
    <section id="spec" aria-labelledby="spec-heading">
    <details>
    <div class="source">
    <div class="line" id="line-1"><span>1</span><code>{&quot;targets&quot;: [{&quot;platform&quot;: &quot;iOS&quot;, &quot;minimumVersion&quot;: &quot;26.0&quot;}, {&quot;platform&quot;: &quot;iPadOS&quot;, &quot;minimumVersion&quot;: &quot;26.0&quot;}, {&quot;platform&quot;: &quot;tvOS&quot;, &quot;minimumVersion&quot;: &quot;26.0&quot;}], &quot;tabs&quot;: [</code></div>
    <div class="line" id="line-2"><span>2</span><code>  {&quot;identifier&quot;: &quot;a&quot;, &quot;title&quot;: &quot;A&quot;, &quot;image&quot;: &quot;star&quot;}, {&quot;identifier&quot;: &quot;b&quot;, &quot;title&quot;: &quot;B&quot;, &quot;image&quot;: {&quot;asset&quot;: &quot;star&quot;}, &quot;badgeValue&quot;: &quot;2&quot;}, {&quot;type&quot;: &quot;search&quot;}]}</code></div>
    </div>
    </details>
    </section>
    </main>
    </html>
    """),
  SmallRun(
    "miniatures of devices",
    ["resolve", "a.json", "-f", "html", "--os", "26", "-p", "iphone", "-p", "ipad", "-p", "tv"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": {"asset": "star"}, "badgeValue": "2"}, {"type": "search"}]}
      """
    ], only: [#"class="dots""#],
    """
    <circle class="dots" cx="13" cy="92" r="1"/>
    <circle class="dots" cx="21" cy="92" r="1"/>
    <circle class="dots" cx="34" cy="92" r="1"/>
    <circle class="dots" cx="55" cy="9" r="1"/>
    <circle class="dots" cx="65" cy="9" r="1"/>
    <circle class="dots" cx="75" cy="9" r="1"/>
    <circle class="dots" cx="42" cy="9" r="1"/>
    <circle class="dots" cx="52" cy="9" r="1"/>
    <circle class="dots" cx="62" cy="9" r="1"/>
    <circle class="dots" cx="361" cy="860" r="2"/>
    <circle class="dots" cx="670" cy="99" r="2"/>
    """),
  SmallRun(
    "a page of a folding phone and a tablet",
    ["resolve", "a.json", "-f", "html", "--os", "27.1", "-p", "iphone-duo", "-p", "ipad"],
    [
      "a.json": #"""
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": {"asset": "abc"}}, {"identifier": "b", "title": "B", "image": {"asset": "abd"}}, {"identifier": "c", "title": "C", "image": {"asset": "x"}},
        {"identifier": "d", "title": "D", "image": "star.square"}, {"identifier": "e", "title": "E", "image": {"asset": "house"}}, {"identifier": "f", "title": "F", "image": "fill"}, {"identifier": "g", "title": "G\\nG", "image": "badge.plus"},
        {"identifier": "h", "title": "H", "image": "ab", "badgeValue": "9"}, {"identifier": "i", "title": "I", "image": "checkmark.circle.fill"}, {"identifier": "j", "title": "J", "image": "house.fill", "badgeValue": "3", "isEnabled": false}]}
      """#
    ],
    only: [
      #"class="releases"#, #"class="states"#, #""tiles"#, "<article", "<h4", "<p>",
      "<figcaption",
    ],
    """
    <div class="releases">
    <figcaption id="bars-1-1-caption">iOS 27.1</figcaption>
    <div class="releases">
    <figcaption id="bars-2-1-caption">iPadOS 27.1</figcaption>
    <article class="upright" id="device-1" aria-labelledby="device-1-heading">
    <div class="states several">
    <figcaption id="device-1-1-caption">Initially</figcaption>
    <figcaption id="device-1-2-caption">After tapping More</figcaption>
    <ul class="tiles" aria-label="Symbols shown as letters">
    <h4>Tab bar at the side</h4>
    <h4>In More</h4>
    <article class="wide" id="device-2" aria-labelledby="device-2-heading">
    <div class="states several">
    <figcaption id="device-2-1-caption">Initially</figcaption>
    <figcaption id="device-2-2-caption">After hiding the sidebar</figcaption>
    <ul class="tiles" aria-label="Symbols shown as letters">
    <h4>Tab bar at the top, not visible at first</h4>
    <h4>Sidebar</h4>
    <p><span class="sign letter">a</span> <strong>assumed</strong>: The bar at the side of an iPhone Duo fits five items, like one at the bottom.</p>
    <p><span class="sign letter">b</span> <strong>observed</strong>: At the side of an iPhone Duo an item shows its image; while touched, its title too.</p>
    <p><span class="sign letter">c</span> <strong>observed</strong>: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both.</p>
    <p><span class="sign letter">d</span> <strong>stated</strong>: Movable items are initially in the order of the hierarchy.</p>
    """),
  SmallRun(
    "a page of a bar without items",
    ["resolve", "a.json", "-f", "html", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "A", "availability": {"platforms": ["tvOS"]}}]}
      """
    ], only: ["<h3", "<h4", "<p ", "<p>", "<li"],
    """
    <p class="verdict">1 layout.</p>
    <li><a href="#reach">Reach</a></li>
    <li><a href="#devices">Devices</a>
    <li><a class="minor" href="#device-1">A · iPhone bar</a></li>
    <li><a href="#spec">Spec</a></li>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <h3 id="device-1-heading">A · iPhone bar</h3>
    <p class="quiet">iPhone · iOS 27 · compact width · portrait</p>
    <h4>Tab bar at the bottom</h4>
    <p>nothing</p>
    """),
  SmallRun(
    "small pictures of two layouts",
    ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "a", "title": "A", "image": "star"}, {"identifier": "b", "title": "B", "image": {"asset": "star"}, "badgeValue": "2"}, {"type": "search"}]}
      """
    ], only: [#"class="dots""#, #"class="badge"#, #"class="tint"#, "<td"],
    """
    <circle class="dots" cx="13" cy="92" r="1"/>
    <circle class="dots" cx="21" cy="92" r="1"/>
    <circle class="dots" cx="34" cy="92" r="1"/>
    <circle class="dots" cx="45" cy="43" r="1"/>
    <circle class="dots" cx="53" cy="43" r="1"/>
    <circle class="dots" cx="61" cy="43" r="1"/>
    <circle class="dots" cx="45" cy="55" r="1"/>
    <circle class="dots" cx="45" cy="61" r="1"/>
    <circle class="dots" cx="45" cy="67" r="1"/>
    <circle class="dots" cx="35" cy="9" r="1"/>
    <circle class="dots" cx="45" cy="9" r="1"/>
    <circle class="dots" cx="55" cy="9" r="1"/>
    <circle class="dots" cx="42" cy="9" r="1"/>
    <circle class="dots" cx="52" cy="9" r="1"/>
    <circle class="dots" cx="62" cy="9" r="1"/>
    <td>1</td>
    <td>1</td>
    <td>1</td>
    <td>1</td>
    <td>1</td>
    <td>2</td>
    <td>2</td>
    <td>2</td>
    <td>2</td>
    <td>2</td>
    <td>separate</td>
    <td>3</td>
    <td>3</td>
    <td>3</td>
    <td>3</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td class="near"><b>1</b> in the bar</td>
    <td>1.0</td>
    <td>1.0</td>
    <td>1.0</td>
    <td>1.0</td>
    <td>1.0</td>
    <td>3 of 3</td>
    <td>3 of 3</td>
    <td>3 of 3</td>
    <td>3 of 3</td>
    <td>3 of 3</td>
    <text class="tint b" x="78" y="72" font-size="10" text-anchor="middle">A</text>
    <rect class="badge" x="187" y="29" width="18" height="18" rx="9"/>
    <text class="tint b" x="392" y="54" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="badge" x="477" y="40" width="18" height="18" rx="9"/>
    <text class="tint b" x="392" y="54" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="badge" x="477" y="40" width="18" height="18" rx="9"/>
    <rect class="badge" x="32" y="55" width="18" height="18" rx="9"/>
    <text class="tint b" x="21" y="28" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="badge" x="83" y="14" width="18" height="18" rx="9"/>
    <text class="tint b" x="21" y="28" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="badge" x="83" y="14" width="18" height="18" rx="9"/>
    <rect class="badge" x="88" y="9" width="18" height="18" rx="9"/>
    <rect class="badge" x="88" y="9" width="18" height="18" rx="9"/>
    <text class="tint b" x="88" y="849" font-size="10" text-anchor="middle">A</text>
    <rect class="badge" x="197" y="806" width="18" height="18" rx="9"/>
    <circle class="dots" cx="361" cy="860" r="2"/>
    <text class="tint b" x="402" y="411" font-size="13" textLength="10" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="badge" x="487" y="397" width="18" height="18" rx="9"/>
    <circle class="dots" cx="569" cy="426" r="2"/>
    <rect class="badge" x="438" y="549" width="18" height="18" rx="9"/>
    <circle class="dots" cx="461" cy="627" r="2"/>
    <text class="tint b" x="373" y="122" font-size="15" textLength="11" lengthAdjust="spacingAndGlyphs">A</text>
    <rect class="badge" x="435" y="108" width="18" height="18" rx="9"/>
    <circle class="dots" cx="490" cy="99" r="2"/>
    <rect class="badge" x="470" y="40" width="18" height="18" rx="9"/>
    """),
  SmallRun(
    "the ends of elements of a page of states",
    ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"framework": "SwiftUI", "conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}},
       "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "26.0"}], "mode": "tabSidebar", "prominentTabIdentifier": "b", "tabs": [
        {"identifier": "a", "title": "A & <B>", "image": "star", "availability": {"when": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed"},
        {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true, "availability": {"unless": ["old"]}},
        {"identifier": "e", "title": "E", "image": "z.y", "availability": {"platforms": ["iPadOS"], "minimumVersion": "26.0"}},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [{"identifier": "g1", "title": "G1", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}]},
        {"identifier": "h", "title": "H", "preferredPlacement": "sidebarOnly"},
        {"identifier": "i", "title": "I", "repeats": {"samples": ["I1", "I2"], "atMost": 4}}]}
      """
    ], only: ["</dl", "</tbody", "<details", "rowspan"],
    """
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    </dl>
    <thead><tr><th scope="col" rowspan="2">Tab</th>
    </tbody>
    </tbody>
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    <details class="words">
    <details>
    """),
  SmallRun(
    "the table of titles on a page",
    [
      "matrix", "a.json", "--no-config", "--strings", "L.xcstrings", "-p", "tv", "-f", "html",
      "--language", "all",
    ],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "a.t", "image": "star"},
        {"identifier": "b", "title": "b.t", "image": "house"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a.t": {"localizations": {"en": {"stringUnit": {"value": "A"}}, "de": {"stringUnit": {"value": "Z"}}, "fr": {"stringUnit": {"value": "Z"}}}},
        "b.t": {"localizations": {"en": {"stringUnit": {"value": "B"}}, "de": {"stringUnit": {"value": "Z"}},
          "fr": {"stringUnit": {"value": "Z"}}}}}}
      """,
    ], only: ["<thead><tr><th scope=\"col\">Title", "</thead>", "equal to a sibling"],
    """
    </tr></thead>
    </tr></thead>
    <p class="quiet">de: 2 equal to a sibling; fr: 2 equal to a sibling.</p>
    <thead><tr><th scope="col">Title</th>
    </tr></thead>
    <td dir="auto">Z <small>equal to a sibling</small></td>
    <td dir="auto">Z <small>equal to a sibling</small></td>
    <td dir="auto">Z <small>equal to a sibling</small></td>
    <td dir="auto">Z <small>equal to a sibling</small></td>
    """),
  SmallRun(
    "a page about languages without problems",
    [
      "matrix", "a.json", "--no-config", "--strings", "L.xcstrings", "-p", "tv", "-f", "html",
      "--language", "all",
    ],
    [
      "a.json": """
      {"tabs": [
        {"identifier": "a", "title": "a.t", "image": "star"},
        {"identifier": "b", "title": "b.t", "image": "house"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "a.t": {"localizations": {"en": {"stringUnit": {"value": "A"}}, "de": {"stringUnit": {"value": "Y"}}}},
        "b.t": {"localizations": {"en": {"stringUnit": {"value": "B"}}, "de": {"stringUnit": {"value": "Z"}}}}}}
      """,
    ], only: ["breaks the bar", "<p class=\"quiet\">."],
    """
    <p class="quiet">No language breaks the bar.</p>
    """),
  SmallRun(
    "states that hold or not, in headings",
    ["matrix", "a.json", "-p", "tv", "-f", "html"],
    [
      "a.json": """
      {"conditions": {"paid": {"meaning": "The user pays."}, "old": {"meaning": "The user is old.", "usually": false}}, "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "availability": {"when": ["paid"]}},
        {"identifier": "c", "title": "C", "availability": {"when": ["old"]}}]}
      """
    ], only: ["<h3 id=\"device"],
    """
    <h3 id="device-1-heading">A · Apple TV bar</h3>
    <h3 id="device-2-heading">B · Apple TV bar, not paid</h3>
    <h3 id="device-3-heading">C · Apple TV bar, old</h3>
    """),
  SmallRun(
    "a mark with three digits",
    [
      "matrix", "a.json", "-p", "iphone", "--os", "27", "--orientation", "portrait",
      "--size-class", "compact", "-f", "html",
    ],
    ["a.json": manyFindings], only: [">101</text>"],
    """
    <text class="onHint b" x="264" y="927" font-size="11" text-anchor="middle">101</text>
    """),
  SmallRun(
    "a finding about a repeated tab, at its first sample",
    [
      "matrix", "a.json", "-p", "iphone", "--os", "27", "--orientation", "portrait", "--size-class",
      "compact", "-f", "html",
    ],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b.*", "title": "B", "repeats": {"samples": ["One", "Two"], "atMost": 2}}]}
      """
    ], only: ["class=\"callout\"><title>warning", "class=\"dots\"", ">One</text>", ">Two</text>"],
    """
    <text class="text i" x="212" y="849" font-size="10" text-anchor="middle">One</text>
    <text class="text i" x="316" y="849" font-size="10" text-anchor="middle">Two</text>
    <circle class="dots" cx="212" cy="860" r="2"/>
    <g class="callout"><title>warning 1: 'B' has no image for its item in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape</title>
    """),
  SmallRun(
    "layouts of a page by release",
    ["matrix", "a.json", "-f", "html", "--size-class", "regular"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "availability": {"maximumVersion": "18.9"}},
        {"identifier": "c", "title": "C"}]}
      """
    ], only: ["<h3 id=\"device"],
    """
    <h3 id="device-1-heading">A · iPad bar, iPadOS 18</h3>
    <h3 id="device-2-heading">B · iPad sidebar, iPadOS 18</h3>
    <h3 id="device-3-heading">C · iPad bar, iPadOS 27</h3>
    <h3 id="device-4-heading">D · iPad sidebar, iPadOS 27</h3>
    """),
  SmallRun(
    "layouts of a page by width",
    ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "availability": {"horizontalSizeClass": "regular"}}, {"identifier": "c", "title": "C"}]}
      """
    ], only: ["<h3 id=\"device"],
    """
    <h3 id="device-1-heading">A · iPad bar, compact</h3>
    <h3 id="device-2-heading">B · iPad bar, regular</h3>
    """),
  SmallRun(
    "layouts of a page by framework",
    [
      "matrix", "a.json", "-f", "html", "-p", "ipad", "--os", "27", "--size-class", "regular",
      "--framework", "uikit", "--framework", "swiftui",
    ],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "children": [{"identifier": "b", "title": "B"}, {"identifier": "c", "title": "C"}]}]}
      """
    ], only: ["<h3 id=\"device"],
    """
    <h3 id="device-1-heading">A · iPad bar, UIKit</h3>
    <h3 id="device-2-heading">B · iPad sidebar, UIKit</h3>
    <h3 id="device-3-heading">C · iPad bar, SwiftUI</h3>
    <h3 id="device-4-heading">D · iPad sidebar, SwiftUI</h3>
    """),
  SmallRun(
    "layouts of a page without a bar",
    ["matrix", "a.json", "-f", "html", "-p", "iphone", "--os", "27", "--size-class", "compact"],
    [
      "a.json": """
      {"conditions": {"p": {"meaning": "P."}, "q": {"meaning": "Q.", "usually": false}}, "isTabBarHidden": true, "variants": [{"availability": {"when": ["p"], "unless": ["q"]}, "isTabBarHidden": false}], "tabs": [
        {"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B", "availability": {"when": ["q"]}}]}
      """
    ], only: ["<h3 id=\"device"],
    """
    <h3 id="device-1-heading">A · iPhone bar</h3>
    <h3 id="device-2-heading">B · iPhone screen, not p</h3>
    <h3 id="device-3-heading">C · iPhone screen, q</h3>
    """),
  SmallRun(
    "more languages than the table of a page has columns",
    [
      "matrix", "a.json", "-p", "tv", "--strings", "L.xcstrings", "--language", "all", "-f", "html",
    ],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "t"}, {"identifier": "b", "title": "B"}]}
      """,
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {"t": {"localizations": {"en": {"stringUnit": {"value": "T"}}, "ar": {"stringUnit": {"value": "T"}}, "bg": {"stringUnit": {"value": "T"}}, "ca": {"stringUnit": {"value": "T"}}, "cs": {"stringUnit": {"value": "T"}}, "da": {"stringUnit": {"value": "A rather long title"}}, "de": {"stringUnit": {"value": "T"}}, "el": {"stringUnit": {"value": "T"}}, "es": {"stringUnit": {"value": "T"}}, "et": {"stringUnit": {"value": "T"}}, "fi": {"stringUnit": {"value": "T"}}, "fr": {"stringUnit": {"value": "T"}}, "hr": {"stringUnit": {"value": "T"}}, "hu": {"stringUnit": {"value": "T"}}, "it": {"stringUnit": {"value": "T"}}, "ja": {"stringUnit": {"value": "T"}}, "ko": {"stringUnit": {"value": "T"}}, "lt": {"stringUnit": {"value": "T"}}, "lv": {"stringUnit": {"value": "T"}}, "nb": {"stringUnit": {"value": "T"}}, "nl": {"stringUnit": {"value": "T"}}, "pl": {"stringUnit": {"value": "T"}}, "pt": {"stringUnit": {"value": "T"}}, "ro": {"stringUnit": {"value": "T"}}, "ru": {"stringUnit": {"value": "T"}}, "sk": {"stringUnit": {"value": "T"}}, "sv": {"stringUnit": {"value": "A rather long title"}}}}}}
      """,
    ], only: ["languages are not shown", "<th scope=\"col\">s", "<th scope=\"col\">da"],
    """
    <th scope="col">da</th>
    <th scope="col">sv</th>
    <p class="quiet">7 more languages are not shown; name languages with --language.</p>
    """),
  SmallRun(
    "layouts of an iPhone whose width and orientation differ",
    ["matrix", "a.json", "-f", "html", "--os", "27", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "r", "title": "R", "availability": {"horizontalSizeClass": "regular"}}]}
      """
    ], only: [#"<h3 id="d"#],
    """
    <h3 id="device-1-heading">A · iPhone bar, compact</h3>
    <h3 id="device-2-heading">B · iPhone bar, regular</h3>
    """),

  SmallRun(
    "layouts of an iPhone Duo whose orientation differs",
    ["matrix", "a.json", "-f", "html", "-p", "iphone-duo", "--size-class", "regular"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}], "tabs": [{"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}]}
      """
    ], only: [#"<h3 id="d"#],
    """
    <h3 id="device-1-heading">A · iPhone Duo bar, landscape</h3>
    <h3 id="device-2-heading">B · iPhone Duo bar, portrait</h3>
    """),

  SmallRun(
    "a finding and evidence about one tab",
    ["matrix", "a.json", "-f", "html", "-p", "ipad", "--os", "27", "--size-class", "regular"],
    [
      "a.json": """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"}, {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}, {"type": "search", "title": "A search tab with a long title"}]}
      """
    ], only: [#"class="leader""#],
    """
    <polyline class="leader" points="609,197 609,97"/>
    <polyline class="leader" points="506,142 506,135 583,135 583,142"/>
    <polyline class="leader" points="593,142 593,135 625,135 625,142"/>
    <polyline class="leader" points="145,161 97,161"/>
    <polyline class="leader" points="145,161 97,161"/>
    <polyline class="leader" points="789,197 789,97"/>
    <polyline class="leader" points="686,142 686,135 763,135 763,142"/>
    <polyline class="leader" points="773,142 773,135 805,135 805,142"/>
    """),
]
