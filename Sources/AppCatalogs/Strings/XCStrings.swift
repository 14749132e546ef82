package import JSON
import TabModel

package struct XCStrings {
  package let document: JSONDocument
  package let path: String
  package var sourceLanguage = ""
  /// All languages, in the order of their first occurrence.
  package var languages: [String] = []
  var keys: MemberNames

  init(_ document: JSONDocument, path: String) {
    self.document = document
    self.path = path
    keys = MemberNames(document)
  }

  var allKeys: [String] {
    guard let strings = document.member("strings", of: document.root) else { return [] }
    return document.members(of: strings).map { document.string($0.key) }
  }

  /// - Parameter positions: the index of each language.
  func entry(
    of name: ExactText, on platform: PlatformName, _ positions: [String: Int]
  ) -> CatalogEntry? {
    guard let key = keys.key(named: name) else { return nil }
    var entry = CatalogEntry(
      source: positions[sourceLanguage] ?? 0, range: document.range(of: key), path: path)
    for (key, value) in document.members(of: document.next(after: key)) {
      if document.isText(key, "shouldTranslate") {
        entry.isTranslatable = document.kind(of: value) != .false
      } else if document.isText(key, "extractionState") {
        entry.isStale = document.isString(value) && document.isText(value, "stale")
      } else if document.isText(key, "localizations") {
        for (language, localization) in document.members(of: value) {
          guard let position = positions[document.string(language)] else { continue }
          entry.units[position] = unit(of: localization, on: platform, &entry.dependsOnDevice)
        }
      }
    }
    return entry
  }

  /// Returns the unit of a localization, or of its variation for a platform.
  private func unit(
    of localization: JSONValue, on platform: PlatformName, _ dependsOnDevice: inout Bool
  ) -> CatalogUnit? {
    var place = localization
    // Variations by device and by plural may be nested.
    for _ in 0..<4 {
      if let unit = document.member("stringUnit", of: place) { return self.unit(unit) }
      guard let variations = document.member("variations", of: place) else { return nil }
      var inner: JSONValue?
      if let devices = document.member("device", of: variations) {
        dependsOnDevice = true
        inner =
          document.member(platform.deviceInCatalogs, of: devices)
          ?? document.member("other", of: devices)
      } else if let numbers = document.member("plural", of: variations) {
        inner = document.member("other", of: numbers)
      }
      guard let inner else { return nil }
      place = inner
    }
    return nil
  }

  private func unit(_ object: JSONValue) -> CatalogUnit? {
    guard let value = document.member("value", of: object), document.isString(value) else {
      return nil
    }
    let state = document.member("state", of: object)
    return CatalogUnit(
      document.string(value), state: state.map(document.string),
      range: document.range(of: value), path: path)
  }
}
