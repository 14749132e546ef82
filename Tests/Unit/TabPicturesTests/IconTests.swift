import Foundation
import TestSupport
import Testing

@testable import TabPictures

@Suite("Icons")
struct IconTests {
  @Test("represent one symbol each, with paths of SVG that stay on their grid")
  func catalog() {
    let names = Icon.all.flatMap(\.names)
    #expect(Set(names).count == names.count && !names.contains(""))
    for icon in Icon.all {
      let isPath = icon.path.allSatisfy { "MLHVCSAZmlhvcsaz0123456789.- ".contains($0) }
      #expect(icon.path.hasPrefix("M") && isPath, "\(icon.names[0])")
    }
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
    #expect(all > 0 && drawn * 4 >= all * 3, "\(drawn) of \(all)")
  }
}
