import Foundation
import TestTool
import Testing

@Suite("A spec made of records")
struct MergeTests {
  private func record(
    _ platform: String, _ version: String, _ width: String, _ tabs: String, _ root: String = "",
    conditions: [String]? = nil
  ) -> String {
    """
    {"recordVersion": 1, "environment": {"platform": "\(platform)", "osVersion": "\(version)",
     \(conditions.map { #""conditions": \#($0), "# } ?? "")
     "horizontalSizeClass": "\(width)", "language": "en"}, \(root) "tabs": [\(tabs)]}
    """
  }

  private func tab(_ identifier: String, _ more: String = "") -> String {
    #"{"type": "tab", "identifier": "\#(identifier)", "title": "\#(identifier)"\#(more)}"#
  }

  private func made(_ records: [String]) -> (output: String, errors: String, code: Int32) {
    var files: [String: String] = [:]
    for (index, record) in records.enumerated() { files["\(index).tabrecord.json"] = record }
    let system = MemorySystem()
    system.files = files.mapValues { Array($0.utf8) }
    let run = runTool(
      ["init", "--from"] + files.keys.sorted() + ["--output", "Made.tabspec.json"], on: system)
    guard run.code == 0, let spec = system.files["Made.tabspec.json"] else {
      return (run.output, run.errors, run.code)
    }
    let conformed = runTool(
      ["conform", "--no-config", "Made.tabspec.json"] + files.keys.sorted(), on: system)
    #expect(conformed.code == 0, "\(conformed.output)")
    return (String(decoding: spec, as: UTF8.self), run.errors, 0)
  }

  @Test("a node of some environments gets an availability")
  func availability() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a")),
      record("iPadOS", "26.0", "regular", tab("a") + "," + tab("b")),
    ])
    #expect(run.output.contains(#""platforms": ["#) && run.output.contains(#""iPadOS""#), "\(run)")
    #expect(!run.output.contains("horizontalSizeClass"))
  }

  @Test("width and release distinguish nodes on one platform")
  func widthAndRelease() {
    let run = made([
      record("iPadOS", "26.0", "compact", tab("a") + "," + tab("b")),
      record("iPadOS", "26.0", "regular", tab("a")),
      record("iPadOS", "27.0", "compact", tab("a") + "," + tab("b") + "," + tab("c")),
      record("iPadOS", "27.0", "regular", tab("a") + "," + tab("c")),
    ])
    #expect(run.output.contains(#""horizontalSizeClass": "compact""#), "\(run)")
    #expect(run.output.contains(#""minimumVersion": "27.0""#))
  }

  @Test("a node that differs becomes two with an availability each")
  func variants() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a", #", "subtitle": "1""#)),
      record("iPadOS", "26.0", "regular", tab("a", #", "subtitle": "2""#)),
    ])
    #expect(run.output.split(separator: #""identifier": "a""#).count == 3, "\(run)")
  }

  @Test("records of a TabView become a SwiftUI spec")
  func swiftUI() {
    let bare = record(
      "iPadOS", "26.0", "regular",
      #"{"type": "group", "identifier": null, "title": "More", "isHidden": true, "children": [\#(tab("x"))]}"#,
      #""mode": "tabBar", "#)
    let swiftUI = bare.replacing(#""platform""#, with: #""framework": "SwiftUI", "platform""#)
    let run = made([swiftUI])
    #expect(run.output.contains(#""framework": "SwiftUI""#), "\(run)")
    #expect(run.output.contains(#""identifier": "more""#), "\(run)")
    #expect(!run.output.contains("mode") && !run.output.contains("isHidden"), "\(run)")
    #expect(made([swiftUI, bare]).code == 1)
  }

  @Test("a property that is so for two reasons becomes two variants")
  func twoReasons() {
    let bare = tab("a")
    func root(_ hasAccessory: Bool) -> String { #""bottomAccessory": \#(hasAccessory), "# }
    let run = made([
      record("iOS", "26.0", "compact", bare, root(false), conditions: ["signedIn"]),
      record("iOS", "26.0", "compact", bare, root(false), conditions: []),
      record("iOS", "26.0", "compact", bare, root(true), conditions: ["signedIn", "live"]),
      record("iPadOS", "26.0", "regular", bare, root(true), conditions: ["signedIn"]),
      record("iPadOS", "26.0", "regular", bare, root(false), conditions: []),
      record("iPadOS", "26.0", "regular", bare, root(true), conditions: ["signedIn", "live"]),
    ])
    #expect(run.code == 0, "\(run)")
    let text = run.output.filter { !$0.isWhitespace }
    #expect(text.contains(#""availability":{"when":["live"]}"#), "\(text)")
    #expect(
      text.contains(#""platforms":["iPadOS"],"when":["signedIn"],"unless":["live"]"#), "\(text)")
  }

  @Test("exits with 1 if no availability distinguishes the places")
  func conflict() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a", #", "subtitle": "1""#)),
      record("iOS", "26.0", "compact", tab("a", #", "subtitle": "2""#)),
    ])
    #expect(run.code == 1, "\(run)")
    #expect(
      run.errors.contains("0.tabrecord.json:3:") && run.errors.contains("1.tabrecord.json:3:"))
  }

  @Test("properties of the controller that differ become variants, those that stay are the root's")
  func controller() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a"), #""mode": "tabBar", "bottomAccessory": true,"#),
      record(
        "iPadOS", "26.0", "regular", tab("a"),
        #""mode": "tabSidebar", "bottomAccessory": false, "sidebar": {"preferredLayout": "tile"},"#),
    ])
    let lines = run.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let text = lines.joined(separator: " ")
    #expect(
      text.contains(#""mode": "tabBar", "tabs""#)
        && text.contains(
          #""availability": { "platforms": [ "iPadOS" ] }, "mode": "tabSidebar""#)
        && text.contains(#""availability": { "platforms": [ "iOS" ] }, "bottomAccessory""#),
      "\(run)")
  }

  @Test("writes a condition that distinguishes records")
  func conditions() {
    let run = made([
      record(
        "iOS", "26.0", "compact", tab("a") + "," + tab("me"), #""isTabBarHidden": false,"#,
        conditions: ["signedIn"]),
      record(
        "iOS", "26.0", "compact", tab("a"), #""isTabBarHidden": true,"#, conditions: []),
    ])
    #expect(run.output.contains(#""meaning": "Say what 'signedIn' means.""#), "\(run)")
    #expect(run.output.contains(#""when": ["#) && run.output.contains(#""unless": ["#))
    #expect(!run.output.contains(#""usually": false"#))
  }

  @Test("a record that names no conditions is the usual state")
  func unnamedState() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a")),
      record("iOS", "26.0", "compact", tab("a") + "," + tab("log"), conditions: ["beta"]),
    ])
    #expect(run.code == 0 && run.output.contains(#""usually": false"#), "\(run)")
  }

  @Test("what two differences could explain is put down to neither, and a record settles it")
  func noEvidence() {
    let phone = record("iOS", "26.0", "compact", tab("a"), conditions: [])
    let pad = record(
      "iPadOS", "26.0", "regular", tab("a") + "," + tab("log"), conditions: ["beta"])
    let run = made([phone, pad])
    #expect(
      run.code == 1 && run.errors.contains("because of 'beta' or of the platform")
        && run.errors.contains("0.tabrecord.json:") && run.errors.contains("1.tabrecord.json:")
        && run.errors.contains("a record of iOS 26.0 compact with 'beta' would decide"), "\(run)"
    )
    for more in [
      record("iOS", "26.0", "compact", tab("a") + "," + tab("log"), conditions: ["beta"]),
      record("iPadOS", "26.0", "regular", tab("a"), conditions: []),
      record("iOS", "26.0", "compact", tab("a"), conditions: ["beta"]),
    ] {
      #expect(made([phone, pad, more]).code == 0, "\(more)")
    }
    let releases = made([
      record("iOS", "18.0", "compact", tab("a")),
      record("iPadOS", "26.0", "regular", tab("a") + "," + tab("b")),
    ])
    #expect(releases.code == 1 && releases.errors.contains("or of the release"), "\(releases)")
    let both = made([
      record("iOS", "26.0", "compact", tab("a"), conditions: []),
      record("iOS", "26.0", "compact", tab("a") + "," + tab("b"), conditions: ["x", "y"]),
    ])
    #expect(both.code == 1 && both.errors.contains("because of 'x' or of 'y'"), "\(both)")
    let mode = made([
      record("iOS", "26.0", "compact", tab("a"), #""mode": "tabBar","#, conditions: []),
      record("iPadOS", "26.0", "regular", tab("a"), #""mode": "tabSidebar","#, conditions: ["x"]),
    ])
    #expect(mode.code == 1 && mode.errors.contains("'mode' differs because of 'x'"), "\(mode)")
  }

  @Test("records of an app that sets view controllers get identifiers of their titles")
  func unnamed() {
    func item(_ title: String) -> String {
      #"{"type": "tab", "identifier": null, "title": "\#(title)", "image": null}"#
    }
    let run = made([
      record(
        "iOS", "18.4", "compact", item("My Library") + "," + item("a"),
        #""api": "viewControllers","#),
      record("iOS", "26.0", "compact", tab("a") + "," + tab("My Library")),
    ])
    #expect(run.code == 0 && run.output.contains(#""identifier": "My Library""#), "\(run)")
    let alone = made([
      record(
        "iOS", "18.4", "compact", item("My Library") + "," + item("My Library"),
        #""api": "viewControllers","#)
    ])
    #expect(
      alone.output.contains(#""myLibrary""#) && alone.output.contains(#""myLibrary2""#), "\(alone)")
  }

  @Test("without --output the spec is printed, and --output is for records only")
  func output() {
    let files = ["a.json": record("iOS", "26.0", "compact", tab("a"))]
    #expect(
      runTool(["init", "--from", "a.json"], files: files).output.contains(#""identifier": "a""#))
    #expect(runTool(["init", "--output", "a.json"], files: files).code == 64)
    #expect(runTool(["init", "a", "b"], files: files).code == 64)
    #expect(runTool(["init", "--from"], files: files).code == 64)
  }

  @Test("a value that a platform does not have is as if absent there")
  func absent() {
    let run = made([
      record("tvOS", "26.0", "regular", tab("a"), #""mode": "automatic","#),
      record("iPadOS", "26.0", "regular", tab("a"), #""mode": "tabSidebar","#),
    ])
    #expect(run.code == 0 && run.output.contains(#""mode": "tabSidebar""#), "\(run)")
  }

  @Test("where the order differs, a node that moved is written twice, and no other")
  func order() {
    let names = ["home", "library", "settings"]
    let run = made([
      record("iOS", "26.0", "compact", (names + ["find"]).map { tab($0) }.joined(separator: ",")),
      record(
        "iPadOS", "26.0", "regular", (["find"] + names).map { tab($0) }.joined(separator: ",")),
      record(
        "iPadOS", "26.0", "compact", (names + ["find"]).map { tab($0) }.joined(separator: ",")),
    ])
    #expect(run.code == 0, "\(run)")
    func count(_ name: String) -> Int {
      run.output.split(separator: #""identifier": "\#(name)""#).count - 1
    }
    #expect(count("find") == 2 && names.allSatisfy { count($0) == 1 }, "\(run)")
  }

  @Test("finds an order that satisfies all records")
  func agreedOrder() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a")),
      record("iPadOS", "26.0", "regular", tab("b") + "," + tab("a")),
      record("tvOS", "26.0", "regular", tab("c") + "," + tab("a")),
      record("visionOS", "26.0", "regular", tab("b") + "," + tab("c")),
    ])
    let places = ["b", "c", "a"].map {
      run.output.range(of: #""identifier": "\#($0)""#)?.lowerBound
    }
    #expect(run.code == 0 && !places.contains(nil), "\(run)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(run)")
  }

  @Test("an order that goes round in a circle over three records has one node twice")
  func circle() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a") + "," + tab("b")),
      record("iPadOS", "26.0", "regular", tab("b") + "," + tab("c")),
      record("tvOS", "26.0", "regular", tab("c") + "," + tab("a")),
    ])
    #expect(run.code == 0 && run.output.split(separator: #""identifier""#).count == 5, "\(run)")
  }

  @Test("a node that the first record lacks follows its left neighbour")
  func neighbour() throws {
    let run = made([
      record("iOS", "26.0", "compact", tab("a") + "," + tab("c")),
      record("iPadOS", "26.0", "regular", tab("a") + "," + tab("b") + "," + tab("c")),
    ])
    let places = try ["a", "b", "c"].map { name in
      try #require(run.output.range(of: "\"identifier\": \"\(name)\"")).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test("targets are the platforms that were seen, at the lowest release")
  func targets() {
    let run = made([
      record("iOS", "26.4", "compact", tab("a")), record("iOS", "26.1", "compact", tab("a")),
    ])
    #expect(run.output.contains(#""minimumVersion": "26.1""#) && !run.output.contains("26.4"))
  }

  @Test("an app without tabs, and a record that cannot be read, make no spec")
  func nothing() {
    #expect(made([record("iOS", "26.0", "compact", "")]).code == 1)
    #expect(made(["{"]).code == 1)
    #expect(runTool(["init", "--from", "gone.json"]).code == 2)
    #expect(runTool(["init", "--from", "a.json", "--config"]).code == 64)
  }

  @Test("many records take time in proportion", .timeLimit(.minutes(5)))
  func many() {
    let tabs = (0..<40).map { tab("t\($0)") }.joined(separator: ",")
    let run = made((0..<40).map { _ in record("iOS", "26.0", "compact", tabs) })
    #expect(run.code == 0 && run.output.contains(#""identifier": "t39""#))
  }

  @Test("distinguishes records after many equal ones")
  func late() {
    let equal = (0..<5).map { _ in
      record("iOS", "26.0", "compact", tab("a", #", "isHidden": false"#))
    }
    let run = made(equal + [record("iOS", "26.0", "compact", tab("a", #", "isHidden": true"#))])
    #expect(run.code == 1 && run.errors.contains("no 'availability' distinguishes the two"))
  }
}
