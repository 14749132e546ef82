private import JSON

package struct TextStyle: Sendable {
  package var usesColor: Bool
  /// If false, non-ASCII characters are escaped.
  package var isUnicode: Bool
  package var width: Int

  package init(usesColor: Bool = false, isUnicode: Bool = true, width: Int = 80) {
    self.usesColor = usesColor
    self.isUnicode = isUnicode
    self.width = width
  }

  package enum Role: Sendable {
    case plain, heading, error, warning, note, dim, emphasis, link
    case selection
    /// A number or word that needs attention.
    case badge
    case added, removed

    /// Colors that a theme does not set are readable on white and on black: 4:1 or better.
    package var parameters: String? {
      switch self {
      case .plain: nil
      case .heading, .emphasis: "1"
      case .error: "1;31"
      case .warning: "1;38;5;130"
      case .note, .selection: "1;38;5;30"
      case .dim: "2"
      case .link: "38;5;27"
      case .badge, .removed: "31"
      case .added: "38;5;28"
      }
    }
  }

  /// Colors an escaped text.
  package func styled(_ text: String, _ role: Role) -> String {
    usesColor && !text.isEmpty ? start(of: role) + text + end(of: role) : text
  }

  func start(of role: Role) -> String {
    role.parameters.map { usesColor ? "\u{1B}[\($0)m" : "" } ?? ""
  }

  func end(of role: Role) -> String { usesColor && role.parameters != nil ? "\u{1B}[0m" : "" }

  package func shown(_ text: String) -> String {
    let text = printable(text)
    return isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) ? text : spelledOut(text)
  }

  package var ellipsis: String { isUnicode ? "…" : "..." }

  /// Escapes and truncates a text, keeping escapes whole.
  package func shown(_ text: String, columns: Int) -> String {
    truncated(shown(text), to: columns)
  }

  /// Truncates an escaped text, keeping escapes whole.
  package func truncated(_ shown: String, to columns: Int) -> String {
    let cut = shown.truncated(to: columns, ellipsis: ellipsis)
    guard cut.hasSuffix(ellipsis), cut != shown else { return cut }
    let kept = cut.dropLast(ellipsis.count)
    return unfinishedEscape(of: kept).map { String(kept[..<$0]) + ellipsis } ?? cut
  }

  /// The end of an escaped text that fits, without the rest of a cut escape.
  package func droppedFirst(_ shown: String, to columns: Int) -> String {
    let kept = shown.droppedFirst(to: columns)
    guard let start = unfinishedEscape(of: shown.dropLast(kept.count)),
      shown[start...].hasPrefix(#"\u{"#), let end = kept.firstIndex(of: "}")
    else { return kept }
    return String(kept[kept.index(after: end)...])
  }

  /// The start of an escape that a cut has left without its end, such as `\u{10FFFF`.
  private func unfinishedEscape(of part: Substring) -> String.Index? {
    guard let start = part.utf8.suffix(9).lastIndex(of: UInt8(ascii: "\\")) else { return nil }
    let escape = part[start...]
    let isCut = #"\u{"#.hasPrefix(escape) || escape.hasPrefix(#"\u{"#) && !escape.contains("}")
    return isCut ? start : nil
  }

  var tableWidth: Int { max(width, 40) }

  /// Width of prose and drawings: neither too narrow to draw nor too wide to read.
  package var readableWidth: Int { min(max(width, 40), 100) }
}
