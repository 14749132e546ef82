import JSON
import TabModel

extension ChangeWords {
  /// Returns the predicate of a change, or a sentence if the change is about the app.
  ///
  /// - Parameter plural: true after several names.
  func phrase(_ change: Change, plural: Bool) -> String {
    let be = plural ? "are" : "is"
    let have = plural ? "have" : "has"
    switch change.kind {
    case .added(let places, let inside):
      return "\(be) new\(placePhrase(places, "in", change))\(insidePhrase(inside))"
    case .removed(let places, let inside):
      return "\(be) gone\(placePhrase(places, "from", change))\(insidePhrase(inside))"
    case .title(_, let title): return "\(be) called '\(title)' now"
    case .subtitle(let from, let to): return "\(have) \(exchange("subtitle", from, to))"
    case .image(let from, let to): return "\(have) \(exchange("image", from, to))"
    case .badge(let from, let to): return "\(have) \(exchange("badge", from, to))"
    case .type(let from, let to):
      return "\(be) a \(text(to.noun)) instead of a \(text(from.noun))"
    case .enabled(let isEnabled):
      return isEnabled ? "can be selected" : "cannot be selected any more"
    case .action(let isAction):
      let verb = plural ? "perform actions" : "performs an action"
      return isAction
        ? "\(verb) instead of opening a screen"
        : "\(plural ? "open screens" : "opens a screen") now"
    case .item(let from, let to): return itemPhrase(from, to, plural: plural)
    case .region(let from, let to):
      return
        "\(plural ? "go" : "goes") from the \(from.rawValue) region of the bar into the "
        + "\(to.rawValue) one"
    case .order(let list, let node): return orderPhrase(list, node, plural: plural)
    case .row(let isThere):
      return isThere
        ? "\(plural ? "get rows" : "gets a row") in the sidebar"
        : plural ? "lose their rows in the sidebar" : "loses its row in the sidebar"
    case .section(let section):
      let verb = plural ? "move" : "moves"
      return section.map { "\(verb) into the section \(newName($0)) of the sidebar" }
        ?? "\(verb) to the top level of the sidebar"
    case .collapsed(let isCollapsed):
      return "\(be) \(isCollapsed ? "collapsed" : "expanded") at first in the sidebar"
    case .selectable(let isSelectable):
      return isSelectable
        ? "can be selected in the sidebar" : "cannot be selected in the sidebar any more"
    case .actions(let added, let removed):
      return actionPhrase(added, removed, plural: plural)
    case .reach(let from, let to): return reachPhrase(from, to, plural: plural)
    case .rights(let gained, let lost):
      return rightsPhrase(gained, lost, plural: plural)
    case .bar(let from, let to): return visibilitySentence("bar", from, to, hidden: "hidden")
    case .barPosition(let from, let to):
      let leading = "at the leading side"
      return "the bar is \(to.phrase(leading: leading)) instead of \(from.phrase(leading: leading))"
    case .itemStyle(let from, let to):
      return "items of the bar show \(to.phrase()) instead of \(from.phrase())"
    case .minimizing(_, .onScrollDown?): return "the bar minimizes on scrolling down"
    case .minimizing(_, .onScrollUp?): return "the bar minimizes on scrolling up"
    case .minimizing: return "the bar no longer minimizes on scrolling"
    case .sidebar(let from, let to):
      return visibilitySentence("sidebar", from, to, hidden: "hidden at first")
    case .sidebarLayout(_, .overlap):
      return "the sidebar covers the content instead of being next to it"
    case .sidebarLayout(_, .tile):
      return "the sidebar is next to the content instead of covering it"
    case .caption(let caption, let from, let to): return captionSentence(caption, from, to)
    case .start(let from?, let to?):
      return "the app starts with \(newName(to)) instead of \(oldName(from))"
    case .start(nil, let to?): return "the app starts with \(newName(to)) now"
    case .start(_, nil): return "the app no longer has an initial tab"
    }
  }

  // MARK: - Nodes

  private func placePhrase(
    _ places: [Change.Place], _ preposition: String, _ change: Change
  ) -> String {
    if places.isEmpty {
      guard isNested(change) else { return ", though never visible" }
      return text(preposition == "from" ? " from inside a group" : " inside a group")
    }
    return " \(preposition) \(listed(places.map(\.phrase)))"
  }

  private func insidePhrase(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: ", with one tab inside"
    default: ", with \(count) tabs inside"
    }
  }

  private func itemPhrase(_ from: Change.Item, _ to: Change.Item, plural: Bool) -> String {
    let (be, come, go, leave) =
      plural ? ("are", "come", "go", "leave") : ("is", "comes", "goes", "leaves")
    return switch (from, to) {
    case (.none, .item): "\(come) into the bar"
    case (.none, .distinct): "\(come) into the bar, separate from the other items"
    case (.none, .more): "\(come) into More"
    case (.item, .none): "\(leave) the bar"
    case (.item, .more): "\(go) from the bar into More"
    case (.item, .distinct): "\(be) now separate from the other items"
    case (.distinct, .item): "\(be) no longer separate, but among the other items"
    case (.distinct, .more): "\(be) no longer separate, but in More"
    case (.distinct, .none): "\(leave) the bar, where \(plural ? "they were" : "it was") separate"
    case (.more, .none): "\(leave) More"
    case (.more, .item): "\(come) out of More into the bar"
    case (.more, .distinct): "\(come) out of More, separate from the other items"
    case (.none, .none), (.item, .item), (.more, .more), (.distinct, .distinct): ""
    }
  }

  private func orderPhrase(_ list: Change.Place, _ node: Int?, plural: Bool) -> String {
    let verb = plural ? "move" : "moves"
    if let node { return "\(verb) after \(newName(node)) in \(list.phrase)" }
    switch list {
    case .bar: return "\(verb) to the front of the bar"
    case .more: return "\(verb) to the top of More"
    case .sidebar: return "\(verb) above the neighbouring rows in the sidebar"
    }
  }

  private func actionPhrase(_ added: [String], _ removed: [String], plural: Bool) -> String {
    func titles(_ titles: [String]) -> String {
      "the \(titles.count == 1 ? "action" : "actions") \(shortList(titles.map { "'\($0)'" }))"
    }
    let (get, lose) = plural ? ("get", "lose") : ("gets", "loses")
    var parts: [String] = []
    if !added.isEmpty { parts.append("\(get) \(titles(added))") }
    if !removed.isEmpty { parts.append("\(lose) \(titles(removed))") }
    return listed(parts)
  }

  private func rightsPhrase(
    _ gained: [Change.Right], _ lost: [Change.Right], plural: Bool
  ) -> String {
    func verbs(_ rights: [Change.Right]) -> String {
      listed(rights.compactMap(\.verb), lastAfter: "or")
    }
    let have = "\(plural ? "have" : "has") tabs that users"
    var parts: [String] = []
    if !verbs(lost).isEmpty { parts.append("can no longer be \(verbs(lost)) by users") }
    if !verbs(gained).isEmpty { parts.append("can be \(verbs(gained)) by users now") }
    // Another verb after these would read as one of the tabs.
    if lost.contains(.reorder) { parts.append("\(have) can no longer reorder") }
    if gained.contains(.reorder) { parts.append("\(have) can reorder now") }
    return listed(parts)
  }

  /// `the badge '4' instead of '3'`, as it follows "has".
  private func exchange(_ noun: String, _ from: String?, _ to: String?) -> String {
    switch (from, to) {
    case (let from?, let to?): "the \(noun) '\(to)' instead of '\(from)'"
    case (nil, let to?): "the \(noun) '\(to)' now"
    case (_, nil): "no \(noun) any more"
    }
  }

  // MARK: - Routes

  private func reachPhrase(_ from: Route, _ to: Route, plural: Bool) -> String {
    let be = plural ? "are" : "is"
    guard let taps = to.taps else {
      switch to.via {
      case .unreachable: return "cannot be reached any more"
      case .customization: return "can be reached only after customizing"
      case .tabBar, .sidebar, .more, .toggledTabBar, .toggledSidebar, .groupScreen, .link,
        .children:
        return "can no longer be selected \(plural ? "themselves" : "itself")"
      }
    }
    guard let before = from.taps else {
      return "can be reached now, \(counted(taps, "tap")) away, \(to.words)"
    }
    let difference = abs(taps - before)
    let steps = difference == 1 ? "one tap" : counted(difference, "tap")
    return
      "\(be) \(steps) \(taps > before ? "further away" : "closer") "
      + "(\(taps) instead of \(before), \(to.words))"
  }

  private func isNested(_ change: Change) -> Bool {
    switch change.subject {
    case .app, .node(nil, nil): false
    case .node(_, let node?): new.nodes[node].parent != nil
    case .node(let node?, nil): old.nodes[node].parent != nil
    }
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
