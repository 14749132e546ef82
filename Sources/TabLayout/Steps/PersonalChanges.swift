import TabHierarchy

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

  init(_ state: CustomizationState, _ index: IdentifierIndex) {
    // `hidden` wins over `shown`, so it is looked at last.
    for entry in state.shown { index.node(named: entry.value).map { isHidden[$0] = false } }
    for entry in state.hidden { index.node(named: entry.value).map { isHidden[$0] = true } }
    tabBarOrder = firstMentions(state.tabBarOrder, index)
    removedFromTabBar = Set(firstMentions(state.removedFromTabBar, index))
    for (group, children) in state.displayOrder {
      guard let node = index.node(named: group.value), displayOrder[node] == nil else { continue }
      displayOrder[node] = firstMentions(children, index)
    }
    isSidebarShown = state.isSidebarShown
    collapsed = Set(firstMentions(state.collapsed, index))
  }
}

/// The nodes that a list of identifiers names, each once, in the order of the first mentions.
private func firstMentions(_ list: [Located<String>], _ index: IdentifierIndex) -> [Int] {
  var seen: Set<Int> = []
  return list.compactMap { index.node(named: $0.value) }.filter { seen.insert($0).inserted }
}
