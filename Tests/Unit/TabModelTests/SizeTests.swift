import JSON
import TabModel
import TestSupport
import Testing

/// Documents that are too large to be written by hand.
@Suite(
  "Very wide and very wrong documents are read", .timeLimit(.minutes(10))
)
struct SizeTests {
  @Test("2,000 nodes side by side in one group")
  func wide() throws {
    let nodes = try read(Filled.group.document(Self.tab, 2_000)).nodes
    #expect(nodes.map(\.parent) == [nil] + Array(repeating: 0, count: 2_000))
    #expect(nodes.map(\.end) == [2_001] + (2...2_001))
  }

  /// What is filled, with what, where `#` is a number, and the rules of the findings.
  private static let rows: [(place: Filled, element: String, rules: [String])] = [
    (.tabs, tab, []),
    (.group, tab, []),
    (.identifiers, #""i#""#, []),
    (.platforms, #""iOS""#, ["invalid-value"]),
    // The same key again and again.
    (.root, #""x":0"#, ["unknown-key", "duplicate-key"]),
    (.node, #""x":0"#, ["unknown-key", "duplicate-key"]),
    (.sidebar, #""x":0"#, ["unknown-key", "duplicate-key"]),
    (.displayOrder, #""x":[]"#, ["duplicate-key"]),
    (.node, #""children":[{"type":"search"}]"#, ["duplicate-key"]),
    // A key of another kind of node, with a value that it takes there and with another.
    (.node, #""allowsReordering":true"#, ["unknown-key", "duplicate-key"]),
    (.node, #""allowsReordering":1"#, ["unknown-key", "duplicate-key"]),
    // Long words have no suggestions, which take most of the time.
    (.root, longKey, ["unknown-key"]),
    (.node, longKey, ["unknown-key"]),
    (.sidebar, longKey, ["unknown-key"]),
  ]

  private static let tab = #"{"identifier":"t#","title":"T"}"#
  private static let longKey = #"""# + String(repeating: "k", count: 70) + ##"#":0"##

  @Test("in linear time, whatever there is much of")
  func many() throws {
    for (filled, element, rules) in Self.rows {
      var found: [Diagnostic] = []
      let isLinear = try isLinear(from: 100) {
        filled.document(element, $0)
      } _: {
        found = try diagnostics(of: $0, in: filled == .displayOrder ? .customization : .root)
      }
      let counts = Dictionary(found.map { ($0.rule, 1 + $0.more) }, uniquingKeysWith: +)
      // The first of equal keys and words is right.
      let expected = rules.map { ($0, $0 == "unknown-key" ? 1_000 : 999) }
      #expect(
        isLinear && counts == Dictionary(uniqueKeysWithValues: expected), "\(filled): \(element)")
    }
  }
}

/// What can have many members or elements.
private enum Filled: String {
  case tabs, group, identifiers, platforms, root, node, sidebar, displayOrder

  func document(_ element: String, _ count: Int) -> String {
    let parts = element.split(separator: "#", omittingEmptySubsequences: false)
    let content = (0..<count).map { parts.joined(separator: "\($0)") }.joined(separator: ",")
    let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#
    return switch self {
    case .tabs: #"{"tabs":[\#(content)]}"#
    case .group: #"{"tabs":[{"identifier":"g","title":"G","children":[\#(content)]}]}"#
    case .identifiers: #"{"compactTabIdentifiers":[\#(content)],\#(tabs)}"#
    case .platforms: Filled.node.document(#""availability":{"platforms":[\#(content)]}"#, 1)
    case .root: "{\(tabs),\(content)}"
    case .node: #"{"tabs":[{"identifier":"h","title":"H",\#(content)}]}"#
    case .sidebar: #"{"sidebar":{\#(content)},\#(tabs)}"#
    case .displayOrder: #"{"displayOrder":{\#(content)}}"#
    }
  }
}
