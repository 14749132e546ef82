package import TabModel
import Testing

extension Environment: CustomTestStringConvertible {
  package var testDescription: String {
    "\(name) \(layoutDirection.rawValue) sidebar \(sidebar.rawValue)"
  }

  /// Every surface of every platform, with the sidebar in every state where there can be one, in the
  /// two directions in turn. The surfaces of a platform begin with different directions, so a platform
  /// with several of them has every state in both.
  package static let all: [Environment] = {
    var all: [Environment] = []
    for platform in Platform.all {
      for surface in platform.surfaces {
        var environment = Environment(
          platform, sizeClass: surface.sizeClass, orientation: surface.orientation)
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
