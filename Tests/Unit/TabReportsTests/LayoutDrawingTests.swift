import TabAnalysis
import TabModel
import TabReports
import TestSamples
import Testing

/// Laws of all drawings. What drawings look like is in `Tests/Transcripts`.
@Suite("Drawings of layouts")
struct LayoutDrawingTests {
  @Test(
    "stay inside their width, have frames without dents, and are the same in colour",
    arguments: Environment.all)
  func laws(_ environment: Environment) throws {
    for app in SampleApp.all {
      let layoutResult = try app.layoutResult(in: environment)
      var faults: [String] = []
      for (width, isUnicode) in [(40, true), (57, false), (81, true)] {
        let drawing = text(layoutResult, TextStyle(isUnicode: isUnicode, width: width))
        let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          (text: line, width: isUnicode ? String(line).displayWidth : line.utf8.count)
        }
        for line in lines where line.width > width && !line.text.contains("https://") {
          faults.append("\(width), too long: \(line.text)")
        }
        if drawing.contains(" \n") { faults.append("\(width), a blank at an end:\n\(drawing)") }
        if !isUnicode, drawing.utf8.contains(where: { $0 >= 0x80 }) {
          faults.append("not ASCII:\n\(drawing)")
        }
        for part in lines.split(whereSeparator: \.text.isEmpty) {
          guard part.contains(where: { $0.text.hasPrefix("╭") }) else { continue }
          let frame = part.filter { "╭│╰├".contains($0.text.prefix(1)) }
          // Mirrored frames that are side by side end in different columns.
          let isMirrored = environment.layoutDirection == .rightToLeft
          if isMirrored, frame.contains(where: { $0.text.contains("│  ╭") }) { continue }
          if Set(frame.map(\.width)).count > 1 { faults.append("\(width), a dent:\n\(drawing)") }
        }
        if width == 40 {
          let colored = text(layoutResult, TextStyle(usesColor: true, width: width))
          let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
          if plain == colored || plain != drawing { faults.append("other colours:\n\(colored)") }
        }
      }
      #expect(faults.isEmpty, "\(app.name)\n\(faults.joined(separator: "\n"))")
    }
  }

  @Test("of thousands of rows, dozens of levels deep, are drawn")
  func large() throws {
    let app = SampleApp.large(levels: 40, tabs: 2_000)
    let layoutResult = try app.layoutResult(in: Environment(.macCatalyst))
    #expect(text(layoutResult, TextStyle()).contains("Tab 1999"))
  }
}

private func text(_ layout: LayoutResult, _ style: TextStyle) -> String {
  String(decoding: LayoutFormat.text.bytes(LayoutReport([layout]), style), as: UTF8.self)
}
