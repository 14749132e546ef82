extension Source {
  /// Returns the framework's page on the same subject.
  package func inFramework(_ framework: Framework) -> Source {
    if framework == .uiKit { return self }
    return switch self {
    case .article: .tabNavigation
    case .controller, .defaultChild, .selectedTab: .tabView
    case .tab: .tabItem
    case .group, .children, .sidebarAppearance, .sidebarDestination: .tabSection
    case .searchTab: .searchRole
    case .sidebarClass, .tabSidebar: .sidebarAdaptable
    case .identifier: .customizationID
    case .isHidden, .compactTabs: .hidden
    case .isHiddenByDefault: .defaultVisibility
    case .allowsHiding: .customizationBehavior
    case .preferredPlacement, .placement: .tabPlacement
    case .displayOrder: .customization
    case .collapsedByDefault: .sectionExpansion
    case .prominentTab: .prominentRole
    case .barIsHidden: .toolbarVisibility
    case .minimizing: .minimizeBehavior
    case .accessory: .bottomAccessory
    case .traitOverrides: .sizeClass
    default: self
    }
  }
}
