package import JSON
import TabModel

package struct XCStrings: Sendable {
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
    guard let strings = document.root["strings"] else { return [] }
    return strings.members.map { document.string($0.key) }
  }

  /// - Parameter positions: the index of each language.
  func entry(
    of name: ExactText, on platform: PlatformName, _ positions: [String: Int]
  ) -> CatalogEntry? {
    guard let key = keys.key(named: name) else { return nil }
    var entry = CatalogEntry(
      source: positions[sourceLanguage] ?? 0, range: key.range, path: path)
    for (key, value) in document.members(of: document.next(after: key)) {
      if document.isText(key, "shouldTranslate") {
        entry.isTranslatable = document.kind(of: value) != .false
      } else if document.isText(key, "extractionState") {
        entry.isStale = value.isString && document.isText(value, "stale")
      } else if document.isText(key, "localizations") {
        for (language, localization) in value.members {
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
      if let unit = place["stringUnit"] { return self.unit(unit) }
      guard let variations = place["variations"] else { return nil }
      var inner: JSONValue?
      if let devices = variations["device"] {
        dependsOnDevice = true
        inner =
          document.member(platform.deviceInCatalogs, of: devices)
          ?? devices["other"]
      } else if let numbers = variations["plural"] {
        inner = numbers["other"]
      }
      guard let inner else { return nil }
      place = inner
    }
    return nil
  }

  private func unit(_ object: JSONValue) -> CatalogUnit? {
    guard let value = object["value"], value.isString else {
      return nil
    }
    let state = object["state"]
    return CatalogUnit(
      document.string(value), state: state.map(document.string),
      range: value.range, path: path)
  }
}
