package import JSON
import TabModel

/// Reads a document as a string catalog, and collects everything that is wrong with its shape.
///
/// Apple does not document the shape. What the reader needs has to be there and of its type; members
/// that it does not know are passed over, whatever they hold.
package struct XCStringsReader {
  private let document: JSONDocument
  private var checker: ShapeChecker
  private var catalog: XCStrings
  private var languages: CatalogLanguages
  /// What is still to be checked of a localization, for variations hold variations.
  private var pending: [JSONValue] = []

  /// - Parameter path: the file, as findings name it.
  package static func read(_ document: JSONDocument, path: String) -> (XCStrings, [Diagnostic]) {
    var reader = XCStringsReader(document, path: path)
    reader.readRoot()
    return (reader.catalog, reader.checker.problems)
  }

  private init(_ document: JSONDocument, path: String) {
    self.document = document
    checker = ShapeChecker(document)
    catalog = XCStrings(document, path: path)
    languages = CatalogLanguages(document)
  }

  private mutating func readRoot() {
    let root = document.root
    guard document.kind(of: root) == .object else {
      checker.wrongType(root, .lists, "a string catalog")
      return
    }
    var sourceLanguage = JSONValue.none
    var strings = JSONValue.none
    readMembers(of: root) { reader, key, value in
      if reader.document.isText(key, "sourceLanguage") {
        if !reader.isFirst(key, &sourceLanguage) { return }
        if reader.checker.check(value, .name, "'sourceLanguage'") {
          reader.catalog.sourceLanguage = reader.document.string(value)
        }
      } else if reader.document.isText(key, "strings") {
        if !reader.isFirst(key, &strings) { return }
        if reader.isObject(value, "'strings'") { reader.readStrings(value) }
      }
    }
    if !sourceLanguage.exists { missing("sourceLanguage", #""sourceLanguage": "en""#) }
    if !strings.exists { missing("strings", #""strings": {}"#) }
    catalog.languages = languages.names
    if !catalog.sourceLanguage.isEmpty, !catalog.languages.contains(catalog.sourceLanguage) {
      catalog.languages.append(catalog.sourceLanguage)
    }
  }

  private mutating func missing(_ name: String, _ example: String) {
    checker.report(
      .missingKey, "a string catalog needs the key '\(name)'",
      at: document.range(of: document.root), help: "add \(example)")
  }

  private mutating func readStrings(_ strings: JSONValue) {
    // An entry takes some ten words of the tape at least; the table grows where that is wrong.
    let words = Int(document.end(of: strings).index) - Int(strings.index)
    catalog.keys = CatalogKeys(capacity: words / 16)
    var position = 0
    readMembers(of: strings) { reader, key, entry in
      if let first = reader.catalog.keys.insert(key, in: reader.document) {
        reader.checker.duplicateKey(key, first: first)
      }
      position += 1
      reader.readEntry(entry, key, position)
    }
  }

  private mutating func readEntry(_ entry: JSONValue, _ key: JSONValue, _ position: Int) {
    guard isObject(entry, "the entry of a key") else { return }
    var localizations = JSONValue.none
    var translates = JSONValue.none
    var extraction = JSONValue.none
    readMembers(of: entry) { reader, key, value in
      if reader.document.isText(key, "localizations") {
        guard reader.isFirst(key, &localizations), reader.isObject(value, "'localizations'") else {
          return
        }
        reader.readLocalizations(value, position)
      } else if reader.document.isText(key, "shouldTranslate") {
        if reader.isFirst(key, &translates) {
          reader.checker.check(value, .bool, "'shouldTranslate'")
        }
      } else if reader.document.isText(key, "extractionState") {
        if reader.isFirst(key, &extraction) {
          reader.checker.check(value, .string, "'extractionState'")
        }
      }
    }
  }

  private mutating func readLocalizations(_ object: JSONValue, _ position: Int) {
    readMembers(of: object) { reader, language, localization in
      if let first = reader.languages.add(language, of: position) {
        reader.checker.duplicateKey(language, first: first)
      }
      reader.pending.append(localization)
      while let next = reader.pending.popLast() { reader.readLocalization(next) }
    }
  }

  private mutating func readLocalization(_ object: JSONValue) {
    readPair(
      of: object, "a localization",
      "stringUnit", { reader, unit in reader.readUnit(unit) },
      "variations", { reader, variations in reader.readVariations(variations) })
  }

  private mutating func readUnit(_ object: JSONValue) {
    readPair(
      of: object, "'stringUnit'",
      "state", { reader, state in reader.checker.check(state, .string, "'state'") },
      "value", { reader, text in reader.checker.check(text, .string, "'value'") })
  }

  private mutating func readVariations(_ object: JSONValue) {
    readPair(
      of: object, "'variations'",
      "device", { reader, cases in reader.readCases(cases, "'device'") },
      "plural", { reader, cases in reader.readCases(cases, "'plural'") })
  }

  private mutating func readCases(_ object: JSONValue, _ label: String) {
    guard isObject(object, label) else { return }
    var seen = MemberNames(document)
    readMembers(of: object) { reader, key, value in
      if let first = seen.insert(key) { reader.checker.duplicateKey(key, first: first) }
      reader.pending.append(value)
    }
  }

  // MARK: - Parts

  private mutating func readMembers(
    of object: JSONValue, _ read: (inout XCStringsReader, JSONValue, JSONValue) -> Void
  ) {
    var key = document.first(in: object)
    let end = document.end(of: object)
    while key != end {
      let value = document.next(after: key)
      read(&self, key, value)
      key = document.next(after: value)
    }
  }

  /// Reads an object of which two members matter, each once.
  @inline(__always)
  private mutating func readPair(
    of object: JSONValue, _ label: String,
    _ name: StaticString, _ read: (inout XCStringsReader, JSONValue) -> Void,
    _ otherName: StaticString, _ readOther: (inout XCStringsReader, JSONValue) -> Void
  ) {
    guard isObject(object, label) else { return }
    var first = JSONValue.none
    var firstOther = JSONValue.none
    readMembers(of: object) { reader, key, value in
      if reader.document.isText(key, name) {
        if reader.isFirst(key, &first) { read(&reader, value) }
      } else if reader.document.isText(key, otherName) {
        if reader.isFirst(key, &firstOther) { readOther(&reader, value) }
      }
    }
  }

  private mutating func isObject(_ value: JSONValue, _ label: String) -> Bool {
    document.kind(of: value) == .object || checker.wrongType(value, .lists, label)
  }

  /// Whether a key is the first of its name; a later one is reported.
  private mutating func isFirst(_ key: JSONValue, _ first: inout JSONValue) -> Bool {
    guard first.exists else {
      first = key
      return true
    }
    checker.duplicateKey(key, first: first)
    return false
  }
}

/// The languages of a catalog, each once, whatever order its entries have them in.
private struct CatalogLanguages {
  private let document: JSONDocument
  private(set) var names: [String] = []
  private var positions: [String: Int] = [:]
  /// For each language the entry that had it last, and where.
  private var last: [(entry: Int, key: JSONValue)] = []
  /// The language that comes next, if the entry has them in the order of the one before.
  private var expected = 0

  init(_ document: JSONDocument) { self.document = document }

  /// Adds a language of an entry.
  ///
  /// - Returns: where the entry has the same language already; nil where it has not.
  mutating func add(_ key: JSONValue, of entry: Int) -> JSONValue? {
    if expected >= last.count || !document.isSameText(last[expected].key, key) {
      let name = document.string(key)
      if let position = positions[name] {
        expected = position
      } else {
        expected = names.count
        positions[name] = expected
        names.append(name)
        last.append((0, key))
      }
    }
    let before = last[expected]
    last[expected] = (entry, key)
    expected = (expected + 1) % last.count
    return before.entry == entry ? before.key : nil
  }
}
