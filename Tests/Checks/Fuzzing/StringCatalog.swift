import AppCatalogs
import JSON
import TabModel

/// Any bytes as a string catalog: the reader answers with findings at places of the text, or with a
/// catalog in which every key is found, on every platform, with a text in every language.
func check(_ bytes: [UInt8]) {
  guard let document = try? JSONReader.read(bytes) else { return }
  let (catalog, problems) = XCStringsReader.read(document, path: "L.xcstrings")
  for problem in problems {
    expect(problem.range.upperBound <= bytes.count, "\(problem.range)")
    expect(problem.severity == .error && !problem.message.isEmpty, "\(problem)")
  }
  guard problems.isEmpty, let catalogs = StringCatalogs([.catalog(catalog)]) else { return }
  expect(Set(catalogs.languages).count == catalogs.languages.count, "\(catalogs.languages)")
  expect(catalogs.languages.contains(catalog.sourceLanguage), "\(catalogs.languages)")
  let keys = catalogs.keys
  for key in keys.prefix(64) {
    for platform in PlatformName.allCases {
      let entry = catalogs.entry(of: key, on: platform)
      expect(entry != nil, "\(key) is not found")
      checkTexts(of: key, entry, catalogs, bytes)
    }
  }
  checkTexts(of: "no key", nil, catalogs, bytes)
}

private func checkTexts(
  of key: String, _ entry: CatalogEntry?, _ catalogs: StringCatalogs, _ bytes: [UInt8]
) {
  let texts = catalogs.languages.indices.map { catalogs.text(of: key, entry, in: $0) }
  expect(!texts[entry?.source ?? catalogs.source].isMissing, "\(texts)")
  for unit in entry?.units.values.map(\.self) ?? [] {
    expect(unit.range.upperBound <= bytes.count, "\(unit)")
  }
  if entry?.isTranslatable == false { expect(texts.allSatisfy { $0.text == key }, "\(texts)") }
}
