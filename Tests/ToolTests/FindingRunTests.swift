import Foundation
import TestSupport
import TestTool
import Testing

@Suite("Finding formats")
struct FindingRunTests {
  @Test("in text name the page of a rule once")
  func pages() {
    let tabs = (0..<3).map {
      #"{"identifier": "\#($0)", "title": "T\#($0)", "image": "a\#($0)", "isEnabled": false}"#
    }
    let run = runTool(["lint", "FILE"], spec: #"{"tabs": [\#(tabs.joined(separator: ","))]}"#)
    #expect(run.output.matches(of: /\[disabled-tab\]/).count > 1, "\(run.output)")
    let rules = Set(run.output.matches(of: /\[([a-z-]+)\]\n/).map { String($0.1) })
    let pages = run.output.matches(of: /= see https/).count
    #expect(pages > 0 && pages <= rules.count)
  }
}

@Suite("Findings as SARIF")
struct SARIFRunTests {
  @Test("a note about a catalog has the place of the catalog")
  func catalogs() throws {
    let run = runTool(
      ["lint", "App.tabspec.json", "--strings", "Text/My L.xcstrings", "-f", "sarif"],
      files: [
        "App.tabspec.json": #"{"tabs": [{"identifier": "a", "title": "A", "image": "star"}]}"#,
        "Text/My L.xcstrings": #"""
        {"sourceLanguage": "en", "strings": {"A": {"localizations": {
          "de": {"stringUnit": {"state": "needs_review", "value": "Ä"}}}}}}
        """#,
      ])
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let results = try #require(
      (log["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["ruleId"] as? String == "unreviewed-title" })
    let paths = ["locations", "relatedLocations"].map { key in
      (result[key] as? [[String: Any]])?.compactMap { location in
        let place = location["physicalLocation"] as? [String: Any]
        return (place?["artifactLocation"] as? [String: Any])?["uri"] as? String
      }
    }
    #expect(paths == [["App.tabspec.json"], ["Text/My%20L.xcstrings"]])
  }
}
