import JSON
import TabModel

/// A view that the app creates for a key of the root.
enum ViewOfApp: String, CaseIterable {
  case bottomAccessory, sidebarHeader, sidebarFooter, sidebarBottomBar

  var comment: String { facts.comment }

  private var facts: (key: ControllerKey, comment: String) {
    switch self {
    case .bottomAccessory: (.root(.bottomAccessory), "The view above the tab bar")
    case .sidebarHeader: (.sidebar(.header), "The view above the rows of the sidebar")
    case .sidebarFooter: (.sidebar(.footer), "The view below the rows of the sidebar")
    case .sidebarBottomBar: (.sidebar(.bottomBar), "The view at the bottom of the sidebar")
    }
  }

  /// Its title in the root, or else in the first variant that has it.
  func title(in spec: TabSpec) -> String? {
    spec.allRootValues.lazy.compactMap { values in
      facts.key.value(in: values, of: spec).flatMap { spec.title(in: $0) }
    }.first
  }

  /// The function and the type of the view in SwiftUI.
  var function: String { rawValue }
  var type: String { capitalized(rawValue) }

  /// The function and its result in UIKit, which has configurations for the header and the footer.
  var inUIKit: (function: String, type: String) {
    switch self {
    case .bottomAccessory, .sidebarBottomBar: ("\(rawValue)View", "UIView")
    case .sidebarHeader, .sidebarFooter: (rawValue, "any UIContentConfiguration")
    }
  }
}
