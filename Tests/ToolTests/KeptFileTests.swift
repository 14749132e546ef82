import Foundation
import TestSupport
import TestTool
import Testing

/// What a file is besides its contents, when it is fixed or a report takes its place.
@Suite("A file that is replaced stays what it was")
struct KeptFileTests {
  private static let files = ["a.tabspec.json": FixSample.spec]
  private static let ways = [
    "lint --fix a.tabspec.json", "lint ok -f json=a.tabspec.json --allow-empty",
  ]

  private func run(_ way: String, _ before: String, _ after: String) throws -> ToolRun {
    try TemporaryFolder.with(Self.files) { folder in
      try folder.shell(
        """
        mkdir ok; cp a.tabspec.json old; \(before)
        "$TABSPEC" \(way) > /dev/null; cmp -s a.tabspec.json old && echo unchanged; \(after)
        """)
    }
  }

  @Test("reports that hard links keep the old contents", arguments: ways)
  func names(_ way: String) throws {
    let one = try run(way, "ln a.tabspec.json other", "cmp other old")
    #expect(one.output.isEmpty)
    #expect(
      one.errors.contains(
        "note: a.tabspec.json: another name (hard link) of this file still has the old contents"),
      "\(one)")
    let two = try run(way, "ln a.tabspec.json x; ln a.tabspec.json y", "cmp y old")
    #expect(two.errors.contains("2 other names (hard links) of this file still have"), "\(two)")
  }

  @Test("reports a replaced link, and keeps its target")
  func link() throws {
    try TemporaryFolder.with(["target": "old\n"]) { folder in
      let run = try folder.shell(
        #"ln -s target report; "$TABSPEC" lint --allow-empty -f json=report; test -L report || echo file"#
      )
      #expect(run.output == "file\n")
      #expect(folder.text("target") == "old\n")
      #expect(run.errors == "note: report: \(Self.linkWords)\n")
    }
  }

  @Test("a new file is as open as the user's mask lets it be", arguments: [0o022, 0o027, 0o077])
  func mode(_ mask: Int) throws {
    try TemporaryFolder.with(Self.files) { folder in
      let run = try folder.shell(
        """
        mkdir ok; umask \(String(mask, radix: 8)); "$TABSPEC" lint ok -f json=report --allow-empty
        perl -e 'printf "%o", (stat "report")[2] & 0777'
        """)
      #expect(run.output == String(0o666 & ~mask, radix: 8), "\(run)")
    }
  }

  private static let linkWords =
    "this was a symbolic link and is a file now; its target is unchanged"

  @Test(
    "a name of 255 bytes is no longer than others",
    arguments: [
      String(repeating: "n", count: 241) + ".tabspec.json",
      String(repeating: "ü", count: 120) + "x.tabspec.json",
    ])
  func longName(_ name: String) throws {
    try TemporaryFolder.with([name: FixSample.spec]) { folder in
      let report = String(repeating: "é", count: 127) + "r"
      let run = try folder.shell(#""$TABSPEC" lint --fix -f json=\#(report) . "#)
      #expect(run.errors.hasPrefix("fixed "), "\(run)")
      #expect(folder.text(name) != FixSample.spec)
      #expect(folder.text(report)?.hasSuffix("}\n") == true)
      #expect(folder.names.count == 2)
    }
  }

  @Test("what could not be written is not counted as nothing to fix")
  func uncounted() throws {
    let system = FixSample.system(["App.tabspec.json": FixSample.spec])
    system.fileError = .failed(reason: "no space left on device")
    let run = runTool(["lint", "--fix"], on: system)
    #expect(!run.errors.contains("nothing to fix"))
    // As many as are fixed where the file can be written.
    let fixed = runTool(
      ["lint", "--fix"], on: FixSample.system(["App.tabspec.json": FixSample.spec]))
    let count = try #require(fixed.errors.firstMatch(of: /fixed (\d+ findings) in 1 file/)).output.1
    #expect(run.errors.contains("not fixed: \(count), because 1 file could not be written"))
    #expect(run.code == 2)

    let piped = MemorySystem()
    piped.standardInput = Array(FixSample.spec.utf8)
    piped.outputError = .failed(reason: "no space left on device")
    let output = runTool(["lint", "--fix", "-"], on: piped)
    #expect(output.errors.contains("because 1 file could not be written"), "\(output)")
    #expect(!output.errors.contains("nothing to fix"))
  }
}
