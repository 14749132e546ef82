import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

@Suite("Pictures")
struct PictureTests {
  private func svg(_ layouts: [LaidOut]) -> String {
    String(decoding: LayoutFormat.svg.bytes(layouts, TextStyle()), as: UTF8.self)
  }

  @Test("are drawn of everything, with as many begins as ends", arguments: Environment.all)
  func everything(_ environment: Environment) throws {
    for app in SampleApp.some(for: environment) {
      let picture = svg([try app.laidOut(in: environment)])
      #expect(picture.split(separator: "<g ").count == picture.split(separator: "</g>").count)
      #expect(picture.contains("role=\"img\""))
      #expect(!picture.contains("\u{1B}"))
      #expect(!picture.contains("href"))
    }
  }

  @Test("of thousands of rows, hundreds of levels deep, stay small")
  func large() throws {
    let depth = 200
    let deep =
      String(repeating: #"{"identifier": "g", "title": "G", "children": ["#, count: depth)
      + #"{"identifier": "leaf", "title": "Leaf"}"# + String(repeating: "]}", count: depth)
    let many = (0..<5_000).map { #"{"identifier": "\#($0)", "title": "Tab \#($0)"}"# }
    let app = SampleApp(
      name: "large",
      json: #"{"mode": "tabSidebar", "tabs": [\#(deep), \#(many.joined(separator: ","))]}"#)
    // UIKit has nothing to show on a Mac that is not Mac Catalyst's.
    for platform in Platform.all where platform != .macOS {
      let picture = svg([try app.laidOut(in: Environment(platform))])
      #expect(picture.utf8.count < 400_000)
      #expect(picture.contains(" more"))
    }
  }

  @Test("cut titles off where there is no room, between characters")
  func fitted() {
    let title = "👨‍👩‍👧‍👦 Family album of the year"
    for width in stride(from: 0, to: 400, by: 7) {
      let shown = title.fitted(to: width, size: 14)
      #expect(shown == title || shown.last == "…" && !shown.hasSuffix(" …"))
      #expect(shown.count <= 1 || TextAdvance(shown).width(size: 14) <= width)
    }
  }

  @Test("include the width of an identifier's brackets")
  func brackets() {
    let text = TextAdvance("‹home›")
    #expect(!text.isEstimated)
    #expect(text.thousandths < TextAdvance("<<home>>").thousandths)
  }

  @Test(
    "use the direction of the text",
    arguments: [
      ("Home", false), ("الرئيسية", true), ("3 × بيت", true), ("«בית»", true), ("123", false),
      ("日本", false), ("", false),
    ])
  func direction(_ text: String, _ isRightToLeft: Bool) {
    #expect(text.isReadRightToLeft == isRightToLeft)
  }

  @Test(
    "pages name the SHA-256 digest of their style sheet",
    arguments: PictureStyle.Appearance.allCases)
  func digest(_ appearance: PictureStyle.Appearance) {
    #expect(PageStyle.digest(appearance) == sha256InBase64(PageStyle.sheet(appearance)))
  }

  @Test(
    "digests are those of FIPS 180-4",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        String(repeating: "a", count: 56), "s1Q5pKxvCUi21vnjxq8PX1kM4g8b3nCQ73lwaG7Gc4o="
      ),
    ])
  func digests(_ text: String, _ expected: String) {
    #expect(sha256InBase64(text) == expected)
  }
}
