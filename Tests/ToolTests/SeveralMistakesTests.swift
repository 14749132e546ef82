import JSON
import TestSupport
import TestTool
import Testing

/// A file with eight different mistakes of syntax and three misspelt keys.
@Suite("One run reports everything")
struct SeveralMistakesTests {
  private static let spec = """
    \u{FEFF}{
      // Version 2 of the app
      name: "Teapot",
      'mode': "tabSidebar",
      "targts": [{“platform”: "iPadOS", "minimumVersion": "18.0",}],
      "tabs": [
        {"identifier": "teas", "titel": "Teas", "image": "leaf"}
        {"identifier": "timer",, "title": "Timer", "iamge": "timer"}, # soon
        {"title": "Find Tea", "role": "search", "badgeValue": "1"}
        {"title": "Iced Tea"}
      ]
    }

    """

  @Test("as it prints")
  func printed() throws {
    let run = runTool(["lint", "FILE"], spec: Self.spec)
    #expect(run.code == 1)
    try expectGolden(run.output, "findings/several-mistakes.txt")
  }

  @Test("keys and values have the pointers of what is meant, mistakes of syntax have none")
  func pointers() throws {
    let run = runTool(["lint", "FILE", "--format", "json"], spec: Self.spec)
    let report = try JSONReader.read(Array(run.output.utf8))
    let findings = report.elements(of: try #require(report.member("findings", of: report.root)))
    let pointers = findings.map { finding in
      report.member("pointer", of: finding).flatMap {
        report.kind(of: $0) == .null ? nil : report.string($0)
      }
    }
    #expect(
      pointers.compactMap { $0 } == [
        "/targts", "/tabs/0/titel", "/tabs/1/iamge", "/tabs/2/role", "/tabs/3",
      ])
  }

  @Test("--fix makes JSON of it, --unsafe a spec")
  func fixed() throws {
    var text = ""
    for words in [["lint", "--fix"], ["lint", "--fix", "--unsafe"]] {
      let system = FixSample.system(["App.tabspec.json": Self.spec])
      let run = runTool(words + ["App.tabspec.json"], on: system)
      text += "$ tabspec \(words.joined(separator: " "))\n\(run.errors)\n"
      text += FixSample.text(system) + "\n"
    }
    try expectGolden(text, "findings/several-mistakes-fixed.txt")
  }

  @Test("the last finding is the one that ends the file, and nothing is read for its shape")
  func ended() {
    let run = runTool(
      ["lint", "FILE", "--format", "concise"],
      spec: "{\n  // a\n  \"tabz\": [1,],\n  \"name\": \"x\n}")
    #expect(
      run.output.split(separator: "\n").map { $0.prefix { $0 != " " } }.prefix(3) == [
        "App.tabspec.json:2:3:", "App.tabspec.json:3:13:", "App.tabspec.json:4:11:",
      ])
    #expect(!run.output.contains("tabz"))
  }
}
