import TestTool
import Testing

@Suite("How deep tabs may be nested")
struct DepthTests {
  @Test("499 groups inside each other are one finding of depth, and have a layout")
  func deepest() {
    let spec =
      #"{"tabs":["#
      + (0..<499).map { #"{"identifier":"g\#($0)","title":"G","children":["# }.joined()
      + String(repeating: "]}", count: 499) + "]}"
    let run = runTool(["validate", "FILE", "-f", "concise"], spec: spec)
    #expect(run.output.split(separator: "\n").count { $0.hasSuffix("[nesting-depth]") } == 1)
    #expect(runTool(["resolve", "FILE", "-p", "ipad", "-f", "json"], spec: spec).code == 0)
    #expect(runTool(["resolve", "FILE", "-p", "all"], spec: spec).code == 0)
  }

  @Test("a million brackets are one finding at the limit", arguments: ["[", #"{"tabs":"#])
  func million(_ bracket: String) {
    let text = String(repeating: bracket, count: 1_000_000)
    let run = runTool(["lint", "-", "-f", "concise"], input: text)
    let column = bracket.count * 1_000 + 1
    #expect(run.output.hasPrefix("<standard input>:1:\(column): error: arrays and objects are"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.code == 1)
  }
}
