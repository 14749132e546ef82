import TestTool
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  @Test("'rules' fits 80 columns with severities that were changed")
  func rules() {
    let run = runTool(
      ["rules", "--rule", "badge-value=error"],
      files: ["tabspec.config.json": #"{"rules": {"filled-symbol": "off"}}"#])
    #expect(run.code == 0 && run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("a new one has the defaults")
  func defaults() {
    let text = runTool(["init", "--config", "-"]).output
    let before = runTool(["rules"])
    let after = runTool(["rules"], files: ["tabspec.config.json": text])
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let plain = words(after.output).replacing(/\ \([a-z]+ by itself, changed by [^)]*\)/, with: "")
    #expect(after.code == 0 && plain == words(before.output))
  }
}
