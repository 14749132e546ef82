import TabAnalysis
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

@Suite("Releases side by side")
struct StripTests {
  @Test("the bars of three releases can be read in a column of 838 pixels", arguments: 2...5)
  func widths(_ count: Int) throws {
    let layout = try GeometryTests.bar(count).layoutResult(in: Environment(.iOS)).layout
    let strip = LayoutPicture(layout).withHeading(.strip).padded(by: 28)
    let smallest = try #require(strip.texts.map(\.size).min())
    #expect(smallest * 838 >= 9 * strip.width)
  }

  @Test("a strip has equal releases once, and says what differs")
  func strip() throws {
    let app = SampleApp(
      name: "search",
      json: #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}, {"type": "search"}]}"#)
    let layout = try app.layoutResult(in: Environment(.iOS)).layout
    let columns = ReleaseStrip(layout, tiles: nil).columns
    #expect(columns.map(\.releases) == ["iOS 18", "iOS 26", "iOS 27"])
    #expect(
      columns.map { $0.reasons.last?.prefix(27) } == [
        "Search is an ordinary item:", "Search is separate: A searc", "Search is an ordinary item:",
      ])
    let equal = try GeometryTests.bar(3).layoutResult(in: Environment(.iOS)).layout
    #expect(
      ReleaseStrip(equal, tiles: nil).columns.map(\.releases) == ["iOS 18", "iOS 26 and 27"])
  }

  @Test("a strip has the values of each release, and the selection")
  func values() throws {
    let app = SampleApp(
      name: "variant",
      json: """
        {"tabs": [{"identifier": "a", "title": "A"}, {"identifier": "b", "title": "B"},
          {"identifier": "c", "title": "C"}],
         "variants": [{"availability": {"minimumVersion": "26.0"},
           "compactTabIdentifiers": ["a", "b"]}]}
        """)
    let layout = Resolver(try app.spec(), selected: "b").layout(in: Environment(.iOS))
    let columns = ReleaseStrip(layout, tiles: nil).columns
    #expect(columns.map { $0.layout.itemNodes } == [[0, 1, 2], [0, 1]])
    #expect(columns.map { $0.layout.selection } == [[1], [1]])
  }

  @Test("the bar of 18 is not said to minimize")
  func minimizing() throws {
    let layout = try GeometryTests.player.layoutResult(in: Environment(.iOS)).layout
    let strip = LayoutPicture(layout).withHeading(.strip)
    let sentences = strip.texts.filter { $0.text.contains("minimizes") }
    #expect(sentences.count == 1 && sentences[0].x > 402)
  }

  @Test("sentences below the strip of a narrow bar have several words on a line")
  func narrowStrip() throws {
    let app = SampleApp(
      name: "badge",
      json: #"{"tabs": [{"identifier": "a", "title": "A", "image": "star", "badgeValue": "3"}]}"#)
    let strip = LayoutPicture(try app.layoutResult(in: Environment(.iPhoneDuo)).layout)
      .withHeading(.strip)
    #expect(strip.texts.contains { $0.text == "Badges are samples: the app sets them." })
  }

  @Test("a strip says which release is below the app's minimum")
  func minimum() throws {
    let app = SampleApp(
      name: "new",
      json: """
        {"targets": [{"platform": "iOS", "minimumVersion": "26.1"}],
         "tabs": [{"identifier": "a", "title": "A", "image": "star"}]}
        """)
    let layout = try app.layoutResult(in: Environment(.iOS)).layout
    let columns = ReleaseStrip(layout, tiles: nil).columns
    #expect(columns.map(\.releases) == ["iOS 18", "iOS 26.1 and 27"])
    #expect(columns.map { $0.reasons.contains { $0.contains("below") } } == [true, false])
  }
}
