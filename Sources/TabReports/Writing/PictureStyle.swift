package struct PictureStyle: Sendable {
  /// `auto` follows the reader's system.
  package enum Appearance: String, Sendable, CaseIterable {
    case auto, light, dark
  }

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
