package import TabModel
import Testing

extension Environment: CustomTestStringConvertible {
  package var testDescription: String {
    "\(name) \(layoutDirection.rawValue) sidebar \(sidebar.rawValue)"
  }

  /// Every surface of every platform, in both directions and with the sidebar in every state.
  package static let all: [Environment] = Platform.all.flatMap { platform in
    platform.surfaces.flatMap { surface in
      LayoutDirection.allCases.flatMap { direction in
        SidebarRequest.allCases.map { sidebar in
          var environment = Environment(
            platform, sizeClass: surface.sizeClass, orientation: surface.orientation)
          environment.layoutDirection = direction
          environment.sidebar = sidebar
          return environment
        }
      }
    }
  }
}
