import Foundation
import JSON
import TabModel
import TestSupport
import Testing

@Suite("Environments with equal conditions")
struct LayoutConditionsTests {
  @Test("have equal layouts, whatever the spec")
  func equalLayouts() throws {
    var different: [String] = []
    for url in Repository.someSpecs {
      let spec = SpecReader.read(try JSONReader.read(Array(Data(contentsOf: url)))).spec
      let resolver = Resolver(spec)
      var shared: [(conditions: LayoutConditions, layout: Layout)] = []
      for environment in spec.environments {
        let conditions = resolver.conditions(in: environment)
        let layout = resolver.layout(in: environment)
        guard let equal = shared.first(where: { $0.conditions == conditions })?.layout else {
          shared.append((conditions, layout))
          continue
        }
        if layout.mode != equal.mode || layout.tabBar != equal.tabBar
          || layout.sidebar != equal.sidebar || layout.selection != equal.selection
          || layout.destinations != equal.destinations
        {
          different.append("\(url.lastPathComponent): \(environment.name)")
        }
      }
    }
    #expect(different == [])
  }
}
