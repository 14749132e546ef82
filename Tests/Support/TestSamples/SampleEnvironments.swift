package import TabModel
import Testing

extension Environment: CustomTestStringConvertible {
  package var testDescription: String {
    "\(name) \(layoutDirection.rawValue) sidebar \(sidebar.rawValue)"
  }

  /// Every window size of every platform, with the sidebar in every state where there can be one, in the
  /// two directions in turn. The window sizes of a platform begin with different directions, so a platform
  /// with several of them has every state in both.
  package static let all: [Environment] = {
    var all: [Environment] = []
    for platform in Platform.all {
      for windowSize in platform.windowSizes {
        var environment = Environment(
          platform, sizeClass: windowSize.sizeClass, orientation: windowSize.orientation)
        let canShowSidebar = environment.canShowSidebar(prefersSidebar: true)
        for sidebar in canShowSidebar ? SidebarRequest.allCases : [.automatic] {
          environment.sidebar = sidebar
          environment.layoutDirection = all.count.isMultiple(of: 2) ? .leftToRight : .rightToLeft
          all.append(environment)
        }
      }
    }
    return all
  }()
}
