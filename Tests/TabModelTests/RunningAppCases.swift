/// What an app decides while it runs: conditions, variants, an overridden width, repeated nodes, the tab
/// that it selects, and links.
extension ResolutionCase {
  static let running = [
    ResolutionCase(
      "including `when` and `unless`", "iOS 27.0",
      tabs(
        tab("a"), tab("b", #""availability": {"when": ["on"]}"#),
        tab("c", #""availability": {"unless": ["on"]}"#),
        tab("d", #""availability": {"when": ["off"]}"#),
        tab("e", #""availability": {"when": ["on"], "unless": ["off"]}"#),
        tab("f", #""availability": {"when": ["on", "off"]}"#),
        tab("g", #""availability": {"unless": ["nothing"]}"#))
        + #"|"conditions": {"on": {"meaning": "M"}, "off": {"meaning": "N", "usually": false}}"#,
      bar: "a* b e g"),
    ResolutionCase(
      "every key of the root comes from the first", "iPadOS 27.0 regular landscape",
      tabs(tab("a"), tab("b"))
        + #"""
        |"mode": "tabBar", "isTabBarHidden": true, "variants": [
        {"availability": {"platforms": ["iOS"]}, "mode": "automatic"},
        {"availability": {"minimumVersion": "26.0"}, "isTabBarHidden": false},
        {"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar", "isTabBarHidden": true}]
        """#,
      bar: "(a.customizable* b.customizable)", sidebar: "a b"),
    ResolutionCase(
      "else from the root.", "iPadOS 18.0 regular landscape",
      tabs(tab("a"), tab("b"))
        + #"|"mode": "tabSidebar", "variants": [{"availability": {"minimumVersion": "26.0"}, "mode": "tabBar"}]"#,
      sidebar: "a b"),
    ResolutionCase(
      "layouts and `availability` on iOS and iPadOS use that width",
      "iPadOS 27.0 regular landscape",
      tabs(
        tab("a"), group("g", [tab("b")]),
        tab("c", #""availability": {"horizontalSizeClass": "regular"}"#))
        + #"|"horizontalSizeClass": "compact""#,
      bar: "a* g", position: .bottom, sidebar: "none",
      notes: [
        "observed: The app overrides horizontalSizeClass", "observed: In compact width the bar",
      ]),
    ResolutionCase(
      "variants, and the position of an iPhone Duo's bar, use the window's",
      "iPhone-Duo 27.1 compact portrait",
      tabs(tab("a"), tab("b"))
        + #"""
        |"horizontalSizeClass": "regular", "variants": [{"availability":
        {"horizontalSizeClass": "regular"}, "isTabBarHidden": true}]
        """#,
      bar: "a* b", position: .trailing),
    ResolutionCase(
      "`availability` on iOS and iPadOS", "macCatalyst 27.0",
      tabs(tab("a"), tab("b", #""availability": {"horizontalSizeClass": "compact"}"#))
        + #"|"horizontalSizeClass": "compact""#, bar: "a.customizable*"),
    ResolutionCase(
      "the sample is the title, and `*` in the identifier is replaced by 1, 2 and so on",
      "iOS 27.0",
      tabs(
        tab("a"), tab("show.*", #""repeats": {"samples": ["X", "Y"]}"#),
        tab("none.*", #""repeats": {"samples": []}"#), tab("z")),
      bar: "a* show.1 show.2 z"),
    ResolutionCase(
      "`.1`, `.2` and so on is appended to those without `*`", "macCatalyst 27.0",
      tabs(
        group(
          "list.*", [tab("p"), tab("q.*"), search()],
          #""repeats": {"samples": ["X", "Y"]}, "displayOrderIdentifiers": ["q.*", "a"]"#),
        tab("a")),
      sidebar: "a list.1[q.1 p.1 com.apple.UIKit.Search] list.2[q.2 p.2 com.apple.UIKit.Search]"),
    ResolutionCase(
      "the outer one comes first, and of several `*` the first.", "macCatalyst 27.0",
      tabs(
        group(
          "o.*", [tab("*.*", #""repeats": {"samples": ["X", "Y"]}"#)],
          #""repeats": {"samples": ["X", "Y"]}"#)),
      sidebar: "o.1[1.1 1.2] o.2[2.1 2.2]"),
    ResolutionCase(
      "else at the present node that `initialTabIdentifier` names", "macCatalyst 27.0",
      tabs(tab("a"), group("g", [tab("b"), tab("c")], #""defaultChildIdentifier": "c""#))
        + #"|"initialTabIdentifier": "g""#, selection: "g/c"),
    ResolutionCase(
      "It starts at `--selected`; else", "macCatalyst 27.0",
      tabs(tab("a"), tab("b"), tab("c")) + #"|"initialTabIdentifier": "b""#, selected: "c",
      selection: "c"),
    ResolutionCase(
      "else at the first root node", "macCatalyst 27.0",
      tabs(tab("a"), tab("b", #""availability": {"platforms": ["iOS"]}"#))
        + #"|"initialTabIdentifier": "b""#, selection: "a"),
    ResolutionCase(
      "`leadsTo` of a destination with taps names it; worked out after those rows, the nearest first.",
      "iOS 27.0",
      tabs(
        tab("a", #""leadsTo": ["d"]"#), tab("b", #""leadsTo": ["a", "c", "g"]"#), tab("c"),
        tab("d", #""leadsTo": ["c"]"#), group("g", [tab("h", #""leadsTo": ["i"]"#)]), tab("i"),
        tab("j"))
        + #"|"compactTabIdentifiers": ["b"]"#,
      ways: "a:link2 b:tabBar1 c:link2 d:link3 g:link2 h:groupScreen3 i:link4 j:unreachable"),
    ResolutionCase(
      "of equal ones `groupScreen`", "iOS 27.0",
      tabs(
        tab("a", #""leadsTo": ["g", "b"]"#), tab("b", #""leadsTo": ["c"]"#), group("g", [tab("c")]))
        + #"|"compactTabIdentifiers": ["a"]"#,
      ways: "a:tabBar1 b:link2 g:link2 c:groupScreen3"),
    ResolutionCase(
      "except those with `performsAction`", "iOS 27.0",
      tabs(
        tab("a", #""performsAction": true, "leadsTo": ["b"]"#), tab("b"),
        tab("c", #""leadsTo": ["d"]"#), tab("d", #""performsAction": true"#))
        + #"|"compactTabIdentifiers": ["a", "c"]"#,
      ways: "b:unreachable c:tabBar1"),
  ]
}
