package import JSON

/// The formats of translations that are not read.
package enum OtherFormat {
  /// Returns the problem of a file in such a format; nil for other files.
  package static func problem(of bytes: [UInt8]) -> Diagnostic? {
    name(of: bytes).map { name in
      Diagnostic(
        rule: JSONSyntaxError.rule, severity: .error,
        message: "this is \(name), not a string catalog", range: 0..<1,
        help: #"name a String Catalog (.xcstrings) or a .strings file that has "key" = "text";"#)
    }
  }

  private static func name(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: "bplist".utf8) { return "a binary property list" }
    let mayPrecede: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
    guard bytes.first(where: { !mayPrecede.contains($0) }) == UInt8(ascii: "<") else { return nil }
    let start = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    if start.contains(text: "<xliff") { return "XLIFF" }
    return start.contains(text: "<plist") ? "an XML property list" : "XML"
  }
}
