import JSON
import TabModel
import Testing

@Suite("The environments of a spec")
struct SpecEnvironmentsTests {
  private func environments(_ targets: String) throws -> [String] {
    let json = #"{"targets": [\#(targets)], "tabs": [{"identifier": "a", "title": "A"}]}"#
    return SpecReader.read(try JSONReader.read(Array(json.utf8))).spec.environments.map(\.name)
  }

  @Test("are the surfaces of each target on its oldest release and each major one since")
  func releases() throws {
    let names = try environments(
      """
      {"platform": "tvOS", "minimumVersion": "18.2"}, {"platform": "iOS", "minimumVersion": "26.1"}
      """)
    #expect(
      names == [
        "tvOS 18.2", "tvOS 26.0", "tvOS 27.0", "iOS 26.1 compact portrait",
        "iOS 26.1 compact landscape", "iOS 26.1 regular landscape", "iOS 27.0 compact portrait",
        "iOS 27.0 compact landscape", "iOS 27.0 regular landscape",
      ])
  }

  @Test("are those of all platforms where the spec names no targets")
  func allPlatforms() throws {
    let json = #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    let spec = SpecReader.read(try JSONReader.read(Array(json.utf8))).spec
    #expect(spec.environments.count == 30)
    #expect(Set(spec.environments).count == 30)
  }
}
