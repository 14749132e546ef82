let overflowRows: [SmallRun] = [
  SmallRun(
    "More on a folding phone",
    [
      "resolve", "a.json", "-f", "svg", "-p", "iphone-duo", "--orientation", "landscape", "--os",
      "27.1", "--size-class", "compact",
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
        {"identifier": "t11", "title": "T11", "image": "star"},
        {"identifier": "t12", "title": "T12"},
        {"identifier": "t13", "title": "T13", "badgeValue": "13", "image": "star"}]}
      """
    ], only: ["<text", "badge"],
    """
    <desc id="picture-words">iPhone Duo (iOS 27.1 · outer display · landscape): Tab bar at the side: T0, selected; T1, badge 1, image star; T2; T3, image star; More. In More: T4, badge 4; T5, image star; T6; T7, badge 7, image star; T8; T9, image star; T10, badge 10; T11, image star; T12; T13, badge 13, image star. Selected: T0. Not documented by Apple: assumed: The bar at the side of an iPhone Duo fits five items, like one at the bottom. observed: At the side of an iPhone Duo an item shows its image; while touched, its title too.</desc>
    .picture .badge{fill:#c8251d}
    .picture .badge{fill:#d93a31}
    <text class="heading b" x="28" y="51" font-size="22">iPhone Duo</text>
    <text class="dim" x="28" y="72" font-size="13">iOS 27.1 · outer display · landscape</text>
    <text class="dim b" x="32" y="107" font-size="15">Initially</text>
    <text class="heading b" x="58" y="187" font-size="30">T0</text>
    <text class="tint" x="674" y="346" font-size="15" text-anchor="middle">T0</text>
    <g class="item"><title>T1, badge 1, image star</title>
    <rect class="badge" x="677" y="367" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="686" y="380" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="674" y="450" font-size="15" text-anchor="middle">T2</text>
    <text class="dim b" x="32" y="655" font-size="15">After tapping More</text>
    <text class="heading b" x="58" y="735" font-size="30">More</text>
    <g class="row"><title>T4, badge 4</title>
    <text class="text" x="101" y="784" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T4</text>
    <rect class="badge" x="584" y="769" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="593" y="782" font-size="11" text-anchor="middle" textLength="8" lengthAdjust="spacingAndGlyphs">4</text>
    <text class="text" x="101" y="828" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T5</text>
    <text class="text" x="101" y="872" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T6</text>
    <g class="row"><title>T7, badge 7, image star</title>
    <text class="text" x="101" y="916" font-size="17" textLength="21" lengthAdjust="spacingAndGlyphs">T7</text>
    <rect class="badge" x="584" y="901" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="593" y="914" font-size="11" text-anchor="middle">7</text>
    <text class="text" x="101" y="960" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T8</text>
    <text class="text" x="101" y="1004" font-size="17" textLength="22" lengthAdjust="spacingAndGlyphs">T9</text>
    <g class="row"><title>T10, badge 10</title>
    <text class="text" x="101" y="1048" font-size="17" textLength="30" lengthAdjust="spacingAndGlyphs">T10</text>
    <rect class="badge" x="579" y="1033" width="23" height="18" rx="9"/>
    <text class="onBadge b" x="590" y="1046" font-size="11" text-anchor="middle" textLength="13" lengthAdjust="spacingAndGlyphs">10</text>
    <text class="text" x="101" y="1092" font-size="17" textLength="27" lengthAdjust="spacingAndGlyphs">T11</text>
    <text class="text" x="674" y="894" font-size="15" text-anchor="middle">T0</text>
    <g class="item"><title>T1, badge 1, image star</title>
    <rect class="badge" x="677" y="915" width="18" height="18" rx="9"/>
    <text class="onBadge b" x="686" y="928" font-size="11" text-anchor="middle" textLength="6" lengthAdjust="spacingAndGlyphs">1</text>
    <text class="text" x="674" y="998" font-size="15" text-anchor="middle">T2</text>
    <text class="dim" x="32" y="1189" font-size="14">Further down in More: T12, T13.</text>
    <text class="dim" x="32" y="1209" font-size="14">Badges are samples: the app sets them.</text>
    <text class="dim" x="32" y="1245" font-size="12">Not in Apple's documentation, but observed on devices or assumed without a source:</text>
    <text class="dim" x="32" y="1263" font-size="12">– assumed: The bar at the side of an iPhone Duo fits five items, like one at the bottom.</text>
    <text class="dim" x="32" y="1281" font-size="12">– observed: At the side of an iPhone Duo an item shows its image; while touched, its title too.</text>
    <text class="dim" x="32" y="1317" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "more rows than a sidebar has",
    ["resolve", "a.json", "-f", "svg", "-p", "mac", "--os", "26", "--sidebar", "shown"],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"header": {"title": "Head"}, "footer": {"title": "Foot"}, "bottomBar": {"title": "Base"}}, "tabs": [
        {"identifier": "t0", "title": "T0"}, {"identifier": "t1", "title": "T1"},
        {"identifier": "t2", "title": "T2"}, {"identifier": "t3", "title": "T3"},
        {"identifier": "t4", "title": "T4"}, {"identifier": "t5", "title": "T5"},
        {"identifier": "t6", "title": "T6"}, {"identifier": "t7", "title": "T7"},
        {"identifier": "t8", "title": "T8"}, {"identifier": "t9", "title": "T9"},
        {"identifier": "t10", "title": "T10"}, {"identifier": "t11", "title": "T11"},
        {"identifier": "t12", "title": "T12"}, {"identifier": "t13", "title": "T13"},
        {"identifier": "t14", "title": "T14"}, {"identifier": "t15", "title": "T15"},
        {"identifier": "t16", "title": "T16"}, {"identifier": "t17", "title": "T17"},
        {"identifier": "t18", "title": "T18"}, {"identifier": "t19", "title": "T19"},
        {"identifier": "t20", "title": "T20"}, {"identifier": "t21", "title": "T21"},
        {"identifier": "t22", "title": "T22"}, {"identifier": "t23", "title": "T23"},
        {"identifier": "t24", "title": "T24"}, {"identifier": "t25", "title": "T25"},
        {"identifier": "t26", "title": "T26"}, {"identifier": "t27", "title": "T27"},
        {"identifier": "t28", "title": "T28"}, {"identifier": "t29", "title": "T29"},
        {"identifier": "t30", "title": "T30"}, {"identifier": "t31", "title": "T31"},
        {"identifier": "t32", "title": "T32"}, {"identifier": "t33", "title": "T33"},
        {"identifier": "t34", "title": "T34"}, {"identifier": "t35", "title": "T35"},
        {"identifier": "t36", "title": "T36"}, {"identifier": "t37", "title": "T37"},
        {"identifier": "t38", "title": "T38"}, {"identifier": "t39", "title": "T39"},
        {"identifier": "t40", "title": "T40"}, {"identifier": "t41", "title": "T41"},
        {"identifier": "t42", "title": "T42"}, {"identifier": "t43", "title": "T43"},
        {"identifier": "t44", "title": "T44"}, {"identifier": "t45", "title": "T45"},
        {"identifier": "t46", "title": "T46"}, {"identifier": "t47", "title": "T47"},
        {"identifier": "t48", "title": "T48"}, {"identifier": "t49", "title": "T49"},
        {"identifier": "t50", "title": "T50"}, {"identifier": "t51", "title": "T51"},
        {"identifier": "t52", "title": "T52"}, {"identifier": "t53", "title": "T53"},
        {"identifier": "t54", "title": "T54"}, {"identifier": "t55", "title": "T55"},
        {"identifier": "t56", "title": "T56"}, {"identifier": "t57", "title": "T57"},
        {"identifier": "t58", "title": "T58"}, {"identifier": "t59", "title": "T59"},
        {"identifier": "t60", "title": "T60"}, {"identifier": "t61", "title": "T61"},
        {"identifier": "t62", "title": "T62"}, {"identifier": "t63", "title": "T63"},
        {"identifier": "t64", "title": "T64"}, {"identifier": "t65", "title": "T65"},
        {"identifier": "t66", "title": "T66"}, {"identifier": "t67", "title": "T67"},
        {"identifier": "t68", "title": "T68"}, {"identifier": "t69", "title": "T69"}]}
      """
    ], only: ["<text", "<line", "<path", "url(#", "<polyline"],
    """
    <text class="heading b" x="28" y="51" font-size="22">Mac</text>
    <text class="dim" x="28" y="72" font-size="13">Mac Catalyst on macOS 26</text>
    <text class="heading b" x="296" y="176" font-size="22">T0</text>
    <text class="text" x="56" y="169" font-size="14">Head</text>
    <text class="tint b" x="56" y="214" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T0</text>
    <text class="text" x="56" y="244" font-size="13" textLength="15" lengthAdjust="spacingAndGlyphs">T1</text>
    <text class="text" x="56" y="274" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T2</text>
    <text class="text" x="56" y="304" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T3</text>
    <text class="text" x="56" y="334" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T4</text>
    <text class="text" x="56" y="364" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T5</text>
    <text class="text" x="56" y="394" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T6</text>
    <text class="text" x="56" y="424" font-size="13" textLength="16" lengthAdjust="spacingAndGlyphs">T7</text>
    <text class="text" x="56" y="454" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T8</text>
    <text class="text" x="56" y="484" font-size="13" textLength="17" lengthAdjust="spacingAndGlyphs">T9</text>
    <text class="text" x="56" y="514" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T10</text>
    <text class="text" x="56" y="544" font-size="13" textLength="21" lengthAdjust="spacingAndGlyphs">T11</text>
    <text class="text" x="56" y="574" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T12</text>
    <text class="text" x="56" y="604" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T13</text>
    <text class="text" x="56" y="634" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T14</text>
    <text class="text" x="56" y="664" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T15</text>
    <text class="text" x="56" y="694" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T16</text>
    <text class="text" x="56" y="724" font-size="13" textLength="22" lengthAdjust="spacingAndGlyphs">T17</text>
    <text class="text" x="56" y="754" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T18</text>
    <text class="text" x="56" y="784" font-size="13" textLength="23" lengthAdjust="spacingAndGlyphs">T19</text>
    <path class="veil1" d="M37 764H275V816H37V764Z"/>
    <path class="veil2" d="M37 781H275V816H37V781Z"/>
    <path class="veil3" d="M37 798H275V816H37V798Z"/>
    <polyline class="hairline" points="37,816 275,816"/>
    <text class="text" x="56" y="851" font-size="14">Base</text>
    <polyline class="outline" points="247,109 247,125"/>
    <text class="dim" x="32" y="923" font-size="14">Framed in the sidebar: its header Head, its footer Foot and its bottom bar Base.</text>
    <text class="dim" x="32" y="943" font-size="14" textLength="727" lengthAdjust="spacingAndGlyphs">Further down in the sidebar: T19, T20, T21, T22, T23, T24, T25, T26, T27, T28, T29, T30, T31, T32, T33, T34,</text>
    <text class="dim" x="32" y="963" font-size="14" textLength="747" lengthAdjust="spacingAndGlyphs">T35, T36, T37, T38, T39, T40, T41, T42, T43, T44, T45, T46, T47, T48, T49, T50, T51, T52, T53, T54, T55, T56,</text>
    <text class="dim" x="32" y="983" font-size="14">T57, T58, footer Foot, and 11 more.</text>
    <text class="dim" x="32" y="1019" font-size="12">Schematic: order and position, not appearance.</text>
    """),
  SmallRun(
    "rows inside a collapsed group, too many to count",
    ["resolve", "a.json", "-f", "svg", "-p", "ipad", "--os", "27", "--sidebar", "shown"],
    [
      "a.json": """
      {"mode": "tabSidebar", "sidebar": {"footer": {"title": "End"}}, "tabs": [
        {"identifier": "g", "title": "G", "isCollapsedByDefault": true, "children": [
          {"identifier": "t0", "title": "T"}, {"identifier": "t1", "title": "T"}, {"identifier": "t2", "title": "T"}, {"identifier": "t3", "title": "T"}, {"identifier": "t4", "title": "T"}, {"identifier": "t5", "title": "T"},
          {"identifier": "t6", "title": "T"}, {"identifier": "t7", "title": "T"}, {"identifier": "t8", "title": "T"}, {"identifier": "t9", "title": "T"}, {"identifier": "t10", "title": "T"}, {"identifier": "t11", "title": "T"},
          {"identifier": "t12", "title": "T"}, {"identifier": "t13", "title": "T"}, {"identifier": "t14", "title": "T"}, {"identifier": "t15", "title": "T"}, {"identifier": "t16", "title": "T"}, {"identifier": "t17", "title": "T"},
          {"identifier": "t18", "title": "T"}, {"identifier": "t19", "title": "T"}, {"identifier": "t20", "title": "T"}, {"identifier": "t21", "title": "T"}, {"identifier": "t22", "title": "T"}, {"identifier": "t23", "title": "T"},
          {"identifier": "t24", "title": "T"}, {"identifier": "t25", "title": "T"}, {"identifier": "t26", "title": "T"}, {"identifier": "t27", "title": "T"}, {"identifier": "t28", "title": "T"}, {"identifier": "t29", "title": "T"},
          {"identifier": "t30", "title": "T"}, {"identifier": "t31", "title": "T"}, {"identifier": "t32", "title": "T"}, {"identifier": "t33", "title": "T"}, {"identifier": "t34", "title": "T"}, {"identifier": "t35", "title": "T"},
          {"identifier": "t36", "title": "T"}, {"identifier": "t37", "title": "T"}, {"identifier": "t38", "title": "T"}, {"identifier": "t39", "title": "T"}, {"identifier": "t40", "title": "T"}, {"identifier": "t41", "title": "T"},
          {"identifier": "t42", "title": "T"}, {"identifier": "t43", "title": "T"}, {"identifier": "t44", "title": "T"}, {"identifier": "t45", "title": "T"}, {"identifier": "t46", "title": "T"}, {"identifier": "t47", "title": "T"},
          {"identifier": "t48", "title": "T"}, {"identifier": "t49", "title": "T"}, {"identifier": "t50", "title": "T"}, {"identifier": "t51", "title": "T"}, {"identifier": "t52", "title": "T"}, {"identifier": "t53", "title": "T"},
          {"identifier": "t54", "title": "T"}, {"identifier": "t55", "title": "T"}, {"identifier": "t56", "title": "T"}, {"identifier": "t57", "title": "T"}, {"identifier": "t58", "title": "T"}, {"identifier": "t59", "title": "T"},
          {"identifier": "t60", "title": "T"}, {"identifier": "t61", "title": "T"}, {"identifier": "t62", "title": "T"}, {"identifier": "t63", "title": "T"}, {"identifier": "t64", "title": "T"}, {"identifier": "t65", "title": "T"},
          {"identifier": "t66", "title": "T"}, {"identifier": "t67", "title": "T"}, {"identifier": "t68", "title": "T"}, {"identifier": "t69", "title": "T"}, {"identifier": "t70", "title": "T"}, {"identifier": "t71", "title": "T"},
          {"identifier": "t72", "title": "T"}, {"identifier": "t73", "title": "T"}, {"identifier": "t74", "title": "T"}, {"identifier": "t75", "title": "T"}, {"identifier": "t76", "title": "T"}, {"identifier": "t77", "title": "T"},
          {"identifier": "t78", "title": "T"}, {"identifier": "t79", "title": "T"}, {"identifier": "t80", "title": "T"}, {"identifier": "t81", "title": "T"}, {"identifier": "t82", "title": "T"}, {"identifier": "t83", "title": "T"},
          {"identifier": "t84", "title": "T"}, {"identifier": "t85", "title": "T"}, {"identifier": "t86", "title": "T"}, {"identifier": "t87", "title": "T"}, {"identifier": "t88", "title": "T"}, {"identifier": "t89", "title": "T"},
          {"identifier": "t90", "title": "T"}, {"identifier": "t91", "title": "T"}, {"identifier": "t92", "title": "T"}, {"identifier": "t93", "title": "T"}, {"identifier": "t94", "title": "T"}, {"identifier": "t95", "title": "T"},
          {"identifier": "t96", "title": "T"}, {"identifier": "t97", "title": "T"}, {"identifier": "t98", "title": "T"}, {"identifier": "t99", "title": "T"}, {"identifier": "t100", "title": "T"}, {"identifier": "t101", "title": "T"},
          {"identifier": "t102", "title": "T"}, {"identifier": "t103", "title": "T"}, {"identifier": "t104", "title": "T"}, {"identifier": "t105", "title": "T"}, {"identifier": "t106", "title": "T"}, {"identifier": "t107", "title": "T"},
          {"identifier": "t108", "title": "T"}, {"identifier": "t109", "title": "T"}, {"identifier": "t110", "title": "T"}, {"identifier": "t111", "title": "T"}, {"identifier": "t112", "title": "T"}, {"identifier": "t113", "title": "T"},
          {"identifier": "t114", "title": "T"}, {"identifier": "t115", "title": "T"}, {"identifier": "t116", "title": "T"}, {"identifier": "t117", "title": "T"}, {"identifier": "t118", "title": "T"}, {"identifier": "t119", "title": "T"},
          {"identifier": "t120", "title": "T"}, {"identifier": "t121", "title": "T"}, {"identifier": "t122", "title": "T"}, {"identifier": "t123", "title": "T"}, {"identifier": "t124", "title": "T"}, {"identifier": "t125", "title": "T"},
          {"identifier": "t126", "title": "T"}, {"identifier": "t127", "title": "T"}, {"identifier": "t128", "title": "T"}, {"identifier": "t129", "title": "T"}, {"identifier": "t130", "title": "T"}, {"identifier": "t131", "title": "T"},
          {"identifier": "t132", "title": "T"}, {"identifier": "t133", "title": "T"}, {"identifier": "t134", "title": "T"}, {"identifier": "t135", "title": "T"}, {"identifier": "t136", "title": "T"}, {"identifier": "t137", "title": "T"},
          {"identifier": "t138", "title": "T"}, {"identifier": "t139", "title": "T"}, {"identifier": "t140", "title": "T"}, {"identifier": "t141", "title": "T"}, {"identifier": "t142", "title": "T"}, {"identifier": "t143", "title": "T"},
          {"identifier": "t144", "title": "T"}, {"identifier": "t145", "title": "T"}, {"identifier": "t146", "title": "T"}, {"identifier": "t147", "title": "T"}, {"identifier": "t148", "title": "T"}, {"identifier": "t149", "title": "T"},
          {"identifier": "t150", "title": "T"}, {"identifier": "t151", "title": "T"}, {"identifier": "t152", "title": "T"}, {"identifier": "t153", "title": "T"}, {"identifier": "t154", "title": "T"}, {"identifier": "t155", "title": "T"},
          {"identifier": "t156", "title": "T"}, {"identifier": "t157", "title": "T"}, {"identifier": "t158", "title": "T"}, {"identifier": "t159", "title": "T"}, {"identifier": "t160", "title": "T"}, {"identifier": "t161", "title": "T"},
          {"identifier": "t162", "title": "T"}, {"identifier": "t163", "title": "T"}, {"identifier": "t164", "title": "T"}, {"identifier": "t165", "title": "T"}, {"identifier": "t166", "title": "T"}, {"identifier": "t167", "title": "T"},
          {"identifier": "t168", "title": "T"}, {"identifier": "t169", "title": "T"}, {"identifier": "t170", "title": "T"}, {"identifier": "t171", "title": "T"}, {"identifier": "t172", "title": "T"}, {"identifier": "t173", "title": "T"},
          {"identifier": "t174", "title": "T"}, {"identifier": "t175", "title": "T"}, {"identifier": "t176", "title": "T"}, {"identifier": "t177", "title": "T"}, {"identifier": "t178", "title": "T"}, {"identifier": "t179", "title": "T"},
          {"identifier": "t180", "title": "T"}, {"identifier": "t181", "title": "T"}, {"identifier": "t182", "title": "T"}, {"identifier": "t183", "title": "T"}, {"identifier": "t184", "title": "T"}, {"identifier": "t185", "title": "T"},
          {"identifier": "t186", "title": "T"}, {"identifier": "t187", "title": "T"}, {"identifier": "t188", "title": "T"}, {"identifier": "t189", "title": "T"}, {"identifier": "t190", "title": "T"}, {"identifier": "t191", "title": "T"},
          {"identifier": "t192", "title": "T"}, {"identifier": "t193", "title": "T"}, {"identifier": "t194", "title": "T"}, {"identifier": "t195", "title": "T"}, {"identifier": "t196", "title": "T"}, {"identifier": "t197", "title": "T"},
          {"identifier": "t198", "title": "T"}, {"identifier": "t199", "title": "T"}, {"identifier": "t200", "title": "T"}, {"identifier": "t201", "title": "T"}, {"identifier": "t202", "title": "T"}, {"identifier": "t203", "title": "T"},
          {"identifier": "t204", "title": "T"}, {"identifier": "t205", "title": "T"}, {"identifier": "t206", "title": "T"}, {"identifier": "t207", "title": "T"}, {"identifier": "t208", "title": "T"}, {"identifier": "t209", "title": "T"},
          {"identifier": "t210", "title": "T"}, {"identifier": "t211", "title": "T"}, {"identifier": "t212", "title": "T"}, {"identifier": "t213", "title": "T"}, {"identifier": "t214", "title": "T"}, {"identifier": "t215", "title": "T"},
          {"identifier": "t216", "title": "T"}, {"identifier": "t217", "title": "T"}, {"identifier": "t218", "title": "T"}, {"identifier": "t219", "title": "T"}, {"identifier": "t220", "title": "T"}, {"identifier": "t221", "title": "T"},
          {"identifier": "t222", "title": "T"}, {"identifier": "t223", "title": "T"}, {"identifier": "t224", "title": "T"}, {"identifier": "t225", "title": "T"}, {"identifier": "t226", "title": "T"}, {"identifier": "t227", "title": "T"},
          {"identifier": "t228", "title": "T"}, {"identifier": "t229", "title": "T"}, {"identifier": "t230", "title": "T"}, {"identifier": "t231", "title": "T"}, {"identifier": "t232", "title": "T"}, {"identifier": "t233", "title": "T"},
          {"identifier": "t234", "title": "T"}, {"identifier": "t235", "title": "T"}, {"identifier": "t236", "title": "T"}, {"identifier": "t237", "title": "T"}, {"identifier": "t238", "title": "T"}, {"identifier": "t239", "title": "T"},
          {"identifier": "t240", "title": "T"}, {"identifier": "t241", "title": "T"}, {"identifier": "t242", "title": "T"}, {"identifier": "t243", "title": "T"}, {"identifier": "t244", "title": "T"}, {"identifier": "t245", "title": "T"},
          {"identifier": "t246", "title": "T"}, {"identifier": "t247", "title": "T"}, {"identifier": "t248", "title": "T"}, {"identifier": "t249", "title": "T"}, {"identifier": "t250", "title": "T"}, {"identifier": "t251", "title": "T"},
          {"identifier": "t252", "title": "T"}, {"identifier": "t253", "title": "T"}, {"identifier": "t254", "title": "T"}, {"identifier": "t255", "title": "T"}, {"identifier": "t256", "title": "T"}, {"identifier": "t257", "title": "T"},
          {"identifier": "t258", "title": "T"}, {"identifier": "t259", "title": "T"}, {"identifier": "t260", "title": "T"}, {"identifier": "t261", "title": "T"}, {"identifier": "t262", "title": "T"}, {"identifier": "t263", "title": "T"},
          {"identifier": "t264", "title": "T"}, {"identifier": "t265", "title": "T"}, {"identifier": "t266", "title": "T"}, {"identifier": "t267", "title": "T"}, {"identifier": "t268", "title": "T"}, {"identifier": "t269", "title": "T"},
          {"identifier": "t270", "title": "T"}, {"identifier": "t271", "title": "T"}, {"identifier": "t272", "title": "T"}, {"identifier": "t273", "title": "T"}, {"identifier": "t274", "title": "T"}, {"identifier": "t275", "title": "T"},
          {"identifier": "t276", "title": "T"}, {"identifier": "t277", "title": "T"}, {"identifier": "t278", "title": "T"}, {"identifier": "t279", "title": "T"}, {"identifier": "t280", "title": "T"}, {"identifier": "t281", "title": "T"},
          {"identifier": "t282", "title": "T"}, {"identifier": "t283", "title": "T"}, {"identifier": "t284", "title": "T"}, {"identifier": "t285", "title": "T"}, {"identifier": "t286", "title": "T"}, {"identifier": "t287", "title": "T"},
          {"identifier": "t288", "title": "T"}, {"identifier": "t289", "title": "T"}, {"identifier": "t290", "title": "T"}, {"identifier": "t291", "title": "T"}, {"identifier": "t292", "title": "T"}, {"identifier": "t293", "title": "T"},
          {"identifier": "t294", "title": "T"}, {"identifier": "t295", "title": "T"}, {"identifier": "t296", "title": "T"}, {"identifier": "t297", "title": "T"}, {"identifier": "t298", "title": "T"}, {"identifier": "t299", "title": "T"},
          {"identifier": "t300", "title": "T"}, {"identifier": "t301", "title": "T"}, {"identifier": "t302", "title": "T"}, {"identifier": "t303", "title": "T"}, {"identifier": "t304", "title": "T"}, {"identifier": "t305", "title": "T"},
          {"identifier": "t306", "title": "T"}, {"identifier": "t307", "title": "T"}, {"identifier": "t308", "title": "T"}, {"identifier": "t309", "title": "T"}, {"identifier": "t310", "title": "T"}, {"identifier": "t311", "title": "T"},
          {"identifier": "t312", "title": "T"}, {"identifier": "t313", "title": "T"}, {"identifier": "t314", "title": "T"}, {"identifier": "t315", "title": "T"}, {"identifier": "t316", "title": "T"}, {"identifier": "t317", "title": "T"},
          {"identifier": "t318", "title": "T"}, {"identifier": "t319", "title": "T"}, {"identifier": "t320", "title": "T"}, {"identifier": "t321", "title": "T"}, {"identifier": "t322", "title": "T"}, {"identifier": "t323", "title": "T"},
          {"identifier": "t324", "title": "T"}, {"identifier": "t325", "title": "T"}, {"identifier": "t326", "title": "T"}, {"identifier": "t327", "title": "T"}, {"identifier": "t328", "title": "T"}, {"identifier": "t329", "title": "T"},
          {"identifier": "t330", "title": "T"}, {"identifier": "t331", "title": "T"}, {"identifier": "t332", "title": "T"}, {"identifier": "t333", "title": "T"}, {"identifier": "t334", "title": "T"}, {"identifier": "t335", "title": "T"},
          {"identifier": "t336", "title": "T"}, {"identifier": "t337", "title": "T"}, {"identifier": "t338", "title": "T"}, {"identifier": "t339", "title": "T"}, {"identifier": "t340", "title": "T"}, {"identifier": "t341", "title": "T"},
          {"identifier": "t342", "title": "T"}, {"identifier": "t343", "title": "T"}, {"identifier": "t344", "title": "T"}, {"identifier": "t345", "title": "T"}, {"identifier": "t346", "title": "T"}, {"identifier": "t347", "title": "T"},
          {"identifier": "t348", "title": "T"}, {"identifier": "t349", "title": "T"}, {"identifier": "t350", "title": "T"}, {"identifier": "t351", "title": "T"}, {"identifier": "t352", "title": "T"}, {"identifier": "t353", "title": "T"},
          {"identifier": "t354", "title": "T"}, {"identifier": "t355", "title": "T"}, {"identifier": "t356", "title": "T"}, {"identifier": "t357", "title": "T"}, {"identifier": "t358", "title": "T"}, {"identifier": "t359", "title": "T"},
          {"identifier": "t360", "title": "T"}, {"identifier": "t361", "title": "T"}, {"identifier": "t362", "title": "T"}, {"identifier": "t363", "title": "T"}, {"identifier": "t364", "title": "T"}, {"identifier": "t365", "title": "T"},
          {"identifier": "t366", "title": "T"}, {"identifier": "t367", "title": "T"}, {"identifier": "t368", "title": "T"}, {"identifier": "t369", "title": "T"}, {"identifier": "t370", "title": "T"}, {"identifier": "t371", "title": "T"},
          {"identifier": "t372", "title": "T"}, {"identifier": "t373", "title": "T"}, {"identifier": "t374", "title": "T"}, {"identifier": "t375", "title": "T"}, {"identifier": "t376", "title": "T"}, {"identifier": "t377", "title": "T"},
          {"identifier": "t378", "title": "T"}, {"identifier": "t379", "title": "T"}, {"identifier": "t380", "title": "T"}, {"identifier": "t381", "title": "T"}, {"identifier": "t382", "title": "T"}, {"identifier": "t383", "title": "T"},
          {"identifier": "t384", "title": "T"}, {"identifier": "t385", "title": "T"}, {"identifier": "t386", "title": "T"}, {"identifier": "t387", "title": "T"}, {"identifier": "t388", "title": "T"}, {"identifier": "t389", "title": "T"},
          {"identifier": "t390", "title": "T"}, {"identifier": "t391", "title": "T"}, {"identifier": "t392", "title": "T"}, {"identifier": "t393", "title": "T"}, {"identifier": "t394", "title": "T"}, {"identifier": "t395", "title": "T"},
          {"identifier": "t396", "title": "T"}, {"identifier": "t397", "title": "T"}, {"identifier": "t398", "title": "T"}, {"identifier": "t399", "title": "T"}, {"identifier": "t400", "title": "T"}, {"identifier": "t401", "title": "T"},
          {"identifier": "t402", "title": "T"}, {"identifier": "t403", "title": "T"}, {"identifier": "t404", "title": "T"}, {"identifier": "t405", "title": "T"}, {"identifier": "t406", "title": "T"}, {"identifier": "t407", "title": "T"},
          {"identifier": "t408", "title": "T"}, {"identifier": "t409", "title": "T"}, {"identifier": "t410", "title": "T"}, {"identifier": "t411", "title": "T"}, {"identifier": "t412", "title": "T"}, {"identifier": "t413", "title": "T"},
          {"identifier": "t414", "title": "T"}, {"identifier": "t415", "title": "T"}, {"identifier": "t416", "title": "T"}, {"identifier": "t417", "title": "T"}, {"identifier": "t418", "title": "T"}, {"identifier": "t419", "title": "T"}]},
        {"identifier": "z", "title": "Z"}]}
      """
    ], only: ["Framed", "Further", "Collapsed"],
    """
    <text class="dim" x="32" y="1983" font-size="14">Framed in the sidebar: its footer End.</text>
    <text class="dim" x="32" y="2003" font-size="14">Collapsed: G (420 rows).</text>
    """),
  SmallRun(
    "more than forty collapsed groups",
    ["resolve", "a.json", "-f", "svg", "-p", "mac", "--os", "27", "--sidebar", "shown"],
    [
      "a.json": """
      {"mode": "tabSidebar", "tabs": [
        {"identifier": "g0", "title": "G0", "isCollapsedByDefault": true, "children": [{"identifier": "x0", "title": "X"}]},
        {"identifier": "g1", "title": "G1", "isCollapsedByDefault": true, "children": [{"identifier": "x1", "title": "X"}]},
        {"identifier": "g2", "title": "G2", "isCollapsedByDefault": true, "children": [{"identifier": "x2", "title": "X"}]},
        {"identifier": "g3", "title": "G3", "isCollapsedByDefault": true, "children": [{"identifier": "x3", "title": "X"}]},
        {"identifier": "g4", "title": "G4", "isCollapsedByDefault": true, "children": [{"identifier": "x4", "title": "X"}]},
        {"identifier": "g5", "title": "G5", "isCollapsedByDefault": true, "children": [{"identifier": "x5", "title": "X"}]},
        {"identifier": "g6", "title": "G6", "isCollapsedByDefault": true, "children": [{"identifier": "x6", "title": "X"}]},
        {"identifier": "g7", "title": "G7", "isCollapsedByDefault": true, "children": [{"identifier": "x7", "title": "X"}]},
        {"identifier": "g8", "title": "G8", "isCollapsedByDefault": true, "children": [{"identifier": "x8", "title": "X"}]},
        {"identifier": "g9", "title": "G9", "isCollapsedByDefault": true, "children": [{"identifier": "x9", "title": "X"}]},
        {"identifier": "g10", "title": "G10", "isCollapsedByDefault": true, "children": [{"identifier": "x10", "title": "X"}]},
        {"identifier": "g11", "title": "G11", "isCollapsedByDefault": true, "children": [{"identifier": "x11", "title": "X"}]},
        {"identifier": "g12", "title": "G12", "isCollapsedByDefault": true, "children": [{"identifier": "x12", "title": "X"}]},
        {"identifier": "g13", "title": "G13", "isCollapsedByDefault": true, "children": [{"identifier": "x13", "title": "X"}]},
        {"identifier": "g14", "title": "G14", "isCollapsedByDefault": true, "children": [{"identifier": "x14", "title": "X"}]},
        {"identifier": "g15", "title": "G15", "isCollapsedByDefault": true, "children": [{"identifier": "x15", "title": "X"}]},
        {"identifier": "g16", "title": "G16", "isCollapsedByDefault": true, "children": [{"identifier": "x16", "title": "X"}]},
        {"identifier": "g17", "title": "G17", "isCollapsedByDefault": true, "children": [{"identifier": "x17", "title": "X"}]},
        {"identifier": "g18", "title": "G18", "isCollapsedByDefault": true, "children": [{"identifier": "x18", "title": "X"}]},
        {"identifier": "g19", "title": "G19", "isCollapsedByDefault": true, "children": [{"identifier": "x19", "title": "X"}]},
        {"identifier": "g20", "title": "G20", "isCollapsedByDefault": true, "children": [{"identifier": "x20", "title": "X"}]},
        {"identifier": "g21", "title": "G21", "isCollapsedByDefault": true, "children": [{"identifier": "x21", "title": "X"}]},
        {"identifier": "g22", "title": "G22", "isCollapsedByDefault": true, "children": [{"identifier": "x22", "title": "X"}]},
        {"identifier": "g23", "title": "G23", "isCollapsedByDefault": true, "children": [{"identifier": "x23", "title": "X"}]},
        {"identifier": "g24", "title": "G24", "isCollapsedByDefault": true, "children": [{"identifier": "x24", "title": "X"}]},
        {"identifier": "g25", "title": "G25", "isCollapsedByDefault": true, "children": [{"identifier": "x25", "title": "X"}]},
        {"identifier": "g26", "title": "G26", "isCollapsedByDefault": true, "children": [{"identifier": "x26", "title": "X"}]},
        {"identifier": "g27", "title": "G27", "isCollapsedByDefault": true, "children": [{"identifier": "x27", "title": "X"}]},
        {"identifier": "g28", "title": "G28", "isCollapsedByDefault": true, "children": [{"identifier": "x28", "title": "X"}]},
        {"identifier": "g29", "title": "G29", "isCollapsedByDefault": true, "children": [{"identifier": "x29", "title": "X"}]},
        {"identifier": "g30", "title": "G30", "isCollapsedByDefault": true, "children": [{"identifier": "x30", "title": "X"}]},
        {"identifier": "g31", "title": "G31", "isCollapsedByDefault": true, "children": [{"identifier": "x31", "title": "X"}]},
        {"identifier": "g32", "title": "G32", "isCollapsedByDefault": true, "children": [{"identifier": "x32", "title": "X"}]},
        {"identifier": "g33", "title": "G33", "isCollapsedByDefault": true, "children": [{"identifier": "x33", "title": "X"}]},
        {"identifier": "g34", "title": "G34", "isCollapsedByDefault": true, "children": [{"identifier": "x34", "title": "X"}]},
        {"identifier": "g35", "title": "G35", "isCollapsedByDefault": true, "children": [{"identifier": "x35", "title": "X"}]},
        {"identifier": "g36", "title": "G36", "isCollapsedByDefault": true, "children": [{"identifier": "x36", "title": "X"}]},
        {"identifier": "g37", "title": "G37", "isCollapsedByDefault": true, "children": [{"identifier": "x37", "title": "X"}]},
        {"identifier": "g38", "title": "G38", "isCollapsedByDefault": true, "children": [{"identifier": "x38", "title": "X"}]},
        {"identifier": "g39", "title": "G39", "isCollapsedByDefault": true, "children": [{"identifier": "x39", "title": "X"}]},
        {"identifier": "g40", "title": "G40", "isCollapsedByDefault": true, "children": [{"identifier": "x40", "title": "X"}]},
        {"identifier": "g41", "title": "G41", "isCollapsedByDefault": true, "children": [{"identifier": "x41", "title": "X"}]}]}
      """
    ], only: ["Collapsed", "row", "Further"],
    """
    <g class="row"><title>section G0, collapsed</title>
    <g class="row"><title>section G1, collapsed</title>
    <g class="row"><title>section G2, collapsed</title>
    <g class="row"><title>section G3, collapsed</title>
    <g class="row"><title>section G4, collapsed</title>
    <g class="row"><title>section G5, collapsed</title>
    <g class="row"><title>section G6, collapsed</title>
    <g class="row"><title>section G7, collapsed</title>
    <g class="row"><title>section G8, collapsed</title>
    <g class="row"><title>section G9, collapsed</title>
    <g class="row"><title>section G10, collapsed</title>
    <g class="row"><title>section G11, collapsed</title>
    <g class="row"><title>section G12, collapsed</title>
    <g class="row"><title>section G13, collapsed</title>
    <g class="row"><title>section G14, collapsed</title>
    <g class="row"><title>section G15, collapsed</title>
    <g class="row"><title>section G16, collapsed</title>
    <g class="row"><title>section G17, collapsed</title>
    <text class="dim" x="32" y="923" font-size="14" textLength="744" lengthAdjust="spacingAndGlyphs">Further down in the sidebar: G17, G18, G19, G20, G21, G22, G23, G24, G25, G26, G27, G28, G29, G30, G31, G32,</text>
    <text class="dim" x="32" y="963" font-size="14" textLength="717" lengthAdjust="spacingAndGlyphs">Collapsed: G0 (1 row), G1 (1 row), G2 (1 row), G3 (1 row), G4 (1 row), G5 (1 row), G6 (1 row), G7 (1 row), G8 (1</text>
    <text class="dim" x="32" y="983" font-size="14" textLength="733" lengthAdjust="spacingAndGlyphs">row), G9 (1 row), G10 (1 row), G11 (1 row), G12 (1 row), G13 (1 row), G14 (1 row), G15 (1 row), G16 (1 row), G17 (1</text>
    <text class="dim" x="32" y="1003" font-size="14" textLength="739" lengthAdjust="spacingAndGlyphs">row), G18 (1 row), G19 (1 row), G20 (1 row), G21 (1 row), G22 (1 row), G23 (1 row), G24 (1 row), G25 (1 row), G26</text>
    <text class="dim" x="32" y="1023" font-size="14" textLength="728" lengthAdjust="spacingAndGlyphs">(1 row), G27 (1 row), G28 (1 row), G29 (1 row), G30 (1 row), G31 (1 row), G32 (1 row), G33 (1 row), G34 (1 row),</text>
    <text class="dim" x="32" y="1043" font-size="14">G35 (1 row), G36 (1 row), G37 (1 row), G38 (1 row), G39 (1 row).</text>
    """),
  SmallRun(
    "a bar that ends in a menu",
    ["resolve", "a.json", "-f", "svg", "--plain", "-p", "mac", "--os", "26", "--crop", "bar"],
    [
      "a.json": """
      {"framework": "SwiftUI", "tabs": [
        {"identifier": "t0", "title": "A rather long title 0"},
        {"identifier": "t1", "title": "A rather long title 1"},
        {"identifier": "t2", "title": "A rather long title 2"},
        {"identifier": "t3", "title": "A rather long title 3"},
        {"identifier": "t4", "title": "A rather long title 4"},
        {"identifier": "t5", "title": "A rather long title 5"},
        {"identifier": "t6", "title": "A rather long title 6"},
        {"identifier": "t7", "title": "A rather long title 7"},
        {"identifier": "t8", "title": "A rather long title 8"},
        {"identifier": "t9", "title": "A rather long title 9"},
        {"identifier": "t10", "title": "A rather long title 10"},
        {"identifier": "t11", "title": "A rather long title 11"},
        {"identifier": "t12", "title": "A rather long title 12"},
        {"identifier": "t13", "title": "A rather long title 13"},
        {"identifier": "p", "title": "P", "preferredPlacement": "pinned", "badgeValue": "7"},
        {"identifier": "g", "title": "G", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    ], only: ["<rect", "<text", "<circle", "<polyline", "<line", "<path"],
    """
    <rect class="ground" width="970" height="86"/>
    <rect class="bar" x="28" y="28" width="914" height="30" rx="15"/>
    <rect class="selected" x="30" y="30" width="150" height="26" rx="13"/>
    <text class="tint b" x="44" y="48" font-size="13" textLength="122" lengthAdjust="spacingAndGlyphs">A rather long title 0</text>
    <rect class="room" x="180" y="30" width="144" height="26" rx="13"/>
    <text class="text" x="194" y="48" font-size="13" textLength="116" lengthAdjust="spacingAndGlyphs">A rather long title 1</text>
    <rect class="room" x="324" y="30" width="146" height="26" rx="13"/>
    <text class="text" x="338" y="48" font-size="13" textLength="118" lengthAdjust="spacingAndGlyphs">A rather long title 2</text>
    <rect class="room" x="470" y="30" width="147" height="26" rx="13"/>
    <text class="text" x="484" y="48" font-size="13" textLength="119" lengthAdjust="spacingAndGlyphs">A rather long title 3</text>
    <rect class="room" x="617" y="30" width="147" height="26" rx="13"/>
    <text class="text" x="631" y="48" font-size="13" textLength="119" lengthAdjust="spacingAndGlyphs">A rather long title 4</text>
    <rect class="room" x="764" y="30" width="146" height="26" rx="13"/>
    <text class="text" x="778" y="48" font-size="13" textLength="118" lengthAdjust="spacingAndGlyphs">A rather long title 5</text>
    <polyline class="chevron" points="918,38 923,43 918,48"/>
    <polyline class="chevron" points="925,38 930,43 925,48"/>
    """),
]
