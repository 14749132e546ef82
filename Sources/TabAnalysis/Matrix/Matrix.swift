import JSON
package import TabModel

/// All layouts of a spec, without duplicates, and their differences.
package final class Matrix {
  package let spec: TabSpec
  package private(set) lazy var names = NodeNames(spec)
  /// In order of comparison, without conditions that have no effect.
  package let environments: [Environment]
  package let layouts: [FoldedLayout]
  private let list: EnvironmentList
  /// The positions of each layout's environments in the list.
  private let positions: [[Int]]
  package let groups: [Group]
  /// Most noticeable first.
  package let differences: [MatrixStatement]
  /// Statements that need attention and hold in all layouts.
  package let constants: [MatrixStatement]

  package private(set) lazy var taps = Taps(spec, in: environments)

  /// - Parameter environments: those of one state of the conditions, then the same in others.
  package init(_ spec: TabSpec, in environments: [Environment]) {
    let spec = spec.withSamples
    self.spec = spec
    let layouts = foldedLayouts(of: spec, in: environments)
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
    let comparison = MatrixComparison(spec, layouts)
    differences = comparison.differences
    constants = comparison.constants
  }

  package func phrase(for layouts: [Int]) -> EnvironmentPhrase {
    list.phrase(for: layouts.flatMap { positions[$0] })
  }

  /// The environments of some layouts; nil if these are all.
  package func place(of layouts: [Int]) -> EnvironmentPhrase? {
    layouts.count == self.layouts.count ? nil : phrase(for: layouts)
  }
}

package struct FoldedLayout {
  package let letter: String
  package var environments: [Environment]
  /// The first environment's layout. In others, items may show image and title differently, and
  /// notes differ.
  package let layoutResult: LayoutResult
  package let cells: [MatrixCell]

  package var layout: Layout { layoutResult.layout }
}

private func foldedLayouts(of spec: TabSpec, in environments: [Environment]) -> [FoldedLayout] {
  let resolver = Resolver(spec)
  let disabled = spec.nodes.indices.filter { spec.nodes[$0].isFalse(\.isEnabled) }
  var found: [LayoutResult] = []
  let states = environments.byState { environments in
    environments.map { environment in
      let layoutResult = LayoutResult(resolver.layout(in: environment))
      let known = found.firstIndex { other in
        other.layout.looksLike(layoutResult.layout) && other.destinations == layoutResult.destinations
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
  return byStates.flatMap(\.elements).enumerated().map { index, folded in
    FoldedLayout(
      letter: letters(for: index), environments: folded.environments, layoutResult: folded.layoutResult,
      cells: MatrixCell.cells(of: folded.layoutResult))
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
      return isUsual ? usual.words : words(index)
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
  /// True if layouts differ only in environment, notes and, in one framework, the content of items.
  fileprivate func looksLike(_ other: Layout) -> Bool {
    mode == other.mode && selection == other.selection && sidebar == other.sidebar
      && accessory == other.accessory && spec.reads(like: other.spec)
      && (environment.framework == other.environment.framework
        ? tabBar?.withoutContent == other.tabBar?.withoutContent : tabBar == other.tabBar)
  }
}

extension TabBar {
  fileprivate var withoutContent: TabBar {
    var bar = self
    for index in items.indices { bar.items[index].shows = .title }
    return bar
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

  /// Nodes in traversal order, with runs of equal leaves shortened.
  package var rows: [MatrixRow] {
    var rows: [MatrixRow] = []
    var node = 0
    while node < spec.nodes.count {
      let end = endOfRun(from: node)
      // One more row takes the same space as the text that would replace it.
      let shown = end - node > Self.mostAlike + 1 ? node + Self.mostAlike : end
      for index in node..<shown { rows.append(.node(index)) }
      if shown < end { rows.append(.like(count: end - shown, depth: spec.nodes[node].depth)) }
      node = end
    }
    return rows
  }

  private func endOfRun(from first: Int) -> Int {
    let start = spec.nodes[first]
    if start.isGroup { return first + 1 }
    return spec.nodes.indices.suffix(from: first).prefix { node in
      !spec.nodes[node].isGroup && spec.nodes[node].parent == start.parent
        && layouts.allSatisfy { $0.cells[node] == $0.cells[first] }
    }.endIndex
  }
}
