import JSON
import TabModel

/// The controller's functions for setup and selection.
extension TabCode {
  var stateName: String { "\(names.variable)TabState" }
  private var stateKey: String { "\(names.variable)TabStateKey" }
  var findName: String { "find\(names.root)Tab" }
  var select: String { "select\(names.root)Tab" }
  var openName: String { "open\(names.root)Tab" }
  private var applyName: String { "apply\(names.root)Tabs" }

  var controllerExtension: SwiftStatement {
    var members = [setUp]
    if hasUpdates { members.append(update) }
    if !names.firsts.isEmpty { members += tabFunctions }
    if !names.repeatedFirsts.isEmpty { members += itemFunctions }
    if hasActions { members.append(shouldSelect) }
    if hasUpdates { members.append(apply) }
    members += selectionHelpers
    if asksForWidth { members += widths }
    if followsWindow { members.append(followWindow) }
    if hasState { members.append(state) }
    return .block("extension UITabBarController", separated(members))
  }

  // MARK: - Setup

  private var setUp: SwiftStatement {
    var body: [SwiftStatement] = []
    let (properties, initial) = properties
    var first = hasChangingTabs ? initial : []
    if followsWidth, changes.hasWidths || !followsWindow {
      first.append(
        """
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          (controller: UITabBarController, _: UITraitCollection) in
          controller.update\(names.root)Tabs()
        }
        """)
    }
    if followsWindow { first.append("\(followWindowName)()") }
    if !first.isEmpty { body.append("let isFirst = \(stateName) == nil") }
    if !hasChangingTabs { body.append("let selected = selectedTab") }
    if hasState { body.append("\(stateName) = \(names.state)(content)") }
    body += properties
    if !hasChangingTabs { body.append(selection(initial)) }
    if !first.isEmpty { body.append(.block("if isFirst", first)) }
    return .block(
      """
      /// Sets up the tabs and the controller's properties. A second call keeps the selection. The tabs have a weak \
      reference to the content: keep it in a property.
      \(access)func setUp\(names.root)Tabs(with content: any \(names.content))
      """, body)
  }

  /// Selects the tab that was selected before, or at the start the initial one.
  private func selection(_ initial: [SwiftStatement]) -> SwiftStatement {
    let tab = "let tab = \(find("selected.identifier"))"
    if initial.isEmpty { return .block("if let selected, \(tab)", [.code(open)]) }
    return .branches([
      ("let selected", [.block("if \(tab)", [.code(open)])]), (nil, initial),
    ])
  }

  /// The properties that are set once, with the first update, and the initial selection.
  private var properties: (set: [SwiftStatement], initial: [SwiftStatement]) {
    let varied = Set(variedProperties.map(\.key.root))
    // The width must be overridden before it is read.
    var statements = sizeClass
    var initial: [SwiftStatement] = []
    var written: [(start: Int, statements: [SwiftStatement])] = []
    if let tabs = spec.tabs, !hasChangingTabs {
      written.append((tabs.range.lowerBound, ["tabs = content.makeTabs()"]))
    }
    for key in ControllerKey.allCases where !varied.contains(key.root) {
      guard let value = key.value(in: spec.root), let expression = expression(of: key, value.value)
      else { continue }
      switch key {
      case .initialTabIdentifier: initial = ["\(select)(\(expression))"]
      case .horizontalSizeClass: break
      default:
        let set = set(key.property, to: expression, by: key.definition, value.value.text, in: base)
        written.append((value.range.lowerBound, set))
      }
    }
    // In the order of the spec.
    statements += written.sorted { $0.start < $1.start }.flatMap(\.statements)
    for property in variedProperties where !property.isSizeClass {
      let once = self.statements(of: property, isChanging: false)
      if property.isInitialTab { initial += once } else { statements += once }
    }
    if hasUpdates { statements.append("update\(names.root)Tabs()") }
    return (statements, initial)
  }

  private var sizeClass: [SwiftStatement] {
    if let varied = variedProperties.first(where: \.isSizeClass) {
      return statements(of: varied, isChanging: false)
    }
    guard let width = spec.horizontalSizeClass?.value,
      let conditions = base.conditions(since: .oldest, missing: Self.withoutWidths)
    else { return [] }
    return [.guarded(conditions, "traitOverrides.horizontalSizeClass = .\(width.rawValue)")]
  }

  static let withoutWidths: Set<PlatformName> = [.macCatalyst, .tvOS, .visionOS]

  /// Returns the value of a property in UIKit; nil if there is none.
  func expression(of key: ControllerKey, _ value: PlainValue) -> String? {
    switch (key, value) {
    case (.initialTabIdentifier, .text(let name)): names.node(name).map { member($0.caseName) }
    case (.prominentTabIdentifier, .text(let name)): reference(name)
    case (.compactTabIdentifiers, .texts(let names)): references(names)
    case (.customizationIdentifier, .text(let name)): stringLiteral(name)
    case (.bottomAccessory, _): "UITabAccessory(contentView: content.bottomAccessoryView())"
    case (.sidebarHeader, _), (.sidebarFooter, _), (.sidebarBottomBar, _):
      "content.\(key.viewInUIKit.function)()"
    case (_, .text(let name)): member(name)
    case (_, .bool(let value)): "\(value)"
    default: nil
    }
  }

  // MARK: - Updates

  private var update: SwiftStatement {
    var reasons: [String] = []
    if spec.hasRepeatedNodes { reasons.append("items") }
    if !spec.conditions.isEmpty { reasons.append("conditions") }
    if hasChangingTabs, spec.isAnyWritten(\.live) { reasons.append("live values") }
    var comment = "Updates the tabs and their controller"
    comment += reasons.isEmpty ? "." : " when \(listed(reasons, lastAfter: "or")) changed."
    if hasChangingTabs {
      comment += " Remaining tabs keep their view controllers, and the selection if possible."
    }
    if followsWidth { comment += " Called automatically when the width changes." }
    let call = "\(applyName)(content, state)"
    var body = [guardContent("let state = \(stateName), let content = state.content", "return")]
    if hasChangingTabs {
      let conditions = base.conditions(since: Version(27)) ?? []
      body.append(.guarded(conditions, "performBatchUpdates { self.\(call) }"))
      if !conditions.isEmpty { body += [.guarded(conditions, "return"), .code(call)] }
    } else {
      body.append(.code(call))
    }
    return .block("/// \(comment)\n\(access)func update\(names.root)Tabs()", body)
  }

  private var apply: SwiftStatement {
    var body: [SwiftStatement] = []
    for property in variedProperties where property.isSizeClass {
      body += statements(of: property, isChanging: true)
    }
    if hasChangingTabs {
      body.append("let selected = selectedTab")
      if changes.hasWidths { body.append("state.width = \(widthName)") }
      body.append(
        """
        state.show(content.rootTabs(state), in: self)
        if let selected, let tab = \(find("selected.identifier")), tab !== selectedTab {
          \(open)
        }
        """)
    }
    for property in variedProperties where !property.isSizeClass && !property.isInitialTab {
      body += statements(of: property, isChanging: true)
    }
    return .block(
      "private func \(applyName)(_ content: any \(names.content), _ state: \(names.state))", body)
  }

  private var state: SwiftStatement {
    let get = "objc_getAssociatedObject(self, &\(stateKey)) as? \(names.state)"
    // 'swift format' breaks lines of more than 100 characters.
    let fits = get.unicodeScalars.count + 8 + 2 * options.indentation <= 100
    let fitsAlone = get.unicodeScalars.count + 3 * options.indentation <= 100
    let broken = get.replacing(" as? ", with: "\n  as? ")
    return .block(
      "private var \(stateName): \(names.state)?",
      [
        fits ? "get { \(get) }" : .block("get", [.code(fitsAlone ? get : broken)]),
        """
        set {
          objc_setAssociatedObject(self, &\(stateKey), newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        """,
      ])
  }

  // MARK: - Width

  private var widthName: String { "\(names.variable)Width" }

  /// The width for variants: the window's, regardless of the app's override.
  var windowWidthName: String { overridesWidth ? "\(names.variable)WindowWidth" : widthName }

  private var overridesWidth: Bool { spec.allRootValues.contains { $0.horizontalSizeClass != nil } }

  /// True if the code must update when the window's width changes, which an override hides from the controller.
  var followsWindow: Bool { followsWidth && overridesWidth && asksForWindow }

  private var asksForWindow: Bool { variedProperties.contains(where: \.hasWidth) }

  private var followWindowName: String { "follow\(names.root)Window" }

  private var followWindow: SwiftStatement {
    """
    /// Updates the tabs when the window's width changes, which an overridden width hides from the controller.
    private func \(followWindowName)() {
      view.addSubview(\(names.window) { [weak self] in self?.update\(names.root)Tabs() })
    }
    """
  }

  /// A view that learns which window it is in.
  var windowType: SwiftStatement? {
    if !followsWindow { return nil }
    return """
      /// An invisible view that reports when the width of its window changes.
      private final class \(names.window): UIView {
        private let report: () -> Void
        private weak var followed: UIWindow?
        private var registration: (any UITraitChangeRegistration)?

        init(report: @escaping () -> Void) {
          self.report = report
          super.init(frame: .zero)
          isHidden = true
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
          super.didMoveToWindow()
          guard window !== followed else { return }
          if let registration { followed?.unregisterForTraitChanges(registration) }
          followed = window
          registration = window?.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
            [weak self] (_: UIWindow, _: UITraitCollection) in
            self?.report()
          }
          report()
        }
      }
      """
  }

  private var widths: [SwiftStatement] {
    var result: [SwiftStatement] = []
    func add(_ comment: String, _ name: String, _ source: String) {
      let header = "/// \(comment)\nprivate var \(name): UIUserInterfaceSizeClass"
      result.append(.block(header, width("let width =\(source)")))
    }
    let own = "traitCollection.horizontalSizeClass"
    if changes.hasWidths || !overridesWidth {
      let overridden = """

          traitOverrides.contains(UITraitHorizontalSizeClass.self)
          ? traitOverrides.horizontalSizeClass : \(own)
        """
      add(
        "The width, which may be unspecified before there is a window.", widthName,
        overridesWidth ? overridden : " \(own)")
    }
    if overridesWidth, asksForWindow {
      add(
        "The width of the window, without overrides.", windowWidthName,
        " viewIfLoaded?.window?.\(own) ?? .unspecified")
    }
    return result
  }

  /// - Parameter source: the declaration of `width`, which may be unspecified.
  private func width(_ source: String) -> [SwiftStatement] {
    let hasPhone = base.platforms[.iOS] != nil
    let hasPad = base.platforms[.iPadOS] != nil
    var body: [SwiftStatement] = [.code(source)]
    if hasPhone, hasPad {
      body.append(
        """
        guard width == .unspecified else { return width }
        return UIDevice.current.userInterfaceIdiom == .phone ? .compact : .regular
        """)
    } else if hasPhone {
      body.append("return width == .regular ? .regular : .compact")
    } else {
      body.append("return width == .compact ? .compact : .regular")
    }
    if !base.compiled.keys.contains(where: { $0 != .iOS }) { return body }
    let windows =
      base.compiled[.macCatalyst] == nil ? "os(iOS)" : "os(iOS) && !targetEnvironment(macCatalyst)"
    return ["#if \(windows)", .indented(body), "#else\n  return .regular\n#endif"]
  }
}
