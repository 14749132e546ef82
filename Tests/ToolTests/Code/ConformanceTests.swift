import Foundation
import JSON
import TabCode
import TabLint
import TabModel
import Testing

@Suite("What a spec and an app differ in")
struct ConformanceTests {
  @Test("the rule's examples are reported where they are marked, and its fixed text is clean")
  func examples() throws {
    for accepted in Rule.conformance.accepts { try expectExample(accepted.source, fixed: nil) }
    for rejected in Rule.conformance.rejects {
      try expectExample(rejected.source, fixed: rejected.fixed)
    }
  }

  private func expectExample(_ text: String, fixed: String?) throws {
    let parts = text.split(separator: "\n---\n").map(String.init)
    let marked = parts[0].range(of: "↓").map { parts[0][..<$0.lowerBound].utf8.count }
    let spec = parts[0].replacing("↓", with: "")
    let differences = try found(spec, parts[1])
    #expect(differences.map(\.range.lowerBound) == [marked].compactMap(\.self))
    if let fixed { #expect(try found(fixed, parts[1]).isEmpty) }
  }

  private func found(_ spec: String, _ record: String) throws -> [Difference] {
    let (spec, _) = SpecReader.read(try JSONReader.read(Array(spec.utf8)))
    let (record, problems) = RecordReader.read(try JSONReader.read(Array(record.utf8)))
    #expect(problems.isEmpty)
    return Conformance.differences(of: spec, from: [record])
  }
}
