/// Specs that the runs of these tests are about.
enum Sample {
  /// A spec without findings.
  static let clean = #"""
    {"tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "shop", "title": "Shop", "image": "bag"}
    ]}
    """#

  /// One warning: an image has its filled form.
  static let warned = #"""
    {"tabs": [
      {"identifier": "home", "title": "Home", "image": "house.fill"},
      {"identifier": "shop", "title": "Shop", "image": "bag"}
    ]}
    """#

  /// One error that leaves a layout: an identifier is taken twice.
  static let erring = #"""
    {"tabs": [
      {"identifier": "home", "title": "Home", "image": "house"},
      {"identifier": "home", "title": "Shop", "image": "bag"}
    ]}
    """#

  /// No JSON at all.
  static let broken = #"{"tabs": ["#

  /// Text that does harm where it is printed as it is: it turns red, clears the screen, links,
  /// turns the line around, ends it, begins a command of a build server, and ends a C string.
  static let hostile =
    "\u{1B}[31mred\u{9B}2J\u{1B}]8;;http://x\u{7}link\u{1B}\\\u{202E}txet\u{2066}\u{200F}\u{2028}"
    + "\r\n::error::x\u{0}\u{7F}\u{85}\u{FEFF}"

  /// Returns whether a text contains an unescaped character other than a line break.
  static func isHarmful(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        true
      default: false
      }
    }
  }
}
