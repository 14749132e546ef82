package import JSON
import TabModel

/// A string catalog (`.xcstrings`) that has been read: its document, and where its keys stand.
package struct XCStrings: Sendable {
  package let document: JSONDocument
  /// The file, as findings name it.
  package let path: String
  package var sourceLanguage = ""
  /// Every language that occurs in it, each once, in the order in which they are met.
  package var languages: [String] = []
  var keys = CatalogKeys(capacity: 0)

  init(_ document: JSONDocument, path: String) {
    self.document = document
    self.path = path
  }

  /// All keys, in the order of the file. They are decoded while somebody goes over them.
  var allKeys: [String] {
    guard let strings = document.member("strings", of: document.root) else { return [] }
    var names: [String] = []
    document.forEachMember(of: strings) { key, _ in names.append(document.string(key)) }
    return names
  }

  /// The entry of a key; nil where there is none.
  ///
  /// - Parameter positions: the positions of languages in the entry.
  func entry(
    of text: Span<UInt8>, on platform: PlatformName, _ positions: [String: Int]
  ) -> CatalogEntry? {
    guard let key = keys.key(text, in: document) else { return nil }
    var entry = CatalogEntry(
      source: positions[sourceLanguage] ?? 0, range: document.range(of: key), path: path)
    document.forEachMember(of: document.next(after: key)) { key, value in
      if document.isText(key, "shouldTranslate") {
        entry.isTranslatable = document.kind(of: value) != .false
      } else if document.isText(key, "extractionState") {
        entry.isStale = document.isString(value) && document.isText(value, "stale")
      } else if document.isText(key, "localizations") {
        document.forEachMember(of: value) { language, localization in
          guard let position = positions[document.string(language)] else { return }
          entry.units[position] = unit(of: localization, on: platform, &entry.dependsOnDevice)
        }
      }
    }
    return entry
  }

  /// The text of a localization on a platform: its unit, or that of the variation that applies.
  private func unit(
    of localization: JSONValue, on platform: PlatformName, _ dependsOnDevice: inout Bool
  ) -> CatalogUnit? {
    var place = localization
    // A variation by device may hold one by number, and the other way round.
    for _ in 0..<4 {
      if let unit = document.member(called: "stringUnit", of: place) { return self.unit(unit) }
      guard let variations = document.member(called: "variations", of: place) else { return nil }
      if let devices = document.member(called: "device", of: variations) {
        dependsOnDevice = true
        guard
          let device = document.member(called: platform.deviceInCatalogs, of: devices)
            ?? document.member(called: "other", of: devices)
        else { return nil }
        place = device
      } else if let numbers = document.member(called: "plural", of: variations) {
        guard let other = document.member(called: "other", of: numbers) else { return nil }
        place = other
      } else {
        return nil
      }
    }
    return nil
  }

  private func unit(_ object: JSONValue) -> CatalogUnit? {
    guard let value = document.member(called: "value", of: object), document.isString(value) else {
      return nil
    }
    let state = document.member(called: "state", of: object)
    return CatalogUnit(
      document.string(value), state: state.map(document.string),
      range: document.range(of: value), path: path)
  }
}

extension JSONDocument {
  /// Calls back with every member of an object, in order, without making a list of them. Anything but
  /// an object has none.
  func forEachMember(of object: JSONValue, _ body: (JSONValue, JSONValue) -> Void) {
    guard kind(of: object) == .object else { return }
    var key = first(in: object)
    let end = end(of: object)
    while key != end {
      let value = next(after: key)
      body(key, value)
      key = next(after: value)
    }
  }

  /// The value of the first member of this name.
  func member(called name: StaticString, of object: JSONValue) -> JSONValue? {
    guard kind(of: object) == .object else { return nil }
    var key = first(in: object)
    let end = end(of: object)
    while key != end {
      let value = next(after: key)
      if isText(key, name) { return value }
      key = next(after: value)
    }
    return nil
  }
}
