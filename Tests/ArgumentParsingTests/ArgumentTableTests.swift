import ArgumentParsing
import TestSupport
import Testing

@Suite("Command lines")
struct ArgumentTableTests {
  @Test(
    "have the outcomes, and offer the completions, of the table",
    arguments: try TextTable.sections(of: "command-lines.txt"))
  func lines(_ table: TextTable) {
    let result = table.title.hasPrefix("completions") ? completions : outcome
    table.expect { result(words($0.cells[0])) }
  }

  @Test("global options apply anywhere, even with an error")
  func globalOptions() {
    for line in [
      "--plain lint", "lint --plain", "--plain", "--plain zzz", "zzz --plain", "help --plain",
      "lint --plain --bogus", "--plain --bogus lint", "--plain --help", "lint --bogus --plain",
    ] {
      var globals = Globals()
      _ = try? testTool.parse(words(line), globals: &globals)
      #expect(globals.isPlain, "\(line)")
    }
  }

  @Test("canonically equivalent words differ")
  func lookalikes() {
    // The Kelvin sign is canonically equivalent to K, but it is not the same bytes.
    #expect(Word("\u{212A}") != Word("K") && Word("\u{E9}") != Word("e\u{301}"))
  }
}
