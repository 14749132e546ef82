import AppCatalogs
import ArgumentParsing
import TabModel

struct CatalogArguments: Sendable {
  /// The string catalogs; empty to use the configuration's.
  var strings: [FilePath] = []
  /// The asset catalogs; empty to use the configuration's.
  var assets: [FilePath] = []
  var readsNoStrings = false
  var languages: [String] = []

  var language: String? { languages.last }

  var isAsked: Bool { !strings.isEmpty || !assets.isEmpty || !languages.isEmpty }

  static var lintOptions: [CommandOption<CatalogArguments>] {
    options(
      "Report only this language, in addition to the source language. Repeatable.",
      isRepeatable: true)
  }

  /// - Parameter summary: that of --language.
  static func options(
    _ summary: String = "Show titles in this language, such as de, pt-BR or zh-Hans.",
    isRepeatable: Bool = false
  ) -> [CommandOption<CatalogArguments>] {
    fileOptions + [
      .text(
        "language", "LANGUAGE", "a language, such as en or pt-BR", summary,
        isRepeatable: isRepeatable
      ) { if !$0.languages.contains($1) { $0.languages.append($1) } }
    ]
  }

  static let fileOptions: [CommandOption<CatalogArguments>] = [
    .path(
      "strings", "FILE",
      """
      Look up titles in a String Catalog or an .lproj .strings file. Repeatable, first match wins; \
      overrides the configuration.
      """, isRepeatable: true
    ) { $0.strings.append($1) },
    .flag(
      "no-strings",
      """
      Read no string catalog, neither one of the configuration nor \(CatalogFiles.usualName) \
      beside the spec.
      """, conflicts: ["strings"]
    ) { $0.readsNoStrings = true },
    .path(
      "assets", "FOLDER",
      "Look up images in this asset catalog (.xcassets). Repeatable; overrides the configuration.",
      isRepeatable: true
    ) { $0.assets.append($1) },
  ]
}
