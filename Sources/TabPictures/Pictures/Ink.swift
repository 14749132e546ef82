/// What a shape or a text is in a picture, and with it its colours in light and in dark.
enum Ink: String, Sendable, CaseIterable {
  // Surfaces.
  case body, screen, ground, panel, aside, bar, sheet, selected, room
  // Lines.
  case rule, outline, tick, chevron, dots, lens
  // Placeholders of what an app shows.
  case ghost, block
  // Symbols.
  case symbol, asset
  // Signs that ask for attention.
  case badge, error, warning, hint
  // Texts.
  case heading, text, tint, dim, onBadge, onMark, onHint, code

  private enum Paint {
    case fill(light: String, dark: String)
    case stroke(light: String, dark: String, width: String)
    case both(fill: (String, String), stroke: (String, String))
    case nothing
  }

  private var paint: Paint {
    switch self {
    case .body: .both(fill: ("#e4e6eb", "#3a3d45"), stroke: ("#c3c7d0", "#555963"))
    case .screen: .both(fill: ("#ffffff", "#16181d"), stroke: ("#cfd3da", "#3d414a"))
    case .ground: .fill(light: "#f4f5f8", dark: "#1d2026")
    case .panel: .both(fill: ("#f0f2f6", "#23262d"), stroke: ("#d9dde4", "#363a43"))
    case .aside: .fill(light: "#f0f2f6", dark: "#23262d")
    case .bar: .both(fill: ("#fbfbfd", "#2a2d35"), stroke: ("#d3d7df", "#434852"))
    case .sheet: .both(fill: ("#ffffff", "#23262d"), stroke: ("#d3d7df", "#434852"))
    case .selected: .fill(light: "#dce6ff", dark: "#2c3f70")
    case .room: .nothing
    case .rule: .stroke(light: "#d3d7df", dark: "#434852", width: "1")
    case .outline: .stroke(light: "#767d8b", dark: "#959cab", width: "1.5")
    case .tick: .stroke(light: "#b4bac6", dark: "#5c6270", width: "1.5")
    case .chevron: .stroke(light: "#767d8b", dark: "#959cab", width: "2")
    case .dots: .fill(light: "#3d4350", dark: "#d5d9e2")
    case .lens: .stroke(light: "#3d4350", dark: "#d5d9e2", width: "2")
    case .ghost: .fill(light: "#eceef2", dark: "#262a32")
    case .block: .fill(light: "#e2e5eb", dark: "#2e323b")
    case .symbol: .both(fill: ("#ffffff", "#1b1e24"), stroke: ("#767d8b", "#959cab"))
    case .asset: .both(fill: ("#eceef2", "#30343d"), stroke: ("#767d8b", "#959cab"))
    case .badge: .fill(light: "#c8251d", dark: "#e0483f")
    case .error: .fill(light: "#b3261e", dark: "#ff8a80")
    case .warning: .fill(light: "#f2b632", dark: "#f2b632")
    case .hint: .fill(light: "#2f5fd0", dark: "#8fb0ff")
    case .heading, .text: .fill(light: "#1b1f27", dark: "#f1f3f7")
    case .tint: .fill(light: "#1f4fc4", dark: "#a9c2ff")
    case .dim: .fill(light: "#5b6270", dark: "#a6adbb")
    case .onBadge: .fill(light: "#ffffff", dark: "#ffffff")
    case .onMark: .fill(light: "#ffffff", dark: "#16181d")
    case .onHint: .fill(light: "#16181d", dark: "#16181d")
    case .code: .fill(light: "#3d4350", dark: "#d5d9e2")
    }
  }

  private func declarations(dark isDark: Bool) -> String {
    switch paint {
    case .fill(let light, let dark): "fill:\(isDark ? dark : light)"
    case .stroke(let light, let dark, let width):
      "fill:none;stroke:\(isDark ? dark : light);stroke-width:\(width)"
    case .both(let fill, let stroke):
      "fill:\(isDark ? fill.1 : fill.0);stroke:\(isDark ? stroke.1 : stroke.0)"
    case .nothing: "fill:none"
    }
  }

  /// The style sheet of pictures: light, and dark where the reader's system is.
  static let styleSheet: String = {
    let font =
      "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',Arial,sans-serif"
    var css = """
      .picture text{font-family:\(font);text-rendering:geometricPrecision}
      .picture .b{font-weight:600}
      .picture polyline{stroke-linecap:round;stroke-linejoin:round}

      """
    for ink in allCases { css += ".picture .\(ink.rawValue){\(ink.declarations(dark: false))}\n" }
    css += "@media screen and (prefers-color-scheme:dark){\n"
    for ink in allCases { css += ".picture .\(ink.rawValue){\(ink.declarations(dark: true))}\n" }
    return css + "}\n"
  }()
}
