import TabModel
import Testing

/// Widths of texts: the first and the last letter of each table, and what is beside them.
@Suite("The width of a text")
struct TextAdvanceTests {
  @Test(
    "is known for the letters of the tables",
    arguments: [
      (" ", 281), ("\u{17F}", 267), ("\u{384}", 267), ("\u{3CE}", 811), ("\u{400}", 598),
      ("\u{45F}", 582), ("\u{5D0}", 632), ("\u{5EA}", 685), ("\u{900}", 0), ("\u{97F}", 571),
      ("\u{E01}", 600), ("\u{E5B}", 872), ("\u{2010}", 358), ("\u{2026}", 821), ("\u{2039}", 358),
      ("\u{203A}", 358), ("\u{3041}", 1_000), ("\u{30FF}", 1_000), ("\u{AC00}", 920),
      ("\u{D7A3}", 920), ("\u{2E80}", 1_000), ("\u{9FFF}", 1_000), ("\u{20000}", 1_000),
    ])
  func known(_ text: String, _ thousandths: Int) {
    let advance = TextAdvance(text)
    #expect(advance.thousandths == thousandths && !advance.isEstimated)
  }

  @Test(
    "is estimated for all others",
    arguments: [
      "\u{180}", "\u{383}", "\u{3CF}", "\u{460}", "\u{5EB}", "\u{980}", "\u{E00}",
      "\u{E5C}", "\u{D7A4}", "\u{A000}",
    ])
  func estimated(_ text: String) {
    let advance = TextAdvance(text)
    #expect(advance.thousandths == 1_000 && advance.isEstimated)
  }

  @Test(
    "is a sum, a little more in bold, that of one image for joined emoji, and rounded up to points")
  func sums() {
    #expect(TextAdvance("AA").thousandths == 2 * TextAdvance("A").thousandths)
    #expect(TextAdvance("A", isBold: true).thousandths == 697)
    #expect(TextAdvance("👩‍🚀").thousandths == TextAdvance("👩").thousandths)
    #expect(TextAdvance("🇸🇪").thousandths == 1_244)
    #expect([10, 100, 1_000].map { TextAdvance("A").width(size: $0) } == [7, 68, 676])
  }
}
