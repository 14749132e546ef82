package struct OutputFormat<Report>: Sendable {
  private enum Writer: Sendable {
    case text(@Sendable (Report, TextStyle) -> [UInt8])
    case picture(@Sendable (Report, PictureStyle) -> [UInt8])
  }

  package let name: String
  /// Help text.
  package let summary: String
  /// True if it shows findings or customizations that the other formats leave out, which are
  /// computed only then.
  package let showsExtras: Bool
  /// True if it is a page with pictures and text.
  package let isPage: Bool
  private let writer: Writer

  private init(
    _ name: String, _ summary: String, _ showsExtras: Bool, isPage: Bool, _ writer: Writer
  ) {
    self.name = name
    self.summary = summary
    self.showsExtras = showsExtras
    self.isPage = isPage
    self.writer = writer
  }

  package init(
    name: String, summary: String, showsExtras: Bool = false,
    bytes: @escaping @Sendable (_ report: Report, _ style: TextStyle) -> [UInt8]
  ) {
    self.init(name, summary, showsExtras, isPage: false, .text(bytes))
  }

  /// A format for browsers.
  package static func picture(
    name: String, summary: String, showsExtras: Bool = false, isPage: Bool = false,
    bytes: @escaping @Sendable (_ report: Report, _ style: PictureStyle) -> [UInt8]
  ) -> OutputFormat {
    OutputFormat(name, summary, showsExtras, isPage: isPage, .picture(bytes))
  }

  /// True if a browser shows the output.
  package var isPicture: Bool { if case .picture = writer { true } else { false } }

  /// Writes a report.
  package func bytes(
    _ report: Report, _ style: TextStyle, _ pictures: PictureStyle = PictureStyle()
  ) -> [UInt8] {
    switch writer {
    case .text(let bytes): bytes(report, style)
    case .picture(let bytes): bytes(report, pictures)
    }
  }
}
