import JSON

/// Returns the mode after `automatic` is resolved: with a root group there is a sidebar (section 3).
func effectiveMode(
  of spec: TabSpec, in environment: Environment, isPresent: (Int) -> Bool
) -> (mode: EffectiveMode, cause: Decision.ModeCause) {
  guard environment.has(RootValues.key(\.mode).definition, value: "tabSidebar") else {
    return (.tabBar, .platform)
  }
  switch spec.mode?.value {
  case .tabBar: return (.tabBar, .spec)
  case .tabSidebar: return (.tabSidebar, .spec)
  case .automatic, nil:
    guard environment.framework.groupsAskForSidebar else { return (.tabBar, .framework) }
    let group = spec.roots.first { spec.nodes[$0].kind == .group && isPresent($0) }
    return group.map { (.tabSidebar, .group($0)) } ?? (.tabBar, .noGroup)
  }
}

extension Resolution {
  func recordMode(_ log: DecisionLog) {
    func decide(_ statement: Statement, _ value: Decision.Value = .holds) {
      log.decide(.mode, nil, statement, value)
    }
    let cause = conditions.modeCause
    for position in spec.variants.indices {
      let keys = zip(RootValues.keys, conditions.variants).filter { $1 == position }.map(\.0)
      if !keys.isEmpty { decide(.variant, .variant(position, keys: keys)) }
    }
    decide(cause == .platform ? .onlyTabBar : .mode, .mode(settings.mode, cause))
    decide(.windowSizes, .windowSizes(bar: barStyle?.position, sidebar: sidebarStyle?.kind))
    if environment.isImpossible { decide(.onNoDevice) }
    if environment.isResizedWindow { decide(.resizedWindow) }
    if let width = environment.overriddenSizeClass, width != environment.sizeClass {
      decide(.overriddenWidth, .overrides(width))
    }
    if environment.platform.ignoresOverriddenWidth, spec.horizontalSizeClass != nil {
      decide(.widthOfMac)
    }
    guard let barStyle else { return }
    if barStyle.statements.bar != .windowSizes { decide(barStyle.statements.bar) }
    for remark in barStyle.statements.remarks { decide(remark) }
    if settings.isTabBarHidden { decide(.barHidden, .barIsHidden) }
  }

  func recordSurroundings(of layout: Layout, _ log: DecisionLog) {
    if layout.sidebar != nil {
      for statement in sidebarStyle?.statements.sidebar ?? [] {
        log.decide(.mode, nil, statement, .holds)
      }
      if settings.isTabBarHidden, sidebarStyle?.takesTurnsWithBar == true {
        let isVisible = layout.sidebar?.isVisible == true
        log.note(isVisible ? .openSidebarStays : .sidebarWithoutBar)
      }
    }
    noteSections(in: layout, log)
    noteBar(of: layout, log)
    guard layout.accessory != nil else { return }
    let style = layout.sidebar?.isVisible == true ? nil : barStyle
    log.note(style?.statements.accessory ?? .accessoryBelowContent)
  }

  /// Adds the notes about a bar that depend on the whole layout.
  private func noteBar(of layout: Layout, _ log: DecisionLog) {
    guard let bar = layout.tabBar, let style = barStyle else { return }
    if bar.overflow == .menu, BarFit(bar, in: layout).hasMenu { log.note(style.overflowStatement) }
    if style.addsSelectedItem, bar.isVisible, !layout.selection.isEmpty,
      !bar.items.contains(where: \.isSelected)
    {
      log.note(.itemOfSelection, layout.selection.last)
    }
  }

  /// Adds the notes about a bar with sections, or with their tabs in place of them.
  private func noteSections(in layout: Layout, _ log: DecisionLog) {
    guard let bar = layout.tabBar, let style = barStyle,
      !environment.framework.groupsAreDestinations
    else { return }
    let sections = spec.nodes.indices.filter {
      spec.nodes[$0].kind == .group && presence.isPresent($0)
    }
    guard !sections.isEmpty else { return }
    if style.groupItemBehavior == .none {
      log.note(style.statements.order)
      if sections.contains(where: { spec.nodes[$0].parent != nil }) {
        log.note(.innerSectionsDissolve)
      }
      return
    }
    if !style.usesPlacement, bar.items.count > 1 { log.note(style.statements.order) }
    lazy var unreachable = Set(layout.destinations.filter { $0.via == .unreachable }.map(\.node))
    for section in sections where spec.nodes[section].parent == nil {
      let tabs = (section..<spec.nodes[section].end).filter {
        isSeen($0) && spec.nodes[$0].kind != .group
      }
      if style.usesPlacement,
        tabs.contains(where: { spec.placement(of: $0).cause == .group })
      {
        log.note(.tabOfSection)
      }
      guard !tabs.isEmpty, bar.isVisible, bar.items.contains(where: { $0.node == section }) else {
        continue
      }
      switch style.groupItemBehavior {
      case .openTab:
        log.note(.sectionItem, section)
        if tabs.contains(where: unreachable.contains) { log.note(.otherTabsWithoutSidebar) }
      case .openTabAndSidebar: log.note(.sectionItemWithSidebar)
      case .openNothing: log.note(.sectionItemWithoutSidebar)
      case .screen, .none: break
      }
    }
  }
}

extension SidebarStyle {
  fileprivate var kind: Decision.SidebarKind {
    switch scope {
    case .selectedRootGroup: .insideGroup
    case .everything: takesTurnsWithBar ? .inTurnWithBar : .besideNoBar
    }
  }
}
