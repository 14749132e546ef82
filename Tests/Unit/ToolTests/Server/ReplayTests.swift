import Foundation
import TestSupport
import TestTool
import Testing

/// Random edits of specs as an editor sends them: some in every test run, more than two thousand on
/// thirty specs and all others with `TABSPEC_REPLAY=full`.
@Suite("An editor's diagnostics are those of lint")
struct ReplayTests {
  private static let isFull = ProcessInfo.processInfo.environment["TABSPEC_REPLAY"] == "full"

  /// Random edits, the same ones every time.
  private struct Edits {
    var state: UInt64

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit < 1 ? 0 : Int(truncatingIfNeeded: state >> 33) % limit
    }
  }

  private static let pieces = [
    "", "\"", "{", "}", "[", "]", ",", ":", "true", "null", "\n", "\r\n", "é", "🏠", "\"a\"", " ",
    "\"title\": \"B\", ", "\"isHidden\": true, ", "\\",
  ]

  private static let specs = Array(Repository.allSpecs.prefix(isFull ? 200 : 6))

  @Test("after each of many random edits, in UTF-8 and UTF-16", arguments: specs)
  func replay(_ url: URL) throws {
    var text = Array(try String(contentsOf: url, encoding: .utf8).unicodeScalars)
    var edits = Edits(state: UInt64(text.count))
    let capabilities = edits.number(below: 2) == 0 ? EditorClient.modern : [:]
    let isUTF8 = !capabilities.isEmpty
    var client = EditorClient(string(text), capabilities)
    client.rest()
    var texts = [Positions(string(text), isUTF8)]
    for version in 2...(Self.isFull ? 80 : 12) {
      let start = edits.number(below: text.count + 1)
      let end = min(text.count, start + [0, 0, 1, 1, 5, 40][edits.number(below: 6)])
      let piece = Self.pieces[edits.number(below: Self.pieces.count)]
      // A break of two characters is one place; nothing is inserted in the middle of it.
      if [start, end].contains(where: { isInsideBreak($0, of: text) }) { continue }
      let positions = texts[texts.count - 1]
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": EditorClient.uri, "version": version],
          "contentChanges": [
            ["range": ["start": positions[start], "end": positions[end]], "text": piece]
          ],
        ])
      client.rest()
      text.replaceSubrange(start..<end, with: piece.unicodeScalars)
      texts.append(Positions(string(text), isUTF8))
    }
    let published = try client.run().parameters("textDocument/publishDiagnostics")
    #expect(published.count == texts.count)
    for (parameters, positions) in zip(published, texts) {
      let sent = (parameters["diagnostics"] as? [[String: Any]] ?? []).map { value in
        let range = value["range"] as? [String: [String: Int]] ?? [:]
        let severity = ["", "error", "warning", "note"][value["severity"] as? Int ?? 0]
        return Finding(
          start: positions.offset(range["start"]), end: positions.offset(range["end"]),
          words: "\(severity) \(value["code"] ?? "") \(firstLine(value["message"]))")
      }
      let linted = try linted(positions.text)
      #expect(sent.map(\.words) == linted.map(\.words), "\(positions.text)")
      // Editors underline a part of long ranges, and of `tabs` the key before it.
      for (sent, linted) in zip(sent, linted) {
        #expect(sent.end <= linted.end, "\(positions.text)")
      }
    }
  }

  private func isInsideBreak(_ place: Int, of text: [Unicode.Scalar]) -> Bool {
    place > 0 && place < text.count && text[place - 1] == "\r" && text[place] == "\n"
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// The positions of the protocol in a whole text.
  private struct Positions {
    let text: String
    /// By scalars, with the end.
    private var all: [(line: Int, character: Int)] = []
    /// Offsets in bytes by line and character.
    private var offsets: [[Int]] = [[]]

    init(_ text: String, _ isUTF8: Bool) {
      self.text = text
      var offset = 0
      let scalars = Array(text.unicodeScalars)
      for (index, scalar) in scalars.enumerated() {
        let line = offsets.count - 1
        all.append((line, offsets[line].count))
        let units = isUTF8 ? UTF8.width(scalar) : UTF16.width(scalar)
        offsets[line] += Array(repeating: offset, count: units)
        offset += UTF8.width(scalar)
        let isPair = scalar == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
        if scalar == "\n" || scalar == "\r" && !isPair { offsets.append([]) }
      }
      all.append((offsets.count - 1, offsets[offsets.count - 1].count))
      offsets[offsets.count - 1].append(offset)
    }

    subscript(scalar: Int) -> [String: Int] {
      ["line": all[scalar].line, "character": all[scalar].character]
    }

    func offset(_ position: [String: Int]?) -> Int {
      guard let line = position?["line"], let character = position?["character"],
        offsets.indices.contains(line), offsets[line].indices.contains(character)
      else { return -1 }
      return offsets[line][character]
    }
  }

  private func firstLine(_ message: Any?) -> Substring {
    (message as? String ?? "").split(separator: "\n", maxSplits: 1)[0]
  }

  private struct Finding {
    let start: Int
    let end: Int
    let words: String
  }

  private func linted(_ text: String) throws -> [Finding] {
    let run = runTool(["lint", "FILE", "--format", "json"], spec: text)
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    return findings.map { finding in
      let range = finding["range"] as? [String: [String: Int]] ?? [:]
      let words = "\(finding["severity"] ?? "") \(finding["rule"] ?? "")"
      return Finding(
        start: range["start"]?["offset"] ?? -1, end: range["end"]?["offset"] ?? -1,
        words: "\(words) \(firstLine(finding["message"]))")
    }
  }
}
