extension Word {
  /// The word as it may be printed: nothing in it can move the cursor, hide or turn text around.
  ///
  /// Control, format (bidirectional marks among them) and line separator characters become
  /// `\u{202E}` or a short form, bytes that are no UTF-8 become `\xFF`:
  /// `a⏎b` is shown as `a\nb`.
  package var shown: String {
    var shown = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      let (scalar, length) = firstScalar(of: rest)
      if let scalar {
        shown += escaped(scalar)
      } else {
        for byte in rest.prefix(length) { shown += "\\x" + hexadecimal(UInt32(byte), digits: 2) }
      }
      rest = rest.dropFirst(length)
    }
    return shown
  }

  /// The shown form in the quotes that all messages use.
  var quoted: String { "'\(shown)'" }
}

/// The Unicode scalar at the start of some bytes and how many bytes it takes; no scalar where the
/// bytes are not valid UTF-8. The bytes must not be empty.
func firstScalar(of bytes: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar?, length: Int) {
  // Four bytes are enough for any scalar; what follows cannot change the answer.
  var iterator = bytes.prefix(4).makeIterator()
  var parser = UTF8.ForwardParser()
  switch parser.parseScalar(from: &iterator) {
  case .valid(let encoded): return (UTF8.decode(encoded), encoded.count)
  case .error(let length): return (nil, length)
  case .emptyInput: return (nil, 1)
  }
}

private func escaped(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": return "\\n"
  case "\r": return "\\r"
  case "\t": return "\\t"
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
    return "\\u{\(hexadecimal(scalar.value, digits: 1))}"
  default:
    return String(Character(scalar))
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
