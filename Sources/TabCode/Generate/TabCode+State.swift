import JSON
import TabModel

/// The controller's state, and the helpers of the file.
extension TabCode {
  /// The state type and its key.
  var stateType: [SwiftStatement] {
    guard hasState else { return [] }
    var members: [SwiftStatement] = ["weak var content: (any \(names.content))?"]
    if changes.hasWidths { members.append("var width = UIUserInterfaceSizeClass.unspecified") }
    if variedProperties.contains(where: { $0.key == .sidebar(.isHidden) && $0.isChanging }) {
      members += [
        .documentation("The last values that were set, as users can change them too."),
        "var sidebarIsHidden: Bool?",
      ]
    }
    if hasChangingTabs {
      members += ["private var made: [String: UITab] = [:]", "private var used: Set<String> = []"]
      if changes.hasWidths {
        members.append("private var shown: [UIUserInterfaceSizeClass: Set<String>] = [:]")
      }
      if hasChangingGroups {
        members.append("private var lists: [(group: UITabGroup, children: [UITab])] = []")
      }
    }
    let initializer = SwiftStatement.line(
      "init(_ content: any \(names.content)) { self.content = content }")
    let all = separated([members, [initializer]] + (hasChangingTabs ? updateFunctions : []))
    return [
      .documentation("The state of a controller\(hasChangingTabs ? " between updates" : "")."),
      "@MainActor",
      .block("private final class \(names.state)", all),
      .blank,
      "@MainActor private var \(names.variable)TabStateKey: UInt8 = 0",
    ]
  }

  private var hasChangingGroups: Bool { changes.lists.contains { $0 != Changes.root } }

  /// The functions of the state that keep tabs between updates.
  private var updateFunctions: [[SwiftStatement]] {
    var result: [[SwiftStatement]] = [
      [
        .documentation("The existing tab, updated, or a new one."),
        .function(
          "func tab<Tab: UITab>",
          ["_ key: String", "make: () -> Tab", "update: (Tab) -> Void = { _ in }"], " -> Tab",
          [
            "used.insert(key)",
            .block("if let tab = made[key] as? Tab", ["update(tab)", "return tab"]),
            "let tab = make()",
            "made[key] = tab",
            "return tab",
          ]),
      ]
    ]
    if hasChangingGroups {
      // A tab that moved is in another list.
      let made = changes.isMoving ? "[]" : "children"
      result.append([
        .documentation("The existing group, updated, or a new one."),
        .function(
          "func group",
          [
            "_ key: String", "children: [UITab]", "make: ([UITab]) -> UITabGroup",
            "update: (UITabGroup) -> Void = { _ in }",
          ], " -> UITabGroup",
          [
            "let group = tab(key, make: { make(\(made)) }, update: update)",
            "lists.append((group, children))",
            "return group",
          ]),
      ])
    }
    var body: [SwiftStatement] = []
    if changes.isMoving {
      body.append("move(tabs, to: nil)")
      if hasChangingGroups {
        body.append("for (group, children) in lists { move(children, to: group) }")
      }
    }
    body.append(.block("if !same(controller.tabs, tabs)", ["controller.tabs = tabs"]))
    if hasChangingGroups {
      body += [
        .block(
          "for (group, children) in lists where !same(group.children, children)",
          ["group.children = children"]),
        "lists = []",
      ]
    }
    if changes.hasWidths {
      body += [
        .comment("A tab that is removed for another reason than the width is created again."),
        .block("for key in shown[width, default: []].subtracting(used)", ["made[key] = nil"]),
        "shown[width] = used",
      ]
    } else {
      body.append("made = made.filter { used.contains($0.key) }")
    }
    result += [
      [
        .documentation("Sets the tabs of the controller and the children of groups."),
        .function(
          "func show", ["_ tabs: [UITab]", "in controller: UITabBarController"], "",
          body + ["used = []"]),
      ],
      [
        .function(
          "private func same", ["_ tabs: [UITab]", "_ others: [UITab]"], " -> Bool",
          ["tabs.elementsEqual(others, by: ===)"])
      ],
    ]
    if changes.isMoving {
      let leave = SwiftStatement.block(
        "if let old = tab.parent, old !== group", ["old.children.removeAll { $0 === tab }"])
      result.append([
        .documentation("Removes tabs from their previous groups."),
        .function(
          "private func move", ["_ tabs: [UITab]", "to group: UITabGroup?"], "",
          [.block("for tab in tabs", [leave])]),
      ])
    }
    return result
  }

  // MARK: - Helpers

  /// The helpers of the functions that create tabs.
  var helpers: [[SwiftStatement]] {
    var helpers: [[SwiftStatement]] = []
    let (tabUses, itemUses) = (uses(ofItems: false), uses(ofItems: true))
    if tabUses.exist {
      helpers.append(provider(["for tab: \(names.tab)"], "viewController(for: tab)"))
    }
    if itemUses.exist {
      helpers += [
        provider(
          ["for item: \(names.item)", "in tab: \(names.repeatedTab)"],
          "viewController(for: item, in: tab)"),
        [
          .documentation("The items without duplicates, as each can have only one tab."),
          .function(
            "fileprivate func uniqueItems", ["for tab: \(names.repeatedTab)"],
            " -> [\(names.item)]",
            [
              "var ids: Set<\(names.item).ID> = []",
              "return items(for: tab).filter { ids.insert($0.id).inserted }",
            ]),
        ],
      ]
    }
    if tabUses.haveSidebarActions { helpers.append(action([], "perform(action)")) }
    if itemUses.haveSidebarActions {
      helpers.append(action(["for item: \(names.item)"], "perform(action, for: item)"))
    }
    for (uses, parameters) in [(tabUses, tabToConfigure), (itemUses, itemToConfigure)]
    where uses.areLive {
      helpers.append([.function("\(access)func configure", parameters, "", [])])
    }
    return helpers
  }

  private func provider(_ parameters: [String], _ call: String) -> [SwiftStatement] {
    [
      .function(
        "fileprivate func provider", parameters, " -> (UITab) -> UIViewController",
        [
          "{ [weak self] _ in",
          .line(indented("guard let self else {")),
          .line(indented(indented("assertionFailure(\(lostContent))"))),
          .line(indented(indented("return UIViewController()"))),
          .line(indented("}")),
          .line(indented("return self.\(call)")),
          "}",
        ])
    ]
  }

  private func action(_ item: [String], _ call: String) -> [SwiftStatement] {
    [
      .function(
        "fileprivate func makeAction",
        ["_ action: \(names.action)"] + item + ["title: String", "image: UIImage? = nil"],
        " -> UIAction",
        ["UIAction(title: title, image: image) { [weak self] _ in self?.\(call) }"])
    ]
  }

  /// The check for an iPad in code that also runs on a Mac.
  var device: [SwiftStatement] {
    let all =
      narrowings.flatMap(\.conditions)
      + variedProperties.flatMap(\.parts).flatMap(\.choices).flatMap(\.conditions)
    let asks = all.contains { condition in
      guard case .holds(let text) = condition else { return false }
      return text.split(on: ", ").contains("!\(CodeScope.isPad)")
    }
    guard asks else { return [] }
    return [
      .documentation("True on an iPad; a Mac may have the same idiom."),
      "@MainActor",
      .block(
        "private var \(CodeScope.isPad): Bool",
        [
          "#if targetEnvironment(macCatalyst)",
          .line(indented("return false")),
          "#else",
          .line(indented("return UIDevice.current.userInterfaceIdiom == .pad")),
          "#endif",
        ]),
    ]
  }
}
