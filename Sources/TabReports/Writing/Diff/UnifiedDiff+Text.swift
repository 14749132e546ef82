extension UnifiedDiff {
  /// The diff for a terminal, escaped. `patch` needs `bytes`.
  package func shown(_ style: TextStyle) -> [UInt8] {
    var text = ""
    for line in lines {
      text += style.styled(line.prefix + Self.shown(line.text, style), line.kind.role) + "\n"
    }
    return Array(text.utf8)
  }

  /// A line without its terminator. Tabs are kept as indentation.
  private static func shown(_ line: ArraySlice<UInt8>, _ style: TextStyle) -> String {
    var line = line
    if line.last == UInt8(ascii: "\n") { line.removeLast() }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { style.shown(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\t")
  }
}

extension UnifiedDiff.Line.Kind {
  fileprivate var role: TextStyle.Role {
    switch self {
    case .file: .emphasis
    case .hunk: .note
    case .context: .plain
    case .removed: .removed
    case .added: .added
    case .remark: .dim
    }
  }
}
