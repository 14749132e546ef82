import JSON
import TabAnalysis
import TabModel

extension Explanation {
  var spec: TabSpec { layout.spec }

  private var device: String { layout.environment.platform.device }
  var group: String { layout.environment.framework.words.group }

  func sentence(_ decision: Decision) -> String {
    let words = words(decision.value) ?? decision.statement.text
    // Statements may begin with the name of a key.
    guard words != decision.statement.text else { return words }
    let sentence = capitalized(words)
    return sentence.hasSuffix(".") ? sentence : sentence + "."
  }

  /// A node's quoted title or identifier.
  func name(_ index: Int) -> String { "'\(spec.name(of: index))'" }

  /// A decision as the beginning of a sentence; nil if the statement is enough.
  private func words(_ value: Decision.Value) -> String? {
    switch value {
    case .holds: nil

    case .isAbsent(let obstacle, let absent):
      "\(absent == node ? "it" : "its \(group) \(name(absent))") \(words(obstacle))"
    case .isPresent(true): presence
    case .isPresent(false): "it is present: its availability is not limited"
    case .isHidden(let isHidden, let cause): hiding(isHidden, cause)
    case .readsCustomization(unless: nil): "the user's changes apply here"
    case .readsCustomization(unless: .some(let obstacle)):
      "the user's changes do not apply here: \(words(obstacle))"

    case .readsBarOrder: "of the user's changes only those of the bar apply here"

    case .mode(let mode, let cause): "the mode is \(mode.rawValue)\(reason(cause))"
    case .windowSizes(let bar, let sidebar): windowSizes(bar, sidebar)
    case .barIsHidden: "the bar is not shown, as 'isTabBarHidden' is true"
    case .overrides(let width):
      "'horizontalSizeClass' overrides the window's \(layout.environment.sizeClass.rawValue) width "
        + "with \(width.rawValue)"
    case .variant(let position, let keys):
      "the variant (\(words(spec.variants[position].value))) gives "
        + listed(keys.map { "'\($0.name)'" })

    case .placement(let placement, .written): "its 'preferredPlacement' is \(placement.name)"
    case .placement(_, .search):
      layout.environment.framework.pinsSearchTabs
        ? "it is a search tab, so it is pinned"
        : "it is a search tab without a placement, so it is pinned"
    case .placement(_, .root): "its placement is automatic; at the root that means default"
    case .placement(_, .group): "its placement is automatic; inside a \(group) that means optional"
    case .isOutsideOfBar(.hidden): "it is not in the bar, as it is hidden"
    case .isOutsideOfBar(.optional):
      "so it is not in the bar" + (layout.readsCustomization ? " until the user adds it" : "")
    case .isOutsideOfBar(.nestedSection): "it is not in the bar, as a section inside a section"
    case .isOutsideOfBar(.headerless): "it is not in the bar, as a section without a title"
    case .isOutsideOfBar(.search): "it is not an item, as a search tab"
    case .isOutsideOfBar(.sidebarOnly): "so it is never in the bar"
    case .isOutsideOfBar(.removed): "it is not in the bar: the user removed it"
    case .region(let region, let placement):
      "so it is in the \(region.rawValue) region, \(rights(placement))"
    case .personalOrder(let isNamed):
      isNamed
        ? "the user put it there"
        : "the user's order does not list it, so it follows at the end of the region"
    case .place(let place, let count, let inBar, let ofBar):
      (count > 1
        ? "it is the \(ordinal(place)) of \(numberWord(count)) in that region, "
        : "it is alone in that region, ")
        + "and the \(ordinal(inBar)) of \(numberWord(ofBar)) in the bar"

    case .isInside(let root): "it is inside \(name(root)); only root nodes are items here"
    case .isItem(.root):
      "it is \(spec.nodes[node].parent == nil ? "at the root" : "a tab"), so it \(belongs)"
    case .isItem(.rootAlthoughHidden): "it \(belongs) although it is hidden"
    case .isItem(.rootAlthoughSidebarOnly): "it \(belongs) although it is sidebarOnly"
    case .filter(true, _): "'compactTabIdentifiers' lists it"
    case .filter(false, let root):
      (root == node ? "it" : name(root))
        + " is excluded: 'compactTabIdentifiers' does not list it"
    case .filterIsEmpty: "'compactTabIdentifiers' is empty and excludes nothing"
    case .fits(let place, let count, let isInMore, let capacity):
      capacityWords(place, count, isInMore: isInMore, capacity)
    case .order(let place, let count):
      "it is the \(ordinal(place)) of \(numberWord(count)) in the order of tabs"
    case .isSeparate(let isSearch):
      "as \(isSearch ? "a search tab" : "the prominent tab") it is separate from the other items"
    case .isLast(let isAfterMore):
      isAfterMore ? "it stays in the bar, after More" : "it is at the trailing end"
    case .isOrdinarySearch: "it is among the other items"

    case .fillsSidebar: "its rows are the sidebar, as it is the selected \(group)"
    case .isOutsideOfSidebar(let root):
      "it is not in the sidebar, which lists the children of \(name(root))"
    case .isInOtherSidebar(let root):
      "it is in the sidebar of \(name(root)), which shows while \(name(root)) is selected"
    case .hasNoRow: "it has no row, as it is hidden"
    case .isInline: "it is inline: its children are among its siblings, and it has no row"
    case .isRow(let section): "it is a row \(place(section))"
    case .isSection(let section, let isMovedToRoot):
      "it is a section \(place(section))"
        + (isMovedToRoot ? ", as its appearance is rootSection" : "")
    case .displayOrder(let group, let isNamed, let isPersonal):
      (isPersonal
        ? "the user's order of \(name(group)) " : "'displayOrderIdentifiers' of \(name(group)) ")
        + (isNamed ? "lists it" : "does not list it, so it follows those listed")
    case .isAtRoot(let isSection):
      isSection
        ? "as a section it is below the rows of the top level"
        : "as a row it is above the sections of the top level"
    case .isCollapsed(let isPersonal):
      isPersonal
        ? "the user collapsed it" : "it is collapsed at first, because of 'isCollapsedByDefault'"
    case .isSelectable(let isSelectable):
      isSelectable
        ? "the user can select it, because of 'isSidebarDestination'"
        : "the user can expand and collapse it, but not select it"
    case .sidebarIsVisible(let isVisible, let cause):
      "the sidebar is \(isVisible ? "shown" : "hidden")\(words(cause))"

    case .shows(let content): "its item shows \(content.phrase("its"))"
    case .selection(let path, let named, let cause): selection(path, from: named, cause)
    case .way(let way, let taps): words(way, taps)
    case .isNoDestination(let runsAction):
      "it is not a destination: it \(runsAction ? "runs an action" : "is a heading of its tabs")"
    }
  }

  private func words(_ variant: Variant) -> String {
    variant.availability?.value.words(in: spec.framework) ?? ""
  }

  // MARK: - Presence

  /// The conditions of a node's availability and its ancestors', which make it present.
  private var presence: String {
    let availabilities = ([node] + spec.ancestors(of: node)).compactMap {
      spec.nodes[$0].availability?.value
    }
    let conditions =
      availabilities.flatMap(\.required).uniqued().map { "'\($0)' holds" }
      + availabilities.flatMap(\.excluded).uniqued().map { "'\($0)' does not hold" }
    return conditions.isEmpty
      ? "it is present: this environment matches its availability"
      : "it is present: \(listed(conditions)), as its availability requires"
  }

  func words(_ obstacle: Decision.Obstacle) -> String {
    let release = layout.environment.osVersion
    return switch obstacle {
    case .platform: "is not available on \(device)"
    case .sizeClass(let sizeClass): "is available in \(sizeClass.rawValue) width only"
    case .before(let version): "is available from \(version) on, and this is \(release)"
    case .after(let version): "is available up to \(version), and this is \(release)"
    case .hidden: "is hidden, as 'isHidden' is true"
    case .condition(let name, let holds):
      holds
        ? "is available unless '\(name)' holds, and it does"
        : "is available when '\(name)' holds, and it does not"
    }
  }

  private func words(_ obstacle: Decision.CustomizationObstacle) -> String {
    switch obstacle {
    case .noSidebar: "there is no main sidebar"
    case .noIdentifier: "there is no 'customizationIdentifier'"
    case .platform: "\(device) does not restore them"
    }
  }

  private func hiding(_ isHidden: Bool, _ cause: Decision.HidingCause) -> String {
    if case .group(let group) = cause {
      return "it is hidden, as its \(self.group) \(name(group)) is"
    }
    return "it \(isHidden ? "is hidden" : "is not hidden"): \(words(cause, isHidden: isHidden))"
  }

  func words(_ cause: Decision.HidingCause, isHidden: Bool) -> String {
    switch cause {
    case .group(let group): "the enclosing \(self.group) \(name(group)) is hidden"
    case .person: "the user \(isHidden ? "hid" : "showed") it, as 'allowsHiding' allows"
    case .isHidden: "'isHidden' is true"
    case .isHiddenByDefault: "'isHiddenByDefault' is true"
    case .nothing: "no key hides it"
    }
  }

  // MARK: - Mode

  private func reason(_ cause: Decision.ModeCause) -> String {
    switch cause {
    case .platform: ": \(device) has no other"
    case .framework: ", which 'automatic' is in SwiftUI"
    case .spec: ", as specified"
    case .group(let group): ": \(name(group)) at the root is a group"
    case .noGroup: ": there is no group at the root"
    }
  }

  private func windowSizes(_ bar: TabBar.Position?, _ sidebar: Decision.SidebarKind?) -> String {
    let place = bar.map { "a bar \($0.phrase(leading: "next to the window"))" }
    let words =
      switch (place, sidebar) {
      case (let place?, nil): "\(place) and no sidebar"
      case (nil, .some): "a sidebar and no bar"
      case (let place?, .inTurnWithBar): "\(place) or a sidebar, one at a time"
      case (let place?, .some): "\(place), and a sidebar inside the selected \(group)"
      case (nil, nil): "neither a bar nor a sidebar"
      }
    return "here \(device) shows \(words)"
  }

  // MARK: - The bar

  private var belongs: String { isInMore ? "belongs to the bar" : "is an item here" }

  private func rights(_ placement: Node.Placement) -> String {
    let canChange = layout.isBarEditable
    return switch placement {
    case .fixed: "at the leading side" + (canChange ? ", where the user cannot change it" : "")
    case .pinned: "at the trailing side" + (canChange ? ", where the user cannot change it" : "")
    case .movable where canChange: "where the user can move it but not remove it"
    case .automatic, .default, .optional, .movable, .sidebarOnly:
      canChange ? "where the user can move and remove it" : "between the fixed and the pinned items"
    }
  }

  private func capacityWords(_ place: Int, _ count: Int, isInMore: Bool, _ capacity: Int?) -> String
  {
    let words = "it is the \(ordinal(place)) of \(numberWord(count))"
    guard let capacity else { return "\(words), and all fit in the bar" }
    return isInMore
      ? "\(words): the first \(numberWord(capacity)) fit, so it is listed in More"
      : "\(words), and the first \(numberWord(capacity)) fit in the bar"
  }

  // MARK: - The sidebar

  func place(_ section: Int?) -> String {
    section.map { "in the section \(name($0))" } ?? "at the top level"
  }

  private func words(_ cause: Decision.VisibilityCause) -> String {
    switch cause {
    case .person: ", as the user left it"
    case .spec: ", as 'sidebar.isHidden' says"
    case .platform(let orientation): " at first" + (orientation.map { " in \($0.rawValue)" } ?? "")
    }
  }
}
