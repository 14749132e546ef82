import TabModel

/// The bar at the side of an iPhone Duo: images in a column at the lower end of a strip, a separate item
/// below the others.
struct SideBarPicture {
  let pen: PicturePen
  let bar: TabBar
  /// True if the strip is at the leading side of the picture, which is mirrored later.
  let isLeading: Bool

  private static let itemHeight = 52
  private static let gap = 8

  /// The column, as high as its items.
  func picture() -> Picture {
    let columns = [bar.items.filter { !$0.isDistinct }, bar.items.filter(\.isDistinct)]
    let parts = columns.enumerated().filter { $0.offset == 0 || !$0.element.isEmpty }.map { part in
      var bar = self.bar
      bar.items = part.element
      return OrnamentPicture(
        pen: pen, bar: bar, height: .max, itemHeight: Self.itemHeight, edge: 2,
        side: isLeading ? .leading : .trailing
      ).picture(isOpen: false).picture
    }
    return Picture.stacked(parts, gap: Self.gap)
  }
}
