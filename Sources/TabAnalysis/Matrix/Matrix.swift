import JSON
package import TabModel

/// All layouts of a spec, without duplicates, and their differences.
package final class Matrix {
  package let spec: TabSpec
  package private(set) lazy var names = NodeNames(spec, rows: sharedRows.all)
  /// In order of comparison, without conditions that have no effect.
  package let environments: [Environment]
  package let layouts: [FoldedLayout]
  private let sharedLayouts: SharedLayouts
  private let sharedRows: SharedRows
  private let list: EnvironmentList
  private lazy var listByMeanings = EnvironmentList(environments, .meanings(of: spec))
  /// The positions of each layout's environments in the list.
  private let positions: [[Int]]
  package let groups: [Group]
  /// Most noticeable first.
  package let differences: [MatrixStatement]
  /// Statements that need attention and hold in all layouts.
  package let constants: [MatrixStatement]

  package private(set) lazy var taps = Taps(
    spec, in: environments, sharedLayouts, rows: sharedRows)

  /// - Parameter environments: those of one state of the conditions, then the same in others.
  package init(_ spec: TabSpec, in environments: [Environment]) {
    let spec = spec.withSamples
    self.spec = spec
    sharedLayouts = SharedLayouts(spec)
    let resolved = foldedLayouts(of: spec, in: environments, sharedLayouts)
    let sharedRows = SharedRows(spec, resolved.map { $0.layout.presence.isPresent })
    self.sharedRows = sharedRows
    var layouts = sharedRows.folding(resolved, environments)
    for index in layouts.indices {
      layouts[index].letter = letters(for: index)
      layouts[index].cells = sharedRows.cells(of: layouts[index].layoutResult)
    }
    let states = Set(layouts.flatMap { $0.environments.map(\.conditions) })
    self.layouts = layouts
    self.environments = environments.filter { states.contains($0.conditions) }
    let list = EnvironmentList(self.environments)
    let numbers = Dictionary(zip(self.environments, self.environments.indices)) { first, _ in first
    }
    let positions = layouts.map { $0.environments.compactMap { numbers[$0] } }
    self.list = list
    self.positions = positions
    groups = Self.groups(layouts, self.environments) { list.conditionWords(for: positions[$0]) }
    let comparison = MatrixComparison(spec, layouts, sharedRows)
    differences = comparison.differences
    constants = comparison.constants
  }

  /// The layouts of all environments, with the notes of the first environment that shares each.
  package var layoutsOfEnvironments: [Layout] {
    environments.map { sharedLayouts.result(in: $0).layout }
  }

  /// - Parameter usesMeanings: true to refer to conditions by their meanings.
  package func phrase(for layouts: [Int], usesMeanings: Bool = false) -> EnvironmentPhrase {
    (usesMeanings ? listByMeanings : list).phrase(for: layouts.flatMap { positions[$0] })
  }

  /// The environments of some layouts; nil if these are all.
  package func place(of layouts: [Int], usesMeanings: Bool = false) -> EnvironmentPhrase? {
    layouts.count == self.layouts.count ? nil : phrase(for: layouts, usesMeanings: usesMeanings)
  }

  /// The conditions that layouts depend on.
  package var conditions: [Condition] {
    let names = Set(environments.flatMap { $0.conditions.unusual.map(\.name) })
    return spec.conditions.filter { names.contains($0.name.value) }
  }
}

package struct FoldedLayout {
  package fileprivate(set) var letter = ""
  package fileprivate(set) var environments: [Environment]
  /// The first environment's layout. In others, items may show image and title differently, and
  /// notes differ.
  package let layoutResult: LayoutResult
  /// By node, the same for all nodes of a row.
  package fileprivate(set) var cells: [MatrixCell] = []

  package var layout: Layout { layoutResult.layout }
}

private func foldedLayouts(
  of spec: TabSpec, in environments: [Environment], _ layouts: SharedLayouts
) -> [FoldedLayout] {
  let disabled = spec.nodes.indices.filter { spec.nodes[$0].isEnabled.isFalse }
  var found: [LayoutResult] = []
  let states = environments.byState { environments in
    environments.map { environment in
      let layoutResult = layouts.result(in: environment)
      let known = found.firstIndex { other in
        other.layout.looksLike(layoutResult.layout)
          && other.layout.spec.reads(like: layoutResult.layout.spec)
          && other.destinations == layoutResult.destinations
          && disabled.allSatisfy {
            other.layout.isDisabled($0) == layoutResult.layout.isDisabled($0)
          }
      }
      if known == nil { found.append(layoutResult) }
      return known ?? found.count - 1
    }
  }
  let folded = states.flatMap { zip($0.value, $0.environments) }.grouped(by: \.0).map {
    (layoutResult: found[$0.key], environments: $0.elements.map(\.1))
  }
  // Environments of the first state come first, then those of identical states.
  let byStates = folded.grouped { folded in
    let own = Set(folded.environments.map(\.conditions))
    return own.contains(environments[0].conditions) ? nil : own
  }
  return byStates.flatMap(\.elements).map {
    FoldedLayout(environments: $0.environments, layoutResult: $0.layoutResult)
  }
}

extension SharedRows {
  /// Returns the cells of nodes, those of a row's node for all nodes of the row.
  fileprivate func cells(of layoutResult: LayoutResult) -> [MatrixCell] {
    let cells = MatrixCell.cells(of: layoutResult)
    let isPresent = layoutResult.layout.presence.isPresent
    return first.map { cells[node(of: $0, where: isPresent)] }
  }

  /// Folds layouts that only differ in which node of a row they have, if the nodes look the same.
  fileprivate func folding(
    _ layouts: [FoldedLayout], _ environments: [Environment]
  ) -> [FoldedLayout] {
    if looks.indices.allSatisfy({ looks[$0] == $0 }) { return layouts }
    let order = Dictionary(zip(environments, environments.indices)) { first, _ in first }
    var folded: [FoldedLayout] = []
    for layout in layouts {
      let known = folded.firstIndex {
        $0.environments[0].conditions == layout.environments[0].conditions && areAlike($0, layout)
      }
      if let known {
        folded[known].environments += layout.environments
        folded[known].environments.sort { order[$0, default: 0] < order[$1, default: 0] }
      } else {
        folded.append(layout)
      }
    }
    return folded
  }

  private func areAlike(_ one: FoldedLayout, _ other: FoldedLayout) -> Bool {
    let (left, right) = (one.layout, other.layout)
    return left.environment.framework == right.environment.framework
      && left.isSame(as: right, in: .looks) { looks[$0] } && routes(of: one) == routes(of: other)
      && looks(where: left.isDisabled) == looks(where: right.isDisabled)
      && looks(where: left.presence.isPresent) == looks(where: right.presence.isPresent)
  }

  private func routes(of layout: FoldedLayout) -> [Int: [Int?]] {
    Dictionary(
      layout.layoutResult.destinations.map { destination in
        let way = Destination.Way.allCases.firstIndex(of: destination.via)
        return (looks[destination.node], [way, destination.taps])
      }
    ) { first, _ in first }
  }

  private func looks(where isIncluded: (Int) -> Bool) -> Set<Int> {
    Set(looks.indices.filter(isIncluded).map { looks[$0] })
  }
}

extension [Environment] {
  /// Returns a value for the environments of each state of the conditions. States without differences
  /// to the first are left out.
  func byState<Value: Equatable>(
    _ value: ([Environment]) -> Value
  ) -> [(environments: [Environment], value: Value)] {
    var states: [(environments: [Environment], value: Value)] = []
    for (_, environments) in grouped(by: \.conditions) {
      let value = value(environments)
      if states.first?.value != value { states.append((environments, value)) }
    }
    return states
  }
}

extension Matrix {
  /// Neighboring layouts of the same conditions, with what the conditions are; nil if no condition
  /// has an effect.
  package typealias Group = (heading: String?, layouts: [Int])

  private static func groups(
    _ layouts: [FoldedLayout], _ environments: [Environment], words: (_ layout: Int) -> String
  ) -> [Group] {
    guard let usual = environments.first?.conditions,
      environments.contains(where: { $0.conditions != usual })
    else { return [(nil, Array(layouts.indices))] }
    return layouts.indices.grouped { index in
      let isUsual = layouts[index].environments.contains { $0.conditions == usual }
      return isUsual ? usual.words(.names) : words(index)
    }.map { ($0.key, $0.elements) }
  }

  package func groupSpans(over columns: [Int]) -> [(heading: String, count: Int)] {
    let columns = Set(columns)
    return groups.compactMap { heading, layouts in
      let count = layouts.count(where: columns.contains)
      return heading.flatMap { count > 0 ? ($0, count) : nil }
    }
  }
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
  /// In another framework an item that shows something else is a difference.
  fileprivate func looksLike(_ other: Layout) -> Bool {
    let isOneFramework = environment.framework == other.environment.framework
    return isSame(as: other, in: isOneFramework ? .looks : .everything)
  }
}

/// A node, or several that equal the ones before.
package enum MatrixRow: Sendable {
  case node(Int)
  /// Further leaves of a group, all in the same places.
  case like(count: Int, depth: Int)
}

extension Matrix {
  private static let mostAlike = 3

  /// Nodes in traversal order, one for each shared row, with runs of equal leaves shortened.
  package var rows: [MatrixRow] {
    var rows: [MatrixRow] = []
    var rest = sharedRows.all[...]
    while let first = rest.first {
      let run = run(at: rest)
      rest = rest.dropFirst(run.count)
      // One more row takes the same space as the text that would replace it.
      let shown = run.count > Self.mostAlike + 1 ? Self.mostAlike : run.count
      rows += run.prefix(shown).map { .node($0) }
      if shown < run.count {
        rows.append(.like(count: run.count - shown, depth: spec.nodes[first].depth))
      }
    }
    return rows
  }

  /// The first of some nodes, with the leaves after it that are in the same places.
  private func run(at nodes: ArraySlice<Int>) -> ArraySlice<Int> {
    guard let first = nodes.first, spec.nodes[first].kind != .group else { return nodes.prefix(1) }
    return nodes.prefix { node in
      spec.nodes[node].kind != .group && spec.nodes[node].parent == spec.nodes[first].parent
        && layouts.allSatisfy { $0.cells[node] == $0.cells[first] }
    }
  }
}
