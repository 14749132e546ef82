package import JSON
package import TabModel

/// A file with texts that has been read.
package enum StringsSource: Sendable {
  case catalog(XCStrings)
  case file(StringsFile)

  package var languages: [String] {
    switch self {
    case .catalog(let catalog): catalog.languages
    case .file(let file): [file.language]
    }
  }
}

/// All string catalogs of a run, in the order in which they are named: the first that has a key says
/// what it reads.
package struct StringCatalogs: Sendable {
  /// A catalog, or all `.strings` files of one name beside each other: one for each language.
  private enum Table {
    case catalog(XCStrings)
    case files([StringsFile])
  }

  private let tables: [Table]
  /// Every language of all catalogs, each once, in the order of their codes.
  package let languages: [String]
  /// The first catalog's own language, as a position in `languages`.
  package let source: Int
  /// The positions of the languages that reports are about: all, unless somebody asks for some.
  package private(set) var shown: [Int]
  private let positions: [String: Int]
  /// For each language the one without its region, where there is such.
  private let regionless: [Int?]

  /// - Returns: nil where there are no files.
  package init?(_ sources: [StringsSource]) {
    var tables: [Table] = []
    var groups: [[UInt8]: Int] = [:]
    for source in sources {
      switch source {
      case .catalog(let catalog): tables.append(.catalog(catalog))
      case .file(let file):
        if let index = groups[file.group], case .files(let files) = tables[index] {
          tables[index] = .files(files + [file])
        } else {
          groups[file.group] = tables.count
          tables.append(.files([file]))
        }
      }
    }
    guard let first = tables.first else { return nil }
    self.tables = tables
    var names: Set<String> = []
    for table in tables { names.formUnion(Self.languages(of: table)) }
    languages = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var positions: [String: Int] = [:]
    for (position, language) in languages.enumerated() { positions[language] = position }
    self.positions = positions
    source = positions[Self.sourceLanguage(of: first)] ?? 0
    shown = Array(languages.indices)
    regionless = languages.map { LanguageCode($0).withoutRegion.flatMap { positions[$0] } }
  }

  private static func languages(of table: Table) -> [String] {
    switch table {
    case .catalog(let catalog): catalog.languages
    case .files(let files): files.map(\.language)
    }
  }

  private static func sourceLanguage(of table: Table) -> String {
    switch table {
    case .catalog(let catalog): catalog.sourceLanguage
    case .files(let files): files[0].language
    }
  }

  package var sourceLanguage: String { languages[source] }

  /// Where a language stands in `languages`; nil where no catalog has it.
  package func position(of language: String) -> Int? { positions[language] }

  /// The same catalogs with reports about some languages, and their own one beside them.
  package func showing(_ asked: [Int]) -> StringCatalogs {
    var catalogs = self
    catalogs.shown = languages.indices.filter { $0 == source || asked.contains($0) }
    return catalogs
  }

  /// What the first catalog that has a key says of it; nil where none has it.
  ///
  /// - Parameter title: the key, a string of a document.
  package func entry(
    of title: JSONValue, in document: JSONDocument, on platform: PlatformName
  ) -> CatalogEntry? {
    document.withText(title) { text in
      for table in tables {
        switch table {
        case .catalog(let catalog):
          if let entry = catalog.entry(of: text, on: platform, positions) { return entry }
        case .files(let files):
          if let entry = entry(of: text, in: files) { return entry }
        }
      }
      return nil
    }
  }

  private func entry(of text: Span<UInt8>, in files: [StringsFile]) -> CatalogEntry? {
    var entry: CatalogEntry?
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    for index in 0..<text.count { bytes.append(text[index]) }
    for file in files {
      guard let pair = file.pairs[bytes], let position = positions[file.language] else { continue }
      let unit = CatalogUnit(
        file.text(of: pair), state: nil, range: pair.value, path: file.path)
      if entry == nil {
        entry = CatalogEntry(
          source: positions[files[0].language] ?? 0, range: pair.key, path: file.path)
      }
      if entry?.units[position] == nil { entry?.units[position] = unit }
    }
    return entry
  }

  /// What the catalogs have for titles of a document, in their order; nil for those that none has.
  /// Titles of one key share what there is for it.
  package func entries(
    of titles: some Sequence<JSONValue>, in document: JSONDocument, on platform: PlatformName
  ) -> [CatalogEntry?] {
    var known: [[UInt8]: CatalogEntry?] = [:]
    return titles.map { title in
      let key = Array(document.string(title).utf8)
      if let entry = known[key] { return entry }
      let entry = entry(of: title, in: document, on: platform)
      known[key] = .some(entry)
      return entry
    }
  }

  /// What a title reads in a language.
  ///
  /// - Parameter entry: what the catalogs have for it; nil where none has it.
  package func text(of key: String, _ entry: CatalogEntry?, in language: Int) -> TitleText {
    guard let entry, entry.isTranslatable else {
      return TitleText(text: key, state: nil, isMissing: entry == nil && language != source)
    }
    if let unit = entry.units[language] {
      return TitleText(text: unit.text, state: unit.state, isMissing: false)
    }
    let text = regionless[language].flatMap { entry.units[$0] } ?? entry.units[entry.source]
    return TitleText(text: text?.text ?? key, state: nil, isMissing: language != entry.source)
  }

  /// Whether somebody still has to translate a key: its own language apart, there is no text, nor one
  /// in the language without its region, or it is new.
  package func isUntranslated(_ text: TitleText, _ language: Int, _ entry: CatalogEntry) -> Bool {
    guard entry.isTranslatable, language != entry.source else { return false }
    if text.state == "new" { return true }
    guard text.isMissing else { return false }
    guard let other = regionless[language] else { return true }
    return other != entry.source && entry.units[other] == nil
  }

  /// The text of a file, as notes of findings name it, and its document where it is JSON.
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

  /// Every key of every catalog, in their order.
  package var keys: [String] {
    tables.flatMap { table in
      switch table {
      case .catalog(let catalog): catalog.allKeys
      case .files(let files): files.flatMap(\.allKeys)
      }
    }
  }
}
