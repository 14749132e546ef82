package import JSON
package import TabModel

/// A catalog, or `.strings` files of one name, one per language.
package enum StringsSource {
  case catalog(XCStrings)
  case files([StringsFile])

  package var languages: [String] {
    switch self {
    case .catalog(let catalog): catalog.languages
    case .files(let files): files.map(\.language)
    }
  }
}

/// All string catalogs of a run. The first one with a key is used.
package struct StringCatalogs {
  private let tables: [StringsSource]
  package let languages: [String]
  package let source: Int
  /// The indices of the languages in reports; all by default.
  package private(set) var shown: [Int]
  private let positions: [String: Int]
  /// The index of each language's parent without a region.
  private let regionless: [Int?]

  /// - Parameter sources: the catalogs and single `.strings` files.
  package init?(_ sources: [StringsSource]) {
    var tables: [StringsSource] = []
    var groups: [[UInt8]: Int] = [:]
    for source in sources {
      if case .files(let files) = source, let group = files.first?.group {
        if let index = groups[group], case .files(let known) = tables[index] {
          tables[index] = .files(known + files)
          continue
        }
        groups[group] = tables.count
      }
      tables.append(source)
    }
    guard let first = tables.first else { return nil }
    self.tables = tables
    let languages = Set(tables.flatMap(\.languages))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let positions = Dictionary(uniqueKeysWithValues: zip(languages, languages.indices))
    self.languages = languages
    self.positions = positions
    let sourceLanguage =
      switch first {
      case .catalog(let catalog): catalog.sourceLanguage
      case .files(let files): files[0].language
      }
    source = positions[sourceLanguage] ?? 0
    shown = Array(languages.indices)
    regionless = languages.map { LanguageCode($0).withoutRegion.flatMap { positions[$0] } }
  }

  package var sourceLanguage: String { languages[source] }

  package func position(of language: String) -> Int? { positions[language] }

  /// Returns the catalogs with reports limited to some languages and the source language.
  package func showing(_ requested: [Int]) -> StringCatalogs {
    var catalogs = self
    catalogs.shown = languages.indices.filter { $0 == source || requested.contains($0) }
    return catalogs
  }

  /// Returns the entry of the first catalog that has the title as a key.
  package func entry(of title: String, on platform: PlatformName) -> CatalogEntry? {
    let key = ExactText(title)
    for table in tables {
      switch table {
      case .catalog(let catalog):
        if let entry = catalog.entry(of: key, on: platform, positions) { return entry }
      case .files(let files):
        if let entry = entry(of: key, in: files) { return entry }
      }
    }
    return nil
  }

  private func entry(of key: ExactText, in files: [StringsFile]) -> CatalogEntry? {
    var entry: CatalogEntry?
    for file in files {
      guard let pair = file.pairs[key], let position = positions[file.language] else { continue }
      let unit = CatalogUnit(file.text(of: pair), state: nil, range: pair.value, path: file.path)
      if entry == nil {
        entry = CatalogEntry(
          source: positions[files[0].language] ?? 0, range: pair.key, path: file.path)
      }
      if entry?.units[position] == nil { entry?.units[position] = unit }
    }
    return entry
  }

  package func text(of key: String, _ entry: CatalogEntry?, in language: Int) -> TitleText {
    guard let entry, entry.isTranslatable else {
      return TitleText(text: key, state: nil, isMissing: entry == nil && language != source)
    }
    let own = entry.units[language]
    return TitleText(
      text: unit(of: entry, in: language)?.text ?? key, state: own?.state,
      isMissing: own == nil && language != entry.source)
  }

  /// Returns the text of a language, which may be a fallback; nil if it is the key.
  package func unit(of entry: CatalogEntry, in language: Int) -> CatalogUnit? {
    guard entry.isTranslatable else { return nil }
    return entry.units[language] ?? regionless[language].flatMap { entry.units[$0] }
      ?? entry.units[entry.source]
  }

  /// Returns whether a key is new in a language, or has no text in it or its parent without a
  /// region.
  package func isUntranslated(_ text: TitleText, _ language: Int, _ entry: CatalogEntry) -> Bool {
    guard entry.isTranslatable, language != entry.source else { return false }
    if text.state == "new" { return true }
    guard text.isMissing else { return false }
    guard let other = regionless[language] else { return true }
    return other != entry.source && entry.units[other] == nil
  }

  /// Returns the contents of a file, and its document if it is JSON.
  package func file(_ path: String) -> (bytes: [UInt8], document: JSONDocument?)? {
    for table in tables {
      switch table {
      case .catalog(let catalog) where catalog.path == path:
        return (catalog.document.bytes, catalog.document)
      case .catalog: continue
      case .files(let files):
        if let file = files.first(where: { $0.path == path }) { return (file.bytes, nil) }
      }
    }
    return nil
  }

  package var keys: [String] {
    tables.flatMap { table in
      switch table {
      case .catalog(let catalog): catalog.allKeys
      case .files(let files): files.flatMap(\.allKeys)
      }
    }
  }
}
