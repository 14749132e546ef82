// Sources are compiled without the toolchain's pattern matching, since its regular expressions would be a tenth of
// the program, and be read when it starts.
extension String {
  /// Returns whether a text contains another one, byte by byte.
  package func contains(text: String) -> Bool {
    text.isEmpty || firstIndex(of: text, from: startIndex) != nil
  }

  /// Returns the parts before, between and after separators. They may be empty.
  package func split(on separator: String) -> [String] {
    var parts: [String] = []
    var start = startIndex
    while let end = firstIndex(of: separator, from: start) {
      parts.append(String(self[start..<end]))
      start = utf8.index(end, offsetBy: separator.utf8.count)
    }
    parts.append(String(self[start...]))
    return parts
  }

  package func replacing(each text: String, with replacement: String) -> String {
    split(on: text).joined(separator: replacement)
  }

  /// Returns the next position of a text; nil for the empty text.
  private func firstIndex(of text: String, from start: Index) -> Index? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[start...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: text.utf8) { return index }
      rest.removeFirst()
    }
    return nil
  }
}
