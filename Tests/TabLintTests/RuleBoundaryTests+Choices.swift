@testable import TabLint

/// One case for each choice that a rule makes: of a word, of a place, of what is the first and of what
/// is one too many.
extension RuleBoundaryTests {
  private static let search = #"{"type": "search"}"#
  private static let both = #"""
    "targets": [{"platform": "iPadOS", "minimumVersion": "18.0"},
                {"platform": "macCatalyst", "minimumVersion": "18.0"}]
    """#

  private static func available(_ members: String) -> String {
    #", "availability": {\#(members)}"#
  }

  private static let before26 = available(#""maximumVersion": "18.9""#)
  private static let from26 = available(#""minimumVersion": "26.0""#)

  /// Each name once, as the identifier of a node, its title, or whatever else is made of it.
  private static func each(_ names: [String], _ one: (Int, String) -> String) -> String {
    names.enumerated().map { one($0, $1) }.joined(separator: ", ")
  }

  private static func image(_ name: String) -> String { #", "image": "\#(name)""# }

  private static func section(_ members: String, _ children: String) -> String {
    #"{"identifier": "s", "title": "S"\#(members), "children": [\#(children)]}"#
  }

  /// Conditions that usually do not hold.
  private static func rare(_ names: String...) -> String {
    let each = names.map { #""\#($0)": {"meaning": "M.", "usually": false}"# }
    return #""conditions": {\#(each.joined(separator: ", "))}"#
  }

  private static func when(_ name: String) -> String { available(#""when": ["\#(name)"]"#) }

  static let choices: [Case] =
    words26 + changesOfRows + titlesAndSymbols + compactBars + customizing + names + states + hidden
    + inUI + newer + repeatedNodes + unusedVariants + suppressions

  // MARK: - Releases

  private static let words26: [Case] = [
    Case(
      .layoutChangesWithRelease, "what is added to More",
      "{\(targets("iOS")), \"tabs\": ↓[\(tabs(6)), \(tabs(1, from26, from: 7))]}",
      says: ["'T7' is added to More"]),
    Case(
      .layoutChangesWithRelease, "what is removed from More",
      "{\(targets("iOS")), \"tabs\": ↓[\(tabs(6)), \(tabs(1, before26, from: 7))]}",
      says: ["'T7' is removed from More"]),
    Case(
      .layoutChangesWithRelease, "an order alone",
      """
      {\(targets("tvOS")), "tabs": ↓[\(tab("x", "X", before26)), \(tabs(2)), \(tab("x", "X", from26))]}
      """, says: ["the items of the bar change"]),
    Case(
      .layoutChangesWithRelease, "a node takes the place of one with its identifier",
      """
      {\(targets("tvOS")), "tabs": [\(tab("x", "X", before26)), \(tab("x", "X", from26)), \(tabs(2))]}
      """),
    Case(
      .layoutChangesWithRelease, "search that stands apart comes last",
      "{\(targets("iOS")), \"tabs\": [\(search), \(tabs(3)), \(tabs(1, available(#""minimumVersion": "18.0""#), from: 4))]}"
    ),
    Case(
      .layoutChangesWithRelease, "the bar goes",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(2))],
       "variants": [{"availability": {"minimumVersion": "26.0"}, "isTabBarHidden": true}]}
      """, says: ["the bar goes"]),
    Case(
      .layoutChangesWithRelease, "the bar appears",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(2))],
       "variants": [{"availability": {"maximumVersion": "18.9"}, "isTabBarHidden": true}]}
      """, says: ["the bar appears"]),
    Case(
      .layoutChangesWithRelease, "only a newest release",
      """
      {\(targets("iOS", "27.0")), "tabs": [\(tabs(2))],
       "variants": [{"availability": {"minimumVersion": "27.0"}, "isTabBarHidden": true}]}
      """),
    Case(
      .layoutChangesWithRelease, "the sidebar instead of the bar on an iPhone",
      """
      {\(targets("iOS")), \(sidebar), "sidebar": {"preferredPlacement": "sidebar"}, "tabs": ↓[\(tabs(2))]}
      """),
    Case(
      .layoutChangesWithRelease, "told of the usual state alone",
      """
      {\(rare("beta")), \(targets("tvOS")), "tabs": ↓[\(tabs(2)), \(tabs(1, from26, from: 3)),
        \(tabs(1, available(#""minimumVersion": "26.0", "when": ["beta"]"#), from: 4))]}
      """),
    Case(
      .layoutChangesWithRelease, "two targets",
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "visionOS", "minimumVersion": "18.0"}],
       "tabs": ↓↓[\(tabs(2)), \(tabs(1, from26, from: 3))]}
      """),
    Case(
      .searchLosesDistinction, "in More on 27",
      "{\(targets("iOS", "26.0")), \"tabs\": [\(tabs(4)), \(tabs(1, available(#""minimumVersion": "27.0""#), from: 5)), ↓\(search)]}"
    ),
    Case(
      .searchLosesDistinction, "in More on 27, with a minimum version of 18",
      "{\(targets("iOS")), \"tabs\": [\(tabs(4)), \(tabs(1, available(#""minimumVersion": "27.0""#), from: 5)), ↓\(search)]}"
    ),
    Case(
      .searchLosesDistinction, "on one of two devices",
      """
      {\(iPhoneAndPad), "tabs": [\(tabs(2)), ↓{"type": "search"\(available(#""platforms": ["iPadOS"]"#))}]}
      """),
    Case(
      .searchLosesDistinction, "two that are there in different releases, and two devices",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "26.0"},
                   {"platform": "iOS", "minimumVersion": "18.4"}], "tabs": [\(tabs(2)),
        ↓{"type": "search"\(available(#""platforms": ["iOS"]"#))},
        ↓{"type": "search"\(available(#""platforms": ["iPadOS"]"#))}]}
      """),
    Case(
      .searchLosesDistinction, "in an unusual state",
      "{\(rare("beta")), \(targets("iOS")), \"tabs\": [\(tabs(2)), ↓{\"type\": \"search\"\(when("beta"))}]}"
    ),
  ]

  private static let aside = #", "preferredPlacement": "sidebarOnly""#
  private static let mac = #"\#(targets("macCatalyst")), \#(sidebar)"#

  private static func actions(_ members: String) -> String {
    #", "sidebarActions": [\#(members)]"#
  }

  private static let changesOfRows: [Case] = [
    Case(
      .layoutChangesWithRelease, "a row of another depth",
      """
      {\(mac), "tabs": ↓[\(tabs(2)), \(group("g", tab("y", "Y", aside) + ", "
        + tab("x", "X", aside + from26), aside)), \(tab("x", "X", aside + before26))]}
      """, says: ["the rows of the sidebar change"]),
    Case(
      .layoutChangesWithRelease, "a row at the end",
      "{\(mac), \"tabs\": ↓[\(tabs(2)), \(tabs(1, aside + from26, from: 3))]}",
      says: ["'T3' is added to the sidebar"]),
    Case(
      .layoutChangesWithRelease, "a row that goes from the end",
      "{\(mac), \"tabs\": ↓[\(tabs(2)), \(tabs(1, aside + before26, from: 3))]}",
      says: ["'T3' is removed from the sidebar"]),
    Case(
      .layoutChangesWithRelease, "a row that is a search tab in one release only",
      """
      {\(mac), "tabs": ↓[\(tabs(2)), \(tab("x", "Search", image("magnifyingglass") + before26)),
        {"type": "search"\(from26)}]}
      """),
    Case(
      .layoutChangesWithRelease, "a row of another title",
      """
      {\(mac), "tabs": ↓[\(tabs(2)), \(tab("x", "X", aside + before26)), \(tab("x", "Y", aside + from26))]}
      """),
    Case(
      .layoutChangesWithRelease, "a row of another image",
      """
      {\(mac), "tabs": ↓[\(tabs(2)), \(tab("x", "X", aside + image("sun") + before26)),
        \(tab("x", "X", aside + image("moon") + from26))]}
      """),
    Case(
      .layoutChangesWithRelease, "a row of another badge",
      """
      {\(mac), "tabs": ↓[\(tabs(2)), \(tab("x", "X", aside + #", "badgeValue": "1""# + before26)),
        \(tab("x", "X", aside + #", "badgeValue": "2""# + from26))]}
      """),
    Case(
      .layoutChangesWithRelease, "an action of another image",
      """
      {\(mac), "tabs": ↓[\(tabs(2)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "N", "image": "plus"}"#) + before26)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "N", "image": "star"}"#) + from26))]}
      """),
    Case(
      .layoutChangesWithRelease, "an action of another title",
      """
      {\(mac), "tabs": ↓[\(tabs(2)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "N"}"#) + before26)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "M"}"#) + from26))]}
      """),
    Case(
      .layoutChangesWithRelease, "the same actions of another node",
      """
      {\(mac), "tabs": [\(tabs(2)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "N", "image": "plus"}"#) + before26)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "N", "image": "plus"}"#) + from26))]}
      """),
    Case(
      .layoutChangesWithRelease, "a section that is collapsed, after an action that goes",
      """
      {\(mac), "tabs": ↓[\(tabs(2)),
        \(group("g", tab("y", "Y"), actions(#"{"title": "N"}"#) + before26)),
        \(group("g", tab("y", "Y"), from26)),
        \(group("h", tab("z", "Z"), #", "isCollapsedByDefault": true"#))]}
      """),
  ]

  // MARK: - Titles, symbols and badges

  private static let actionTitles = [
    "Add", "Compose", "Create", "Post", "Write", "Upload", "Share", "Refresh", "New Post",
    "New Message", "New Note", "Sign In", "Sign Out", "Log In", "Log Out",
  ]
  private static let actionSymbols = [
    "plus", "plus.circle", "plus.square", "plus.app", "plus.bubble", "plus.message",
    "square.and.pencil", "camera",
  ]

  /// A text of so many characters.
  private static func text(_ count: Int) -> String { String(repeating: "x", count: count) }

  private static func filled(_ names: String...) -> String {
    each(names) {
      #"{"identifier": "f\#($0)", "title": "F\#($0)", "image": \#($0 == 0 ? "↓" : "")"\#($1)"}"#
    }
  }

  private static let titlesAndSymbols: [Case] = [
    Case(
      .actionLikeTab, "every title",
      "{\"tabs\": [\(each(actionTitles) { "↓" + tab("t\($0)", $1) })]}"),
    Case(
      .actionLikeTab, "every symbol",
      """
      {"tabs": [\(each(actionSymbols + actionSymbols.map { $0 + ".fill" }) {
        "↓" + tab("t\($0)", "T", image($1))
      })]}
      """),
    Case(
      .tabTitledMore, "every symbol",
      """
      {"tabs": [\(each(["ellipsis", "ellipsis.fill", "ellipsis.circle", "ellipsis.circle.fill"]) {
        tab("t\($0)", "T", #", "image": ↓"\#($1)""#)
      }), \(tab("a", "More or less", image("ellipsis.bubble")))]}
      """),
    Case(
      .searchTabNotSearch, "every title that is search",
      """
      {"tabs": [\(each(["Search", "find", "EXPLORE", "Browse", " Discover "]) {
        #"{"type": "search", "title": "\#($1)", "image": "star"}"#
      }), ↓{"type": "search", "title": "Discovery", "image": "star"}]}
      """),
    Case(
      .searchTabNotSearch, "symbols with and without a part that is search, and an asset",
      """
      {"tabs": [{"type": "search", "title": "A", "image": "text.magnifyingglass"},
        ↓{"type": "search", "title": "A", "image": "magnifyingglassing"},
        ↓{"type": "search", "title": "A", "image": {"asset": "magnifyingglass"}},
        {"type": "search", "title": "A"}, {"type": "search", "image": "star", "live": ["image"]},
        {"type": "search", "title": "A", "image": "star", "live": ["image"]}]}
      """),
    Case(
      .searchLikeTab, "a title and a symbol",
      """
      {"tabs": [↓\(tab("a", "Search", image("magnifyingglass"))), \(tabs(1))]}
      """, helps: ["choose another title and symbol"]),
    Case(
      .searchLikeTab, "other symbols, assets, live ones, and white space that is not ASCII",
      """
      {"tabs": [\(tab("a", "A", #", "image": {"systemName": "star"}"#)), \(tab("b", "Searc")),
        \(tab("c", "C", image("magnifyingglass") + #", "live": ["image"]"#)),
        ↓\(tab("d", "\u{A0}Search")), ↓\(tab("e", " search")), \(tab("f", "Séarch")),
        \(tab("g", "Research")), \(tab("h", "Search", #", "live": ["title"]"#))]}
      """),
    Case(
      .searchLikeTab, "from 26 on nothing is newer",
      "{\(targets("iOS", "26.0")), \"tabs\": [↓\(tab("a", "Search")), \(tabs(1))]}"),
    Case(
      .searchLikeTab, "18.4 is older than 26",
      "{\(targets("iOS", "18.4")), \"tabs\": [↓\(tab("a", "Search")), \(tabs(1))]}",
      helps: ["as 18.4 has no such key"]),
    Case(
      .filledSymbol, "six, and an outline",
      """
      {"tabs": [\(tab("a", "A", image("house"))), \(filled("a.fill", "b.fill", "c.fill", "d.fill",
        "e.fill", "f.fill"))]}
      """),
    Case(
      .filledSymbol, "seven",
      """
      {"tabs": [\(filled("a.fill", "b.fill", "c.fill", "d.fill", "e.fill", "f.fill", "g.fill"))]}
      """),
    Case(
      .filledSymbol, "a badge comes after it",
      "{\"tabs\": [\(filled("person.fill.badge.plus"))]}"),
    Case(
      .filledSymbol, "something else comes after it", "{\"tabs\": [\(filled("person.fill.xmark"))]}"
    ),
    Case(.filledSymbol, "twice", "{\"tabs\": [\(filled("house.fill.house.fill"))]}"),
    Case(.filledSymbol, "nothing but fill", "{\"tabs\": [\(filled("fill"))]}"),
    Case(
      .filledSymbol, "parts that are almost fill",
      """
      {"tabs": [\(each(["film", "a.fall", "bill.b", "fell", "fil", "fills", "a.filler"]) {
        tab("t\($0)", "T", image($1))
      })]}
      """),
    Case(
      .assetAsSymbol, "seven of one group",
      """
      {"tabs": [{"identifier": "g", "title": "G", "image": ↓"a0", "children": [],
        "sidebarActions": [\(each((1...6).map { "a\($0)" }) { #"{"title": "N\#($0)", "image": "\#($1)"}"# })]}]}
      """, assets: (0...6).map { "a\($0)" }),
    Case(
      .duplicateImage, "of four images, each at its first tab",
      """
      {\(targets("visionOS")), "tabs": [\(each(["a", "b", "c", "d", "d", "c", "b", "a"]) {
        #"{"identifier": "t\#($0)", "title": "T\#($0)", "image": \#($0 < 4 ? "↓" : "")"\#($1)"}"#
      })]}
      """),
    Case(
      .duplicateTitle, "two pairs in two languages",
      """
      {"tabs": [\(tab("a", "A")), {"identifier": "b", "title": ↓"B"}, \(tab("c", "C")),
        {"identifier": "d", "title": ↓"D"}]}
      """,
      strings: catalog(["A": ["de": "X"], "B": ["de": "X"], "C": ["fr": "Y"], "D": ["fr": "Y"]])),
    Case(
      .duplicateTitle, "in the language of the catalog and in two others",
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": ↓"B"}]}"#,
      strings: catalog([
        "A": ["en": "X", "de": "Y", "fr": "Z"], "B": ["en": "X", "de": "Y", "fr": "Z"],
      ])
    ),
    Case(
      .duplicateTitle, "three of one title, and two search tabs",
      """
      {"tabs": [\(tab("a", "A")), {"identifier": "b", "title": ↓"A"}, {"identifier": "c", "title": ↓"A"},
        \(search), \(search)]}
      """),
    Case(
      .duplicateTitle, "a search tab in a group and a tab, in one bar",
      """
      {\(targets("iPadOS")), "tabs": [\(group("g", search)), {"identifier": "a", "title": ↓"Search"}]}
      """),
    Case(
      .longTitle, "forty-eight and forty-nine characters",
      """
      {"tabs": [\(group("g", #"{"identifier": "a", "title": ↓"\#(text(48))"}, {"identifier": "b", "title": ↓"\#(text(49))"}"#))]}
      """),
    Case(
      .longTitle, "another text in each language, of which none is longer",
      #"{"tabs": [{"identifier": "a", "title": ↓"A"}]}"#,
      strings: catalog(["A": ["en": text(17), "de": text(16) + "y"]])),
    Case(
      .longTitle, "a longer text in the last of the languages",
      #"{"tabs": [{"identifier": "a", "title": ↓"A"}]}"#,
      strings: catalog(["A": ["en": text(17), "de": text(17), "fr": text(18)]])),
    Case(
      .missingLabel, "six tabs",
      """
      {"tabs": [\(each((1...6).map(String.init)) {
        #"{"identifier": "t\#($1)", "title": \#($0 == 0 ? "↓" : "")"", "image": "\#($1).circle"}"#
      })]}
      """),
    Case(
      .missingLabel, "two search tabs with other images, and one without",
      """
      {"tabs": [{"type": "search", "title": ↓"", "image": "star"}, {"type": "search", "title": " "}]}
      """),
    Case(
      .invisibleCharacters, "a badge, an identifier and a subtitle beside a catalog",
      """
      {"tabs": [{"identifier": "a", "title": "A", "badgeValue": ↓" 1"}, {"identifier": ↓" b", "title": "B"},
        {"identifier": ↓" c", "title": "C "}, {"identifier": "d", "title": "D", "subtitle": ↓" E"},
        {"identifier": "e", "title": "E", "badgeValue": "1", "subtitle": "F", "live": ["subtitle"]}]}
      """, strings: catalog(["A": ["de": "A"], "D": ["de": "A"], "E": ["de": "E"]])),
    Case(
      .invisibleCharacters, "an identifier that is named elsewhere, beside a catalog",
      """
      {"initialTabIdentifier": "a ", "tabs": [{"identifier": ↓"a ", "title": "A"}]}
      """, strings: catalog(["A": ["de": "A"]])),
    Case(
      .invisibleCharacters, "a subtitle that is a key, and a title with a break that is too long",
      """
      {"tabs": [{"identifier": "a", "title": "A", "subtitle": ↓"K"},
        {"identifier": "b", "title": ↓"Nine and\\nmore than nine"}]}
      """, strings: catalog(["A": ["de": "A"], "K": ["en": " K"]])),
    Case(
      .invisibleCharacters, "an identifier that a default child, an order and a link name",
      """
      {"tabs": [\(group("g", #"{"identifier": ↓"a ", "title": "A"}, {"identifier": ↓"b ", "title": "B"}"#,
        #", "defaultChildIdentifier": "a ", "displayOrderIdentifiers": ["b "]"#)),
        {"identifier": ↓"c ", "title": "C"}, \(tab("d", "D", #", "leadsTo": ["c "]"#)),
        {"identifier": ↓"e ", "title": "E"}]}
      """),
    Case(
      .symbolName, "six names",
      """
      {"tabs": [\(each((1...6).map { "A\($0)" }) {
        #"{"identifier": "t\#($0)", "title": "T", "image": \#($0 == 0 ? "↓" : "")"\#($1)"}"#
      })]}
      """),
    Case(
      .symbolName, "nothing but white space, and white space around a name",
      """
      {"tabs": [\(tab("a", "A", #", "image": ↓" ""#)), \(tab("b", "B", #", "image": ↓" star ""#))]}
      """),
    Case(
      .missingImage, "seven items",
      """
      {\(targets("visionOS")), "tabs": [↓\(each((1...7).map(String.init)) { tab("t\($1)", "T\($0)") })]}
      """),
    Case(
      .missingImage, "a search tab that is placed, and has the image of its type",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), {"type": "search", "preferredPlacement": "fixed"}]}
      """),
    Case(
      .identifierFromTitle, "titles of forty and of forty-one characters",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [{"identifier": ↓"\(text(40))", "title": "\(text(40))"},
        {"identifier": "\(text(41))", "title": "\(text(41))"}]}
      """),
    Case(
      .identifierFromTitle, "a title of forty-one characters first",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [{"identifier": ↓"\(text(41))", "title": "\(text(41))"},
        {"identifier": "\(text(40))", "title": "\(text(40))"}]}
      """),
    Case(
      .identifierFromTitle, "live titles",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tab("Home", "Home", #", "live": ["title"]"#)),
        \(tab("Stars", "Stars", #", "live": ["title"]"#))]}
      """),
    Case(
      .identifierFromTitle, "two of four, of five, and a search tab that does not count",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tab("c", "C")), \(tab("d", "D")),
        {"identifier": ↓"A", "title": "A"}, \(tab("B", "B")), \(search)]}
      """),
    Case(
      .hiddenBadge, "room for one more badge",
      """
      {"tabs": [\(tabs(1, #", "badgeValue": "1""#)), \(tabs(2, from: 2)),
        \(group("g", tab("a", "A", #", "badgeValue": ↓"3""#)))]}
      """, helps: ["give 'G' a badge too"]),
    Case(
      .hiddenBadge, "no room for one more badge, and two that nobody sees",
      """
      {"tabs": [\(tabs(2, #", "badgeValue": "1""#)), \(tabs(1, from: 3)),
        \(group("g", tab("a", "A", #", "badgeValue": ↓"3""#) + ", " + tab("b", "B", #", "badgeValue": ↓"4""#)))]}
      """),
    Case(
      .hiddenBadge, "an empty one",
      "{\"tabs\": [\(tabs(2)), \(group("g", tab("a", "A", #", "badgeValue": ↓"""#)))]}",
      helps: ["remove 'badgeValue'"]),
    Case(
      .badgeValue, "what digits are",
      """
      {"tabs": [\(tab("a", "A", #", "badgeValue": "09+""#)), \(tab("b", "B", #", "badgeValue": ↓"9++""#)),
        \(tab("c", "C", #", "badgeValue": ↓"!!""#)), \(tab("d", "D", #", "badgeValue": ↓"1!""#)),
        \(tab("e", "E", #", "badgeValue": ↓":""#)), \(tab("f", "F", #", "badgeValue": ↓"/""#))]}
      """),
    Case(
      .unknownTitle, "a live title, and a repeated one",
      #"{"tabs": [{"identifier": "a", "title": "Hom", "live": ["title"]}, {"identifier": "b.*", "title": "Hom", "repeats": {"samples": ["X"]}}, {"identifier": "c", "title": ↓"Hom"}]}"#,
      strings: catalog(["Home": ["de": "Start"]])),
    Case(
      .untranslatedTitle, "a live title, and one that is no key",
      #"{"tabs": [{"identifier": "a", "title": "A", "live": ["title"]}, {"identifier": "b", "title": "B"}, {"identifier": "c", "title": ↓"C"}]}"#,
      strings: catalog(["A": ["en": "A"], "C": ["en": "C"], "D": ["de": "D"]])),
    Case(
      .unreviewedTitle, "a live title, and one that is no key",
      #"{"tabs": [{"identifier": "a", "title": "A", "live": ["title"]}, {"identifier": "b", "title": "B"}, {"identifier": "c", "title": ↓"C"}]}"#,
      strings: catalog(["A": ["de": "A"], "C": ["de": "C"]])
        .replacing(#""translated""#, with: #""needs_review""#)),
  ]

  /// A string catalog in English: keys, and their texts by language.
  private static func catalog(_ entries: [String: [String: String]]) -> String {
    let all = entries.sorted { $0.key < $1.key }.map { key, texts in
      let units = texts.sorted { $0.key < $1.key }.map {
        #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"#
      }
      return #""\#(key)": {"localizations": {\#(units.joined(separator: ", "))}}"#
    }
    return
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(all.joined(separator: ", "))}}"#
  }

  // MARK: - Bars at the bottom

  private static func list(_ names: String...) -> String {
    #""compactTabIdentifiers": [\#(names.map { "\"\($0)\"" }.joined(separator: ", "))]"#
  }

  private static let systemName = "com.apple.UIKit.Search"

  private static let compactBars: [Case] = [
    Case(
      .searchTabLast, "a list that names search last",
      """
      {\(targets("iPadOS")), \(list("t1", systemName)), "tabs": [↓\(search), \(tabs(1))]}
      """),
    Case(
      .searchTabLast, "a list that names search first",
      """
      {\(targets("iPadOS")), \(list(systemName, "t1")), "tabs": [↓\(search), \(tabs(1))]}
      """, helps: ["and its name to the end of 'compactTabIdentifiers'"]),
    Case(
      .searchTabLast, "four others beside it",
      "{\(targets("iPadOS")), \"tabs\": [↓\(search), \(tabs(4))]}"),
    Case(
      .searchTabLast, "a list with four others",
      """
      {\(targets("iPadOS")), \(list(systemName, "t1", "t2", "t3", "t4")), "tabs": [↓\(search), \(tabs(5))]}
      """),
    Case(
      .nestedSearchTab, "what keeps it apart is written",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)),
        \(group("g", #"↓{"type": "search", "automaticallyActivatesSearch": true}"#))]}
      """),
    Case(
      .nestedSearchTab, "another tab is the prominent one",
      """
      {\(targets("iOS")), "prominentTabIdentifier": "t1", "tabs": [\(tabs(1)), \(group("g", "↓" + search))]}
      """),
    Case(
      .nestedSearchTab, "with five others, and a list",
      """
      {\(iPhoneAndPad), \(list("t1", "g")), "tabs": [\(tabs(5)), \(group("g", "↓" + search))]}
      """),
    Case(
      .nestedSearchTab, "another search tab in the group's More",
      """
      {\(targets("iOS", "27.0")), "tabs": [\(tabs(4)), \(group("g", search)), \(search)]}
      """),
    Case(
      .compactParity, "a list with search has no room",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "t2", "t3", "t4", "\(systemName)"],
       "tabs": [\(tabs(5)), \(search)]}
      """),
    Case(
      .compactParity, "a repeated tab is left out",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(2)),
        {"identifier": "a.*", "title": "A", "image": "sun", "repeats": {"samples": ["X", "Y"]}}]}
      """, helps: ["move it into a group that is named there"]),
    Case(
      .compactParity, "five are called, and one more",
      """
      {\(targets("iPadOS")), "compactTabIdentifiers": ↓["t1"], "tabs": [\(tabs(7))]}
      """),
    Case(
      .unknownIdentifier, "a name twice beside one that is misspelt",
      """
      {"compactTabIdentifiers": ["stars", ↓"hme", "stars"], "tabs": [\(tab("home", "Home")), \(tab("stars", "Stars"))]}
      """),
    Case(
      .unknownIdentifier, "a right name twice before one that is misspelt",
      """
      {"compactTabIdentifiers": ["home", "stars", "home", ↓"rdio"],
       "tabs": [\(tab("home", "Home")), \(tab("stars", "Stars")), \(tab("radio", "Radio"))]}
      """),
    Case(
      .unknownIdentifier, "a right name twice, before and after one that is misspelt",
      """
      {"compactTabIdentifiers": ["home", ↓"strs", "home"], "tabs": [\(tab("home", "Home")), \(tab("stars", "Stars"))]}
      """),
    Case(
      .unknownIdentifier, "of an only tab",
      #"{"initialTabIdentifier": ↓"xyz", "tabs": [\#(tabs(1))]}"#,
      helps: ["the only tab is 't1'"]),
    Case(
      .unknownIdentifier, "a word with search in it, where there is a search tab",
      """
      {"initialTabIdentifier": ↓"searching", "tabs": [\(tab("a", "A")), \(search)]}
      """),
    Case(
      .unknownIdentifier, "something else where there is a search tab",
      """
      {"initialTabIdentifier": ↓"b", "tabs": [\(tab("lib", "A")), \(search)]}
      """),
    Case(
      .unknownIdentifier, "nodes that are repeated, from outside and from inside",
      """
      {"initialTabIdentifier": ↓"b.*", "tabs": [\(tabs(1)),
        {"identifier": "b.*", "title": "B", "repeats": {"samples": ["X"]}, "defaultChildIdentifier": ↓"c.x",
         "children": [{"identifier": "c.y", "title": "C", "leadsTo": ["c.y", "t1", ↓"t2", ↓"d.*"]}]},
        {"identifier": "d.*", "title": "D", "repeats": {"samples": ["Y"]}, "leadsTo": [↓"b.*", "d.*"]}]}
      """),
    Case(
      .defaultChildNotChild, "a child that is called like a node further up",
      """
      {"tabs": [\(tab("a", "A")), \(group("g", tab("a", "B"), #", "defaultChildIdentifier": "a""#))]}
      """),
    Case(
      .defaultChildNotChild, "a search tab, and another one further up",
      """
      {"tabs": [\(search), \(group("g", search, #", "defaultChildIdentifier": "\#(systemName)""#)),
        \(group("h", tab("a", "A"), #", "defaultChildIdentifier": ↓"\#(systemName)""#))]}
      """),
    Case(
      .displayOrderNotChild, "what is no child, twice",
      """
      {"tabs": [\(tab("x", "X")), \(group("g", tab("a", "A"), #", "displayOrderIdentifiers": [↓"x", "x", "a", ↓"a", "a"]"#))]}
      """),
    Case(
      .displayOrderNotChild, "a child that is called like a node further up",
      """
      {"tabs": [\(tab("a", "A")), \(group("g", tab("a", "B") + ", " + tab("b", "C"), #", "displayOrderIdentifiers": ["b", "a"]"#))]}
      """),
    Case(
      .duplicateIdentifier, "a tab with a pattern before the repeated one",
      """
      {"tabs": [\(tab("a.*", "A")), {"identifier": "a.*", "title": "B", "repeats": {"samples": ["X"]}}]}
      """),
    Case(
      .tabTitledMore, "a list leaves it out of every bar",
      """
      {\(iPhoneAndPad), \(list("t1")), "tabs": [\(tabs(1)), \(tab("a", "More", image("ellipsis")).replacing(#""More""#, with: #"↓"More""#))]}
      """),
    Case(
      .opensOnSearch, "a name in a variant, and a tab that is not there",
      """
      {\(iPhoneAndPad), "variants": [{"availability": {"platforms": ["iOS"]}, "initialTabIdentifier": "t1"}],
       "tabs": [↓\(search), \(tabs(1))]}
      """),
    Case(
      .opensOnSearch, "alone on one of two devices",
      """
      {\(iPhoneAndPad), "tabs": [↓\(search), \(tabs(1, available(#""platforms": ["iPadOS"]"#)))]}
      """),
  ]

  // MARK: - Customization

  private static let fixed = placed("fixed")
  private static let custom = #""customizationIdentifier": "c""#

  private static let customizing: [Case] = [
    Case(
      .searchTabPinned, "the last to customize",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(3, fixed)),
        {"type": "search", "preferredPlacement": ↓"default"}]}
      """, helps: [leavingSomethingToCustomize]),
    Case(
      .searchTabPinned, "not the last to customize",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(2, fixed)), \(tabs(1, from: 3)),
        {"type": "search", "preferredPlacement": ↓"default"}]}
      """),
    Case(
      .searchTabPinned, "the last of three nodes, and nothing to customize before",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(2, fixed)),
        {"type": "search", "preferredPlacement": ↓"default"}]}
      """),
    Case(
      .searchTabPinned, "the last to customize where the sidebar is a list",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(3, fixed)),
        {"type": "search", "preferredPlacement": ↓"default"}]}
      """),
    Case(
      .searchTabPinned, "the last to customize, beside a variant in which there is nothing",
      """
      {\(both), \(sidebar), \(custom), "tabs": [\(tabs(4, fixed)),
        {"type": "search", "preferredPlacement": ↓"default"\(available(#""platforms": ["iPadOS"]"#))}]}
      """),
    Case(
      .searchTabPinned, "hiding, and hidden by default",
      """
      {"tabs": [\(tabs(1)), {"type": "search", "preferredPlacement": ↓"default", "allowsHiding": true,
        "isHiddenByDefault": true}]}
      """, helps: ["and what hides the tab"]),
    Case(
      .searchTabPinned, "hiding, and not hidden",
      """
      {"tabs": [\(tabs(1)), {"type": "search", "preferredPlacement": ↓"default", "allowsHiding": true}]}
      """),
    Case(
      .searchTabPinned, "for the sidebar only, and optional",
      """
      {"tabs": [\(tabs(1)), {"type": "search", "preferredPlacement": ↓"sidebarOnly"},
        {"type": "search", "preferredPlacement": ↓"optional"}, {"type": "search", "preferredPlacement": ↓"movable"}]}
      """),
    Case(
      .noEffect, "reordering of one child, the last to customize",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(3, fixed)),
        \(group("g", tab("a", "A", fixed), fixed + #", "allowsReordering": ↓true"#))]}
      """, helps: [leavingSomethingToCustomize]),
    Case(
      .noEffect, "reordering of one child, and hiding as well",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(3, fixed)),
        \(group("g", tab("a", "A", aside), aside + #", "allowsReordering": ↓true, "allowsHiding": true"#))]}
      """),
    Case(
      .hidingFixedTab, "the last to customize",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(3, fixed)),
        \(tab("a", "A", fixed + #", "allowsHiding": ↓true"#))]}
      """),
    Case(
      .hidingFixedTab, "not the last to customize",
      """
      {\(targets("iPadOS")), \(sidebar), \(custom), "tabs": [\(tabs(3)),
        \(tab("a", "A", fixed + #", "allowsHiding": ↓true"#))]}
      """),
    Case(
      .nothingCustomizable, "a variant has no sidebar on a Mac",
      """
      {\(both), \(sidebar), \(custom), "tabs": ↓[\(tabs(4, fixed))],
       "variants": [{"availability": {"platforms": ["macCatalyst"]}, "mode": "tabBar"}]}
      """),
    Case(
      .nothingCustomizable, "a tab that a Mac does not have",
      """
      {\(both), \(sidebar), \(custom), "tabs": ↓[\(tabs(4, fixed)),
        \(tab("a", "A", available(#""platforms": ["iPadOS"]"#)))]}
      """),
    Case(
      .nothingCustomizable, "a fourth tab that a Mac does not have",
      """
      {\(both), \(sidebar), \(custom), "tabs": ↓[\(tabs(3, fixed)),
        \(tab("a", "A", fixed + available(#""platforms": ["iPadOS"]"#)))]}
      """),
    Case(
      .customizationEmptiesBar, "tabs that stay, but are not there in some release or are hidden",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(2)), \(tab("a", "A", fixed + from26)),
        \(tab("b", "B", fixed + #", "isHiddenByDefault": true"#))]}
      """),
    Case(
      .customizationEmptiesBar, "a repeated tab that stays",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(2)),
        {"identifier": "a.*", "title": "A", "preferredPlacement": "fixed", "repeats": {"samples": []}}]}
      """),
    Case(
      .barOrder, "on a Mac beside an iPhone",
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}, {"platform": "iOS", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(1)), \(tab("a", "A", fixed))]}
      """),
    Case(
      .barOrder, "children of a group",
      """
      {\(targets("iPadOS")), "tabs": ↓[\(group("g", tab("a", "A", placed("movable")) + ", " + tab("b", "B", fixed)))]}
      """),
    Case(
      .barOrder, "children of a repeated group",
      """
      {\(targets("iPadOS")), "tabs": ↓[{"identifier": "g.*", "title": "G", "repeats": {"samples": ["X", "Y"]},
        "children": [\(tab("g.*.a", "A", placed("movable"))), \(tab("g.*.b", "B", fixed))]}]}
      """),
    Case(
      .barOrder, "a search tab that is fixed, after others",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(1)), {"type": "search", "preferredPlacement": "fixed"}]}
      """),
    Case(
      .barOrder, "in an unusual state",
      """
      {\(rare("beta")), \(targets("iPadOS")), "tabs": ↓[\(tabs(1)), \(tab("a", "A", fixed + when("beta")))]}
      """),
    Case(
      .noEffect, "on an iPad and a Mac without a sidebar",
      """
      {\(both), "mode": "tabBar", "customizationIdentifier": ↓"c", "tabs": [\(tabs(2))]}
      """, says: ["no iPad or Mac shows a sidebar"]),
    Case(
      .noEffect, "a placement of the sidebar without an iPhone",
      """
      {\(targets("iPadOS")), \(sidebar), "sidebar": {"preferredPlacement": ↓"sidebar"}, "tabs": [\(tabs(2))]}
      """),
    Case(
      .noEffect, "five keys without a sidebar",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "customizationIdentifier": ↓"c",
       "tabs": [\(tabs(4, placed("movable")))]}
      """),
    Case(
      .noEffect, "seven keys without a sidebar",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "customizationIdentifier": ↓"c",
       "tabs": [\(tabs(6, placed("movable"))), {"type": "search", "preferredPlacement": "movable"}]}
      """),
    Case(
      .noEffect, "all of a sidebar without one",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "sidebar": ↓{"preferredPlacement": "sidebar"}, "tabs": [\(tabs(2))]}
      """),
    Case(
      .noEffect, "an empty list in a variant alone",
      """
      {"variants": [{"availability": {"platforms": ["iOS"]}, "compactTabIdentifiers": ↓[]}], "tabs": [\(tabs(2))]}
      """),
    Case(
      .noEffect, "an empty list in a variant instead of another",
      """
      {"variants": [{"availability": {"platforms": ["iOS"]}, "compactTabIdentifiers": []}], \(list("t1")), "tabs": [\(tabs(2))]}
      """),
    Case(
      .noEffect, "what an inline group has not",
      """
      {"tabs": [\(group("g", tab("a", "A"), #", "sidebarAppearance": "inline", "isCollapsedByDefault": ↓true, "isSidebarDestination": ↓true"#)),
        \(group("h", tab("b", "B"), #", "isCollapsedByDefault": true, "isSidebarDestination": true"#))]}
      """),
    Case(
      .noEffect, "an order that names a child twice, and one that names the last first",
      """
      {"tabs": [\(group("g", tab("a", "A") + ", " + tab("b", "B"), #", "displayOrderIdentifiers": ↓["a", "b", "a"]"#)),
        \(group("h", tab("c", "C") + ", " + tab("d", "D"), #", "displayOrderIdentifiers": ["d", "c"]"#)),
        \(group("i", tab("e", "E") + ", " + tab("f", "F"), #", "displayOrderIdentifiers": ["f"]"#)),
        \(group("j", tab("k", "K") + ", " + tab("l", "L"), #", "displayOrderIdentifiers": ↓["k"]"#))]}
      """),
    Case(
      .noEffect, "an order in which a child is called like a node further up",
      """
      {"tabs": [\(tab("a", "A")), \(group("g", tab("a", "B") + ", " + tab("b", "C"), #", "displayOrderIdentifiers": ↓["a", "b"]"#))]}
      """),
    Case(
      .placementNeedsSidebar, "two nodes",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "tabs": [\(tabs(2)), \(tab("a", "A", #", "preferredPlacement": ↓"optional""#)),
        \(tab("b", "B", #", "preferredPlacement": ↓"sidebarOnly""#)), \(tab("c", "C", placed("movable")))]}
      """),
    Case(
      .placementNeedsSidebar, "a mode that a variant has",
      """
      {\(targets("iPadOS")), \(sidebar), "variants": [{"availability": {"minimumVersion": "26.0"}, "mode": "tabBar"}],
       "tabs": [\(tabs(2)), \(tab("a", "A", #", "preferredPlacement": ↓"optional""#))]}
      """),
  ]

  // MARK: - How many, and which

  private static let names: [Case] = [
    Case(
      .emptyGroup, "six groups without children on one device",
      """
      {\(both), "tabs": [\(each((1...6).map { "g\($0)" }) {
        ($0 == 0 ? "↓" : "") + group($1, tab("a\($0)", "A", available(#""platforms": ["macCatalyst"]"#)))
      })]}
      """),
    Case(
      .defaultTabCount, "another number in another release",
      """
      {\(targets("iPadOS")), \(sidebar), \(list("t1", "t2")), "tabs": ↓[\(tabs(6)), \(tabs(1, from26, from: 7))]}
      """, says: ["up to 7 items"]),
    Case(
      .defaultTabCount, "six in a bar without a sidebar",
      "{\(targets("iPadOS")), \"mode\": \"tabBar\", \(list("t1", "t2")), \"tabs\": [\(tabs(6))]}"),
    Case(
      .defaultTabCount, "six, and a root node that is only there in a narrow window",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(4)), \(group("g", tab("a", "A", fixed) + ", " + tab("b", "B", fixed), aside)),
        \(tabs(2, compact, from: 7))]}
      """),
    Case(
      .defaultTabCount, "in an unusual state, and in the usual one",
      """
      {\(rare("beta")), \(targets("iPadOS")), \(sidebar), \(list("t1", "t2")), "tabs": ↓[\(tabs(5)),
        \(tabs(1, when("beta"), from: 6))]}
      """),
    Case(
      .pinnedTabCount, "another number in another release",
      """
      {\(targets("iPadOS")), "tabs": ↓[\(tabs(3, pinned)), \(tabs(1, pinned + from26, from: 4))]}
      """, says: ["up to 4 pinned items"]),
    Case(
      .sidebarTooLong, "another number in another release",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(31)), \(tabs(1, from26, from: 32))]}
      """, says: ["up to 32 rows"]),
    Case(
      .sidebarTooLong, "repeated tabs, and thirty-one samples",
      """
      {\(targets("macCatalyst")), \(sidebar), "tabs": ↓[{"identifier": "a.*", "title": "A",
        "repeats": {"samples": [\((1...31).map { "\"S\($0)\"" }.joined(separator: ", "))]}}]}
      """),
    Case(
      .sidebarOnlyInCompact, "why there is More, and five others",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(5)), \(tab("x", "X", #", "preferredPlacement": ↓"sidebarOnly""#))]}
      """, says: ["which is why it has More"]),
    Case(
      .sidebarOnlyInCompact, "not why there is More, with six others",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(6)), \(tab("x", "X", #", "preferredPlacement": ↓"sidebarOnly""#))]}
      """),
    Case(
      .sidebarOnlyInCompact, "a list that names one of two, in one of two windows",
      """
      {\(iPhoneAndPad), \(sidebar), "variants": [{"availability": {"platforms": ["iOS"]}, "compactTabIdentifiers": ["t1", "x"]}],
       "tabs": [\(tabs(2)), \(tab("x", "X", #", "preferredPlacement": ↓"sidebarOnly""#)), \(tab("y", "Y", aside))]}
      """),
    Case(
      .sidebarOnlyInCompact, "a list that names both of two",
      """
      {\(iPhoneAndPad), \(sidebar), \(list("t1", "x", "y")),
       "tabs": [\(tabs(2)), \(tab("x", "X", #", "preferredPlacement": ↓"sidebarOnly""#)), \(tab("y", "Y", aside))]}
      """),
    Case(
      .sidebarOnlyInCompact, "seven, and a list of another window",
      """
      {\(iPhoneAndPad), \(sidebar), "variants": [{"availability": {"platforms": ["iOS"]}, "compactTabIdentifiers": ["t1", "t2"]}],
       "tabs": [\(tabs(1)), \(each((2...8).map { "t\($0)" }) { tab($1, "T", $0 == 0 ? #", "preferredPlacement": ↓"sidebarOnly""# : aside) })]}
      """),
    Case(
      .singleTab, "hidden by default, optional, aside, repeated or late",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": ↓[\(tabs(1)), \(tab("a", "A", #", "isHidden": true"#)),
        \(tab("b", "B", placed("optional"))), \(tab("c", "C", aside)), \(tab("d", "D", #", "isHiddenByDefault": true"#))]}
      """),
    Case(
      .singleTab, "a list with one tab twice, and one with an unknown name",
      """
      {\(iPhoneAndPad), "compactTabIdentifiers": ["t1", "t1", "x"], "tabs": ↓[\(tabs(3))]}
      """),
    Case(
      .overflowTabs, "a repeated tab in the usual state, and too many in another",
      """
      {\(rare("beta")), \(targets("iOS")), "tabs": ↓[\(tabs(4)), \(tabs(2, when("beta"), from: 5)),
        {"identifier": "a.*", "title": "A", "image": "sun", "repeats": {"samples": ["X"]}}]}
      """),
    Case(
      .overflowTabs, "repeated tabs in a group, for the sidebar only, and elsewhere",
      """
      {\(targets("iOS")), "tabs": [\(tabs(2)), \(group("g", tab("a.*", "A", repeats))),
        \(tab("b.*", "B", aside + repeats)), \(tab("c.*", "C", repeats + available(#""platforms": ["tvOS"]"#)))]}
      """),
    Case(
      .overflowTabs, "more than can be counted",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(2)), \(each(["a", "b"]) {
        tab("\($1).*", "R", #", "repeats": {"samples": ["X"], "atMost": 9223372036854775807}"#)
      })]}
      """),
    Case(
      .overflowTabs, "as many as there is room for, and one more",
      """
      {\(targets("iOS")), "tabs": [\(tabs(3)), \(tab("a.*", "A", #", "repeats": {"samples": ["X"], "atMost": 2}"#))]}
      """),
    Case(
      .overflowTabs, "one more than there is room for",
      """
      {\(targets("iOS")), "tabs": ↓[\(tabs(3)), \(tab("a.*", "A", #", "repeats": {"samples": ["X"], "atMost": 3}"#))]}
      """),
    Case(
      .defaultTabCount, "repeated tabs that are hidden, optional, or in a group that is hidden",
      """
      {\(targets("iPadOS")), \(sidebar), \(list("t1", "t2")), "tabs": [\(tabs(2)), \(tab("a.*", "A", repeats + #", "isHidden": true"#)),
        \(tab("b.*", "B", repeats + #", "isHiddenByDefault": true"#)), \(tab("c.*", "C", repeats + placed("optional"))),
        \(group("g", tab("d.*", "D", repeats + fixed), #", "isHidden": true"#))]}
      """),
    Case(
      .defaultTabCount, "a repeated tab that is not hidden after all",
      """
      {\(targets("iPadOS")), \(sidebar), \(list("t1", "t2")), "tabs": ↓[\(tabs(2)),
        \(tab("a.*", "A", repeats + #", "isHidden": false, "isHiddenByDefault": true"#))]}
      """),
    Case(
      .defaultTabCount, "a repeated tab that is only in narrow windows",
      """
      {\(targets("iPadOS")), \(sidebar), "tabs": [\(tabs(2)), \(tab("a.*", "A", #", "repeats": {"samples": ["X"], "atMost": 2}"# + compact))]}
      """),
    Case(
      .overflowTabs, "too many in the usual state, and a repeated tab in another",
      """
      {\(rare("beta")), \(targets("iOS")), "tabs": ↓[\(tabs(6)),
        {"identifier": "a.*", "title": "A", "image": "sun", "repeats": {"samples": ["X"]}\(when("beta"))}]}
      """),
    Case(
      .overflowTabs, "on Apple TV in two releases",
      "{\(targets("tvOS")), \"tabs\": ↓[\(tabs(8)), \(tabs(1, from26, from: 9))]}"),
    Case(
      .propertyAvailability, "of a variant, and of the spec",
      """
      {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}, {"platform": "tvOS", "minimumVersion": "18.0"}],
       "variants": [{"availability": {"platforms": ["tvOS"]}, "sidebar": ↓{"isHidden": false}}],
       "tabs": [\(tabs(2))]}
      """, says: ["'sidebar' does not exist on Apple TV"]),
    Case(
      .rootViewController, "a search tab, and an action",
      """
      {"tabs": [\(tab("a", "A", #", "viewController": "A""#)), ↓\(search), \(tab("b", "B", #", "performsAction": true"#))]}
      """),
    Case(
      .hiddenTabBar, "a search tab and one that has all",
      #"{"isTabBarHidden": ↓true, "tabs": [\#(tabs(1)), {"type": "search"}]}"#),
    Case(
      .hiddenTabBar, "a title without an image",
      #"{"isTabBarHidden": ↓true, "tabs": [\#(tabs(1)), {"identifier": "a", "title": "A"}]}"#),
    Case(
      .hiddenTabBar, "an image without a title",
      #"{"isTabBarHidden": ↓true, "tabs": [\#(tabs(1)), {"identifier": "a", "title": " ", "image": "sun"}]}"#
    ),
    Case(
      .hiddenTabBar, "one tab", #"{"isTabBarHidden": ↓true, "tabs": [\#(tabs(1))]}"#),
    Case(
      .hiddenTabBar, "in a variant",
      """
      {\(iPhoneAndPad), "variants": [{"availability": {"platforms": ["iOS"]}, "isTabBarHidden": ↓true}], "tabs": [\(tabs(2))]}
      """),
    Case(
      .sidebarHiddenAtStart, "in a variant",
      """
      {\(iPhoneAndPad), \(sidebar), "variants": [{"availability": {"platforms": ["iPadOS"]}, "sidebar": {"isHidden": ↓true}}],
       "tabs": [\(tabs(2))]}
      """),
  ]

  // MARK: - States

  /// A tab without an image that is there in one state.
  private static func bare(_ name: String, _ members: String) -> String {
    #"{"identifier": "\#(name)", "title": "\#(name)", "availability": {\#(members)}}"#
  }

  private static let states: [Case] = [
    Case(
      .missingImage, "in a state that holds",
      "{\(rare("beta")), \"tabs\": [\(tabs(2)), ↓\(bare("a", #""when": ["beta"]"#))]}",
      says: ["when beta holds"]),
    Case(
      .missingImage, "in two states",
      """
      {\(rare("alpha", "beta")), "tabs": [\(tabs(2)), ↓\(bare("a", #""when": ["alpha"]"#)),
        \(bare("b", #""when": ["beta"]"#))]}
      """, says: ["when alpha holds or when beta holds"]),
    Case(
      .missingImage, "in two states, in each in another window",
      """
      {\(rare("alpha", "beta")), \(targets("iPadOS")), "tabs": [\(tabs(2)),
        ↓\(bare("a", #""when": ["alpha"], "horizontalSizeClass": "compact""#)),
        \(bare("b", #""when": ["beta"], "horizontalSizeClass": "regular""#))]}
      """),
    Case(
      .missingImage, "in two states, on an iPhone in each in another width",
      """
      {\(rare("alpha", "beta")), \(targets("iOS")), "tabs": [\(tabs(2)),
        ↓\(bare("a", #""when": ["alpha"], "horizontalSizeClass": "compact""#)),
        \(bare("b", #""when": ["beta"], "horizontalSizeClass": "regular""#))]}
      """),
    Case(
      .missingImage, "in one minor release",
      """
      {\(targets("visionOS", "18.4")), "tabs": [\(tabs(2)), ↓\(tab("a", "A", before26))]}
      """, says: ["18.4"]),
    Case(
      .missingImage, "in seven states",
      """
      {\(rare("c1", "c2", "c3", "c4", "c5", "c6", "c7")), \(targets("visionOS")), "tabs": [\(tabs(2)),
        ↓\(each((1...7).map { "c\($0)" }) { bare("t\($0)", #""when": ["\#($1)"]"#) })]}
      """, says: ["or in 2 more states"]),
    Case(
      .missingImage, "in six states",
      """
      {\(rare("c1", "c2", "c3", "c4", "c5", "c6")), \(targets("visionOS")), "tabs": [\(tabs(2)),
        ↓\(each((1...6).map { "c\($0)" }) { bare("t\($0)", #""when": ["\#($1)"]"#) })]}
      """, says: ["or in 1 more state"]),
    Case(
      .missingImage, "in five states, each a tab",
      """
      {\(rare("c1", "c2", "c3", "c4", "c5")), \(targets("visionOS")), "tabs": [\(tabs(2)),
        ↓\(each((1...5).map { "c\($0)" }) { bare("t\($0)", #""when": ["\#($1)"]"#) })]}
      """),
    Case(
      .missingImage, "in the usual state, and in another with a name",
      """
      {\(rare("beta")), "tabs": [\(tabs(2)), ↓\(tab("a", "A")), \(bare("b", #""when": ["beta"]"#))]}
      """, says: ["'b' (when beta holds)"]),
    Case(
      .unknownCondition, "with a node's unless alone",
      #"{\#(signedIn), "tabs": [\#(tabs(1)), \#(bare("a", #""unless": [↓"xyz"]"#))]}"#),
    Case(
      .unknownCondition, "with a variant's when, and the same name twice",
      """
      {\(signedIn), "variants": [{"availability": {"when": [↓"signedin", ↓"xyz"]}, "initialTabIdentifier": "t1"}],
       "tabs": [\(tabs(1)), \(bare("a", #""when": [↓"signedin"], "unless": [↓"", "signedIn"]"#))]}
      """),
    Case(
      .unusedCondition, "named by a node's unless alone",
      #"{\#(signedIn), "tabs": [\#(tabs(1)), \#(bare("a", #""unless": ["signedIn"]"#))]}"#),
    Case(
      .overflowTabs, "in a state that holds",
      "{\(rare("beta")), \(targets("iOS")), \"tabs\": ↓[\(tabs(4)), \(tabs(2, when("beta"), from: 5))]}"
    ),
    Case(
      .compactParity, "in a state that holds",
      """
      {\(rare("beta")), \(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(2)),
        \(tabs(1, when("beta"), from: 3))]}
      """),
    Case(
      .compactParity, "in the usual state, and in another",
      """
      {\(rare("beta")), \(targets("iPadOS")), "compactTabIdentifiers": ↓["t1", "t2"], "tabs": [\(tabs(3)),
        \(tabs(1, when("beta"), from: 4))]}
      """),
    Case(
      .duplicateTitle, "in a state that holds",
      """
      {\(rare("beta")), "tabs": [\(tab("a", "A", when("beta"))), {"identifier": "b", "title": ↓"A"}]}
      """),
    Case(
      .duplicateTitle, "in no state at once",
      """
      {\(rare("beta")), "tabs": [\(tab("a", "A", when("beta"))), \(tab("b", "A", available(#""unless": ["beta"]"#))),
        {"identifier": "c", "title": ↓"A"}]}
      """),
    Case(
      .duplicateIdentifier, "in releases, windows and states that are never at once",
      """
      {\(rare("beta")), "tabs": [\(tab("a", "A", before26)), \(tab("a", "B", from26)), {"identifier": ↓"a", "title": "C"},
        \(tab("b", "D", when("beta"))), \(tab("b", "E", available(#""unless": ["beta"]"#)))]}
      """),
  ]

  // MARK: - What is hidden or out of reach

  private static let repeats = #", "repeats": {"samples": ["X"]}"#

  private static let hidden: [Case] = [
    Case(
      .unreachableTab, "in a wide window, inside a group that a narrow one has",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "tabs": [\(tabs(2)), \(group("g",
        "↓" + tab("a", "A", regular) + ", ↓" + group("h", "↓" + tab("b", "B", regular), regular)
          + ", ↓" + tab("c.*", "C", regular + repeats), placed("optional")))]}
      """),
    Case(
      .hiddenForGood, "a fixed tab and a pinned one",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2)), \(tab("a", "A", fixed + #", "isHidden": ↓true"#)),
        \(tab("b", "B", pinned + image("sun") + #", "isHiddenByDefault": ↓true"#)),
        \(tab("c", "C", placed("movable") + #", "isHidden": ↓true, "isHiddenByDefault": true"#))]}
      """),
    Case(
      .hiddenForGood, "written as not hidden, and live",
      """
      {\(targets("iPadOS")), "tabs": [\(tabs(2)), \(tab("a", "A", #", "isHidden": false, "isHiddenByDefault": true"#)),
        \(tab("b", "B", #", "isHidden": true, "live": ["isHidden"]"#)),
        \(tab("c", "C", #", "isHiddenByDefault": ↓true"#))]}
      """),
    Case(
      .unreachableTab, "inside a group that is out of reach as well",
      """
      {\(targets("iPadOS")), "mode": "tabBar", "tabs": [\(tabs(2)),
        \(group("g", "↓" + tab("a", "A"), regular + placed("optional")))]}
      """),
    Case(
      .unreachableTab, "inside a group that a list leaves out",
      """
      {\(targets("iPadOS")), \(list("t1")), "tabs": [\(tabs(1)), ↓\(group("g", "↓" + tab("a", "A"), compact))]}
      """),
    Case(
      .unreachableTab, "a group whose child belongs to no target",
      """
      {\(targets("iPadOS")), \(list("t1")), "tabs": [\(tabs(1)),
        \(group("g", tab("a", "A", #", "availability": {"platforms": ["tvOS"]}"#), compact))]}
      """),
    Case(
      .unreachableTab, "inside a group that is within reach",
      """
      {\(targets("iOS")), \(list("t1", "g")), "tabs": [\(tabs(1)), \(group("g", tab("a", "A")))]}
      """),
    Case(
      .hiddenBadge, "a row, and a group that is hidden",
      """
      {\(targets("iPadOS")), \(sidebar), \(list("t1")), "tabs": [\(tabs(1)), \(group("g",
        tab("a", "A", #", "badgeValue": ↓"1""#)))]}
      """),
  ]

  // MARK: - SwiftUI

  private static let inUI: [Case] = [
    Case(
      .hiddenBadge, "SwiftUI: a tab of a section in More",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(5)), \#(section("", tab("a", "A", image("sun") + #", "badgeValue": "1""#)))]}"#
    ),
    Case(
      .overflowTabs, "SwiftUI: on iPhone", #"{\#(ui), \#(targets("iOS")), "tabs": ↓[\#(tabs(6))]}"#),
    Case(
      .overflowTabs, "SwiftUI: on iPad",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": ↓[\#(tabs(6))]}"#,
      helps: ["to regular width"]),
    Case(
      .overflowTabs, "SwiftUI: on both",
      #"{\#(ui), \#(iPhoneAndPad), \#(sidebar), "tabs": ↓[\#(tabs(6))]}"#,
      helps: ["to regular width on iPad"]),
    Case(
      .overflowTabs, "SwiftUI: repeated tabs on Apple TV",
      #"{\#(ui), \#(targets("tvOS")), "tabs": ↓[\#(tabs(2)), {"identifier": "a.*", "title": "A", "repeats": {"samples": ["X"]}}]}"#
    ),
    Case(
      .overflowTabs, "SwiftUI: eight on Apple TV",
      #"{\#(ui), \#(targets("tvOS")), "tabs": ↓[\#(tabs(8))]}"#),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: on iPhone, and why there is More",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(5)), \#(tab("x", "X", image("sun") + #", "preferredPlacement": ↓"sidebarOnly""#))]}"#
    ),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: on iPhone",
      #"{\#(ui), \#(targets("iOS")), "tabs": [\#(tabs(2)), \#(tab("x", "X", image("sun") + #", "preferredPlacement": ↓"sidebarOnly""#))]}"#
    ),
    Case(
      .sidebarOnlyInCompact, "SwiftUI: on iPad, and why there is More",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(5)), \#(tab("x", "X", image("sun") + #", "preferredPlacement": ↓"sidebarOnly""#))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: from 26 on, whatever the width",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), \#(tab("a", "A", from26))]}"#),
    Case(
      .compactParity, "SwiftUI: from 26 on in regular width",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(2)), \#(tab("a", "A", #", "availability": ↓{"horizontalSizeClass": "regular", "minimumVersion": "26.0"}"#))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: in regular width on one device",
      #"{\#(ui), \#(iPhoneAndPad), "tabs": [\#(tabs(2)), \#(tab("a", "A", #", "availability": ↓{"horizontalSizeClass": "regular", "platforms": ["iPadOS"]}"#))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: blank titles, and one that another tab has",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tab("b", "", compact)), \#(tab("a", " ", #", "availability": ↓{"horizontalSizeClass": "regular"}"#)), \#(tab("c", "C")), \#(tab("d", "C", regular))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: a screen that leads elsewhere, and one that leads there",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tab("b", "B", #", "leadsTo": ["c", "d"]"#)), \#(tab("c", "C")), \#(tab("a", "A", #", "availability": ↓{"horizontalSizeClass": "regular"}"#)), \#(tab("d", "D", regular))]}"#
    ),
    Case(
      .compactParity, "SwiftUI: two, and a section",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(2)), \#(tab("a", "A", #", "availability": ↓{"horizontalSizeClass": "regular"}"#)), \#(section(regular, tab("d", "D") + ", " + group("e", tab("f", "F"))))]}"#
    ),
    Case(
      .headerlessSection, "SwiftUI: a live title, no title, a tab, and an empty section",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(1)), {"identifier": "b", "title": " "}, {"identifier": "s", "title": "", "live": ["title"], "children": [\#(tabs(1, from: 2))]}, {"identifier": "u", "title": ↓"", "children": [\#(group("v", tab("w", "W"))), \#(tab("x", "X"))]}, {"identifier": "y", "title": ↓"", "children": []}]}"#
    ),
    Case(
      .headerlessSection, "SwiftUI: where the section is not, and where its tab is not",
      #"{\#(ui), \#(both), \#(sidebar), "tabs": [\#(tabs(2)), {"identifier": "s", "title": ↓"", "children": [\#(tabs(1, available(#""platforms": ["iPadOS"]"#), from: 3))]}]}"#
    ),
    Case(
      .sectionWithoutSidebar, "two sections, and one without a header",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [\#(tabs(1)), ↓\#(section("", tabs(2, from: 2))), ↓{"identifier": "u", "title": "", "children": [\#(tabs(2, from: 4))]}]}"#
    ),
    Case(
      .sectionWithoutSidebar, "a mode that is written as automatic",
      #"{\#(ui), \#(targets("iPadOS")), "mode": "automatic", "tabs": [\#(tabs(1)), ↓\#(section("", tabs(2, from: 2)))]}"#
    ),
    Case(
      .sectionWithoutSidebar, "a mode that a variant has",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "variants": [{"availability": {"minimumVersion": "26.0"}, "mode": "tabBar"}], "tabs": [\#(tabs(1)), ↓\#(section("", tabs(2, from: 2)))]}"#
    ),
    Case(
      .propertyAvailability, "SwiftUI: what the framework lacks beside what a device lacks",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), \#(tab("a", "A", #", "selectedImage": ↓"sun", "subtitle": "B", "allowsHiding": true"#))]}"#
    ),
    Case(
      .propertyAvailability, "SwiftUI: what a section lacks, and what an Apple TV lacks of it",
      #"{\#(ui), \#(targets("tvOS")), "tabs": [\#(tabs(1)), \#(section(#", "managesNavigation": ↓true, "sidebarActions": [{"title": "N"}]"#, tabs(1, from: 2)))]}"#
    ),
    Case(
      .searchTabLast, "SwiftUI: before another tab on iPad",
      #"{\#(ui), \#(targets("iPadOS")), "tabs": [↓{"type": "search"}, \#(tabs(1))]}"#),
    Case(
      .defaultTabCount, "SwiftUI: six in sections",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(4)), \#(section("", tabs(2, from: 5)))]}"#
    ),
    Case(
      .defaultTabCount, "SwiftUI: repeated tabs in a section",
      #"{\#(ui), \#(targets("iPadOS")), \#(sidebar), "tabs": [\#(tabs(4)), \#(section("", #"{"identifier": "a.*", "title": "A", "repeats": {"samples": ["X"]}}"#))]}"#
    ),
  ]

  // MARK: - Newer keys

  private static let newer: [Case] = [
    Case(
      .propertyNewerThanTarget,
      "a child that is gone before its group begins, and the other way round",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)),
        \(group("g", tab("a", "A", #", "selectedImage": "sun""# + available(#""maximumVersion": "18.2""#)),
          available(#""minimumVersion": "18.4", "maximumVersion": "27.0""#))),
        \(group("h", tab("b", "B", #", "selectedImage": "sun""# + available(#""minimumVersion": "18.4""#)),
          available(#""maximumVersion": "18.2""#)))]}
      """),
    Case(
      .propertyNewerThanTarget, "a window of one release",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)),
        \(tab("a", "A", #", "selectedImage": ↓"sun""# + available(#""minimumVersion": "18.2", "maximumVersion": "18.2""#))),
        \(tab("b", "B", #", "selectedImage": "sun""# + available(#""minimumVersion": "18.3", "maximumVersion": "18.2""#)))]}
      """),
    Case(
      .propertyNewerThanTarget, "a maximum of a node and of its group, of which the lower counts",
      """
      {\(targets("iOS")), "tabs": [\(tabs(1)),
        \(group("g", tab("a", "A", #", "selectedImage": "sun""# + available(#""minimumVersion": "18.4", "maximumVersion": "26.0""#)),
          available(#""maximumVersion": "18.3""#))),
        \(group("h", tab("b", "B", #", "selectedImage": ↓"sun""# + available(#""minimumVersion": "18.4", "maximumVersion": "26.0""#)),
          available(#""maximumVersion": "18.4""#)))]}
      """),
    Case(
      .propertyNewerThanTarget, "search in More, and from 26 on",
      """
      {\(targets("iOS")), "tabs": [\(tabs(5)), {"type": "search", "automaticallyActivatesSearch": ↓true}]}
      """),
    Case(
      .propertyNewerThanTarget, "search from 26 on",
      """
      {\(targets("iOS", "26.0")), "tabs": [\(tabs(2)), {"type": "search", "automaticallyActivatesSearch": true}]}
      """),
    Case(
      .propertyNewerThanTarget, "search before 26, and a prominent tab from 26 on",
      """
      {\(targets("iOS", "26.0")), "prominentTabIdentifier": ↓"t1", "tabs": [\(tabs(2)), \(search)]}
      """),
    Case(
      .propertyNewerThanTarget, "a prominent search tab from 26 on, and an unknown name",
      """
      {\(targets("iOS", "26.0")), "prominentTabIdentifier": "\(systemName)", "tabs": [\(tabs(2)), \(search)]}
      """),
    Case(
      .propertyNewerThanTarget, "a prominent tab that no bar at the bottom has",
      """
      {\(targets("iOS")), \(list("t1")), "prominentTabIdentifier": "t2", "tabs": [\(tabs(2))]}
      """),
    Case(
      .propertyNewerThanTarget, "two targets, of which one has the key",
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.4"}, {"platform": "macCatalyst", "minimumVersion": "26.0"},
         {"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [\(tabs(1)), \(tab("a", "A", #", "selectedImage": ↓"sun", "isEnabled": ↓false"#))]}
      """),
    Case(
      .propertyNewerThanTarget, "in variants",
      """
      {\(iPhoneAndPad), "variants": [
         {"availability": {"minimumVersion": "26.1"}, "prominentTabIdentifier": ↓"t1"},
         {"availability": {"platforms": ["iPadOS"]}, "prominentTabIdentifier": ↓"t2"}],
       "tabs": [\(tabs(2))]}
      """),
  ]

  // MARK: - Repeated nodes

  private static func repeated(_ identifier: String, _ more: String = "") -> String {
    #"{"identifier": "\#(identifier)", "title": "R", "image": "sun", "repeats": {"samples": ["X"]}\#(more)}"#
  }

  private static let repeatedNodes: [Case] = [
    Case(
      .repeatedIdentifier, "search and another repeated node inside",
      """
      {"tabs": [\(repeated("a.*", #", "children": [↓{"type": "search"}, ↓\#(repeated("b.*"))]"#))]}
      """),
    Case(
      .repeatedIdentifier, "none, two and three",
      #"{"tabs": [↓\#(repeated("a")), ↓\#(repeated("b.*.*")), ↓\#(repeated("*c**")), \#(repeated("d.*"))]}"#
    ),
    Case(
      .repeatedIdentifier, "two, and a tab like the part around the first",
      #"{"tabs": [↓\#(repeated("b.*.*")), {"identifier": "b.c.", "title": "C"}]}"#),
    Case(
      .repeatedIdentifier, "in a tab that is not repeated",
      """
      {"tabs": [{"identifier": ↓"a*", "title": "A"}, \(repeated("b.*", #", "children": [{"identifier": "b.*.c", "title": "C"}]"#))]}
      """),
    Case(
      .repeatedIdentifier, "what fits, and what does not",
      """
      {"tabs": [\(repeated("a.*")), {"identifier": ↓"a.b", "title": "A"}, {"identifier": "a.", "title": "B"},
        {"identifier": "ab", "title": "C"}, \(repeated("*.z")), {"identifier": ↓"y.z", "title": "D"}]}
      """),
    Case(
      .repeatedIdentifier, "a pattern that the search tab fits, and two that one fits",
      """
      {"tabs": [\(repeated("com.*")), ↓{"type": "search"}, \(repeated("com.a*").replacing(#""com.a*""#, with: #"↓"com.a*""#)), {"identifier": ↓"com.ab", "title": "A"}]}
      """),
  ]

  // MARK: - Variants and suppressions

  /// A variant for iPadOS with a key, and the root with another.
  private static func variant(_ own: String, _ root: String = "") -> String {
    """
    {\(iPhoneAndPad), "variants": [↓{"availability": {"platforms": ["iPadOS"]}, \(own)}], \(root)"tabs": [\(tabs(2))]}
    """
  }

  private static func used(_ own: String, _ root: String = "") -> String {
    variant(own, root).replacing("↓", with: "")
  }

  private static let same = [
    #""mode": "automatic""#, #""isTabBarHidden": false"#,
    #""tabBarMinimizeBehavior": "automatic""#, #""sidebar": {}"#,
    #""sidebar": {"preferredLayout": "automatic"}"#,
    #""sidebar": {"preferredPlacement": "automatic"}"#,
  ]
  private static let other = [
    #""mode": "tabBar""#, #""mode": "tabSidebar""#, #""isTabBarHidden": true"#,
    #""tabBarMinimizeBehavior": "never""#, #""tabBarMinimizeBehavior": "onScrollUp""#,
    #""sidebar": {"isHidden": true}"#, #""sidebar": {"isHidden": false}"#,
    #""sidebar": {"preferredLayout": "tile"}"#, #""sidebar": {"preferredPlacement": "sidebar"}"#,
    #""sidebar": {"header": {"title": "H"}}"#, #""sidebar": {"footer": {"title": "H"}}"#,
    #""sidebar": {"bottomBar": {"title": "H"}}"#, #""bottomAccessory": {"title": "A"}"#,
    #""customizationIdentifier": "c""#, #""initialTabIdentifier": "t2""#,
    #""prominentTabIdentifier": "t2""#, #""compactTabIdentifiers": ["t1"]"#,
  ]
  private static let pairs: [(String, String)] = [
    (#""sidebar": {"header": {"title": "H"}}"#, #""sidebar": {"footer": {"title": "H"}}"#),
    (#""sidebar": {"preferredLayout": "tile"}"#, #""sidebar": {"preferredLayout": "overlap"}"#),
    (#""compactTabIdentifiers": ["t1", "t2"]"#, #""compactTabIdentifiers": ["t2", "t1"]"#),
    (#""isTabBarHidden": false"#, #""isTabBarHidden": true"#),
  ]

  private static let unusedVariants: [Case] =
    same.map { Case(.unusedVariant, "the default: \($0)", variant($0)) }
    + other.flatMap { key in
      [
        Case(.unusedVariant, "what the root has: \(key)", variant(key, key + ", ")),
        Case(.unusedVariant, "what the root has not: \(key)", used(key)),
      ]
    }
    + pairs.map {
      Case(.unusedVariant, "another value than the root's: \($0)", used($0, $1 + ", "))
    } + [
      Case(
        .unusedVariant, "what another variant has in its place",
        """
        {\(iPhoneAndPad), "variants": [
          ↓{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "t2"},
          {"availability": {"platforms": ["iOS", "iPadOS"]}, "initialTabIdentifier": "t2"}], "tabs": [\(tabs(2))]}
        """),
      Case(
        .unusedVariant, "what one variant has in its place, and another has not",
        """
        {\(iPhoneAndPad), "variants": [
          {"availability": {"platforms": ["iOS", "iPadOS"]}, "initialTabIdentifier": "t2"},
          {"availability": {"platforms": ["visionOS"]}, "mode": "tabBar"},
          ↓{"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "t1"}], "tabs": [\(tabs(2))]}
        """.replacing(
          #"{"availability": {"platforms": ["visionOS"]}"#,
          with: #"↓{"availability": {"platforms": ["visionOS"]}"#)),
      Case(
        .unusedVariant, "what holds in a part, and differs in another",
        """
        {\(iPhoneAndPad), "initialTabIdentifier": "t1", "variants": [
          {"availability": {"platforms": ["iOS", "iPadOS"]}, "initialTabIdentifier": "t2"},
          {"availability": {"platforms": ["iOS"]}, "mode": "tabBar"}], "tabs": [\(tabs(2))]}
        """),
      Case(
        .unusedVariant, "what the next variant has, and the root has not",
        """
        {\(iPhoneAndPad), "variants": [
          {"availability": {"minimumVersion": "26.0"}, "initialTabIdentifier": "t2"},
          {"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "t2"}], "tabs": [\(tabs(2))]}
        """),
      Case(
        .unusedVariant, "what the next variant has for all that is left",
        """
        {\(iPhoneAndPad), "variants": [
          ↓{"availability": {"platforms": ["iPadOS"], "minimumVersion": "26.0"}, "initialTabIdentifier": "t2"},
          {"availability": {"platforms": ["iPadOS"]}, "initialTabIdentifier": "t2"}], "tabs": [\(tabs(2))]}
        """),
      Case(
        .sidebarHiddenAtStart, "at the root, where a variant has another sidebar",
        """
        {\(iPhoneAndPad), \(sidebar), "sidebar": {"isHidden": ↓true},
         "variants": [{"availability": {"minimumVersion": "26.0"}, "sidebar": {"isHidden": false}}], "tabs": [\(tabs(2))]}
        """),
    ]

  private static func entries(_ rules: String...) -> String {
    "[" + rules.map { #"{"rule": "\#($0)", "reason": "r"}"# }.joined(separator: ", ") + "]"
  }

  private static func suppress(_ rules: String...) -> String {
    #", "suppress": ["#
      + rules.map { #"↓{"rule": "\#($0)", "reason": "r"}"# }.joined(separator: ", ")
      + "]"
  }

  private static let suppressions: [Case] = [
    Case(
      .unusedSuppression, "the only one of a node, one of two, and the only one of the spec",
      """
      {"tabs": [\(tab("a", "A", suppress("long-title"))), \(tab("b", "B", suppress("long-title", "multiword-title")))]
       \(suppress("wrong-type"))}
      """),
    Case(
      .unusedSuppression, "a misspelt rule, and one that nobody knows",
      """
      {"tabs": [\(tab("a", "A", suppress("long-titel"))), \(tab("b", "B", suppress("nothing-like-it-at-all")))]}
      """),
    Case(
      .unusedSuppression, "around what is found, and beside it",
      """
      {"tabs": [\(group("g", group("h", tab("a", text(33))) + ", " + tab("b", "B", suppress("long-title")),
        #", "suppress": \#(entries("long-title"))"#)), \(tab("c", "C", suppress("long-title")))]}
      """),
    Case(
      .longTitle, "hidden by an entry two groups further up, and not by one beside it",
      """
      {"tabs": [\(group("g", group("h", tab("a", text(33))), #", "suppress": \#(entries("long-title"))"#)),
        {"identifier": "c", "title": ↓"\(text(17))"}, \(tab("d", "D", #", "suppress": \#(entries("long-title"))"#))]}
      """),
  ]
}
