package import JSON

/// A property of the controller or of its sidebar that variants can replace, in the order of the
/// documentation. Raw values are names of keys.
package enum ControllerKey: String, CaseIterable {
  case mode, compactTabIdentifiers, customizationIdentifier, prominentTabIdentifier
  case isTabBarHidden, tabBarMinimizeBehavior, bottomAccessory
  case sidebarIsHidden = "sidebar.isHidden"
  case sidebarPreferredLayout = "sidebar.preferredLayout"
  case sidebarPreferredPlacement = "sidebar.preferredPlacement"
  case sidebarHeader = "sidebar.header"
  case sidebarFooter = "sidebar.footer"
  case sidebarBottomBar = "sidebar.bottomBar"
  case initialTabIdentifier, horizontalSizeClass

  /// The key of the root that has it: `sidebar` for a property of the sidebar.
  package var root: SpecKey<RootValues> { .named(isOfSidebar ? "sidebar" : rawValue) }

  private var sidebar: SpecKey<Sidebar> { .named(name) }

  package var definition: KeyDefinition { isOfSidebar ? sidebar.definition : root.definition }

  package var name: String {
    isOfSidebar ? String(rawValue.dropFirst("sidebar.".count)) : rawValue
  }

  package var isOfSidebar: Bool { rawValue.hasPrefix("sidebar.") }

  /// The properties that are views of the app.
  package static let views: [ControllerKey] = [
    .bottomAccessory, .sidebarHeader, .sidebarFooter, .sidebarBottomBar,
  ]

  package var isView: Bool { Self.views.contains(self) }

  /// UIKit's default.
  package var usual: PlainValue {
    if self == .compactTabIdentifiers || self == .horizontalSizeClass { return .null }
    return isView ? .bool(false) : definition.usual
  }

  package func value(in record: TabRecord) -> JSONValue? {
    isOfSidebar ? record.value("sidebar")?[name] : record.value(name)
  }

  /// Returns the value in a spec: for a view `true`.
  package func value(in values: RootValues) -> Located<PlainValue>? {
    guard isOfSidebar else { return root.plainValue(in: values) }
    return values.sidebar.flatMap { sidebar.plainValue(in: $0.value) }
  }

  package func view(in values: RootValues) -> Located<TitledView>? {
    switch self {
    case .bottomAccessory: values.bottomAccessory
    case .sidebarHeader: values.sidebar?.value.header
    case .sidebarFooter: values.sidebar?.value.footer
    case .sidebarBottomBar: values.sidebar?.value.bottomBar
    default: nil
    }
  }

  // MARK: - Code

  /// The property in UIKit.
  package var property: String {
    switch self {
    case .horizontalSizeClass: "traitOverrides.horizontalSizeClass"
    case .initialTabIdentifier: "initialTab"
    case .sidebarHeader: "sidebar.headerContentConfiguration"
    case .sidebarFooter: "sidebar.footerContentConfiguration"
    case .sidebarBottomBar: "sidebar.bottomBarView"
    default: rawValue
    }
  }

  /// The function that creates a view in SwiftUI, such as `sidebarHeader`.
  package var view: String { isOfSidebar ? "sidebar\(capitalized(name))" : name }

  /// The function in UIKit, which has configurations for the header and the footer, and its result.
  package var viewInUIKit: (function: String, type: String) {
    switch self {
    case .sidebarHeader, .sidebarFooter: (view, "any UIContentConfiguration")
    default: ("\(view)View", "UIView")
    }
  }

  package var viewComment: String {
    switch self {
    case .sidebarHeader: "The view above the rows of the sidebar"
    case .sidebarFooter: "The view below the rows of the sidebar"
    case .sidebarBottomBar: "The view at the bottom of the sidebar"
    default: "The view above the tab bar"
    }
  }
}
