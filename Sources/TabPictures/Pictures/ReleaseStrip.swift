import JSON
import TabAnalysis
import TabModel
import TabReports

/// A bar on 18, 26 and 27: one column for equal pictures, with the reasons for the differences.
struct ReleaseStrip {
  struct Column {
    /// Such as `iOS 26 and 27`.
    let releases: String
    let layout: Layout
    let picture: Picture
    let reasons: [String]
  }

  let columns: [Column]

  init(_ layout: Layout, tiles: TileCodes?, part: PictureStyle.Crop = .bar) {
    let platform = layout.environment.platform
    let minimum = layout.spec.targets(in: layout.environment.framework)
      .first { $0.platform == platform.name }?.minimumVersion
    let layouts = platform.releases(from: .oldest).map { release in
      var environment = layout.environment
      // The first release of its generation that the app supports.
      let isOldest = minimum.map { $0.major == release.major } ?? false
      environment.osVersion = isOldest ? minimum.map { max($0, release) } ?? release : release
      environment.sdkVersion = environment.osVersion
      return layout.resolver.layout(in: environment)
    }
    self.init(layouts, tiles: tiles, part)
  }

  /// - Parameter layouts: those of a device's releases, in order.
  init(_ layouts: [Layout], tiles: TileCodes?, _ part: PictureStyle.Crop) {
    let drawn = layouts.compactMap { layout in
      LayoutPicture(layout, tiles: tiles).alone(part).map { (layout: layout, picture: $0) }
    }
    var folded: [[(layout: Layout, picture: Picture)]] = []
    for release in drawn {
      if let last = folded.last?.last, last.picture.looks(like: release.picture) {
        folded[folded.count - 1].append(release)
      } else {
        folded.append([release])
      }
    }
    let newest = folded.compactMap { $0.last?.layout }
    columns = folded.compactMap { equal in
      guard let last = equal.last else { return nil }
      let environments = equal.map(\.layout.environment)
      let platform = last.layout.environment.platform
      let looks = equal.compactMap { platform.look(of: $0.layout.environment.osVersion) }.uniqued()
      let isAlone = equal.count == 1
      return Column(
        releases: platform.systems(environments.map(\.osVersion)),
        layout: last.layout, picture: last.picture,
        reasons: equal.flatMap(\.layout.caveats).uniqued().map { "\($0)." }
          + (isAlone ? looks.map { "\(capitalized($0))." } : [])
          + (part == .bar ? Self.reasons(last.layout, among: newest) : []))
    }
  }

  /// The differences of a bar from those of other releases, with the reasons.
  private static func reasons(_ layout: Layout, among layouts: [Layout]) -> [String] {
    guard layouts.count > 1, let bar = layout.tabBar else { return [] }
    let spec = layout.spec
    let pen = PicturePen(layout)
    var reasons: [String] = []
    // Nodes with one identifier are one tab.
    let separate = layouts.compactMap { other in
      other.tabBar?.items.first(where: \.isDistinct)?.node.map(spec.identifier(of:))
    }
    let members = Set(bar.nodes)
    for node in members.sorted() where separate.contains(spec.identifier(of: node)) {
      let explanation = layout.resolver.explanation(
        of: spec.identifier(of: node), in: layout.environment)
      let decision = explanation?.decisions.first {
        switch $0.value {
        case .isSeparate, .isOrdinarySearch: true
        default: false
        }
      }
      guard let decision else { continue }
      let isSeparate = bar.items.contains { $0.node == node && $0.isDistinct }
      let fact = isSeparate ? "separate" : "an ordinary item"
      reasons.append("\(pen.name(of: node)) is \(fact): \(decision.statement.text)")
    }
    let others = layouts.flatMap { $0.tabBar?.nodes ?? [] }.filter { !members.contains($0) }
    let names = others.isEmpty ? [] : Set(members.map(spec.identifier(of:)))
    let missing = others.uniqued().filter { !names.contains(spec.identifier(of: $0)) }
      .map { pen.name(of: $0) }.uniqued()
    if !missing.isEmpty { reasons.append("Without \(listed(missing)).") }
    let floats = layouts.map { DeviceDrawing($0.environment).floats }
    if reasons.isEmpty, bar.position == .bottom, Set(floats).count > 1 {
      reasons.append(
        DeviceDrawing(layout.environment).floats
          ? "The bar floats above the content." : "The bar reaches from edge to edge.")
    }
    return reasons
  }
}
