package import TabModel

/// All layouts of a spec, without duplicates, and their differences.
package struct Matrix: Sendable {
  package let spec: TabSpec
  /// App name, or the file name if there is none.
  package let name: String
  package let path: String
  /// In the order of reports; nil if the spec was not checked.
  package let findings: [ReportedFinding]?
  /// In order of comparison.
  package let environments: [Environment]
  package let layouts: [FoldedLayout]
  /// Most noticeable first.
  package let differences: [MatrixStatement]
  /// Statements that need attention and hold in all layouts.
  package let constants: [MatrixStatement]

  package var languages: MatrixLanguages?

  /// - Parameters:
  ///   - path: name of a spec without a name.
  ///   - findings: for formats that show them.
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

  package func phrase(for layouts: [Int]) -> EnvironmentPhrase {
    EnvironmentPhrase(layouts.flatMap { self.layouts[$0].environments }, among: environments)
  }
}

package struct FoldedLayout: Sendable {
  /// `A`, `B` and so on.
  package let letter: String
  package var environments: [Environment]
  /// The first environment's layout. In others, items may show image and title differently, and
  /// notes differ.
  package let laidOut: LaidOut
  package let cells: [MatrixCell]

  package var layout: Layout { laidOut.layout }
}

/// Layouts and titles for `--language`.
package struct MatrixLanguages: Sendable {
  /// For each layout its worst translation; nil without translations.
  package let worst: [LaidOut?]
  package let titles: TitleReport

  package init(worst: [LaidOut?], titles: TitleReport) {
    self.worst = worst
    self.titles = titles
  }
}

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
package func letters(for index: Int) -> String {
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
  /// True if layouts differ only in environment, notes and the content of items.
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
