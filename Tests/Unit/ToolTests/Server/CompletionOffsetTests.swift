import Foundation
import TestSupport
import TestTool
import Testing

/// Completion at places of real specs, whole and cut off there. With `TABSPEC_REPLAY=full` at every
/// place, else at some.
@Suite("Completion wherever a cursor can be", .serialized)
struct CompletionOffsetTests {
  private static let isFull = ProcessInfo.processInfo.environment["TABSPEC_REPLAY"] == "full"
  private static let step = isFull ? 1 : 149

  /// Ten specs of different sizes.
  private static let specs: [URL] = {
    let all = Repository.allSpecs
    return stride(from: 0, to: all.count, by: max(1, all.count / 10)).prefix(10).map { all[$0] }
  }()

  @Test("nothing that is offered makes a spec worse", arguments: specs)
  func whole(_ url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let offsets = places(in: bytes)
    let session = try completions(offsets.map { (bytes, $0) })
    let before = try trouble(
      in: bytes, Self.rules(of: nil).union(["unknown-identifier", "invalid-value"]))
    var wrong: [String] = []
    for (offset, items) in zip(offsets, session) where !items.isEmpty {
      let labels = items.compactMap { $0["label"] as? String }
      if Set(labels).count != labels.count { wrong.append("twice at \(offset): \(labels)") }
      // One of them is taken, another one at each place.
      let item = items[offset % items.count]
      let edited = try applied(item, to: bytes)
      guard (try? JSONSerialization.jsonObject(with: Data(edited))) != nil else { continue }
      let after = try trouble(in: edited, Self.rules(of: item["kind"] as? Int))
      if !after.isSubset(of: before) {
        wrong.append("\(labels[offset % items.count]) at \(offset): \(after)")
      }
    }
    #expect(wrong == [])
  }

  @Test("no key that the object has is offered where a text breaks off", arguments: specs)
  func cut(_ url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let offsets = places(in: bytes)
    let session = try completions(offsets.map { (Array(bytes[..<$0]), $0) })
    let wrong = zip(offsets, session).filter { offset, items in
      let labels = Set(items.compactMap { $0["label"] as? String })
      let there = keys(openAt: offset, in: bytes)
      return !labels.isDisjoint(with: there.keys) || there.identifiers ?? labels != labels
    }
    #expect(wrong.map(\.0) == [], "these offsets")
  }

  // MARK: - Helpers

  /// Every place between two characters, or some of them.
  private func places(in bytes: [UInt8]) -> [Int] {
    (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }.enumerated()
      .filter { $0.offset.isMultiple(of: Self.step) }.map(\.element)
  }

  private func completions(_ texts: [([UInt8], Int)]) throws -> [[[String: Any]]] {
    var client = EditorClient(nil, ["general": ["positionEncodings": ["utf-8"]]])
    var shown: [UInt8] = []
    let numbers = texts.map { text, offset in
      if text != shown { client.open(String(decoding: text, as: UTF8.self)) }
      shown = text
      let line = text[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
      return client.ask(
        "textDocument/completion", line: line.count - 1, character: line.last?.count ?? 0)
    }
    let session = try client.run()
    return numbers.map { session.completions($0) }
  }

  private func applied(_ item: [String: Any], to bytes: [UInt8]) throws -> [UInt8] {
    let edit = item["textEdit"] as? [String: Any]
    let range = edit?["range"] as? [String: [String: Int]]
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    let offsets = ["start", "end"].compactMap { range?[$0] }.map { place in
      starts[place["line"] ?? 0] + (place["character"] ?? 0)
    }
    let text = try #require(offsets.count == 2 ? edit?["newText"] as? String : nil)
    return bytes[..<offsets[0]] + Array(text.utf8) + bytes[offsets[1]...]
  }

  /// What an offer must not bring: a key that is there already, a value that the key does not take, an
  /// identifier that no node has. A key that takes the place of another one has that one's value.
  private static func rules(of kind: Int?) -> Set<String> {
    switch kind {
    case 12, 21: ["duplicate-key", "invalid-value"]
    case 18: ["duplicate-key", "unknown-identifier"]
    default: ["duplicate-key"]
    }
  }

  /// What some rules find in a text.
  private func trouble(in bytes: [UInt8], _ rules: Set<String>) throws -> Set<String> {
    let run = runTool(
      ["validate", "FILE", "--format", "json", "--max-findings", "0"],
      spec: String(decoding: bytes, as: UTF8.self))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = report?["findings"] as? [[String: Any]] ?? []
    return Set(
      findings.compactMap { finding -> String? in
        guard let rule = finding["rule"] as? String, rules.contains(rule),
          let message = finding["message"] as? String
        else { return nil }
        // What is filled in is empty, and that is what the finding says. A target may take the
        // platform of another one while somebody puts them in another order.
        return message.contains("empty") || message.contains("listed twice")
          ? nil : "\(rule) \(message)"
      })
  }

  /// The keys of the object that is open at an offset, other than the one that is being written; and
  /// where an identifier of a root node is asked for, those in front of it.
  private func keys(
    openAt offset: Int, in bytes: [UInt8]
  ) -> (keys: Set<String>, identifiers: Set<String>?) {
    var levels: [(isObject: Bool, keys: Set<String>, key: String?, isAfterColon: Bool)] = []
    var identifiers: Set<String> = []
    var listed: Set<String> = []
    var endOfString: Int?
    var index = 0
    while index < offset {
      switch bytes[index] {
      case UInt8(ascii: "{"): levels.append((true, [], nil, false))
      case UInt8(ascii: "["):
        levels.append((false, [], nil, false))
        listed = []
      case UInt8(ascii: "}"), UInt8(ascii: "]"): levels.removeLast()
      case UInt8(ascii: ":"): levels[levels.count - 1].isAfterColon = true
      case UInt8(ascii: ","):
        levels[levels.count - 1].key = nil
        levels[levels.count - 1].isAfterColon = false
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < offset, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        // The cursor is in this one.
        if index >= offset { break }
        endOfString = index + 1
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let level = levels.last, level.isObject else {
          listed.insert(text)
          break
        }
        if !level.isAfterColon {
          levels[levels.count - 1].keys.insert(text)
          levels[levels.count - 1].key = text
        } else if level.key == "identifier", levels.count == 3 {
          identifiers.insert(text)
        }
      default: break
      }
      index += 1
    }
    let isReference =
      levels.count == 2 && !levels[1].isObject && levels[0].key == "compactTabIdentifiers"
    // Nothing can begin right after a string.
    if endOfString == offset { return ([], isReference ? [] : nil) }
    guard let last = levels.last, last.isObject, !last.isAfterColon else {
      return ([], isReference ? identifiers.subtracting(listed) : nil)
    }
    // After a whole key its colon is due, and the key itself may be written again.
    return (last.key.map { last.keys.subtracting([$0]) } ?? last.keys, nil)
  }
}
