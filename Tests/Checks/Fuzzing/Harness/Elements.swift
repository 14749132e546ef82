import Foundation
import FoundationXML

/// The elements of an XML text, as Foundation's parser reads it; nil where it is none.
final class Elements: NSObject, XMLParserDelegate {
  private var counts: [String: Int] = [:]

  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    if !parser.parse() { return nil }
  }

  func count(_ name: String) -> Int { counts[name, default: 0] }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
