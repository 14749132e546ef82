import JSON
import TestSupport
import Testing

@Suite("Functions of JSON")
struct JSONTableTests {
  @Test("have the results of their tables")
  func results() throws {
    try TextTable.expect("functions-of-json.txt", Self.functions)
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "clipped to 4 characters": { clipped($0[0], to: 4) },
    "texts that look equal": { row in
      let shown = distinguished(row[0], row[1])
      return "\(shown.first)|\(shown.second)"
    },
    "printable text": { row in
      let shown = printable(row[0])
      try requireEqual(Array(printable(row.cells[0]).utf8), Array(shown.utf8))
      return shown
    },
    "instructions of build servers": { row in
      let shown = printable(row[0])
      try requireEqual(printable(row.cells[0] + [0xFF]), shown + #"\xFF"#)
      try requireEqual(printable(shown), shown)
      return shown
    },
    "printable bytes": { printable($0.cells[0]) },
    "integer": { row in
      let document = try document(row[0])
      return document.root.integer.map(String.init) ?? "none"
    },
    "text of a string": { row in
      let document = try document("[\(row[0]), {\(row[0]): 1}]")
      let values = document.root.elements
      try requireEqual(Array(values[1].members[0].key.value.utf8), row.cells[1])
      try requireEqual(document.text(in: values[0].range), row[0])
      return values[0].string ?? "none"
    },
    "comparison of two strings": { row in
      let document = try document("[\(row[0]), \(row[1])]")
      let texts = document.root.elements.compactMap(\.locatedString?.exact)
      return texts[0] == texts[1] ? "equal" : "different"
    },
    "kind of a value": { row in
      let document = try document(row[0])
      try requireEqual(document.root.count, 0)
      return "\(document.root.typeName)|\(document.root.string ?? "")"
    },
    "members of an object": { row in
      let document = try document(row[0])
      return document.root.members.map { member in
        let sources = [member.key.range, member.value.range].map(document.text)
        return "\(sources[0]) (\(member.key.value)): \(sources[1])"
      }.joined(separator: ", ")
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
      let value = try? document.value(at: path)
      return value.map { document.text(in: $0.range) } ?? "none"
    },
    "pointer to a value or a key": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let document = try JSONReader.read(bytes)
      let ranges = document.root.descendants.dropFirst().map(\.range)
      let keys = document.root.descendants.flatMap(\.members).map(\.key.range)
      let range = try #require((ranges + keys).first { $0.lowerBound == offsets[0] })
      return document.pointer(to: range)
    },
    "pointer to a range": { row in
      let (text, starts) = removingMarks(from: row.cells[0])
      let (bytes, ends) = removingMarks("↑", from: text)
      return try JSONReader.read(bytes).pointer(to: starts[0]..<ends[0])
    },
    "bracket that an error names": { row in
      let (bytes, offsets) = removingMarks(from: row.cells[0])
      let related = refusal(of: bytes)?.related
      try requireEqual(related, offsets[0]..<offsets[0] + 1)
      return related.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "none"
    },
    "written example": { written($0[0] == "compact" ? .compact : .indented) },
    "written string": { row in
      let document = try document(jsonString(row[0]))
      try requireEqual(Array((document.root.string ?? "").utf8), row.cells[0])
      return jsonString(row[0])
    },
    "removal of a member or an element": { row in
      let document = try document(row[0])
      let value = try document.value(at: row[1].split(separator: "/").map(String.init))
      var bytes = document.bytes
      bytes.removeSubrange(document.removal(of: value.range))
      _ = try JSONReader.read(bytes)
      return String(decoding: bytes, as: UTF8.self)
    },
  ]

  /// Writes a document with every kind of value.
  private static func written(_ layout: JSONWriter.Layout) -> String {
    var writer = JSONWriter(layout)
    writer.object { writer in
      writer.member("text", "a")
      writer.member("missing", nil as String?)
      writer.member("truth", true)
      writer.member("number", -7)
      writer.member("none", nil as Int?)
      writer.member("list", ["a", "b"])
      writer.member("empty", [])
      writer.key("nested")
      writer.array { writer in
        writer.integer(1)
        writer.bool(false)
        writer.null()
        writer.object { _ in }
        writer.array { $0.array { _ in } }
        writer.object { $0.member("key\n", "value") }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("take linear time for very long texts and numbers", .timeLimit(.minutes(10)))
  func long() throws {
    let accents = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(clipped(accents).unicodeScalars.count == 200)
    let word = String(repeating: "lint", count: 100_000)
    #expect(suggestions(for: word, among: ["lint"]) == [])
    var integers: [Int?] = []
    let areNumbersLinear = try isLinear(from: 3_000) { count in
      let zeros = String(repeating: "0", count: count)
      let numbers = ["1\(zeros)", "1.\(zeros)", "0.\(zeros)1", "1\(zeros)e-\(count)"]
      return try (numbers + ["0.\(zeros)1e\(count + 1)"]).map(document)
    } _: { documents in
      integers = documents.map(\.root.integer)
    }
    #expect(areNumbersLinear && integers == [nil, 1, nil, 1, 1])
  }

  @Test("write and read every character of Unicode")
  func everyScalar() throws {
    let values = Array(0..<0x3000) + stride(from: 0x3000, through: 0x10FFFF, by: 97)
    let text = String(String.UnicodeScalarView(values.compactMap { Unicode.Scalar(UInt32($0)) }))
    let document = try document(jsonString(text))
    #expect((document.root.string ?? "").unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("print only joiners and variation selectors of the invisible characters, in context")
  func invisible() {
    // Between these planes and above are ideographs, private characters and what is unassigned.
    var values: [UInt32] = Array(0...0x1FFFF) + Array(0xE0000...0xE0FFF)
    for plane in 2...16 as ClosedRange<UInt32> {
      values += [plane << 16 | 0xFFFE, plane << 16 | 0xFFFF]
    }
    let shown = values.compactMap(Unicode.Scalar.init).filter { scalar in
      let properties = scalar.properties
      return (properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint)
        && isPrintable(scalar)
    }
    let ranges: [ClosedRange<UInt32>] = [
      0x180B...0x180F, 0x200C...0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF,
    ]
    #expect(shown.map(\.value) == ranges.flatMap(Array.init))
    let unescaped = shown.filter { !printable("a\($0)b").hasPrefix(#"a\u{"#) }
    #expect(unescaped == [])
  }

  @Test("print every byte, whatever follows it")
  func everyPair() {
    let others: [UInt8] = [0x00, 0x1B, 0x41, 0x80, 0xA9, 0xC3, 0xFF]
    let pairs = (UInt8.min...UInt8.max).flatMap { first in others.map { [first, $0] } }
    let wrong = pairs.filter { pair in
      let shown = printable([0x78] + pair + [0x79])
      return shown.utf8.first != 0x78 || shown.utf8.last != 0x79
        || !shown.unicodeScalars.allSatisfy(isPrintable)
    }
    #expect(wrong == [])
  }
}
