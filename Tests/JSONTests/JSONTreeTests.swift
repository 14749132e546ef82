import JSON
import Testing

@Suite("JSON trees")
struct JSONTreeTests {
  @Test(
    "are written on one line, in order",
    arguments: [
      (nil, "null"), (true, "true"), (-7, "-7"), ("a\"", #""a\"""#), ([], "[]"), ([:], "{}"),
      ([1, ["b": 2, "a": [nil]]], #"[1,{"b":2,"a":[null]}]"#),
      (.strings(["x", "y"]), #"["x","y"]"#),
      (["a": .written(Array("[1, 2]".utf8)), "b": 1], #"{"a":[1, 2],"b":1}"#),
      (.list(of: 1...4) { $0 == 3 ? nil : ["n": .integer($0)] }, #"[{"n":1},{"n":2},{"n":4}]"#),
    ] as [(JSONTree, String)])
  func compact(_ tree: JSONTree, _ expected: String) {
    #expect(tree.compactText == expected)
  }

  @Test("append, replace and remove members")
  func members() {
    var tree: JSONTree = ["a": 1, "b": 2]
    tree["c"] = 3
    tree["a"] = "x"
    tree["b"] = nil
    tree["d"] = nil
    #expect(tree.compactText == #"{"a":"x","c":3}"#)
    #expect(tree["b"] == nil && tree["c"]?.compactText == "3")
  }

  @Test("documents are indented and end in a line break")
  func document() {
    let tree: JSONTree = ["a": [1], "b": [:]]
    let text = String(decoding: tree.document, as: UTF8.self)
    #expect(text == "{\n  \"a\": [\n    1\n  ],\n  \"b\": {}\n}\n")
  }
}
