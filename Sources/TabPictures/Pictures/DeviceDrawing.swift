import TabModel

/// Device measurements in points.
struct DeviceDrawing: Sendable {
  let form: DeviceForm
  let screen: Rect
  /// Frame on the screen, without the sidebar.
  let window: Rect
  /// Bars float above the content from 26.
  let floats: Bool
  /// True if a sidebar is a card inside the window.
  let hasInsetSidebar: Bool
  /// True if unselected items are grey.
  var hasGreyItems: Bool { !floats }
  let isUpright: Bool
  let isCompact: Bool
  /// True if the window is narrower than the screen.
  let isWindowed: Bool
  /// The width of the strip at the side that bars share with the status bar; 0 if there is none.
  let strip: Int
  /// True if the device has another display on the outside.
  let folds: Bool
  let rim: Int
  let corner: Int
  /// Top margin reserved for the system.
  let topInset: Int
  /// Bottom margin reserved for the home indicator.
  let bottomInset: Int
  let titleSize: Int

  init(_ environment: Environment) {
    form = environment.platform.form
    isUpright = environment.orientation == .portrait
    isCompact = environment.sizeClass == .compact
    rowHeight = environment.sidebarRowHeight
    isWindowed = form == .tablet && isCompact
    // The SDK decides the look if it is older.
    let release = environment.effectiveVersion.major
    floats = release >= 26
    hasInsetSidebar = environment.hasInsetSidebar
    strip = environment.hasVerticalBars ? 84 : 0
    folds = environment.platform.folds
    let size = environment.screenSize
    screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    // Next to another app on 18, floating on 26.
    window =
      !isWindowed
      ? screen
      : floats
        ? Rect(x: screen.width - 440, y: 56, width: 400, height: min(screen.height - 96, 900))
        : Rect(x: screen.width - 375, y: 0, width: 375, height: screen.height)
    (rim, corner, topInset, bottomInset, titleSize) =
      switch form {
      case .phone where folds: (10, 40, strip > 0 ? 16 : 40, isUpright ? 34 : 21, 17)
      case .phone: (10, 40, isUpright ? 59 : 16, isUpright ? 34 : 21, 17)
      case .tablet: (16, 20, isWindowed && floats ? 36 : 26, 20, 17)
      case .desktop: (0, !floats ? 10 : hasInsetSidebar ? 18 : 12, 0, 0, 13)
      case .television: (8, 4, 17, 0, 15)
      case .headset: (0, 44, 12, 0, 17)
      }
  }

  /// Leading margin reserved for the island.
  var sideInset: Int { form == .phone && !isUpright && !folds ? 42 : 0 }

  var sidebarWidth: Int { form == .desktop ? 240 : form == .phone ? 300 : 320 }

  /// Draws the ground of a sidebar: a card, or from edge to edge with a line.
  ///
  /// - Parameter isAtCorner: true if it is at the leading corners of the screen.
  /// - Returns: the corners at its foot.
  func drawPanel(
    _ panel: Rect, isAtCorner: Bool, into picture: inout Picture
  ) -> (radius: Int, corners: Picture.Corners) {
    if hasInsetSidebar {
      let radius = form == .desktop ? 12 : 22
      picture.box(panel, radius: radius, .panel)
      return (radius - 1, .bottom)
    }
    picture.add(.tab(panel.inset(1, 1), radius: max(0, corner - 1), .left, .chrome))
    picture.add(
      .line([.init(x: panel.right, y: 1), .init(x: panel.right, y: panel.bottom - 1)], .hairline))
    return (max(0, corner - 2), isAtCorner ? .bottomLeft : [])
  }

  let rowHeight: Int
}
