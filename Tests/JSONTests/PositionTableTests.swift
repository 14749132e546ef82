import JSON
import Testing

@Suite("Tables of positions")
struct PositionTableTests {
  @Test(
    "equal elements have the first one's position, however full the table gets",
    arguments: [0, 1, 5, 6, 7, 1_000], [0, 1, 6, 1_000])
  func first(_ count: Int, _ capacity: Int) {
    let texts = (0..<count).map { "text \($0 / 2)" }
    var table = PositionTable(capacity: capacity)
    for (position, text) in texts.enumerated() {
      let known = table.insert(
        position, text.hashValue, where: { texts[$0] == text },
        rehashing: { texts[$0].hashValue })
      #expect(known == (position % 2 == 0 ? nil : position - 1))
    }
    for (position, text) in texts.enumerated() {
      let found = table.find(text.hashValue) { texts[$0] == text }
      #expect(found == position - position % 2)
    }
    #expect(table.find("other".hashValue) { texts[$0] == "other" } == nil)
  }

  @Test("elements of one hash are told apart by what they are")
  func oneHash() {
    var table = PositionTable()
    let texts = (0..<100).map(String.init)
    for (position, text) in texts.enumerated() {
      let known = table.insert(position, 7, where: { texts[$0] == text }, rehashing: { _ in 7 })
      #expect(known == nil)
    }
    for (position, text) in texts.enumerated() {
      #expect(table.find(7) { texts[$0] == text } == position)
    }
    #expect(table.find(7) { _ in false } == nil)
  }
}
