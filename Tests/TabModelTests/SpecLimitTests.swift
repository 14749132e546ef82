import JSON
import Testing

@Suite("The limits of what a running app decides")
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

  @Test("are 16 conditions, 64 variants and 100 samples")
  func counts() throws {
    let within = [Self.conditions(16), Self.variants(64), Self.samples(100)]
    let beyond = [Self.conditions(17), Self.variants(65), Self.samples(101)]
    let mistakes =
      try within.map { try mistake(in: removingMarks($0).text) }
      + beyond.map { try mistake(.invalidValue, in: $0) { $0[0].help != nil } }
    #expect(mistakes.compactMap(\.self) == [])
  }

  @Test("are 100,000 nodes, one for each sample, also of repeated ones in repeated ones")
  func nodes() throws {
    func spec(_ inner: Int) -> String {
      let leaves = (0..<20).map { #"{"identifier":"l\#($0)","title":"L"}"# }.joined(separator: ",")
      return #"""
        {"tabs":↓[{"identifier":"o.*","title":"O","repeats":{"samples":\#(Self.list(#""S""#, 100))},
        "children":[{"identifier":"i.*","title":"I","repeats":{"samples":\#(Self.list(#""S""#, inner))},
        "children":[\#(leaves)]}]}]}
        """#
    }
    // 100 × (1 + 47 × 21) is 98,800, and 100 × (1 + 48 × 21) is 100,900.
    let message = "100900 nodes after repeating, but a spec has 100000 at most"
    let mistakes = [
      try mistake(in: removingMarks(spec(47)).text),
      try mistake(.invalidValue, in: spec(48)) { $0[0].message == message },
    ]
    #expect(mistakes.compactMap(\.self) == [])
  }
}
