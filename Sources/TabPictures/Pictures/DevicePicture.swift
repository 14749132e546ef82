import TabModel
import TabReports

struct DevicePicture {
  let pen: PicturePen

  private var device: DeviceDrawing { pen.device }
  private var title: String { pen.layout.environment.platform.device }
  /// The picture is mirrored after it is drawn, the hardware is not.
  private var isMirrored: Bool { pen.layout.isMirrored }

  /// The device around its window, with an optional ornament at the leading side.
  func picture(_ window: Picture, ornament: Picture?) -> Picture {
    device.form == .headset ? floating(window, ornament) : framed(window)
  }

  private func framed(_ window: Picture) -> Picture {
    let rim = device.rim
    var picture = Picture(
      width: device.screen.width + 2 * rim, height: device.screen.height + 2 * rim)
    let whole = picture.bounds
    let screen = whole.inset(rim, rim)
    picture.begin(
      .device, title: title, in: whole, radius: rim > 0 ? device.corner + rim : 0,
      rim > 0 ? .body : .room)
    picture.box(screen, radius: device.corner, .screen)
    picture.place(window, x: rim + device.window.x, y: rim + device.window.y)
    switch device.form {
    case .phone: phoneParts(screen, into: &picture)
    case .tablet: tabletParts(screen, into: &picture)
    case .desktop, .television, .headset: break
    }
    picture.add(.end)
    return picture
  }

  private func phoneParts(_ screen: Rect, into picture: inout Picture) {
    let middle = screen.middle
    if device.folds {
      foldingParts(screen, into: &picture)
    } else if device.isUpright {
      picture.pill(x: middle - 62, y: screen.y + 11, width: 124, height: 36, .quietLine)
      picture.pill(x: screen.x + 46, y: screen.y + 24, width: 36, height: 11)
      picture.pill(x: screen.right - 92, y: screen.y + 24, width: 54, height: 11)
    } else {
      let x = isMirrored ? screen.right - 47 : screen.x + 11
      let y = screen.y + (screen.height - 124) / 2
      picture.pill(x: x, y: y, width: 36, height: 124, .quietLine)
    }
    homeIndicator(screen, width: 139, into: &picture)
  }

  /// The camera and the status bar: at the top of the strip, or in a row above the window.
  private func foldingParts(_ screen: Rect, into picture: inout Picture) {
    guard device.strip > 0 else {
      picture.add(.circle(x: screen.right - 30, y: screen.y + 20, radius: 9, .quietLine))
      picture.pill(x: screen.x + 30, y: screen.y + 15, width: 36, height: 11)
      return
    }
    let middle = isMirrored ? screen.x + device.strip / 2 : screen.right - device.strip / 2
    picture.add(.circle(x: middle, y: screen.y + 34, radius: 12, .quietLine))
    picture.pill(x: middle - 18, y: screen.y + 62, width: 36, height: 11)
    picture.pill(x: middle - 14, y: screen.y + 82, width: 28, height: 11)
  }

  private func tabletParts(_ screen: Rect, into picture: inout Picture) {
    // Below the edge of a sidebar that floats.
    let y = screen.y + (device.floats ? 14 : 9)
    picture.pill(x: screen.x + 26, y: y, width: 62, height: 9)
    picture.pill(x: screen.right - 78, y: y, width: 52, height: 9)
    homeIndicator(screen, width: device.isUpright ? 160 : 220, into: &picture)
  }

  private func homeIndicator(_ screen: Rect, width: Int, into picture: inout Picture) {
    picture.pill(x: screen.middle - width / 2, y: screen.bottom - 10, width: width, height: 5)
  }

  /// A headset's window, with its grip below.
  private func floating(_ window: Picture, _ ornament: Picture?) -> Picture {
    // The bar covers the edge; when expanded, it also covers the content.
    let left = ornament == nil ? 0 : OrnamentPicture.outside
    let grip = 40
    var picture = Picture(width: left + window.width, height: window.height + grip)
    picture.begin(.device, title: title, in: picture.bounds)
    picture.box(
      Rect(x: left, y: 0, width: window.width, height: window.height), radius: device.corner,
      .screen)
    picture.place(window, x: left, y: 0)
    if let ornament {
      picture.place(ornament, x: 0, y: max(0, (window.height - ornament.height) / 2))
    }
    let middle = left + window.width / 2
    picture.add(.circle(x: middle - 96, y: window.height + 22, radius: 8, .quiet))
    picture.pill(x: middle - 76, y: window.height + 18, width: 152, height: 8)
    picture.add(.end)
    return picture
  }
}

extension Picture {
  /// Draws a shape with round ends.
  fileprivate mutating func pill(x: Int, y: Int, width: Int, height: Int, _ ink: Ink = .quiet) {
    box(Rect(x: x, y: y, width: width, height: height), radius: min(width, height) / 2, ink)
  }
}
