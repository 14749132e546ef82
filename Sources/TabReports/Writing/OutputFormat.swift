package struct OutputFormat<Report>: Sendable {
  package let name: String
  package let summary: String
  /// True if a browser shows the output.
  package let isPicture: Bool
  /// True for a page with pictures, text and the findings, which are computed only for pages.
  package let isPage: Bool
  private let write: @Sendable (Report, TextStyle, PictureStyle) -> [UInt8]
}

extension OutputFormat {
  package init(
    _ name: String, _ summary: String,
    bytes: @escaping @Sendable (_ report: Report, _ style: TextStyle) -> [UInt8]
  ) {
    self.init(name: name, summary: summary, isPicture: false, isPage: false) { report, style, _ in
      bytes(report, style)
    }
  }

  /// A format for browsers.
  package static func picture(
    _ name: String, _ summary: String, isPage: Bool = false,
    bytes: @escaping @Sendable (_ report: Report, _ style: PictureStyle) -> [UInt8]
  ) -> OutputFormat {
    OutputFormat(name: name, summary: summary, isPicture: true, isPage: isPage) {
      report, _, style in bytes(report, style)
    }
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
