import JSON
import TabModel
import Testing

@testable import TabLint

/// Numbers in rules, on both sides of where they begin to matter.
@Suite("Boundaries of rules")
struct BoundaryTests {
  /// Whether a rule speaks of a spec.
  private func speaks(_ rule: String, _ members: String) throws -> Bool {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array("{\(members)}".utf8)))
    #expect(problems.isEmpty, "\(problems.map(\.message))")
    return Linter.lint(.init(spec)).diagnostics.contains { $0.rule == rule }
  }

  private func target(_ platform: String, _ version: String = "18.0") -> String {
    #""targets": [{"platform": "\#(platform)", "minimumVersion": "\#(version)"}]"#
  }

  /// Root tabs, all with the same further members.
  private func tabs(_ count: Int, _ more: String = "") -> String {
    let nodes = (0..<count).map { #"{"identifier": "n\#($0)", "title": "N\#($0)"\#(more)}"# }
    return #""tabs": [\#(nodes.joined(separator: ", "))]"#
  }

  @Test(
    "limits titles by place, in visible characters",
    arguments: [16, 24, 32])
  func titles(_ most: Int) throws {
    // A family of four and a flag are one character each.
    let fits = String(repeating: "x", count: most - 2) + "👨‍👩‍👧‍👦🇫🇷"
    for (title, isLong) in [(fits, false), (fits + "x", true)] {
      let spec =
        switch most {
        case 16: #""tabs": [{"identifier": "a", "title": "\#(title)"}]"#
        case 24: #""tabs": [{"identifier": "a", "title": "\#(title)", "children": []}]"#
        default:
          #"""
          "tabs": [{"identifier": "g", "title": "G",
                    "children": [{"identifier": "a", "title": "\#(title)"}]}]
          """#
        }
      #expect(try speaks("long-title", spec) == isLong, "\(title)")
    }
  }

  @Test(
    "bars have room for five items at the bottom and for seven on Apple TV",
    arguments: [
      ("iOS", 5, false), ("iOS", 6, true), ("tvOS", 7, false), ("tvOS", 8, true),
      ("visionOS", 12, false), ("macCatalyst", 12, false),
    ])
  func overflow(_ platform: String, _ count: Int, _ overflows: Bool) throws {
    #expect(
      try speaks("overflow-tabs", "\(target(platform)), \(tabs(count))") == overflows)
  }

  @Test("a sidebar may have thirty rows", arguments: [(30, false), (31, true)])
  func rows(_ count: Int, _ isLong: Bool) throws {
    let mode = #""mode": "tabSidebar""#
    #expect(
      try speaks("sidebar-too-long", "\(target("macCatalyst")), \(mode), \(tabs(count))") == isLong)
  }

  @Test("an iPad's bar may begin with five items", arguments: [(5, false), (6, true)])
  func items(_ count: Int, _ areMany: Bool) throws {
    // A narrow window has only one of them.
    let mode = #""mode": "tabSidebar", "compactTabIdentifiers": ["n0"]"#
    #expect(
      try speaks("default-tab-count", "\(target("iPadOS")), \(mode), \(tabs(count))") == areMany)
  }

  @Test(
    "badges are too many on more than two tabs and on more than half of them",
    arguments: [(2, 1, false), (3, 3, false), (3, 2, true), (4, 0, true)])
  func badges(_ marked: Int, _ plain: Int, _ areMany: Bool) throws {
    let nodes =
      (0..<marked).map { #"{"identifier": "m\#($0)", "title": "M\#($0)", "badgeValue": "1"}"# }
      + (0..<plain).map { #"{"identifier": "p\#($0)", "title": "P\#($0)"}"# }
    #expect(
      try speaks("too-many-badges", #""tabs": [\#(nodes.joined(separator: ", "))]"#) == areMany)
  }

  @Test("one child cannot be reordered", arguments: [(0, true), (1, true), (2, false)])
  func children(_ count: Int, _ hasNoEffect: Bool) throws {
    let children = (0..<count).map { #"{"identifier": "c\#($0)", "title": "C\#($0)"}"# }
    let spec = #"""
      "tabs": [{"identifier": "g", "title": "G", "allowsReordering": true,
                "children": [\#(children.joined(separator: ", "))]}]
      """#
    #expect(try speaks("no-effect", spec) == hasNoEffect)
  }

  @Test(
    "a property is newer than the release before its own",
    arguments: [
      ("26.0", "selectedImage", #""star""#, true), ("26.1", "selectedImage", #""star""#, false),
      ("18.3", "isEnabled", "false", true), ("18.4", "isEnabled", "false", false),
    ])
  func releases(_ minimum: String, _ key: String, _ value: String, _ isNewer: Bool) throws {
    let spec = "\(target("iOS", minimum)), \(tabs(2, #", "\#(key)": \#(value)"#))"
    #expect(try speaks("property-newer-than-target", spec) == isNewer)
    // The availability of a node counts, both ends included.
    let available = #", "\#(key)": \#(value), "availability": {"minimumVersion": "\#(minimum)"}"#
    #expect(
      try speaks("property-newer-than-target", "\(target("iOS")), \(tabs(2, available))") == isNewer
    )
  }

  @Test("a suppression of unused-suppression hides the others")
  func suppressedSuppression() throws {
    let unused = #"{"rule": "long-title", "reason": "r"}"#
    let quiet = #"{"rule": "unused-suppression", "reason": "r"}"#
    #expect(try speaks("unused-suppression", #""suppress": [\#(unused)], \#(tabs(2))"#))
    #expect(
      !(try speaks("unused-suppression", #""suppress": [\#(unused), \#(quiet)], \#(tabs(2))"#)))
    #expect(!(try speaks("unused-suppression", #""suppress": [\#(quiet)], \#(tabs(2))"#)))
    // Inside a node it hides what is there, and nothing around it.
    let inside = tabs(2, #", "suppress": [\#(quiet)]"#)
    #expect(try speaks("unused-suppression", #""suppress": [\#(unused)], \#(inside)"#))
  }
}
