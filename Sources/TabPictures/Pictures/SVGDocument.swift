import JSON
import TabReports

/// Writes a picture as SVG 1.1: no script, no reference to anything outside, no style attributes.
struct SVGDocument {
  /// What the picture is called, for those who cannot see it.
  let title: String
  /// What it shows, in words.
  let description: String
  let picture: Picture
  /// Begins the ids of this document, which have to be unique in a page that holds several.
  var prefix = "picture"

  /// How large it is shown, in percent.
  var percent = 100
  /// Whether it says nothing that is not said beside it.
  var isDecorative = false
  /// Whether it is light or dark, where it is a document of its own.
  var appearance = PictureStyle.Appearance.auto

  /// A document of its own.
  var file: [UInt8] {
    let lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#] + lines(isFile: true)
    return lines.flatMap { "\($0)\n".utf8 }
  }

  /// Writes the picture as an element of a page, which has to have the style sheet of pictures.
  func write(into page: inout HTMLWriter) {
    for line in lines(isFile: false) { page.line(line) }
  }

  private func lines(isFile: Bool) -> [String] {
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
      let sheet = Ink.styleSheet(for: picture.inks.union([.ground]), appearance)
      lines.append(#"<style type="text/css">"#)
      lines.append("\(sheet)</style>")
      lines.append(
        #"<rect class="ground" width="\#(picture.width)" height="\#(picture.height)"/>"#)
    }
    return lines + picture.marks.compactMap(element) + ["</svg>"]
  }

  /// A length as it is shown, rounded up.
  private func shown(_ length: Int) -> Int { (length * percent + 99) / 100 }

  private var role: String {
    if isDecorative { return #"aria-hidden="true""# }
    // What holds links is no single image for those who hear it.
    return #"role="\#(picture.hasLinks ? "group" : "img")" aria-labelledby="\#(prefix)-title" "#
      + #"aria-describedby="\#(prefix)-words""#
  }

  private func element(_ mark: Picture.Mark) -> String? {
    switch mark {
    case .box(let rect, let radius, let ink):
      let round = radius > 0 ? #" rx="\#(radius)""# : ""
      return #"<rect class="\#(ink.rawValue)" x="\#(rect.x)" y="\#(rect.y)" "#
        + #"width="\#(rect.width)" height="\#(rect.height)"\#(round)/>"#
    case .circle(let x, let y, let radius, let ink):
      return #"<circle class="\#(ink.rawValue)" cx="\#(x)" cy="\#(y)" r="\#(radius)"/>"#
    case .line(let points, let ink):
      let points = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
      return #"<polyline class="\#(ink.rawValue)" points="\#(points)"/>"#
    case .path(let path, let x, let y, let size, let ink):
      let hundredths = size * 100 / 24
      let scale =
        size == 24 ? "" : " scale(\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10))"
      return #"<path class="\#(ink.rawValue)" transform="translate(\#(x) \#(y))\#(scale)" "#
        + #"d="\#(path)"/>"#
    case .text(let text): return element(text)
    case .begin(let group, let title):
      return #"<g class="\#(group.rawValue)"><title>\#(markup(title))</title>"#
    case .end: return "</g>"
    case .link(let place): return #"<a href="\#(markup(place))">"#
    case .endLink: return "</a>"
    case .anchor, .bracket: return nil
    }
  }

  private func element(_ text: Picture.Text) -> String {
    let isRightToLeft = text.text.isReadRightToLeft
    let anchor =
      switch text.side {
      case .middle: " text-anchor=\"middle\""
      case .left: isRightToLeft ? " text-anchor=\"end\"" : ""
      case .right: isRightToLeft ? "" : " text-anchor=\"end\""
      }
    let direction = isRightToLeft ? " direction=\"rtl\"" : ""
    let bold = text.isBold ? " b" : ""
    let length =
      text.length.map { #" textLength="\#($0)" lengthAdjust="spacingAndGlyphs""# } ?? ""
    return #"<text class="\#(text.ink.rawValue)\#(bold)" x="\#(text.x)" y="\#(text.y)" "#
      + #"font-size="\#(text.size)"\#(anchor)\#(direction)\#(length)>\#(markup(text.text))</text>"#
  }
}

extension Picture {
  /// Whether something in it leads to another place of its page.
  fileprivate var hasLinks: Bool {
    marks.contains { if case .link = $0 { true } else { false } }
  }

  /// What it is drawn with.
  fileprivate var inks: Set<Ink> {
    var inks: Set<Ink> = []
    for mark in marks {
      switch mark {
      case .box(_, _, let ink), .circle(_, _, _, let ink), .line(_, let ink),
        .path(_, _, _, _, let ink):
        inks.insert(ink)
      case .text(let text): inks.insert(text.ink)
      case .begin, .end, .link, .endLink, .anchor, .bracket: break
      }
    }
    return inks
  }
}
