/// A syntax error, and the second place that explains it.
package struct JSONSyntaxError: Error, Equatable {
  package enum Problem: Equatable, Sendable {
    case nothingThere(isEmpty: Bool)
    case tooLarge, tooDeep
    case byteOrderMark, otherEncoding
    case invalidUTF8(UInt8)
    case controlCharacter(UInt8)
    case unclosedString, textAfterString
    case unclosed(object: Bool)
    case mismatchedBracket(object: Bool)
    case nothingOpen, textAfterEnd
    case trailingComma(object: Bool)
    case extraComma, missingComma
    case missingColon, equalsSign, semicolon
    case unexpectedColon(object: Bool)
    case missingKey, keyIsNoString, keyWithoutValue, keyInArray, missingValue
    case bracketForKey(object: Bool)
    case singleQuote, smartQuote, noBreakSpace
    case mergeConflict, comment, unclosedComment
    case unknownWord, unexpected
    case unknownEscape, incompleteUnicodeEscape, loneSurrogate
    case leadingZero, plusSign, numberWithoutDigits, numberEndsAtPoint, numberEndsAtExponent
    case notANumber
  }

  package let problem: Problem
  /// The position of the error; empty if something is missing.
  package let range: ByteRange
  /// The opening bracket, or what follows a missing comma.
  package let related: ByteRange?

  package init(_ problem: Problem, at range: ByteRange, related: ByteRange? = nil) {
    self.problem = problem
    self.range = range
    self.related = related
  }
}

extension JSONSyntaxError {
  package static let rule = "json-syntax"

  /// - Parameter smallest: the smallest valid document, suggested for an empty file.
  package func diagnostic(in bytes: [UInt8], smallest: String? = nil) -> Diagnostic {
    let words = words(quoted(bytes), in: bytes, smallest: smallest)
    let bracket = problem == .missingComma ? nil : related
    return Diagnostic(
      rule: Self.rule, severity: .error, message: words.what, range: range,
      notes: bracket.map { [.init("opened here", at: $0)] } ?? [], help: words.now)
  }

  /// A message, and what to do.
  private struct Words {
    let what: String
    let now: String?

    init(_ what: String, _ now: String? = nil) {
      self.what = what
      self.now = now
    }
  }

  private func quoted(_ bytes: [UInt8]) -> String {
    let whole = range.clamped(to: 0..<bytes.count)
    guard whole.count > 40 else { return String(decoding: bytes[whole], as: UTF8.self) }
    var end = whole.lowerBound + 40
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[whole.lowerBound..<end], as: UTF8.self) + "…"
  }

  /// The text between single quotes, if it doesn't need escapes.
  private func singleQuoted(_ bytes: [UInt8]) -> String? {
    let rest = bytes[min(range.upperBound, bytes.count)...].prefix(60)
    guard let end = rest.firstIndex(of: UInt8(ascii: "'")),
      let text = String(validating: rest[..<end], as: UTF8.self)
    else { return nil }
    let isPlain = text.unicodeScalars.allSatisfy { $0 >= " " && $0 != "\"" && $0 != "\\" }
    return isPlain ? text : nil
  }

  /// The line of the opening bracket, for formats without notes.
  private func opened(in bytes: [UInt8]) -> String {
    related.map { " opened in line \(SourceLocator(bytes).location(of: $0.lowerBound).line)" } ?? ""
  }

  private func words(_ text: String, in bytes: [UInt8], smallest: String?) -> Words {
    switch problem {
    case .nothingThere(let isEmpty):
      Words(isEmpty ? "the file is empty" : "the file contains only white space", smallest)
    case .tooLarge:
      Words("the text is larger than \(JSONReader.maximumSize) bytes, the maximum size")
    case .tooDeep:
      Words(
        "arrays and objects are nested more than \(JSONReader.maximumDepth) levels deep here",
        "no tab hierarchy needs that; look for a bracket that is opened again and again")
    case .byteOrderMark:
      Words(
        "the file begins with a byte order mark, which JSON does not allow",
        "save it as UTF-8 without BOM")
    case .otherEncoding:
      Words("this looks like UTF-16 or UTF-32; JSON is UTF-8", "save the file as UTF-8")
    case .invalidUTF8(let byte):
      Words(
        "byte 0x\(hexadecimal(byte)) is not part of any UTF-8 character",
        "save the file as UTF-8; a file saved in an older encoding such as Latin-1 looks like this")
    case .controlCharacter(let byte):
      Words(
        "a raw control character (U+00\(hexadecimal(byte))) is not allowed here",
        byte == 0x09
          ? #"inside a string a tab is written \t"# : "remove it, or write it as an escape")
    case .unclosedString:
      Words("this string has no closing quote on its line", #"add '"' where the text ends"#)
    case .unclosed(let object):
      Words(
        "the file ends, but the \(object ? "object" : "array")\(opened(in: bytes)) is not closed",
        "add '\(object ? "}" : "]")' where it ends")
    case .mismatchedBracket(let object):
      Words(
        "'\(text)' does not close the \(object ? "object" : "array")\(opened(in: bytes))",
        "close it with '\(object ? "}" : "]")' first, or remove this bracket")
    case .nothingOpen: Words("'\(text)' has no opening bracket", "remove it")
    case .textAfterEnd:
      Words(
        "the document has ended, but more text follows",
        "a file has one JSON value; remove the rest, or move it to another file")
    case .trailingComma(let object):
      Words(
        "trailing comma",
        "remove the comma: JSON has none after the last \(object ? "member" : "element")")
    case .extraComma:
      Words("a value is missing before this comma", "remove the comma, or write the value")
    case .missingComma: Words("a comma is missing here", "add ',' between the two")
    case .textAfterString:
      Words(
        "'\(text)' follows the closing quote of a string",
        #"look for a quote that is missing or too many; inside a string it is written \""#)
    case .keyInArray:
      Words(
        "the key \(text) is inside the array\(opened(in: bytes))",
        "add ']' before the key if the array ends there; an array has values only")
    case .missingColon: Words("a colon is missing after the key \(text)", #"write "key": value"#)
    case .equalsSign: Words("'=' is not a colon", #"write "key": value"#)
    case .unexpectedColon(let object):
      object
        ? Words(
          "this colon follows a value, not a key", "perhaps a comma is missing before the key")
        : Words("an array has values only, no keys", #"an object is written {"key": value}"#)
    case .semicolon: Words("';' is not JSON", "separate with ',' instead")
    case .missingKey: Words("a key is missing before this '\(text)'", #"write "key": value"#)
    case .keyIsNoString:
      Words("the key '\(text)' is not in double quotes", #"keys are strings: write "\#(text)""#)
    case .bracketForKey(let object):
      Words(
        "\(object ? "an object" : "an array") begins where a key is expected",
        #"close the object before with '}' first, or write "key": value"#)
    case .keyWithoutValue: Words("the key \(text) has no value", #"write \#(text): value"#)
    case .missingValue: Words("a value is missing before this '\(text)'")
    case .singleQuote:
      Words(
        "strings need double quotes, not single quotes",
        singleQuoted(bytes).map { #"write "\#($0)""# } ?? #"write " instead of '"#)
    case .smartQuote:
      Words(
        "this is a typographic quote; JSON needs straight ones",
        #"write " instead of \#(text); some editors and chat programs replace it by themselves"#)
    case .noBreakSpace:
      Words("this is a no-break space, which JSON does not allow", "write an ordinary space")
    case .mergeConflict:
      Words(
        "'\(text)' is the marker of a merge conflict",
        "resolve the conflict, and remove all of its markers")
    case .comment:
      Words(
        "JSON has no comments", #"remove it; a reason for a suppressed rule goes into its "reason""#
      )
    case .unclosedComment: Words("JSON has no comments, and this one is not closed", "remove it")
    case .unknownWord:
      Words(
        "'\(text)' is not JSON",
        knownWord(like: text) ?? (isFirst(in: bytes) ? Self.start : quoting(text)))
    case .unknownEscape:
      Words(
        "'\(text)' is not an escape in JSON",
        #"it knows \" \\ \/ \b \f \n \r \t and \u followed by four digits; a lone \ is written \\"#)
    case .incompleteUnicodeEscape:
      Words(#"\u needs four hexadecimal digits"#, #"for example \u00e9 for é"#)
    case .loneSurrogate:
      Words(
        "'\(text)' is only one half of a character",
        #"write both halves, as in \ud83d\ude00, or the character itself; both mean the same"#)
    case .leadingZero: Words("the number \(text) begins with a zero", "remove the leading zeros")
    case .plusSign: Words("the number \(text) begins with '+'", "remove the sign")
    case .numberWithoutDigits:
      Words("'\(text)' has no digits where a number needs them", "for example 0.5 or -1")
    case .numberEndsAtPoint:
      Words("the number \(text) has no digits after its point", "for example 1.0")
    case .numberEndsAtExponent:
      Words("the number \(text) has no digits in its exponent", "for example 1e6")
    case .notANumber: Words("'\(text)' is not a number", quoting(text))
    case .unexpected:
      Words(
        "'\(text)' cannot stand here",
        text.unicodeScalars.allSatisfy { !isPrintable($0, after: nil, before: nil) }
          ? "remove this invisible character"
          : isFirst(in: bytes)
            ? Self.start
            : "a value is a string in double quotes, a number, true, false, null, […] or {…}")
    }
  }

  private static let start = "the file must begin with '{'"

  private func isFirst(in bytes: [UInt8]) -> Bool {
    bytes[..<min(range.lowerBound, bytes.count)].allSatisfy(JSONReader.isWhitespace)
  }

  private func quoting(_ text: String) -> String {
    // Swift's '.pinned' is "pinned".
    let value = text.hasPrefix(".") ? text.dropFirst() : text[...]
    return #"write text in double quotes: "\#(value)""#
  }

  private func knownWord(like text: String) -> String? {
    switch text.lowercased() {
    case "true", "yes", "on": "write true"
    case "false", "no", "off": "write false"
    case "null", "nil", "none", "undefined": "leave the key out to get the default"
    case "nan", "infinity": "JSON has no such number"
    default: nil
    }
  }
}
