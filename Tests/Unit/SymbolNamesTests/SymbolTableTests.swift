import TabModel
import TestSupport
import Testing

@testable import SymbolNames

@Suite("Names of SF Symbols")
struct SymbolTableTests {
  private let symbols = SymbolTable()

  @Test("are complete")
  func counts() {
    #expect(Symbol.current.count == 7_231)
    #expect(Symbol.all.values.count { $0.newName != nil } == 936)
    #expect(Symbol.all.values.count(where: \.isLocalized) == 1_405)
    #expect(Symbol.all.values.allSatisfy { $0.newName.map { Symbol.all[$0] != nil } ?? true })
  }

  @Test("have their releases and current names")
  func names() {
    #expect(symbols["house"]?.release == Version(13))
    #expect(symbols["music.note.square.stack"]?.release == Version(26))
    #expect(symbols["123.rectangle.fill"]?.newName == "numbers.rectangle.fill")
    #expect(symbols["dot.circle"]?.release == nil)
    #expect(symbols["character.book.closed.ar"]?.isLocalized == true)
    #expect(symbols["character.ar"]?.newName == nil)
    #expect(symbols["a.private.symbol"] == nil)
    #expect(SymbolTable(adding: ["a.private.symbol"]).contains("a.private.symbol"))
  }

  @Test("are completed by their beginning and by the beginning of any part")
  func completions() {
    let found = symbols.completions(of: "magnify", atMost: 100).map(\.name)
    #expect(found.first == "magnifyingglass")
    #expect(found.contains("text.magnifyingglass"))
    #expect(!found.contains("house"))
  }

  @Test(
    "are suggested for common mistakes",
    arguments: [
      ("home", ["house"]), ("huose", ["house"]), ("search", ["magnifyingglass"]),
      ("settings", ["gearshape"]), ("cog", ["gearshape"]), ("gear.fill", ["gearshape.fill"]),
      ("profile", ["person", "person.crop.circle"]), ("user", ["person", "person.crop.circle"]),
      ("account", ["person", "person.crop.circle"]), ("list", ["list.bullet"]),
      ("menu", ["line.3.horizontal"]), ("hamburger", ["line.3.horizontal"]),
      ("email", ["envelope"]), ("chat", ["message"]), ("library", ["books.vertical"]),
      ("downloads", ["arrow.down.circle"]), ("wallet", ["wallet.bifold", "wallet.pass"]),
      ("compass", ["safari"]), ("square.text.grid.1x2", ["rectangle.grid.1x2"]),
      ("home.fill", ["house.fill"]), ("House", ["house"]), ("person_circle", ["person.circle"]),
      ("plus.fill", ["plus"]), ("person.badge.plus.fill", ["person.fill.badge.plus"]),
      ("books", ["book"]), ("xyzxyz", []),
    ])
  func mistakes(_ name: String, _ meant: [String]) {
    #expect(symbols.suggestions(for: name).map(\.name) == meant)
  }

  /// Names with a letter dropped, doubled or swapped, or with `.fill` in the wrong place.
  @Test("are suggested for slips, and always exist")
  func slips() throws {
    var random = Random(state: 62)
    let names = Symbol.current.map(\.name)
    var firsts = 0
    var missed: [String] = []
    var slips = 0
    while slips < 60 {
      let name = try #require(names.randomElement(using: &random))
      let slip = random.slip(in: name)
      if symbols.contains(slip) { continue }
      slips += 1
      let found = symbols.suggestions(for: slip)
      #expect(found.allSatisfy { symbols.contains($0.name) })
      let parts = { (name: String) in name.split(separator: ".").sorted() }
      // A 'fill' in the wrong place was to be somewhere.
      if let first = found.first?.name, first == name || parts(first) == parts(slip) {
        firsts += 1
      } else {
        missed.append("\(slip): \(found.first?.name ?? "none"), not \(name)")
      }
    }
    #expect(firsts == 60, "\(firsts) of 60\n\(missed.joined(separator: "\n"))")
  }
}

/// A generator with a fixed seed.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func slip(in name: String) -> String {
    var letters = Array(name)
    let index = Int.random(in: 0..<letters.count, using: &self)
    switch Int.random(in: 0..<4, using: &self) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2 where index > 0: letters.swapAt(index, index - 1)
    default:
      var parts = name.split(separator: ".").filter { $0 != "fill" }
      parts.insert("fill", at: Int.random(in: 1...parts.count, using: &self))
      return parts.joined(separator: ".")
    }
    return String(letters)
  }
}
