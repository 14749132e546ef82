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
    guard isObject(root, "a string catalog") else { return }
    let (language, strings) = values("sourceLanguage", "strings", of: root)
    if let language {
      if document.isString(language), document.string(language).isEmpty {
        checker.report(
          .invalidValue, "'sourceLanguage' is empty", at: document.range(of: language),
          help: #"write a language, such as "en""#)
      } else if checker.check(language, .name, "'sourceLanguage'") {
        catalog.sourceLanguage = document.string(language)
      }
    } else {
      missing("sourceLanguage", #""sourceLanguage": "en""#)
    }
    if let strings {
      if isObject(strings, "'strings'") { readStrings(strings) }
    } else {
      missing("strings", #""strings": {}"#)
    }
    if !catalog.sourceLanguage.isEmpty, languages[catalog.sourceLanguage] == nil {
      catalog.languages.append(catalog.sourceLanguage)
    }
  }

  private mutating func missing(_ name: String, _ example: String) {
    checker.report(
      .missingKey, "a string catalog needs the key '\(name)'",
      at: document.range(of: document.root), help: "add \(example)")
  }

  private mutating func readStrings(_ strings: JSONValue) {
    for (position, (key, entry)) in document.members(of: strings).enumerated() {
      if let first = catalog.keys.insert(key) { checker.duplicateKey(key, first: first) }
      guard isObject(entry, "the entry of a key") else { continue }
      let (localizations, translates) = values("localizations", "shouldTranslate", of: entry)
      let (extraction, _) = values("extractionState", nil, of: entry)
      if let localizations, isObject(localizations, "'localizations'") {
        readLocalizations(localizations, position)
      }
      if let translates { checker.check(translates, .bool, "'shouldTranslate'") }
      if let extraction { checker.check(extraction, .string, "'extractionState'") }
    }
  }

  private mutating func readLocalizations(_ object: JSONValue, _ position: Int) {
    for (language, localization) in document.members(of: object) {
      let name = document.string(language)
      let last = languages.updateValue((position, language), forKey: name)
      if let last, last.entry == position { checker.duplicateKey(language, first: last.key) }
      if last == nil { catalog.languages.append(name) }
      pending.append(localization)
      while let next = pending.popLast() { readLocalization(next) }
    }
  }

  private mutating func readLocalization(_ object: JSONValue) {
    guard isObject(object, "a localization") else { return }
    let (unit, variations) = values("stringUnit", "variations", of: object)
    if let unit, isObject(unit, "'stringUnit'") {
      let (state, text) = values("state", "value", of: unit)
      if let state { checker.check(state, .string, "'state'") }
      if let text { checker.check(text, .string, "'value'") }
    }
    if let variations, isObject(variations, "'variations'") {
      let (devices, numbers) = values("device", "plural", of: variations)
      if let devices { readCases(devices, "'device'") }
      if let numbers { readCases(numbers, "'plural'") }
    }
  }

  private mutating func readCases(_ object: JSONValue, _ label: String) {
    guard isObject(object, label) else { return }
    var seen = MemberNames(document)
    for (key, value) in document.members(of: object) {
      if let first = seen.insert(key) { checker.duplicateKey(key, first: first) }
      pending.append(value)
    }
  }

  private mutating func isObject(_ value: JSONValue, _ label: String) -> Bool {
    document.kind(of: value) == .object || checker.wrongType(value, .lists, label)
  }

  /// Returns the first values of two keys, and reports duplicate keys.
  private mutating func values(
    _ name: StaticString, _ otherName: StaticString?, of object: JSONValue
  ) -> (JSONValue?, JSONValue?) {
    var first = JSONValue.none
    var other = JSONValue.none
    var key = document.first(in: object)
    let end = document.end(of: object)
    while key != end {
      if document.isText(key, name) {
        if first.exists { checker.duplicateKey(key, first: first) } else { first = key }
      } else if let otherName, document.isText(key, otherName) {
        if other.exists { checker.duplicateKey(key, first: other) } else { other = key }
      }
      key = document.next(after: document.next(after: key))
    }
    return (
      first.exists ? document.next(after: first) : nil,
      other.exists ? document.next(after: other) : nil
    )
  }
}
