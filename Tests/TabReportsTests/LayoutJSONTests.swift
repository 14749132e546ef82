import JSON
import TabModel
import TabReports
import TestSamples
import Testing

@Suite("Layouts as JSON")
struct LayoutJSONTests {
  @Test("can be read", arguments: Environment.all)
  func readable(_ environment: Environment) throws {
    for app in SampleApp.all {
      let document = try JSONReader.read(json([try app.laidOut(in: environment)]))
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
    let document = try JSONReader.read(json([try app.laidOut(in: Environment(.macCatalyst))]))
    let sidebar = try #require(document.member("sidebar", of: document.root))
    var rows = try #require(document.member("rows", of: sidebar))
    var levels = 0
    while let row = document.elements(of: rows).first {
      rows = try #require(document.member("rows", of: row))
      levels += 1
    }
    #expect(levels == depth + 1)
  }

  @Test("are an empty list for none")
  func none() {
    #expect(json([]) == Array("[]\n".utf8))
  }
}

private func json(_ layouts: [LaidOut]) -> [UInt8] {
  LayoutFormat.json.bytes(layouts, TextStyle())
}
