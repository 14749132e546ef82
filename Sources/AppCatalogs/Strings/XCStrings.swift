package import JSON
import TabModel

package struct XCStrings {
  package let document: JSONDocument
  package let path: String
  package var sourceLanguage = ""
  /// All languages, in the order of their first occurrence.
  package var languages: [String] = []
  var entries: [ExactText: JSONValue.Member] = [:]

  var allKeys: [String] { (document.root["strings"]?.members ?? []).map(\.key.value) }

  /// - Parameter positions: the index of each language.
  func entry(
    of name: ExactText, on platform: PlatformName, _ positions: [String: Int]
  ) -> CatalogEntry? {
    guard let member = entries[name] else { return nil }
    var entry = CatalogEntry(
      source: positions[sourceLanguage] ?? 0, range: member.key.range, path: path)
    entry.isTranslatable = member.value["shouldTranslate"]?.bool != false
    entry.isStale = member.value["extractionState"]?.string == "stale"
    for localization in member.value["localizations"]?.members ?? [] {
      guard let position = positions[localization.key.value] else { continue }
      entry.units[position] = unit(of: localization.value, on: platform, &entry.dependsOnDevice)
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
        inner = devices[platform.deviceInCatalogs] ?? devices["other"]
      } else if let numbers = variations["plural"] {
        inner = numbers["other"]
      }
      guard let inner else { return nil }
      place = inner
    }
    return nil
  }

  private func unit(_ object: JSONValue) -> CatalogUnit? {
    guard let text = object["value"]?.locatedString else { return nil }
    return CatalogUnit(text.value, state: object["state"]?.string, range: text.range, path: path)
  }
}
