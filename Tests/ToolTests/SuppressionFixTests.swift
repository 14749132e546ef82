import TestTool
import Testing

@Suite("Fixes and suppressions")
struct SuppressionFixTests {
  private func fixed(_ spec: String, _ words: [String] = []) -> (text: String, errors: String) {
    let system = MemorySystem()
    system.files["App.tabspec.json"] = Array(spec.utf8)
    let run = runTool(["lint", "--fix"] + words, on: system)
    let text = String(decoding: system.files["App.tabspec.json"] ?? [], as: UTF8.self)
    return (text, run.errors)
  }

  @Test("what a suppression hides is not fixed")
  func hidden() {
    let spec = """
      {"suppress": [{"rule": "filled-symbol", "reason": "Drawn so."}],
       "tabs": [
        {"identifier": "a", "title": "A", "image": "star.fill"},
        {"identifier": "b", "title": "B", "image": "map"}
      ]}
      """
    #expect(fixed(spec).text == spec)
    #expect(fixed(spec, ["--unsafe"]).errors.hasPrefix("nothing to fix"))
  }

  @Test("an entry that hides nothing is removed, and with the last one its list")
  func unused() {
    let entries = [
      #"{"rule": "nesting-depth", "reason": "Once."}"#,
      #"{"rule": "filled-symbol", "reason": "Drawn so."}"#,
      #"{"rule": "wrong-type", "reason": "Never."}"#,
      #"{"rule": "nothing-like-it", "reason": "Never."}"#,
    ]
    func spec(_ entries: [String]?) -> String {
      let list = entries.map { #""suppress": [\#($0.joined(separator: ", "))], "# } ?? ""
      return """
        {"tabs": [
          {\(list)"identifier": "a", "title": "A", "image": "star.fill"},
          {"identifier": "b", "title": "B", "image": "map"}
        ]}
        """
    }
    let run = fixed(spec(entries))
    #expect(run.text == spec([entries[1]]))
    #expect(run.errors.hasPrefix("fixed 3 findings in 1 file\n  3 × remove the entry"))
    let none = spec([entries[0], entries[2]]).replacing("star.fill", with: "star")
    #expect(fixed(none).text == spec(nil).replacing("star.fill", with: "star"))
  }

  @Test("one with a misspelt rule is left to a person")
  func misspelt() {
    let spec = """
      {"suppress": [{"rule": "filled-symbols", "reason": "Drawn so."}],
       "tabs": [
        {"identifier": "a", "title": "A", "image": "star"},
        {"identifier": "b", "title": "B", "image": "map"}
      ]}
      """
    #expect(fixed(spec).text == spec)
  }
}
