import JSON
import Testing

@testable import TabModel

@Suite("Every key takes what the format specifies, and nothing else")
struct KeyTests {
  @Test("the table here and the reader's have the same keys")
  func complete() {
    let objects: [(SpecObject, [Place])] = [
      (.root, [.root]), (.target, [.target]), (.sidebar, [.sidebar]), (.label, [.header]),
      (.availability, [.availability]), (.suppression, [.suppression]), (.action, [.action]),
      (.image, [.image]), (.customization, [.customization]), (.condition, [.condition]),
      (.variant, [.variant]), (.repetition, [.repetition]), (.node, Place.nodes),
    ]
    #expect(Set(objects.map(\.0)) == Set(SpecObject.allCases))
    for (object, places) in objects {
      let keys = Set(object.keys.map(\.name))
      let missing = keys.symmetricDifference(places.flatMap { FormatKey.names(in: $0) })
      #expect(missing == [], "only one of the tables has these keys of \(object)")
    }
  }

  @Test(
    "takes values of its type that are in its list, not null, and not empty where they may not be")
  func values() throws {
    let mistakes = try mistakesOfKeys { key in
      func document(_ value: String) -> String { key.place.document(with: [(key.name, value)]) }
      func marked(_ value: String) -> String {
        document(value.contains("↓") ? value : "↓" + value)
      }
      let takes = key.takes
      let wrongTypes = try takes.wrongTypes.map { value in
        try mistake(.wrongType, in: marked(value), key.place) { found in
          value != "null"
            || found[0].message.contains("null")
              && found[0].help?.contains("null is not accepted") == true
        }
      }
      return try takes.accepted.map { try mistake(in: document($0), key.place) }
        + wrongTypes
        + takes.wrongElements.map { try mistake(.wrongType, in: document($0), key.place) }
        + takes.invalid.map { value in
          try mistake(.invalidValue, in: marked(value), key.place) { $0[0].help != nil }
        }
    }
    #expect(mistakes == [])
  }

  @Test("rejects a second one, and names the first")
  func repeated() throws {
    let mistakes = try mistakesOfKeys { key in
      guard let value = key.takes.accepted.first else { return [] }
      // An escaped key is the same key.
      return try [key.name, "\\u" + Takes.hexadecimal(key.name)].map { again in
        let plain = key.place.document(with: [(key.name, value), (again, value)])
        return try mistake(.duplicateKey, in: marked(plain, at: "\"\(again)\":\(value)"), key.place)
        { found in
          guard let first = found[0].notes.first?.range else { return false }
          return String(decoding: Array(plain.utf8)[first], as: UTF8.self) == "\"\(key.name)\""
            && first.upperBound < found[0].range.lowerBound
        }
      }
    }
    #expect(mistakes == [])
  }

  @Test(
    "misspelt or in the wrong case it is unknown, also where it is required; the right one is suggested"
  )
  func misspelt() throws {
    let mistakes = try mistakesOfKeys { key in
      // An image has to have one of its keys in any case.
      let others = key.place == .image ? [(key: "asset", value: #""Logo""#)] : []
      let isThere = (key.place.required + key.place.company + others).contains {
        $0.key == key.name
      }
      let isRequired = key.place.required.contains { $0.key == key.name } && key.name != "type"
      let suggestion = "did you mean '\(key.name)'?"
      return try [key.name + "x", key.name.uppercased(), String(key.name.dropLast())].flatMap {
        written in
        let place = "\"\(written)\":0"
        let members = others + [(written, "0")]
        let text = marked(key.place.document(with: members), at: place)
        let without = marked(key.place.document(with: members, without: key.name), at: place)
        return try [
          mistake(.unknownKey, in: text, key.place) { found in
            // The system names search tabs.
            key.place == .search && key.name == "identifier"
              ? found[0].help?.hasPrefix("its keys are ") == true
              : found[0].help
                == (isThere ? "'\(key.name)' is there already; remove this one" : suggestion)
          },
          isRequired
            ? mistake(.unknownKey, in: without, key.place) { $0[0].help == suggestion } : nil,
        ]
      }
    }
    #expect(mistakes == [])
  }

  @Test(
    "a misspelt list of nodes has a fix, whatever is wrong with a node", arguments: ["tab", "taps"])
  func misspeltNodes(_ name: String) throws {
    let found = try diagnostics(of: #"{"\#(name)": [{"title": 1}]}"#, in: .root)
    let unknown = found.first { $0.rule == "unknown-key" }
    #expect(unknown?.fixes.map(\.title) == ["write 'tabs'"])
  }

  @Test(
    "no fix writes a key that is there: of a comment, and without a valid type",
    arguments: [
      #"{"identifier": "a", "title": "A", "$comment": "x", "comment": "y"}"#,
      #"{"type": 1, "identifier": "a", "title": "A", "name": "B"}"#,
    ])
  func presentKeys(_ node: String) throws {
    let found = try diagnostics(of: #"{"tabs": [\#(node)]}"#, in: .root)
    #expect(found.filter { $0.rule == "unknown-key" }.map(\.fixes) == [[]])
  }

  @Test("a duplicate key is reported in an image of a record, too")
  func duplicateInRecord() throws {
    let record = #"""
      {"recordVersion": 1, "environment": {}, "tabs": [
        {"type": "tab", "identifier": "a", "image": {"symbol": "house", "symbol": "star"}}
      ]}
      """#
    let problems = RecordReader.read(try JSONReader.read(Array(record.utf8))).problems
    #expect(problems.contains { $0.rule == "duplicate-key" })
  }

  @Test("what is required is missed, and has an example")
  func missing() throws {
    for place in Place.allCases {
      for (key, _) in place.required where key != "type" && key != "children" {
        let document = place.document(with: [], without: key)
        let found = try diagnostics(of: document, in: place)
        // The place is the object that lacks it.
        let bytes = found.map { Array(document.utf8)[$0.range.lowerBound] }
        #expect(
          found.map(\.rule) == ["missing-key"] && bytes == Array("{".utf8)
            && found[0].message.hasSuffix("needs the key '\(key)'"), "\(document)")
      }
    }
    let keys = SpecObject.node.keys.filter { !$0.requiredBy.isEmpty }
    let names = SpecObject.allCases.flatMap(\.required) + keys.map(\.name)
    let missing = names.filter { KeyWords.example(of: $0) == nil }
    #expect(missing == [])
  }

  @Test("of another kind of node it is unknown, and nothing in it is looked at")
  func foreign() throws {
    let mistakes = try mistakesOfKeys { key in
      let kinds = Place.nodes.filter { !FormatKey.names(in: $0).contains(key.name) }
      guard Place.nodes.contains(key.place) else { return [] }
      return try kinds.flatMap { kind in
        let values = key.takes.accepted.prefix(1) + key.takes.wrongTypes + key.takes.invalid
        return try values.map { value in
          let type = kind == .search ? [] : [(key: "type", value: "\"\(kind.rawValue)\"")]
          let members = type + [(key.name, removingMarks(value).text)]
          let text = marked(kind.document(with: members), at: "\"\(key.name)\":")
          return try mistake(.unknownKey, in: text) {
            $0[0].help?.contains("it belongs to") == true
          }
        }
      }
    }
    #expect(mistakes == [])
  }

  // MARK: - Private

  private func mistakesOfKeys(_ mistakes: (FormatKey) throws -> [String?]) throws -> [String] {
    try FormatKey.all.flatMap { try mistakes($0).compactMap(\.self) }
  }

  /// Marks the last place of a part of a text.
  private func marked(_ text: String, at part: String) -> String {
    guard let place = text.ranges(of: part).last else { return text }
    return text[..<place.lowerBound] + "↓" + text[place.lowerBound...]
  }
}
