/// Texts that become messages of SARIF together.
///
/// Braces mark places for arguments there and are doubled to stand for themselves. Brackets make
/// links where a parenthesis follows; in a message that has links, or something like it, all others
/// are escaped.
struct SARIFText {
  private let hasLinks: Bool

  /// - Parameter hasLinks: whether some of the texts are to be links.
  init(_ texts: [String], hasLinks: Bool = false) {
    self.hasLinks = hasLinks || texts.contains { $0.utf8.contains("](".utf8) }
  }

  /// The text as such.
  func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{", "}": escaped.unicodeScalars.append(scalar)
      case "[" where hasLinks, "]" where hasLinks, "\\" where hasLinks: escaped += "\\"
      default: break
      }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }

  /// The text as a link to one of the result's related locations.
  func link(_ text: String, to location: Int) -> String { "[\(escaped(text))](\(location))" }
}

extension FindingReport {
  /// A path of a finding as a URI, made from the bytes that the system knows the file by.
  func uri(of path: String) -> String { fileURI(rawPaths[path] ?? Array(path.utf8)) }
}

/// A path as a URI: relative to where the tool ran, or from the root of the file system.
func fileURI(_ path: [UInt8]) -> String {
  var uri = ""
  for byte in path {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      uri.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }
  while uri.hasPrefix("./") { uri.removeFirst(2) }
  guard uri.hasPrefix("/") else { return uri }
  // Two slashes would name a host.
  return "file:///" + uri.drop { $0 == "/" }
}
