/// Writes HTML; whatever is not a tag of ours is escaped.
package struct HTMLWriter {
  /// The attributes of an element, in the order in which they are written.
  package typealias Attributes = [(name: String, value: String)]

  /// What is written so far.
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes markup of our own on a line.
  package mutating func line(_ markup: String) {
    raw(markup)
    raw("\n")
  }

  /// Writes markup of our own as it is.
  package mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Writes the start tag of an element on a line of its own.
  package mutating func open(_ name: String, _ attributes: Attributes = []) {
    line("<\(name)\(written(attributes))>")
  }

  /// Writes the end tag of an element on a line of its own.
  package mutating func close(_ name: String) { line("</\(name)>") }

  /// Writes an element that has no content.
  package mutating func empty(_ name: String, _ attributes: Attributes) { open(name, attributes) }

  /// Writes an element that holds a text.
  package mutating func element(_ name: String, _ attributes: Attributes, _ text: String) {
    line(inline(name, attributes, text))
  }

  /// An element that holds a text, as a part of a line.
  package func inline(_ name: String, _ attributes: Attributes, _ text: String) -> String {
    "<\(name)\(written(attributes))>\(markup(text))</\(name)>"
  }

  private func written(_ attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\(markup($0.value))\"" }.joined()
  }
}
