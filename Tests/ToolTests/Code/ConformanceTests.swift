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
      ("a d b c", "'d' is after 'a' in the app, but elsewhere in the list in the spec"),
      ("d a b c", "'d' is first in the app, but elsewhere in the list in the spec"),
      ("b c d a", "'a' is after 'd' in the app, but elsewhere in the list in the spec"),
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
  static func record(
    _ tabs: String, on platform: String = "iOS", _ environment: String = "", _ root: String = "",
    release: String = "27.0", width: String = "compact"
  ) -> String {
    """
    {"recordVersion": 1, "environment": {"platform": "\(platform)", \(environment)
     "osVersion": "\(release)", "horizontalSizeClass": "\(width)", "language": "en"}, \(root)
     "tabs": [\(tabs)]}
    """
  }

  static func tab(_ identifier: String?, _ title: String, _ more: String = "") -> String {
    let identifier = identifier.map { "\"\($0)\"" } ?? "null"
    return #"{"type": "tab", "identifier": \#(identifier), "title": "\#(title)"\#(more)}"#
  }

  private func expectExample(_ text: String, fixed: String?) throws {
    let parts = text.split(separator: "\n---\n").map(String.init)
    let marked = parts[0].range(of: "↓").map { parts[0][..<$0.lowerBound].utf8.count }
    let spec = parts[0].replacing("↓", with: "")
    let differences = try found(spec, parts[1])
    #expect(differences.map(\.range.lowerBound) == [marked].compactMap(\.self))
    if let fixed { #expect(try found(fixed, parts[1]).isEmpty) }
  }

  func found(_ spec: String, _ record: String) throws -> [Difference] {
    let (spec, _) = SpecReader.read(try JSONReader.read(Array(spec.utf8)))
    let (record, problems) = RecordReader.read(try JSONReader.read(Array(record.utf8)))
    #expect(problems.isEmpty)
    return Conformance.differences(of: spec, from: [record])
  }

  func conform(_ spec: String, _ words: String..., format: String = "text") -> ToolRun {
    runTool(
      ["conform", "--no-config", "--format", format] + words + [
        "App.tabspec.json", "a.tabrecord.json",
      ],
      files: ["App.tabspec.json": spec, "a.tabrecord.json": Self.record])
  }
}
