import Foundation
import JSON
import TestSupport
import Testing

@Suite("Recovery")
struct RecoveryTests {
  @Test("reports each error with its fix, up to the first uncertain one")
  func tables() throws {
    for table in try TextTable.sections(of: "repaired-json.txt") {
      let isCertain = table.title == "every problem has a fix"
      table.expect { row in
        let (bytes, offsets) = removingMarks(from: row.cells[0])
        let recovery = try Self.recovery(of: bytes)
        let problems = recovery.problems
        try requireEqual(problems.map(\.error.range.lowerBound), offsets)
        if isCertain {
          try requireEqual(problems.allSatisfy { $0.fix?.isSafe == true }, true)
          let document = recovery.document?.bytes ?? []
          try requireEqual(String(decoding: document, as: UTF8.self), row[1])
          return Self.fixed(bytes)
        }
        let isFixed = problems.map { $0.fix != nil }
        try requireEqual(isFixed, problems.dropLast().map { _ in true } + [false])
        try requireEqual(recovery.document == nil, true)
        return problems.last.map { "\($0.error.problem)" } ?? ""
      }
    }
  }

  @Test("finds up to 100,000 errors in linear time")
  func many() throws {
    let bytes = Array(("[1" + String(repeating: ",", count: 150_000) + "1]").utf8)
    let recovery = try Self.recovery(of: bytes)
    #expect(recovery.problems.count == 100_001 && recovery.document == nil)
    let commas = Array(("[1" + String(repeating: ",", count: 1_000) + "1]").utf8)
    let count = try Self.recovery(of: commas).problems.count
    #expect(count == 999 && Self.fixed(commas) == "[1,1]")
  }

  @Test("fixes of damaged specs give valid JSON", arguments: Repository.someSpecs)
  func mutations(_ url: URL) throws {
    let text = Array(try Data(contentsOf: url))
    var random = SeededGenerator(UInt64(text.count))
    let pieces: [String] = [
      ",", "'", "\"", "“", "”", "//", "/*", "*/", "#", "\n", "{", "}", "[", "]", ":", "a", "\\",
      "\u{FEFF}", "\r", " ", "’", "1",
    ]
    var (recovered, wrong): (Int, [String]) = (0, [])
    for round in 0..<60 {
      var bytes = text
      // Texts with one mistake are those that are usually recovered.
      for _ in 0..<(round.isMultiple(of: 2) ? 1 : Int.random(in: 1...4, using: &random)) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let piece = (pieces.randomElement(using: &random) ?? "").utf8
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(contentsOf: piece, at: place)
        default: bytes.replaceSubrange(place...place, with: piece)
        }
      }
      guard let error = refusal(of: bytes) else { continue }
      let recovery = JSONRecovery(bytes, after: error)
      let ranges = recovery.problems.map(\.error.range)
      var isRight = ranges[0].lowerBound <= error.range.lowerBound
      if ranges.contains(where: { $0.upperBound > bytes.count }) { isRight = false }
      if recovery.document != nil {
        recovered += 1
        let fixed = Data(Self.fixed(bytes).utf8)
        if (try? JSONSerialization.jsonObject(with: fixed)) == nil { isRight = false }
      }
      if !isRight { wrong.append(String(decoding: bytes, as: UTF8.self)) }
    }
    #expect(wrong == [] && (recovered > 0 || text.count < 2_000))
  }

  // MARK: - Private

  private static func recovery(of bytes: [UInt8]) throws -> JSONRecovery {
    JSONRecovery(bytes, after: try #require(refusal(of: bytes)))
  }

  /// A text after all fixes, made as `--fix` makes them.
  private static func fixed(_ bytes: [UInt8]) -> String {
    var bytes = bytes
    while let error = refusal(of: bytes) {
      let found = JSONRecovery(bytes, after: error).diagnostics(in: bytes) { _ in [] }
      let plan = FixPlan(found, includesUnsafe: false, length: bytes.count)
      if plan.isEmpty { break }
      bytes = plan.fixed(bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
