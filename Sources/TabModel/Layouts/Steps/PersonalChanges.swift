/// A customization state with its identifiers turned into nodes of one environment.
///
/// Of an identifier that is mentioned twice the first mention counts; what names no present node is
/// left out.
struct PersonalChanges {
  /// For the nodes that the person hid or showed.
  var isHidden: [Int: Bool] = [:]
  var tabBarOrder: [Int] = []
  var removedFromTabBar: Set<Int> = []
  /// For the groups that the person reordered, the children that come first.
  var displayOrder: [Int: [Int]] = [:]
  var isSidebarShown: Bool?
  var collapsed: Set<Int> = []
  /// Whether the order of the bar names what is not present.
  var hasUnknownItems = false
  /// Whether an identifier is named twice, in one list or in two that contradict each other, so
  /// that only one of the mentions counts.
  var hasConflicts = false

  init(_ state: CustomizationState, _ index: IdentifierIndex) {
    // `hidden` wins over `shown`, so it is looked at last.
    for node in firstMentions(state.shown, index) { isHidden[node] = false }
    for node in firstMentions(state.hidden, index) {
      if isHidden[node] != nil { hasConflicts = true }
      isHidden[node] = true
    }
    tabBarOrder = firstMentions(state.tabBarOrder, index)
    hasUnknownItems = state.tabBarOrder.contains { index.node(named: $0.value) == nil }
    removedFromTabBar = Set(firstMentions(state.removedFromTabBar, index))
    if !removedFromTabBar.isDisjoint(with: tabBarOrder) { hasConflicts = true }
    for (group, children) in state.displayOrder {
      guard let node = index.node(named: group.value) else { continue }
      displayOrder[node] = firstMentions(children, index)
    }
    isSidebarShown = state.isSidebarShown
    collapsed = Set(firstMentions(state.collapsed, index))
  }

  /// The nodes that a list of identifiers names, each once, in the order of the first mentions.
  private mutating func firstMentions(
    _ list: [Located<String>], _ index: IdentifierIndex
  ) -> [Int] {
    var seen: Set<Int> = []
    let named = list.compactMap { index.node(named: $0.value) }
    let first = named.filter { seen.insert($0).inserted }
    if first.count < named.count { hasConflicts = true }
    return first
  }
}
