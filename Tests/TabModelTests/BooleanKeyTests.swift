import JSON
import TabModel
import Testing

@Suite("Boolean keys of nodes")
struct BooleanKeyTests {
  static let keys = NodeKey.allCases.filter {
    if case .bool = $0.definition.shape { true } else { false }
  }

  private func node(_ key: NodeKey, _ value: Bool) throws -> Node {
    let own =
      key.kinds == [.search] ? #""type": "search""# : #""identifier": "a", "title": "A""#
    let children = key.kinds == [.group] ? #", "children": []"# : ""
    let text = "{\"tabs\": [{\(own)\(children), \"\(key.name)\": \(value)}]}"
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(text.utf8)))
    #expect(problems.isEmpty, "\(text)")
    return try #require(spec.nodes.first)
  }

  @Test("each is true or false by itself", arguments: keys)
  func each(_ key: NodeKey) throws {
    for value in [true, false] {
      let node = try node(key, value)
      for other in Self.keys {
        let found = [node.isWritten(other), node.isTrue(other), node.isFalse(other)]
        #expect(found == (other == key ? [true, value, !value] : [false, false, false]))
      }
    }
  }
}
