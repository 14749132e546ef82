import JSON
import TabModel
import TabReports

struct LayoutPicture {
  static let mostStatements = 8
  static let schematic = "Schematic: order and position, not appearance."

  let layout: Layout
  let pen: PicturePen
  private let device: DeviceDrawing
  private let findings: [Int: [Callout]]
  private let letters: EvidenceLetters?
  private let hasLinks: Bool

  /// - Parameters:
  ///   - tiles: letters shared by a sheet or page.
  ///   - letters: letters of statements, likewise.
  ///   - hasLinks: true on a page.
  init(
    _ layout: Layout, findings: [Int: [Callout]] = [:], tiles: TileCodes? = nil,
    letters: EvidenceLetters? = nil, hasLinks: Bool = false
  ) {
    self.layout = layout
    pen = PicturePen(layout, tiles: tiles)
    device = DeviceDrawing(layout.environment)
    self.findings = findings
    self.letters = letters
    self.hasLinks = hasLinks
  }

  private func evidence(in pictures: [Picture], part: PictureStyle.Crop? = nil) -> Evidence {
    if let letters { return Evidence(layout, letters: letters) }
    return Evidence(layout, drawn: Set(pictures.flatMap(\.anchors).map(\.node)), part: part)
  }

  private func callouts(_ evidence: Evidence) -> CalloutPicture {
    CalloutPicture(
      callouts: findings.merging(evidence.callouts(hasLinks: hasLinks)) { $0 + $1 })
  }

  typealias Figure = (caption: String?, picture: Picture)

  /// The states of a layout, with a page's remarks.
  func drawn() -> (figures: [Figure], remarks: [String], tiles: [(code: String, name: String)]) {
    // Outlines are as much outside as inside.
    let figures: [Figure] = statesWithCallouts().states.map {
      ($0, mirroredIfNeeded($1).padded(by: 1))
    }
    let all = Picture.stacked(figures.map(\.picture), gap: 0)
    return (figures, all.remarks.uniqued() + standingRemarks, SymbolLegend(all, pen).entries)
  }

  /// The picture between its heading and the names of its symbols.
  ///
  /// - Parameters:
  ///   - crop: nil for the whole device.
  ///   - isOnSheet: true among others, where its states are in a row.
  func withHeading(_ crop: PictureStyle.Crop? = nil, isOnSheet: Bool = false) -> Picture {
    guard let crop else { return headed(devices(inRow: isOnSheet)) }
    if crop == .strip { return headed(strip(hasLegend: true), release: "") }
    if let part = cropped(crop) { return headed(part) }
    return headed(Self.words("There is no \(crop.rawValue) here."))
  }

  /// The device in its initial state, without heading, text and marks.
  func plain(_ crop: PictureStyle.Crop? = nil) -> Picture {
    let picture = if let crop { part(crop) } else { states.first?.1 }
    return mirroredIfNeeded(picture ?? Picture(width: 1, height: 1))
  }

  /// - Parameter release: nil for the layout's own.
  private func headed(_ content: Picture, release: String? = nil) -> Picture {
    let width = max(content.width, 380)
    let environment = layout.environment
    let line = release ?? environment.releaseLine
    var heading = Picture(width: width, height: line.isEmpty ? 30 : 54)
    heading.text(
      title(atMost: width), in: Rect(x: 0, y: 0, width: width, height: 30), size: 22,
      isBold: true, .heading)
    if !line.isEmpty {
      heading.text(line, in: Rect(x: 0, y: 28, width: width, height: 22), size: 13, .dim)
    }
    let caveats = Self.lines(layout.caveats.map { $0 + "." }, width: width, size: 14)
    var content = content
    content.width = width
    return mirroredIfNeeded(
      Picture.stacked([heading, caveats, content].compactMap(\.self), gap: 8))
  }

  /// The app and the device, whose name is never cut.
  private func title(atMost width: Int) -> String {
    let device = layout.environment.platform.device
    guard let name = layout.spec.name else { return device }
    let end = " · \(device)"
    let room = width - TextAdvance(end, isBold: true).width(size: 22) - 8
    return printable(name.value).fitted(to: room, size: 22, isBold: true) + end
  }

  private func devices(inRow isInRow: Bool) -> Picture {
    let (drawn, evidence) = statesWithCallouts()
    let states = drawn.map { caption, picture in
      drawn.count > 1 ? captioned(caption ?? "Initially", picture) : picture
    }
    let isUpright = states.allSatisfy { $0.width < 640 }
    let devices =
      isUpright || isInRow ? Picture.beside(states, gap: 36) : Picture.stacked(states, gap: 30)
    return Picture.stacked(
      [devices] + notes(on: devices, evidence, width: max(380, devices.width)), gap: 18)
  }

  private func mirroredIfNeeded(_ picture: Picture) -> Picture {
    layout.isMirrored ? picture.mirrored() : picture
  }

  /// The sidebar or the bar alone, whichever is visible at first, without marks.
  func alone() -> Picture? {
    var picture: Picture?
    if layout.sidebar?.isVisible == true {
      picture = part(.sidebar)
    } else if let bar = layout.tabBar, bar.isVisible {
      picture = Self.framed(barAlone(bar), isAttached: bar.position == .bottom, device)
    }
    return picture.map { mirroredIfNeeded($0).padded(by: 1) }
  }

  func cropped(_ crop: PictureStyle.Crop) -> Picture? {
    guard let part = part(crop) else { return nil }
    let evidence = evidence(in: [part], part: crop)
    let drawn = callouts(evidence).around(part)
    return Picture.stacked(
      [drawn] + notes(on: drawn, evidence, width: max(380, drawn.width)), gap: 18)
  }

  private func part(_ crop: PictureStyle.Crop) -> Picture? {
    switch crop {
    case .bar: layout.tabBar.map(barAlone)
    case .sidebar: layout.sidebar.map(sidebarAlone)
    case .strip: strip(hasLegend: false)
    }
  }

  /// The bar on 18, 26 and 27, side by side.
  private func strip(hasLegend: Bool) -> Picture {
    let resolver = Resolver(layout.spec)
    let layouts = layout.environment.platform.releases(from: .oldest).map { release in
      var environment = layout.environment
      environment.osVersion = release
      environment.sdkVersion = release
      return resolver.layout(in: environment)
    }
    let tiles = TileCodes(layouts)
    let columns = layouts.map { layout in
      let environment = layout.environment
      let bar =
        layout.tabBar.map { LayoutPicture(layout, tiles: tiles).barAlone($0) }
        ?? Self.words("There is no bar here.")
      let frame = Self.framed(
        bar, isAttached: layout.tabBar?.position == .bottom, DeviceDrawing(environment))
      return captioned(environment.platform.system(environment.osVersion), frame)
    }
    let strip = Picture.beside(columns, gap: 36)
    guard hasLegend else { return strip }
    let legend = SymbolLegend(strip, PicturePen(layout, tiles: tiles))
    return Picture.stacked([strip] + legend.rows(width: strip.width), gap: 18)
  }

  private static func words(_ words: String) -> Picture {
    var picture = Picture(width: 380, height: 24)
    picture.text(words, in: picture.bounds, size: 14, .dim)
    return picture
  }

  /// A piece of the screen around a bar.
  private static func framed(_ bar: Picture, isAttached: Bool, _ device: DeviceDrawing) -> Picture {
    guard isAttached else { return bar }
    let top = 24
    var picture = Picture(width: bar.width, height: bar.height + top)
    // A narrow window from edge to edge has the screen's corner.
    let isAtCorner = device.isWindowed && !device.floats
    picture.add(
      .tab(
        picture.bounds, radius: isAtCorner ? device.corner : 40,
        isAtCorner ? .bottomRight : .bottom, .screen))
    picture.place(bar, x: 0, y: top)
    return picture
  }

  // MARK: - States

  /// The states of the window with their captions.
  private var states: [(String?, Picture)] {
    var states: [(String?, Picture)] = layout.windowStates.map { state in
      let picture =
        switch state.content {
        case .window(let bar, let sidebar): window(bar, sidebar)
        case .more(let bar): window(bar, nil, isMoreOpen: true)
        case .hiddenBar(let bar): barAlone(bar)
        }
      return (state.caption, picture)
    }
    let usual = states.count
    if let bar = layout.tabBar, bar.position == .leading, bar.isVisible, !bar.items.isEmpty {
      states.append(("With the focus on the bar", window(bar, layout.sidebar, isOpen: true)))
    }
    if device.form == .television, layout.sidebar?.isVisible == true {
      states.append(("After selecting a tab", window(nil, nil)))
    }
    // Their remarks would repeat those of the others.
    for index in usual..<states.count { states[index].1.remarks = [] }
    return states
  }

  private func statesWithCallouts() -> (states: [(String?, Picture)], evidence: Evidence) {
    let states = states
    let evidence = evidence(in: states.map(\.1))
    let callouts = callouts(evidence)
    // Devices in a column are aligned.
    let isWide = states.contains { $0.1.width >= 600 }
    let leading = isWide ? states.reduce(0) { max($0, callouts.room(at: .leading, of: $1.1)) } : 0
    return (states.map { ($0, callouts.around($1, leading: leading)) }, evidence)
  }

  private func captioned(_ caption: String, _ picture: Picture) -> Picture {
    let width = max(picture.width, TextAdvance(caption, isBold: true).width(size: 15) + 12)
    var captioned = Picture(width: width, height: picture.height + 32)
    captioned.text(
      caption, in: Rect(x: 4, y: 0, width: width - 8, height: 24), size: 15, isBold: true, .dim)
    captioned.place(picture, x: 0, y: 32)
    return captioned
  }

  private func window(
    _ bar: TabBar?, _ sidebar: SidebarLayout?, isMoreOpen: Bool = false, isOpen: Bool = false
  ) -> Picture {
    let ornament = bar.flatMap { $0.position == .leading ? $0 : nil }
    var shown = ornament == nil ? bar : nil
    if isMoreOpen, var open = shown {
      for index in open.items.indices {
        open.items[index].isSelected = open.items[index].node == nil
      }
      shown = open
    }
    let window = WindowPicture(
      pen: pen, layout: layout, device: device, bar: shown, sidebar: sidebar,
      isMoreOpen: isMoreOpen)
    let floating = ornament.map {
      OrnamentPicture(pen: pen, bar: $0, height: device.screen.height).picture(isOpen: isOpen)
    }
    return DevicePicture(device: device, isMirrored: layout.isMirrored).picture(
      window.picture(), ornament: floating, title: layout.environment.platform.device)
  }

  private func barAlone(_ bar: TabBar) -> Picture {
    switch bar.position {
    case .trailing:
      return OrnamentPicture.sideBar(pen, bar, isLeading: layout.isMirrored)
    case .leading:
      return OrnamentPicture(pen: pen, bar: bar, height: device.screen.height)
        .picture(isOpen: false)
    case .top:
      return TopBarPicture(pen: pen, device: device, layout: layout, bar: bar).picture()
    case .bottom:
      let drawing = BottomBarPicture(pen: pen, device: device, bar: bar)
      var picture = Picture(width: device.window.width, height: drawing.height)
      drawing.draw(into: &picture)
      return picture
    }
  }

  private func sidebarAlone(_ sidebar: SidebarLayout) -> Picture {
    let drawing = SidebarPicture(pen, sidebar, device, selection: layout.selection, top: 10)
    let height = min(2_000, drawing.naturalHeight)
    let (rows, beyond) = drawing.picture(width: 320, height: height)
    var picture = Picture(width: 320, height: height)
    picture.box(picture.bounds, radius: 20, .panel)
    picture.place(rows, x: 0, y: 0)
    if !beyond.isEmpty {
      picture.remarks.append("Further down: \(beyond.joined(separator: ", ")).")
    }
    return picture
  }
}
