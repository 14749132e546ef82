import JSON
import TabModel

/// Selection, and the actions of tabs that are not selected.
extension TabCode {
  var tab: [SwiftStatement] {
    let found =
      isFlat ? "self.tab(forIdentifier: tab.rawValue)" : "\(findName)(tab.rawValue, in: tabs)"
    return [
      .comment("Nil if the tab is not part of the hierarchy.", documents: true),
      .function(
        "\(access)func \(names.variable)Tab", ["_ tab: \(names.tab)"], " -> UITab?", [.line(found)]),
    ]
  }

  var tabOfItem: [SwiftStatement] {
    let identifier = "tab.identifier(for: id)"
    let found =
      isFlat ? "self.tab(forIdentifier: \(identifier))" : "\(findName)(\(identifier), in: tabs)"
    return [
      .comment("The tab of an item; nil if there is none.", documents: true),
      .function(
        "\(access)func \(names.variable)Tab",
        ["_ tab: \(names.repeatedTab)", "id: \(names.item).ID"], " -> UITab?", [.line(found)]),
    ]
  }

  var isFlat: Bool { !spec.hasAny(.group) }

  private func selecting(_ found: String) -> [SwiftStatement] {
    [
      .block(
        "if let tab = \(names.variable)Tab(\(found))",
        [.line(isFlat ? "selectedTab = tab" : "\(openName)(tab)")])
    ]
  }

  var selection: [SwiftStatement] {
    let comment =
      isFlat
      ? "Selects a tab, if it is part of the hierarchy."
      : "Selects a tab, if it is part of the hierarchy, and opens its groups."
    return [
      .comment(comment, documents: true),
      .function("\(access)func \(select)", ["_ tab: \(names.tab)"], "", selecting("tab")),
    ]
  }

  var selectionOfItem: [SwiftStatement] {
    [
      .comment("Selects the tab of an item, if there is one.", documents: true),
      .function(
        "\(access)func \(select)", ["_ tab: \(names.repeatedTab)", "id: \(names.item).ID"], "",
        selecting("tab, id: id")),
    ]
  }

  var selected: [SwiftStatement] {
    [
      .comment(
        names.repeatedFirsts.isEmpty
          ? "The selected tab." : "The selected tab; nil if it is an item's.", documents: true),
      .block(
        "\(access)var selected\(names.root)Tab: \(names.tab)?",
        [.line("selectedTab.flatMap { \(names.tab)(rawValue: $0.identifier) }")]),
    ]
  }

  var selectionHelpers: [[SwiftStatement]] {
    if isFlat { return [] }
    return [
      [
        .comment("Finds a tab in groups, too.", documents: true),
        .function(
          "private func \(findName)", ["_ identifier: String", "in tabs: [UITab]"], " -> UITab?",
          [
            .block(
              "for tab in tabs",
              [
                .line("if tab.identifier == identifier { return tab }"),
                .line("let children = (tab as? UITabGroup)?.children ?? []"),
                .block(
                  "if let found = \(findName)(identifier, in: children)", [.line("return found")]),
              ]),
            .line("return nil"),
          ]),
      ],
      [
        .comment("Selects a tab and the path to it in its groups.", documents: true),
        .function(
          "private func \(openName)", ["_ tab: UITab"], "",
          [
            .line("var child = tab"),
            .block(
              "while let group = child.parent",
              [.line("group.selectedChild = child"), .line("child = group")]),
            .line("selectedTab = tab"),
          ]),
      ],
    ]
  }

  // MARK: - Actions

  var shouldSelect: [SwiftStatement] {
    func actions(_ firsts: [Int]) -> [String] {
      firsts.filter { first in
        ([first] + names.laters[first, default: []]).contains {
          spec.nodes[$0].isTrue(.performsAction)
        }
      }.map { member(names.caseNames[$0]) }
    }
    var body: [SwiftStatement] = []
    let plain = actions(names.firsts)
    if !plain.isEmpty {
      let list = SwiftExpression.array(plain.map { .text($0) })
      body += [
        .expression("let actions: [\(names.tab)] = ", list),
        .block(
          "if let action = \(names.tab)(rawValue: tab.identifier), actions.contains(action)",
          contentOrReturn("true") + [.line("content.perform(action)"), .line("return false")]),
      ]
    }
    for action in actions(names.repeatedFirsts) {
      let first = names.repeatedFirsts.first { member(names.caseNames[$0]) == action } ?? 0
      let repeated = spec.repeatedNode(of: first) ?? first
      let asked = member(names.caseNames[repeated])
      let identifier = "\(names.repeatedTab)\(action).identifier(for: item.id)"
      body.append(
        .block(
          "for item in \(stateName)?.content?.items(for: \(asked)) ?? []",
          [
            .block(
              "if tab.identifier == \(identifier)",
              contentOrReturn("true")
                + [.line("content.perform(item, in: \(action))"), .line("return false")])
          ]))
    }
    return [
      .comment(
        "Runs the action of a tab, if it has one, and returns whether to select the tab. "
          + "Call it in the delegate's `tabBarController(_:shouldSelectTab:)`.",
        documents: true),
      .function(
        "\(access)func shouldSelect\(names.root)Tab", ["_ tab: UITab"], " -> Bool",
        body + [.line("return true")]),
    ]
  }

  private func contentOrReturn(_ result: String) -> [SwiftStatement] {
    [
      .block(
        "guard let content = \(stateName)?.content else",
        [
          .line("assertionFailure(\(lostContent))"),
          .line(result.isEmpty ? "return" : "return \(result)"),
        ])
    ]
  }

  /// The message for released content.
  var lostContent: String { "\"Keep the \(names.content) in a property.\"" }
}
