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
    var (from, to) = (ChangeValue.none, ChangeValue.none)
    let kind: String
    switch change.kind {
    case .gone: kind = "identifierGone"
    case .replaced(let new): (kind, other) = ("identifierReplaced", new)
    case .reused(let new):
      (kind, other) = ("identifierReused", new)
      from = value(change.node.map { old.title(of: old.nodes[$0]) })
      to = .text(self.new.title(of: self.new.nodes[new]))
    case .customization(let before, let after):
      (kind, from, to) = ("customizationIdentifier", value(before), value(after))
    }
    return ChangeReport.Fact(
      kind: kind, oldIdentifier: change.node.map(oldIdentifier),
      newIdentifier: other.map(newIdentifier), from: from, to: to, message: sentence(change),
      memories: change.platforms.isEmpty ? [] : change.memories.map(\.rawValue))
  }

  func fact(_ change: Comparison.TargetChange) -> ChangeReport.Fact {
    func target(_ version: Version?) -> ChangeValue {
      value(version.map { "\(change.platform.name.rawValue) \($0)" })
    }
    let kind =
      change.from == nil ? "targetAdded" : change.to == nil ? "targetRemoved" : "targetMinimum"
    return ChangeReport.Fact(
      kind: kind, from: target(change.from), to: target(change.to), message: line(change).sentence)
  }

  private func oldIdentifier(_ node: Int) -> String { old.identifier(of: old.nodes[node]) }
  private func newIdentifier(_ node: Int) -> String { new.identifier(of: new.nodes[node]) }

  private func value(_ text: String?) -> ChangeValue { text.map { .text($0) } ?? .none }

  private func values(
    _ kind: Change.Kind
  ) -> (kind: String, from: ChangeValue, to: ChangeValue) {
    switch kind {
    case .added(let places, _): ("added", .none, .texts(places.map(\.rawValue)))
    case .removed(let places, _): ("removed", .texts(places.map(\.rawValue)), .none)
    case .title(let from, let to): ("title", .text(from), .text(to))
    case .subtitle(let from, let to): ("subtitle", value(from), value(to))
    case .image(let from, let to): ("image", value(from), value(to))
    case .badge(let from, let to): ("badge", value(from), value(to))
    case .type(let from, let to): ("type", .text(from.name), .text(to.name))
    case .item(let from, let to): ("item", .text(from.rawValue), .text(to.rawValue))
    case .region(let from, let to): ("region", .text(from.rawValue), .text(to.rawValue))
    case .order(.bar, let node): ("orderInBar", .none, value(node.map(newIdentifier)))
    case .order(.more, let node): ("orderInMore", .none, value(node.map(newIdentifier)))
    case .order(.sidebar, let node): ("orderInSidebar", .none, value(node.map(newIdentifier)))
    case .row(let isThere): ("row", .flag(!isThere), .flag(isThere))
    case .section(let node): ("section", .none, value(node.map(newIdentifier)))
    case .collapsed(let isCollapsed): ("collapsed", .flag(!isCollapsed), .flag(isCollapsed))
    case .selectable(let canBe): ("selectable", .flag(!canBe), .flag(canBe))
    case .actions(let added, let removed): ("actions", .texts(removed), .texts(added))
    case .reach(let from, let to): ("reach", .reach(from), .reach(to))
    case .bar(let from, let to): ("bar", .text(from.rawValue), .text(to.rawValue))
    case .barPosition(let from, let to): ("barPosition", .text(from.rawValue), .text(to.rawValue))
    case .itemStyle(let from, let to): ("itemStyle", .text(from.rawValue), .text(to.rawValue))
    case .minimizing(let from, let to): ("minimizes", value(from?.name), value(to?.name))
    case .sidebar(let from, let to): ("sidebar", .text(from.rawValue), .text(to.rawValue))
    case .sidebarLayout(let from, let to):
      ("sidebarLayout", .text(from.rawValue), .text(to.rawValue))
    case .caption(let caption, let from, let to): (caption.rawValue, value(from), value(to))
    case .start(let from, let to):
      ("start", value(from.map(oldIdentifier)), value(to.map(newIdentifier)))
    }
  }
}
