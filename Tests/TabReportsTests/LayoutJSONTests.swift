import JSON
import TabModel
import TabReports
import TestSamples
import TestSupport
import Testing

@Suite("Layouts as JSON")
struct LayoutJSONTests {
  @Test("are one object for one layout")
  func one() throws {
    let laidOut = try SampleApp.recipes.laidOut(in: Environment(.iPadOS).recorded)
    try expectGolden(json([laidOut]), "layouts/ipad.json")
  }

  @Test("are an array for several")
  func several() throws {
    let apps = try [SampleApp.quiet, .empty].map { try $0.laidOut(in: Environment(.iOS).recorded) }
    try expectGolden(json(apps), "layouts/two-iphones.json")
    #expect(json([]) == "[]\n")
  }

  @Test("can be read", arguments: Environment.all)
  func readable(_ environment: Environment) throws {
    for app in SampleApp.all {
      let laidOut = try app.laidOut(in: environment)
      let written = json([laidOut])
      let document = try JSONReader.read(Array(written.utf8))
      let keys = document.members(of: document.root).map { document.string($0.key) }
      #expect(
        keys == [
          "environment", "mode", "tabBar", "sidebar", "accessory", "selection", "destinations",
          "notes",
        ])
    }
  }

  @Test("nest rows as deep as the spec does")
  func deep() throws {
    let depth = 100
    let groups = (0..<depth).map { #"{"identifier": "\#($0)", "title": "G", "children": ["# }
    let app = SampleApp(
      name: "deep",
      json: #"{"mode": "tabSidebar", "tabs": [\#(groups.joined())"#
        + #"{"identifier": "leaf", "title": "Leaf"}"# + String(repeating: "]}", count: depth)
        + "]}")
    let written = json([try app.laidOut(in: Environment(.macCatalyst))])
    let document = try JSONReader.read(Array(written.utf8))
    let sidebar = try #require(document.member("sidebar", of: document.root))
    var rows = try #require(document.member("rows", of: sidebar))
    var levels = 0
    while let row = document.elements(of: rows).first {
      rows = try #require(document.member("rows", of: row))
      levels += 1
    }
    #expect(levels == depth + 1)
  }
}

private func json(_ layouts: [LaidOut]) -> String {
  String(decoding: LayoutFormat.json.bytes(layouts, TextStyle()), as: UTF8.self)
}
