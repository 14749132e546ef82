package import LocatedJSON

extension JSONWriter {
  /// Writes an event as `SessionReader` reads it.
  package mutating func event(_ event: SessionEvent) {
    object { writer in
      writer.member(SpecKey.event.name, event.kind.rawValue)
      switch event {
      case .hide(let name), .show(let name), .remove(let name), .collapse(let name),
        .expand(let name):
        writer.member("identifier", name)
      case .add(let name, let place):
        writer.member("identifier", name)
        if let place { writer.member("to", place) }
      case .moveInBar(let name, let place):
        writer.member("identifier", name)
        writer.member("to", place)
      case .reorder(let group, let order):
        writer.member("group", group)
        writer.member("to", order)
      case .toggleSidebar, .resetCustomization: break
      case .updateApp(let spec): writer.member("spec", spec)
      }
    }
  }

  /// Writes a customization state as `CustomizationState` reads it, without what is empty.
  package mutating func customization(_ state: CustomizationState) {
    object { writer in
      func list(_ name: String, _ entries: [Located<String>]) {
        if !entries.isEmpty { writer.member(name, entries.map(\.value)) }
      }
      list("hidden", state.hidden)
      list("shown", state.shown)
      list("tabBarOrder", state.tabBarOrder)
      list("removedFromTabBar", state.removedFromTabBar)
      if !state.displayOrder.isEmpty {
        writer.key("displayOrder")
        writer.object { writer in
          for (group, children) in state.displayOrder {
            writer.member(group.value, children.map(\.value))
          }
        }
      }
      if let isShown = state.isSidebarShown {
        writer.member("sidebar", isShown ? "shown" : "hidden")
      }
      list("collapsed", state.collapsed)
    }
  }
}
