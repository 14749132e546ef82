import JSON
import TabAnalysis
import TabModel
import TabReports

extension LanguageFeature {
  static let inlayHints = LanguageFeature(
    method: "textDocument/inlayHint",
    offer: .init(
      name: "inlayHintProvider", value: ["resolveProvider": true], needs: { $0.hasInlayHints })
  ) { session, parameters throws(ResponseError) in
    let document = try session.document(parameters)
    guard let placements = document.placements(session.host) else { return [] }
    let start = document.offset(parameters["range"]?["start"])
    let end = document.offset(parameters["range"]?["end"])
    var hints: [JSONTree] = []
    for node in placements.spec.nodes.indices {
      let offset = placements.name(of: node).upperBound
      guard start <= offset, offset <= end else { continue }
      let label = placements.label(of: node)
      guard !label.isEmpty else { continue }
      var hint: JSONTree = [
        "position": document.lines.value(of: offset), "label": .string(label), "paddingLeft": true,
      ]
      if session.client.resolvesTooltips {
        hint["data"] = ["uri": .string(document.uri)]
      } else {
        hint["tooltip"] = .string(placements.table(of: node).plain)
      }
      hints.append(hint)
    }
    return .array(hints)
  }

  /// Resolves the tooltip of a hint on demand, since it covers all devices.
  static let resolvedInlayHint = LanguageFeature(method: "inlayHint/resolve") {
    session, parameters in
    let position = parameters["position"]
    var hint: JSONTree = [
      "position": [
        "line": .integer(position?["line"]?.integer ?? 0),
        "character": .integer(position?["character"]?.integer ?? 0),
      ],
      "label": .string(parameters["label"]?.string ?? ""), "paddingLeft": true,
    ]
    // The text may have changed since the hint.
    guard let document = session.documents[parameters["data"]?["uri"]?.string ?? ""],
      let placements = document.placements(session.host)
    else { return hint }
    let offset = document.offset(position)
    let node = placements.spec.nodes.indices.first { placements.name(of: $0).upperBound == offset }
    if let node { hint["tooltip"] = .string(placements.table(of: node).plain) }
    return hint
  }
}

extension MatrixCell {
  /// The place as a hint; nil if the node is absent.
  var hint: String? {
    switch self {
    case .now(let now, let later?):
      // The bar comes first, regardless of which is visible.
      (now.isInSidebar ? [later, now] : [now, later]).map { $0.hint(isBesideAnother: true) }
        .joined(separator: ", ")
    case .now(let now, nil): now.hint(isBesideAnother: false)
    case .later(let later): later.hint(isBesideAnother: true)
    case .groupScreen: "in its group"
    case .sectionItem: "opened by its section"
    case .sectionSidebar: "in its section"
    case .link: "from another screen"
    case .inside: "what is inside"
    case .hidden: "hidden"
    case .hiddenForGood: "hidden for good"
    case .addable: "after customizing"
    case .unreachable: "out of reach"
    case .notShown: "not shown"
    case .absent: nil
    }
  }
}

extension MatrixCell.Place {
  fileprivate var isInSidebar: Bool {
    switch self {
    case .row, .heading: true
    case .item, .distinct, .more: false
    }
  }

  fileprivate func hint(isBesideAnother: Bool) -> String {
    switch self {
    case .item(let number): isBesideAnother ? "bar \(number)" : "\(number)"
    case .distinct: "separate"
    case .more: "More"
    case .row: "sidebar"
    case .heading: "heading"
    }
  }
}
