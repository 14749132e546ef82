/// The notes of bars: §4, §5 and §7.
extension NaiveDerivation {
  var barNotes: [NaiveNote] {
    if barPosition == nil { return [] }
    return placementCounts ? placedNotes : rootNotes + distinctNotes
  }

  private var placedNotes: [NaiveNote] {
    var notes: [NaiveNote] = []
    let isPad = platform == "iPadOS"
    for item in bar.items {
      guard let node = item.node else { continue }
      if node.isSearch && node.json["preferredPlacement"] == nil {
        notes.append(NaiveNote("stated", "A search tab without a placement is pinned.", node))
      }
      if item.region != "pinned" {
        notes.append(
          NaiveNote(
            "observed",
            isPad
              ? "The bar at the top of an iPad shows titles without images, although the "
                + "guidelines say of regular views that they show both."
              : "The bar of a Mac shows titles without images."))
      } else if !isPad {
        notes.append(
          NaiveNote(
            "assumed",
            "The bar of a Mac shows pinned tabs as images, like an iPad's."))
      }
    }
    for region in ["fixed", "customizable", "pinned"]
    where bar.items.filter({ $0.region == region }).count > 1 {
      notes.append(
        region == "customizable"
          ? NaiveNote(
            "stated", "Movable items are initially in the order of the hierarchy.")
          : NaiveNote(
            "assumed", "Fixed items and pinned items are in the order of the hierarchy."))
    }
    guard state != nil else { return notes }
    let order = names("tabBarOrder")
    if (order + names("removedFromTabBar")).contains(where: { node(named: $0) != nil }) {
      notes.append(
        NaiveNote(
          "stated",
          "A user's order comes first; default and movable tabs that it leaves out "
            + "follow."))
    }
    let isDropping = order.contains { name in
      guard let node = node(named: name) else { return true }
      return isHidden(node)
        || !["default", "movable", "optional"].contains(placement(of: node))
    }
    if isDropping {
      notes.append(
        NaiveNote(
          "assumed",
          "Entries of a user's order that are not in the customizable part of the bar "
            + "are ignored."))
    }
    return notes
  }

  private var rootNotes: [NaiveNote] {
    var notes: [NaiveNote] = []
    for node in itemNodes + bar.more {
      if isHidden(node) {
        notes.append(
          // §5: observed on iOS, on 26 and 27.
          platform == "iOS" && effectiveVersion >= (26, 0)
            ? NaiveNote(
              "observed",
              "isHidden affects the sidebar; a hidden tab stays in the bar of an iPhone.", node)
            : NaiveNote(
              "assumed",
              "isHidden affects the sidebar; a hidden tab stays in a bar that does "
                + "not use placement.", node))
      }
      guard node.json["preferredPlacement"] as? String == "sidebarOnly" else { continue }
      if platform == "iOS" {
        notes.append(
          NaiveNote(
            "observed", "In an iPhone's bar a sidebarOnly tab is an ordinary item.", node))
      } else if platform != "iPadOS" {
        notes.append(
          NaiveNote(
            "assumed",
            "In a bar that does not use placement, a sidebarOnly tab is an ordinary item.", node))
      }
    }
    if platform == "tvOS" {
      notes.append(
        NaiveNote(
          "assumed",
          "On Apple TV people can scroll to the items that do not fit; the reference says that "
            + "they are not shown."))
      if !bar.items.isEmpty {
        notes.append(
          NaiveNote(
            "assumed",
            "On Apple TV an item shows its title, or its image if the title is blank."))
      }
    }
    guard hasBottomBar else { return notes }
    if isBarAtSide {
      if bar.items.contains(where: { !$0.isDistinct }) {
        notes.append(
          NaiveNote(
            "observed",
            "At the side of an iPhone Duo an item shows its image; while touched, its title too."))
      }
      if !bar.more.isEmpty {
        notes.append(
          NaiveNote(
            "assumed",
            "The bar at the side of an iPhone Duo fits five items, like one at the bottom."))
      }
      if minimizes != nil {
        notes.append(
          NaiveNote("assumed", "A bar at the side of an iPhone Duo does not minimize."))
      }
    } else if platform == "iOS" && isRegular && !bar.more.isEmpty {
      notes.append(
        NaiveNote(
          "assumed",
          "An iPhone with regular width fits five items, like one with compact width."))
    }
    guard let compact = rootValue("compactTabIdentifiers") as? [String] else { return notes }
    if compact.isEmpty {
      return notes + [
        NaiveNote("assumed", "An empty compactTabIdentifiers has no effect.")
      ]
    }
    if isBarAtSide {
      notes.append(
        NaiveNote(
          "assumed", "compactTabIdentifiers also applies to the bar at the side of an iPhone Duo."))
    } else if platform == "iOS" && isRegular {
      notes.append(
        NaiveNote(
          "assumed", "compactTabIdentifiers also applies to an iPhone with regular width."))
    }
    return notes + [
      NaiveNote("assumed", "compactTabIdentifiers selects tabs but does not change their order.")
    ]
  }

  private var distinctNotes: [NaiveNote] {
    guard hasBottomBar, !isRegular else { return [] }
    let releases = (environment.osVersion.major, environment.sdkVersion.major)
    let candidates = roots.filter { root in itemNodes.contains { $0 === root } }
    return moreNotes(candidates) + separateNotes(candidates, releases)
  }

  /// §5: it is an item that is not in More.
  private func moreNotes(_ candidates: [NaiveNode]) -> [NaiveNote] {
    guard let node = distinctNode(among: candidates + bar.more),
      bar.more.contains(where: { $0 === node })
    else { return [] }
    return [NaiveNote("observed", "In More, every entry is an ordinary row.", node)]
  }

  private func separateNotes(_ candidates: [NaiveNode], _ releases: (Int, Int)) -> [NaiveNote] {
    guard let distinct = bar.items.first(where: \.isDistinct)?.node else {
      let (label, statement) =
        switch releases {
        case (18, _):
          ("observed", "On 18 the search tab of a bottom bar is an ordinary item.")
        case (_, 18):
          (
            "assumed",
            "In an app built with SDK 18, a search tab is an ordinary item."
          )
        default:
          (
            "observed",
            "From 27 on the search tab is separate only if it activates search by itself or is the "
              + "prominent tab."
          )
        }
      return candidates.filter(\.isSearch).flatMap { search in
        [NaiveNote(label, statement, search)]
          + (candidates.last === search
            ? []
            : [
              NaiveNote(
                "assumed",
                "A search tab that is not separate keeps its place among the items.", search)
            ])
      }
    }
    var notes = [NaiveNote("observed", "The separate item shows its image only.", distinct)]
    if isBarAtSide {
      notes.append(
        NaiveNote(
          "assumed",
          "At the side of an iPhone Duo the separate item is at the end of the bar, as at the "
            + "bottom.", distinct))
    }
    if !bar.more.isEmpty {
      notes.append(NaiveNote("observed", "The separate item is after More.", distinct))
    }
    if candidates.last !== distinct {
      notes.append(
        NaiveNote(
          "observed",
          "The items that fit are chosen first; then the separate one moves to the end.",
          distinct))
    }
    let others = candidates.filter { $0 !== distinct }
    for search in others where search.isSearch && others.last !== search {
      notes.append(
        NaiveNote(
          "assumed", "A search tab that is not separate keeps its place among the items.", search))
    }
    switch releases {
    case (26, 27):
      notes.append(
        NaiveNote(
          "observed",
          "On 26 an app built with a newer SDK has a separate search tab, like an app built with SDK 26.",
          distinct))
    case (27, 26):
      notes.append(
        NaiveNote(
          "observed",
          "From 27 on an app built with the SDK of 26 keeps its separate search tab; two reports "
            + "from betas saw none.", distinct))
    default: break
    }
    return notes
  }
}
