package enum Label: String, Sendable {
  /// In Apple's articles, reference, guidelines or SDK headers.
  case documented
  /// By an Apple engineer, in a session or the forums.
  case stated
  /// By third parties, on devices or simulators.
  case observed
  /// The simplest interpretation where sources are silent or unclear.
  case assumed
}

package struct Statement: Sendable, Hashable {
  package let text: String
  package let label: Label
  package let source: Source
  /// True if a note names the node.
  let isAboutNode: Bool
  /// True if another source contradicts it, so that layouts note it although it is documented.
  var isContested = false

  static func documented(_ source: Source, isAboutNode: Bool = false, _ text: String) -> Statement {
    Statement(text: text, label: .documented, source: source, isAboutNode: isAboutNode)
  }
  static func stated(_ source: Source, isAboutNode: Bool = false, _ text: String) -> Statement {
    Statement(text: text, label: .stated, source: source, isAboutNode: isAboutNode)
  }
  static func observed(_ source: Source, isAboutNode: Bool = false, _ text: String) -> Statement {
    Statement(text: text, label: .observed, source: source, isAboutNode: isAboutNode)
  }
  static func assumed(_ source: Source, isAboutNode: Bool = false, _ text: String) -> Statement {
    Statement(text: text, label: .assumed, source: source, isAboutNode: isAboutNode)
  }
}

package struct LayoutNote: Sendable, Hashable {
  /// The node; nil for the whole layout.
  package let subject: Int?
  package let statement: Statement
}

package enum Source: String, Sendable, CaseIterable {
  case article = "documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar"
  case tabBars = "design/human-interface-guidelines/tab-bars"
  case sidebars = "design/human-interface-guidelines/sidebars"
  case controller = "documentation/uikit/uitabbarcontroller"
  case tab = "documentation/uikit/uitab"
  case group = "documentation/uikit/uitabgroup"
  case searchTab = "documentation/uikit/uisearchtab"
  case sidebarClass = "documentation/uikit/uitabbarcontroller/sidebar-swift.class"

  case identifier = "documentation/uikit/uitab/identifier"
  case isHidden = "documentation/uikit/uitab/ishidden"
  case isHiddenByDefault = "documentation/uikit/uitab/ishiddenbydefault"
  case allowsHiding = "documentation/uikit/uitab/allowshiding"
  case preferredPlacement = "documentation/uikit/uitab/preferredplacement"
  case placement = "documentation/uikit/uitab/placement"
  case children = "documentation/uikit/uitabgroup/children"
  case defaultChild = "documentation/uikit/uitabgroup/defaultchildidentifier"
  case displayOrder = "documentation/uikit/uitabgroup/displayorderidentifiers"
  case sidebarAppearance = "documentation/uikit/uitabgroup/sidebarappearance-swift.enum"
  case sidebarDestination = "documentation/uikit/uitabgroup/issidebardestination"
  case collapsedByDefault = "documentation/uikit/uitabgroup/iscollapsedbydefault"
  case compactTabs = "documentation/uikit/uitabbarcontroller/compacttabidentifiers"
  case prominentTab = "documentation/uikit/uitabbarcontroller/prominenttabidentifier"
  case barIsHidden = "documentation/uikit/uitabbarcontroller/istabbarhidden"
  case tabSidebar = "documentation/uikit/uitabbarcontroller/mode-swift.enum/tabsidebar"
  case minimizing = "documentation/uikit/uitabbarcontroller/tabbarminimizebehavior"
  case iPhoneDuo = "design/human-interface-guidelines/designing-for-iphone-duo"
  case selectedTab = "documentation/uikit/uitabbarcontroller/selectedtab"
  case traitOverrides = "documentation/uikit/uitraitoverrides"
  case tabView = "documentation/swiftui/tabview"
  case tabSection = "documentation/swiftui/tabsection"
  case tabViewStyle = "documentation/swiftui/view/tabviewstyle(_:)"
  case sidebarAdaptable = "documentation/swiftui/tabviewstyle/sidebaradaptable"
  case accessory = "documentation/uikit/uitabbarcontroller/bottomaccessory"
  case tabNavigation = "documentation/swiftui/enhancing-your-app-content-with-tab-navigation"
  case tabItem = "documentation/swiftui/tab"
  case searchRole = "documentation/swiftui/tabrole/search"
  case prominentRole = "documentation/swiftui/tabrole/prominent"
  case tabPlacement = "documentation/swiftui/tabcontent/tabplacement(_:)"
  case defaultVisibility = "documentation/swiftui/tabcontent/defaultvisibility(_:for:)"
  case customizationBehavior = "documentation/swiftui/tabcontent/customizationbehavior(_:for:)"
  case customizationID = "documentation/swiftui/tabcontent/customizationid(_:)"
  case customization = "documentation/swiftui/tabviewcustomization"
  case hidden = "documentation/swiftui/tabcontent/hidden(_:)"
  case sectionExpansion = "documentation/swiftui/tabcontent/defaultsectionexpansion(_:)"
  case toolbarVisibility = "documentation/swiftui/view/toolbarvisibility(_:for:)"
  case minimizeBehavior = "documentation/swiftui/view/tabbarminimizebehavior(_:)"
  case bottomAccessory = "documentation/swiftui/view/tabviewbottomaccessory(content:)"
  case sizeClass = "documentation/swiftui/environmentvalues/horizontalsizeclass"

  package var url: String { "https://developer.apple.com/\(rawValue)" }
}
