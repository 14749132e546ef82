import JSON
import TabModel

enum ControllerKey: Hashable {
  case root(SpecKey<RootValues>)
  case sidebar(SpecKey<Sidebar>)

  /// The keys that variants can replace.
  static let replaceable = RootValues.keys.flatMap { key in
    key == .sidebar ? Sidebar.keys.map(ControllerKey.sidebar) : [.root(key)]
  }

  var definition: KeyDefinition {
    switch self {
    case .root(let key): key.definition
    case .sidebar(let key): key.definition
    }
  }

  /// The key of the root that has it.
  var root: SpecKey<RootValues> { if case .root(let key) = self { key } else { .sidebar } }

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

  // MARK: - Code

  /// The property in UIKit.
  var property: String {
    switch self {
    case .root(.horizontalSizeClass): "traitOverrides.horizontalSizeClass"
    case .root(.initialTabIdentifier): "initialTab"
    case .root(let key): key.name
    case .sidebar(.header): "sidebar.headerContentConfiguration"
    case .sidebar(.footer): "sidebar.footerContentConfiguration"
    case .sidebar(.bottomBar): "sidebar.bottomBarView"
    case .sidebar(let key): "sidebar.\(key.name)"
    }
  }

  /// The function that creates a view in SwiftUI, such as `sidebarHeader`.
  var view: String {
    root == .sidebar ? "sidebar\(capitalized(definition.name))" : definition.name
  }

  /// The function in UIKit, which has configurations for the header and the footer, and its result.
  var viewInUIKit: (function: String, type: String) {
    switch self {
    case .sidebar(.header), .sidebar(.footer): (view, "any UIContentConfiguration")
    default: ("\(view)View", "UIView")
    }
  }

  var viewComment: String {
    switch self {
    case .sidebar(.header): "The view above the rows of the sidebar"
    case .sidebar(.footer): "The view below the rows of the sidebar"
    case .sidebar(.bottomBar): "The view at the bottom of the sidebar"
    default: "The view above the tab bar"
    }
  }
}
