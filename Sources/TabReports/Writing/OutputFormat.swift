/// A way to write a report: what it is called on the command line, and how the bytes are made.
///
/// Every command has a list of them for what it reports: `FindingFormat.all`, `LayoutFormat.all`.
package struct OutputFormat<Report>: Sendable {
  /// The word on the command line.
  package let name: String
  /// One sentence for the help.
  package let summary: String
  /// Whether it shows what the other formats of the same report leave out: findings beside a matrix,
  /// customizations beside findings. If no format asked for shows it, it is not worked out.
  package let showsExtras: Bool
  /// Writes a report. The style matters to formats that people read.
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
