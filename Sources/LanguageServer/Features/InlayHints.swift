import LayoutReports
import LocatedJSON
import SurveyReports
import TabHierarchy
import TabLayout
import TabSchemas

extension LanguageFeature {
  /// After each node, where it stands: `iPhone 3 · iPad bar 3, sidebar`.
  static let inlayHints = LanguageFeature(
    "textDocument/inlayHint",
    offer: .init("inlayHintProvider", true, needs: { $0.hasInlayHints })
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let spec = document.checked(session.desk).spec else { return [] }
    let start = document.lines.offset(of: parameters["range"]["start"].position)
    let end = document.lines.offset(of: parameters["range"]["end"].position)
    // After the title, or the identifier of a node without one: where a person reads its name.
    let shown = spec.nodes.indices.compactMap { index -> (node: Int, offset: Int)? in
      let node = spec.nodes[index]
      let name = node.title.exists ? node.title : node.identifier
      let offset = spec.range(name.exists ? name : node.object).upperBound
      return start <= offset && offset <= end ? (index, offset) : nil
    }
    let places = NodePlaces(spec)
    let tables = PlacementTables(spec, of: shown.map(\.node))
    var hints: [SchemaValue] = []
    for (index, offset) in shown {
      let label = places.label(of: index)
      guard !label.isEmpty else { continue }
      let position = document.range(offset..<offset)["start"] ?? .null
      hints.append([
        "position": position, "label": .string(label), "paddingLeft": true,
        "tooltip": .string(tables.table(of: index).plain),
      ])
    }
    return .array(hints)
  }
}

/// Where all nodes stand on each platform of the targets, on its newest release in its usual window.
struct NodePlaces {
  private let devices: [(name: String, cells: [MatrixCell])]

  init(_ spec: TabSpec) {
    let resolver = Resolver(spec)
    devices = spec.targets.map { target in
      let platform = Platform.platform(target.platform)
      let layout = resolver.layout(in: Environment(platform))
      return (
        platform.device,
        MatrixCell.cells(of: LaidOut(layout, destinations: layout.destinations))
      )
    }
  }

  /// The places of a node in a few words; empty where it is nowhere.
  func label(of node: Int) -> String {
    devices.compactMap { device in
      Self.words(device.cells[node]).map { "\(device.name) \($0)" }
    }.joined(separator: " · ")
  }

  private static func words(_ cell: MatrixCell) -> String? {
    switch cell {
    case .now(let now, let later?):
      // The bar comes first, whichever of the two is shown now.
      (isInSidebar(now) ? [later, now] : [now, later]).map { words($0, beside: true) }
        .joined(separator: ", ")
    case .now(let now, nil): words(now, beside: false)
    case .later(let later): words(later, beside: true)
    case .groupScreen: "in its group"
    case .inside: "what is inside"
    case .hidden: "hidden"
    case .addable: "after customizing"
    case .unreachable: "out of reach"
    case .absent: nil
    }
  }

  private static func isInSidebar(_ place: MatrixCell.Place) -> Bool {
    switch place {
    case .row, .heading: true
    case .item, .distinct, .more: false
    }
  }

  private static func words(_ place: MatrixCell.Place, beside: Bool) -> String {
    switch place {
    case .item(let number): beside ? "bar \(number)" : "\(number)"
    case .distinct: "apart"
    case .more: "More"
    case .row: "sidebar"
    case .heading: "heading"
    }
  }
}
