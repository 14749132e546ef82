import TestSupport
import TestTool
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  @Test("a new one has the defaults, and 'rules' fits 80 columns with severities that were changed")
  func rules() {
    func rules(_ words: [String] = [], _ configuration: String? = nil) -> ToolRun {
      runTool(["rules"] + words, files: configuration.map { ["tabspec.config.json": $0] } ?? [:])
    }
    func words(_ run: ToolRun) -> String {
      run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let new = rules([], runTool(["init", "--config", "-"]).output)
    let plain = words(new).replacing(/\ \([a-z]+ by itself, changed by [^)]*\)/, with: "")
    #expect(new.code == 0 && plain == words(rules()), "\(new)")
    let changed = rules(["--rule", "badge-value=error"], #"{"rules": {"filled-symbol": "off"}}"#)
    let tooLong = changed.output.split(separator: "\n").filter { $0.count > 80 }
    #expect(changed.code == 0 && tooLong == [], "\(changed)")
  }
}
