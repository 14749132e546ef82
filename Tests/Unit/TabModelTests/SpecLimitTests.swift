import JSON
import TestSupport
import Testing

@testable import TabModel

@Suite("The limits of a spec")
struct SpecLimitTests {
  private static let tabs = #""tabs":[{"identifier":"h","title":"H"}]"#

  private static func list(_ element: String, _ count: Int) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  private static func conditions(_ count: Int) -> String {
    let entries = (0..<count).map { #""c\#($0)":{"meaning":"M"}"# }.joined(separator: ",")
    return #"{"conditions":↓{\#(entries)},\#(tabs)}"#
  }

  private static func variants(_ count: Int) -> String {
    let variant = #"{"availability":{"platforms":["iOS"]},"mode":"tabBar"}"#
    return #"{"variants":↓\#(list(variant, count)),\#(tabs)}"#
  }

  private static func samples(_ count: Int) -> String {
    #"{"tabs":[{"identifier":"h.*","title":"H","repeats":{"samples":↓\#(list(#""S""#, count))}}]}"#
  }

  @Test("are 8 conditions, 32 variants and 20 samples")
  func counts() throws {
    let within = [Self.conditions(8), Self.variants(32), Self.samples(20)]
    let beyond = [Self.conditions(9), Self.variants(33), Self.samples(21)]
    let mistakes =
      try within.map { try mistake(in: removingMarks($0).text) }
      + beyond.map { try mistake(.invalidValue, in: $0) { $0[0].help != nil } }
    #expect(mistakes.compactMap(\.self) == [])
  }

  /// Groups inside each other; the innermost is empty.
  private static func groups(_ count: Int) -> String {
    let opening = (0..<count).map { number in
      (number == 40 ? "↓" : "") + #"{"identifier":"g\#(number)","title":"G","children":["#
    }
    return #"{"tabs":["# + opening.joined() + String(repeating: "]}", count: count) + "]}"
  }

  @Test("are 40 groups inside each other, with one finding for all that are too many")
  func groups() throws {
    let mistakes = [
      try mistake(in: Self.groups(40)),
      try mistake(.invalidValue, in: Self.groups(41)) { $0[0].help != nil },
      try mistake(.invalidValue, in: Self.groups(48)) { $0[0].help != nil },
    ]
    #expect(mistakes.compactMap(\.self) == [])
  }

  @Test("are 10,000 nodes, one for each sample, also of repeated ones in repeated ones")
  func nodes() throws {
    func spec(_ leaves: Int) -> String {
      let tabs = (0..<leaves).map { #"{"identifier":"l\#($0)","title":"L"}"# }
      return #"""
        {"tabs":↓[{"identifier":"o.*","title":"O","repeats":{"samples":\#(Self.list(#""S""#, 20))},
        "children":[{"identifier":"i.*","title":"I","repeats":{"samples":\#(Self.list(#""S""#, 20))},
        "children":[\#(tabs.joined(separator: ","))]}]}]}
        """#
    }
    let repeated = "10020 nodes after repeating, but a spec has 10000 at most"
    func plain(_ count: Int) -> String {
      #"{"tabs":↓"# + Self.list(#"{"type":"search"}"#, count) + "}"
    }
    // 20 × (1 + 20 × (1 + 23)) is 9,620, and 20 × (1 + 20 × (1 + 24)) is 10,020.
    let mistakes = [
      try mistake(in: removingMarks(spec(23)).text),
      try mistake(.invalidValue, in: spec(24)) { $0[0].message == repeated },
      try mistake(in: removingMarks(plain(10_000)).text),
      try mistake(.invalidValue, in: plain(10_001)) {
        $0[0].message == "10001 nodes, but a spec has 10000 at most"
      },
    ]
    #expect(mistakes.compactMap(\.self) == [])
  }

  @Test(
    "bound the states that rules check: all 10 up to 2,000 nodes, then fewer, the usual one first")
  func states() throws {
    let conditions = (0..<8).map { #""c\#($0)":{"meaning":"M"}"# }.joined(separator: ",")
    for (count, states) in [(1, 10), (2_000, 10), (2_001, 9), (10_000, 2)] {
      let text =
        #"{"conditions":{\#(conditions)},"tabs":"# + Self.list(#"{"type":"search"}"#, count) + "}"
      let spec = SpecReader.read(try JSONReader.read(Array(text.utf8))).0
      #expect(spec.checkedStates.count == states, "\(count) nodes")
      #expect(spec.checkedStates.first == spec.usualConditions)
    }
  }
}
