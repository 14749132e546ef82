import Foundation
import JSON
import TabModel
import TestSupport
import Testing

@testable import TabLint

@Suite("Functions of the linter")
struct LintTableTests {
  @Test(
    "have the results of their tables",
    arguments: try TextTable.sections(of: "functions-of-the-linter.txt"))
  func results(_ table: TextTable) throws {
    let parts = table.title.components(separatedBy: ": ")
    if parts[0] == "description of environments" {
      let all = try environments(of: parts[1])
      table.expect { row in
        let named = all.indices.filter { all[$0].name.isNamed(by: row[0]) }
        return description(of: EnvironmentSet(named), among: all)
      }
    } else {
      table.expect(try #require(Self.functions[table.title] ?? Self.functions[parts[0]]))
    }
  }

  private static let functions: [String: @Sendable (TextTable.Row) throws -> String] = [
    "text without the value at the mark": { row in
      let (document, range) = try find(row.cells[0])
      return made(Fix.Edit(document.removal(of: range), ""), in: document)
    },
    #"text with "x": 0 after the value at the mark"#: { row in
      let (document, range) = try find(row.cells[0])
      return made(document.insertion(of: #""x": 0"#, after: range), in: document)
    },
    "fixed digits": { fixedDigits($0, includesUnsafe: false) },
    "fixed digits, unsafe fixes too": { fixedDigits($0, includesUnsafe: true) },
  ]

  // MARK: - Plans of fixes

  /// What the fixes of findings make of ten digits, and the numbers of those that are made.
  private static func fixedDigits(_ row: TextTable.Row, includesUnsafe: Bool) -> String {
    let findings = row.cells.indices.dropLast().map { index in
      let fixes = row[index].split(separator: " / ").map { text in
        let isSafe = !text.hasPrefix("unsafe ")
        return Fix(
          "fix", isSafe: isSafe,
          text.dropFirst(isSafe ? 0 : 7).matches(of: #/(\d+)-(\d+)=([^,]*)/#).map {
            .init((Int($0.1) ?? 0)..<(Int($0.2) ?? 0), String($0.3))
          })
      }
      return Diagnostic(
        rule: "\(index + 1)", severity: .note, message: "", range: index..<index, fixes: fixes)
    }
    let digits = Array("0123456789".utf8)
    let plan = FixPlan(findings, includesUnsafe: includesUnsafe, length: digits.count)
    if plan.isEmpty { return "nothing" }
    let rules = plan.choices.map(\.rule).joined(separator: ", ")
    return "\(String(decoding: plan.fixed(digits), as: UTF8.self)) by \(rules)"
  }

  // MARK: - Edits

  private static func made(_ edit: Fix.Edit, in document: JSONDocument) -> String {
    let finding = Diagnostic(
      rule: "rule", severity: .note, message: "", range: 0..<0,
      fixes: [Fix("fix", isSafe: true, [edit])])
    let plan = FixPlan([finding], includesUnsafe: false, length: document.bytes.count)
    return String(decoding: plan.fixed(document.bytes), as: UTF8.self)
  }

  /// The range of the value at the mark, inside the document.
  private static func find(_ marked: [UInt8]) throws -> (JSONDocument, ByteRange) {
    let (bytes, offsets) = removingMarks(from: marked)
    let document = try JSONReader.read(bytes)
    let value = document.root.descendants.dropFirst().first { [$0.range.lowerBound] == offsets }
    return (document, try #require(value).range)
  }

  // MARK: - Environments

  /// The environments of a spec for some targets, such as `iOS 18.0, tvOS 26.0`.
  private func environments(of targets: String) throws -> [Environment] {
    let objects = targets.components(separatedBy: ", ").map { target in
      let words = target.components(separatedBy: " ")
      return #"{"platform": "\#(words[0])", "minimumVersion": "\#(words[1])"}"#
    }
    let source =
      #"{"targets": [\#(objects.joined(separator: ", "))], "tabs": [{"identifier": "a", "title": "A"}]}"#
    return SpecReader.read(try JSONReader.read(Array(source.utf8))).spec.environments
  }
}
