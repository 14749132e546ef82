package import JSON
import TabModel

/// Reads a document as a string catalog and reports all problems with its structure.
///
/// The format is not documented, so unknown members are ignored.
package struct XCStringsReader {
  private var checker: ShapeChecker
  private var catalog: XCStrings
  /// The last entry that has each language, and the language's key there.
  private var languages: [String: (entry: Int, key: ByteRange)] = [:]

  package static func read(_ document: JSONDocument, path: String) -> (XCStrings, [Diagnostic]) {
    var reader = XCStringsReader(document, path: path)
    reader.readRoot(document.root)
    return (reader.catalog, reader.checker.problems)
  }

  private init(_ document: JSONDocument, path: String) {
    checker = ShapeChecker(document)
    catalog = XCStrings(document: document, path: path)
  }

  private mutating func readRoot(_ root: JSONValue) {
    guard checker.isObject(root, "a string catalog") else { return }
    if let language = value("sourceLanguage", of: root) {
      if checker.check(language, .name, "'sourceLanguage'") {
        catalog.sourceLanguage = language.string ?? ""
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
    for (position, member) in strings.members.enumerated() {
      let entry = member.value
      if let first = catalog.entries[member.key.exact] {
        checker.duplicateKey(member.key, first: first.key.range)
      } else {
        catalog.entries[member.key.exact] = member
      }
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

  private mutating func check(_ name: String, of object: JSONValue, _ shape: Shape) {
    if let value = value(name, of: object) { checker.check(value, shape, "'\(name)'") }
  }

  private mutating func readLocalizations(_ object: JSONValue, _ position: Int) {
    for member in object.members {
      let language = member.key
      let last = languages.updateValue((position, language.range), forKey: language.value)
      if let last, last.entry == position { checker.duplicateKey(language, first: last.key) }
      if last == nil { catalog.languages.append(language.value) }
      readLocalization(member.value)
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

  private mutating func readCases(_ name: String, of variations: JSONValue) {
    guard let object = value(name, of: variations), checker.isObject(object, "'\(name)'") else {
      return
    }
    var seen = MemberNames()
    for member in object.members {
      if let first = seen.insert(member.key) { checker.duplicateKey(member.key, first: first) }
      readLocalization(member.value)
    }
  }

  /// Returns the first value of a key, and reports duplicates of the key.
  private mutating func value(_ name: String, of object: JSONValue) -> JSONValue? {
    let members = object.members.filter { $0.key.value == name }
    for member in members.dropFirst() {
      checker.duplicateKey(member.key, first: members[0].key.range)
    }
    return members.first?.value
  }
}
