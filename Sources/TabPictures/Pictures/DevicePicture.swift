import TabLayout

/// A device around what its window shows: plain shapes, and no artwork of Apple's.
struct DevicePicture {
  let form: DeviceForm
  /// How it is held, where that makes a difference.
  let orientation: Orientation?
  /// Whether its window is narrower than its screen.
  let isNarrow: Bool

  /// The room for the content; a content that needs more makes the device higher.
  var screen: (width: Int, height: Int) {
    switch (form, orientation) {
    case (.phone, .landscape): (760, 350)
    case (.phone, _): (380, 700)
    case (.tablet, .landscape) where isNarrow: (420, 560)
    case (.tablet, _) where isNarrow: (420, 700)
    case (.tablet, .portrait): (600, 760)
    case (.tablet, _): (800, 560)
    case (.desktop, _): (820, 500)
    case (.television, _): (820, 470)
    case (.headset, _): (640, 440)
    }
  }

  /// The radius of its window's corners.
  var corner: Int {
    switch form {
    case .phone: 40
    case .tablet: 26
    case .desktop: 10
    case .television: 6
    case .headset: 30
    }
  }

  /// The device, with something floating at the leading side of its window.
  func picture(_ content: Picture, ornament: Picture? = nil, title: String) -> Picture {
    switch form {
    case .phone: held(content, rim: 12, title)
    case .tablet: held(content, rim: 18, title)
    case .desktop: window(content, title)
    case .television: television(content, title)
    case .headset: floating(content, ornament, title)
    }
  }

  private func held(_ content: Picture, rim: Int, _ title: String) -> Picture {
    var device = Picture(width: content.width + 2 * rim, height: content.height + 2 * rim)
    let room = Rect(x: 0, y: 0, width: device.width, height: device.height)
    device.add(.begin(.device, title: title))
    device.box(room, radius: corner + rim, .body)
    device.box(room.inset(rim, rim), radius: corner, .screen)
    device.place(content, x: rim, y: rim)
    device.add(.end)
    return device
  }

  private func window(_ content: Picture, _ title: String) -> Picture {
    let strip = 34
    var device = Picture(width: content.width + 2, height: content.height + strip + 2)
    let room = Rect(x: 0, y: 0, width: device.width, height: device.height)
    device.add(.begin(.device, title: title))
    device.box(room, radius: 12, .body)
    device.box(
      Rect(x: 1, y: strip, width: content.width, height: content.height + 1), radius: corner,
      .screen)
    for x in [20, 40, 60] { device.add(.circle(x: x, y: 17, radius: 6, .tick)) }
    device.place(content, x: 1, y: strip)
    device.add(.end)
    return device
  }

  private func television(_ content: Picture, _ title: String) -> Picture {
    let rim = 10
    let foot = 26
    var device = Picture(width: content.width + 2 * rim, height: content.height + 2 * rim + foot)
    device.add(.begin(.device, title: title))
    device.box(Rect(x: 0, y: 0, width: device.width, height: device.height), .room)
    let middle = device.width / 2
    let bottom = content.height + 2 * rim
    device.box(Rect(x: middle - 40, y: bottom, width: 80, height: 16), .body)
    device.box(Rect(x: middle - 130, y: bottom + 14, width: 260, height: 10), radius: 5, .body)
    let set = Rect(x: 0, y: 0, width: device.width, height: bottom)
    device.box(set, radius: 14, .body)
    device.box(set.inset(rim, rim), radius: corner, .screen)
    device.place(content, x: rim, y: rim)
    device.add(.end)
    return device
  }

  private func floating(_ content: Picture, _ ornament: Picture?, _ title: String) -> Picture {
    let gap = ornament == nil ? 0 : 16
    let left = ornament.map { $0.width + gap } ?? 0
    let height = max(content.height, ornament?.height ?? 0)
    let grip = 28
    var device = Picture(width: left + content.width, height: height + grip)
    device.add(.begin(.device, title: title))
    device.box(Rect(x: 0, y: 0, width: device.width, height: device.height), .room)
    let top = (height - content.height) / 2
    device.box(
      Rect(x: left, y: top, width: content.width, height: content.height), radius: corner, .screen)
    device.place(content, x: left, y: top)
    if let ornament { device.place(ornament, x: 0, y: (height - ornament.height) / 2) }
    let middle = left + content.width / 2
    let y = top + content.height + 14
    device.add(.circle(x: middle - 76, y: y, radius: 5, .body))
    device.box(Rect(x: middle - 60, y: y - 4, width: 120, height: 8), radius: 4, .body)
    device.add(.end)
    return device
  }
}
