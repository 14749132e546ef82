import Spelling
import Writing

/// Writes a picture as SVG 1.1: no script, no reference to anything outside, no style attributes.
struct SVGDocument {
  /// What the picture is called, for those who cannot see it.
  let title: String
  /// What it shows, in words.
  let description: String
  let picture: Picture
  /// Begins the ids of this document, which have to be unique in a page that holds several.
  var prefix = "picture"

  /// A document of its own.
  func file() -> [UInt8] {
    var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8)
    bytes.append(0x0A)
    write(isFile: true, into: &bytes)
    return bytes
  }

  /// Writes the picture as an element of a page, which has to have the style sheet of pictures.
  func writeElement(into bytes: inout [UInt8]) { write(isFile: false, into: &bytes) }

  private func write(isFile: Bool, into bytes: inout [UInt8]) {
    func line(_ text: String) {
      bytes.append(contentsOf: text.utf8)
      bytes.append(0x0A)
    }
    let size = "\(picture.width) \(picture.height)"
    line(
      #"<svg xmlns="http://www.w3.org/2000/svg" version="1.1" class="picture" role="img" "#
        + #"width="\#(picture.width)" height="\#(picture.height)" viewBox="0 0 \#(size)" "#
        + #"aria-labelledby="\#(prefix)-title \#(prefix)-words">"#)
    line(#"<title id="\#(prefix)-title">\#(markup(title))</title>"#)
    line(#"<desc id="\#(prefix)-words">\#(markup(description))</desc>"#)
    if isFile {
      line(#"<style type="text/css">"#)
      bytes.append(contentsOf: Ink.styleSheet.utf8)
      line("</style>")
      line(#"<rect class="ground" width="\#(picture.width)" height="\#(picture.height)"/>"#)
    }
    for mark in picture.marks { line(element(mark)) }
    line("</svg>")
  }

  private func element(_ mark: Picture.Mark) -> String {
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
    case .text(let text): return element(text)
    case .begin(let group, let title):
      return #"<g class="\#(group.rawValue)"><title>\#(markup(title))</title>"#
    case .end: return "</g>"
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
    return #"<text class="\#(text.ink.rawValue)\#(bold)" x="\#(text.x)" y="\#(text.y)" "#
      + #"font-size="\#(text.size)"\#(anchor)\#(direction)>\#(markup(text.text))</text>"#
  }
}
