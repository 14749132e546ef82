/// An output format of a command.
package struct OutputFormat<Report>: Sendable {
  package let name: String
  /// Help text.
  package let summary: String
  /// True if it shows findings or customizations that the other formats leave out, which are
  /// computed only then.
  package let showsExtras: Bool
  /// Writes a report; text formats use the style.
  package let bytes: @Sendable (_ report: Report, _ style: TextStyle) -> [UInt8]

  package init(
    name: String, summary: String, showsExtras: Bool = false,
    bytes: @escaping @Sendable (_ report: Report, _ style: TextStyle) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.showsExtras = showsExtras
    self.bytes = bytes
  }
}
