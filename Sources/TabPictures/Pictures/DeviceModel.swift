import TabModel

/// Device measurements in points.
struct DeviceModel: Sendable {
  let form: DeviceForm
  let screen: Rect
  /// Frame on the screen, without the sidebar.
  let window: Rect
  /// Bars float above the content from 26.
  let floats: Bool
  /// True if a sidebar is a card inside the window, which macOS 27 reverted.
  let hasInsetSidebar: Bool
  /// True if unselected items are grey.
  var hasGreyItems: Bool { !floats }
  let isUpright: Bool
  /// The width of the strip at the side that bars share with the status bar; 0 if there is none.
  let strip: Int
  /// True if the device has another display on the outside.
  let folds: Bool

  init(_ environment: Environment) {
    form = environment.platform.form
    isUpright = environment.orientation == .portrait
    let isNarrow = environment.sizeClass == .compact
    // The SDK decides the look if it is older.
    let release = environment.effectiveVersion.major
    floats = release >= 26
    hasInsetSidebar = floats && form != .headset && !(form == .desktop && release >= 27)
    strip = environment.hasVerticalBars ? 84 : 0
    folds = environment.platform.folds
    let (short, long) =
      switch form {
      // Of the two displays of an iPhone Duo, the outer one is narrow.
      case .phone where folds: isNarrow ? (466, 678) : (669, 951)
      // Only large iPhones have a regular width.
      case .phone: isNarrow ? (402, 874) : (440, 956)
      case .tablet: (834, 1194)
      case .desktop: (800, 1280)
      case .television: (540, 960)
      case .headset: (720, 1280)
      }
    screen = Rect(
      x: 0, y: 0, width: isUpright ? short : long, height: isUpright ? long : short)
    guard form == .tablet, isNarrow else {
      window = screen
      return
    }
    // Next to another app on 18, floating on 26.
    window =
      floats
      ? Rect(x: screen.width - 440, y: 56, width: 400, height: min(screen.height - 96, 900))
      : Rect(x: screen.width - 375, y: 0, width: 375, height: screen.height)
  }

  var isWindowed: Bool { window.width < screen.width }

  var rim: Int {
    switch form {
    case .phone: 10
    case .tablet: 16
    case .television: 8
    case .desktop, .headset: 0
    }
  }

  var corner: Int {
    switch form {
    case .phone: 40
    case .tablet: 20
    case .desktop: !floats ? 10 : hasInsetSidebar ? 18 : 12
    case .television: 4
    case .headset: 44
    }
  }

  /// Top margin reserved for the system.
  var topInset: Int {
    switch form {
    case .phone where folds: strip > 0 ? 16 : 40
    case .phone: isUpright ? 59 : 16
    case .tablet: isWindowed && floats ? 36 : 26
    case .desktop: 0
    case .television: 17
    case .headset: 12
    }
  }

  /// Leading margin reserved for the island.
  var sideInset: Int { form == .phone && !isUpright && !folds ? 42 : 0 }

  /// Bottom margin reserved for the home indicator.
  var bottomInset: Int {
    switch form {
    case .phone: isUpright ? 34 : 21
    case .tablet: 20
    case .desktop, .television, .headset: 0
    }
  }

  var titleSize: Int {
    switch form {
    case .phone, .tablet, .headset: 17
    case .desktop: 13
    case .television: 15
    }
  }

  var rowHeight: Int { form == .desktop ? 30 : 44 }
}
