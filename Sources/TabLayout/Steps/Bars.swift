import LocatedJSON
import TabHierarchy

/// The items of the bars where placement counts: fixed, customizable and pinned ones (section 4).
func regionItems(_ scene: Scene) -> [BarItem] {
  let spec = scene.spec
  var fixed: [Int] = []
  var customizable = scene.changes?.tabBarOrder.filter { scene.isCustomizable($0) } ?? []
  var pinned: [Int] = []
  let ordered = Set(customizable)
  for (index, node) in spec.nodes.enumerated()
  where scene.presence.isPresent(index) && !scene.presence.isHidden(index) {
    switch spec.resolvedPlacement(of: node) {
    case .fixed: fixed.append(index)
    case .pinned: pinned.append(index)
    case .movable:
      if !ordered.contains(index) { customizable.append(index) }
    case .default, .automatic:
      let isRemoved = scene.changes?.removedFromTabBar.contains(index) ?? false
      if !isRemoved, !ordered.contains(index) { customizable.append(index) }
    case .optional, .sidebarOnly: break
    }
  }
  let style = scene.barStyle
  return fixed.map { BarItem(node: $0, region: .fixed, shows: style.shows) }
    + customizable.map { BarItem(node: $0, region: .customizable, shows: style.shows) }
    + pinned.map { BarItem(node: $0, region: .pinned, shows: style.pinnedShows) }
}

extension Scene {
  /// Whether a person's order of the bar can name a node.
  fileprivate func isCustomizable(_ index: Int) -> Bool {
    guard !presence.isHidden(index) else { return false }
    switch spec.resolvedPlacement(of: spec.nodes[index]) {
    case .default, .automatic, .movable, .optional: return true
    case .fixed, .pinned, .sidebarOnly: return false
    }
  }
}

/// The root nodes that a bar without placement shows, in the order of `tabs` (section 5).
func rootItems(_ scene: Scene) -> [Int] {
  let spec = scene.spec
  let roots = spec.roots.filter { scene.presence.isPresent($0) }
  let filter = spec.compactTabIdentifiers
  guard scene.barStyle.isBottomBar, filter.exists, !spec.document.isEmpty(filter) else {
    return roots
  }
  let named = Set(spec.document.elements(of: filter).compactMap { scene.index.node(named: $0) })
  return roots.filter { named.contains($0) }
}

/// The most items of a bottom bar; one of more has four and More.
private let bottomBarCapacity = 5

/// The nodes of a bar after those without room have moved into More.
func overflow(_ nodes: [Int], _ style: BarStyle) -> (visible: [Int], more: [Int]) {
  guard style.overflow == .more, nodes.count > bottomBarCapacity else { return (nodes, []) }
  return (
    Array(nodes.prefix(bottomBarCapacity - 1)), Array(nodes.dropFirst(bottomBarCapacity - 1))
  )
}

/// Which item of a compact bottom bar may stand apart, by release and SDK (section 5).
enum DistinctItemRule: Equatable {
  /// None: the statement says why.
  case none(Statement)
  /// The search tab, because of a statement where Apple does not say so.
  case searchTab(Statement?)
  /// The prominent tab, else a search tab that activates search by itself.
  case prominentTab

  init(_ environment: Environment) {
    switch (environment.osVersion.major, environment.sdkVersion.major) {
    case (18, _): self = .none(.searchIsOrdinary)
    case (_, 18): self = .none(.searchOfOldBuild)
    case (26, let sdk): self = .searchTab(sdk == 26 ? nil : .distinctWithNewerSDK)
    case (_, 26): self = .searchTab(.distinctWithOlderSDK)
    default: self = .prominentTab
    }
  }

  /// The statement behind a search tab that is an item like any other.
  fileprivate var statementOnOrdinarySearch: Statement {
    if case .none(let statement) = self { return statement }
    return .searchNotDistinct
  }
}

/// The one item of a compact bottom bar that stands apart at the trailing end, if any (section 5).
func distinctItem(among visible: [Int], _ scene: Scene) -> (node: Int, statement: Statement?)? {
  switch DistinctItemRule(scene.environment) {
  case .none:
    return nil
  case .searchTab(let statement):
    return visible.first { scene.spec.nodes[$0].isSearch }.map { ($0, statement) }
  case .prominentTab:
    if scene.settings.prominentTab.exists,
      let prominent = scene.index.node(named: scene.settings.prominentTab),
      visible.contains(prominent)
    {
      return (prominent, nil)
    }
    guard scene.settings.hasAutomaticSearch else { return nil }
    return visible.first {
      scene.spec.nodes[$0].isSearch && scene.spec.nodes[$0].isTrue(.automaticallyActivatesSearch)
    }.map { ($0, nil) }
  }
}

/// The items of the bars where placement does not count, More and the distinct item included.
func plainItems(_ scene: Scene) -> (items: [BarItem], more: [Int], notes: [LayoutNote]) {
  let style = scene.barStyle
  var (visible, more) = overflow(rootItems(scene), style)
  var notes: [LayoutNote] = []
  let distinct = style.mayHaveDistinctItem ? distinctItem(among: visible, scene) : nil
  if let distinct {
    visible.removeAll { $0 == distinct.node }
    if let statement = distinct.statement {
      notes.append(LayoutNote(subject: distinct.node, statement: statement))
    }
    if !more.isEmpty {
      notes.append(LayoutNote(subject: distinct.node, statement: .distinctBehindMore))
    }
    notes.append(LayoutNote(subject: distinct.node, statement: .distinctShowsImage))
  } else if style.mayHaveDistinctItem,
    let search = visible.first(where: { scene.spec.nodes[$0].isSearch })
  {
    notes.append(
      LayoutNote(
        subject: search, statement: DistinctItemRule(scene.environment).statementOnOrdinarySearch))
  }
  var items = visible.map { index in
    let isBlank =
      style.blankTitleShowsImage && isBlank(scene.spec.title(of: scene.spec.nodes[index]))
    return BarItem(node: index, shows: isBlank ? .image : style.shows)
  }
  if !more.isEmpty { items.append(BarItem(shows: style.shows)) }
  if let distinct { items.append(BarItem(node: distinct.node, shows: .image, isDistinct: true)) }
  return (items, more, notes)
}

/// Whether a text has nothing but white space.
package func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
}

extension Statement {
  static let distinctWithNewerSDK = Statement(
    .assumed, .tabBars,
    "On 26 an app built with the SDK of 27 has a distinct search tab as one built with 26 does.")
  static let distinctWithOlderSDK = Statement(
    .observed, .tabBars, "On 27 an app built with the SDK of 26 keeps its distinct search tab.")
  static let distinctBehindMore = Statement(
    .assumed, .tabBars,
    "Which items have room is worked out first; then the distinct one moves behind More.")
  static let distinctShowsImage = Statement(
    .observed, .tabBars, "The distinct item shows its image only.")
  static let searchIsOrdinary = Statement(
    .observed, .searchTab, "On 18 the search tab of a bottom bar is an item like any other.")
  static let searchOfOldBuild = Statement(
    .assumed, .searchTab,
    "A search tab of an app built with the SDK of 18 is an item like any other.")
  static let searchNotDistinct = Statement(
    .observed, .searchTab,
    "On 27 the search tab stands apart only if it activates search by itself or is the prominent tab."
  )
}
