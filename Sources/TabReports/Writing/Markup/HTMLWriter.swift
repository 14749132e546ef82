/// Writes HTML, escaping contents and attributes.
package struct HTMLWriter {
  /// In order.
  package typealias Attributes = [(name: String, value: String)]

  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes trusted markup as a line.
  package mutating func line(_ markup: String) {
    raw(markup)
    raw("\n")
  }

  /// Writes trusted markup.
  package mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Writes a start tag.
  package mutating func open(_ name: String, _ attributes: Attributes = []) {
    line("<\(name)\(written(attributes))>")
  }

  package mutating func close(_ name: String) { line("</\(name)>") }

  package mutating func empty(_ name: String, _ attributes: Attributes) { open(name, attributes) }

  package mutating func element(_ name: String, _ attributes: Attributes, _ text: String) {
    line(inline(name, attributes, text))
  }

  /// An element as part of a line.
  package func inline(_ name: String, _ attributes: Attributes, _ text: String) -> String {
    "<\(name)\(written(attributes))>\(markup(text))</\(name)>"
  }

  private func written(_ attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\(markup($0.value))\"" }.joined()
  }
}
