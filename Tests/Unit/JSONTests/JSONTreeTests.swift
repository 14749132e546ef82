import JSON
import Testing

@Suite("JSON trees")
struct JSONTreeTests {
  @Test("are written on one line, or as a document that is indented and ends in a line break")
  func written() {
    let trees: [(tree: JSONTree, text: String)] = [
      (nil, "null"), (true, "true"), (-7, "-7"), ("a\"", #""a\"""#), ([], "[]"), ([:], "{}"),
      ([1, ["b": 2, "a": [nil]]], #"[1,{"b":2,"a":[null]}]"#),
      (.strings(["x", "y"]), #"["x","y"]"#),
      (["a": .written(Array("[1, 2]".utf8)), "b": 1], #"{"a":[1, 2],"b":1}"#),
    ]
    #expect(trees.map(\.tree.compactText) == trees.map(\.text))
    let document: JSONTree = ["a": [1], "b": [:]]
    #expect(document.document == Array("{\n  \"a\": [\n    1\n  ],\n  \"b\": {}\n}\n".utf8))
  }

  @Test("append, replace and remove members")
  func members() {
    var tree: JSONTree = ["a": 1, "b": 2]
    tree["c"] = 3
    tree["a"] = "x"
    tree["b"] = nil
    tree["d"] = nil
    let texts = [tree, tree["b"], tree["c"]].map { $0?.compactText }
    #expect(texts == [#"{"a":"x","c":3}"#, nil, "3"])
  }
}
