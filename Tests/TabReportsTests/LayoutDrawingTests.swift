import TabModel
import TabReports
import TestSamples
import Testing

/// Laws of all drawings. What drawings look like is in `Tests/Transcripts`.
@Suite("Drawings of layouts")
struct LayoutDrawingTests {
  @Test("stay inside their width, whatever is in them", arguments: Environment.all)
  func fits(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let laidOut = try app.laidOut(in: environment)
      for (width, isUnicode) in [(40, true), (57, true), (100, false)] {
        let drawing = text(laidOut, TextStyle(isUnicode: isUnicode, width: width))
        for line in drawing.split(separator: "\n") where !line.contains("https://") {
          #expect(String(line).displayWidth <= width, "\(app.name), \(width):\n\(drawing)")
          #expect(line.last != " ", "\(app.name), \(width): \(line)")
        }
        #expect(isUnicode || drawing.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test(
    "have frames without dents",
    arguments: Environment.all.filter { $0.layoutDirection == .leftToRight })
  func closed(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let laidOut = try app.laidOut(in: environment)
      for width in [40, 80] {
        let drawing = text(laidOut, TextStyle(width: width))
        for part in drawing.split(separator: "\n\n")
        where part.contains("\n╭") || part.hasPrefix("╭") {
          let frame = part.split(separator: "\n").filter { "╭│╰├".contains($0.prefix(1)) }
          let ends = Set(frame.map { String($0).displayWidth })
          #expect(ends.count == 1, "\(app.name), \(width):\n\(part)")
        }
      }
    }
  }

  @Test("are the same with colour, but for the colour", arguments: Environment.all)
  func colored(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let laidOut = try app.laidOut(in: environment)
      let colored = text(laidOut, TextStyle(usesColor: true))
      #expect(colored.contains("\u{1B}["))
      #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(laidOut, TextStyle()))
    }
  }

  @Test("of thousands of rows, hundreds of levels deep, are drawn")
  func large() throws {
    let depth = 200
    let deep =
      String(repeating: #"{"identifier": "g", "title": "G", "children": ["#, count: depth)
      + #"{"identifier": "leaf", "title": "Leaf"}"# + String(repeating: "]}", count: depth)
    let many = (0..<5_000).map { #"{"identifier": "\#($0)", "title": "Tab \#($0)"}"# }
    let app = SampleApp(
      name: "large",
      json: #"{"mode": "tabSidebar", "tabs": [\#(deep), \#(many.joined(separator: ","))]}"#)
    let laidOut = try app.laidOut(in: Environment(.macCatalyst))
    #expect(text(laidOut, TextStyle()).contains("Tab 4999"))
  }
}

private func text(_ layout: LaidOut, _ style: TextStyle) -> String {
  String(decoding: LayoutFormat.text.bytes([layout], style), as: UTF8.self)
}
