/// A build server that reads its log for instructions, as far as it matters what a line holds.
package enum BuildServer: CaseIterable, Sendable {
  case github, azure, teamCity, gitLab

  /// The first instruction in a text that the server would run; nil if there is none.
  ///
  /// Written from the documentation of each, and more suspicious than they are: in upper and lower
  /// case, and past characters that cannot be seen.
  package func instruction(in text: String) -> String? {
    // Line ends of ASCII are LF, VT, FF and CR. Nearly all lines are ASCII and harmless.
    for piece in text.utf8.split(whereSeparator: { (0x0A...0x0D).contains($0) }) {
      if Self.isPlain(piece) { continue }
      if let found = suspicious(String(decoding: piece, as: UTF8.self)) { return found }
    }
    return nil
  }

  /// Returns whether a line lacks the marks of all instructions.
  private static func isPlain(_ line: Substring.UTF8View) -> Bool {
    var before: UInt8 = 0
    for byte in line {
      if byte >= 0x80 || byte == 0x1B { return false }
      if byte == before, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ":") { return false }
      before = byte
    }
    return true
  }

  private func suspicious(_ text: String) -> String? {
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let visible = String(
        String.UnicodeScalarView(
          line.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
      ).lowercased()
      if obeys(visible) { return String(line) }
    }
    return nil
  }

  private func obeys(_ line: String) -> Bool {
    switch self {
    case .github:
      String(line.unicodeScalars.drop(while: \.properties.isWhitespace)).hasPrefix("::")
        || line.contains("##[")
    case .azure: line.contains("##vso[") || line.contains("##[")
    case .teamCity: line.contains("##teamcity[")
    // A section ends with a carriage return, at which the line is cut here, and this.
    case .gitLab: line.contains("\u{1B}[0k")
    }
  }
}
