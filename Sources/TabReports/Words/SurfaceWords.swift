import JSON
import TabModel

/// Widths and orientations of a device: `regular`, or `compact in portrait`.
struct SurfaceWords {
  private let known: [Surface]

  init(known: Set<Surface>) {
    self.known = known.sorted { $0.order < $1.order }
  }

  /// A description of some surfaces; nil for all.
  func text(for surfaces: Set<Surface>) -> String? {
    if surfaces.count == known.count { return nil }
    // One width or orientation.
    for sizeClass in SizeClass.allCases
    where surfaces == Set(known.filter { $0.sizeClass == sizeClass }) {
      return sizeClass.rawValue
    }
    for orientation in Orientation.allCases
    where surfaces == Set(known.filter { $0.orientation == orientation }) {
      return orientation.rawValue
    }
    return SizeClass.allCases.compactMap { words(for: $0, in: surfaces) }.joined(separator: ", or ")
  }

  private func words(for sizeClass: SizeClass, in surfaces: Set<Surface>) -> String? {
    let orientations = known.filter { $0.sizeClass == sizeClass && surfaces.contains($0) }
      .compactMap(\.orientation)
    if orientations.isEmpty { return nil }
    if orientations.count == known.count(where: { $0.sizeClass == sizeClass }) {
      return sizeClass.rawValue
    }
    return "\(sizeClass.rawValue) in \(listed(orientations.map(\.rawValue)))"
  }
}

extension Surface {
  /// Compact before regular, portrait before landscape.
  var order: Int {
    let width = SizeClass.allCases.firstIndex(of: sizeClass) ?? 0
    let way = orientation.flatMap { Orientation.allCases.firstIndex(of: $0) } ?? 0
    return width * Orientation.allCases.count + way
  }
}
