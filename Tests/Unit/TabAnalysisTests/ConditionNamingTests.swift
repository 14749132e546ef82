import JSON
import TabModel
import Testing

@testable import TabAnalysis

@Suite("Conditions in words")
struct ConditionNamingTests {
  /// The words for the state in which a condition holds, by the names of conditions.
  private func words(_ meanings: KeyValuePairs<String, String>) throws -> [String] {
    let conditions = meanings.map { name, meaning in
      #""\#(name)": {"meaning": "\#(meaning)", "usually": false}"#
    }
    let text =
      #"{"conditions": {\#(conditions.joined(separator: ", "))}, "#
      + #""tabs": [{"identifier": "a", "title": "A"}]}"#
    let spec = SpecReader.read(try JSONReader.read(Array(text.utf8))).0
    return meanings.map { name, _ in
      spec.usualConditions.setting(name, to: true).words(.meanings(of: spec))
    }
  }

  @Test("a meaning is a phrase without its full stop, but other dots stay")
  func meanings() throws {
    let words = try words(["a": "Somebody is signed in.", "b": "And so on...", "c": "Playing"])
    #expect(words == ["when “Somebody is signed in”", "when “And so on...”", "when “Playing”"])
  }

  @Test("the name is used instead of a meaning that is blank or not the only one")
  func names() throws {
    #expect(try words(["a": ".", "b": " ", "c": "Same.", "d": "Same"]) == ["a", "b", "c", "d"])
  }
}
