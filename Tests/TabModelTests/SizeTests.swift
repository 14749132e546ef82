import JSON
import TabModel
import Testing

/// Documents that nobody writes by hand. None of them may take more than linear time: where
/// something is quadratic, these tests run into their limit.
@Suite("Very deep, very wide and very wrong documents are read", .timeLimit(.minutes(1)))
struct SizeTests {
  /// Groups inside each other; the innermost is empty.
  private func nested(_ groups: Int) -> String {
    #"{"tabs":["#
      + (0..<groups).map { #"{"identifier":"g\#($0)","title":"G","children":["# }.joined()
      + String(repeating: "]}", count: groups) + "]}"
  }

  @Test("499 groups inside each other are all that 1,000 levels of JSON hold")
  func deep() throws {
    let spec = try read(nested(499))
    #expect(spec.nodes.count == 499)
    #expect(spec.nodes.last?.depth == 498)
    #expect(spec.nodes.map(\.end).allSatisfy { $0 == 499 })
    #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(self.nested(500).utf8)) }
  }

  @Test("20,000 nodes side by side, and as many in one group")
  func wide() throws {
    let nodes = (0..<20_000).map { #"{"identifier":"t\#($0)","title":"T"}"# }
      .joined(separator: ",")
    #expect(try read(#"{"tabs":[\#(nodes)]}"#).nodes.count == 20_000)
    let spec = try read(#"{"tabs":[{"identifier":"g","title":"G","children":[\#(nodes)]}]}"#)
    #expect(spec.nodes.count == 20_001)
    #expect(spec.nodes.last?.parent == 0)
    #expect(spec.nodes.first?.end == 20_001)
  }

  /// Documents with an object that can be filled with members.
  enum Filled: String, Sendable {
    case root, node, sidebar, displayOrder

    func document(_ members: String) -> String {
      switch self {
      case .root: "{\(tabs),\(members)}"
      case .node: #"{"tabs":[{"identifier":"h","title":"H",\#(members)}]}"#
      case .sidebar: #"{"sidebar":{\#(members)},\#(tabs)}"#
      case .displayOrder: #"{"displayOrder":{\#(members)}}"#
      }
    }

    var place: Place { self == .displayOrder ? .customization : .root }
  }

  @Test(
    "the same key again and again in one object",
    arguments: [
      (Filled.root, 10_000), (.node, 5_000), (.sidebar, 5_000), (.displayOrder, 5_000),
    ])
  func duplicates(_ object: Filled, _ count: Int) throws {
    let member = object == .displayOrder ? #""x":[]"# : #""x":0"#
    let members = repeatElement(member, count: count).joined(separator: ",")
    let found = try diagnostics(of: object.document(members), in: object.place)
    let repeated = found.filter { $0.rule == "duplicate-key" }
    #expect(repeated.reduce(0) { $0 + 1 + $1.more } == count - 1)
  }

  @Test(
    "unknown keys in one object",
    arguments: [(Filled.root, 4_000), (.node, 2_000), (.sidebar, 2_000)])
  func unknown(_ object: Filled, _ count: Int) throws {
    // Long words have no suggestions, which take most of the time.
    let stem = String(repeating: "k", count: 70)
    let members = (0..<count).map { #""\#(stem)\#($0)":0"# }.joined(separator: ",")
    let found = try diagnostics(of: object.document(members))
    #expect(found.count == count)
  }

  @Test("a key of another kind of node, 10,000 times", arguments: [false, true])
  func foreign(_ hasProblems: Bool) throws {
    let member = hasProblems ? #""allowsReordering":1"# : #""allowsReordering":true"#
    let members = repeatElement(member, count: 10_000).joined(separator: ",")
    let found = try diagnostics(of: Filled.node.document(members))
    #expect(found.count { $0.rule == "unknown-key" } == 10_000)
    #expect(found.count { $0.rule == "duplicate-key" } == 9_999)
    #expect(found.count == 19_999)
  }

  @Test("as many lists of children in one node as there can be")
  func manyLists() throws {
    let members = repeatElement(#""children":[{"type":"search"}]"#, count: 50_000)
      .joined(separator: ",")
    let found = try diagnostics(of: Filled.node.document(members))
    #expect(found.count == 49_999)
  }

  @Test("long lists of words")
  func longLists() throws {
    let words = (0..<20_000).map { #""i\#($0)""# }.joined(separator: ",")
    let spec = try read(#"{"compactTabIdentifiers":[\#(words)],\#(tabs)}"#)
    #expect(spec.compactTabIdentifiers.exists)
    let found = try diagnostics(
      of: #"{"tabs":[{"identifier":"h","title":"H","availability":{"platforms":["#
        + repeatElement(#""iOS""#, count: 20_000).joined(separator: ",") + "]}}]}")
    #expect(found.count == 19_999)
  }
}

private let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#
