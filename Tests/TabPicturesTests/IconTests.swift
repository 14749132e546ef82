import Foundation
import TestSupport
import Testing

@testable import TabPictures

@Suite("Icons")
struct IconTests {
  @Test("represent one symbol each")
  func names() {
    let names = Icon.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.isEmpty })
  }

  @Test("are paths of SVG that stay on their grid")
  func paths() {
    for icon in Icon.all {
      #expect(icon.path.hasPrefix("M"), "\(icon.names[0])")
      #expect(
        icon.path.allSatisfy { "MLHVCSAZmlhvcsaz0123456789.- ".contains($0) }, "\(icon.names[0])")
    }
  }

  @Test(
    "are found by a symbol's name and by what it is a variant of",
    arguments: [
      ("house", "house"), ("house.fill", "house"), ("house.circle.fill", "house"),
      ("person.crop.circle.badge.plus", "person"), ("tray.and.arrow.down", "tray.and.arrow.down"),
      ("arrow.down.circle.fill", "arrow.down.circle"), ("gearshape.2.fill", "gear"),
      ("frying.pan", nil), ("House", nil), ("fill", nil), ("", nil), (".fill", nil), ("badge", nil),
      ("houses", nil),
    ])
  func fallback(_ symbol: String, _ expected: String?) {
    #expect(Icon.named(symbol)?.names.first == expected)
  }

  @Test(
    "show by their shape which variant of a symbol they are",
    arguments: [
      ("house", []), ("house.fill", .fill), ("calendar.badge.checkmark", .badge),
      ("person.crop.circle", .circle), ("star.square.fill", [.square, .fill]),
      ("arrow.down.circle.fill", .fill), ("frying.pan", []),
    ] as [(String, Icon.Variants)])
  func variants(_ symbol: String, _ expected: Icon.Variants) {
    #expect(Icon.variants(of: symbol) == expected)
  }

  @Test("represent three symbols of four that real apps use")
  func share() throws {
    var drawn = 0
    var all = 0
    for url in Repository.specs(in: Repository.corpus) {
      let text = try String(contentsOf: url, encoding: .utf8)
      for match in text.matches(of: /"(?:selectedImage|image)"\s*:\s*"([^"]+)"/) {
        all += 1
        if Icon.named(String(match.output.1)) != nil { drawn += 1 }
      }
    }
    #expect(all > 0)
    #expect(drawn * 4 >= all * 3, "\(drawn) of \(all)")
  }
}
