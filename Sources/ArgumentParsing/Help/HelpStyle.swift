package struct HelpStyle: Sendable {
  package static let widest = 100

  package let width: Int
  package let bold: @Sendable (String) -> String

  package init(columns: Int = 80, bold: @escaping @Sendable (String) -> String = { $0 }) {
    width = min(max(columns, 20), HelpStyle.widest)
    self.bold = bold
  }
}
