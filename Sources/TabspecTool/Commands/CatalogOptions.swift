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

  static var surveyOptions: [CommandOption<CatalogArguments>] {
    [
      strings, noStrings, assets,
      languages(
        "Report only this language, in addition to the source language. Repeatable.",
        isRepeatable: true),
    ]
  }

  static var options: [CommandOption<CatalogArguments>] {
    [
      strings, noStrings, assets,
      languages("Show titles in this language, such as de, pt-BR or zh-Hans."),
    ]
  }

  static var matrixOptions: [CommandOption<CatalogArguments>] {
    [
      strings, noStrings, assets,
      languages(
        """
        Show titles in this language, such as de, pt-BR or zh-Hans. With 'all' the page of --format \
        html also has each device in its worst language, and a table of titles.
        """),
    ]
  }

  static var fileOptions: [CommandOption<CatalogArguments>] { [strings, noStrings, assets] }

  private static let strings = CommandOption<CatalogArguments>.path(
    "strings", "FILE",
    """
    Look up titles in a String Catalog or an .lproj .strings file. Repeatable, first match wins; \
    overrides the configuration.
    """, isRepeatable: true
  ) { $0.strings.append($1) }

  private static let noStrings = CommandOption<CatalogArguments>(
    long: "no-strings", shape: .flag,
    summary: """
      Read no string catalog, neither one of the configuration nor \(CatalogFiles.usualName) \
      beside the spec.
      """,
    conflicts: ["strings"]
  ) { arguments, _ in arguments.readsNoStrings = true }

  private static let assets = CommandOption<CatalogArguments>.path(
    "assets", "FOLDER",
    "Look up images in this asset catalog (.xcassets). Repeatable; overrides the configuration.",
    isRepeatable: true
  ) { $0.assets.append($1) }

  private static func languages(
    _ summary: String, isRepeatable: Bool = false
  ) -> CommandOption<CatalogArguments> {
    CommandOption<CatalogArguments>(
      long: "language", shape: .value(placeholder: "LANGUAGE"), summary: summary,
      isRepeatable: isRepeatable
    ) { arguments, value throws(ValueError) in
      let language = try value.nonEmptyText("a language, such as en or pt-BR")
      if !arguments.languages.contains(language) { arguments.languages.append(language) }
    }
  }
}
