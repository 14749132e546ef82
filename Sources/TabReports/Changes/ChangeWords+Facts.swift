import JSON
import TabModel

extension ChangeWords {
  func fact(_ entry: Comparison.Entry) -> ChangeReport.Fact {
    let (kind, from, to) = values(entry.change.kind)
    var fact = ChangeReport.Fact(
      kind: kind, from: from, to: to, message: sentence(entry.change),
      environments: entry.environments)
    if case .node(let node, let other) = entry.change.subject {
      fact.oldIdentifier = node.map(oldIdentifier)
      fact.newIdentifier = other.map(newIdentifier)
    }
    return fact
  }

  func fact(_ change: IdentifierChange) -> ChangeReport.Fact {
    var other: Int?
    var (from, to) = (JSONTree.null, JSONTree.null)
    let kind: String
    switch change.kind {
    case .gone: kind = "identifierGone"
    case .replaced(let new): (kind, other) = ("identifierReplaced", new)
    case .reused(let new):
      (kind, other) = ("identifierReused", new)
      from = value(change.node.map { old.title(of: old.nodes[$0]) })
      to = .string(self.new.title(of: self.new.nodes[new]))
    case .customizable(let after):
      (kind, to) = ("customizationIdentifier", value(after))
    case .customization(let before, let after):
      (kind, from, to) = ("customizationIdentifier", value(before), value(after))
    }
    return ChangeReport.Fact(
      kind: kind, oldIdentifier: change.node.map(oldIdentifier),
      newIdentifier: other.map(newIdentifier), from: from, to: to, message: sentence(change),
      memories: change.platforms.isEmpty ? [] : change.memories.map(\.memory.rawValue))
  }

  func fact(_ change: Comparison.TargetChange) -> ChangeReport.Fact {
    func target(_ version: Version?) -> JSONTree {
      value(version.map { "\(change.platform.name.rawValue) \($0)" })
    }
    let kind =
      change.from == nil ? "targetAdded" : change.to == nil ? "targetRemoved" : "targetMinimum"
    return ChangeReport.Fact(
      kind: kind, from: target(change.from), to: target(change.to), message: line(change).sentence)
  }

  private func oldIdentifier(_ node: Int) -> String { old.identifier(of: old.nodes[node]) }
  private func newIdentifier(_ node: Int) -> String { new.identifier(of: new.nodes[node]) }

  private func value(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }

  private func value(_ route: Route) -> JSONTree {
    ["via": .string(route.via.rawValue), "taps": route.taps.map { .integer($0) } ?? .null]
  }

  private func values(
    _ kind: Change.Kind
  ) -> (kind: String, from: JSONTree, to: JSONTree) {
    switch kind {
    case .added(let places, _): ("added", .null, .strings(places.map(\.rawValue)))
    case .removed(let places, _): ("removed", .strings(places.map(\.rawValue)), .null)
    case .title(let from, let to): ("title", .string(from), .string(to))
    case .subtitle(let from, let to): ("subtitle", value(from), value(to))
    case .image(let from, let to): ("image", value(from), value(to))
    case .badge(let from, let to): ("badge", value(from), value(to))
    case .type(let from, let to): ("type", .string(from.name), .string(to.name))
    case .enabled(let isEnabled): ("isEnabled", .bool(!isEnabled), .bool(isEnabled))
    case .action(let isAction): ("performsAction", .bool(!isAction), .bool(isAction))
    case .item(let from, let to): ("item", .string(from.rawValue), .string(to.rawValue))
    case .region(let from, let to): ("region", .string(from.rawValue), .string(to.rawValue))
    case .order(.bar, let node): ("orderInBar", .null, value(node.map(newIdentifier)))
    case .order(.more, let node): ("orderInMore", .null, value(node.map(newIdentifier)))
    case .order(.sidebar, let node): ("orderInSidebar", .null, value(node.map(newIdentifier)))
    case .row(let isThere): ("row", .bool(!isThere), .bool(isThere))
    case .section(let node): ("section", .null, value(node.map(newIdentifier)))
    case .collapsed(let isCollapsed): ("collapsed", .bool(!isCollapsed), .bool(isCollapsed))
    case .selectable(let canBe): ("selectable", .bool(!canBe), .bool(canBe))
    case .actions(let added, let removed): ("actions", .strings(removed), .strings(added))
    case .reach(let from, let to): ("reach", value(from), value(to))
    case .rights(let gained, let lost):
      ("customizing", .strings(lost.map(\.rawValue)), .strings(gained.map(\.rawValue)))
    case .bar(let from, let to): ("bar", .string(from.rawValue), .string(to.rawValue))
    case .barPosition(let from, let to): ("barPosition", value(from.rawValue), value(to.rawValue))
    case .itemStyle(let from, let to): ("itemStyle", .string(from.rawValue), .string(to.rawValue))
    case .minimizing(let from, let to): ("minimizes", value(from?.name), value(to?.name))
    case .sidebar(let from, let to): ("sidebar", .string(from.rawValue), .string(to.rawValue))
    case .sidebarLayout(let from, let to):
      ("sidebarLayout", .string(from.rawValue), .string(to.rawValue))
    case .caption(let caption, let from, let to): (caption.rawValue, value(from), value(to))
    case .start(let from, let to):
      ("start", value(from.map(oldIdentifier)), value(to.map(newIdentifier)))
    }
  }
}
