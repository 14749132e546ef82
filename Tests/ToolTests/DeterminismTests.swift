import TestSupport
import TestTool
import Testing

/// Every process hashes with a seed of its own, so that what depends on the order of a set or a
/// dictionary shows in several runs, and only there.
@Suite("The same bytes in every process")
struct DeterminismTests {
  @Test(
    "whatever is asked about examples and mistakes",
    arguments: [
      "lint -f json", "lint -f text", "lint -f sarif", "lint --diff --unsafe",
      "resolve -p all -f text -f json=j -f svg=s -f html=h", "matrix -f text -f json=j",
      "reach -f text -f json=j", "diff --os 18..27 -f text -f json=j", "rules", "manual",
      "schema spec", "schema config", "completions zsh",
    ])
  func commands(_ words: String) throws {
    let takesFile = !["rules", "manual", "schema", "completions"].contains {
      words.hasPrefix($0)
    }
    let other = words.utf8.count % 2 == 0 ? "media" : "per-platform"
    let files = takesFile ? ["mistakes/mistakes", other] : [""]
    try TemporaryFolder.with { folder in
      let examples = Repository.examples.path
      for file in files {
        let path = file.isEmpty ? "" : "'\(examples)/\(file).tabspec.json'"
        let run = try folder.shell(
          """
          for n in 1 2 3; do "$TABSPEC" \(words) \(path) >out 2>&1; cat out [jsh] 2>/dev/null | cksum; done | sort -u
          """)
        #expect(run.output.split(separator: "\n").count == 1, "\(words) \(file)")
      }
    }
  }

  @Test("where entries of a baseline are alike, it is always the same that is left over")
  func baseline() throws {
    let entries = (0..<8).map {
      #"{"path":"a.json","rule":"filled-symbol","pointer":"/tabs/\#($0 + 2)/image","identifier":"home"}"#
    }
    let base = #"{"baselineVersion":1,"findings":[\#(entries.joined(separator: ","))]}"#
    try TemporaryFolder.with(["a.json": Sample.warned, "base.json": base]) { folder in
      let run = try folder.shell(
        """
        for n in 1 2 3 4 5 6; do
          "$TABSPEC" lint a.json --baseline base.json --strict-baseline 2>&1 | cksum
        done | sort -u | wc -l
        "$TABSPEC" lint a.json --baseline base.json --strict-baseline
        """)
      #expect(run.output.hasPrefix("1\n"))
      #expect(!run.output.contains("a.json#/tabs/2/image"), "the first entry was found")
      #expect(run.output.contains("a.json#/tabs/3/image"))
      #expect(run.code == 1)
    }
  }
}
