import JSON
import TabModel
import Testing

@testable import TabLint

/// Where a finding of a layout holds, as people speak of it.
@Suite("Whereabouts")
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
    return Whereabouts(named, among: all).text
  }

  @Test("names devices and windows, and releases only where they differ")
  func words() throws {
    let all = [Self.iPhone, Self.iPad, Self.mac, Self.tv]
    #expect(try text(all) { _ in true } == "everywhere")
    #expect(try text(all) { $0.contains("iOS") } == "all iPhones; all iPhone Duos")
    #expect(
      try text(all) { $0.contains("compact") && $0.contains("iPadOS") || $0.hasPrefix("iOS") }
        == "all iPhones; all iPhone Duos; a narrow iPad window")
    #expect(
      try text(all) { $0.contains("regular") }
        == "a large iPhone in landscape; an iPhone Duo's inner display; a wide iPad window")
    #expect(try text(all) { $0.contains("tvOS") } == "an Apple TV")
    #expect(try text(all) { $0.contains("macCatalyst 27") } == "a Mac on 27")
    #expect(
      try text(all) { $0.contains("iPadOS 18.4") || $0.contains("iPadOS 27") }
        == "all iPads on 18.4 and 27")
    #expect(
      try text(all) { $0.contains("landscape") }
        == "an iPhone in landscape; an iPhone Duo's inner display in landscape; an iPad in landscape"
    )
    #expect(
      try text(all) { $0.contains("compact landscape") && $0.contains("27") }
        == "an iPhone of compact width in landscape on 27; a narrow iPad window in landscape on 27"
    )
    #expect(
      try text(all) {
        $0.contains("iPadOS 27.0 compact") || $0.contains("iPadOS 27.0 regular portrait")
      } == "a narrow iPad window on 27; a wide iPad window in portrait on 27")
    #expect(
      try text(all) { $0.contains("iOS 18.0 compact portrait") } == "an iPhone in portrait on 18")
  }

  @Test(
    "names the displays of an iPhone Duo",
    arguments: [
      ("compact", "an iPhone Duo's outer display"),
      ("regular", "an iPhone Duo's inner display"),
      ("regular portrait", "an iPhone Duo's inner display in portrait"),
      ("regular landscape", "an iPhone Duo's inner display in landscape"),
      ("portrait", "an iPhone Duo in portrait"), ("", "all iPhone Duos"),
    ])
  func displays(_ surface: String, _ words: String) throws {
    #expect(
      try text([Self.iPhone]) { $0.contains("Duo") && ($0.contains(surface) || surface.isEmpty) }
        == words)
  }
}
