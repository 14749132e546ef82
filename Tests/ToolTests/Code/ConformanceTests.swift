import Foundation
import JSON
import TabCode
import TabLint
import TabModel
import TestSupport
import TestTool
import Testing

@Suite("What a spec and an app differ in")
struct ConformanceTests {
  /// A spec with every key that a record holds.
  private static let spec = """
    {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"}], "mode": "tabSidebar",
     "tabs": [
       {"identifier": "home", "title": "Home", "image": "house", "selectedImage": "star",
        "subtitle": "Start", "badgeValue": "3", "preferredPlacement": "fixed", "isHidden": true,
        "isHiddenByDefault": true, "allowsHiding": true, "isEnabled": false},
       {"type": "search", "automaticallyActivatesSearch": true},
       {"identifier": "list", "title": "List", "image": {"asset": "Logo"},
        "children": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}],
        "defaultChildIdentifier": "b", "displayOrderIdentifiers": ["b"], "allowsReordering": true,
        "managesNavigation": true, "sidebarActions": [{"title": "Add", "image": "plus"}],
        "sidebarAppearance": "inline", "isSidebarDestination": true, "isCollapsedByDefault": true}],
     "compactTabIdentifiers": ["home"], "customizationIdentifier": "main",
     "prominentTabIdentifier": "home", "isTabBarHidden": true,
     "tabBarMinimizeBehavior": "never", "bottomAccessory": {"title": "Player"},
     "sidebar": {"preferredLayout": "tile", "preferredPlacement": "sidebar",
                 "header": {"title": "H"}, "footer": {"title": "F"}, "bottomBar": {"title": "B"}}}
    """

  private static let record = """
    {"recordVersion": 1,
     "environment": {"platform": "iPadOS", "device": null, "framework": "UIKit", "conditions": null,
                     "osVersion": "27.0", "sdkVersion": "27.1", "horizontalSizeClass": "regular",
                     "orientation": "landscape", "language": "en"},
     "api": "tabs",
     "selected": "home",
     "sidebarIsHidden": false,
     "mode": "tabSidebar",
     "compactTabIdentifiers": ["home"],
     "customizationIdentifier": "main",
     "prominentTabIdentifier": "home",
     "isTabBarHidden": true,
     "tabBarMinimizeBehavior": "never",
     "bottomAccessory": true,
     "sidebar": {"preferredLayout": "tile", "preferredPlacement": "sidebar", "header": true,
                 "footer": true, "bottomBar": true},
     "tabs": [
       {"type": "tab", "identifier": "home", "title": "Home", "image": {"symbol": "house"},
        "selectedImage": {"symbol": "star"}, "subtitle": "Start", "badgeValue": "12",
        "preferredPlacement": "fixed", "isHidden": true, "isHiddenByDefault": true,
        "allowsHiding": true, "isEnabled": false},
       {"type": "search", "identifier": "com.apple.UIKit.Search", "title": "Suchen",
        "image": {"symbol": "magnifyingglass"}, "preferredPlacement": "pinned",
        "automaticallyActivatesSearch": true},
       {"type": "group", "identifier": "list", "title": "List", "image": {"asset": "Logo"},
        "defaultChildIdentifier": "b", "displayOrderIdentifiers": ["b"], "allowsReordering": true,
        "managesNavigation": true,
        "sidebarActions": [{"title": "Add", "image": {"symbol": "plus"}}],
        "sidebarAppearance": "inline", "isSidebarDestination": true,
        "isCollapsedByDefault": true,
        "children": [{"type": "tab", "identifier": "a", "title": "A"},
                     {"type": "tab", "identifier": "b", "title": "B"}]}]}
    """

  /// What to write instead of what in the spec; each is one difference.
  private static let changes: [(String, String)] = [
    (#""mode": "tabSidebar""#, #""mode": "tabBar""#), (#"["home"], "cust"#, #"["list"], "cust"#),
    (#": "main""#, #": "other""#), (#""prominentTabIdentifier": "home", "#, ""),
    (#""isTabBarHidden": true"#, #""isTabBarHidden": false"#), (#""never""#, #""onScrollUp""#),
    (#""bottomAccessory": {"title": "Player"},"#, ""), (#""tile""#, #""overlap""#),
    (#""preferredPlacement": "sidebar""#, #""preferredPlacement": "tabBar""#),
    (#""header": {"title": "H"}, "#, ""), (#""footer": {"title": "F"}, "#, ""),
    (#", "bottomBar": {"title": "B"}"#, ""), (#""title": "Home""#, #""title": "Start""#),
    (#""image": "house""#, #""image": "gear""#),
    (#""selectedImage": "star""#, #""selectedImage": {"asset": "star"}"#),
    (#""subtitle": "Start", "#, ""),
    (#""fixed""#, #""pinned""#), (#""isHidden": true"#, #""isHidden": false"#),
    (#""isHiddenByDefault": true"#, #""isHiddenByDefault": false"#),
    (#""allowsHiding": true"#, #""allowsHiding": false"#),
    (#", "isEnabled": false"#, ""), (#", "automaticallyActivatesSearch": true"#, ""),
    (#""type": "search""#, #""type": "search", "title": "Find""#),
    (#""type": "search""#, #""type": "search", "image": "eye""#),
    (#"{"asset": "Logo"}"#, #""Logo""#),
    (#""defaultChildIdentifier": "b""#, #""defaultChildIdentifier": "a""#),
    (#""displayOrderIdentifiers": ["b"], "#, ""),
    (#""allowsReordering": true"#, #""allowsReordering": false"#),
    (#""managesNavigation": true"#, #""managesNavigation": false"#),
    (#""title": "Add", "image": "plus""#, #""title": "Add", "image": "minus""#),
    (#""inline""#, #""rootSection""#),
    (#""isSidebarDestination": true"#, #""isSidebarDestination": false"#),
    (#", "isCollapsedByDefault": true"#, ""),
    // Nodes as a whole.
    (#"{"identifier": "a", "title": "A"}, "#, ""),
    (#"{"identifier": "b""#, #"{"identifier": "c", "title": "C"}, {"identifier": "b""#),
    (
      #"{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"}"#,
      #"{"identifier": "b", "title": "B"}, {"identifier": "a", "title": "A"}"#
    ),
    (#"{"identifier": "a", "title": "A"}"#, #"{"identifier": "a", "title": "A", "children": []}"#),
    (
      #"{"identifier": "a", "title": "A"}"#,
      #"{"identifier": "a", "title": "A", "availability": {"platforms": ["iOS"]}}"#
    ),
  ]

  @Test("nothing where they are the same")
  func same() {
    let run = conform(Self.spec)
    #expect(run.output == "no findings in 2 files\n" && run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test(
    "nothing in samples, nor where a condition is as usual",
    arguments: [
      (#""badgeValue": "3""#, #""badgeValue": "3", "live": []"#),
      (#""title": "Home""#, #""title": "Start", "live": ["title"]"#),
      (#""image": "house""#, #""image": "gear", "live": ["subtitle", "image"]"#),
      (
        #"{"targets""#,
        #"{"conditions": {"on": {"meaning": "M"}, "off": {"meaning": "N", "usually": false}}, "targets""#
      ),
    ])
  func samples(_ old: String, _ new: String) throws {
    let changed = Self.spec.replacing(old, with: new, maxReplacements: 1)
      .replacing(
        #"{"identifier": "a", "title": "A"}"#,
        with: new.contains("conditions")
          ? #"{"identifier": "a", "title": "A", "availability": {"when": ["on"], "unless": ["off"]}}"#
          : #"{"identifier": "a", "title": "A"}"#)
    #expect(changed != Self.spec)
    let run = conform(changed)
    #expect(run.output == "no findings in 2 files\n" && run.code == 0, "\(run.output)\(run.errors)")
  }

  @Test("each key that is changed, at its line, and nothing else")
  func everyKey() throws {
    var text = ""
    for (old, new) in Self.changes {
      #expect(Self.spec.contains(old), "\(old)")
      let range = try #require(Self.spec.range(of: old))
      let run = conform(Self.spec.replacingCharacters(in: range, with: new), format: "concise")
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 1 && run.code == 1, "\(old) -> \(new)\n\(run.output)\(run.errors)")
      text += "\(old) -> \(new)\n  \(run.output)"
    }
    try expectGolden(text, "generated/conformance.txt")
  }

  @Test("what is changed can be written back where it is one value")
  func fixes() throws {
    for (old, new) in Self.changes {
      let range = try #require(Self.spec.range(of: old))
      let changed = Self.spec.replacingCharacters(in: range, with: new)
      let system = MemorySystem()
      system.files = [
        "App.tabspec.json": Array(changed.utf8), "a.tabrecord.json": Array(Self.record.utf8),
      ]
      let before = conform(changed)
      let run = runTool(
        ["conform", "--no-config", "--fix", "--unsafe", "App.tabspec.json", "a.tabrecord.json"],
        on: system)
      #expect(!before.output.contains("= fix: ") || run.code == 0, "\(old)\n\(run.output)")
    }
  }

  @Test("a suppression hides a difference, and a severity can be changed")
  func policies() {
    let suppressed = Self.spec.replacing(
      #""identifier": "home", "title": "Home""#,
      with:
        #""identifier": "home", "suppress": [{"rule": "conformance", "reason": "A debug build."}], "title": "Start""#
    )
    let run = conform(suppressed)
    #expect(run.output == "no findings in 2 files, 1 suppressed\n", "\(run.output)")
    let warned = runTool(
      [
        "conform", "--no-config", "--rule", "conformance=warning", "App.tabspec.json",
        "a.tabrecord.json",
      ],
      files: [
        "App.tabspec.json": Self.spec.replacing(#""title": "Home""#, with: #""title": "Start""#),
        "a.tabrecord.json": Self.record,
      ])
    #expect(warned.code == 0 && warned.output.contains(": warning: "))
  }

  @Test("titles are compared in the spec's language")
  func languages() {
    let spec = Self.spec.replacing(#""title": "Home""#, with: #""title": "Start""#)
    #expect(conform(spec).code == 1)
    #expect(conform(spec, "--language", "de").code == 0)
    #expect(conform(spec, "--language", "en").code == 1)
  }

  @Test("what the platform or the release does not have is not compared")
  func unavailable() {
    let old = Self.record.replacing("27.0", with: "26.0")
    let spec = Self.spec.replacing(#""prominentTabIdentifier": "home", "#, with: "")
      .replacing(#", "isCollapsedByDefault": true"#, with: "")
    let run = runTool(
      ["conform", "--no-config", "App.tabspec.json", "a.tabrecord.json"],
      files: ["App.tabspec.json": spec, "a.tabrecord.json": old])
    #expect(run.code == 0, "\(run.output)")
  }

  @Test(
    "a record that is none gets findings or an error",
    arguments: [
      ("", "json-syntax", 1), ("[]", "wrong-type", 1), ("{}", "missing-key", 1),
      (#"{"recordVersion": 2, "environment": {}, "tabs": []}"#, "unsupported-spec-version", 1),
      (record.replacing(#""iPadOS""#, with: #""watchOS""#), "invalid-value", 1),
      (
        record.replacing(#""osVersion": "27.0""#, with: #""osVersion": "20.1""#), "invalid-value", 1
      ),
      (record.replacing(#""identifier": "b""#, with: #""identifier": "a""#), "invalid-value", 1),
      (
        record.replacing(#""isTabBarHidden": true"#, with: #""isTabBarHidden": 1"#), "wrong-type", 1
      ),
      (
        record.replacing(#""isTabBarHidden": true"#, with: #""isTabBarHiden": true"#),
        "unknown-key", 1
      ),
      (
        record.replacing(#"{"symbol": "house"}"#, with: #"{"symbol": "a", "asset": "b"}"#),
        "invalid-value", 1
      ),
      (record.replacing(#"{"symbol": "house"}"#, with: #"{"asset": null}"#), "wrong-type", 1),
      (record.replacing(#""mode": "tabSidebar""#, with: #""mode": null"#), "wrong-type", 1),
      (record.replacing(#""conditions": null"#, with: #""conditions": [1]"#), "wrong-type", 1),
      (record.replacing(#""api": "tabs""#, with: #""api": "tab""#), "invalid-value", 1),
      (record.replacing(#""device": null"#, with: #""device": "iPad""#), "invalid-value", 1),
      (
        record.replacing(#""sdkVersion": "27.1""#, with: #""sdkVersion": "17.1""#), "invalid-value",
        1
      ),
      (
        record.replacing(
          #""mode": "tabSidebar""#, with: #""mode": "automatic", "mode": "tabSidebar""#),
        "duplicate-key", 1
      ),
      (String(record.prefix(300)), "json-syntax", 1),
    ])
  func badRecords(_ text: String, _ rule: String, _ code: Int) {
    let run = runTool(
      ["conform", "--no-config", "--format", "concise", "App.tabspec.json", "a.tabrecord.json"],
      files: ["App.tabspec.json": Self.spec, "a.tabrecord.json": text])
    #expect(
      run.output.hasPrefix("a.tabrecord.json:") && run.output.contains("[\(rule)]"), "\(run.output)"
    )
    #expect(Int(run.code) == code && run.errors.isEmpty)
  }

  @Test("a record that is not there is exit 2, and the others are compared")
  func missing() {
    let run = runTool(
      [
        "conform", "--no-config", "--format", "concise", "App.tabspec.json", "gone.json",
        "a.tabrecord.json",
      ],
      files: [
        "App.tabspec.json": Self.spec.replacing(#""title": "Home""#, with: #""title": "Start""#),
        "a.tabrecord.json": Self.record,
      ])
    #expect(
      run.code == 2 && run.output.contains("[conformance]") && run.errors.contains("gone.json"))
  }

  @Test("one difference in several records is one finding that names them")
  func several() {
    let phone = Self.record.replacing(#""iPadOS""#, with: #""iOS""#)
    let run = runTool(
      [
        "conform", "--no-config", "--format", "json", "App.tabspec.json", "a.tabrecord.json",
        "b.tabrecord.json",
      ],
      files: [
        "App.tabspec.json": Self.spec.replacing(#""title": "Home""#, with: #""title": "Start""#),
        "a.tabrecord.json": Self.record, "b.tabrecord.json": phone,
      ])
    #expect(
      run.output.contains("\"iPadOS 27.0 regular\",\n        \"iOS 27.0 regular\""), "\(run.output)"
    )
    #expect(run.output.contains(#""path": "b.tabrecord.json""#))
    #expect(run.output.contains(#""errors": 1"#))
  }

  @Test("the rule's examples are reported where they are marked, and its fixed text is clean")
  func examples() throws {
    for accepted in Rule.conformance.accepts { try expectExample(accepted.source, fixed: nil) }
    for rejected in Rule.conformance.rejects {
      try expectExample(rejected.source, fixed: rejected.fixed)
    }
  }

  @Test(
    "what moved, and what has become another kind with all that is in it",
    arguments: [
      ("a d b c", "'d' stands after 'a' in the app, but elsewhere in the list in the spec"),
      ("d a b c", "'d' stands first in the app, but elsewhere in the list in the spec"),
      ("b c d a", "'a' stands after 'd' in the app, but elsewhere in the list in the spec"),
      ("a b c D", "'d' is a group in the app, but a tab in the spec"),
    ])
  func moves(_ order: String, _ message: String) throws {
    func tab(_ name: String) -> String {
      let child = #"{"type": "tab", "identifier": "n", "title": "N"}"#
      let kind = name == "D" ? #""group", "children": [\#(child)]"# : #""tab""#
      let identifier = name.lowercased()
      return #"{"type": \#(kind), "identifier": "\#(identifier)", "title": "\#(identifier)"}"#
    }
    let spec = #"{"tabs": [\#("abcd".map { tab(String($0)) }.joined(separator: ","))]}"#
    let record = """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "27.0",
       "horizontalSizeClass": "compact", "language": "en"},
       "tabs": [\(order.split(separator: " ").map { tab(String($0)) }.joined(separator: ","))]}
      """
    #expect(try found(spec, record).map(\.message) == [message])
  }

  /// Records of the apps that specs with conditions, variants and the like describe: what is written of a
  /// record here is its environment, its keys beside `tabs`, and its tabs.
  private static func record(
    _ tabs: String, on platform: String = "iOS", _ environment: String = "", _ root: String = "",
    release: String = "27.0", width: String = "compact"
  ) -> String {
    """
    {"recordVersion": 1, "environment": {"platform": "\(platform)", \(environment)
     "osVersion": "\(release)", "horizontalSizeClass": "\(width)", "language": "en"}, \(root)
     "tabs": [\(tabs)]}
    """
  }

  private static func tab(_ identifier: String?, _ title: String, _ more: String = "") -> String {
    let identifier = identifier.map { "\"\($0)\"" } ?? "null"
    return #"{"type": "tab", "identifier": \#(identifier), "title": "\#(title)"\#(more)}"#
  }

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
        "'end' stands after 'home' in the app, but elsewhere in the list in the spec"
      ] || messages(home, end, Self.row("a"))[0].hasPrefix("'list.*' stands after 'end'"))
    #expect(
      try messages(home, Self.row("a", image: "gear"), Self.row("b", image: "gear"), end) == [
        #"'image' of 'list.*' is "gear" in the app, but the spec has "star""#
      ])
    #expect(
      try messages(home, Self.row("a", chosen: "songs.b"), Self.row("b"), end) == [
        #"'defaultChildIdentifier' of 'list.*' is "songs.b" in the app, but the spec has "songs.a""#
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
        ["'s' stands after 'h' in the app, but elsewhere in the list in the spec"]
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
      {"mode": "tabSidebar",
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

  private func expectExample(_ text: String, fixed: String?) throws {
    let parts = text.split(separator: "\n---\n").map(String.init)
    let marked = parts[0].range(of: "↓").map { parts[0][..<$0.lowerBound].utf8.count }
    let spec = parts[0].replacing("↓", with: "")
    let differences = try found(spec, parts[1])
    #expect(differences.map(\.range.lowerBound) == [marked].compactMap(\.self))
    if let fixed { #expect(try found(fixed, parts[1]).isEmpty) }
  }

  private func found(_ spec: String, _ record: String) throws -> [Difference] {
    let (spec, _) = SpecReader.read(try JSONReader.read(Array(spec.utf8)))
    let (record, problems) = RecordReader.read(try JSONReader.read(Array(record.utf8)))
    #expect(problems.isEmpty)
    return Conformance.differences(of: spec, from: [record])
  }

  private func conform(_ spec: String, _ words: String..., format: String = "text") -> ToolRun {
    runTool(
      ["conform", "--no-config", "--format", format] + words + [
        "App.tabspec.json", "a.tabrecord.json",
      ],
      files: ["App.tabspec.json": spec, "a.tabrecord.json": Self.record])
  }
}
