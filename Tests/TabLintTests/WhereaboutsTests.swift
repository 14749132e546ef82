import JSON
import TabModel
import Testing

@testable import TabLint

/// Where a finding of a layout holds, as people speak of it.
@Suite("Descriptions of environments")
struct WhereaboutsTests {
  private static let iPhone = #"{"platform": "iOS", "minimumVersion": "18.0"}"#
  private static let iPad = #"{"platform": "iPadOS", "minimumVersion": "18.4"}"#
  private static let mac = #"{"platform": "macCatalyst", "minimumVersion": "26.0"}"#
  private static let tv = #"{"platform": "tvOS", "minimumVersion": "26.0"}"#

  private func text(_ targets: [String], _ names: (String) -> Bool) throws -> String {
    let tabs = #""tabs": [{"identifier": "a", "title": "A"}]"#
    let source = #"{"targets": [\#(targets.joined(separator: ", "))], \#(tabs)}"#
    let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
    let all = spec.environments
    let named = EnvironmentSet(all.indices.filter { names(all[$0].name) })
    return description(of: named, among: all)
  }

  @Test("names devices and windows, and releases only where they differ")
  func words() throws {
    let all = [Self.iPhone, Self.iPad, Self.mac, Self.tv]
    #expect(try text(all) { _ in true } == "everywhere")
    #expect(try text(all) { $0.contains("iOS") } == "on iPhone and iPhone Duo")
    #expect(
      try text(all) { $0.contains("compact") && $0.contains("iPadOS") || $0.hasPrefix("iOS") }
        == "on iPhone and iPhone Duo, and in a compact iPad window")
    #expect(
      try text(all) { $0.contains("regular") }
        == "on a large iPhone in landscape and an iPhone Duo's inner display, and in a regular iPad window"
    )
    #expect(try text(all) { $0.contains("tvOS") } == "on Apple TV")
    #expect(try text(all) { $0.contains("macCatalyst 27") } == "on Mac with macCatalyst 27")
    #expect(
      try text(all) { $0.contains("iPadOS 18.4") || $0.contains("iPadOS 27") }
        == "on iPad with iPadOS 18.4 and 27")
    #expect(
      try text(all) { $0.contains("landscape") }
        == "on an iPhone in landscape, an iPhone Duo's inner display in landscape and an iPad in landscape"
    )
    #expect(
      try text(all) { $0.contains("compact landscape") && $0.contains("27") }
        == "on an iPhone of compact width in landscape with iOS 27 and in a compact iPad window in landscape with iPadOS 27"
    )
    #expect(
      try text(all) {
        $0.contains("iPadOS 27.0 compact") || $0.contains("iPadOS 27.0 regular portrait")
      }
        == "in a compact iPad window with iPadOS 27 and a regular iPad window in portrait with iPadOS 27"
    )
    #expect(
      try text(all) { $0.contains("iOS 18.0 compact portrait") }
        == "on an iPhone in portrait with iOS 18")
    #expect(
      try text(all) {
        $0.hasPrefix("iOS 18.0")
          || $0.hasPrefix("iOS") && $0.contains("regular landscape") && !$0.contains("Duo")
      } == "on a large iPhone in landscape and iPhone with iOS 18")
  }

  @Test(
    "names the displays of an iPhone Duo",
    arguments: [
      ("compact", "on an iPhone Duo's outer display"),
      ("regular", "on an iPhone Duo's inner display"),
      ("regular portrait", "on an iPhone Duo's inner display in portrait"),
      ("regular landscape", "on an iPhone Duo's inner display in landscape"),
      ("portrait", "on an iPhone Duo in portrait"), ("", "on iPhone Duo"),
    ])
  func displays(_ surface: String, _ words: String) throws {
    #expect(
      try text([Self.iPhone]) { $0.contains("Duo") && ($0.contains(surface) || surface.isEmpty) }
        == words)
  }
}
