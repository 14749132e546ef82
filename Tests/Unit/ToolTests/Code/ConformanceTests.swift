import Foundation
import JSON
import TabLint
import TabModel
import TabRecords
import Testing

@Suite("What a spec and an app differ in")
struct ConformanceTests {
  @Test("the rule's examples are reported where they are marked, and its fixed text is clean")
  func examples() throws {
    let examples =
      Rule.conformance.accepts.map { ($0.source, nil) }
      + Rule.conformance.rejects.map { ($0.source, $0.fixed) }
    for (text, fixed) in examples {
      let parts = text.split(separator: "\n---\n").map(String.init)
      let marked = parts[0].range(of: "↓").map { parts[0][..<$0.lowerBound].utf8.count }
      let found = try differences(parts[0].replacing("↓", with: ""), parts[1])
      let left = try fixed.map { try differences($0, parts[1]) } ?? []
      #expect(found == [marked].compactMap(\.self) && left == [], "\(text)")
    }
  }

  /// The places of the differences between a spec and a record; nil if the record has mistakes.
  private func differences(_ spec: String, _ record: String) throws -> [Int]? {
    let (spec, _) = SpecReader.read(try JSONReader.read(Array(spec.utf8)))
    let (record, problems) = RecordReader.read(try JSONReader.read(Array(record.utf8)))
    guard problems.isEmpty else { return nil }
    return Conformance.differences(of: spec, from: [record]).map(\.range.lowerBound)
  }
}
