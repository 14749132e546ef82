private import JSON

/// How text is written to a terminal or a file, decided once where the run begins.
package struct TextStyle: Sendable {
  package var usesColor: Bool
  /// Whether anything but ASCII may be written. Where not, it is shown as escapes.
  package var isUnicode: Bool
  /// The columns that a line may take.
  package var width: Int
  /// What formats heed that draw pictures.
  package var pictures = PictureStyle()
  /// Whether drawings end with the statements that they rest on.
  package var showsNotes = false

  package init(usesColor: Bool = false, isUnicode: Bool = true, width: Int = 80) {
    self.usesColor = usesColor
    self.isUnicode = isUnicode
    self.width = width
  }

  /// What a piece of text is to its reader.
  package enum Role: Sendable {
    case plain, heading, error, warning, note, dim, emphasis, link
    /// What is selected.
    case selection
    /// A number or a word that asks for attention.
    case badge
    /// A line of a diff.
    case added, removed

    /// The parameters of the escape sequence that turns a role on.
    fileprivate var parameters: String? {
      switch self {
      case .plain: nil
      case .heading, .emphasis: "1"
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;36"
      case .dim: "2"
      case .link: "34"
      case .selection: "1;36"
      case .badge, .removed: "31"
      case .added: "32"
      }
    }
  }

  /// A text that is ours or has gone through `shown`, in the colours of its role.
  package func styled(_ text: String, _ role: Role) -> String {
    guard usesColor, !text.isEmpty, let parameters = role.parameters else { return text }
    return "\u{1B}[\(parameters)m\(text)\u{1B}[0m"
  }

  /// A text from outside as this style can show it, without anything that moves the cursor.
  package func shown(_ text: String) -> String {
    let text = harmless(text)
    if isUnicode || text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return shown
  }

  /// What stands where a text was cut off.
  package var ellipsis: String { isUnicode ? "…" : "..." }

  /// A text from outside as this style can show it, in a width. Escapes are left out whole.
  package func shown(_ text: String, columns: Int) -> String {
    let whole = shown(text)
    let cut = whole.truncated(to: columns, ellipsis: ellipsis)
    guard cut.hasSuffix(ellipsis), cut != whole else { return cut }
    let kept = cut.dropLast(ellipsis.count)
    guard let start = kept.lastIndex(of: "\\") else { return cut }
    let escape = kept[start...]
    let isCut = #"\u{"#.hasPrefix(escape) || escape.hasPrefix(#"\u{"#) && !escape.contains("}")
    return isCut ? String(kept[..<start]) + ellipsis : cut
  }

  /// The width of prose and drawings: the terminal's, where it is neither too narrow to draw in
  /// nor too wide to read.
  package var readableWidth: Int { min(max(width, 40), 100) }
}
