import JSON
import Testing

@testable import TabModel

@Suite("Every key takes what the format specifies, and nothing else")
struct KeyTests {
  @Test("definitions are in the order of the cases")
  func order() {
    #expect(NodeKey.allCases.map { "\($0)" } == NodeKey.allCases.map(\.name))
    #expect(SidebarKey.allCases.map { "\($0)" } == SidebarKey.allCases.map(\.name))
    let names = RootKey.allCases.map { $0 == .schema ? "$schema" : "\($0)" }
    #expect(names == RootKey.allCases.map(\.name))
  }

  @Test("its values are taken", arguments: FormatKey.all)
  func accepted(_ key: FormatKey) throws {
    for value in key.takes.accepted {
      try expect(in: key.place.document(with: [(key.name, value)]), key.place)
    }
  }

  @Test("another type is refused, and null", arguments: FormatKey.all)
  func wrongTypes(_ key: FormatKey) throws {
    for value in key.takes.wrongTypes {
      let marked = key.place.document(with: [(key.name, "↓" + value)])
      let found = try expect(.wrongType, in: marked, key.place)
      if value == "null" {
        #expect(found.first?.message.contains("null") == true)
        #expect(found.first?.help?.contains("null is not accepted") == true)
      }
    }
    for value in key.takes.wrongElements {
      try expect(.wrongType, in: key.place.document(with: [(key.name, value)]), key.place)
    }
  }

  @Test(
    "a value outside its list is refused, and an empty one where it may not be empty",
    arguments: FormatKey.all)
  func invalid(_ key: FormatKey) throws {
    for value in key.takes.invalid {
      let marked = value.contains("↓") ? value : "↓" + value
      let document = key.place.document(with: [(key.name, marked)])
      let found = try expect(.invalidValue, in: document, key.place)
      #expect(found.allSatisfy { $0.help != nil })
    }
  }

  @Test("rejects a second one, and names the first", arguments: FormatKey.all)
  func repeated(_ key: FormatKey) throws {
    guard let value = key.takes.accepted.first else { return }
    // An escaped key is the same key.
    for again in [key.name, "\\u" + Takes.hexadecimal(key.name)] {
      let members = [(key.name, value), (again, value)]
      var text = key.place.document(with: members)
      if again != key.name, let place = text.firstRange(of: "\"\(again)\"") {
        text.insert("↓", at: place.lowerBound)
      } else if let place = text.ranges(of: "\"\(key.name)\":\(value)").last {
        text.insert("↓", at: place.lowerBound)
      }
      let found = try expect(.duplicateKey, in: text, key.place)
      let plain = Array(removingMarks(text).text.utf8)
      let first = try #require(found.first?.notes.first?.range)
      #expect(String(decoding: plain[first], as: UTF8.self) == "\"\(key.name)\"")
      #expect(first.upperBound < found[0].range.lowerBound)
    }
  }

  @Test(
    "misspelt or in the wrong case it is unknown, and the right one is suggested",
    arguments: FormatKey.all)
  func misspelt(_ key: FormatKey) throws {
    for written in [key.name + "x", key.name.uppercased(), String(key.name.dropLast())] {
      // An image has to have one of its keys in any case.
      let others = key.place == .image ? [(key: "asset", value: #""Logo""#)] : []
      let members = others + [(written, "0")]
      var text = key.place.document(with: members)
      let place = try #require(text.firstRange(of: "\"\(written)\":0"))
      text.insert("↓", at: place.lowerBound)
      let found = try expect(.unknownKey, in: text, key.place)
      let isThere = (key.place.required + key.place.company + others).contains {
        $0.key == key.name
      }
      // The system names search tabs.
      if key.place == .search, key.name == "identifier" {
        #expect(found.first?.help?.hasPrefix("its keys are ") == true)
        continue
      }
      #expect(
        found.first?.help
          == (isThere
            ? "'\(key.name)' is there already; remove this one" : "did you mean '\(key.name)'?"))
    }
  }

  @Test("misspelt where it is required it is one mistake", arguments: FormatKey.all)
  func misspeltAndMissing(_ key: FormatKey) throws {
    guard key.place.required.contains(where: { $0.key == key.name }), key.name != "type" else {
      return
    }
    for written in [key.name + "x", key.name.uppercased(), String(key.name.dropLast())] {
      var text = key.place.document(with: [(written, "0")], without: key.name)
      let place = try #require(text.firstRange(of: "\"\(written)\":0"))
      text.insert("↓", at: place.lowerBound)
      let found = try expect(.unknownKey, in: text, key.place)
      #expect(found.first?.help == "did you mean '\(key.name)'?")
    }
  }

  @Test("what is required is missed", arguments: Place.allCases)
  func missing(_ place: Place) throws {
    for (key, _) in place.required where key != "type" && key != "children" {
      let document = place.document(with: [], without: key)
      let found = try diagnostics(of: document, in: place)
      #expect(found.map(\.rule) == ["missing-key"], "\(document)")
      #expect(found.first?.message.hasSuffix("needs the key '\(key)'") == true)
      // The place is the object that lacks it.
      let range = try #require(found.first?.range)
      #expect(document.utf8.dropFirst(range.lowerBound).first == UInt8(ascii: "{"))
    }
  }

  @Test("what is required has an example")
  func examples() {
    let names =
      SpecObject.allCases.flatMap(\.required)
      + NodeKey.allCases.filter { !$0.requiredBy.isEmpty }.map(\.name)
    for name in names { #expect(KeyWords.example(of: name) != nil, "\(name)") }
  }

  @Test("the table here and the reader's have the same keys")
  func complete() {
    let objects: [(SpecObject, Place)] = [
      (.root, .root), (.target, .target), (.sidebar, .sidebar), (.label, .header),
      (.availability, .availability), (.suppression, .suppression), (.action, .action),
      (.image, .image), (.customization, .customization), (.condition, .condition),
      (.variant, .variant), (.repetition, .repetition),
    ]
    for (object, place) in objects {
      #expect(Set(object.keys.map(\.name)) == Set(FormatKey.names(in: place)), "\(place)")
    }
    let nodes = Place.nodes.flatMap { FormatKey.names(in: $0) }
    #expect(Set(SpecObject.node.keys.map(\.name)) == Set(nodes))
    #expect(objects.count + 1 == SpecObject.allCases.count)
  }
}

@Suite("Each kind of node has keys of its own")
struct NodeKindTests {
  @Test("a key of another kind is unknown, and nothing in it is looked at", arguments: Place.nodes)
  func foreign(_ kind: Place) throws {
    let own = FormatKey.names(in: kind)
    for key in FormatKey.all where Place.nodes.contains(key.place) && !own.contains(key.name) {
      for value in key.takes.accepted.prefix(1) + key.takes.wrongTypes + key.takes.invalid {
        let plain = removingMarks(value).text
        var members = [(key.name, plain)]
        if kind != .search { members.insert(("type", "\"\(kind.rawValue)\""), at: 0) }
        var text = kind.document(with: members)
        let place = try #require(text.firstRange(of: "\"\(key.name)\""))
        text.insert("↓", at: place.lowerBound)
        let found = try expect(.unknownKey, in: text)
        #expect(found.first?.help?.contains("it belongs to") == true)
      }
    }
  }
}
