import TestTool
import Testing

@Suite("An excerpt shows what a finding is about")
struct ExcerptTests {
  private func excerpt(_ rule: String, _ spec: String, _ words: [String] = []) -> [String] {
    let run = runTool(["lint", "FILE"] + words, spec: spec)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    let finding = lines.drop { !$0.hasSuffix("[\(rule)]") }.dropFirst()
    return finding.prefix { !$0.hasPrefix("     = ") && !$0.isEmpty }.map(String.init)
  }

  private static let spec = #"""
    {"targets": [{"platform": "iOS", "minimumVersion": "18.0"}],
     "tabs": [
      {
        "identifier": "a",
        "title": "Has 3 words"
      }, {
        "identifier": "b",
        "image": "plus",
        "title": "B",
        "subtitle": "b"
      }
    ]}
    """#

  @Test("within a line by a mark below it")
  func oneLine() {
    #expect(
      excerpt("multiword-title", Self.spec) == [
        #"   5 │     "title": "Has 3 words""#, "     │              ^^^^^^^^^^^^^",
      ])
  }

  @Test("of few lines by a bracket beside all of them")
  func fewLines() {
    let spec =
      "{\"targets\": [{\"platform\": \"iOS\", \"minimumVersion\": \"18.0\"}],\n"
      + " \"tabs\": [\n  {\"identifier\": \"a\",\n   \"title\": \"A\"}, {\"identifier\": \"b\",\n"
      + "   \"image\": \"plus\", \"title\": \"B\"\n  }]}"
    #expect(
      excerpt("missing-image", spec) == [
        #"   3 │ ╭   {"identifier": "a","#, #"   4 │ ╰    "title": "A"}, {"identifier": "b","#,
      ])
    #expect(
      excerpt("action-like-tab", spec, ["--ascii"]) == [
        #"   4 | /    "title": "A"}, {"identifier": "b","#,
        "     | |                   ^^^^^^^^^^^^^^^^^^^",
        #"   5 | |    "image": "plus", "title": "B""#,
        #"   6 | \   }]}"#,
      ])
  }

  @Test("mark many lines with a bracket")
  func manyLines() {
    let spec = Self.spec.replacing("\"Has 3 words\"", with: "\"Add\",\n    \"subtitle\": \"a\"")
    #expect(
      excerpt("action-like-tab", spec) == [
        "   3 │ ╭   {", #"   4 │ │     "identifier": "a","#, #"   5 │ │     "title": "Add","#,
        "     │ ╰─ to line 7",
      ])
    #expect(excerpt("action-like-tab", spec, ["--ascii"]).last == #"     | \_ to line 7"#)
  }

  @Test("of one line more than are shown by the same bracket")
  func oneMore() {
    let spec = Self.spec.replacing("Has 3 words", with: "Add")
    #expect(
      excerpt("action-like-tab", spec) == [
        "   3 │ ╭   {", #"   4 │ │     "identifier": "a","#, #"   5 │ │     "title": "Add""#,
        "     │ ╰─ to line 6",
      ])
  }

  @Test("a fix is reported once")
  func cure() {
    let safe = runTool(["lint", "FILE"], spec: Sample.warned).output
    #expect(safe.contains("     = fix: write 'house', the outline\n"))
    #expect(!safe.contains("= help"))
    let unsafe = runTool(
      ["lint", "FILE"],
      spec: Sample.clean.replacing(#"{"tabs""#, with: #"{"isTabBarHidden": true, "tabs""#)
    ).output.replacing("\n            ", with: "")
    #expect(unsafe.contains("= fix: remove 'isTabBarHidden', and present full-screen content"))
    #expect(unsafe.contains("(may change the layout)"))
    #expect(!unsafe.contains("= help"))
  }

  @Test("of many lines that begin after something else by its first line")
  func behindSomething() {
    let tabs = #"""
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "tabs": [
        {
          "identifier": "a",
          "title": "A"
        }
      ]}
      """#
    #expect(
      excerpt("single-tab", tabs) == [#"   2 │  "tabs": ["#, "     │          ^ to line 7"])
  }
}
