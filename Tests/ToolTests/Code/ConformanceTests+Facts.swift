import Foundation
import JSON
import TabCode
import TabLint
import TabModel
import TestSupport
import TestTool
import Testing

/// Conditions, repeated nodes, variants and the facts of a framework or an SDK that decide what is compared.
extension ConformanceTests {
  private static let conditional = """
    {"conditions": {"signedIn": {"meaning": "Somebody is signed in."},
                    "beta": {"meaning": "A test build.", "usually": false}},
     "tabs": [{"identifier": "a", "title": "A"},
              {"identifier": "me", "title": "Me", "availability": {"when": ["signedIn"]}},
              {"identifier": "log", "title": "Log", "availability": {"when": ["beta"]}}]}
    """

  @Test(
    "each record is compared in the state that it names, or the usual one",
    arguments: [
      (nil, "a me", []), ("[]", "a", []), (#"["signedIn"]"#, "a me", []),
      (#"["signedIn", "beta"]"#, "a me log", []), (#"["beta"]"#, "a log", []),
      ("[]", "a me", ["the app has a tab 'me', which the spec does not have there"]),
      (#"["signedIn", "beta"]"#, "a me", ["the app has no tab 'log'"]),
    ] as [(String?, String, [String])])
  func states(_ conditions: String?, _ tabs: String, _ messages: [String]) throws {
    let titles = ["a": "A", "me": "Me", "log": "Log"]
    let record = Self.record(
      tabs.split(separator: " ").map { Self.tab(String($0), titles[String($0)] ?? "") }
        .joined(separator: ","), conditions.map { #""conditions": \#($0), "# } ?? "")
    #expect(try found(Self.conditional, record).map(\.message) == messages)
  }

  @Test("a state can be asked for where a record names none, and a name of a condition is checked")
  func asked() {
    func run(_ words: String..., conditions: String = "") -> ToolRun {
      runTool(
        ["conform", "--no-config", "--format", "concise"] + words + [
          "a.tabspec.json", "a.tabrecord.json",
        ],
        files: [
          "a.tabspec.json": Self.conditional,
          "a.tabrecord.json": Self.record(Self.tab("a", "A"), conditions),
        ])
    }
    #expect(run().code == 1)
    #expect(run("--unless", "signedIn").code == 0)
    #expect(run("--when", "beta", "--unless", "signedIn").code == 1)
    #expect(run("--when", "signedIn", conditions: #""conditions": [], "#).code == 0)
    #expect(run("--when", "signedin").errors.contains("'signedin'"))
    #expect(run("--when", "signedin").code == 64)
    #expect(run("--when", "beta", "--unless", "beta").code == 64)
  }

  @Test("names environments with unusual conditions, and reports unknown ones")
  func namedStates() {
    func output(_ conditions: String) -> String {
      runTool(
        ["conform", "--no-config", "--format", "json", "a.tabspec.json", "a.tabrecord.json"],
        files: [
          "a.tabspec.json": Self.conditional,
          "a.tabrecord.json": Self.record(
            Self.tab("b", "B"), #""conditions": \#(conditions), "#),
        ]
      ).output
    }
    #expect(output("[]").contains("on iOS 27.0 compact, not signedIn the app has it here"))
    #expect(output(#"["signedIn"]"#).contains("on iOS 27.0 compact the app has it here"))
    #expect(output(#"["signdIn"]"#).contains("'signdIn', in the record"))
  }

  private static let rows = """
    {"tabs": [{"identifier": "home", "title": "Home"},
      {"identifier": "list.*", "title": "List", "image": "star", "repeats": {"samples": [], "atMost": 3},
       "children": [{"identifier": "songs", "title": "Songs"}, {"identifier": "notes.*", "title": "Notes"}],
       "defaultChildIdentifier": "songs"},
      {"identifier": "end", "title": "End"}]}
    """

  private static func row(
    _ name: String, _ children: String? = nil, chosen: String? = nil, image: String = "star"
  ) -> String {
    let usual = tab("songs.\(name)", "Songs") + "," + tab("notes.\(name)", "Notes")
    return """
      {"type": "group", "identifier": "list.\(name)", "title": "\(name)", "image": {"symbol": "\(image)"},
       "defaultChildIdentifier": "\(chosen ?? "songs.\(name)")", "children": [\(children ?? usual)]}
      """
  }

  @Test(
    "a repeated node represents any number in any order, at its place",
    arguments: [
      ([], []), (["7"], []), (["b.c", "a", "Ä"], []),
      (["a", "b", "c", "d"], ["the app has 4 of 'list.*', but the spec allows at most 3"]),
    ] as [([String], [String])])
  func repeated(_ names: [String], _ messages: [String]) throws {
    let record = Self.record(
      ([Self.tab("home", "Home")] + names.map { Self.row($0) } + [Self.tab("end", "End")])
        .joined(separator: ","))
    #expect(try found(Self.rows, record).map(\.message) == messages)
  }

  @Test("compares the nodes of a repeated node in one finding")
  func repeatedValues() throws {
    let (home, end) = (Self.tab("home", "Home"), Self.tab("end", "End"))
    func messages(_ tabs: String...) throws -> [String] {
      try found(Self.rows, Self.record(tabs.joined(separator: ","))).map(\.message)
    }
    #expect(
      try messages(home, end, Self.row("a")) == [
        "'end' is after 'home' in the app, but elsewhere in the list in the spec"
      ] || messages(home, end, Self.row("a"))[0].hasPrefix("'list.*' is after 'end'"))
    #expect(
      try messages(home, Self.row("a", image: "gear"), Self.row("b", image: "gear"), end) == [
        #"'image' of 'list.*' is "gear" in the app, but the spec has "star""#
      ])
    #expect(
      try messages(home, Self.row("a", chosen: "songs.b"), Self.row("b"), end) == [
        #"'defaultChildIdentifier' of 'list.*' is "songs.b" in the app, but the spec has "songs""#
      ])
    #expect(
      try messages(
        home, Self.row("a"), Self.row("b", Self.tab("songs.b", "Songs")),
        Self.row("c", Self.tab("songs.c", "Songs")), end) == ["the app has no tab 'notes.*'"])
    #expect(
      try messages(home, Self.row("a"), Self.tab("other.b", "B"), end) == [
        "the app has a tab 'other.b', which the spec does not have"
      ])
  }

  @Test("badges and live values are not compared, and what is live of a group's order neither")
  func live() throws {
    func spec(_ live: String) -> String {
      """
      {"tabs": [{"identifier": "g", "title": "G", "displayOrderIdentifiers": ["a"], \(live)
        "children": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}]}]}
      """
    }
    let record = Self.record(
      """
      {"type": "group", "identifier": "g", "title": "Anna", "badgeValue": "4", "isHidden": true,
       "displayOrderIdentifiers": ["b", "a"],
       "children": [\(Self.tab("b", "B")), \(Self.tab("a", "A"))]}
      """)
    #expect(
      try found(spec(#""live": ["title", "isHidden", "displayOrderIdentifiers"],"#), record).isEmpty
    )
    #expect(try found(spec(#""live": ["title", "isHidden"],"#), record).count == 2)
    #expect(try found(spec(""), record).count == 4)
  }

  @Test(
    "the keys of the root are those of the record's environment, and a variant's are found there")
  func variants() throws {
    let spec = """
      {"conditions": {"full": {"meaning": "Full screen.", "usually": false}}, "mode": "tabBar",
       "variants": [{"availability": {"platforms": ["iPadOS"]}, "mode": "tabSidebar",
                     "sidebar": {"preferredLayout": "tile"}},
                    {"availability": {"when": ["full"]}, "isTabBarHidden": true}],
       "tabs": [{"identifier": "a", "title": "A"}]}
      """
    func messages(_ platform: String, _ root: String, _ conditions: String = "[]") throws
      -> [String]
    {
      let record = Self.record(
        Self.tab("a", "A"), on: platform, #""conditions": \#(conditions), "#, root, width: "regular"
      )
      return try found(spec, record).map {
        "\(spec.utf8.prefix($0.range.lowerBound).count { $0 == 10 } + 1) \($0.message)"
      }
    }
    let tile = #""sidebar": {"preferredLayout": "tile"}, "#
    #expect(try messages("iOS", #""mode": "tabBar", "isTabBarHidden": false, "#).isEmpty)
    #expect(try messages("iPadOS", #""mode": "tabSidebar", "# + tile).isEmpty)
    #expect(
      try messages(
        "iPadOS", #""mode": "tabSidebar", "isTabBarHidden": true, "# + tile, #"["full"]"#
      ).isEmpty)
    #expect(
      try messages("iPadOS", #""mode": "tabBar", "# + tile) == [
        #"2 'mode' of the controller is "tabBar" in the app, but the spec has "tabSidebar""#
      ])
    #expect(
      try messages("iOS", #""mode": "tabBar", "isTabBarHidden": false, "#, #"["full"]"#) == [
        "4 'isTabBarHidden' of the controller is false in the app, but the spec has true"
      ])
  }

  @Test(
    "a search tab made with an initializer that UISearchTab inherits is one finding that says so")
  func inheritedInitializer() throws {
    let spec =
      #"{"tabs": [{"identifier": "a", "title": "A"}, {"type": "search", "title": "Find"}]}"#
    let record = Self.record(
      Self.tab("a", "A") + #", {"type": "search", "identifier": "find", "title": "Find"}"#)
    let differences = try found(spec, record)
    #expect(differences.count == 1)
    #expect(differences[0].message.contains("an initializer that UISearchTab inherits"))
    #expect(differences[0].help.contains("UISearchTab(viewControllerProvider:)"))
    let tab = try found(
      #"{"tabs": [{"identifier": "find", "title": "Find"}]}"#,
      Self.record(
        #"{"type": "search", "identifier": "find", "title": "Find"}"#))
    #expect(
      tab.map(\.help).allSatisfy { $0.contains("UISearchTab(viewControllerProvider:)") }
        && tab.count == 1)
  }

  /// A record without identifiers, of an app that sets view controllers: its tabs, and what is found.
  @Test(
    "nodes without identifiers are matched by type and title, then by order",
    arguments: [
      ("Home Library Search", []),
      (
        "Home Search Library",
        ["'s' is after 'h' in the app, but elsewhere in the list in the spec"]
      ),
      (
        "Home Books Search", [#"'title' of 'l' is "Books" in the app, but the spec has "Library""#]
      ),
      ("Home Search", ["the app has no tab 'l'"]),
      (
        "Home Library Extra Search",
        [#"the app has a tab titled "Extra", which the spec does not have"#]
      ),
      ("Home Library -", []),
    ] as [(String, [String])])
  func unnamed(_ titles: String, _ messages: [String]) throws {
    let spec = """
      {"tabs": [{"identifier": "h", "title": "Home"}, {"identifier": "l", "title": "Library"},
                {"identifier": "s", "title": "Search"}]}
      """
    let tabs = titles.split(separator: " ").map {
      $0 == "-"
        ? #"{"type": "tab", "identifier": null, "title": null, "image": null}"#
        : Self.tab(nil, String($0), #", "image": null"#)
    }.joined(separator: ",")
    let record = Self.record(tabs, "", #""api": "viewControllers", "#)
    let found = try found(spec, record)
    #expect(found.map(\.message) == messages)
    if titles.contains("Books") {
      #expect(found[0].sightings[0].message.contains("matched by its place in the list"))
    }
  }

  @Test("of SwiftUI's tabs only type, title, image, order and children are compared")
  func swiftUI() throws {
    let spec = """
      {"framework": "SwiftUI", "mode": "tabSidebar",
       "tabs": [{"identifier": "h", "title": "Home", "image": "house", "preferredPlacement": "fixed"},
                {"identifier": "row.*", "title": "Row", "repeats": {"samples": []}},
                {"type": "search"},
                {"identifier": "g", "title": "More", "children": [{"identifier": "x", "title": "X"}]}]}
      """
    func record(_ image: String, _ child: String) -> String {
      Self.record(
        """
        \(Self.tab(nil, "Home", #", "image": {"symbol": "\#(image)"}"#)),
        \(Self.tab(nil, "One")), \(Self.tab(nil, "Two")),
        {"type": "search", "identifier": null, "title": "Search"},
        {"type": "group", "identifier": null, "title": "More", "children": [\(Self.tab(nil, child))]}
        """, #""framework": "SwiftUI", "#, #""mode": "tabBar","#)
    }
    #expect(try found(spec, record("house", "X")).isEmpty)
    #expect(
      try found(spec, record("gear", "Y")).map(\.message) == [
        #"'image' of 'h' is "gear" in the app, but the spec has "house""#,
        #"'title' of 'x' is "Y" in the app, but the spec has "X""#,
      ])
  }

  @Test("a tab that SwiftUI hides is not there")
  func hidden() throws {
    let spec = """
      {"framework": "SwiftUI", "tabs": [{"identifier": "h", "title": "Home"},
        {"identifier": "x", "title": "X", "isHidden": true}]}
      """
    func messages(_ tabs: String) throws -> [String] {
      try found(spec, Self.record(tabs, #""framework": "SwiftUI", "#, "")).map(\.message)
    }
    #expect(try messages(Self.tab(nil, "Home")) == [])
    #expect(try messages("\(Self.tab(nil, "Home")), \(Self.tab(nil, "X"))").count == 1)
  }

  @Test("what the SDK that the app was built with does not have is not compared")
  func olderSDK() throws {
    let spec = #"{"prominentTabIdentifier": "a", "tabs": [{"identifier": "a", "title": "A"}]}"#
    func count(_ sdk: String) throws -> Int {
      try found(
        spec,
        Self.record(
          Self.tab("a", "A"), #""sdkVersion": "\#(sdk)", "#, #""prominentTabIdentifier": null, "#)
      ).count
    }
    #expect(try count("26.4") == 0 && count("27.0") == 1)
  }

  @Test("an overridden width is the one that availability goes by")
  func overriddenWidth() throws {
    let spec = """
      {"horizontalSizeClass": "compact",
       "tabs": [{"identifier": "a", "title": "A", "availability": {"horizontalSizeClass": "compact"}}]}
      """
    #expect(
      try found(spec, Self.record(Self.tab("a", "A"), on: "iPadOS", width: "regular")).isEmpty)
  }

  @Test("distinguishes identifiers that look the same")
  func lookalikes() throws {
    let spec = #"{"tabs": [{"identifier": "caf\u{E9}", "title": "A"}]}"#
    let record = """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0",
       "horizontalSizeClass": "compact", "language": "en"},
       "tabs": [{"type": "tab", "identifier": "cafe\u{301}", "title": "A"}]}
      """
    let messages = try found(spec.replacing(#"\u{E9}"#, with: "\u{E9}"), record).map(\.message)
    #expect(
      messages == [
        #"the app has no tab 'caf\u{00E9}'"#,
        #"the app has a tab 'cafe\u{0301}', which the spec does not have"#,
      ])
  }
}
