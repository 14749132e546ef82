import TestSupport
import TestTool
import Testing

@Suite("Messages of syntax errors")
struct SyntaxMessageTests {
  @Test("show a byte that is not UTF-8 as U+FFFD")
  func invalidUTF8() {
    let system = MemorySystem()
    system.standardInput = SyntaxErrorExamples.invalidUTF8
    let run = runTool(["validate", "-", "--stdin-name", "a.json"], on: system)
    #expect(run.code == 1 && run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        """
        a.json:1:15: error: byte 0xE9 is not part of any UTF-8 character [json-syntax]
           1 │ {"title": "Caf\u{FFFD}"}
             │               ^
             = help: save the file as UTF-8; a file saved in an older encoding such as
                     Latin-1 looks like this

        """))
  }
}
