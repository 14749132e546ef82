package struct OutputFormat<Report>: Sendable {
  package let name: String
  package let summary: String
  /// True if it shows findings that the other formats leave out, which are computed only then.
  package let showsFindings: Bool
  /// True if a browser shows the output.
  package let isPicture: Bool
  /// True if it is a page with pictures and text.
  package let isPage: Bool
  private let write: @Sendable (Report, TextStyle, PictureStyle) -> [UInt8]
}

extension OutputFormat {
  package init(
    _ name: String, _ summary: String,
    bytes: @escaping @Sendable (_ report: Report, _ style: TextStyle) -> [UInt8]
  ) {
    self.init(
      name: name, summary: summary, showsFindings: false, isPicture: false, isPage: false
    ) { report, style, _ in bytes(report, style) }
  }

  /// A format for browsers.
  package static func picture(
    name: String, summary: String, showsFindings: Bool = false, isPage: Bool = false,
    bytes: @escaping @Sendable (_ report: Report, _ style: PictureStyle) -> [UInt8]
  ) -> OutputFormat {
    OutputFormat(
      name: name, summary: summary, showsFindings: showsFindings, isPicture: true, isPage: isPage
    ) { report, _, style in bytes(report, style) }
  }

  package func bytes(
    _ report: Report, _ style: TextStyle, _ pictures: PictureStyle = PictureStyle()
  ) -> [UInt8] {
    write(report, style, pictures)
  }
}

package struct PictureStyle: Sendable {
  /// `auto` follows the reader's system.
  package enum Appearance: String, Sendable, CaseIterable { case auto, light, dark }

  package enum Crop: String, Sendable, CaseIterable {
    /// `strip` is the bar on each generation of releases, side by side.
    case bar, sidebar, strip
  }

  package var appearance = Appearance.auto
  /// Nil for the whole device.
  package var crop: Crop?
  /// True to omit the heading, words and marks.
  package var isPlain = false
  /// Reload interval in seconds; nil for none.
  package var secondsToReload: Int?

  package init() {}
}
