import JSON

/// Measurements of a bar across the top of a window, in points of the device.
package struct BarMetrics: Sendable {
  /// The most that the bar takes of the window.
  package var limit = 974
  /// Between the bar's edge and its items.
  package var edge = 4
  package var textSize = 15
  /// At both sides of an item with a title.
  private var padding = 16
  package var imageSide = 20

  /// At both sides of an item that is only an image.
  private static let imagePadding = 11
  /// At both sides of an image with a title next to it: seven of a television's were too many.
  private static let imageAndTitlePadding = 24
  /// Between image, title and badge.
  package static let gap = 9
  package static let widestItem = 300
  package static let sidebarButton = 44
  /// The button of the menu with the remaining items.
  package static let menuButton = 30

  package init(_ environment: Environment) {
    switch environment.platform.form {
    case .desktop:
      limit = 1020
      edge = 2
      textSize = 13
      padding = 14
      imageSide = 16
    case .television:
      // Televisions cut off the edges of the picture.
      limit = 880
      edge = 3
      padding = 18
    case .phone, .tablet, .headset:
      if environment.orientation == .portrait { limit = 714 }
    }
  }

  /// The space at both sides of an item.
  package func padding(around content: BarItem.Content) -> Int {
    switch content {
    case .image: Self.imagePadding
    case .imageBesideTitle: Self.imageAndTitlePadding
    case .title, .imageAboveTitle, .imageAndTitleOnFocus: padding
    }
  }

  static func badgeWidth(_ text: String) -> Int {
    if isBlank(text) { return 10 }
    let shown = text.fitted(to: 96, size: 11, isBold: true)
    return max(18, TextAdvance(shown, isBold: true).width(size: 11) + 10)
  }
}
