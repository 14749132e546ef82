import Foundation
import TestTool
import Testing

@Suite("A spec made of records")
struct MergeTests {
  private func record(
    _ platform: String, _ version: String, _ width: String, _ tabs: String, _ root: String = ""
  ) -> String {
    """
    {"recordVersion": 1, "environment": {"platform": "\(platform)", "osVersion": "\(version)",
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
    let words = files.keys.sorted().flatMap { ["--from", $0] }
    let run = runTool(["init"] + words + ["Made"], on: system)
    guard run.code == 0, let spec = system.files["Made.tabspec.json"] else {
      return (run.output, run.errors, run.code)
    }
    let conformed = runTool(
      ["conform", "--no-config", "Made.tabspec.json"] + files.keys.sorted(), on: system)
    #expect(conformed.code == 0, "\(conformed.output)")
    return (String(decoding: spec, as: UTF8.self), run.errors, 0)
  }

  @Test("a node that only some environments have says where it is")
  func availability() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a")),
      record("iPadOS", "26.0", "regular", tab("a") + "," + tab("b")),
    ])
    #expect(run.output.contains(#""platforms": ["#) && run.output.contains(#""iPadOS""#), "\(run)")
    #expect(!run.output.contains("horizontalSizeClass"))
  }

  @Test("the width and the release tell nodes apart where the platform does not")
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
      record("iOS", "26.0", "compact", tab("a", #", "badgeValue": "1""#)),
      record("iPadOS", "26.0", "regular", tab("a", #", "badgeValue": "2""#)),
    ])
    #expect(run.output.split(separator: #""identifier": "a""#).count == 3, "\(run)")
  }

  @Test("what no availability tells apart is exit 1 with both places")
  func conflict() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a", #", "badgeValue": "1""#)),
      record("iOS", "26.0", "compact", tab("a", #", "badgeValue": "2""#)),
    ])
    #expect(run.code == 1, "\(run)")
    #expect(
      run.errors.contains("0.tabrecord.json:2:") && run.errors.contains("1.tabrecord.json:2:"))
  }

  @Test("a property of the controller that differs is exit 1 with both places")
  func controller() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a"), #""mode": "tabBar","#),
      record("iPadOS", "26.0", "regular", tab("a"), #""mode": "tabSidebar","#),
    ])
    #expect(run.code == 1 && run.errors.contains("'mode' differs"), "\(run)")
  }

  @Test("a value that a platform does not have is as if absent there")
  func absent() {
    let run = made([
      record("tvOS", "26.0", "regular", tab("a"), #""mode": "automatic","#),
      record("iPadOS", "26.0", "regular", tab("a"), #""mode": "tabSidebar","#),
    ])
    #expect(run.code == 0 && run.output.contains(#""mode": "tabSidebar""#), "\(run)")
  }

  @Test("lists that stand in different orders are exit 1 with both places")
  func order() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a") + "," + tab("b")),
      record("iPadOS", "26.0", "regular", tab("b") + "," + tab("a")),
    ])
    #expect(run.code == 1 && run.errors.contains("different orders"), "\(run)")
  }

  @Test("an order that all records agree with is found, even where neighbours do not tell it")
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

  @Test("an order that goes round in a circle over three records is exit 1")
  func circle() {
    let run = made([
      record("iOS", "26.0", "compact", tab("a") + "," + tab("b")),
      record("iPadOS", "26.0", "regular", tab("b") + "," + tab("c")),
      record("tvOS", "26.0", "regular", tab("c") + "," + tab("a")),
    ])
    #expect(run.code == 1 && run.errors.contains("different orders"), "\(run)")
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
    #expect(runTool(["init", "--from", "gone.json", "-"]).code == 2)
    #expect(runTool(["init", "--from", "a.json", "--config"]).code == 64)
  }

  @Test("many records take time in proportion", .timeLimit(.minutes(1)))
  func many() {
    let tabs = (0..<40).map { tab("t\($0)") }.joined(separator: ",")
    let run = made((0..<150).map { _ in record("iOS", "26.0", "compact", tabs) })
    #expect(run.code == 0 && run.output.contains(#""identifier": "t39""#))
  }

  @Test("records that differ after many equal ones are told apart")
  func late() {
    let equal = (0..<5).map { _ in
      record("iOS", "26.0", "compact", tab("a", #", "isHidden": false"#))
    }
    let run = made(equal + [record("iOS", "26.0", "compact", tab("a", #", "isHidden": true"#))])
    #expect(run.code == 1 && run.errors.contains("no 'availability' can tell the two apart"))
  }
}
