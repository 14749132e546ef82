import TestTool
import Testing

@Suite("How deep tabs may be nested")
struct DepthTests {
  private static let spec = #"""
    {"tabs": [
      {"identifier": "a", "title": "A", "image": "star", "children": [
        {"identifier": "b", "title": "B", "children": [
          {"identifier": "c", "title": "C", "children": [
            {"identifier": "d", "title": "D"},
            {"identifier": "e", "title": "E"}
          ]}
        ]},
        {"identifier": "f", "title": "F"}
      ]},
      {"identifier": "g", "title": "G", "image": "moon"}
    ]}
    """#

  @Test(
    "--max-depth points at the topmost nodes that are too deep",
    arguments: [
      (1, [3]), (2, [4]), (3, [5]), (4, []), (1_000, []),
    ])
  func maximum(_ depth: Int, _ lines: [Int]) {
    let run = runTool(
      ["lint", "FILE", "--max-depth", "\(depth)", "-f", "concise"], spec: Self.spec)
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("[nesting-depth]") }
    #expect(found.compactMap { Int($0.split(separator: ":")[1]) } == lines)
    #expect(found.allSatisfy { $0.contains(": error: ") })
    #expect((run.code == 1) == !lines.isEmpty)
  }

  @Test("without it three layers are advised against, and more are an error")
  func usual() {
    let run = runTool(["lint", "FILE", "-f", "concise"], spec: Self.spec)
    let found = run.output.split(separator: "\n").filter { $0.hasSuffix("[nesting-depth]") }
    #expect(found.map { $0.contains(": error: ") } == [false, true])
    #expect(run.code == 1)
  }

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
