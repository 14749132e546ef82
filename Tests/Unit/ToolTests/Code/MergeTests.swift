import TestTool
import Testing

@Suite("A spec made of records")
struct MergeTests {
  @Test("many records take time in proportion", .timeLimit(.minutes(5)))
  func many() {
    let tabs = (0..<24).map { #"{"type": "tab", "identifier": "t\#($0)", "title": "T"}"# }
    let record = """
      {"recordVersion": 1, "environment": {"platform": "iOS", "osVersion": "26.0",
       "horizontalSizeClass": "compact"}, "tabs": [\(tabs.joined(separator: ", "))]}
      """
    let names = (0..<24).map { "\($0).tabrecord.json" }
    let system = MemorySystem()
    for name in names { system.files[name] = Array(record.utf8) }
    let run = runTool(["init", "--from"] + names + ["--output", "Made.tabspec.json"], on: system)
    let spec = String(decoding: system.files["Made.tabspec.json"] ?? [], as: UTF8.self)
    let conform = runTool(["conform", "--no-config", "Made.tabspec.json"] + names, on: system)
    #expect(spec.contains(#""identifier": "t23""#) && conform.code == 0, "\(run) \(spec)")
  }
}
