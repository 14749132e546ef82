import TabModel

/// A layout in a few characters.
///
/// An item is its identifier, `.fixed`, `.customizable` or `.pinned` where placement counts, `!` where
/// it is separate and `*` where it is selected; More is `More(a b)`. A row is its identifier, a
/// section `a[b c]`, `a>[]` where it can be selected and `a-[]` where it is collapsed, an action
/// `+Title`. A bar or a sidebar that is not visible is in parentheses.
struct LayoutSummary {
  let layout: Layout
  private var spec: TabSpec { layout.spec }

  /// A fact by its name in a case.
  subscript(_ fact: String) -> String? {
    switch fact {
    case "bar": bar
    case "position": layout.tabBar?.position.rawValue
    case "overflow": layout.tabBar?.overflow.rawValue
    case "shows": layout.tabBar?.items.map(\.shows.rawValue).joined(separator: " ")
    case "sidebar": sidebar
    case "selection": layout.selection.map(name).joined(separator: "/")
    case "routes": routes
    case "accessory": layout.accessory
    default: nil
    }
  }

  private func name(_ node: Int) -> String { spec.identifier(of: node) }

  private var bar: String {
    guard let bar = layout.tabBar else { return "none" }
    let items = bar.items.map { item in
      let more = "More(\(bar.more.map(name).joined(separator: " ")))"
      return (item.node.map(name) ?? more) + (item.region.map { ".\($0.rawValue)" } ?? "")
        + (item.isDistinct ? "!" : "") + (item.isSelected ? "*" : "")
    }.joined(separator: " ")
    return bar.isVisible ? items : "(\(items))"
  }

  private var sidebar: String {
    guard let sidebar = layout.sidebar else { return "none" }
    var text = ""
    var ends: [Int] = []
    for (index, row) in sidebar.rows.enumerated() {
      while ends.last == index {
        text += "]"
        ends.removeLast()
      }
      if !text.isEmpty, text.last != "[" { text += " " }
      switch row.kind {
      case .leaf: text += name(row.node)
      case .action:
        text += "+" + (layout.spec.action(of: row)?.title?.value ?? "")
      case .section:
        text += name(row.node) + (row.isSelectable ? ">" : "") + (row.isCollapsed ? "-" : "") + "["
        ends.append(row.end)
      }
    }
    text += String(repeating: "]", count: ends.count)
    return sidebar.isVisible ? text : "(\(text))"
  }

  /// How to get to each destination, and the number of taps.
  private var routes: String {
    layout.destinations.map { destination in
      "\(name(destination.node)):\(destination.via.rawValue)"
        + (destination.taps.map(String.init) ?? "")
    }.joined(separator: " ")
  }

  /// The notes as `label subject: statement`.
  var notes: [String] {
    layout.notes.map { note in
      "\(note.statement.label.rawValue)\(note.subject.map { " \(name($0))" } ?? ""): "
        + note.statement.text
    }
  }
}
