import Foundation
import JSON
import TabReports
import Testing

/// A workflow command as a runner reads it from a line.
private struct Command {
  let name: String
  let properties: [String: String]
  let data: String

  init?(_ line: String) {
    let line = line.drop { $0.isWhitespace }
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line.dropFirst(2)[..<end.lowerBound].split(separator: " ", maxSplits: 1)
    name = String(head[0])
    var properties: [String: String] = [:]
    for property in head.dropFirst().first?.split(separator: ",") ?? [] {
      let parts = property.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      properties[String(parts[0])] = Self.unescaped(parts[1], ["%3A": ":", "%2C": ","])
    }
    self.properties = properties
    data = Self.unescaped(line[end.upperBound...], [:])
  }

  private static func unescaped(_ text: Substring, _ more: [String: String]) -> String {
    let codes = more.merging(["%0D": "\r", "%0A": "\n"]) { $1 }
    return codes.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }
      .replacing("%25", with: "%")
  }
}

@Suite("Findings as commands of GitHub Actions")
struct GitHubCommandTests {
  private func commands(_ report: FindingReport) throws -> [Command] {
    // A runner ends lines at every line break of .NET.
    try write(report, "github").split(whereSeparator: \.isNewline).map {
      try #require(Command(String($0)), "\($0)")
    }
  }

  @Test("there is one command a finding, regardless of the finding")
  func hostile() throws {
    let commands = try commands(SampleReport.hostile)
    #expect(commands.map(\.name) == ["error", "warning", "notice"])
    let shown = printable(SampleReport.hostileText)
    for command in commands {
      #expect(command.properties["file"] == shown)
      let lines = [
        shown, "note: \(shown), in line 1", "note: \(shown)", "where: \(shown)",
        "help: \(shown)", "see: https://example.com/)|<b>",
      ]
      #expect(command.data == lines.joined(separator: "\n"))
    }
  }
}
