import TabAnalysis
import TabModel
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
}
