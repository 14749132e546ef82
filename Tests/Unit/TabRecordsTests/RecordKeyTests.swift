import TabRecords
import Testing

@testable import TabModel

/// What a spec can write and a running app can be asked for, a record has: else `conform` would
/// never notice that the two differ.
@Suite("The keys of a record")
struct RecordKeyTests {
  /// Properties of the sidebar that are not recorded: users change them while the app runs.
  private static let changing: Set<String> = ["isHidden"]

  @Test("are all properties that a spec can set")
  func properties() {
    func missing(_ keys: [KeyDefinition], in recorded: [RecordKey]) -> [String] {
      let names = Set(recorded.map(\.name))
      return keys.filter { $0.property != nil && !names.contains($0.name) }.map(\.name)
    }
    var wrong = missing(TabSpec.keys.map(\.definition), in: RecordKey.root)
    wrong += missing(Sidebar.keys.map(\.definition), in: RecordKey.sidebar)
      .filter { !Self.changing.contains($0) }
    for kind in Node.Kind.allCases {
      wrong += missing(Node.keys(of: kind).map(\.definition), in: RecordKey.node(kind))
    }
    #expect(wrong == [], "add them to RecordKey, and to the recorder")
  }

  @Test("are all written by the recorder")
  func recorder() {
    let source = RecorderSource.text(access: .internal)
    let keys =
      RecordKey.root + RecordKey.environment + RecordKey.sidebar + RecordKey.action
      + Node.Kind.allCases.flatMap(RecordKey.node)
    let missing = keys.map(\.name).filter { !source.contains("\"\($0)\"") }
    #expect(missing == [], "the recorder does not write them")
  }
}
