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
}
