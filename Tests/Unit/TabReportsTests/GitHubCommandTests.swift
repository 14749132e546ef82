import JSON
import TabReports
import Testing

/// A workflow command as a runner reads it from a line.
private struct Command: Equatable {
  let name: String
  let file: String?
  let data: String
}

extension Command {
  init?(_ line: Substring) {
    guard let match = line.wholeMatch(of: #/\s*::(\w+)(?: ((?:(?!::).)*))?::(.*)/#) else {
      return nil
    }
    name = String(match.output.1)
    let properties = match.output.2?.split(separator: ",") ?? []
    file = properties.first { $0.hasPrefix("file=") }.map {
      Self.unescaped($0.dropFirst(5), ["%3A": ":", "%2C": ","])
    }
    data = Self.unescaped(match.output.3, [:])
  }

  private static func unescaped(_ text: Substring, _ more: [String: String]) -> String {
    let codes = more.merging(["%0D": "\r", "%0A": "\n"]) { $1 }
    return codes.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }
      .replacing("%25", with: "%")
  }
}

@Suite("Findings as commands of GitHub Actions")
struct GitHubCommandTests {
  @Test("there is one command a finding, regardless of the finding")
  func hostile() throws {
    // A runner ends lines at every line break of .NET.
    let commands = try write(SampleReport.hostile, "github").split(whereSeparator: \.isNewline)
      .map(Command.init)
    let shown = printable(SampleReport.hostileText)
    let lines = [
      shown, "note: \(shown), in line 1", "note: \(shown)", "where: \(shown)", "help: \(shown)",
      "see: https://example.com/)|<b>",
    ]
    #expect(
      commands
        == ["error", "warning", "notice"].map {
          Command(name: $0, file: shown, data: lines.joined(separator: "\n"))
        })
  }
}
