import AppCatalogs
import JSON
import TabModel

/// The titles of nodes, as written and in the string catalogs.
final class NodeTitles {
  private unowned let scope: LintScope
  private var spec: TabSpec { scope.spec }

  init(_ scope: LintScope) { self.scope = scope }

  /// The titles in the catalogs; nil without catalogs.
  private(set) lazy var readings = scope.settings.strings.map { $0.readings(of: spec) }

  /// The environments of each platform in `readings`.
  private(set) lazy var environmentsOfReadings =
    readings.map { $0.count > 1 } == true
    ? spec.targets.map { scope.environmentSet(on: $0.platform) } : [scope.everywhere]

  /// Returns a title in the catalogs' source language on the first platform, or as written.
  func original(of node: Int) -> String {
    guard let catalogs = scope.settings.strings, let reading = readings?.first?[node] else {
      return spec.title(of: node)
    }
    return reading.text(in: catalogs.source).text
  }

  /// The original titles that several nodes have.
  private(set) lazy var repeatedTitles = repeatedTitles(titled: original)

  /// Returns the titles that several nodes have, except for blank ones and samples.
  func repeatedTitles(titled title: (Int) -> String) -> SharedTitles {
    spec.nodes.indices.filter { !spec.hasSampleTitle($0) }
      .grouped { ExactText(bare(title($0))) }
      .filter { $0.elements.count > 1 && !$0.key.text.isEmpty }.map { ($0, $1) }
  }

  func originalText(_ text: String) -> String {
    guard let catalogs = scope.settings.strings else { return text }
    return catalogs.text(of: text, entry(of: text), in: catalogs.source).text
  }

  private func entry(of text: String) -> CatalogEntry? {
    spec.targets.first.flatMap { scope.settings.strings?.entry(of: text, on: $0.platform) }
  }

  func isKey(_ node: Int) -> Bool { readings?.first?[node]?.entry != nil }

  func isKey(_ text: String) -> Bool { entry(of: text) != nil }

  /// Returns a note at the catalog entry of a title; none if there is no entry.
  ///
  /// - Parameter holds: selects the text for the note if it depends on the platform.
  func catalogNotes(
    _ message: String, of node: Int, in language: Int?,
    where holds: (TitleText) -> Bool
  ) -> [Diagnostic.Note] {
    let found = readings?.compactMap { $0[node] } ?? []
    let meant = language.flatMap { language in
      found.first { holds($0.text(in: language)) }
    }
    guard let entry = (meant ?? found.first)?.entry else { return [] }
    return [note(message, entry, in: language)]
  }

  /// Returns a note at the catalog's text for the source language; none if there is no entry.
  func sourceNotes(of text: String) -> [Diagnostic.Note] {
    guard let entry = entry(of: text) else { return [] }
    return [note("the text is here", entry, in: scope.settings.strings?.source)]
  }

  private func note(
    _ message: String, _ entry: CatalogEntry, in language: Int?
  ) -> Diagnostic.Note {
    let unit = language.flatMap { scope.settings.strings?.unit(of: entry, in: $0) }
    return .init(message, at: unit?.range ?? entry.range, in: unit?.path ?? entry.path)
  }

  /// Returns the languages in which a title satisfies a condition on some platform.
  func languages(of node: Int, where holds: (TitleReading, TitleText, Int) -> Bool) -> [Int] {
    guard let catalogs = scope.settings.strings, let readings else { return [] }
    return catalogs.shown.filter { language in
      readings.contains { reading in
        reading[node].map { holds($0, $0.text(in: language), language) } ?? false
      }
    }
  }

  /// Returns the environments that have a node, and in which its title satisfies a condition.
  func environments(of node: Int, where holds: (TitleReading) -> Bool) -> EnvironmentSet {
    var found: EnvironmentSet = []
    for (environments, reading) in zip(environmentsOfReadings, readings ?? []) {
      if reading[node].map(holds) ?? false { found.formUnion(environments) }
    }
    return found.intersection(scope.environmentSet(of: node))
  }

  /// Returns whether a node's title is too long, in any language of the catalogs.
  func isTooLong(_ index: Int) -> Bool {
    let node = spec.nodes[index]
    guard let title = node.title, !spec.hasSampleTitle(index) else { return false }
    let maximum = scope.settings.longestTitle(of: node)
    let isLong =
      scope.settings.strings == nil
      ? exceeds(bare(title.value), maximum)
      : !languages(of: index) { _, text, _ in exceeds(bare(text.text), maximum) }.isEmpty
    return isLong && !scope.overflow.rootsInMoreOnly.contains(index)
  }
}

/// Titles with the nodes that share them, in document order.
typealias SharedTitles = [(title: ExactText, nodes: [Int])]

extension StringCatalogs {
  func list(_ languages: [Int]) -> String {
    shortList(names(of: languages.prefix(maximumNames)), of: languages.count)
  }
}
