import TabModel

/// Selection, and the actions of tabs that are not selected.
extension TabCode {
  var isFlat: Bool { !spec.hasAny(.group) }

  func find(_ identifier: String) -> String {
    isFlat ? "self.tab(forIdentifier: \(identifier))" : "\(findName)(\(identifier), in: tabs)"
  }

  var open: String { isFlat ? "selectedTab = tab" : "\(openName)(tab)" }

  var tabFunctions: [SwiftStatement] {
    let comment = "Selects a tab, if it is part of the hierarchy"
    return functions(
      finding: "Nil if the tab is not part of the hierarchy.", "tab.rawValue",
      selecting: comment + (isFlat ? "." : ", and opens its groups."), "tab",
      "_ tab: \(names.tab)") + [
        """
        /// The selected tab\(names.repeatedFirsts.isEmpty ? "" : "; nil if it is an item's").
        \(access)var selected\(names.root)Tab: \(names.tab)? {
          selectedTab.flatMap { \(names.tab)(rawValue: $0.identifier) }
        }
        """
      ]
  }

  var itemFunctions: [SwiftStatement] {
    functions(
      finding: "The tab of an item; nil if there is none.", "tab.identifier(for: id)",
      selecting: "Selects the tab of an item, if there is one.", "tab, id: id",
      "_ tab: \(names.repeatedTab), id: \(names.item).ID")
  }

  private func functions(
    finding: String, _ identifier: String, selecting: String, _ arguments: String,
    _ parameters: String
  ) -> [SwiftStatement] {
    [
      """
      /// \(finding)
      \(access)func \(names.variable)Tab(\(parameters)) -> UITab? {
        \(find(identifier))
      }
      """,
      """
      /// \(selecting)
      \(access)func \(select)(\(parameters)) {
        if let tab = \(names.variable)Tab(\(arguments)) {
          \(open)
        }
      }
      """,
    ]
  }

  var selectionHelpers: [SwiftStatement] {
    if isFlat { return [] }
    return [
      """
      /// Finds a tab in groups, too.
      private func \(findName)(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
          if tab.identifier == identifier { return tab }
          let children = (tab as? UITabGroup)?.children ?? []
          if let found = \(findName)(identifier, in: children) {
            return found
          }
        }
        return nil
      }
      """,
      """
      /// Selects a tab and the path to it in its groups.
      private func \(openName)(_ tab: UITab) {
        var child = tab
        while let group = child.parent {
          group.selectedChild = child
          child = group
        }
        selectedTab = tab
      }
      """,
    ]
  }

  // MARK: - Actions

  var shouldSelect: SwiftStatement {
    func actions(_ firsts: [Int]) -> [Int] {
      firsts.filter { names.nodes(like: $0).contains { spec.nodes[$0].performsAction.isTrue } }
    }
    let content = "let content = \(stateName)?.content"
    func perform(_ arguments: String) -> [SwiftStatement] {
      ["content.perform(\(arguments))", "return false"]
    }
    var body: [SwiftStatement] = []
    let plain = actions(names.firsts).map { member(names.caseNames[$0]) }
    if plain.count == 1 {
      body.append(
        .block(
          "if tab.identifier == \(names.tab)\(plain[0]).rawValue",
          [guardContent(content, "return true")] + perform(plain[0])))
    } else if !plain.isEmpty {
      body += [
        "let actions: [\(names.tab)] = \(array(plain))",
        .block(
          "if let action = \(names.tab)(rawValue: tab.identifier), actions.contains(action)",
          [guardContent(content, "return true")] + perform("action")),
      ]
    }
    let loops = actions(names.repeatedFirsts).map { index -> SwiftStatement in
      let action = member(names.caseNames[index])
      let repeated = member(names.caseNames[spec.repeatedNode(of: index) ?? index])
      let identifier = "\(names.repeatedTab)\(action).identifier(for: item.id)"
      return .block(
        "for item in content.items(for: \(repeated))\nwhere tab.identifier == \(identifier)",
        perform("item, in: \(action)"))
    }
    if !loops.isEmpty { body.append(.block("if \(content)", loops)) }
    return .block(
      """
      /// Runs the action of a tab, if it has one, and returns whether to select the tab. \
      Call it in the delegate's `tabBarController(_:shouldSelectTab:)`.
      \(access)func shouldSelect\(names.root)Tab(_ tab: UITab) -> Bool
      """, body + ["return true"])
  }

  /// - Parameter condition: false if the content was released.
  func guardContent(_ condition: String, _ exit: String) -> SwiftStatement {
    """
    guard \(condition) else {
      assertionFailure("Keep the \(names.content) in a property.")
      \(exit)
    }
    """
  }
}
