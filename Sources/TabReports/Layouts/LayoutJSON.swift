import JSON
import TabAnalysis
import TabModel

/// Writes layouts as JSON, with the keys of `docs/resolution.md` in that order.
extension LayoutResult {
  private var spec: TabSpec { layout.spec }

  func writeMembers(into writer: inout JSONWriter) {
    writer.object("environment", writeEnvironment)
    writer.member("mode", layout.mode.rawValue)
    writer.key("tabBar")
    if let bar = layout.tabBar { write(bar, into: &writer) } else { writer.null() }
    writer.key("sidebar")
    if let sidebar = layout.sidebar { write(sidebar, into: &writer) } else { writer.null() }
    writer.member("accessory", layout.accessory)
    writer.member("selection", layout.selection.map(spec.identifier))
    writer.objects("destinations", of: destinations) { writer, destination in
      writer.member("identifier", spec.identifier(of: destination.node))
      writer.member("via", destination.via.rawValue)
      writer.member("taps", destination.taps)
    }
    // Nodes with one identifier are one subject.
    let notes = layout.notes.map {
      Note(subject: $0.subject.map(spec.identifier), statement: $0.statement)
    }
    writer.objects("notes", of: notes.uniqued()) { writer, note in
      writer.member("subject", note.subject)
      writer.member("statement", note.statement.text)
      writer.member("label", note.statement.label.rawValue)
      writer.member("source", note.statement.source.url)
    }
  }

  private struct Note: Hashable {
    let subject: String?
    let statement: Statement
  }

  private func writeEnvironment(into writer: inout JSONWriter) {
    let environment = layout.environment
    writer.member("platform", environment.platform.name.rawValue)
    writer.member("device", environment.platform.model?.rawValue)
    writer.member("framework", environment.framework.rawValue)
    if spec.conditions.isEmpty {
      writer.member("conditions", String?.none)
    } else {
      writer.member("conditions", environment.conditions.holding)
    }
    writer.member("osVersion", environment.osVersion.description)
    writer.member("sdkVersion", environment.sdkVersion.description)
    writer.member("horizontalSizeClass", environment.sizeClass.rawValue)
    writer.member("orientation", environment.orientation?.rawValue)
    writer.member("sidebar", environment.sidebar.rawValue)
    writer.member("layoutDirection", environment.layoutDirection.rawValue)
    writer.member("language", spec.language)
  }

  private func write(_ bar: TabBar, into writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("position", bar.position.rawValue)
      writer.member("isVisible", bar.isVisible)
      writer.member("overflow", bar.overflow.rawValue)
      writer.objects("items", of: bar.items) { writer, item in write(item, into: &writer) }
      writer.member("more", bar.more.lazy.map(spec.identifier))
      writer.member("minimizes", bar.minimizes?.name)
    }
  }

  private func write(_ item: BarItem, into writer: inout JSONWriter) {
    let node = item.node
    writer.member("identifier", node.map(spec.identifier(of:)))
    writer.member("kind", node.map { spec.nodes[$0].kind.name } ?? "more")
    writer.member("title", node.map(spec.title(of:)) ?? "More")
    writer.member("image", node.flatMap { spec.image(of: $0)?.name })
    writer.member("badge", node.flatMap(spec.badge(of:)))
    writer.member("region", item.region?.rawValue)
    writer.member("shows", item.shows.rawValue)
    writer.member("isDistinct", item.isDistinct)
    writer.member("isSelected", item.isSelected)
  }

  private func write(_ sidebar: SidebarLayout, into writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("isVisible", sidebar.isVisible)
      writer.member("isToggleable", sidebar.isToggleable)
      writer.member("layout", sidebar.layout.rawValue)
      writer.member("header", sidebar.header)
      writer.member("footer", sidebar.footer)
      writer.member("bottomBar", sidebar.bottomBar)
      writer.key("rows")
      write(sidebar.rows, sidebar.rows.indices, into: &writer)
    }
  }

  /// Writes some of the rows, each with those inside.
  private func write(_ rows: [SidebarRow], _ range: Range<Int>, into writer: inout JSONWriter) {
    writer.array { writer in
      var next = range.lowerBound
      while next < range.upperBound {
        let position = next
        next = rows[position].end
        writer.object { writer in
          writeMembers(of: rows[position], into: &writer)
          writer.key("rows")
          write(rows, position + 1..<next, into: &writer)
        }
      }
    }
  }

  private func writeMembers(of row: SidebarRow, into writer: inout JSONWriter) {
    let node = row.kind == .action ? nil : row.node
    let kind = node.map { spec.nodes[$0].kind.name } ?? "action"
    writer.member("kind", row.kind == .section ? "section" : kind)
    writer.member("identifier", node.map(spec.identifier(of:)))
    writer.member("title", node.map(spec.title(of:)) ?? spec.title(of: row))
    writer.member("image", spec.image(of: row)?.name)
    writer.member("badge", node.flatMap(spec.badge(of:)))
    writer.member("isSelectable", row.isSelectable)
    writer.member("isCollapsed", row.isCollapsed)
  }
}
