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
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"},
                   {"platform": "iPadOS", "minimumVersion": "18.0"}],
       "mode": "tabSidebar",
       "tabs": [
        {"identifier": "live", "title": "Live", "image": "tv"},
        {"identifier": "films", "title": "Films", "image": "film", "sidebarAppearance": "inline",
         "children": [{"identifier": "new", "title": "New"}]}
      ]}
      """,
      """
      {"targets": [{"platform": "tvOS", "minimumVersion": "18.0"}],
       "mode": "tabBar", "tabBarMinimizeBehavior": "automatic",
       "tabs": [
        {"identifier": "live", "title": "Live"},
        {"identifier": "films", "title": "Films", "isSidebarDestination": false,
         "children": [{"identifier": "new", "title": "New"}]}
      ]}
      """,
    ],
    rejects: [
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
      """,
      """
      {"targets": [{"platform": "visionOS", "minimumVersion": "26.0"}][-,
       "tabBarMinimizeBehavior": ↓"onScrollDown"-],
       "sidebar": {[-"preferredLayout": ↓"overlap"-]},
       "tabs": [
        {"identifier": "films", "title": "Films", "image": "film"},
        {"type": "search"[-, "automaticallyActivatesSearch": ↓true-]}
      ]}
      """,
    ],
    check: .spec { _, scope, findings in
      let spec = scope.written
      let document = spec.document
      let framework = spec.framework

      /// Reports keys of one object that no target supports, or not with their values.
      func report(
        _ keys: [(key: KeyDefinition, value: JSONValue, isMissing: Bool)], among targets: [SpecTarget],
        in place: RootPlace? = nil, ofGroup isOfGroup: Bool = false
      ) {
        guard let first = keys.first else { return }
        func name(_ key: KeyDefinition) -> String { place?.name(of: key) ?? key.name }
        let names = enumeration(
          of: keys.map { key, value, isMissing in
            let isWhole = isMissing || scope.isNowhere(key, value: nil, among: targets)
            return isWhole || keys.count == 1
              ? "'\(name(key))'" : "'\(name(key)): \(document.string(value))'"
          })
        let devices = scope.devices(of: targets)
        let missing = keys.filter(\.isMissing)
        let others = keys.filter { !$0.isMissing }.map { "'\(name($0.key))'" }
        let message =
          if !missing.isEmpty {
            (isOfGroup ? "a TabSection" : framework.words.framework)
              + " has no \(enumeration(of: missing.map { "'\(name($0.key))'" }))"
              + (others.isEmpty
                ? ""
                : ", and \(enumeration(of: others)) \(others.count == 1 ? "does" : "do") not exist on \(devices)")
          } else if keys.count > 1 {
            "\(names) do not exist on \(devices)"
          } else if scope.isNowhere(first.key, value: nil, among: targets) {
            "\(names) does not exist on \(devices)"
          } else {
            "\(names) cannot be '\(document.string(first.value))' on \(devices)"
          }
        let substitutes = missing.compactMap { framework.words.substitutes[$0.key.name] }
        let isWholeVariant =
          place.map { place in
            place.key.name == first.key.name
              ? place.isOnlyKeyOfVariant : place.isWholeVariant(document)
          } ?? false
        let removal = isWholeVariant ? "remove the variant" : "remove \(names)"
        // A target of another variant may have it already.
        let isOfSpec = targets.count == spec.targets.count
        let addition = "add the target that has \(keys.count == 1 ? "it" : "them")"
        findings.report(
          message, at: first.value,
          note: missing.isEmpty
            ? "no target of the \(isOfSpec ? "spec" : "variant") has "
              + (keys.count == 1 ? "it" : "them") : nil,
          notes: keys.dropFirst().map { findings.note("'\($0.key.name)' is here", at: $0.value) },
          help: substitutes.isEmpty
            ? (isOfSpec ? "\(removal), or \(addition)" : removal)
            : "\(removal): " + substitutes.joined(separator: "; "),
          on: first.key)
      }

      for place in RootValues.keys.flatMap({ scope.places(of: $0, in: spec) }) {
        let targets = scope.targets(of: place)
        for (key, value) in scope.nowhere(place)
        where document.kind(of: value) != .false || key.absent != "false" {
          report([(key, value, !framework.has(key))], among: targets, in: place)
        }
      }

      let nowhere = Node.keys.filter {
        spec.isAnyWritten($0)
          && scope.isNowhere($0.definition, value: nil, among: spec.targets)
      }
      let nowhereOnGroups = nowhere + framework.keysWithoutGroups
      // The only key of which some values may be nowhere.
      lazy var missingPlacements = Node.Placement.allCases.filter { placement in
        !spec.targets.contains {
          Node.key(\.preferredPlacement).definition.exists(
            on: $0.platform, in: framework, value: placement.name)
        }
      }
      // Where 'allowsHiding' is true by default, false isn't an absent key.
      let heedsFalse =
        framework.customizesByIdentifier && nowhere.contains(.allowsHiding)
        && !scope.isNowhere(
          RootValues.key(\.customizationIdentifier).definition, value: nil, among: spec.targets)
      for node in spec.nodes {
        var keys = (node.isGroup ? nowhereOnGroups : nowhere).filter {
          node.differsFromDefault($0)
            || heedsFalse && $0 == .allowsHiding && node.isWritten($0)
        }
        if node.preferredPlacement != nil, missingPlacements.contains(node.placement) {
          keys.append(.preferredPlacement)
        }
        if keys.isEmpty { continue }
        // One finding per node names all its keys.
        report(
          spec.keys(of: node).filter(keys.contains).map { key in
            (key.definition, spec.written(key, of: node), !framework.has(key, on: node.kind))
          }, among: spec.targets, ofGroup: node.isGroup)
      }
    })
}

extension LintScope {
  /// Returns whether no target has a property, or none with this value. Later releases keep properties, so
  /// releases don't matter.
  func isNowhere(_ key: KeyDefinition, value: JSONValue?, among targets: [SpecTarget]) -> Bool {
    let text = value.map { document.string($0) }
    return !targets.contains { key.exists(on: $0.platform, in: spec.framework, value: text) }
  }

  /// Returns the keys of a place that no target supports in its environments.
  func nowhere(_ place: RootPlace) -> [(key: KeyDefinition, value: JSONValue)] {
    let targets = targets(of: place)
    if targets.isEmpty { return [] }
    let whole = (key: place.key.definition, value: place.value)
    // If the sidebar doesn't exist, its keys aren't reported.
    if isNowhere(whole.key, value: whole.value, among: targets) { return [whole] }
    guard place.key == .sidebar else { return [] }
    return document.values(of: place.value, as: .sidebar)
      .filter { isNowhere($0.key, value: $0.value, among: targets) }
  }
}

extension JSONDocument {
  /// Returns the values in an object of a spec with the definitions of their keys.
  func values(
    of value: JSONValue, as object: SpecObject
  ) -> [(key: KeyDefinition, value: JSONValue)] {
    members(of: value).compactMap { name, value in
      let name = string(name)
      return object.keys.first { $0.name == name }.map { ($0, value) }
    }
  }
}
