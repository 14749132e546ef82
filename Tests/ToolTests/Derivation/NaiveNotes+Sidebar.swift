// The notes about the sidebar, the selection and the accessory.
extension NaiveDerivation {
  // MARK: - §6

  var sidebarNotes: [NaiveNote] {
    var notes: [NaiveNote] = []
    let rows = hasMainSidebar ? mainRows : groupWithSidebar.map(groupRows) ?? []
    let all = rows.flatMap(\.walk)
    for row in all {
      guard let node = row.node, !node.isGroup else { continue }
      if node.isSearch {
        notes.append(
          NaiveNote("stated", "In the sidebar a search tab is an ordinary row.", node))
      }
      let placement = node.json["preferredPlacement"] as? String ?? "automatic"
      if placement == "fixed" {
        notes.append(
          NaiveNote("observed", "In the sidebar a fixed tab is an ordinary row."))
      } else if placement != "automatic" && placement != "sidebarOnly" {
        notes.append(
          NaiveNote(
            "assumed", "Placement affects the bar; the sidebar has a row for any placement."))
      }
    }
    if all.contains(where: { $0.kind == "action" && $0.isOfInlineGroup }) {
      notes.append(
        NaiveNote(
          "assumed",
          "The actions of an inline group follow its children."))
    }
    if rows.contains(where: { $0.kind == "action" })
      && rows.contains(where: { $0.kind == "section" })
    {
      notes.append(
        NaiveNote(
          "assumed", "At the top level, actions are among the rows above all sections."))
    }
    if hasRepeatedOrder {
      notes.append(
        NaiveNote(
          "assumed",
          "Of two mentions of an identifier the first counts; tabBarOrder overrides "
            + "removedFromTabBar, and hidden overrides shown."))
    }
    return hasMainSidebar ? notes + visibilityNotes : notes
  }

  private var visibilityNotes: [NaiveNote] {
    let isToggled = environment.sidebar != "automatic"
    let isStored = state?["sidebar"] is String
    let isWritten = NaiveNode.bool(sidebarValue("isHidden")) != nil
    let sources = [isToggled, isStored, isWritten].filter { $0 }.count
    if sources == 0 {
      switch platform {
      case "iPadOS": return []
      case "iOS":
        return [
          NaiveNote("stated", "An iPhone shows the sidebar until the app or the user hides it.")
        ]
      default:
        return [
          NaiveNote(
            "observed", "The sidebar of a Mac is shown until the app or the user hides it.")
        ]
      }
    }
    guard isWritten || sources > 1 else { return [] }
    return [
      NaiveNote(
        "assumed",
        "The user's choice overrides sidebar.isHidden, which overrides the system's "
          + "default; one report has isHidden false without effect on an iPad in portrait.")
    ]
  }

  // MARK: - §8

  var selectionNotes: [NaiveNote] {
    var notes: [NaiveNote] = []
    // §8: asked for, or selected by the app.
    let isAsked = [selected, rootValue("initialTabIdentifier") as? String].contains {
      $0.map { node(named: $0) != nil } ?? false
    }
    let start = selectionStart
    if !isAsked, let start, startsAtRoot(start) {
      let leading =
        bar.items.first?.node ?? (hasMainSidebar ? mainRows.first { $0.node != nil }?.node : nil)
      if leading !== start {
        notes.append(
          start.isSearch
            ? NaiveNote(
              "observed",
              "If the app selects nothing, a search tab that is first in tabs is reportedly "
                + "selected.")
            : NaiveNote(
              "observed",
              "If the app selects nothing, the first of tabs is selected, not the leading item.")
        )
        let order = state?["tabBarOrder"] as? [String] ?? []
        if placementCounts && barPosition != nil
          && order.contains(where: { node(named: $0) != nil })
        {
          notes.append(
            NaiveNote(
              "assumed", "A user's order of the bar does not change the initial selection."))
        }
      }
    }
    guard let last = selection.last else { return notes }
    if hasBottomBar && !hasMainSidebar {
      if last.isGroup, !flag("isSidebarDestination", of: last),
        last.children.contains(where: { !isHidden($0) })
      {
        notes.append(
          NaiveNote("assumed", "In a bar at the bottom a group opens a screen of its own.", last))
      }
      return notes
    }
    // What groups led on to, not what was there before the start.
    let chosen = selection.dropFirst((start?.ancestors.count ?? 0) + 1)
    if chosen.count > 1 {
      notes.append(
        NaiveNote(
          "assumed",
          "A group inside a group also selects its default child, or its first."))
    }
    for child in chosen {
      guard let group = child.parent else { continue }
      let named = (value("defaultChildIdentifier", of: group) as? String).flatMap { name in
        node(named: name).flatMap { $0.parent === group ? $0 : nil }
      }
      if (named ?? group.children.first) !== child {
        notes.append(NaiveNote("assumed", "A group does not select a child that is hidden."))
      }
    }
    return notes
  }

  /// §8: whether the start is the first root that people see, not the first of `items`.
  private func startsAtRoot(_ start: NaiveNode) -> Bool {
    guard start.parent == nil else { return false }
    return itemNodes.contains { $0 === start } || bar.more.contains { $0 === start }
      || (hasMainSidebar && !isHidden(start))
  }

  // MARK: - §10

  var accessoryNotes: [NaiveNote] {
    guard rootValue("bottomAccessory") != nil else { return [] }
    if !isMainSidebarVisible {
      if barPosition == "bottom" { return [] }
      if barPosition == "trailing" {
        return [
          NaiveNote(
            "assumed",
            "Next to the bar at the side of an iPhone Duo, the accessory is at the "
              + "bottom of the content.")
        ]
      }
    }
    if platform == "iPadOS" && !isMainSidebarVisible {
      return [
        NaiveNote(
          "observed", "On an iPad of regular width the accessory is at the window's bottom.")
      ]
    }
    return [
      NaiveNote(
        "assumed",
        "Next to a sidebar, and on a Mac, the accessory is at the bottom of the content.")
    ]
  }
}
