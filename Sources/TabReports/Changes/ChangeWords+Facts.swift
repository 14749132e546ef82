import JSON
import TabAnalysis
import TabModel

extension ChangeWords {
  func fact(_ entry: Comparison.Entry) -> ChangeReport.Fact {
    let (kind, from, to) = values(entry.change.kind)
    var fact = ChangeReport.Fact(
      kind: kind, from: from, to: to, line: line([[entry.change]]),
      environments: entry.environments)
    switch entry.change.subject {
    case .app: break
    case .removed(let node): fact.oldIdentifier = oldIdentifier(node)
    case .added(let node): fact.newIdentifier = newIdentifier(node)
    case .node(let node, let other):
      (fact.oldIdentifier, fact.newIdentifier) = (oldIdentifier(node), newIdentifier(other))
    }
    return fact
  }

  func fact(_ change: Comparison.TargetChange) -> ChangeReport.Fact {
    let (device, system) = (change.platform.device, change.platform.name.rawValue)
    let (kind, mark, sentence): (String, ChangeReport.Mark, String) =
      switch (change.from, change.to) {
      case (let from?, let to?):
        (
          "targetMinimum", to > from ? .loss : .change,
          "on \(device) the app requires \(to) instead of \(from)"
        )
      case (nil, let to?):
        ("targetAdded", .addition, "the app also supports \(device), from \(system) \(to)")
      case (_, nil): ("targetRemoved", .removal, "the app no longer supports \(device)")
      }
    let target = { (version: Version?) in value(version.map { "\(system) \($0)" }) }
    return ChangeReport.Fact(
      kind: kind, from: target(change.from), to: target(change.to),
      line: ChangeReport.Line(mark: mark, sentence: sentence))
  }

  func oldIdentifier(_ node: Int) -> String { old.identifier(of: node) }
  func newIdentifier(_ node: Int) -> String { new.identifier(of: node) }

  func value(_ text: String?) -> JSONTree { text.map { .string($0) } ?? .null }

  private func value(_ route: Route) -> JSONTree {
    ["via": .string(route.via.rawValue), "taps": route.taps.map { .integer($0) } ?? .null]
  }

  private func values(_ kind: Change.Kind) -> (kind: String, from: JSONTree, to: JSONTree) {
    switch kind {
    case .added(let places, _): ("added", .null, .strings(places.map(\.rawValue)))
    case .removed(let places, _): ("removed", .strings(places.map(\.rawValue)), .null)
    case .text(let text, let from, let to): (text.rawValue, value(from), value(to))
    case .flag(let flag, let isSet): (flag.rawValue, .bool(!isSet), .bool(isSet))
    case .type(let from, let to): ("type", .string(from.name), .string(to.name))
    case .item(let from, let to): ("item", .string(from.rawValue), .string(to.rawValue))
    case .region(let from, let to): ("region", .string(from.rawValue), .string(to.rawValue))
    case .order(let list, let node):
      ("orderIn" + capitalized(list.rawValue), .null, value(node.map(newIdentifier)))
    case .section(let node): ("section", .null, value(node.map(newIdentifier)))
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
    case .start(let from, let to):
      ("start", value(from.map(oldIdentifier)), value(to.map(newIdentifier)))
    }
  }
}
