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

  /// The keys of the app's views.
  static let views = [.root(.bottomAccessory)] + [.header, .footer, .bottomBar].map(sidebar)

  var isView: Bool { Self.views.contains(self) }

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
