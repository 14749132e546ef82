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
      "lint -f text -f json=j -f sarif=s", "lint --diff --unsafe",
      "resolve -p all -f text -f json=j -f svg=s -f html=h", "matrix -f text -f json=j",
      "matrix --taps", "diff --os 18..27 -f text -f json=j", "rules",
      "schema spec", "schema config", "completions zsh",
    ])
  func commands(_ words: String) throws {
    let takesFile = !["rules", "schema", "completions"].contains(where: words.hasPrefix)
    let name = words.hasPrefix("lint") ? "mistakes/mistakes" : "media"
    let path = takesFile ? "'\(Repository.examples.path)/\(name).tabspec.json'" : ""
    try TemporaryFolder.with { folder in
      let run = try folder.shell(
        """
        for n in 1 2; do
          { "$TABSPEC" \(words) \(path); cat [jsh]; } 2>&1 | cksum
        done | sort -u
        """)
      #expect(run.output.split(separator: "\n").count == 1, "\(words)")
    }
  }
}
