package import AppCatalogs
import JSON
package import TabModel

extension TitleSurvey {
  /// Index of the language with the most titles that are too long or equal, then of the longest bar; nil
  /// without translations.
  package func worstLanguage(in layout: Layout) -> Int? {
    let items = (layout.tabBar?.items ?? []).compactMap(\.node)
    let rows = (layout.sidebar?.rows ?? []).filter { $0.kind != .action }.map(\.node)
    // Entries refer to written nodes.
    let origin = layout.spec.origin(of:)
    let bar = Set(items.map(origin))
    let shown = bar.union((layout.tabBar?.more ?? []).map(origin)).union(rows.map(origin))
    var worst: (language: Int, rank: [Int])?
    for language in languages.indices where languages[language] != sourceLanguage {
      var rank = [0, 0]
      for entry in entries where entry.place.role == .title {
        guard let node = entry.place.node, shown.contains(node) else { continue }
        let text = self.text(of: entry, in: language)
        if text.isTooLong || text.isMadeEqual { rank[0] += 1 }
        if bar.contains(node) { rank[1] += text.characters }
      }
      if worst.map({ $0.rank.lexicographicallyPrecedes(rank) }) ?? true { worst = (language, rank) }
    }
    return worst?.language
  }
}
