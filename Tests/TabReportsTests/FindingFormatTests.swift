import Foundation
import TabReports
import TestSupport
import Testing

@Suite("Finding formats")
struct FindingFormatTests {
  @Test("read as recorded", arguments: FindingFormat.all.map(\.name))
  func golden(_ name: String) throws {
    let format = try FindingFormat.named(name)
    try expectGolden(format.text(SampleReport.small), "findings/small.\(name).txt")
    try expectGolden(format.text(SampleReport.empty), "findings/empty.\(name).txt")
  }

  @Test("have unique names and a summary")
  func catalog() {
    #expect(Set(FindingFormat.all.map(\.name)).count == FindingFormat.all.count)
    for format in FindingFormat.all {
      #expect(format.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) })
      #expect(format.summary.hasSuffix(".") && format.summary.count < 80, "\(format.name)")
    }
  }

  @Test("leave out baselined findings, unless the format has them")
  func baselined() {
    for format in FindingFormat.all {
      let speaksOfIt = format.text(SampleReport.small).contains("nobody minds")
      #expect(speaksOfIt == ["json", "sarif"].contains(format.name), "\(format.name)")
    }
  }

  @Test(
    "hold nothing that moves a cursor or turns text around",
    arguments: FindingFormat.all.map(\.name))
  func printable(_ name: String) throws {
    let written = try FindingFormat.named(name).text(SampleReport.hostile)
    let forbidden = written.unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
        || (0x2028...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(forbidden.isEmpty, "\(forbidden.map(\.value))")
  }
}
