import JSON
import TestSupport
import Testing

@Suite("Functions of JSON")
struct JSONTableTests {
  @Test(
    "have the results of their tables",
    arguments: try TextTable.sections(of: "functions-of-json.txt"))
  func results(_ table: TextTable) throws {
    let function = try #require(Self.functions[String(table.title.prefix { $0 != ":" })])
    table.expect(function)
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "clipped to 4 characters": { clipped($0[0], to: 4) },
    "texts that look equal": { row in
      let shown = distinguished(row[0], row[1])
      return "\(shown.first)|\(shown.second)"
    },
    "printable text": { row in
      let shown = printable(row[0])
      #expect(Array(printable(row.cells[0]).utf8) == Array(shown.utf8))
      return shown
    },
    "instructions of build servers": { row in
      let shown = printable(row[0])
      #expect(printable(row.cells[0] + [0xFF]) == shown + #"\xFF"#)
      #expect(printable(shown) == shown)
      return shown
    },
    "printable bytes": { printable($0.cells[0]) },
    "integer": { row in
      let document = try document(row[0])
      return document.integer(document.root).map(String.init) ?? "none"
    },
    "text of a string": { row in
      let document = try document("[\(row[0]), {\(row[0]): 1}]")
      let value = try document.value(at: "0")
      let key = document.members(of: try document.value(at: "1"))[0].key
      #expect(Array(document.string(key).utf8) == row.cells[1])
      #expect("\"\(document.text(in: document.content(of: value)))\"" == row[0])
      return document.string(value)
    },
    "split on a text": { row in
      let parts = row[0].split(on: row[1])
      #expect(row[0].contains(text: row[1]) == (parts.count > 1 || row[1].isEmpty))
      if !row[1].isEmpty {
        #expect(row[0].replacing(each: row[1], with: "+") == parts.joined(separator: "+"))
      }
      return parts.joined(separator: "|")
    },
    "suggestions": { row in
      let names = ["lint", "sarif", "validate", "ok", "rule-b", "rule-c", "rule-d", "rule-e"]
      return suggestions(for: row[0], among: names + ["rightToLeft", "SwiftUI"])
        .joined(separator: ", ")
    },
    "line and column": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let location = SourceLocator(bytes).location(of: offsets[0])
      return "\(location.line):\(location.column)"
    },
    "line": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      return String(decoding: bytes[SourceLocator(bytes).line(at: offsets[0])], as: UTF8.self)
    },
    "source of a value": { row in
      let document = try document(row[0])
      let path = row[1].split(separator: "/").map(String.init)
      return document.text(in: document.range(of: try document.value(at: path).value))
    },
    "pointer to a value or a key": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let document = try JSONReader.read(bytes)
      let value = try #require(
        document.values(in: document.root).dropFirst().first {
          document.range(of: $0).lowerBound == offsets[0]
        })
      var finder = JSONPointerFinder(document)
      return finder.pointer(to: document.range(of: value))
    },
    "bracket that an error names": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let related = refusal(of: bytes)?.related
      #expect(related == offsets[0]..<offsets[0] + 1, sourceLocation: row.location)
      return related.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "none"
    },
    "written example": { WriterTests.example($0[0] == "compact" ? .compact : .indented) },
    "written string": { row in
      let document = try document(jsonString(row[0]))
      #expect(Array(document.string(document.root).utf8) == row.cells[0])
      return jsonString(row[0])
    },
    "removal of a member or an element": { row in
      let document = try document(row[0])
      let (value, container) = try document.value(at: row[1].split(separator: "/").map(String.init))
      var bytes = document.bytes
      bytes.removeSubrange(document.removal(of: value, from: container))
      #expect(refusal(of: bytes) == nil)
      return String(decoding: bytes, as: UTF8.self)
    },
  ]

  @Test("cut or skip very long texts")
  func long() {
    let accents = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(clipped(accents).unicodeScalars.count == 200)
    let word = String(repeating: "lint", count: 100_000)
    #expect(suggestions(for: word, among: ["lint"]) == [])
  }

  @Test("print only joiners and variation selectors of the invisible characters, in context")
  func invisible() {
    let shown = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      isPrintable(scalar)
        && (scalar.properties.isDefaultIgnorableCodePoint
          || scalar.properties.isNoncharacterCodePoint)
    }
    let ranges = [0x180B...0x180F, 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF]
    #expect(shown.map { Int($0.value) } == ranges.flatMap { $0 })
    for scalar in shown { #expect(printable("a\(scalar)b").hasPrefix(#"a\u{"#)) }
  }

  @Test("print every byte, whatever follows it")
  func everyPair() {
    for first in UInt8.min...UInt8.max {
      for second in [0x00, 0x1B, 0x41, 0x80, 0xA9, 0xC3, 0xFF] as [UInt8] {
        let shown = printable([0x78, first, second, 0x79])
        #expect(shown.utf8.first == 0x78 && shown.utf8.last == 0x79)
        #expect(shown.unicodeScalars.allSatisfy(isPrintable))
      }
    }
  }
}
