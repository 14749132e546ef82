import JSON
import TabModel

/// The controller's state, and the helpers of the file.
extension TabCode {
  var stateType: SwiftStatement? {
    guard hasState else { return nil }
    var members: [SwiftStatement] = ["weak var content: (any \(names.content))?"]
    if changes.hasWidths { members.append("var width = UIUserInterfaceSizeClass.unspecified") }
    if variedProperties.contains(where: { $0.key == .sidebarIsHidden && $0.isChanging }) {
      members.append(
        """
        /// The last values that were set, as users can change them too.
        var sidebarIsHidden: Bool?
        """)
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
    let initializer: SwiftStatement =
      "init(_ content: any \(names.content)) { self.content = content }"
    let all = separated([.group(members), initializer] + (hasChangingTabs ? updateFunctions : []))
    return .group([
      .block(
        """
        /// The state of a controller\(hasChangingTabs ? " between updates" : "").
        @MainActor
        private final class \(names.state)
        """, all),
      "",
      "@MainActor private var \(names.variable)TabStateKey: UInt8 = 0",
    ])
  }

  private var hasChangingGroups: Bool { changes.lists.contains { $0 != nil } }

  /// The functions of the state that keep tabs between updates.
  private var updateFunctions: [SwiftStatement] {
    var result: [SwiftStatement] = [
      """
      /// The existing tab, updated, or a new one.
      func tab<Tab: UITab>(_ key: String, make: () -> Tab, update: (Tab) -> Void = { _ in }) -> Tab {
        used.insert(key)
        if let tab = made[key] as? Tab {
          update(tab)
          return tab
        }
        let tab = make()
        made[key] = tab
        return tab
      }
      """
    ]
    if hasChangingGroups {
      // A tab that moved is in another list.
      let made = changes.isMoving ? "[]" : "children"
      let parameters =
        "_ key: String, children: [UITab], make: ([UITab]) -> UITabGroup, "
        + "update: (UITabGroup) -> Void = { _ in }"
      result.append(
        """
        /// The existing group, updated, or a new one.
        func group(\(parameters)) -> UITabGroup {
          let group = tab(key, make: { make(\(made)) }, update: update)
          lists.append((group, children))
          return group
        }
        """)
    }
    result += [
      .block(
        """
        /// Sets the tabs of the controller and the children of groups.
        func show(_ tabs: [UITab], in controller: UITabBarController)
        """, bodyOfShow),
      """
      private func same(_ tabs: [UITab], _ others: [UITab]) -> Bool {
        tabs.elementsEqual(others, by: ===)
      }
      """,
    ]
    if changes.isMoving {
      result.append(
        """
        /// Removes tabs from their previous groups.
        private func move(_ tabs: [UITab], to group: UITabGroup?) {
          for tab in tabs {
            if let old = tab.parent, old !== group {
              old.children.removeAll { $0 === tab }
            }
          }
        }
        """)
    }
    return result
  }

  private var bodyOfShow: [SwiftStatement] {
    var body: [SwiftStatement] = []
    if changes.isMoving {
      body.append("move(tabs, to: nil)")
      if hasChangingGroups {
        body.append("for (group, children) in lists { move(children, to: group) }")
      }
    }
    body.append("if !same(controller.tabs, tabs) {\n  controller.tabs = tabs\n}")
    if hasChangingGroups {
      body.append(
        """
        for (group, children) in lists where !same(group.children, children) {
          group.children = children
        }
        lists = []
        """)
    }
    if changes.hasWidths {
      body += [
        .comment("A tab that is removed for another reason than the width is created again."),
        """
        for key in shown[width, default: []].subtracting(used) {
          made[key] = nil
        }
        shown[width] = used
        """,
      ]
    } else {
      body.append("made = made.filter { used.contains($0.key) }")
    }
    return body + ["used = []"]
  }

  // MARK: - Helpers

  var helpers: [SwiftStatement] {
    var helpers: [SwiftStatement] = []
    let (tabUses, itemUses) = (uses(ofItems: false), uses(ofItems: true))
    if tabUses.exist {
      helpers.append(provider("for tab: \(names.tab)", "viewController(for: tab)"))
    }
    if itemUses.exist {
      helpers += [
        provider(
          "for item: \(names.item), in tab: \(names.repeatedTab)",
          "viewController(for: item, in: tab)"),
        """
        /// The items without duplicates, as each can have only one tab.
        fileprivate func uniqueItems(for tab: \(names.repeatedTab)) -> [\(names.item)] {
          var ids: Set<\(names.item).ID> = []
          return items(for: tab).filter { ids.insert($0.id).inserted }
        }
        """,
      ]
    }
    if tabUses.haveSidebarActions { helpers.append(action("", "perform(action)")) }
    if itemUses.haveSidebarActions {
      helpers.append(action("for item: \(names.item), ", "perform(action, for: item)"))
    }
    if tabUses.areLive { helpers.append("\(access)func \(configureTab) {}") }
    if itemUses.areLive { helpers.append("\(access)func \(configureItem) {}") }
    return helpers
  }

  private func provider(_ parameters: String, _ call: String) -> SwiftStatement {
    """
    fileprivate func provider(\(parameters)) -> (UITab) -> UIViewController {
      { [weak self] _ in
        guard let self else {
          assertionFailure("Keep the \(names.content) in a property.")
          return UIViewController()
        }
        return self.\(call)
      }
    }
    """
  }

  private func action(_ item: String, _ call: String) -> SwiftStatement {
    let parameters = "_ action: \(names.action), \(item)title: String, image: UIImage? = nil"
    return """
      fileprivate func makeAction(\(parameters)) -> UIAction {
        UIAction(title: title, image: image) { [weak self] _ in self?.\(call) }
      }
      """
  }

  /// The check for an iPad in code that also runs on a Mac.
  var device: SwiftStatement? {
    let all =
      narrowings.flatMap(\.conditions)
      + variedProperties.flatMap(\.parts).flatMap(\.choices).flatMap(\.conditions)
    let questions = all.compactMap(\.question).flatMap { $0.split(separator: ", ") }
    guard questions.contains("!\(CodeScope.isPad)") else { return nil }
    return """
      /// True on an iPad; a Mac may have the same idiom.
      @MainActor
      private var \(CodeScope.isPad): Bool {
        #if targetEnvironment(macCatalyst)
          return false
        #else
          return UIDevice.current.userInterfaceIdiom == .pad
        #endif
      }
      """
  }
}
