import AppCatalogs
import JSON
import TabModel

/// What the rules about titles ask the catalogs.
extension LintScope {
  /// The title of a node as it is read in the catalogs' own language, on the first platform of the
  /// spec; as it is written where no catalogs are given.
  func originalTitle(of node: Int) -> String {
    guard let catalogs = settings.strings, let reading = readings?.first?.nodes[node] else {
      return spec.title(of: spec.nodes[node])
    }
    return reading.text(in: catalogs.source).text
  }

  /// A title or a subtitle as it is read in the catalogs' own language.
  func originalText(_ value: JSONValue) -> String {
    let text = spec.document.string(value)
    guard let catalogs = settings.strings, let platform = spec.targets.first?.platform else {
      return text
    }
    let entry = catalogs.entry(of: value, in: spec.document, on: platform)
    return catalogs.text(of: text, entry, in: catalogs.source).text
  }

  /// Whether some catalog has the title of a node as a key.
  func isKey(_ node: Int) -> Bool { readings?.first?.nodes[node]?.entry != nil }

  /// A note that points to what the catalogs have for the title of a node in a language; nil where
  /// they have nothing.
  func catalogNote(_ message: String, of node: Int, in language: Int? = nil) -> Diagnostic.Note? {
    guard let entry = readings?.first?.nodes[node]?.entry else { return nil }
    if let unit = language.flatMap({ entry.units[$0] }) {
      return Diagnostic.Note(message, at: unit.range, in: unit.path)
    }
    return Diagnostic.Note(message, at: entry.range, in: entry.path)
  }

  /// The languages of which something is true of a title on some platform of the spec, in their
  /// order: all that reports are about, or without the catalogs' own.
  func languages(
    of node: Int, besidesSource: Bool = false,
    where holds: (TitleReading, TitleText, Int) -> Bool
  ) -> [Int] {
    guard let catalogs = settings.strings, let readings else { return [] }
    return catalogs.shown.filter { language in
      if besidesSource, language == catalogs.source { return false }
      return readings.contains { reading in
        reading.nodes[node].map { holds($0, $0.text(in: language), language) } ?? false
      }
    }
  }
}

extension StringCatalogs {
  /// Languages as a message names them, by their codes: `de, fr and nl`, the first few of many.
  func list(_ languages: [Int]) -> String {
    enumeration(of: names(of: languages.prefix(mostTold)), count: languages.count)
  }
}
