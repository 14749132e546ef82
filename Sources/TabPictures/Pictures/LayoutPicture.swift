import JSON
import TabAnalysis
import TabModel
import TabReports

struct LayoutPicture {
  static let schematic = "Schematic: order and position, not appearance."

  let pen: PicturePen
  private let findings: [Int: [Callout]]
  private let letters: EvidenceLetters?

  var layout: Layout { pen.layout }
  private var device: DeviceDrawing { pen.device }

  /// Bars side by side are not wider, so that their titles of 10 points take 9 pixels in GitHub's column of 838.
  private static let widestRow = 875
  private static let reasonsWidth = 340
  private static let gap = 36
  /// The lowest picture that is of a whole device, not of a part.
  private static let lowestDevice = 300

  /// - Parameters:
  ///   - tiles: letters shared by all pictures of an app.
  ///   - letters: letters of statements, on a page.
  init(
    _ layout: Layout, findings: [Int: [Callout]] = [:], tiles: TileCodes? = nil,
    letters: EvidenceLetters? = nil
  ) {
    pen = PicturePen(layout, tiles: tiles ?? TileCodes(layout.spec))
    self.findings = findings
    self.letters = letters
  }

  private func evidence(in pictures: [Picture]) -> Evidence {
    Evidence(layout, at: pictures.flatMap(\.anchors), letters: letters)
  }

  /// The places of nodes in all states.
  var anchors: [Picture.Anchor] { states.flatMap(\.1.anchors) }

  /// The undocumented statements with a place in the picture, or in a part of it.
  func statements(_ crop: PictureStyle.Crop?) -> [Statement] {
    let anchors = crop == nil ? anchors : crop == .strip ? [] : crop.flatMap(part)?.anchors ?? []
    return Evidence(layout, at: anchors).entries.map(\.statement)
  }

  private func callouts(_ evidence: Evidence) -> CalloutPicture {
    CalloutPicture(isMirrored: layout.isMirrored) { node, part in
      findings[node, default: []] + evidence.callouts(of: node, in: part)
    }
  }

  typealias Figure = (caption: String?, picture: Picture)

  /// The states of a layout, with a page's remarks.
  func drawn() -> (figures: [Figure], remarks: [String], tiles: [(code: String, name: String)]) {
    // Outlines are as much outside as inside.
    let figures: [Figure] = statesWithCallouts().states.map {
      ($0, mirroredIfNeeded($1).padded(by: 1))
    }
    let all = Picture.stacked(figures.map(\.picture), gap: 0)
    return (
      figures, all.remarks.uniqued() + standingRemarks(on: all), SymbolLegend(all, pen).entries
    )
  }

  /// The picture between its heading and the names of its symbols.
  ///
  /// - Parameter crop: nil for the whole device.
  func withHeading(_ crop: PictureStyle.Crop? = nil) -> Picture {
    guard let crop else { return headed(devices) }
    if crop == .strip, let strip = strip(hasLegend: true) { return headed(strip, release: "") }
    if let part = cropped(crop) { return headed(part) }
    return headed(Self.words("There is no \(crop == .sidebar ? "sidebar" : "bar") here."))
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
    let line = release ?? environment.releaseLine(.meanings(of: layout.spec))
    var heading = Picture(width: width, height: line.isEmpty ? 30 : 54)
    heading.text(
      title(atMost: width), in: Rect(x: 0, y: 0, width: width, height: 30), size: 22,
      isBold: true, .heading, isEnglish: true)
    if !line.isEmpty {
      heading.text(line, in: Rect(x: 0, y: 28, width: width, height: 22), size: 13, .dim)
    }
    // The columns of a strip have their own.
    let caveats =
      line.isEmpty ? nil : Self.lines(layout.caveats.map { $0 + "." }, width: width, size: 14)
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

  private var devices: Picture {
    let (drawn, evidence) = statesWithCallouts()
    let states = drawn.map { caption, picture in
      drawn.count > 1 ? captioned(caption ?? "Initially", picture) : picture
    }
    let upright = states.filter { $0.width < 640 && $0.height >= Self.lowestDevice }
    let others = states.dropFirst(upright.count)
    // Upright devices are in a row, with the parts of one below them.
    let isRow = others.allSatisfy { $0.height < Self.lowestDevice }
    let rows = isRow ? [Picture.beside(upright, gap: 36)] + others : states
    let devices = Picture.stacked(rows.filter { $0.width > 0 }, gap: 30)
    return Picture.stacked(
      [devices] + notes(on: devices, evidence, width: max(380, devices.width)), gap: 18)
  }

  private func mirroredIfNeeded(_ picture: Picture) -> Picture {
    layout.isMirrored ? picture.mirrored() : picture
  }

  /// The bar or the sidebar alone, with the names of the bar's regions.
  func alone(_ crop: PictureStyle.Crop) -> Picture? {
    guard let part = part(crop) else { return nil }
    let isAttached = crop == .bar && layout.tabBar?.position == .bottom
    let drawn = CalloutPicture { _, _ in [] }.around(isAttached ? framed(part) : part)
    return mirroredIfNeeded(drawn).padded(by: 1)
  }

  func cropped(_ crop: PictureStyle.Crop) -> Picture? {
    guard let part = part(crop) else { return nil }
    let evidence = evidence(in: [part])
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

  /// The bar on 18, 26 and 27, equal ones as one: side by side if that is narrow enough, otherwise below each
  /// other with the reasons beside them. Nil without a bar.
  private func strip(hasLegend: Bool) -> Picture? {
    let columns = ReleaseStrip(layout, tiles: pen.tiles).columns
    if columns.isEmpty { return nil }
    let least = hasLegend ? Self.reasonsWidth : 0
    let width = columns.reduce(-Self.gap) { $0 + max($1.picture.width, least) + Self.gap }
    let isRow = width <= Self.widestRow
    let parts = columns.map { column in
      let words =
        hasLegend ? column.reasons + column.picture.remarks + column.layout.minimizingRemarks : []
      // The whole strip is mirrored later.
      let bar = mirroredIfNeeded(column.picture)
      let described = described(bar, by: words, isBesideOthers: isRow)
      return captioned(column.releases, described)
    }
    let picture = isRow ? Picture.beside(parts, gap: Self.gap) : Picture.stacked(parts, gap: 20)
    guard hasLegend else { return picture }
    // A bar at the side is narrower than any sentence.
    let textWidth = max(Self.reasonsWidth, picture.width)
    return Picture.stacked(
      [picture] + SymbolLegend(picture, pen).rows(width: textWidth)
        + [Self.lines(remarksOfAllReleases(on: picture), width: textWidth, size: 13)]
        .compactMap(\.self), gap: 18)
  }

  /// A bar with sentences: below it, or beside it if it is in a column.
  private func described(_ bar: Picture, by words: [String], isBesideOthers: Bool) -> Picture {
    var bar = bar
    bar.remarks = []
    let room = min(Self.reasonsWidth, Self.widestRow - bar.width - Self.gap)
    if !isBesideOthers, room >= 300, let lines = Self.lines(words, width: room, size: 13) {
      let top = Picture(width: 1, height: max(0, (bar.height - lines.height) / 2))
      return Picture.beside([bar, Picture.stacked([top, lines], gap: 0)], gap: Self.gap)
    }
    let lines = Self.lines(words, width: max(Self.reasonsWidth, bar.width), size: 13)
    return Picture.stacked([bar, lines].compactMap(\.self), gap: 10)
  }

  private static func words(_ words: String) -> Picture {
    var picture = Picture(width: 380, height: 24)
    picture.text(words, in: picture.bounds, size: 14, .dim)
    return picture
  }

  /// A piece of the screen around a bar at its bottom.
  private func framed(_ bar: Picture) -> Picture {
    let top = 24
    var picture = Picture(width: bar.width, height: bar.height + top)
    // A narrow window from edge to edge has the screen's corner, a piece of a wide one has none.
    let isAtCorner = device.isWindowed && !device.floats
    let isPiece = bar.width < device.window.width
    picture.add(
      .tab(
        picture.bounds, radius: isPiece ? 0 : isAtCorner ? device.corner : 40,
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
    if let bar = layout.tabBar, let behavior = bar.minimizes, let minimized = minimized(bar) {
      states.append(("After scrolling \(behavior.direction)", minimized))
    }
    // Their remarks would repeat those of the others.
    for index in usual..<states.count { states[index].1.remarks = [] }
    return states
  }

  /// The lower end of the screen with the minimized bar; nil if no source shows one.
  private func minimized(_ bar: TabBar) -> Picture? {
    guard bar.isVisible, device.form == .phone, !device.folds else { return nil }
    return BottomBarPicture(pen: pen, bar: bar).minimized().map(framed)
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
    let floating = ornament.map { OrnamentPicture(pen: pen, bar: $0).picture(isOpen: isOpen) }
    let window = WindowPicture(
      pen: pen, bar: shown, sidebar: sidebar, isMoreOpen: isMoreOpen,
      coveredByBar: floating.map { $0.width - OrnamentPicture.outside } ?? 0)
    return DevicePicture(pen: pen).picture(window.picture(), ornament: floating)
  }

  private func barAlone(_ bar: TabBar) -> Picture {
    switch bar.position {
    case .trailing: return OrnamentPicture.sideBar(pen, bar)
    case .leading: return OrnamentPicture(pen: pen, bar: bar).picture(isOpen: false)
    case .top: return TopBarPicture(pen: pen, bar: bar).picture()
    case .bottom:
      let drawing = BottomBarPicture(pen: pen, bar: bar)
      var picture = Picture(width: drawing.width, height: drawing.height)
      drawing.draw(into: &picture)
      return picture
    }
  }

  /// The sidebar in the leading part of its window, as its release draws it.
  private func sidebarAlone(_ sidebar: SidebarLayout) -> Picture {
    let width = device.sidebarWidth
    var drawing = SidebarPicture(pen, sidebar, top: 10)
    let height = min(2_000, drawing.naturalHeight)
    let edge = device.hasInsetSidebar ? 8 : 0
    var picture = Picture(width: width + edge + 40, height: height + 2 * edge)
    let corner = min(device.corner, picture.height / 2)
    picture.add(.tab(picture.bounds, radius: corner, .left, .screen))
    let panel = Rect(x: edge, y: edge, width: width, height: height)
    drawing.foot = device.drawPanel(panel, isAtCorner: true, into: &picture)
    let (rows, beyond) = drawing.picture(width: width, height: height)
    picture.place(rows, x: panel.x, y: panel.y)
    if !beyond.isEmpty {
      picture.remarks.append("Further down: \(beyond.joined(separator: ", ")).")
    }
    return picture
  }
}
