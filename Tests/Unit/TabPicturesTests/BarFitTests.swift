import TabAnalysis
import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

/// A bar that is just full, and the same with one more letter.
@Suite("What fits a bar")
struct BarFitTests {
  private static func app(_ count: Int, _ last: String) -> SampleApp {
    let titles = Array(repeating: "Channels", count: count) + [last]
    let tabs = titles.enumerated().map {
      #"{"identifier": "\#($0)", "title": "\#($1)", "image": "star"}"#
    }
    return SampleApp(name: "full", json: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
  }

  @Test(
    "is the same in words and pictures, at every width of a terminal, and counts as one tap",
    arguments: [
      Environment(.iPadOS), Environment(.iPadOS, orientation: .portrait),
      Environment(.macCatalyst), Environment(.tvOS),
    ])
  func boundary(_ environment: Environment) throws {
    func fits(_ count: Int, _ last: String) throws -> Bool {
      try Self.app(count, last).layoutResult(in: environment).layout.nodesBeyondBar.isEmpty
    }
    var (count, full) = (1, "l")
    while try fits(count + 1, full) { count += 1 }
    while try fits(count, full + "l") { full += "l" }
    for (last, isOver) in [(full, false), (full + "l", true)] {
      let layoutResult = try Self.app(count, last).layoutResult(in: environment)
      for width in [40, 60, 80, 100, 200] {
        let bytes = LayoutFormat.text.bytes(LayoutReport([layoutResult]), TextStyle(width: width))
        let drawing = String(decoding: bytes, as: UTF8.self)
        let words = [
          "› ", "beyond the edge of the bar",
          "Everything is one \(environment.platform.press) away",
        ]
        let found = words.map { drawing.contains($0) }
        #expect(found == [isOver, isOver, !isOver], "\(width):\n\(drawing)")
      }
      let picture = String(
        decoding: LayoutFormat.svg.bytes(LayoutReport([layoutResult]), TextStyle()), as: UTF8.self)
      let words = ["The bar scrolls to ", "Beyond the edge of the bar: "]
      #expect(words.contains { picture.contains($0) } == isOver)

      let taps = Matrix(layoutResult.layout.spec, in: [environment]).taps
      #expect(taps.totals.map(\.withinOne) == [isOver ? count : count + 1])
      #expect(layoutResult.routes.last?.route.isImmediate == !isOver)
      #expect(layoutResult.destinations.last?.taps == 1)
    }
  }

  /// Seven tabs of an app were too many, six were not.
  @Test("is less for images next to titles on an Apple TV", arguments: [6, 7])
  func television(_ count: Int) throws {
    let titles = ["Home", "Discover", "Library", "Search", "Add-ons", "Settings", "Live"]
    let tabs = titles.prefix(count).map {
      #"{"identifier": "\#($0)", "title": "\#($0)", "image": "star"}"#
    }.joined(separator: ",")
    func beyond(_ framework: String) throws -> Set<Int> {
      let json = #"{"framework": "\#(framework)", "tabs": [\#(tabs)]}"#
      return try SampleApp(name: "tv", json: json).layoutResult(in: Environment(.tvOS)).layout
        .nodesBeyondBar
    }
    #expect(try beyond("SwiftUI") == (count == 7 ? [6] : []))
    #expect(try beyond("UIKit") == [])
  }
}
