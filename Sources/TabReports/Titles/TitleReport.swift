package import AppCatalogs
import JSON
import TabAnalysis
package import TabModel

package struct TitleReport: Sendable {
  package typealias Trouble = TitleTable.Trouble

  package let table: TitleTable
  /// Most problems first.
  package let troubles: [Trouble]

  package init(_ table: TitleTable) {
    self.table = table
    troubles = table.troubles.sorted { left, right in
      let (first, second) = (left.counts.map(\.count), right.counts.map(\.count))
      return first == second
        ? left.language < right.language : second.lexicographicallyPrecedes(first)
    }
  }

  /// The node's identifier and the title's role.
  package func label(_ entry: TitleTable.Entry) -> String {
    let spec = table.spec
    let owner = entry.place.node.map { spec.identifier(of: $0) }
    switch entry.place.role {
    case .title: return owner ?? ""
    case .subtitle: return "\(owner ?? ""), subtitle"
    case .accessibilityLabel: return "\(owner ?? ""), accessibility label"
    case .action: return "\(owner ?? ""), action"
    case .view:
      let parts = spec.source.pointer(to: entry.place.text.range).split(separator: "/")
      return parts.dropLast().last.map { Self.views[String($0)] ?? String($0) } ?? ""
    }
  }

  private static let views = [
    "bottomAccessory": "the accessory", "header": "the header", "footer": "the footer",
    "bottomBar": "the bottom bar",
  ]

  /// Languages of a table: the source language, then those with the most problems.
  package var columns: [Int] {
    let languages = troubles.map(\.language)
    let isSource = { (language: Int) in table.languages[language] == table.sourceLanguage }
    let all = languages.filter(isSource) + languages.filter { !isSource($0) }
    return Array(all.prefix(Self.mostColumns))
  }

  /// A sentence about the languages left out; nil if there are none.
  package var omission: String? {
    let rest = troubles.count - columns.count
    guard rest > 0 else { return nil }
    return "\(rest) more \(rest == 1 ? "language is" : "languages are") not shown; "
      + "name languages with --language"
  }
  private static let mostColumns = 20
}

extension TitleTable.Trouble {
  /// `2 too long, 1 equal to a sibling`.
  package var words: [String] {
    counts.filter { $0.count > 0 }.map { "\($0.count) \($0.problem.rawValue)" }
  }
}

extension TitleTable {
  /// Indices of the languages to show: the one with the most titles that are too long or equal, then with the
  /// longest bar; and, unless that mirrors the layout, the worst one that does.
  package func languagesToShow(in layout: Layout) -> [Int] {
    let isMirrored = { (language: Int) in
      LanguageCode(self.languages[language]).direction == .rightToLeft
    }
    let all = languages.indices.filter { languages[$0] != sourceLanguage }
    guard let worst = worst(of: all, in: layout) else { return [] }
    if isMirrored(worst) { return [worst] }
    return [worst] + [self.worst(of: all.filter(isMirrored), in: layout)].compactMap(\.self)
  }

  private func worst(of others: [Int], in layout: Layout) -> Int? {
    // Entries refer to written nodes.
    let origin = layout.spec.origin(of:)
    let bar = Set(layout.itemNodes.map(origin))
    let shown = Set(layout.shownNodes.map(origin))
    let ranks = others.map { language in
      var rank = [0, 0]
      for entry in entries where entry.place.role == .title {
        guard let node = entry.place.node, shown.contains(node) else { continue }
        let text = self.text(of: entry, in: language)
        if text.isTooLong || text.isEqual { rank[0] += 1 }
        if bar.contains(node) { rank[1] += text.characters }
      }
      return (language: language, rank: rank)
    }
    return ranks.max { $0.rank.lexicographicallyPrecedes($1.rank) }?.language
  }
}
