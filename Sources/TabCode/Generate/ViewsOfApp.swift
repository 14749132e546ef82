import JSON
import TabModel

/// The views that the app creates.
extension TabCode {
  var views: [ControllerKey] { ControllerKey.views.filter { title(ofView: $0) != nil } }

  /// Its title in the root, or else in the first variant that has it.
  func title(ofView key: ControllerKey) -> String? {
    spec.allRootValues.lazy.compactMap { values in
      key.value(in: values, of: spec).flatMap { spec.title(in: $0) }
    }.first
  }
}

extension ControllerKey {
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
