import TabModel

/// Device measurements in points.
struct DeviceModel: Sendable {
  let form: DeviceForm
  let screen: Size
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

  struct Size: Sendable, Equatable {
    var width: Int
    var height: Int
  }

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
    screen =
      folds
      ? Self.display(isInner: !isNarrow, isUpright: isUpright)
      : Self.screen(of: form, isUpright: isUpright, isLarge: !isNarrow)
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    guard form == .tablet, isNarrow else {
      window = whole
      return
    }
    // Next to another app on 18, floating on 26.
    window =
      floats
      ? Rect(x: screen.width - 440, y: 56, width: 400, height: min(screen.height - 96, 900))
      : Rect(x: screen.width - 375, y: 0, width: 375, height: screen.height)
  }

  /// A display of an iPhone Duo.
  private static func display(isInner: Bool, isUpright: Bool) -> Size {
    let (short, long) = isInner ? (669, 951) : (466, 678)
    return isUpright ? Size(width: short, height: long) : Size(width: long, height: short)
  }

  /// - Parameter isLarge: true for regular width, which only large iPhones have.
  private static func screen(of form: DeviceForm, isUpright: Bool, isLarge: Bool) -> Size {
    switch form {
    case .phone where isLarge: Size(width: isUpright ? 440 : 956, height: isUpright ? 956 : 440)
    case .phone where isUpright: Size(width: 402, height: 874)
    case .phone: Size(width: 874, height: 402)
    case .tablet where isUpright: Size(width: 834, height: 1194)
    case .tablet: Size(width: 1194, height: 834)
    case .desktop: Size(width: 1280, height: 800)
    case .television: Size(width: 960, height: 540)
    case .headset: Size(width: 1280, height: 720)
    }
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
    case .phone, .tablet: 17
    case .desktop: 13
    case .television: 15
    case .headset: 17
    }
  }

  var rowHeight: Int { form == .desktop ? 30 : 44 }
}
