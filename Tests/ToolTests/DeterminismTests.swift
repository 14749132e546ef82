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
}
