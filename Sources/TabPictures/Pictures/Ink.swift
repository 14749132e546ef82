import TabReports

/// The role of a shape or text, with its light and dark colors.
enum Ink: String, Sendable, CaseIterable {
  case body, screen, ground, window, quiet, quietLine
  case panel, bar, differing, chrome, selected, focused, room, hairline, outline, chevron, dots
  case veil1, veil2, veil3
  case ghost, block
  case symbol, asset, icon, iconTint, iconDim, iconFocused, iconOff
  case iconFill, iconTintFill, iconDimFill, iconFocusedFill, iconOffFill
  // Signs, and the lines that lead to them.
  case badge, error, warning, hint, evidence, leader
  case heading, text, tint, dim, off, onBadge, onMark, onHint, code

  private enum Paint {
    case fill(light: String, dark: String)
    case stroke(light: String, dark: String, width: String)
    case both(fill: (String, String), stroke: (String, String))
    /// Background of bars, thin enough to see through.
    case veil(String)
    /// Ground of a filled icon, through which its lines are seen.
    case tone(light: String, dark: String)
    case nothing
  }

  private static let chromeColors = ("#f6f7f9", "#23272f")
  /// Contrast of at least 3:1 with both sides.
  private static let edgeColors = ("#7d8492", "#858c9a")

  private var paint: Paint {
    switch self {
    case .body: .both(fill: ("#e4e6eb", "#3a3d45"), stroke: Self.edgeColors)
    case .screen, .window: .both(fill: ("#ffffff", "#14161a"), stroke: Self.edgeColors)
    case .ground: .fill(light: "#ffffff", dark: "#1b1e24")
    case .quiet: .fill(light: "#dde0e6", dark: "#343842")
    case .quietLine: .stroke(light: "#c9cdd5", dark: "#444954", width: "1.5")
    case .panel, .bar: .both(fill: Self.chromeColors, stroke: Self.edgeColors)
    case .differing: .both(fill: ("#5b7fd6", "#7f9be0"), stroke: ("#1f4fc4", "#a9c2ff"))
    case .chrome: .fill(light: Self.chromeColors.0, dark: Self.chromeColors.1)
    case .veil1, .veil2: .veil(".45")
    case .veil3: .veil(".8")
    case .selected: .fill(light: "#dcdee4", dark: "#414753")
    case .focused: .both(fill: ("#ffffff", "#f1f3f7"), stroke: ("#1b1f27", "#f1f3f7"))
    case .room: .nothing
    case .hairline: .stroke(light: Self.edgeColors.0, dark: Self.edgeColors.1, width: "1")
    case .outline, .iconDim: .stroke(light: "#5b6270", dark: "#a6adbb", width: "1.7")
    case .chevron: .stroke(light: "#5b6270", dark: "#a6adbb", width: "2")
    case .dots, .code: .fill(light: "#3d4350", dark: "#d5d9e2")
    case .ghost: .fill(light: "#f7f8fa", dark: "#1a1d22")
    case .block: .fill(light: "#eff1f4", dark: "#212429")
    case .symbol: .both(fill: ("#ffffff", "#1b1e24"), stroke: Self.edgeColors)
    case .asset: .both(fill: ("#e4e6eb", "#30343d"), stroke: Self.edgeColors)
    case .icon: .stroke(light: "#2b303a", dark: "#e4e7ee", width: "1.7")
    case .iconTint: .stroke(light: "#1f4fc4", dark: "#a9c2ff", width: "1.9")
    case .iconOff: .stroke(light: "#9aa0ac", dark: "#6b7280", width: "1.7")
    case .iconFocused: .stroke(light: "#16181d", dark: "#16181d", width: "1.9")
    case .iconFocusedFill: .tone(light: "#16181d", dark: "#16181d")
    case .iconFill: .tone(light: "#2b303a", dark: "#e4e7ee")
    case .iconTintFill: .tone(light: "#1f4fc4", dark: "#a9c2ff")
    case .iconDimFill: .tone(light: "#5b6270", dark: "#a6adbb")
    case .iconOffFill: .tone(light: "#9aa0ac", dark: "#6b7280")
    case .badge: .fill(light: "#c8251d", dark: "#d93a31")
    case .error: .fill(light: "#b3261e", dark: "#ff8a80")
    case .warning: .fill(light: "#f2b632", dark: "#f2b632")
    case .hint: .fill(light: "#2f5fd0", dark: "#8fb0ff")
    case .evidence: .both(fill: ("#ffffff", "#1b1e24"), stroke: ("#5b6270", "#a6adbb"))
    case .leader: .stroke(light: "#5b6270", dark: "#a6adbb", width: "1.5")
    case .heading, .text: .fill(light: "#1b1f27", dark: "#f1f3f7")
    case .tint: .fill(light: "#1f4fc4", dark: "#a9c2ff")
    case .dim: .fill(light: "#5b6270", dark: "#a6adbb")
    case .off: .fill(light: "#9aa0ac", dark: "#6b7280")
    case .onBadge: .fill(light: "#ffffff", dark: "#ffffff")
    case .onMark: .fill(light: "#ffffff", dark: "#16181d")
    case .onHint: .fill(light: "#16181d", dark: "#16181d")
    }
  }

  private func declarations(dark isDark: Bool) -> String {
    switch paint {
    case .fill(let light, let dark): "fill:\(isDark ? dark : light)"
    case .stroke(let light, let dark, let width):
      "fill:none;stroke:\(isDark ? dark : light)" + (isDark ? "" : ";stroke-width:\(width)")
    case .both(let fill, let stroke):
      "fill:\(isDark ? fill.1 : fill.0);stroke:\(isDark ? stroke.1 : stroke.0)"
    case .veil(let opacity):
      "fill:\(isDark ? Self.chromeColors.1 : Self.chromeColors.0);fill-opacity:\(opacity)"
    case .tone(let light, let dark): "fill:\(isDark ? dark : light);fill-opacity:.4"
    case .nothing: "fill:none"
    }
  }

  /// The colors as presentation attributes, which any style sheet overrides.
  func attributes(_ appearance: PictureStyle.Appearance) -> String {
    var values: [(name: Substring, value: Substring)] = []
    let sheets =
      [declarations(dark: false)] + (appearance == .dark ? [declarations(dark: true)] : [])
    for declaration in sheets.flatMap({ $0.split(separator: ";") }) {
      let parts = declaration.split(separator: ":")
      values.removeAll { $0.name == parts[0] }
      values.append((parts[0], parts[1]))
    }
    return values.map { " \($0.name)=\"\($0.value)\"" }.joined()
  }

  /// The style sheet of pictures.
  ///
  /// - Parameters:
  ///   - inks: the roles in use.
  ///   - hasItalics: whether any text is a sample.
  static func styleSheet(
    for inks: Set<Ink> = Set(allCases), hasItalics: Bool = true,
    _ appearance: PictureStyle.Appearance
  ) -> String {
    let font =
      "system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Noto Sans','Helvetica Neue',Arial,sans-serif"
    var css = """
      .picture text{font-family:\(font)}
      .picture .b{font-weight:600}
      .picture polyline,.picture path{stroke-linecap:round;stroke-linejoin:round}

      """
    if hasItalics { css += ".picture .i{font-style:italic}\n" }
    let used = allCases.filter { inks.contains($0) }
    func rules(dark: Bool) -> String {
      used.map { ".picture .\($0.rawValue){\($0.declarations(dark: dark))}\n" }.joined()
    }
    css += rules(dark: false)
    switch appearance {
    case .auto: css += "@media screen and (prefers-color-scheme:dark){\n\(rules(dark: true))}\n"
    case .light: break
    // Light rules set the widths of lines.
    case .dark: css += rules(dark: true)
    }
    return css
  }
}
