import AppCatalogs
import JSON

extension Rule.Example {
  /// The name of the string catalog that an example brings.
  package static let catalogName = "Localizable.xcstrings"

  /// Gives the catalogs that the example brings to settings.
  ///
  /// - Parameter isFixed: whether the string catalog is the one after somebody did what the helps say.
  package func bring(to settings: inout LintSettings, isFixed: Bool = false) {
    let text = isFixed && !fixedStrings.isEmpty ? fixedStrings : strings
    if let document = try? JSONReader.read(Array(text.utf8)) {
      let (catalog, problems) = XCStringsReader.read(document, path: Self.catalogName)
      if problems.isEmpty { settings.strings = StringCatalogs([.catalog(catalog)]) }
    }
    guard let assets else { return }
    settings.assets = assets.reduce(into: AssetNames()) { $0.insert(Array($1.utf8)) }
  }
}
