import AppCatalogs
import JSON
import TabModel
import TestSupport

/// Reads a string catalog.
func readCatalog(_ text: some StringProtocol) throws -> (catalog: XCStrings, problems: [Diagnostic])
{
  let (catalog, problems) = XCStringsReader.read(
    try JSONReader.read(Array(text.utf8)), path: "L.xcstrings")
  return (catalog, problems)
}

/// Reads a `.strings` file in German.
func readStrings(_ bytes: [UInt8]) -> (file: StringsFile, problems: [Diagnostic]) {
  let (file, problems) = StringsFile.read(
    bytes, path: "de.lproj/L.strings", language: "de", group: [])
  return (file, problems)
}

/// Returns the text of a key in catalogs of these languages, with `(missing)` or its state.
func shownText(
  of key: String, in language: String, on platform: PlatformName? = .iOS,
  among sources: [StringsSource], languages: [String]
) throws -> String {
  guard let platform, let catalogs = StringCatalogs(sources),
    let position = catalogs.position(of: language)
  else { return "no such platform, catalog or language" }
  try requireEqual(catalogs.languages, languages)
  let entry = catalogs.entry(of: key, on: platform)
  let text = catalogs.text(of: key, entry, in: position)
  let notes = [text.state, text.isMissing ? "missing" : nil].compactMap(\.self)
  return ([text.text] + notes.map { "(\($0))" }).joined(separator: " ")
}
