import TabHierarchy
import TabLayout

/// The widths and orientations of one device in words: `regular width`, `compact width in portrait`.
struct SurfaceWords {
  /// All surfaces of the device that are spoken of.
  private let known: [Surface]

  init(known: Set<Surface>) {
    self.known = known.sorted { $0.order < $1.order }
  }

  /// All surfaces in words; nil where there is one only.
  var all: String? {
    guard known.count > 1 else { return nil }
    return hasWidthsOfTheirOwn ? "all widths and orientations" : "all orientations"
  }

  /// Words for some of the surfaces; nil where that is all of them.
  func text(for surfaces: Set<Surface>) -> String? {
    if surfaces.count == known.count { return nil }
    // One width, or one orientation, with everything that the device has of it.
    for sizeClass in SizeClass.allCases
    where surfaces == Set(known.filter { $0.sizeClass == sizeClass }) {
      return "\(sizeClass.rawValue) width"
    }
    for orientation in Orientation.allCases
    where surfaces == Set(known.filter { $0.orientation == orientation }) {
      return orientation.rawValue
    }
    return listed(SizeClass.allCases.compactMap { words(for: $0, in: surfaces) })
  }

  /// Whether every orientation has several widths, so that the one does not follow from the other.
  private var hasWidthsOfTheirOwn: Bool {
    Dictionary(grouping: known, by: \.orientation).allSatisfy { $0.value.count > 1 }
  }

  private func words(for sizeClass: SizeClass, in surfaces: Set<Surface>) -> String? {
    let orientations = known.filter { $0.sizeClass == sizeClass && surfaces.contains($0) }
      .compactMap(\.orientation)
    if orientations.isEmpty { return nil }
    if orientations.count == known.count(where: { $0.sizeClass == sizeClass }) {
      return "\(sizeClass.rawValue) width"
    }
    return "\(sizeClass.rawValue) width in \(listed(orientations.map(\.rawValue)))"
  }
}

extension Surface {
  /// Narrow before wide, upright before lying.
  var order: Int {
    let width = SizeClass.allCases.firstIndex(of: sizeClass) ?? 0
    let way = orientation.flatMap { Orientation.allCases.firstIndex(of: $0) } ?? 0
    return width * Orientation.allCases.count + way
  }
}
