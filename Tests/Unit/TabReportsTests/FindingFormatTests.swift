import TabReports
import TestSupport
import Testing

@Suite("Finding formats")
struct FindingFormatTests {
  @Test("read as recorded", arguments: FindingFormat.all.map(\.name))
  func golden(_ name: String) throws {
    try expectGolden(write(SampleReport.small, name), "lint/formats/small.\(name).txt")
    try expectGolden(write(SampleReport.empty, name), "lint/formats/empty.\(name).txt")
  }

  @Test("have unique names and a summary")
  func catalog() {
    #expect(Set(FindingFormat.all.map(\.name)).count == FindingFormat.all.count)
    for format in FindingFormat.all {
      let isPlain = format.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      let isSentence = format.summary.hasSuffix(".") && format.summary.count < 80
      #expect(isPlain && isSentence, "\(format.name)")
    }
  }

  @Test(
    "hold nothing that moves a cursor or turns text around",
    arguments: FindingFormat.all.map(\.name))
  func printable(_ name: String) throws {
    let forbidden = try write(SampleReport.hostile, name).unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
        || (0x2028...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
    }
    #expect(forbidden.isEmpty, "\(forbidden.map(\.value))")
  }

  @Test("of GitLab have everything of a finding, and a fingerprint for each")
  func gitlab() throws {
    func all(_ key: String) throws -> [String] {
      try texts(key, of: SampleReport.hostile, in: "gitlab")
    }
    let text = SampleReport.hostileText
    #expect(try Set(all("fingerprint")).count == 3)
    #expect(
      try [all("severity"), all("path"), all("description")] == [
        ["major", "minor", "info"], [text, text, text],
        Array(repeating: "\(text); \(text)", count: 3),
      ])
  }

  @Test("of Markdown make nothing but text of what a spec holds")
  func markdown() throws {
    let written = try write(SampleReport.hostile, "markdown")
    let rest = written.replacing(#/</?(?:code|details|summary)>/#, with: "")
    #expect(rest.matches(of: #/[<>`*_\[\]~\\$@]|:///#).isEmpty)
    for line in written.split(separator: "\n") where line.contains("|") {
      #expect(line.count { $0 == "|" } == 5, "\(line)")
    }
  }
}
