import JSON
import TabModel

extension Rule {
  static let propertyAvailability = Rule(
    id: "property-availability",
    severity: .error,
    summary: "Every property exists on at least one of the platforms that the app ships on.",
    rationale: """
      A property that no target has does nothing: Apple TV has no sidebar to configure, and the \
      code does not even compile there.
      """,
    remedy: """
      Remove the key, or add the target that it is meant for. For a key that SwiftUI does not \
      have, the finding names the alternative.
      """,
    exception: "A later version of the app adds the target.",
    apple: """
      The headers of UIKit say for each property on which platforms it exists and since when.
      """,
    sources: [.controller, .tab, .group, .sidebarClass],
    certainty: """
      Documented. 'property-newer-than-target' checks whether a release is new enough. Where a \
      node is available is not checked.
      """,
    accepts: [
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                     {"platform": "iPadOS", "minimumVersion": "18.0"}],
         "mode": "tabSidebar",
         "tabs": [
          {"identifier": "live", "title": "Live", "image": "tv"},
          {"identifier": "films", "title": "Films", "image": "film", "sidebarAppearance": "inline",
           "children": [{"identifier": "new", "title": "New"}]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
         "mode": "tabBar", "tabBarMinimizeBehavior": "automatic",
         "tabs": [
          {"identifier": "live", "title": "Live"},
          {"identifier": "films", "title": "Films", "isSidebarDestination": false,
           "children": [{"identifier": "new", "title": "New"}]}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "tvOS", "minimumVersion": "26.0"}][-,
         "sidebar": ↓{"isHidden": false},
         "mode": ↓"tabSidebar"-],
         "tabs": [
          {"identifier": "live", "title": "Live"},
          {"identifier": "films", "title": "Films"[-, "sidebarAppearance": ↓"inline",
           "allowsReordering": true-],
           "children": [{"identifier": "new", "title": "New"}, {"identifier": "old", "title": "Old"}]}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "visionOS", "minimumVersion": "26.0"}][-,
         "tabBarMinimizeBehavior": ↓"onScrollDown"-],
         "sidebar": {[-"preferredLayout": ↓"overlap"-]},
         "tabs": [
          {"identifier": "films", "title": "Films", "image": "film"},
          {"type": "search"[-, "automaticallyActivatesSearch": ↓true-]}
        ]}
        """),
    ],
    check: .spec { _, scope, findings in
      let spec = scope.written
      let framework = spec.framework

      for place in scope.placesOfRootKeys(in: spec) {
        for key in scope.nowhere(place) where key.differsFromDefault {
          report(
            [(key, !framework.has(key.definition))], among: scope.targets(of: place), in: place)
        }
      }

      // Where 'allowsHiding' is true by default, false isn't an absent key.
      let heedsFalse =
        framework.customizesByIdentifier
        && !scope.isNowhere(
          RootValues.key(\.customizationIdentifier).definition, among: spec.targets)
      let allowsHiding = Node.key(\.allowsHiding).name
      let keysOfNodes = spec.keysOfNodes.filter(scope.mayBeAbsent)
      for index in spec.nodes.indices where !keysOfNodes.isEmpty {
        let node = spec.nodes[index]
        let keys = keysOfNodes.compactMap { key -> (key: WrittenKey, isMissing: Bool)? in
          guard let written = WrittenKey(key, of: node),
            written.differsFromDefault || heedsFalse && key.name == allowsHiding
          else { return nil }
          let isMissing = !framework.has(key, on: node.kind)
          let isNowhere = scope.isNowhere(
            key.definition, choice: written.choice, among: spec.targets)
          return isMissing || isNowhere ? (written, isMissing) : nil
        }
        // One finding per node names all its keys.
        report(
          keys.sorted { $0.key.range.lowerBound < $1.key.range.lowerBound }, among: spec.targets,
          ofGroup: node.kind == .group)
      }

      /// Reports keys of one object that no target supports, or not with their values.
      func report(
        _ keys: [(key: WrittenKey, isMissing: Bool)], among targets: [SpecTarget],
        in place: RootPlace? = nil, ofGroup isOfGroup: Bool = false
      ) {
        guard let first = keys.first?.key else { return }
        func name(_ key: WrittenKey) -> String { place?.name(of: key.definition) ?? key.name }
        let names = shortList(
          keys.map { key, isMissing in
            let isWhole = isMissing || scope.isNowhere(key.definition, among: targets)
            return isWhole || keys.count == 1
              ? "'\(name(key))'" : "'\(name(key)): \(key.choice ?? "")'"
          })
        let devices = scope.devices(of: targets)
        let missing = keys.filter(\.isMissing).map(\.key)
        let absent = keys.filter { !$0.isMissing }.map { "'\(name($0.key))'" }
        let message =
          if !missing.isEmpty {
            (framework == .uiKit
              ? "UIKit" : isOfGroup ? "a TabSection" : place == nil ? "a Tab" : "a TabView")
              + " has no \(shortList(missing.map { "'\(name($0))'" }))"
              + (absent.isEmpty
                ? ""
                : ", and \(shortList(absent)) \(absent.count == 1 ? "does" : "do") not exist on \(devices)")
          } else if keys.count > 1 {
            "\(names) do not exist on \(devices)"
          } else if scope.isNowhere(first.definition, among: targets) {
            "\(names) does not exist on \(devices)"
          } else {
            "\(names) cannot be '\(first.choice ?? "")' on \(devices)"
          }
        func substitute(_ key: WrittenKey) -> String? {
          missing.contains { $0.name == key.name } ? framework.words.substitutes[key.name] : nil
        }
        let others = keys.dropFirst().map(\.key)
        let removal =
          "remove " + (place.map { scope.removal(of: first.definition, at: $0) } ?? names)
        // A target of another variant may have it already.
        let isOfSpec = targets.count == spec.targets.count
        let addition = "add the target that has \(keys.count == 1 ? "it" : "them")"
        findings.report(
          message, at: first.range,
          note: missing.isEmpty
            ? "no target of the \(isOfSpec ? "spec" : "variant") has "
              + (keys.count == 1 ? "it" : "them") : nil,
          notes: (others.isEmpty
            ? [] : substitute(first).map { [.init("'\(first.name)': \($0)")] } ?? [])
            + others.map { key in
              Diagnostic.Note(
                "'\(key.name)'" + (substitute(key).map { ": \($0)" } ?? " is here"), at: key.range)
            },
          help: missing.contains { substitute($0) != nil }
            ? removal + (others.isEmpty ? substitute(first).map { ": \($0)" } ?? "" : "")
            : isOfSpec ? "\(removal), or \(addition)" : removal,
          on: first.definition)
      }
    })
}

extension LintScope {
  /// Returns whether no target has a property, or none with this value. Later releases keep
  /// properties, so releases don't matter.
  func isNowhere(_ key: KeyDefinition, choice: String? = nil, among targets: [SpecTarget]) -> Bool {
    !targets.contains { key.exists(on: $0.platform, in: spec.framework, value: choice) }
  }

  /// Returns whether some kind of node, or every target, can lack a key or one of its values.
  fileprivate func mayBeAbsent(_ key: SpecKey<Node>) -> Bool {
    let choices = key.definition.shape.choices ?? []
    return Node.Kind.allCases.contains { !spec.framework.has(key, on: $0) }
      || isNowhere(key.definition, among: spec.targets)
      || choices.contains { isNowhere(key.definition, choice: $0.name, among: spec.targets) }
  }

  /// Returns the keys of a place that no target supports in its environments.
  func nowhere(_ place: RootPlace) -> [WrittenKey] {
    let targets = targets(of: place)
    guard !targets.isEmpty, let whole = WrittenKey(place.key, of: place.values) else { return [] }
    func isNowhere(_ key: WrittenKey) -> Bool {
      self.isNowhere(key.definition, choice: key.choice, among: targets)
    }
    // If the sidebar doesn't exist, its keys aren't reported.
    if isNowhere(whole) { return [whole] }
    return (whole.value as? Sidebar)?.written().filter(isNowhere) ?? []
  }
}
