import TabAnalysis
import TabModel
import TestSamples
import Testing

@Suite("Environments in words")
struct EnvironmentPhraseTests {
  @Test("describe every choice differently")
  func exact() {
    let known = Platform.iPadOS.releases(from: Version(26)).flatMap(Platform.iPadOS.environments)
    let list = EnvironmentList(known)
    var seen: [String: Int] = [:]
    for bits in 1..<(1 << known.count) {
      let named = known.indices.filter { bits & 1 << $0 != 0 }
      let text = list.phrase(for: named).text
      if seen.updateValue(bits, forKey: text) != nil { Issue.record("\(text)") }
    }
  }

  @Test("refer to conditions by their names, or by their meanings")
  func conditions() throws {
    let app = SampleApp(
      name: "conditions",
      json: """
        {"conditions": {"signedIn": {"meaning": "Somebody is signed in."},
          "live": {"meaning": "A show is on the air", "usually": false}},
        "tabs": [{"identifier": "a", "title": "A"}]}
        """)
    let spec = try app.spec()
    let environments = spec.reportedStates.map { state in
      var environment = Environment(.iOS)
      environment.conditions = state
      return environment
    }
    func texts(_ naming: ConditionNaming) -> [String] {
      let list = EnvironmentList(environments, naming)
      return environments.indices.map { list.phrase(for: [$0]).text }
    }
    #expect(texts(.names) == ["usually", "not signedIn", "live"].map { "everywhere, \($0)" })
    let meanings = ["usually", "unless “Somebody is signed in”", "when “A show is on the air”"]
    #expect(texts(.meanings(of: spec)) == meanings.map { "everywhere, \($0)" })
    #expect(environments[1].facts(.meanings(of: spec)).last == "unless “Somebody is signed in”")
  }
}
