import JSON
import TestSupport
import TestTool
import Testing

/// What people read about a text that is not JSON. The golden file is meant to be read: each report
/// has to make sense to somebody who has never seen the rules of JSON.
@Suite("Messages of syntax errors")
struct SyntaxWordsTests {
  /// An example of each problem.
  private static let examples: [String] = [
    "", "\n  \n",
    String(repeating: "[", count: 1_001),
    "\u{FEFF}{}", "{\u{0}\"\u{0}", "[\"a\tb\"]", "[\"\u{1B}[31m\"]",
    #"{"tabs": [{"title": "Home}]}"#,
    "{\"tabs\": [\n  {\"title\": \"Home\"}\n", #"{"tabs": [], "sidebar": {"isHidden": true"#,
    #"{"tabs": [{"title": "Home"]}"#, #"{"tabs": [1}"#, #"{"tabs": []}}"#,
    "{\"tabs\": []}\n{\"tabs\": []}", #"{"tabs": [1,]}"#, "{\n  \"tabs\": [],\n}",
    #"{"tabs": [1,,2]}"#, "{\n  \"mode\": \"tabBar\"\n  \"tabs\": []\n}",
    #"{"name": "My "best" app"}"#, #"{"tabs" []}"#, #"{"tabs" = []}"#,
    #"{"tabs": ["title": "Home"]}"#, #"{"a": "b": "c"}"#, #"{"a": 1; "b": 2}"#, "{: 1}",
    "{tabs: []}", #"{"tabs": [{"title": "Home", {"title": "Search"}]}"#, #"{"tabs": 1, [1]}"#,
    #"{"tabs"}"#, #"{"tabs":}"#, "{'tabs': []}", "{“tabs”: []}", "{\u{A0}\"tabs\": []}",
    "{\n  // the tabs\n  \"tabs\": []\n}",
    "{} /* the end", "{\n  \"tabs\": [\n    {\"title\": \"Home\"}\n  \"mode\": \"tabBar\"\n}",
    #"{"isHidden": True}"#, #"{"isHidden": no}"#,
    #"{"title": nil}"#, #"{"title": NaN}"#, #"{"title": Home}"#, #"{"title": "C:\Program"}"#,
    #"{"title": "\u00"}"#, #"{"title": "\ud83d"}"#, #"{"specVersion": 01}"#,
    #"{"specVersion": +1}"#, #"{"specVersion": .5}"#, #"{"specVersion": -}"#,
    #"{"specVersion": 1.}"#, #"{"specVersion": 1e}"#, #"{"minimumVersion": 18.0.1}"#,
    #"{"size": 12px}"#, #"{"tabs": (1)}"#,
    #"{"a key that goes on and on, far beyond what anybody would want to read" 1}"#,
  ]

  @Test("match the recording, one example each")
  func golden() throws {
    var text = ""
    let latin1 = Array("{\"title\": \"Caf".utf8) + [0xE9] + Array("\"}".utf8)
    for bytes in Self.examples.map({ Array($0.utf8) }) + [latin1] {
      let system = MemorySystem()
      system.standardInput = bytes
      let run = runTool(
        ["validate", "-", "--stdin-name", "App.tabspec.json", "--format", "text"], on: system)
      #expect(run.code == 1)
      #expect(run.errors.isEmpty)
      // Without the summary, which is the last paragraph.
      let findings = run.output.split(separator: "\n\n").dropLast()
      #expect(!findings.isEmpty)
      text += findings.joined(separator: "\n\n") + "\n\n"
    }
    try expectGolden(text, "json-syntax-errors.txt")
  }

  @Test("have an example for each error")
  func complete() {
    let names = (Self.examples.map { refusal(of: $0) } + [refusal(of: [0xE9])]).compactMap { $0 }
      .map { Self.name($0.problem) }
    let all = RefusedTexts.all.map { Self.name($0.problem) } + ["tooDeep"]
    #expect(Set(all).subtracting(names).isEmpty)
  }

  @Test("are in lower case, without a period, quoting whole characters")
  func form() {
    for text in RefusedTexts.all {
      guard let words = refusal(of: text.bytes)?.diagnostic(in: text.bytes) else { continue }
      for sentence in [words.message, words.help ?? "x"] {
        #expect(!sentence.hasSuffix("."), "\(sentence)")
        #expect(sentence.hasPrefix("JSON") || sentence.first?.isUppercase == false, "\(sentence)")
        #expect(!sentence.contains("\u{FFFD}"), "\(sentence)")
      }
    }
  }

  @Test("clip long quotations between characters", arguments: 0..<4)
  func longQuotation(_ shift: Int) throws {
    let key = String(repeating: "a", count: shift) + String(repeating: "🙂", count: 40)
    let bytes = Array("{\"\(key)\" 1}".utf8)
    let words = try #require(refusal(of: bytes)).diagnostic(in: bytes)
    #expect(!words.message.contains("\u{FFFD}"))
    #expect(words.message.hasSuffix("…"))
  }

  private static func name(_ problem: JSONSyntaxError.Problem) -> String {
    String("\(problem)".prefix { $0 != "(" })
  }
}
