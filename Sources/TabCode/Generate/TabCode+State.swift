import TabModel

/// The controller's state, and the helpers of the file.
extension TabCode {
  private var remembersSidebar: Bool {
    variedProperties.contains { property in
      guard case .isSidebarHidden = property.kind else { return false }
      return property.parts.contains(where: \.isChanging)
    }
  }

  /// The state type and its key.
  var stateType: [SwiftStatement] {
    guard hasState else { return [] }
    var members: [SwiftStatement] = [.line("weak var content: (any \(names.content))?")]
    if changes.hasWidths {
      members.append(.line("var width = UIUserInterfaceSizeClass.unspecified"))
    }
    if remembersSidebar {
      members.append(
        .comment("The last values that were set, as users can change them too.", documents: true))
      members.append(.line("var sidebarIsHidden: Bool?"))
    }
    if hasChangingTabs {
      members += [
        .line("private var made: [String: UITab] = [:]"),
        .line("private var used: Set<String> = []"),
      ]
      if changes.hasWidths {
        members.append(
          .line("private var shown: [UIUserInterfaceSizeClass: Set<String>] = [:]"))
      }
      if hasChangingGroups {
        members.append(.line("private var lists: [(group: UITabGroup, children: [UITab])] = []"))
      }
    }
    members += [
      .blank, .line("init(_ content: any \(names.content)) { self.content = content }"),
    ]
    if hasChangingTabs { members += keeping }
    return [
      .blank,
      .comment(
        hasChangingTabs
          ? "The state of a controller between updates."
          : "The state of a controller.", documents: true),
      .line("@MainActor"),
      .block("private final class \(names.state)", members),
      .blank,
      .line("@MainActor private var \(names.variable)TabStateKey: UInt8 = 0"),
    ]
  }

  private var hasChangingGroups: Bool { changes.lists.contains { $0 != Changes.root } }

  private var keeping: [SwiftStatement] {
    var result: [SwiftStatement] = [
      .blank,
      .comment("The existing tab, updated, or a new one.", documents: true),
      .function(
        "func tab<Tab: UITab>",
        ["_ key: String", "make: () -> Tab", "update: (Tab) -> Void = { _ in }"], " -> Tab",
        [
          .line("used.insert(key)"),
          .block(
            "if let tab = made[key] as? Tab", [.line("update(tab)"), .line("return tab")]),
          .line("let tab = make()"),
          .line("made[key] = tab"),
          .line("return tab"),
        ]),
    ]
    if hasChangingGroups {
      // A tab that moved is in another list.
      let made = changes.isMoving ? "[]" : "children"
      result += [
        .blank,
        .comment("The existing group, updated, or a new one.", documents: true),
        .function(
          "func group",
          [
            "_ key: String", "children: [UITab]", "make: ([UITab]) -> UITabGroup",
            "update: (UITabGroup) -> Void = { _ in }",
          ], " -> UITabGroup",
          [
            .line("let group = tab(key, make: { make(\(made)) }, update: update)"),
            .line("lists.append((group, children))"),
            .line("return group"),
          ]),
      ]
    }
    var body: [SwiftStatement] = []
    if changes.isMoving {
      body.append(.line("move(tabs, to: nil)"))
      if hasChangingGroups {
        body.append(.line("for (group, children) in lists { move(children, to: group) }"))
      }
    }
    body.append(
      .block("if !same(controller.tabs, tabs)", [.line("controller.tabs = tabs")]))
    if hasChangingGroups {
      body += [
        .block(
          "for (group, children) in lists where !same(group.children, children)",
          [.line("group.children = children")]),
        .line("lists = []"),
      ]
    }
    if changes.hasWidths {
      body += [
        .comment(
          "A tab that is removed for another reason than the width is created again.",
          documents: false),
        .block(
          "for key in shown[width, default: []].subtracting(used)",
          [.line("made[key] = nil")]),
        .line("shown[width] = used"),
      ]
    } else {
      body.append(.line("made = made.filter { used.contains($0.key) }"))
    }
    body.append(.line("used = []"))
    var move: [SwiftStatement] = []
    if changes.isMoving {
      let leave = SwiftStatement.block(
        "if let old = tab.parent, old !== group", [.line("old.children.removeAll { $0 === tab }")])
      move = [
        .blank,
        .comment("Removes tabs from their previous groups.", documents: true),
        .function(
          "private func move", ["_ tabs: [UITab]", "to group: UITabGroup?"], "",
          [.block("for tab in tabs", [leave])]),
      ]
    }
    return result + [
      .blank,
      .comment("Sets the tabs of the controller and the children of groups.", documents: true),
      .function("func show", ["_ tabs: [UITab]", "in controller: UITabBarController"], "", body),
      .blank,
      .function(
        "private func same", ["_ tabs: [UITab]", "_ others: [UITab]"], " -> Bool",
        [.line("tabs.elementsEqual(others, by: ===)")]),
    ] + move
  }

  // MARK: - Helpers

  /// The helpers of the functions that create tabs.
  var helpers: [[SwiftStatement]] {
    var helpers: [[SwiftStatement]] = []
    let has = Has(self)
    let access = options.access.prefix
    if has.plain {
      helpers.append(
        provider(["for tab: \(names.tab)"], "viewController(for: tab)"))
    }
    if has.repeated {
      helpers.append(
        provider(
          ["for item: \(names.item)", "in tab: \(names.repeatedTab)"],
          "viewController(for: item, in: tab)"))
      helpers.append([
        .comment("The items without duplicates, as each can have only one tab.", documents: true),
        .function(
          "fileprivate func uniqueItems", ["for tab: \(names.repeatedTab)"], " -> [\(names.item)]",
          [
            .line("var ids: Set<\(names.item).ID> = []"),
            .line("return items(for: tab).filter { ids.insert($0.id).inserted }"),
          ]),
      ])
    }
    if has.sidebarAction { helpers.append(action([], "perform(action)")) }
    if has.sidebarActionOfItem {
      helpers.append(action(["for item: \(names.item)"], "perform(action, for: item)"))
    }
    if has.live {
      helpers.append([
        .function(
          "\(access)func configure", ["_ tab: UITab", "for identifier: \(names.tab)"], "", [])
      ])
    }
    if has.liveItem {
      helpers.append([
        .function(
          "\(access)func configure",
          ["_ tab: UITab", "for item: \(names.item)", "in identifier: \(names.repeatedTab)"], "", []
        )
      ])
    }
    return helpers
  }

  private func provider(_ parameters: [String], _ call: String) -> [SwiftStatement] {
    [
      .function(
        "fileprivate func provider", parameters, " -> (UITab) -> UIViewController",
        [
          .line("{ [weak self] _ in"),
          .line(indented("guard let self else {")),
          .line(indented(indented("assertionFailure(\(lostContent))"))),
          .line(indented(indented("return UIViewController()"))),
          .line(indented("}")),
          .line(indented("return self.\(call)")),
          .line("}"),
        ])
    ]
  }

  private func action(_ item: [String], _ call: String) -> [SwiftStatement] {
    [
      .function(
        "fileprivate func makeAction",
        ["_ action: \(names.action)"] + item + ["title: String", "image: UIImage? = nil"],
        " -> UIAction",
        [.line("UIAction(title: title, image: image) { [weak self] _ in self?.\(call) }")])
    ]
  }

  /// The check for an iPad in code that also runs on a Mac.
  var device: [SwiftStatement] {
    let all =
      narrowings.flatMap(\.conditions)
      + variedProperties.flatMap(\.parts).flatMap(\.choices).flatMap(\.conditions)
    let asks = all.contains { condition in
      guard case .holds(let text) = condition else { return false }
      return text.split(separator: ", ").contains("!\(CodeScope.isPad)")
    }
    guard asks else { return [] }
    return [
      .blank,
      .comment("True on an iPad; a Mac may have the same idiom.", documents: true),
      .line("@MainActor"),
      .block(
        "private var \(CodeScope.isPad): Bool",
        [
          .line("#if targetEnvironment(macCatalyst)"),
          .line(indented("return false")),
          .line("#else"),
          .line(indented("return UIDevice.current.userInterfaceIdiom == .pad")),
          .line("#endif"),
        ]),
    ]
  }
}
