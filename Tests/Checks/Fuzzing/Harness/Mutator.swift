import JSON
import TabspecTool

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Makes a new input of an old one for libFuzzer: half of the time it changes values, keys and the
/// order of a document that is JSON and stays JSON, else bytes.
@_cdecl("LLVMFuzzerCustomMutator")
func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  var mutator = Mutator(Array(UnsafeBufferPointer(start: data, count: count)), seed: UInt64(seed))
  guard mutator.chance(50), let changed = mutator.changed(), changed.count <= most else {
    return mutateBytes(data, count, most)
  }
  for (index, byte) in changed.enumerated() { data[index] = byte }
  return changed.count
}

/// Changes a JSON text as a text, so that its white space stays.
private struct Mutator {
  private var bytes: [UInt8]
  private var state: UInt64

  init(_ bytes: [UInt8], seed: UInt64) {
    self.bytes = bytes
    state = seed
  }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// The text after one to four changes; nil if it is not JSON.
  mutating func changed() -> [UInt8]? {
    for _ in 0...below(4) {
      guard let document = try? JSONReader.read(bytes) else { return nil }
      change(Outline(document))
    }
    return bytes
  }

  private mutating func change(_ outline: Outline) {
    switch below(10) {
    case 0...3: bytes.replaceSubrange(pick(outline.values), with: value(outline))
    case 4:
      if outline.keys.isEmpty { return }
      bytes.replaceSubrange(pick(outline.keys), with: word(Words.keys))
    case 5:
      if outline.items.isEmpty { return }
      let item = pick(outline.items)
      bytes.insert(contentsOf: Array(", ".utf8) + bytes[item], at: item.upperBound)
    case 6:
      if outline.items.isEmpty { return }
      let item = pick(outline.items)
      let member = word(Words.keys) + Array(": ".utf8) + value(outline)
      bytes.insert(
        contentsOf: Array(", ".utf8) + (bytes[item.lowerBound] == 0x22 ? member : value(outline)),
        at: item.upperBound)
    case 7:
      // An item and the comma after it; the last one of a container stays.
      let pairs = zip(outline.items, outline.items.dropFirst())
      let removable = pairs.filter { $0.upperBound <= $1.lowerBound }.filter { item, next in
        bytes[item.upperBound..<next.lowerBound].allSatisfy { $0 == 0x2C || $0 <= 0x20 }
      }
      if removable.isEmpty { return }
      let (item, next) = pick(removable)
      bytes.removeSubrange(item.lowerBound..<next.lowerBound)
    default:
      let (first, second) = (pick(outline.values), pick(outline.values))
      guard first.upperBound <= second.lowerBound else { return }
      let moved = Array(bytes[second])
      bytes.replaceSubrange(second, with: bytes[first])
      bytes.replaceSubrange(first, with: moved)
    }
  }

  private mutating func word(_ words: [String]) -> [UInt8] {
    Array("\"".utf8) + Array(pick(words).utf8) + Array("\"".utf8)
  }

  private mutating func value(_ outline: Outline) -> [UInt8] {
    switch below(8) {
    case 0, 1: Array(bytes[pick(outline.values)])
    case 2: word(Words.keys)
    case 3, 4: word(Words.texts)
    case 5: Array(pick(["true", "false"]).utf8)
    default: Array(pick(Words.values).utf8)
    }
  }
}

/// The ranges of keys, values and members in a document.
private struct Outline {
  private(set) var keys: [ByteRange] = []
  private(set) var values: [ByteRange] = []
  /// Elements, and members with their keys, in the order in which they begin.
  private(set) var items: [ByteRange] = []

  init(_ document: JSONDocument) {
    for value in document.root.descendants {
      values.append(value.range)
      items += value.elements.map(\.range)
      for member in value.members {
        keys.append(member.key.range)
        items.append(member.key.range.lowerBound..<member.value.range.upperBound)
      }
    }
    items.sort { $0.lowerBound < $1.lowerBound }
  }
}

/// The parts of keys and values: every name that the tool's own schemas know, and texts that
/// are hard for somebody.
private enum Words {
  static let keys: [String] = {
    var words: Set<String> = []
    for schema in ["spec", "config", "customization"] {
      let printed = Run(["schema", schema], files: [:], isRepeated: false).output
      guard let document = try? JSONReader.read(printed) else { continue }
      let values = document.root.descendants
      for text in values.flatMap(\.members).map(\.key.value) + values.compactMap(\.string)
      where !text.isEmpty && text.utf8.count < 32 && !text.contains(" ") {
        words.insert(text)
      }
    }
    return words.subtracting(words.filter { $0.contains("\\") || $0.contains("\"") }).sorted()
  }()

  static let texts = [
    "", "a", "b", "home", "house.fill", "star", "com.apple.UIKit.Search", "More", "Add Item",
    "18.0", "18.4", "26", "26.1", "27.0", "99", "*", "error", "off", "never", "**/*.json",
    #"\u0000"#, #"\u001b[31m"#, #"\u2028"#, #"\u202e"#, #"\ud83d\ude42"#, #"\u0061"#, "]]>",
    "&amp;<script>", "\\n::error::", "é", "e\u{301}", "\u{FFFE}", "🏳️‍🌈", "日本語のとても長いタイトルの例",
    "\u{200B}", " a ", "|`*_[x](y)", "%0A", "/", "~1",
  ]

  static let values = [
    "null", "0", "1", "-1", "2", "1e0", "10e-1", "1E400", "0.5", "123456789012345678901", "{}",
    "[]", "[[]]", #"{"identifier":"a","title":"A"}"#, #"{"type":"search"}"#,
    #"{"identifier":"g","title":"G","children":[{"identifier":"a","title":"A"}]}"#,
    #"{"platform":"iPadOS","minimumVersion":"18.0"}"#, #"{"systemName":"star"}"#,
    #"{"asset":"Star"}"#, #"{"rule":"missing-image","reason":"R"}"#,
    #"{"platforms":["iOS"],"horizontalSizeClass":"compact"}"#, #"{"title":"A"}"#,
  ]
}
