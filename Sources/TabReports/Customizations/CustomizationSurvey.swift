import JSON
package import TabModel

/// An edit of an iPad's bar or sidebar that affects reachability.
package struct CustomizationStep: Hashable, Sendable {
  /// Unchecks or checks a row in the sidebar, or drags an item out of the bar.
  package enum Kind: String, Sendable { case hide, show, remove }

  package let kind: Kind
  package let identifier: String
}

/// The worst customizations in all environments of a spec that allow them.
package struct CustomizationSurvey: Sendable {
  struct Loss: Hashable, Sendable {
    let session: [CustomizationStep]
    let nodes: [Int]
    let others: [CustomizationSearch.Loss]
  }

  let path: String
  package let spec: TabSpec
  /// Those in which users can customize.
  package let environments: [Environment]
  let hasBar: Bool
  let losses: [(loss: Loss, environments: [Int])]
  /// Edits that empty the bar, with the indices of their environments.
  let emptyings: [(session: [CustomizationStep], environments: [Int])]
  /// True if a finding reports that users can empty the bar.
  private let isEmptyBarReported: Bool

  package var isClear: Bool { losses.isEmpty && emptyings.isEmpty }

  /// True if users can lose something that no finding reports.
  package var exceedsFindings: Bool { !losses.isEmpty || !unreportedEmptyings.isEmpty }

  var unreportedEmptyings: [(session: [CustomizationStep], environments: [Int])] {
    isEmptyBarReported ? [] : emptyings
  }

  package init(_ spec: TabSpec, path: String, isEmptyBarReported: Bool) {
    let spec = spec.withSamples
    self.spec = spec
    self.path = path
    self.isEmptyBarReported = isEmptyBarReported
    let resolver = Resolver(spec)
    let layouts = spec.environments.map(resolver.layout).filter(\.readsCustomization)
    environments = layouts.map(\.environment)
    hasBar = layouts.contains { $0.isBarEditable && $0.tabBar?.items.isEmpty == false }
    let searches = layouts.map { CustomizationSearch($0) }
    emptyings = Self.grouped(searches.map { $0.emptyingBar() })
    losses = Self.grouped(
      zip(layouts, searches).map { layout, search in
        let candidates = layout.candidates
        let (losses, session) = search.losses(among: candidates)
        if losses.isEmpty { return nil }
        let nodes = layout.unreachable(after: session).filter { candidates[$0] }
        let lost = Set(nodes)
        return Loss(
          session: session, nodes: nodes, others: losses.filter { !lost.contains($0.node) })
      })
  }

  /// Groups the findings of all environments, of which some have none.
  private static func grouped<Finding: Hashable>(
    _ findings: [Finding?]
  ) -> [(Finding, environments: [Int])] {
    findings.indices.grouped { findings[$0] }.compactMap { finding, environments in
      finding.map { ($0, environments) }
    }
  }
}

extension Layout {
  /// Reachable destinations, without empty groups.
  package var candidates: [Bool] {
    var candidates = Array(repeating: false, count: spec.nodes.count)
    for destination in destinations
    where destination.via != .unreachable && destination.via != .customization {
      candidates[destination.node] =
        !spec.nodes[destination.node].isGroup
        || spec.children(of: destination.node).contains { presence.isPresent($0) }
    }
    return candidates
  }

  fileprivate func unreachable(after session: [CustomizationStep]) -> [Int] {
    var state = CustomizationState(for: spec.document)
    for step in session {
      let name = Located(unwritten: step.identifier)
      switch step.kind {
      case .hide: state.hidden.append(name)
      case .show: state.shown.append(name)
      case .remove: state.removedFromTabBar.append(name)
      }
    }
    return Resolver(spec, customization: state).layout(in: environment).destinations.filter {
      $0.via == .unreachable
    }.map(\.node)
  }
}

extension JSONWriter {
  mutating func customizations(_ surveys: [CustomizationSurvey]) {
    objects("customizations", of: surveys) { writer, survey in
      func name(_ node: Int) -> String { survey.spec.identifier(of: node) }
      func names(_ environments: [Int]) -> [String] {
        environments.map { survey.environments[$0].name }
      }
      writer.member("path", survey.path)
      writer.member("environments", survey.environments.map(\.name))
      writer.objects("unreachable", of: survey.losses) { writer, found in
        let (loss, environments) = found
        writer.session(loss.session)
        writer.member("destinations", loss.nodes.map(name))
        writer.objects("others", of: loss.others) { writer, other in
          writer.member("identifier", name(other.node))
          writer.member("steps", other.count)
        }
        writer.member("environments", names(environments))
      }
      writer.objects("emptyBar", of: survey.emptyings) { writer, emptying in
        writer.session(emptying.session)
        writer.member("environments", names(emptying.environments))
      }
    }
  }

  private mutating func session(_ steps: [CustomizationStep]) {
    objects("session", of: steps) { writer, step in
      writer.member("event", step.kind.rawValue)
      writer.member("identifier", step.identifier)
    }
  }
}
