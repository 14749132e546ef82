let pageComparisonRows: [SmallRun] = [
  SmallRun(
    "a page that compares states",
    ["matrix", "a.json", "-f", "html", "-p", "ipad"],
    [
      "a.json": """
      {"conditions": {"paid": {"meaning": "The user pays.", "usually": false}, "old": {"meaning": "The user is old."}, "idle": {"meaning": "No effect."}}, "targets": [{"platform": "iOS", "minimumVersion": "18.0"}, {"platform": "iPadOS", "minimumVersion": "26.0"}, {"platform": "macCatalyst", "minimumVersion": "26.0"}], "mode": "tabSidebar", "tabs": [
        {"identifier": "a", "title": "A", "image": "star", "availability": {"when": ["paid"]}},
        {"identifier": "b", "title": "B", "preferredPlacement": "fixed", "availability": {"unless": ["old"], "minimumVersion": "26.0", "maximumVersion": "26.4"}},
        {"identifier": "c", "title": "C", "isHidden": true, "leadsTo": ["d"]},
        {"identifier": "d", "title": "D", "isHidden": true},
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "isSidebarDestination": true, "children": [{"identifier": "g1", "title": "G1", "isHidden": true, "availability": {"platforms": ["iPadOS"], "horizontalSizeClass": "regular"}}, {"identifier": "g2", "title": "G2"}, {"identifier": "g3", "title": "G3", "allowsHiding": true, "isHiddenByDefault": true}]},
        {"identifier": "h", "title": "H", "children": [{"identifier": "h1", "title": "H1", "availability": {"when": ["paid"], "unless": ["old"]}}]},
        {"identifier": "s", "title": "S", "preferredPlacement": "sidebarOnly"}, {"identifier": "o", "title": "O", "preferredPlacement": "optional"}]}
      """
    ], only: ["<dt", "colspan", "rowspan", "<strong"],
    """
    <p><span class="sign warning"><span class="heard">warning </span>1</span> <strong>No 'availability' names the condition 'idle'</strong> <a href="#line-1">line 1</a></p>
    <dt>Fix</dt>
    <p><span class="sign warning"><span class="heard">warning </span>2</span> <strong>'H', 'S' and 'O' do not fit in the bar and move to More on iPhone and iPhone Duo, and in a compact iPad window when paid holds, and on iPhone with iOS 26 and in a compact iPad window with iPadOS 26 when old does not hold</strong> <a href="#line-1">line 1</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign warning"><span class="heard">warning </span>7</span> <strong>'B' (when old does not hold), 'C', 'D', 'G' and 'H' have no images for their items in the bar on iPhone and iPhone Duo, and in a compact iPad window; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape</strong> <a href="#line-3">line 3</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign warning"><span class="heard">warning </span>8</span> <strong>'C' is hidden on Mac and in a regular iPad window, and users cannot show it</strong> <a href="#line-4">line 4</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign warning"><span class="heard">warning </span>9</span> <strong>'D' is hidden on Mac and in a regular iPad window, and users cannot show it</strong> <a href="#line-5">line 5</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign warning"><span class="heard">warning </span>12</span> <strong>'G1' is hidden in a regular iPad window, and users cannot show it</strong> <a href="#line-6">line 6</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign warning"><span class="heard">warning </span>14</span> <strong>'S' is for the sidebar only, but the bar has it on iPhone and iPhone Duo, and in a compact iPad window, which is why it has More</strong> <a href="#line-8">line 8</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>3</span> <strong>The order of the bar differs from the spec in a regular iPad window with iPadOS 26 when paid holds and old does not hold</strong> <a href="#line-1">line 1</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>4</span> <strong>The layout changes with the release in a regular iPad window: on 27.0 the section of 'G' is collapsed at first</strong> <a href="#line-1">line 1</a></p>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>5</span> <strong>The layout changes with the release on Mac: on 27.0 the section of 'G' is collapsed at first</strong> <a href="#line-1">line 1</a></p>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>6</span> <strong>The layout changes with the release on iPhone when old does not hold: on 26.0 'B' is added to the bar and 'H' is removed from the bar, on 26.0 'H' is added to More, on 27.0 'H' is added to the bar and 'B' is removed from the bar and on 27.0 'H' is removed from More</strong> <a href="#line-1">line 1</a></p>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>10</span> <strong>'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</strong> <a href="#line-6">line 6</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>11</span> <strong>'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</strong> <a href="#line-6">line 6</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p><span class="sign note"><span class="heard">note </span>13</span> <strong>'isHiddenByDefault' alone may not hide 'G3' at the first launch</strong> <a href="#line-6">line 6</a></p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <dt>on screen</dt>
    <dt>in More</dt>
    <dt>hidden</dt>
    <dt>not there</dt>
    <dt>only there</dt>
    <dt>not in the bar</dt>
    <dt>opens with</dt>
    <dt>collapsed at first</dt>
    <thead><tr><th scope="col" rowspan="2">Tab</th>
    <th scope="colgroup" colspan="5">usually</th>
    <th scope="colgroup" colspan="5">paid</th>
    <th scope="colgroup" colspan="3">not old</th>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-14"><span class="sign warning"><span class="heard">warning </span>14</span> <strong>S</strong> 'S' is for the sidebar only, but the bar has it on iPhone and iPhone Duo, and in a compact iPad window, which is why it has More</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <li><a href="#finding-8"><span class="sign warning"><span class="heard">warning </span>8</span> <strong>C</strong> 'C' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-9"><span class="sign warning"><span class="heard">warning </span>9</span> <strong>D</strong> 'D' is hidden on Mac and in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-10"><span class="sign note"><span class="heard">note </span>10</span> <strong>G</strong> 'isCollapsedByDefault' came with 26.1, but the spec covers iOS 18.0, iPadOS 26.0 and Mac Catalyst 26.0</a></li>
    <li><a href="#finding-11"><span class="sign note"><span class="heard">note </span>11</span> <strong>G</strong> 'isSidebarDestination' came with 26.0, but the spec covers iOS 18.0</a></li>
    <li><a href="#finding-12"><span class="sign warning"><span class="heard">warning </span>12</span> <strong>G1</strong> 'G1' is hidden in a regular iPad window, and users cannot show it</a></li>
    <li><a href="#finding-13"><span class="sign note"><span class="heard">note </span>13</span> <strong>G3</strong> 'isHiddenByDefault' alone may not hide 'G3' at the first launch</a></li>
    <p><span class="sign letter">a</span> <strong>observed</strong>: In compact width the bar of an iPad is at the bottom.</p>
    <p><span class="sign letter">b</span> <strong>assumed</strong>: isHidden affects the sidebar; a hidden tab stays in a bar that does not use placement.</p>
    <p><span class="sign letter">c</span> <strong>assumed</strong>: isHiddenByDefault without isHidden means initially hidden; the headers only mention a reset.</p>
    <p><span class="sign letter">d</span> <strong>observed</strong>: The bar at the top of an iPad shows titles without images, although the guidelines say of regular views that they show both.</p>
    <p><span class="sign letter">e</span> <strong>stated</strong>: Movable items are initially in the order of the hierarchy.</p>
    <p><span class="sign letter">f</span> <strong>assumed</strong>: Placement affects the bar; the sidebar has a row for any placement.</p>
    <p><span class="sign letter">g</span> <strong>observed</strong>: In the sidebar a fixed tab is an ordinary row.</p>
    """),
  SmallRun(
    "a page that compares layouts in languages",
    ["matrix", "a.json", "-f", "html"],
    [
      "a.json": """
      {"tabs": [{"identifier": "a", "title": "home"}, {"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"}, {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"}, {"identifier": "t4", "title": "T4"}, {"type": "search"}]}
      """,
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"home": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Haus"}}}}}}
      """,
    ], only: ["<h3", "<dt", #"scope="col"#, "#titles", #"class="quiet">"#],
    """
    <h3>Warnings (2)</h3>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">overflow-tabs · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">Apple’s page</a> · on iPhone and iPhone Duo, and in a compact iPad window</p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">missing-image · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">Apple’s page</a> · on iPhone, iPhone Duo and Apple Vision Pro, and in a compact iPad window</p>
    <h3>Notes (5)</h3>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">unknown-title</p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">unknown-title</p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">unknown-title</p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">unknown-title</p>
    <dt>Why</dt>
    <dt>Fix</dt>
    <p class="quiet">unknown-title</p>
    <dt>on screen</dt>
    <li>a bar at the bottom: <span class="quiet">iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)</span></li>
    <li>a bar at the side: <span class="quiet">iPhone Duo (outer display, or inner display in landscape); Apple Vision Pro</span></li>
    <li>a bar at the top: <span class="quiet">iPad (regular); Mac; Apple TV</span></li>
    <dt>in More</dt>
    <li>T3, T4, Search: <span class="quiet">iPhone (any width); iPhone Duo (either display); iPad (compact)</span></li>
    <dt>details</dt>
    <li>as in layout C: <span class="quiet">iPad (regular); Mac</span></li>
    <li>as in layout D: <span class="quiet">Apple TV</span></li>
    <p class="quiet">All at one scale. A filled bar has other tabs, another order or another separate item than the first bar; a filled sidebar has other rows than the first sidebar.</p>
    <p class="quiet">1, 2: place in the bar · More: listed in More, as it does not fit in the bar</p>
    <thead><tr><th scope="col">Tab</th>
    <th scope="col"><a href="#device-1">A · iPhone bar</a></th>
    <th scope="col"><a href="#device-2">B · iPhone Duo bar</a></th>
    <th scope="col"><a href="#device-3">C · iPad bar</a></th>
    <th scope="col"><a href="#device-4">D · Apple TV bar</a></th>
    <th scope="col"><a href="#device-5">E · Apple Vision Pro bar</a></th>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · iPhone bar</th>
    <th scope="col">B · iPhone Duo bar</th>
    <th scope="col">C · iPad bar</th>
    <th scope="col">D · Apple TV bar</th>
    <th scope="col">E · Apple Vision Pro bar</th>
    <h3 id="bars-1"><a href="#device-1">A · iPhone bar</a></h3>
    <p class="quiet">iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact)</p>
    <h3 id="bars-2"><a href="#device-2">B · iPhone Duo bar</a></h3>
    <p class="quiet">iPhone Duo (outer display, or inner display in landscape)</p>
    <h3 id="bars-3"><a href="#device-3">C · iPad bar</a></h3>
    <p class="quiet">iPad (regular); Mac</p>
    <h3 id="bars-4"><a href="#device-4">D · Apple TV bar</a></h3>
    <p class="quiet">Apple TV</p>
    <h3 id="bars-5"><a href="#device-5">E · Apple Vision Pro bar</a></h3>
    <p class="quiet">Apple Vision Pro</p>
    <h3 id="device-1-heading">A · iPhone bar</h3>
    <p class="quiet">iPhone (any width); iPhone Duo (inner display in portrait); iPad (compact) · drawn as iPhone · iOS 27 · compact width · portrait</p>
    <h3 id="device-2-heading">B · iPhone Duo bar</h3>
    <p class="quiet">iPhone Duo (outer display, or inner display in landscape) · drawn as iPhone Duo · iOS 27.1 · outer display · portrait</p>
    <h3 id="device-3-heading">C · iPad bar</h3>
    <p class="quiet">iPad (regular); Mac · drawn as iPad · iPadOS 27 · regular width · portrait</p>
    <h3 id="device-4-heading">D · Apple TV bar</h3>
    <p class="quiet">Apple TV · drawn as Apple TV · tvOS 27</p>
    <h3 id="device-5-heading">E · Apple Vision Pro bar</h3>
    <p class="quiet">Apple Vision Pro · drawn as Apple Vision Pro · visionOS 27</p>
    <p class="quiet">Undocumented statements that these layouts depend on. In pictures, a letter marks the tab of a statement.</p>
    <p class="quiet"><a href="#device-2">B · iPhone Duo bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet"><a href="#device-2">B · iPhone Duo bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet"><a href="#device-3">C · iPad bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet"><a href="#device-3">C · iPad bar</a> · <a href="https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet"><a href="#device-3">C · iPad bar</a> · <a href="https://developer.apple.com/documentation/uikit/uitab" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet"><a href="#device-4">D · Apple TV bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    <p class="quiet"><a href="#device-4">D · Apple TV bar</a> · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">nearest page of Apple’s</a></p>
    """),
  SmallRun(
    "what all layouts have in common, on a page",
    ["matrix", "a.json", "-f", "html", "-p", "iphone"],
    [
      "a.json": """
      {"targets": [{"platform": "iOS", "minimumVersion": "26.0"}], "tabs": [
        {"identifier": "t0", "title": "T0"},
        {"identifier": "t1", "title": "T1"},
        {"identifier": "t2", "title": "T2"},
        {"identifier": "t3", "title": "T3"},
        {"identifier": "t4", "title": "T4"},
        {"identifier": "t5", "title": "T5"},
        {"identifier": "t6", "title": "T6"}]}
      """
    ], only: ["<h3", "<p ", "<th", "<dt", "<dd", "<dl"],
    """
    <p class="verdict"><a href="#findings">2 warnings</a>; the same everywhere.</p>
    <h3>Warnings (2)</h3>
    <dl class="reasons">
    <dt>Why</dt>
    <dd>A bar at the bottom shows five items, or four and More</dd>
    <dt>Fix</dt>
    <dd>Put related tabs into a group, which is one item</dd>
    <p class="quiet">overflow-tabs · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">Apple’s page</a> · everywhere</p>
    <dl class="reasons">
    <dt>Why</dt>
    <dd>The images of these items would be blank</dd>
    <dd>'T1' as well <a href="#line-3">line 3</a></dd>
    <dd>'T2' as well <a href="#line-4">line 4</a></dd>
    <dd>'T3' as well <a href="#line-5">line 5</a></dd>
    <dt>Fix</dt>
    <dd>Add an 'image' to each, preferably a familiar SF Symbol</dd>
    <p class="quiet">missing-image · <a href="https://developer.apple.com/design/human-interface-guidelines/tab-bars" rel="noreferrer">Apple’s page</a> · everywhere</p>
    <h3>Everywhere</h3>
    <dl class="differences">
    <dt>in More</dt>
    <dd>
    <p class="quiet">1, 2: place in the bar · More: listed in More, as it does not fit in the bar</p>
    <thead><tr><th scope="col">Tab</th>
    <th scope="col"><a href="#device-1">A · iPhone bar</a></th>
    <tr><th scope="row">T0</th>
    <tr><th scope="row">T1</th>
    <tr><th scope="row">T2</th>
    <tr><th scope="row">T3</th>
    <tr><th scope="row">T4</th>
    <tr><th scope="row">T5</th>
    <tr><th scope="row">T6</th>
    <p class="quiet">The number of taps to every destination after launch, and the route.</p>
    <thead><tr><th scope="col">Destination</th>
    <th scope="col">A · iPhone bar</th>
    <tr><th scope="row">T0</th>
    <tr><th scope="row">T1</th>
    <tr><th scope="row">T2</th>
    <tr><th scope="row">T3</th>
    <tr><th scope="row">T4</th>
    <tr><th scope="row">T5</th>
    <tr><th scope="row">T6</th>
    <tfoot><tr><th scope="row">Taps on average</th>
    </tr><tr><th scope="row">Within two taps</th>
    <h3 id="bars-1"><a href="#device-1">A · iPhone bar</a></h3>
    <p class="quiet">Everywhere</p>
    <h3 id="device-1-heading">A · iPhone bar</h3>
    <p class="quiet">Everywhere · drawn as iPhone · iOS 27 · compact width · portrait</p>
    <p class="remark warning"><a href="#finding-1"><span class="sign warning"><span class="heard">warning </span>1</span> 'T4', 'T5' and 'T6' do not fit in the bar and move to More</a></p>
    <p class="remark warning"><a href="#finding-2"><span class="sign warning"><span class="heard">warning </span>2</span> 'T0', 'T1', 'T2' and 'T3' have no images for their items in the bar; nothing else shows on an iPhone Duo's outer display and an iPhone Duo's inner display in landscape</a></p>
    """),
]
