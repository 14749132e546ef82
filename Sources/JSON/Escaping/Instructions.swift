/// Returns whether a build server interprets a line of its log as an instruction.
///
/// GitHub interprets lines that begin with `::` after white space. Azure Pipelines, TeamCity and
/// GitHub's old syntax use `##` with a word and a bracket, such as `##vso[`, anywhere in a line.
/// GitLab folds the lines between `section_start:` and `section_end:`. Some of them ignore
/// invisible characters.
package func isInstruction(_ line: String) -> Bool {
  var visible = String.UnicodeScalarView()
  for scalar in line.unicodeScalars
  where scalar.isASCII || !scalar.properties.isDefaultIgnorableCodePoint {
    if visible.isEmpty, scalar.properties.isWhitespace { continue }
    visible.append(scalar)
  }
  let bytes = Array(String(visible).lowercased().utf8)
  return bytes.starts(with: "::".utf8)
    || bytes.indices.contains { start in
      instructions.contains { bytes[start...].starts(with: $0) }
    }
}

private let instructions = ["##[", "##vso[", "##teamcity[", "section_start:", "section_end:"]
  .map { Array($0.utf8) }

/// Returns whether a `#` must be escaped because it may begin an instruction. Characters beyond
/// ASCII may be invisible.
package func numberSignInstructs(before rest: Substring.UnicodeScalarView) -> Bool {
  guard let next = rest.first else { return false }
  return next == "#" || next == "[" || !next.isASCII || String(rest.prefix(4)) == "vso["
}

/// Breaks up instructions anywhere in a text. Words must not begin with `::`, because the text may
/// be wrapped.
func disarmed(_ text: String) -> String {
  guard mayInstruct(text.utf8) else { return text }
  var shown = ""
  var rest = text.unicodeScalars[...]
  var previous: Unicode.Scalar?
  while let scalar = rest.popFirst() {
    let isEscaped =
      switch scalar {
      case "#": previous == "#"
      case ":":
        rest.first == ":" && previous?.properties.isWhitespace != false
          || endsSection(shown.utf8.suffix(13))
      default: false
      }
    if isEscaped {
      shown += escaped(scalar)
    } else {
      shown.unicodeScalars.append(scalar)
    }
    previous = scalar
  }
  return shown
}

/// Returns whether a text has two signs that an instruction has: `##`, `::`, or the end of
/// `section_start:` or `section_end:`. Most colons are after something else.
private func mayInstruct(_ bytes: String.UTF8View) -> Bool {
  zip(bytes, bytes.dropFirst()).contains { first, second in
    switch second {
    case UInt8(ascii: "#"): first == second
    case UInt8(ascii: ":"): ":td".utf8.contains(first)
    default: false
    }
  }
}

private func endsSection(_ end: Substring.UTF8View) -> Bool {
  end.elementsEqual("section_start".utf8) || end.suffix(11).elementsEqual("section_end".utf8)
}
