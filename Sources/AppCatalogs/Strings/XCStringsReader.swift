package import JSON
import TabModel

/// Reads a document as a string catalog and reports all problems with its structure.
///
/// The format is not documented, so unknown members are ignored.
package struct XCStringsReader {
  private let document: JSONDocument
  private var checker: ShapeChecker
  private var catalog: XCStrings
  /// The last entry that has each language, and the language's key there.
  private var languages: [String: (entry: Int, key: JSONValue)] = [:]
  /// The localizations to check; variations contain others.
  private var pending: [JSONValue] = []

  package static func read(_ document: JSONDocument, path: String) -> (XCStrings, [Diagnostic]) {
    var reader = XCStringsReader(document, path: path)
    reader.readRoot()
    return (reader.catalog, reader.checker.problems)
  }

  private init(_ document: JSONDocument, path: String) {
    self.document = document
    checker = ShapeChecker(document)
    catalog = XCStrings(document, path: path)
  }

  private mutating func readRoot() {
    let root = document.root
    guard checker.isObject(root, "a string catalog") else { return }
    if let language = value("sourceLanguage", of: root) {
      if checker.check(language, .name, "'sourceLanguage'") {
        catalog.sourceLanguage = document.string(language)
      }
    } else {
      checker.missingKey("sourceLanguage", in: root, "a string catalog")
    }
    if let strings = value("strings", of: root) {
      if checker.isObject(strings, "'strings'") { readStrings(strings) }
    } else {
      checker.missingKey("strings", in: root, "a string catalog")
    }
    if !catalog.sourceLanguage.isEmpty, languages[catalog.sourceLanguage] == nil {
      catalog.languages.append(catalog.sourceLanguage)
    }
  }

  private mutating func readStrings(_ strings: JSONValue) {
    for (position, (key, entry)) in strings.members.enumerated() {
      if let first = catalog.keys.insert(key) { checker.duplicateKey(key, first: first) }
      guard checker.isObject(entry, "the entry of a key") else { continue }
      if let localizations = value("localizations", of: entry),
        checker.isObject(localizations, "'localizations'")
      {
        readLocalizations(localizations, position)
      }
      check("shouldTranslate", of: entry, .bool)
      check("extractionState", of: entry, .string)
    }
  }

  private mutating func check(_ name: StaticString, of object: JSONValue, _ shape: Shape) {
    if let value = value(name, of: object) { checker.check(value, shape, "'\(name)'") }
  }

  private mutating func readLocalizations(_ object: JSONValue, _ position: Int) {
    for (language, localization) in object.members {
      let name = document.string(language)
      let last = languages.updateValue((position, language), forKey: name)
      if let last, last.entry == position { checker.duplicateKey(language, first: last.key) }
      if last == nil { catalog.languages.append(name) }
      pending.append(localization)
      while let next = pending.popLast() { readLocalization(next) }
    }
  }

  private mutating func readLocalization(_ object: JSONValue) {
    guard checker.isObject(object, "a localization") else { return }
    if let unit = value("stringUnit", of: object), checker.isObject(unit, "'stringUnit'") {
      check("state", of: unit, .string)
      check("value", of: unit, .string)
    }
    if let variations = value("variations", of: object),
      checker.isObject(variations, "'variations'")
    {
      readCases("device", of: variations)
      readCases("plural", of: variations)
    }
  }

  private mutating func readCases(_ name: StaticString, of variations: JSONValue) {
    guard let object = value(name, of: variations), checker.isObject(object, "'\(name)'") else {
      return
    }
    var seen = MemberNames(document)
    for (key, value) in object.members {
      if let first = seen.insert(key) { checker.duplicateKey(key, first: first) }
      pending.append(value)
    }
  }

  /// Returns the first value of a key, and reports duplicates of the key.
  private mutating func value(_ name: StaticString, of object: JSONValue) -> JSONValue? {
    var first: (key: JSONValue, value: JSONValue)?
    for member in object.members where document.isText(member.key, name) {
      if let first { checker.duplicateKey(member.key, first: first.key) } else { first = member }
    }
    return first?.value
  }
}
