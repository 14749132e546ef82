package import TabModel

/// What all environments of a spec make of it: equal layouts folded together, where every node
/// stands in each, and first of all what differs.
package struct Matrix: Sendable {
  package let spec: TabSpec
  /// The name of the app, or of the spec's file where it has none.
  package let name: String
  /// The name of the spec's file.
  package let path: String
  /// What is said about the spec, in the order of reports; nil where nothing was looked for.
  package let findings: [ReportedFinding]?
  /// All environments that were looked at, in their order.
  package let environments: [Environment]
  /// The layouts in the order in which the environments bring them.
  package let layouts: [FoldedLayout]
  /// What is not the same in all layouts, the most noticeable first.
  package let differences: [MatrixStatement]
  /// What needs attention in all layouts alike.
  package let constants: [MatrixStatement]

  /// What is shown in other languages; nil where nobody asks.
  package var languages: MatrixLanguages?

  /// Works out and compares the layouts of environments.
  ///
  /// - Parameters:
  ///   - path: names the spec where it has no name.
  ///   - findings: what is said about it, for formats that show it.
  package init(
    _ spec: TabSpec, path: String, environments: [Environment], findings: [ReportedFinding]? = nil
  ) {
    self.spec = spec
    name = spec.name?.value ?? path
    self.path = path
    self.findings = findings
    self.environments = environments
    layouts = foldedLayouts(of: spec, in: environments)
    let comparison = MatrixComparison(spec, layouts)
    differences = comparison.differences
    constants = comparison.constants
  }

  /// The environments of some layouts in words.
  package func phrase(for layouts: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(layouts.flatMap { self.layouts[$0].environments }, among: environments)
  }
}

/// A layout and all the environments that have it.
package struct FoldedLayout: Sendable {
  /// `A`, `B` and so on.
  package let letter: String
  package var environments: [Environment]
  /// What the first of the environments makes of the spec. In the others an item may show its image
  /// and title in another way, and other statements may stand behind it.
  package let laidOut: LaidOut
  /// Where every node stands, in walk order.
  package let cells: [MatrixCell]

  package var layout: Layout { laidOut.layout }
}

/// The layouts of environments, each once.
private func foldedLayouts(of spec: TabSpec, in environments: [Environment]) -> [FoldedLayout] {
  let resolver = Resolver(spec)
  var folded: [FoldedLayout] = []
  for environment in environments {
    let laidOut = LaidOut(resolver.layout(in: environment))
    let known = folded.firstIndex {
      $0.layout.looksLike(laidOut.layout) && $0.laidOut.destinations == laidOut.destinations
    }
    if let known {
      folded[known].environments.append(environment)
    } else {
      folded.append(
        FoldedLayout(
          letter: letters(for: folded.count), environments: [environment], laidOut: laidOut,
          cells: MatrixCell.cells(of: laidOut)))
    }
  }
  return folded
}

/// `A` to `Z`, then `AA` and so on.
private func letters(for index: Int) -> String {
  var letters = ""
  var rest = index + 1
  while rest > 0 {
    rest -= 1
    letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
    rest /= 26
  }
  return letters
}

extension Layout {
  /// Whether two layouts of one spec are the same except for the environment, for what stands behind
  /// them, and for how items show images and titles.
  fileprivate func looksLike(_ other: Layout) -> Bool {
    guard mode == other.mode, selection == other.selection, sidebar == other.sidebar,
      accessory == other.accessory, spec.reads(like: other.spec)
    else { return false }
    guard let bar = tabBar, let otherBar = other.tabBar else {
      return tabBar == nil && other.tabBar == nil
    }
    return bar.looksLike(otherBar)
  }
}

extension TabBar {
  fileprivate func looksLike(_ other: TabBar) -> Bool {
    position == other.position && isVisible == other.isVisible && overflow == other.overflow
      && more == other.more && minimizes == other.minimizes
      && items.count == other.items.count
      && zip(items, other.items).allSatisfy { item, other in
        item.node == other.node && item.region == other.region
          && item.isDistinct == other.isDistinct && item.isSelected == other.isSelected
      }
  }
}
