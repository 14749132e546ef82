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
  package let isAboutNode: Bool

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

  package var url: String { rawValue }
}
