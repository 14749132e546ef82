/// How well a statement is known.
package enum Label: String, Sendable {
  /// Apple's article, reference, guidelines or SDK headers say so.
  case documented
  /// An Apple engineer said so, in a session or in the forums.
  case stated
  /// Third parties saw it on devices or simulators.
  case observed
  /// The sources are silent or unclear; this is the plainest reading.
  case assumed
}

/// A sentence of `docs/resolution.md` that a layout rests on.
package struct Statement: Sendable, Hashable {
  package let text: String
  package let label: Label
  /// The page that comes nearest to it.
  package let source: Source
  /// Whether it shapes single nodes, so that a note names the node.
  let isAboutNode: Bool

  init(_ label: Label, _ source: Source, isAboutNode: Bool = false, _ text: String) {
    self.text = text
    self.label = label
    self.source = source
    self.isAboutNode = isAboutNode
  }
}

/// A statement where it shaped a layout.
package struct LayoutNote: Sendable, Hashable {
  /// The node it is about; nil where it is about the whole layout.
  package let subject: Int?
  package let statement: Statement
}

/// Apple's pages.
package enum Source: String, Sendable, CaseIterable {
  case article =
    "https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar"
  case tabBars = "https://developer.apple.com/design/human-interface-guidelines/tab-bars"
  case sidebars = "https://developer.apple.com/design/human-interface-guidelines/sidebars"
  case controller = "https://developer.apple.com/documentation/uikit/uitabbarcontroller"
  case tab = "https://developer.apple.com/documentation/uikit/uitab"
  case group = "https://developer.apple.com/documentation/uikit/uitabgroup"
  case searchTab = "https://developer.apple.com/documentation/uikit/uisearchtab"
  case sidebarClass =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class"

  case identifier = "https://developer.apple.com/documentation/uikit/uitab/identifier"
  case isHidden = "https://developer.apple.com/documentation/uikit/uitab/ishidden"
  case isHiddenByDefault = "https://developer.apple.com/documentation/uikit/uitab/ishiddenbydefault"
  case allowsHiding = "https://developer.apple.com/documentation/uikit/uitab/allowshiding"
  case preferredPlacement =
    "https://developer.apple.com/documentation/uikit/uitab/preferredplacement"
  case placement = "https://developer.apple.com/documentation/uikit/uitab/placement"
  case children = "https://developer.apple.com/documentation/uikit/uitabgroup/children"
  case defaultChild =
    "https://developer.apple.com/documentation/uikit/uitabgroup/defaultchildidentifier"
  case displayOrder =
    "https://developer.apple.com/documentation/uikit/uitabgroup/displayorderidentifiers"
  case sidebarAppearance =
    "https://developer.apple.com/documentation/uikit/uitabgroup/sidebarappearance-swift.enum"
  case sidebarDestination =
    "https://developer.apple.com/documentation/uikit/uitabgroup/issidebardestination"
  case collapsedByDefault =
    "https://developer.apple.com/documentation/uikit/uitabgroup/iscollapsedbydefault"
  case compactTabs =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/compacttabidentifiers"
  case prominentTab =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/prominenttabidentifier"
  case barIsHidden =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/istabbarhidden"
  case tabSidebar =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum/tabsidebar"
  case minimizing =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabbarminimizebehavior"
  case iPhoneDuo =
    "https://developer.apple.com/design/human-interface-guidelines/designing-for-iphone-duo"
  case accessory =
    "https://developer.apple.com/documentation/uikit/uitabbarcontroller/bottomaccessory"

  package var url: String { rawValue }
}
