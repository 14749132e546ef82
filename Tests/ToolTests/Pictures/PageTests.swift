import Foundation
import TestSamples
import TestSupport
import TestTool
import Testing

/// The page about a spec with everything in it.
@Suite("The page")
struct PageTests {
  private func page(_ path: String, _ words: [String] = []) throws -> String {
    let spec = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
    let run = runTool(["matrix", path, "--format", "html"] + words, files: [path: spec])
    #expect(run.code == 0)
    return run.output
  }

  @Test("of a spec with mistakes looks as recorded")
  func mistakes() throws {
    try expectGolden(
      try page("Examples/mistakes/mistakes.tabspec.json", RecordedRelease.options),
      "pages/mistakes.html")
  }

  @Test("leads from every finding to its line and back")
  func links() throws {
    let page = try page("Examples/mistakes/mistakes.tabspec.json")
    let ids = Set(page.matches(of: /id="([^"]+)"/).map { String($0.output.1) })
    let targets = Set(page.matches(of: /href="#([^"]+)"/).map { String($0.output.1) })
    #expect(targets.subtracting(ids).isEmpty)
    #expect(targets.contains("finding-1"))
  }

  @Test("puts a finding beside the devices that it is about, and beside no other")
  func beside() throws {
    let tabs = (1...6).map { #"{"identifier": "t\#($0)", "title": "T\#($0)", "image": "i\#($0)"}"# }
    let spec = #"{"tabs": [{"identifier": "g", "title": "G"}, \#(tabs.joined(separator: ","))]}"#
    let page = runTool(["matrix", "FILE", "--format", "html"], spec: spec).output
    let devices = page.split(separator: "<article ").dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "</article>")?.lowerBound ?? $0.endIndex))
    }
    let narrow = devices.filter { $0.contains(">iPhone") }
    let television = devices.filter { $0.contains(">Apple TV") }
    #expect(!narrow.isEmpty && !television.isEmpty)
    // One about the whole spec, and one about a node.
    for words in ["move to More", "has no image"] {
      #expect(narrow.allSatisfy { $0.contains(words) })
      #expect(!television.contains { $0.contains(words) })
    }
  }

  @Test(
    "fills bars and sidebars that differ from the first of their kind",
    arguments: [
      // The sidebar of a Mac has the rows of an iPad's.
      ("", 0), (#", "availability": {"platforms": ["iPadOS"]}"#, 1),
    ])
  func thumbnails(_ availability: String, _ count: Int) {
    let page = runTool(
      [
        "matrix", "FILE", "--format", "html", "--size-class", "regular", "--orientation",
        "landscape",
      ],
      spec: """
        {"targets": [{"platform": "iPadOS", "minimumVersion": "27.0"},
                     {"platform": "macCatalyst", "minimumVersion": "27.0"}],
          "mode": "tabSidebar", "tabs": [{"identifier": "a", "title": "A"},
            {"identifier": "b", "title": "B"\(availability)}]}
        """
    ).output
    let overview = page.split(separator: "id=\"overview\"").last?.split(separator: "</section>")
      .first
    let filled = overview?.matches(of: /class="[^"]*differing/).count
    #expect(filled == count)
  }

  @Test("heeds the configuration as 'tabspec lint' does, and fails where that is broken")
  func configuration() {
    let spec = #"{"tabs": [{"identifier": "a", "title": "Has 3 Words", "image": "star"}]}"#
    func run(_ configuration: String, _ words: String...) -> ToolRun {
      runTool(
        ["matrix", "App.tabspec.json", "--format", "html"] + words,
        files: ["App.tabspec.json": spec, "tabspec.config.json": configuration])
    }
    #expect(run("{}").output.contains("multiword-title"))
    let off = run(#"{"rules": {"multiword-title": "off"}}"#)
    #expect(off.code == 0)
    #expect(!off.output.contains("multiword-title"))
    let unheeded = run(#"{"rules": {"multiword-title": "off"}}"#, "--no-config")
    #expect(unheeded.code == 0)
    #expect(unheeded.output.contains("multiword-title"))
    let broken = run("{")
    #expect(broken.code != 0)
    #expect(broken.output.isEmpty)
    #expect(broken.errors.contains("tabspec.config.json"))
  }

  @Test("is the same for resolve, but for the findings")
  func resolve() {
    let spec = #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#
    let run = runTool(
      ["resolve", "App.tabspec.json", "--platform", "all", "--format", "html"], spec: spec)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    #expect(run.output.contains("id=\"line-1\""))
    #expect(!run.output.contains("id=\"findings\""))
    #expect(!run.output.contains("<script"))
  }
}
