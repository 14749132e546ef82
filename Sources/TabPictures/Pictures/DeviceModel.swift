import TabModel

/// A device as it is: sizes in points, all at one scale.
struct DeviceModel: Sendable {
  let form: DeviceForm
  /// The screen; a Mac and a headset have a window instead.
  let screen: Size
  /// The window of the app on the screen, without its sidebar.
  let window: Rect
  /// Whether bars float above the content, as they do from release 26 on.
  let floats: Bool
  let isUpright: Bool

  struct Size: Sendable, Equatable {
    var width: Int
    var height: Int
  }

  init(_ environment: Environment) {
    form = environment.platform.form
    isUpright = environment.orientation == .portrait
    let isNarrow = environment.sizeClass == .compact
    // The look of the release: that of what the app was built with, where that is older.
    floats = environment.effectiveVersion.major >= 26
    screen = Self.screen(of: form, isUpright: isUpright)
    let whole = Rect(x: 0, y: 0, width: screen.width, height: screen.height)
    guard form == .tablet, isNarrow else {
      window = whole
      return
    }
    // 18 puts a narrow window beside another app's, 26 lets it float.
    window =
      floats
      ? Rect(x: screen.width - 440, y: 56, width: 400, height: min(screen.height - 96, 900))
      : Rect(x: screen.width - 375, y: 0, width: 375, height: screen.height)
  }

  private static func screen(of form: DeviceForm, isUpright: Bool) -> Size {
    switch form {
    case .phone where isUpright: Size(width: 402, height: 874)
    case .phone: Size(width: 874, height: 402)
    case .tablet where isUpright: Size(width: 834, height: 1194)
    case .tablet: Size(width: 1194, height: 834)
    case .desktop: Size(width: 1280, height: 800)
    case .television: Size(width: 960, height: 540)
    case .headset: Size(width: 1280, height: 720)
    }
  }

  /// Whether the app's window is smaller than the screen.
  var isWindowed: Bool { window.width < screen.width }

  /// What is around the screen.
  var rim: Int {
    switch form {
    case .phone: 10
    case .tablet: 16
    case .television: 8
    case .desktop, .headset: 0
    }
  }

  /// The radius of the screen's corners.
  var corner: Int {
    switch form {
    case .phone: 40
    case .tablet: 20
    case .desktop: floats ? 18 : 10
    case .television: 4
    case .headset: 44
    }
  }

  /// What bars and lists keep free at the top of the window for the system.
  var topInset: Int {
    switch form {
    case .phone: isUpright ? 59 : 16
    case .tablet: isWindowed && floats ? 36 : 26
    case .desktop: 0
    case .television: 20
    case .headset: 12
    }
  }

  /// What the app keeps free at the leading side of the window for the island.
  var sideInset: Int { form == .phone && !isUpright ? 42 : 0 }

  /// What bars keep free at the bottom of the window for the home indicator.
  var bottomInset: Int {
    switch form {
    case .phone: isUpright ? 34 : 21
    case .tablet: 20
    case .desktop, .television, .headset: 0
    }
  }

  /// The size of titles in lists and in bars at the top.
  var titleSize: Int {
    switch form {
    case .phone, .tablet: 17
    case .desktop: 13
    case .television: 15
    case .headset: 17
    }
  }

  /// The height of a row of a sidebar or a list.
  var rowHeight: Int { form == .desktop ? 30 : 44 }
}
