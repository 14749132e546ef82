import AppCatalogs
import JSON
import TabModel
import Testing

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

extension StringCatalogs {
  /// The text of a key, with `(missing)` or its state.
  func shownText(
    of key: String, in language: String, on platform: PlatformName = .iOS
  ) throws -> String {
    let document = try JSONReader.read(Array(jsonString(key).utf8))
    let entry = entry(of: document.root, in: document, on: platform)
    let text = text(of: key, entry, in: try #require(position(of: language)))
    let notes = [text.state, text.isMissing ? "missing" : nil].compactMap(\.self)
    return ([text.text] + notes.map { "(\($0))" }).joined(separator: " ")
  }
}
