import JSON

/// A customization with its identifiers resolved to nodes of one environment. Of duplicate identifiers the first
/// counts; unknown ones are ignored.
struct PersonalChanges {
  var isHidden: [Int: Bool] = [:]
  var tabBarOrder: [Int] = []
  var removedFromTabBar: Set<Int> = []
  var displayOrder: [Int: [Int]] = [:]
  var isSidebarShown: Bool?
  var collapsed: Set<Int> = []
  var hasUnknownItems = false
  /// True if an identifier occurs twice, in one list or in contradicting lists.
  var hasConflicts = false
  private let spec: TabSpec

  /// - Parameter isOfBar: true if only changes of the bar have an effect.
  init(
    _ state: CustomizationState, isOfBar: Bool, in spec: TabSpec,
    nodeNamed find: (String) -> Int?
  ) {
    self.spec = spec
    tabBarOrder = firstMentions(state.tabBarOrder, find)
    hasUnknownItems = state.tabBarOrder.contains { find($0.value) == nil }
    removedFromTabBar = Set(firstMentions(state.removedFromTabBar, find))
    if !removedFromTabBar.isDisjoint(with: tabBarOrder) { hasConflicts = true }
    if isOfBar { return }
    // `hidden` takes precedence over `shown`.
    for node in firstMentions(state.shown, find) { isHidden[node] = false }
    for node in firstMentions(state.hidden, find) {
      if isHidden[node] != nil { hasConflicts = true }
      isHidden[node] = true
    }
    for order in state.displayOrder.all {
      guard let node = node(order.group, find) else { continue }
      displayOrder[node] = firstMentions(order.children, find)
    }
    isSidebarShown = state.isSidebarShown
    collapsed = Set(firstMentions(state.collapsed, find))
  }

  private mutating func firstMentions(
    _ list: [Located<String>], _ find: (String) -> Int?
  ) -> [Int] {
    let named = list.compactMap { node($0, find) }
    let first = named.uniqued()
    if first.count < named.count { hasConflicts = true }
    return first
  }

  /// Returns the named node; nil for one that users cannot customize.
  private func node(_ name: Located<String>, _ find: (String) -> Int?) -> Int? {
    find(name.value).flatMap { spec.lacksCustomizationID($0) ? nil : $0 }
  }
}
