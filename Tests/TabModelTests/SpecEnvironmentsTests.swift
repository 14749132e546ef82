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
        "iOS 27.1 iPhone Duo compact portrait", "iOS 27.1 iPhone Duo regular landscape",
        "iOS 27.1 iPhone Duo regular portrait",
      ])
  }

  @Test("have an iPhone Duo on its first release, or on a later one that iOS begins with")
  func iPhoneDuo() throws {
    func releases(_ minimum: String) throws -> Set<String> {
      let names = try environments(#"{"platform": "iOS", "minimumVersion": "\#(minimum)"}"#)
      return Set(
        names.filter { $0.contains("iPhone Duo") }.map { String($0.split(separator: " ")[1]) })
    }
    #expect(try releases("18.0") == ["27.1"])
    #expect(try releases("27.1") == ["27.1"])
    #expect(try releases("27.2") == ["27.2"])
    #expect(
      try !environments(#"{"platform": "iPadOS", "minimumVersion": "27.0"}"#).contains {
        $0.contains("Duo")
      })
  }

  @Test("are those of all platforms where the spec names no targets")
  func allPlatforms() throws {
    let json = #"{"tabs": [{"identifier": "a", "title": "A"}]}"#
    let spec = SpecReader.read(try JSONReader.read(Array(json.utf8))).spec
    #expect(spec.environments.count == 33)
    #expect(Set(spec.environments).count == 33)
  }
}
