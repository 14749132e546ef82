import TabHierarchy

extension Reasoning {
  /// Section 2: whether the node is part of the hierarchy, whether it is hidden, and whether what a
  /// person changed counts.
  mutating func explainPresence() {
    let path = Array(spec.ancestors(of: node).reversed()) + [node]
    let limited = path.filter { spec.availability(of: spec.nodes[$0]) != nil }
    let missing = limited.first {
      spec.availability(of: spec.nodes[$0])?.matches(scene.environment) == false
    }
    if let missing, let availability = spec.availability(of: spec.nodes[missing]) {
      let subject = missing == node ? "it" : "its group \(name(missing))"
      add(.presence, "\(subject) \(availability.obstacle(in: scene.environment))", .leftOut)
      return
    }
    add(
      .presence,
      limited.isEmpty
        ? "it is there: nothing limits where it is available"
        : "it is there: this environment has everything that its availability asks for",
      .leftOut)
    explainHiding()
    guard hasCustomization else { return }
    if layout.readsCustomization {
      add(.presence, "what the person changed counts here", .customizationCounts)
    } else {
      add(
        .presence, "what the person changed does not count here: there is no main sidebar",
        .customizationElsewhere)
    }
  }

  private mutating func explainHiding() {
    if let above = spec.ancestors(of: node).last(where: { scene.presence.isHidden($0) }) {
      add(.presence, "it is hidden, as \(name(above)) above it is", .hiddenSubtree)
      return
    }
    let verb = isHidden ? "is hidden" : "is not hidden"
    if record.isTrue(.allowsHiding), scene.changes?.isHidden[node] != nil {
      add(
        .presence, "it \(verb): the person \(isHidden ? "hid" : "showed") it, as allowsHiding lets",
        .personalHiding)
    } else if record.isWritten(.isHidden) {
      add(.presence, "it \(verb): isHidden says so", .isHidden)
    } else if record.isTrue(.isHiddenByDefault) {
      add(.presence, "it \(verb): isHiddenByDefault says so", .hiddenByDefault)
    } else {
      add(.presence, "it \(verb): no key hides it", .isHidden)
    }
  }
}

extension Availability {
  /// Why an environment is outside of it, as it follows "it".
  fileprivate func obstacle(in environment: Environment) -> String {
    if !platforms.contains(environment.platform.name) {
      return "is not available on \(environment.platform.device)"
    }
    if let sizeClass, sizeClass != environment.sizeClass {
      return "is available in \(sizeClass.rawValue) width only"
    }
    if let minimumVersion, environment.osVersion < minimumVersion {
      return "is available from \(minimumVersion) on, and this is \(environment.osVersion)"
    }
    if let maximumVersion {
      return "is available up to \(maximumVersion), and this is \(environment.osVersion)"
    }
    return "is not available here"
  }
}

extension Statement {
  fileprivate static let leftOut = Statement(
    .documented, .controller,
    "The hierarchy is what the app puts into tabs and children; the rest is as if it did not exist."
  )
  fileprivate static let isHidden = Statement(
    .documented, .tab, "A tab is hidden where isHidden is true.")
  fileprivate static let personalHiding = Statement(
    .documented, .tab, "People can hide and show a tab where allowsHiding is true.")
  fileprivate static let customizationCounts = Statement(
    .documented, .article,
    "People customize the bar and the sidebar, and the system restores what they did.")
  fileprivate static let customizationElsewhere = Statement(
    .assumed, .article, "Where there is no main sidebar, a customization changes nothing.")
}
