package import JSON

/// A property of the controller or of its sidebar that variants can replace, in the order of the
/// documentation.
package enum ControllerKey: CaseIterable {
  case mode, compactTabIdentifiers, customizationIdentifier, prominentTabIdentifier
  case isTabBarHidden, tabBarMinimizeBehavior, bottomAccessory
  case sidebarIsHidden, sidebarPreferredLayout, sidebarPreferredPlacement
  case sidebarHeader, sidebarFooter, sidebarBottomBar
  case initialTabIdentifier, horizontalSizeClass

  /// The key of the root that has it: `sidebar` for a property of the sidebar.
  package var root: SpecKey<RootValues> {
    switch self {
    case .mode: RootValues.key(\.mode)
    case .compactTabIdentifiers: RootValues.key(\.compactTabIdentifiers)
    case .customizationIdentifier: RootValues.key(\.customizationIdentifier)
    case .prominentTabIdentifier: RootValues.key(\.prominentTabIdentifier)
    case .isTabBarHidden: RootValues.key(\.isTabBarHidden)
    case .tabBarMinimizeBehavior: RootValues.key(\.tabBarMinimizeBehavior)
    case .bottomAccessory: RootValues.key(\.bottomAccessory)
    case .sidebarIsHidden, .sidebarPreferredLayout, .sidebarPreferredPlacement, .sidebarHeader,
      .sidebarFooter, .sidebarBottomBar:
      RootValues.key(\.sidebar)
    case .initialTabIdentifier: RootValues.key(\.initialTabIdentifier)
    case .horizontalSizeClass: RootValues.key(\.horizontalSizeClass)
    }
  }

  package var definition: KeyDefinition {
    switch self {
    case .sidebarIsHidden: Sidebar.key(\.isHidden).definition
    case .sidebarPreferredLayout: Sidebar.key(\.preferredLayout).definition
    case .sidebarPreferredPlacement: Sidebar.key(\.preferredPlacement).definition
    case .sidebarHeader: Sidebar.key(\.header).definition
    case .sidebarFooter: Sidebar.key(\.footer).definition
    case .sidebarBottomBar: Sidebar.key(\.bottomBar).definition
    default: root.definition
    }
  }

  package var name: String { definition.name }

  package var isOfSidebar: Bool {
    switch self {
    case .sidebarIsHidden, .sidebarPreferredLayout, .sidebarPreferredPlacement, .sidebarHeader,
      .sidebarFooter, .sidebarBottomBar:
      true
    default: false
    }
  }

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
    let sidebar = values.sidebar?.value
    return switch self {
    case .mode: values.mode?.map { .text($0.name) }
    case .compactTabIdentifiers: values.compactTabIdentifiers?.map { .texts($0.map(\.value)) }
    case .customizationIdentifier: values.customizationIdentifier?.map { .text($0) }
    case .prominentTabIdentifier: values.prominentTabIdentifier?.map { .text($0) }
    case .isTabBarHidden: values.isTabBarHidden?.map { .bool($0) }
    case .tabBarMinimizeBehavior: values.tabBarMinimizeBehavior?.map { .text($0.name) }
    case .sidebarIsHidden: sidebar?.isHidden?.map { .bool($0) }
    case .sidebarPreferredLayout: sidebar?.preferredLayout?.map { .text($0.name) }
    case .sidebarPreferredPlacement: sidebar?.preferredPlacement?.map { .text($0.name) }
    case .bottomAccessory, .sidebarHeader, .sidebarFooter, .sidebarBottomBar:
      view(in: values)?.map { _ in .bool(true) }
    case .initialTabIdentifier: values.initialTabIdentifier?.map { .text($0) }
    case .horizontalSizeClass: values.horizontalSizeClass?.map { .text($0.name) }
    }
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
    default: isOfSidebar ? "sidebar.\(name)" : name
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
