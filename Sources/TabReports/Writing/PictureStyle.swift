/// How pictures and pages look, and how much of a device they show.
package struct PictureStyle: Sendable {
  /// Whether a picture follows the reader's system or is always light or dark.
  package enum Appearance: String, Sendable, CaseIterable {
    case auto, light, dark
  }

  /// A part of a window that is drawn alone.
  package enum Crop: String, Sendable, CaseIterable {
    case bar, sidebar
  }

  package var appearance = Appearance.auto
  /// Nil for the whole device.
  package var crop: Crop?
  /// After how many seconds a page loads itself again; nil for never.
  package var secondsToReload: Int?

  package init() {}
}
