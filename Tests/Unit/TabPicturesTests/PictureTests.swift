import TabAnalysis
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

@Suite("Pictures")
struct PictureTests {
  @Test(
    "are well-formed, stay within their bounds, and place every number of their notes",
    arguments: Environment.all)
  func laws(_ environment: Environment) throws {
    for app in SampleApp.all {
      let layoutResult = try app.layoutResult(in: environment)
      let picture = LayoutPicture(layoutResult.layout).withHeading()
      var outside: [Rect] = []
      var listed: [String] = []
      var placed: [String] = []
      var isInCallout = false
      for mark in picture.marks {
        switch mark {
        case .box(let box, _, _):
          let isInside =
            box.x >= 0 && box.y >= 0 && box.right <= picture.width && box.bottom <= picture.height
          if !isInside { outside.append(box) }
        case .begin(let group, _): isInCallout = group == .callout
        case .end: isInCallout = false
        case .text(let text):
          let words = text.text.split(separator: " ").map(String.init)
          if isInCallout { placed += words }
          if words.count > 1, ["stated:", "observed:", "assumed:"].contains(words[1]),
            words[0].allSatisfy(\.isNumber)
          {
            listed.append(words[0])
          }
        default: break
        }
      }
      #expect(outside.isEmpty, "\(app.name)")
      #expect(listed == listed.indices.map { "\($0 + 1)" }, "\(app.name)")
      #expect(Set(placed) == Set(listed), "\(app.name)")
      let document = SVGDocument(
        title: app.name, description: PictureWords(layoutResult.layout).sentences, picture: picture)
      let svg = String(decoding: document.file, as: UTF8.self)
      let parts = ["role=\"img\"", "\u{1B}", "href"]
      #expect(parts.filter { svg.contains($0) } == ["role=\"img\""], "\(app.name)")
      let counts = ["<g ", "</g>"].map { svg.split(separator: $0).count }
      #expect(counts[0] == counts[1], "\(app.name)")
    }
  }

  // UIKit has nothing to show on a Mac that is not Mac Catalyst's.
  @Test(
    "of thousands of rows, dozens of levels deep, stay small",
    arguments: Platform.all.filter { $0 != .macOS })
  func large(_ platform: Platform) throws {
    let app = SampleApp.large(levels: 40, tabs: 1_000)
    let layoutResult = try app.layoutResult(in: Environment(platform))
    let picture = String(
      decoding: LayoutFormat.svg.bytes(LayoutReport([layoutResult]), TextStyle()), as: UTF8.self)
    #expect(picture.utf8.count < 60_000 && picture.contains(" more"))
  }

  @Test("cut titles off where there is no room, between characters")
  func fitted() {
    let title = "👨‍👩‍👧‍👦 Family album of the year"
    for width in stride(from: 0, to: 400, by: 7) {
      let shown = title.fitted(to: width, size: 14)
      let isCut = shown.last == "…" && !shown.hasSuffix(" …")
      let isInside = shown.count <= 1 || TextAdvance(shown).width(size: 14) <= width
      #expect((shown == title || isCut) && isInside, "\(width): \(shown)")
    }
  }
}
