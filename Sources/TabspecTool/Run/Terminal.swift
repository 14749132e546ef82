import TabReports

struct Terminal {
  let system: any System
  let globals: GlobalOptions

  func style(for stream: OutputStream) -> TextStyle {
    var style = fileStyle
    style.usesColor = usesColor(stream)
    style.width = columns(of: stream)
    return style
  }

  /// The style of files, which is the same everywhere.
  var fileStyle: TextStyle { TextStyle(isUnicode: !globals.isASCII) }

  func columns(of stream: OutputStream) -> Int {
    if let columns = system.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return system.columns(of: stream) ?? 80
  }

  /// Returns whether to use colour: by option, environment and terminal in this order.
  private func usesColor(_ stream: OutputStream) -> Bool {
    switch globals.color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String { system.environment(name) ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where !["", "0"].contains(value(name)) {
      return true
    }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return false }
    return system.isTerminal(stream)
  }
}
