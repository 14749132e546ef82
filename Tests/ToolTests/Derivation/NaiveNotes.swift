/// A note as `notes` lists it, without its page.
struct NaiveNote: Hashable {
  var subject: String?
  var statement: String
  var label: String

  init(_ label: String, _ statement: String, _ subject: NaiveNode? = nil) {
    self.label = label
    self.statement = statement
    self.subject = subject?.identifier
  }

  /// A note of the tool's own JSON.
  init(_ json: [String: Any]) {
    label = json["label"] as? String ?? ""
    statement = json["statement"] as? String ?? ""
    subject = json["subject"] as? String
  }
}

// The statements that shaped a layout and are not documented: the labels of resolution.md.
extension NaiveDerivation {
  var notes: Set<NaiveNote> {
    Set(presenceNotes + modeNotes + barNotes + sidebarNotes + selectionNotes + accessoryNotes)
  }

  func names(_ key: String) -> [String] { state?[key] as? [String] ?? [] }

  // MARK: - §2

  private var presenceNotes: [NaiveNote] {
    var notes: [NaiveNote] = []
    if !hasBottomBar || hasMainSidebar {
      for node in walk where isHidden(node) {
        if !isHiddenByItself(node) {
          notes.append(NaiveNote("assumed", "The descendants of a hidden group are hidden too."))
        } else if node.flag("isHidden") == nil && node.flag("isHiddenByDefault") == true
          && !(flag("allowsHiding", of: node) && names(state?["hidden"], node))
        {
          notes.append(
            NaiveNote(
              "assumed",
              "isHiddenByDefault without isHidden means initially hidden; the headers "
                + "only mention a reset."))
        }
      }
    }
    guard customization != nil else { return notes }
    guard isStateRead else {
      return notes + [
        NaiveNote("assumed", "Without a main sidebar, a customization has no effect.")
      ]
    }
    let isReordered = (state?["displayOrder"] as? [String: Any] ?? [:]).keys.contains {
      node(named: $0) != nil
    }
    switch platform {
    case "macCatalyst":
      notes.append(NaiveNote("assumed", "Customizations also apply on a Mac."))
      if isReordered {
        notes.append(NaiveNote("stated", "On a Mac people can reorder rows."))
      }
    case "iOS":
      notes.append(
        NaiveNote("assumed", "Customizations also apply to the sidebar of an iPhone."))
    default: break
    }
    if hasConflicts {
      notes.append(
        NaiveNote(
          "assumed",
          "Of two mentions of an identifier the first counts; tabBarOrder overrides "
            + "removedFromTabBar, and hidden overrides shown."))
    }
    return notes
  }

  /// §4: where two lists name one identifier, or one list names it twice.
  private var hasConflicts: Bool {
    func repeats(_ list: [String]) -> Bool {
      let known = list.filter { node(named: $0) != nil }
      return Set(known).count < known.count
    }
    func both(_ first: String, _ second: String) -> Bool {
      names(first).contains { names(second).contains($0) && node(named: $0) != nil }
    }
    let orders = state?["displayOrder"] as? [String: Any] ?? [:]
    return both("hidden", "shown") || both("tabBarOrder", "removedFromTabBar")
      || ["hidden", "shown", "tabBarOrder", "removedFromTabBar", "collapsed"].contains {
        repeats(names($0))
      }
      || orders.contains { node(named: $0.key) != nil && repeats($0.value as? [String] ?? []) }
  }

  // MARK: - §3

  private var modeNotes: [NaiveNote] {
    var notes: [NaiveNote] = []
    // §1: `notes` say that the app overrides the width.
    if width != environment.horizontalSizeClass {
      notes.append(
        NaiveNote(
          "observed",
          "The app overrides horizontalSizeClass: every window has the bar and sidebar "
            + "of that width."))
    }
    switch platform {
    case "iPadOS":
      if !isRegular {
        notes.append(NaiveNote("observed", "In compact width the bar of an iPad is at the bottom."))
        if minimizes != nil {
          notes.append(
            NaiveNote(
              "assumed",
              "In compact width the bar of an iPad minimizes like an iPhone's; "
                + "SwiftUI's reference says that only iPhone supports it."))
        }
      }
    case "iOS":
      // §1: a line says that no iPhone has it.
      if !isDuo && environment.horizontalSizeClass == "regular"
        && environment.orientation == "portrait"
      {
        notes.append(
          NaiveNote(
            "assumed",
            "No iPhone has regular width in portrait; such a device would show this."))
      }
      if hasMainSidebar {
        // §3: regular width is stated; that people can switch was observed on an iPhone Duo.
        notes.append(
          isDuo
            ? NaiveNote(
              "observed",
              "On its inner display an iPhone Duo shows a sidebar or the bar, and people switch "
                + "between them.")
            : NaiveNote(
              "stated",
              "In regular width an iPhone shows a sidebar or the bar, and people switch between "
                + "them; one report saw no sidebar in windows narrower than about 905 points."))
      }
    case "visionOS" where groupWithSidebar != nil:
      notes.append(
        NaiveNote(
          "stated", "On Apple Vision Pro the sidebar of the selected group is next to the content.")
      )
      notes.append(
        NaiveNote(
          "assumed",
          "On Apple Vision Pro the selected root group shows its rows in a sidebar "
            + "that is always visible and that people cannot hide."))
    default: break
    }
    guard NaiveNode.bool(rootValue("isTabBarHidden")) == true else { return notes }
    // §6: an open sidebar stays; §3: a hidden one can still be shown, on iOS as on iPadOS.
    if isMainSidebarVisible && (platform == "iPadOS" || platform == "iOS") {
      notes.append(NaiveNote("observed", "With isTabBarHidden an open sidebar stays."))
    } else if hasMainSidebar && platform != "macCatalyst" {
      notes.append(NaiveNote("assumed", "With isTabBarHidden the sidebar can still be shown."))
    }
    return notes
  }
}
