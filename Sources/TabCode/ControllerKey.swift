import JSON
import TabModel

enum ControllerKey: Hashable {
  case root(RootKey)
  case sidebar(SidebarKey)

  /// The keys that variants can replace.
  static let replaceable = RootValues.keys.flatMap { key in
    key == .sidebar ? SidebarKey.allCases.map(ControllerKey.sidebar) : [.root(key)]
  }

  var definition: SpecKey {
    switch self {
    case .root(let key): key.definition
    case .sidebar(let key): key.definition
    }
  }

  /// The key of the root that has it.
  var root: RootKey { if case .root(let key) = self { key } else { .sidebar } }

  /// True for a view of the app.
  var isView: Bool {
    switch self {
    case .root(.bottomAccessory), .sidebar(.header), .sidebar(.footer), .sidebar(.bottomBar): true
    case .root, .sidebar: false
    }
  }

  func value(in record: TabRecord) -> JSONValue? {
    switch self {
    case .root(let key): record.value(key.name)
    case .sidebar(let key):
      record.value("sidebar").flatMap { record.document.member(key.name, of: $0) }
    }
  }

  func value(in values: RootValues, of spec: TabSpec) -> JSONValue? {
    switch self {
    case .root(let key): values.value(of: key)
    case .sidebar(let key):
      values.sidebar.flatMap { spec.document.member(key.name, of: $0.object) }
    }
  }
}
