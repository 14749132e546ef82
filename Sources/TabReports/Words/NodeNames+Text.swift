import JSON
import TabAnalysis
import TabModel

extension TextStyle {
  /// A node's title or identifier in a width.
  func name(of node: Int, in spec: TabSpec, columns: Int) -> String {
    shown(legible(spec.name(of: node), of: node, in: spec), columns: columns)
  }

  /// A title, or the identifier if the title could only be shown as escapes.
  func legible(_ title: String, of node: Int, in spec: TabSpec) -> String {
    let title = legible(title)
    func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }
    if isUnicode || isASCII(title) { return title }
    let identifier = spec.identifier(of: node)
    return isBlank(identifier) || !isASCII(identifier) ? title : identifier
  }

  /// A text with three dots for an ellipsis, where only ASCII is printed.
  func legible(_ text: String) -> String { isUnicode ? text : text.replacing("…", with: "...") }

  /// An identifier without its middle if it is too long: identifiers differ at their ends.
  private func shortened(_ identifier: String, columns: Int) -> String {
    let whole = shown(identifier)
    let room = columns - ellipsis.count
    guard whole.displayWidth > columns, room >= 4, whole.displayWidth == whole.count,
      !whole.contains("\\")
    else { return shown(identifier, columns: columns) }
    return whole.prefix(room - room / 2) + ellipsis + whole.suffix(room / 2)
  }

  /// A node's name, with its identifier if the title is ambiguous.
  func name(of node: Int, among names: NodeNames, columns: Int) -> String {
    let spec = names.spec
    // A narrow column has space for the title only.
    guard columns >= 12, let identifier = names.identifier(of: node),
      legible(spec.name(of: node), of: node, in: spec) != identifier
    else { return name(of: node, in: spec, columns: columns) }
    let suffix = " (\(shortened(identifier, columns: max(1, columns / 2 - 3))))"
    let room = max(1, columns - suffix.displayWidth)
    return name(of: node, in: spec, columns: room) + suffix
  }

  func names(of nodes: [Int], among names: NodeNames, most: Int, columns: Int) -> [String] {
    shortNames(of: nodes, atMost: most) { name(of: $0, among: names, columns: columns) }
  }
}
