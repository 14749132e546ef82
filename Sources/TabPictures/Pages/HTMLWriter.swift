import TabReports

/// Writes HTML, escaping contents and attributes.
struct HTMLWriter {
  typealias Attributes = [(name: String, value: String)]

  private(set) var bytes: [UInt8] = []

  /// Writes trusted markup as a line.
  mutating func line(_ markup: String) {
    raw(markup)
    raw("\n")
  }

  /// Writes trusted markup.
  mutating func raw(_ markup: String) { bytes.append(contentsOf: markup.utf8) }

  /// Writes a start tag.
  mutating func open(_ name: String, _ attributes: Attributes = []) {
    line("<\(name)\(written(attributes))>")
  }

  mutating func close(_ name: String) { line("</\(name)>") }

  mutating func element(_ name: String, _ attributes: Attributes, _ text: String) {
    line(inline(name, attributes, text))
  }

  /// Writes a paragraph of secondary text.
  mutating func quiet(_ text: String) { element("p", [("class", "quiet")], text) }

  /// An element as part of a line.
  func inline(_ name: String, _ attributes: Attributes, _ text: String) -> String {
    "<\(name)\(written(attributes))>\(markup(prose: text))</\(name)>"
  }

  private func written(_ attributes: Attributes) -> String {
    attributes.map { " \($0.name)=\"\(markup($0.value))\"" }.joined()
  }

  /// Writes a section that is labelled by its heading.
  mutating func section(_ id: String, _ heading: String, _ content: (inout HTMLWriter) -> Void) {
    open("section", [("id", id), ("aria-labelledby", "\(id)-heading")])
    element("h2", [("id", "\(id)-heading")], heading)
    content(&self)
    close("section")
  }

  /// Writes a figure with a caption and notes.
  ///
  /// - Parameter isScaled: true if it is scaled to a narrow column; otherwise it scrolls there, so that
  ///   its texts stay readable.
  mutating func figure(
    _ id: String, _ caption: String, _ drawing: SVGDocument, notes: [String] = [],
    isScaled: Bool = false
  ) {
    let label = ("aria-labelledby", "\(id)-caption")
    open("figure", [("class", isScaled ? "scaled" : "full"), label])
    element("figcaption", [("id", "\(id)-caption")], caption)
    if !isScaled {
      open("div", [("class", "scroller"), ("role", "group"), label, ("tabindex", "0")])
    }
    drawing.write(into: &self)
    if !isScaled { close("div") }
    for note in notes { element("p", [("class", "remark-line")], note) }
    close("figure")
  }

  /// Writes a table that scrolls in a narrow window.
  ///
  /// - Parameter hasLinks: true if every column has a link, with which the keyboard scrolls to it;
  ///   otherwise the table itself is a stop of the keyboard.
  mutating func table(
    _ label: String, of section: String, hasLinks: Bool = false,
    _ content: (inout HTMLWriter) -> Void
  ) {
    open(
      "div",
      [("class", "scroller"), ("role", "region"), ("aria-label", label)]
        + (hasLinks ? [] : [("tabindex", "0")]))
    open("table", [("aria-labelledby", "\(section)-heading")])
    content(&self)
    close("table")
    close("div")
  }

  /// Writes the head of a table, from trusted markup.
  mutating func head(_ headings: [String]) {
    let cells = headings.map { "<th scope=\"col\">\($0)</th>" }
    line("<thead><tr>\(cells.joined(separator: "\n"))\n</tr></thead>")
  }

  /// Starts a row of a table with a name, as trusted markup.
  mutating func startRow(_ name: String, depth: Int, language: String? = nil) {
    let indent = depth > 0 ? " class=\"depth-\(min(depth, 5))\"" : ""
    let lang = language.map { " lang=\"\(markup($0))\"" } ?? ""
    line("<tr><th scope=\"row\"\(indent)\(lang)>\(name)</th>")
  }
}
