import TabModel
import TestSamples
import Testing

@testable import TabPictures
@testable import TabReports

/// A bar that is just full, and the same with one more letter.
@Suite("What fits a bar")
struct BarFitTests {
  private static let full = "Channels"

  private static func app(_ count: Int, _ last: String) -> SampleApp {
    let titles = Array(repeating: full, count: count) + [last]
    let tabs = titles.enumerated().map {
      #"{"identifier": "\#($0)", "title": "\#($1)", "image": "star"}"#
    }
    return SampleApp(name: "full", json: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
  }

  private static func fits(_ count: Int, _ last: String, in environment: Environment) throws
    -> Bool
  {
    try app(count, last).laidOut(in: environment).layout.nodesBeyondBar.isEmpty
  }

  private static func apps(in environment: Environment) throws -> (full: SampleApp, over: SampleApp)
  {
    var count = 1
    while try fits(count + 1, "l", in: environment) { count += 1 }
    var last = "l"
    while try fits(count, last + "l", in: environment) { last += "l" }
    return (app(count, last), app(count, last + "l"))
  }

  private static let environments = [
    Environment(.iPadOS), Environment(.iPadOS, orientation: .portrait), Environment(.macCatalyst),
    Environment(.tvOS),
  ]

  private func text(_ laidOut: LaidOut, _ width: Int) -> String {
    String(decoding: LayoutFormat.text.bytes([laidOut], TextStyle(width: width)), as: UTF8.self)
  }

  @Test("is the same in words and pictures, at every width of a terminal", arguments: environments)
  func boundary(_ environment: Environment) throws {
    let (full, over) = try Self.apps(in: environment)
    for (app, isOver) in [(full, false), (over, true)] {
      let laidOut = try app.laidOut(in: environment)
      for width in [40, 60, 80, 100, 200] {
        let drawing = text(laidOut, width)
        #expect(drawing.contains("› ") == isOver, "\(width):\n\(drawing)")
        #expect(drawing.contains("beyond the edge of the bar") == isOver)
        #expect(drawing.contains("Everything is one \(environment.platform.press) away") != isOver)
      }
      let picture = String(decoding: LayoutFormat.svg.bytes([laidOut], TextStyle()), as: UTF8.self)
      let words = ["The bar scrolls to ", "Beyond the edge of the bar: "]
      #expect(words.contains(where: picture.contains) == isOver)
    }
  }

  @Test("counts as one tap, what does not does not", arguments: environments)
  func taps(_ environment: Environment) throws {
    let (full, over) = try Self.apps(in: environment)
    for (app, isOver) in [(full, false), (over, true)] {
      let laidOut = try app.laidOut(in: environment)
      let reach = Reach(
        laidOut.layout.spec, path: "full", environments: [environment], warnings: [])
      let last = laidOut.layout.spec.nodes.count - 1
      #expect(reach.totals.map(\.withinOne) == [isOver ? last : last + 1])
      #expect(laidOut.routes.last?.route.isImmediate == !isOver)
      #expect(laidOut.destinations.last?.taps == 1)
    }
  }
}
