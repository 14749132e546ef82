import JSON
import TabModel
import TabReports

/// Writes SVG 1.1 without scripts, external references or style attributes.
struct SVGDocument {
  let title: String
  let description: String
  let picture: Picture
  /// Prefix of ids, unique on a page.
  var prefix = "picture"

  /// Scale in percent.
  var percent = 100
  /// True if `aria-hidden`.
  var isDecorative = false
  /// True outside of a page, which has a style sheet of its own.
  var isFile = true
  /// Used in files only.
  var appearance = PictureStyle.Appearance.auto

  var file: [UInt8] {
    let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#] + lines
    return lines.flatMap { "\($0)\n".utf8 }
  }

  /// The beginning of ids: the app's name and the devices, so that several pictures can be on one page.
  static func prefix(for app: String?, _ environments: [Environment]) -> String {
    let parts =
      [app].compactMap(\.self)
      + environments.map { ([$0.platform.device] + [$0.releaseLine()]).joined(separator: " ") }
    let words = parts.joined(separator: " ").unicodeScalars.split {
      !($0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil))
    }.map { String($0).lowercased() }
    // Ids begin with a letter.
    let name = words.joined(separator: "-")
    return name.first?.isLetter == true ? name : "picture-\(name)"
  }

  /// Writes the picture as an element of a page with the pictures' style sheet.
  func write(into page: inout HTMLWriter) {
    var element = self
    element.isFile = false
    for line in element.lines { page.line(line) }
  }

  private var lines: [String] {
    var lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" class="picture" "#
        + #"width="\#(shown(picture.width))" height="\#(shown(picture.height))" "#
        + #"viewBox="0 0 \#(picture.width) \#(picture.height)" \#(role)>"#
    ]
    if !isDecorative {
      lines.append(#"<title id="\#(prefix)-title">\#(markup(title))</title>"#)
      lines.append(#"<desc id="\#(prefix)-words">\#(markup(description))</desc>"#)
    }
    if isFile {
      let sheet = Ink.styleSheet(
        for: picture.inks.union([.ground]), hasItalics: picture.hasItalics, appearance)
      lines.append(#"<style type="text/css">"#)
      lines.append("\(sheet)</style>")
      lines.append(
        #"<rect \#(look(.ground)) width="\#(picture.width)" height="\#(picture.height)"/>"#)
    }
    return lines + picture.marks.compactMap(element) + ["</svg>"]
  }

  /// A scaled length, rounded up.
  private func shown(_ length: Int) -> Int { (length * percent + 99) / 100 }

  private var role: String {
    if isDecorative { return #"aria-hidden="true""# }
    // With links, screen readers must see a group, not an image.
    return #"role="\#(picture.hasLinks ? "group" : "img")" aria-labelledby="\#(prefix)-title" "#
      + #"aria-describedby="\#(prefix)-words""#
  }

  private func element(_ mark: Picture.Mark) -> String? {
    switch mark {
    case .box(let rect, let radius, let ink):
      let round = radius > 0 ? #" rx="\#(radius)""# : ""
      return #"<rect \#(look(ink)) x="\#(rect.x)" y="\#(rect.y)" "#
        + #"width="\#(rect.width)" height="\#(rect.height)"\#(round)/>"#
    case .tab(let rect, let radius, let corners, let ink):
      return #"<path \#(look(ink)) d="\#(Self.outline(rect, radius, corners))"/>"#
    case .circle(let x, let y, let radius, let ink):
      return #"<circle \#(look(ink)) cx="\#(x)" cy="\#(y)" r="\#(radius)"/>"#
    case .line(let points, let ink):
      let points = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
      return #"<polyline \#(look(ink)) points="\#(points)"/>"#
    case .path(let path, let x, let y, let size, let ink):
      let hundredths = size * 100 / 24
      let scale =
        size == 24 ? "" : " scale(\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10))"
      return #"<path \#(look(ink)) transform="translate(\#(x) \#(y))\#(scale)" "#
        + #"d="\#(path)"/>"#
    case .text(let text): return element(text)
    case .begin(let group, let title):
      return #"<g class="\#(group.rawValue)"><title>\#(markup(title))</title>"#
    case .end: return "</g>"
    case .link(let place, let words):
      return #"<a href="\#(markup(place))" aria-label="\#(markup(words))">"#
    case .endLink: return "</a>"
    case .anchor, .bracket: return nil
    }
  }

  /// The class of a shape, and in files its light colors, for readers without style sheets.
  private func look(_ ink: Ink, _ more: String = "") -> String {
    #"class="\#(ink.rawValue)\#(more)""# + (isFile ? ink.attributes(appearance) : "")
  }

  private static func outline(_ rect: Rect, _ most: Int, _ corners: Picture.Corners) -> String {
    // Corners that face each other share the length between them.
    func share(_ length: Int, _ end: Picture.Corners) -> Int {
      corners.isDisjoint(with: end) || corners.isSubset(of: end) ? length : length / 2
    }
    let high = min(most, share(rect.height, .bottom))
    if corners == .left || corners == .right, rect.width < high {
      return sliver(rect, high, isAtEnd: corners == .right)
    }
    let most = min(high, share(rect.width, .left))
    func radius(_ corner: Picture.Corners) -> Int { corners.contains(corner) ? most : 0 }
    func arc(_ radius: Int, _ x: Int, _ y: Int) -> String {
      radius == 0 ? "" : "a\(radius) \(radius) 0 0 1 \(x * radius) \(y * radius)"
    }
    let (a, b) = (radius(.topLeft), radius(.topRight))
    let (c, d) = (radius(.bottomRight), radius(.bottomLeft))
    return "M\(rect.x + a) \(rect.y)H\(rect.right - b)" + arc(b, 1, 1) + "V\(rect.bottom - c)"
      + arc(c, -1, 1) + "H\(rect.x + d)" + arc(d, -1, -1) + "V\(rect.y + a)" + arc(a, 1, -1) + "Z"
  }

  /// The end of a shape that is narrower than the radius of its corners.
  private static func sliver(_ rect: Rect, _ most: Int, isAtEnd: Bool) -> String {
    let radius = min(most, rect.height / 2)
    let rest = max(0, radius - rect.width)
    let half = Double(radius * radius - rest * rest).squareRoot()
    let depth = radius - Int(half)
    let (flat, far, sweep) = isAtEnd ? (rect.x, rect.right, 1) : (rect.right, rect.x, 0)
    let arc = "A\(radius) \(radius) 0 0 \(sweep) "
    return "M\(flat) \(rect.y + depth)\(arc)\(far) \(rect.y + radius)V\(rect.bottom - radius)"
      + "\(arc)\(flat) \(rect.bottom - depth)Z"
  }

  private func element(_ text: Picture.Text) -> String {
    let isRightToLeft = !text.isEnglish && text.text.isReadRightToLeft
    let anchor =
      switch text.side {
      case .middle: " text-anchor=\"middle\""
      case .left: isRightToLeft ? " text-anchor=\"end\"" : ""
      case .right: isRightToLeft ? "" : " text-anchor=\"end\""
      }
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    let bold = (text.isBold ? " b" : "") + (text.isItalic ? " i" : "")
    let length =
      text.length.map { #" textLength="\#($0)" lengthAdjust="spacingAndGlyphs""# } ?? ""
    let language = text.language.map { #" xml:lang="\#(markup($0))""# } ?? ""
    return #"<text \#(look(text.ink, bold)) x="\#(text.x)" y="\#(text.y)" "#
      + #"font-size="\#(text.size)"\#(anchor)\#(direction)\#(length)\#(language)>"#
      + "\(markup(text.text))</text>"
  }
}

extension Picture {
  fileprivate var hasLinks: Bool {
    marks.contains { if case .link = $0 { true } else { false } }
  }

  fileprivate var hasItalics: Bool { texts.contains(where: \.isItalic) }

  fileprivate var inks: Set<Ink> {
    let inks: [Ink?] = marks.map { mark in
      switch mark {
      case .box(_, _, let ink), .tab(_, _, _, let ink), .circle(_, _, _, let ink),
        .line(_, let ink), .path(_, _, _, _, let ink):
        ink
      case .text(let text): text.ink
      case .begin, .end, .link, .endLink, .anchor, .bracket: nil
      }
    }
    return Set(inks.compactMap(\.self))
  }
}

extension String {
  /// Direction of the first letter.
  var isReadRightToLeft: Bool {
    let letter = unicodeScalars.first { $0.isReadRightToLeft || $0.properties.isAlphabetic }
    return letter?.isReadRightToLeft == true
  }
}

extension Unicode.Scalar {
  var isReadRightToLeft: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
