import Foundation
import JSON
import TabReports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element after a parser has read it.
private final class Element {
  let name: String
  let attributes: [String: String]
  var children: [Element] = []
  var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  func all(_ name: String) -> [Element] {
    (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
  }
}

private final class Reader: NSObject, XMLParserDelegate {
  let root = Element("", [:])
  private lazy var open = [root]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}

@Suite("Finding formats of XML, read back")
struct XMLFormatTests {
  private func parsed(_ report: FindingReport) throws -> Element {
    let parser = XMLParser(data: Data(try write(report, "junit").utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    return try #require(reader.root.children.first)
  }

  /// The hostile text as XML can hold it.
  private let hostile = SampleReport.hostileText.unicodeScalars.reduce(into: "") { text, scalar in
    switch scalar.value {
    case 0, 7, 0x1B, 0xFFFE, 0xFFFF:
      text += #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  }

  @Test("junit loses nothing, and has no failure that does not make the run fail")
  func junit() throws {
    for (least, expected) in [
      (nil, []), (.error, ["error"]), (.warning, ["error", "warning"]),
      (.note, ["error", "warning", "note"]),
    ] as [(Diagnostic.Severity?, [String])] {
      var report = SampleReport.hostile
      for finding in report.findings { report.failOn[finding.path] = .some(least) }
      let root = try parsed(report)
      let suites = root.all("testsuite")
      let (cases, failures) = (root.all("testcase"), root.all("failure"))
      #expect(
        suites.map { [$0.attributes["tests"], $0.attributes["failures"]] }
          == [["3", "\(expected.count)"], ["1", "0"]])
      #expect(
        cases.count == 4 && root.attributes.isEmpty && root.all("script").isEmpty
          && failures.allSatisfy { $0.text.contains(":1:2: ") })
      #expect(failures.map { $0.attributes["type"] } == expected)
      // The same characters, whatever Unicode calls equal.
      let texts = [suites[0].attributes["name"]] + failures.map { $0.attributes["message"] }
      for text in texts {
        #expect(text.map { Array($0.unicodeScalars) } == Array(hostile.unicodeScalars))
      }
    }
  }
}
