import JSON
import TabAnalysis
import TabModel

extension ChangeWords {
  /// Returns the predicate of a change, or a sentence if the change is about the app.
  func phrase(_ change: Change) -> String {
    switch change.kind {
    case .added(let places, let inside):
      return "\(be) new\(placePhrase(places, "in", change.subject))\(insidePhrase(inside))"
    case .removed(let places, let inside):
      return "\(be) gone\(placePhrase(places, "from", change.subject))\(insidePhrase(inside))"
    case .text(let text, let from, let to): return textPhrase(text, from, to)
    case .type(let from, let to): return "\(be) a \(noun(of: to)) instead of a \(noun(of: from))"
    case .flag(.isEnabled, let isEnabled):
      return isEnabled ? "can be selected" : "cannot be selected any more"
    case .flag(.performsAction, let isAction):
      return isAction
        ? "\(verb("performs an action", "perform actions")) instead of opening a screen"
        : "\(verb("opens a screen", "open screens")) now"
    case .flag(.row, let isThere):
      return isThere
        ? "\(verb("gets a row", "get rows")) in the sidebar"
        : "\(verb("loses its row", "lose their rows")) in the sidebar"
    case .flag(.collapsed, let isCollapsed):
      return "\(be) \(isCollapsed ? "collapsed" : "expanded") at first in the sidebar"
    case .flag(.selectable, let isSelectable):
      return isSelectable
        ? "can be selected in the sidebar" : "cannot be selected in the sidebar any more"
    case .item(let from, let to): return itemPhrase(from, to)
    case .region(let from, let to):
      return "\(verb("goes", "go")) from the \(from.rawValue) region of the bar into the "
        + "\(to.rawValue) one"
    case .order(let list, let node): return orderPhrase(list, node)
    case .section(let section):
      return section.map { "\(move) into the section \(newName($0)) of the sidebar" }
        ?? "\(move) to the top level of the sidebar"
    case .actions(let added, let removed): return actionPhrase(added, removed)
    case .reach(let from, let to): return reachPhrase(from, to)
    case .rights(let gained, let lost): return rightsPhrase(gained, lost)
    case .bar(let from, let to): return visibilitySentence("bar", from, to, hidden: "hidden")
    case .barPosition(let from, let to):
      return "the bar is \(to.phrase()) instead of \(from.phrase())"
    case .itemStyle(let from, let to):
      return "items of the bar show \(to.phrase()) instead of \(from.phrase())"
    case .minimizing(_, let behavior?):
      return "the bar minimizes on scrolling \(behavior.direction)"
    case .minimizing(_, nil): return "the bar no longer minimizes on scrolling"
    case .sidebar(let from, let to):
      return visibilitySentence("sidebar", from, to, hidden: "hidden at first")
    case .sidebarLayout(_, .overlap):
      return "the sidebar covers the content instead of being next to it"
    case .sidebarLayout(_, .tile):
      return "the sidebar is next to the content instead of covering it"
    case .start(let from?, let to?):
      return "the app starts with \(newName(to)) instead of \(oldName(from))"
    case .start(nil, let to?): return "the app starts with \(newName(to)) now"
    case .start(_, nil): return "the app no longer has an initial tab"
    }
  }

  // MARK: - Nodes

  private func verb(_ one: String, _ several: String) -> String { isPlural ? several : one }
  private var be: String { verb("is", "are") }
  private var have: String { verb("has", "have") }
  private var move: String { verb("moves", "move") }

  private func placePhrase(
    _ places: [Change.Place], _ preposition: String, _ subject: Change.Subject
  ) -> String {
    if !places.isEmpty { return " \(preposition) \(listed(places.map(\.phrase)))" }
    let isNested =
      switch subject {
      case .removed(let node): old.nodes[node].parent != nil
      case .added(let node), .node(_, let node): new.nodes[node].parent != nil
      case .app: false
      }
    guard isNested else { return ", though never visible" }
    return (preposition == "from" ? " from inside a " : " inside a ") + group
  }

  private func insidePhrase(_ count: Int) -> String {
    count == 0 ? "" : ", with \(count == 1 ? "one tab" : "\(count) tabs") inside"
  }

  private func itemPhrase(_ from: Change.Item, _ to: Change.Item) -> String {
    let (come, leave) = (verb("comes", "come"), verb("leaves", "leave"))
    return switch (from, to) {
    case (.none, .item): "\(come) into the bar"
    case (.none, .distinct): "\(come) into the bar, separate from the other items"
    case (.none, .more): "\(come) into More"
    case (.item, .none): "\(leave) the bar"
    case (.item, .more): "\(verb("goes", "go")) from the bar into More"
    case (.item, .distinct): "\(be) now separate from the other items"
    case (.distinct, .item): "\(be) no longer separate, but among the other items"
    case (.distinct, .more): "\(be) no longer separate, but in More"
    case (.distinct, .none): "\(leave) the bar, where \(verb("it was", "they were")) separate"
    case (.more, .none): "\(leave) More"
    case (.more, .item): "\(come) out of More into the bar"
    case (.more, .distinct): "\(come) out of More, separate from the other items"
    case (.none, .none), (.item, .item), (.more, .more), (.distinct, .distinct): ""
    }
  }

  private func orderPhrase(_ list: Change.Place, _ node: Int?) -> String {
    if let node { return "\(move) after \(newName(node)) in \(list.phrase)" }
    return switch list {
    case .bar: "\(move) to the front of the bar"
    case .more: "\(move) to the top of More"
    case .sidebar: "\(move) above the neighbouring rows in the sidebar"
    }
  }

  private func actionPhrase(_ added: [String], _ removed: [String]) -> String {
    func titles(_ titles: [String]) -> String {
      "the \(titles.count == 1 ? "action" : "actions") \(shortList(titles.map { "'\($0)'" }, namesLast: true))"
    }
    var parts: [String] = []
    if !added.isEmpty { parts.append("\(verb("gets", "get")) \(titles(added))") }
    if !removed.isEmpty { parts.append("\(verb("loses", "lose")) \(titles(removed))") }
    return listed(parts)
  }

  private func rightsPhrase(_ gained: [Change.Right], _ lost: [Change.Right]) -> String {
    func verbs(_ rights: [Change.Right]) -> String {
      listed(rights.compactMap(\.verb), lastAfter: "or")
    }
    var parts: [String] = []
    if !verbs(lost).isEmpty { parts.append("can no longer be \(verbs(lost)) by users") }
    if !verbs(gained).isEmpty { parts.append("can be \(verbs(gained)) by users now") }
    // Another verb after these would read as one of the tabs.
    if lost.contains(.reorder) { parts.append("\(have) tabs that users can no longer reorder") }
    if gained.contains(.reorder) { parts.append("\(have) tabs that users can reorder now") }
    return listed(parts)
  }

  private func textPhrase(_ text: Change.Text, _ from: String?, _ to: String?) -> String {
    let noun =
      switch text {
      case .title, .subtitle, .image, .badge, .accessory: text.rawValue
      case .accessibilityLabel: "accessibility label"
      case .header, .footer: "\(text.rawValue) of the sidebar"
      case .bottomBar: "bottom bar of the sidebar"
      }
    switch text {
    case .title: return "\(be) called '\(to ?? "")' now"
    case .badge: return to == nil ? "\(have) no badge any more" : "\(have) a badge now"
    case .subtitle, .image, .accessibilityLabel:
      guard let to else { return "\(have) no \(noun) any more" }
      return "\(have) the \(noun) '\(to)' " + (from.map { "instead of '\($0)'" } ?? "now")
    case .header, .footer, .bottomBar, .accessory:
      guard let to else { return "the \(noun) is gone" }
      return "the \(noun) is '\(to)'" + (from.map { " instead of '\($0)'" } ?? "; there was none")
    }
  }

  // MARK: - The app

  private func visibilitySentence(
    _ noun: String, _ from: Change.Visibility, _ to: Change.Visibility, hidden: String
  ) -> String {
    switch (from, to) {
    case (_, .none): "there is no \(noun) any more"
    case (.none, .shown): "there is a \(noun) now"
    case (.none, .hidden): "there is a \(noun) now, \(hidden)"
    case (_, .shown): "the \(noun) is shown"
    case (_, .hidden): "the \(noun) is \(hidden)"
    }
  }

  // MARK: - Routes

  private func reachPhrase(_ from: Route, _ to: Route) -> String {
    guard let taps = to.taps else {
      switch to.via {
      case .unreachable: return "cannot be reached any more"
      case .customization: return "can be reached only after customizing"
      case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .link,
        .children:
        return "can no longer be selected \(verb("itself", "themselves"))"
      }
    }
    guard let before = from.taps else {
      return "can be reached now, \(counted(taps, "tap")) away, \(to.words)"
    }
    let difference = abs(taps - before)
    let steps = difference == 1 ? "one tap" : counted(difference, "tap")
    return "\(be) \(steps) \(taps > before ? "further away" : "closer") "
      + "(\(taps) instead of \(before), \(to.words))"
  }
}

extension Change.Right {
  fileprivate var verb: String? {
    switch self {
    case .hide: "hidden"
    case .reorder: nil
    case .move: "moved in the bar"
    case .remove: "removed from the bar"
    case .add: "added to the bar"
    }
  }
}
