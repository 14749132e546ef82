import Foundation
import JSON
import TestSupport
import Testing

@Suite("Recovery")
struct RecoveryTests {
  @Test("reports each error with its fix, up to the first uncertain one")
  func tables() throws {
    let tables = try TextTable.sections(of: "repaired-json.txt")
    let (certain, uncertain) = (try #require(tables.first), try #require(tables.last))
    certain.expect { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let recovery = try Self.recovery(of: bytes)
      let places = recovery.problems.map(\.error.range.lowerBound)
      #expect(places == offsets, sourceLocation: row.location)
      let isSafe = recovery.problems.allSatisfy { $0.fix?.isSafe == true }
      #expect(isSafe && recovery.document?.text == row[1], sourceLocation: row.location)
      return Self.fixed(bytes)
    }
    uncertain.expect { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let recovery = try Self.recovery(of: bytes)
      let problems = recovery.problems
      #expect(problems.map(\.error.range.lowerBound) == offsets, sourceLocation: row.location)
      let isFixed = problems.dropLast().allSatisfy { $0.fix != nil }
      #expect(isFixed && problems.last?.fix == nil, sourceLocation: row.location)
      #expect(recovery.document == nil, sourceLocation: row.location)
      return problems.last.map { "\($0.error.problem)" } ?? ""
    }
  }

  @Test("finds up to 100,000 errors in linear time")
  func many() throws {
    let bytes = Array(("[1" + String(repeating: "\n1", count: 150_000) + "]").utf8)
    let recovery = try Self.recovery(of: bytes)
    #expect(recovery.problems.count == 100_001)
    #expect(recovery.document == nil)
    let commas = Array(("[1" + String(repeating: ",", count: 5_000) + "1]").utf8)
    #expect(try Self.recovery(of: commas).problems.count == 4_999)
    #expect(Self.fixed(commas) == "[1,1]")
  }

  @Test(
    "fixes of damaged specs give valid JSON",
    arguments: Repository.allSpecs)
  func mutations(_ url: URL) throws {
    let text = Array(try Data(contentsOf: url))
    var random = SeededGenerator(UInt64(text.count))
    let pieces = [
      ",", "'", "\"", "“", "”", "//", "/*", "*/", "#", "\n", "{", "}", "[", "]", ":", "a", "\\",
      "\u{FEFF}", "\r", " ", "’", "1",
    ].map { Array($0.utf8) }
    var recovered = 0
    for _ in 0..<60 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
        default:
          bytes.replaceSubrange(
            place...place, with: pieces.randomElement(using: &random) ?? [])
        }
      }
      guard let error = refusal(of: bytes) else { continue }
      let recovery = JSONRecovery(bytes, after: error)
      #expect(
        recovery.problems.first.map { $0.error.range.lowerBound <= error.range.lowerBound } == true)
      #expect(recovery.problems.allSatisfy { $0.error.range.upperBound <= bytes.count })
      guard recovery.document != nil else { continue }
      recovered += 1
      let fixed = Data(Self.fixed(bytes).utf8)
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: fixed) }
    }
    #expect(recovered > 0 || text.count < 2_000)
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

extension JSONDocument {
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
