import JSON
import TabModel
import TabReports

struct LayoutPicture {
  private static let mostStatements = 8

  private let layout: Layout
  private let pen: PicturePen
  private let device: DeviceModel
  private let evidence: Evidence
  private let callouts: [Int: [Callout]]

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
    device = DeviceModel(layout.environment)
    evidence = Evidence(layout, letters: letters)
    callouts = findings.merging(evidence.callouts(hasLinks: hasLinks)) { $0 + $1 }
  }

  /// The states of a layout, with a page's remarks.
  struct Drawn {
    var figures: [(caption: String?, picture: Picture)]
    var remarks: [String]
    var tiles: [(code: String, name: String)]
  }

  func drawn() -> Drawn {
    var remarks: [String] = []
    let around = CalloutPicture(callouts: callouts)
    let figures = states(&remarks).map { ($0.0, mirroredIfNeeded(around.around($0.1))) }
    let legend = SymbolLegend(Picture.stacked(figures.map(\.1), gap: 0), pen)
    return Drawn(
      figures: figures, remarks: remarks.uniqued() + standingRemarks, tiles: legend.entries)
  }

  /// The picture between its heading and the names of its symbols.
  ///
  /// - Parameter crop: nil for the whole device.
  func withHeading(_ crop: PictureStyle.Crop? = nil) -> Picture {
    guard let crop else { return headed(devices()) }
    if let part = cropped(crop) { return headed(part) }
    var nothing = Picture(width: 380, height: 24)
    nothing.text(
      "There is no \(crop.rawValue) here.", in: Rect(x: 0, y: 0, width: 380, height: 24), size: 14,
      .dim)
    return headed(nothing)
  }

  private func headed(_ content: Picture) -> Picture {
    let width = max(content.width, 380)
    var heading = Picture(width: width, height: 54)
    let environment = layout.environment
    let app = layout.spec.name.map { "\(harmless($0.value)) · " } ?? ""
    heading.text(
      app + environment.platform.device, in: Rect(x: 0, y: 0, width: width, height: 30), size: 22,
      isBold: true, .heading)
    heading.text(
      environment.releaseLine, in: Rect(x: 0, y: 28, width: width, height: 22), size: 13, .dim)
    return Picture.stacked([heading, content], gap: 8)
  }

  func devices() -> Picture {
    var remarks: [String] = []
    let states = captionedStates(&remarks)
    let isUpright = states.allSatisfy { $0.width < 640 }
    let devices =
      isUpright ? Picture.beside(states, gap: 36) : Picture.stacked(states, gap: 30)
    return Picture.stacked(
      [mirroredIfNeeded(devices)] + notes(remarks, devices, width: max(380, devices.width)), gap: 18
    )
  }

  private func mirroredIfNeeded(_ picture: Picture) -> Picture {
    layout.isMirrored ? picture.mirrored() : picture
  }

  func cropped(_ crop: PictureStyle.Crop) -> Picture? {
    var remarks: [String] = []
    let part: Picture?
    switch crop {
    case .bar: part = layout.tabBar.map { barAlone($0, isOpen: false, &remarks) }
    case .sidebar: part = layout.sidebar.map { sidebarAlone($0, &remarks) }
    }
    guard let part else { return nil }
    let drawn = CalloutPicture(callouts: callouts).around(part)
    return Picture.stacked(
      [mirroredIfNeeded(drawn)]
        + notes(remarks, drawn, width: max(380, drawn.width), of: Set(part.anchors.map(\.node))),
      gap: 18)
  }

  // MARK: - States

  /// The states of the window with their captions.
  private func states(_ remarks: inout [String]) -> [(String?, Picture)] {
    var states: [(String?, Picture)] = layout.windowStates.map { state in
      let picture =
        switch state.content {
        case .window(let bar, let sidebar): window(bar, sidebar, &remarks)
        case .more(let bar): window(bar, nil, isMoreOpen: true, &remarks)
        case .hiddenBar(let bar): barAlone(bar, isOpen: false, &remarks)
        }
      return (state.caption, picture)
    }
    if let bar = layout.tabBar, bar.position == .leading, bar.isVisible, !bar.items.isEmpty {
      var ignored: [String] = []
      states.append(("With the focus on the bar", barAlone(bar, isOpen: true, &ignored)))
    }
    return states
  }

  private func captionedStates(_ remarks: inout [String]) -> [Picture] {
    let states = states(&remarks)
    let callouts = CalloutPicture(callouts: callouts)
    // Devices in a column are aligned.
    let isStacked = states.contains { $0.1.width >= 600 }
    let leading = isStacked ? states.reduce(0) { max($0, callouts.leadingRoom($1.1)) } : 0
    return states.map { caption, picture in
      let drawn = callouts.around(picture, leading: leading)
      return states.count > 1 ? captioned(caption ?? "At first", drawn) : drawn
    }
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
    _ bar: TabBar?, _ sidebar: SidebarLayout?, isMoreOpen: Bool = false, _ remarks: inout [String]
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
    let picture = window.picture(&remarks)
    let beyond = window.beyondMore
    if !beyond.isEmpty { remarks.append("Further down in More: \(pen.names(of: beyond)).") }
    let floating = ornament.map {
      OrnamentPicture(pen: pen, bar: $0, height: device.screen.height).picture(isOpen: false)
    }
    addBeyondEnd(floating?.beyond ?? [], to: &remarks)
    return DevicePicture(device: device, isMirrored: layout.isMirrored).picture(
      picture, ornament: floating?.picture, title: layout.environment.platform.device)
  }

  private func barAlone(_ bar: TabBar, isOpen: Bool, _ remarks: inout [String]) -> Picture {
    switch bar.position {
    case .trailing:
      return SideBarPicture(pen: pen, bar: bar, isLeading: layout.isMirrored).picture()
    case .leading:
      let (picture, beyond) = OrnamentPicture(pen: pen, bar: bar, height: device.screen.height)
        .picture(isOpen: isOpen)
      addBeyondEnd(beyond, to: &remarks)
      return picture
    case .top:
      let (picture, beyond) = TopBarPicture(
        pen: pen, device: device, bar: bar, hasSidebarButton: false,
        namesRegions: layout.readsCustomization
      ).picture(atMost: device.window.width - 120)
      if !beyond.isEmpty {
        remarks.append("Beyond the edge of the bar: \(pen.names(of: beyond)).")
      }
      return picture
    case .bottom:
      let drawing = BottomBarPicture(pen: pen, device: device, bar: bar)
      var picture = Picture(width: device.window.width, height: drawing.height)
      drawing.draw(into: &picture)
      return picture
    }
  }

  private func sidebarAlone(_ sidebar: SidebarLayout, _ remarks: inout [String]) -> Picture {
    let drawing = SidebarPicture(pen, sidebar, device, selection: layout.selection, top: 10)
    let height = min(2_000, drawing.naturalHeight)
    let (rows, beyond) = drawing.picture(width: 320, height: height)
    var picture = Picture(width: 320, height: height)
    picture.box(Rect(x: 0, y: 0, width: 320, height: height), radius: 20, .panel)
    picture.place(rows, x: 0, y: 0)
    if let words = beyond.words { remarks.append("Further down: \(words).") }
    return picture
  }

  // MARK: - Words

  private func addBeyondEnd(_ nodes: [Int], to remarks: inout [String]) {
    if !nodes.isEmpty {
      remarks.append("Beyond the end of the bar: \(pen.names(of: nodes)).")
    }
  }

  /// Remarks about what no drawing shows.
  private var standingRemarks: [String] {
    var remarks = [sampleRemark].compactMap(\.self)
    if let minimizes = layout.tabBar?.minimizes {
      remarks.append(
        "The bar minimizes on scrolling \(minimizes == .onScrollUp ? "up" : "down").")
    }
    return remarks
  }

  /// What the app sets while it runs.
  private var sampleRemark: String? {
    let rows = layout.sidebar?.rows.filter { $0.kind != .action }.map(\.node) ?? []
    let items = layout.tabBar.map { $0.items.compactMap(\.node) + $0.more } ?? []
    let shown = (items + rows).map { layout.spec.nodes[$0] }
    let hasBadges = shown.contains { layout.spec.badge(of: $0) != nil }
    return switch (hasBadges, shown.contains(where: layout.spec.hasSampleTitle)) {
    case (true, true): "Badges, and titles in italics, are samples: the app sets them."
    case (false, true): "Titles in italics are samples: the app sets them."
    case (true, false): "Badges are samples: the app sets them."
    case (false, false): nil
    }
  }

  /// Remarks, symbol names and assumptions below a drawing.
  private func notes(_ remarks: [String], _ drawn: Picture, width: Int, of nodes: Set<Int>? = nil)
    -> [Picture]
  {
    let remarks = remarks.uniqued() + standingRemarks
    let legend = SymbolLegend(drawn, pen).rows(width: width)
    let blocks = [
      lines(remarks, width: width, size: 14),
      legend.isEmpty ? nil : Picture.stacked(legend, gap: 6),
      lines(
        evidence.lines(of: pen, most: Self.mostStatements, about: nodes), width: width, size: 12),
    ]
    return blocks.compactMap(\.self)
  }

  private func lines(_ sentences: [String], width: Int, size: Int) -> Picture? {
    let column = min(width, 760)
    let lines = sentences.flatMap { $0.lines(width: column - 8, size: size) }
    guard !lines.isEmpty else { return nil }
    let height = size + 6
    var picture = Picture(width: column, height: lines.count * height)
    for (index, line) in lines.enumerated() {
      picture.text(
        line, in: Rect(x: 4, y: index * height, width: column - 8, height: height), size: size, .dim
      )
    }
    return picture
  }
}

extension Environment {
  var releaseLine: String {
    let minor = osVersion.minor == 0 ? "" : ".\(osVersion.minor)"
    let system = platform == .macCatalyst ? "Mac Catalyst" : platform.name.rawValue
    return (["\(system) \(osVersion.major)\(minor)"] + facts.dropFirst()).joined(separator: " · ")
  }
}

extension Layout {
  /// Whether pictures are mirrored once they are drawn.
  var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
}
