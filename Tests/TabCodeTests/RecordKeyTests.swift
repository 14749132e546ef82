import TabCode
import Testing

@testable import TabModel

/// What a spec can write and a running app can be asked for, a record has: else `conform` would
/// never notice that the two differ.
@Suite("The keys of a record")
struct RecordKeyTests {
  /// Properties of the sidebar that are not recorded: users change them while the app runs.
  private static let changing: Set<String> = ["isHidden"]

  @Test("are all properties that a node of a spec can set", arguments: Node.Kind.allCases)
  func nodes(_ kind: Node.Kind) {
    let recorded = Set(RecordKey.node(kind).map(\.name))
    for key in NodeKey.allCases where key.kinds.contains(kind) && key.definition.property != nil {
      #expect(recorded.contains(key.name), "add '\(key.name)' to RecordKey, and to the recorder")
    }
  }

  @Test("are all properties that the root and the sidebar of a spec can set")
  func controller() {
    let root = Set(RecordKey.root.map(\.name))
    for key in RootKey.definitions where key.property != nil {
      #expect(root.contains(key.name), "add '\(key.name)' to RecordKey, and to the recorder")
    }
    let sidebar = Set(RecordKey.sidebar.map(\.name)).union(Self.changing)
    for key in SidebarKey.definitions where key.property != nil {
      #expect(sidebar.contains(key.name), "add '\(key.name)' to RecordKey, and to the recorder")
    }
  }

  @Test("are all written by the recorder")
  func recorder() {
    let source = RecorderSource.text(access: .internal)
    let keys =
      RecordKey.root + RecordKey.environment + RecordKey.sidebar + RecordKey.action
      + Node.Kind.allCases.flatMap(RecordKey.node)
    for key in keys {
      #expect(source.contains("\"\(key.name)\""), "the recorder does not write '\(key.name)'")
    }
  }
}
