import JSON
import TabAnalysis
import TabModel
import TabReports
import TestSamples
import Testing

@Suite("Layouts as JSON")
struct LayoutJSONTests {
  @Test("can be read", arguments: Environment.all)
  func readable(_ environment: Environment) throws {
    for app in SampleApp.all {
      let document = try JSONReader.read(json([try app.layoutResult(in: environment)]))
      let keys = document.root.members.map(\.key.value)
      #expect(
        keys == [
          "environment", "mode", "tabBar", "sidebar", "accessory", "selection", "destinations",
          "notes",
        ])
    }
  }

  @Test("nest rows as deep as the spec does")
  func deep() throws {
    let app = SampleApp.large(levels: 40, tabs: 0)
    let document = try JSONReader.read(json([try app.layoutResult(in: Environment(.macCatalyst))]))
    var rows = document.root["sidebar"]?["rows"]
    var levels = 0
    while let row = rows?.elements.first {
      rows = row["rows"]
      levels += 1
    }
    #expect(levels == 40)
  }

  @Test("are an empty list for none")
  func none() {
    #expect(json([]) == Array("[]\n".utf8))
  }
}

private func json(_ layouts: [LayoutResult]) -> [UInt8] {
  LayoutFormat.json.bytes(LayoutReport(layouts), TextStyle())
}
