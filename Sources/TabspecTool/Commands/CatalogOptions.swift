import AppCatalogs
import ArgumentParsing
import TabModel

/// The app's catalogs, as a command line names them.
struct CatalogArguments: Sendable {
  /// In their order; none for those of the configuration.
  var strings: [FilePath] = []
  /// In their order; none for those of the configuration.
  var assets: [FilePath] = []
  /// Whether no string catalog is read.
  var readsNoStrings = false
  /// The languages that are asked for.
  var languages: [String] = []

  /// The language that titles are shown in; nil for as they are written.
  var language: String? { languages.last }

  /// Whether the command line names catalogs or asks for what is in them.
  var isAsked: Bool { !strings.isEmpty || !assets.isEmpty || !languages.isEmpty }

  /// The options of commands that look at all languages together.
  static var surveyOptions: [CommandOption<CatalogArguments>] {
    [
      strings, noStrings, assets,
      languages(
        "Report this language only, besides the source language. Repeatable.",
        isRepeatable: true),
    ]
  }

  /// The options of commands that show something in one language.
  static var options: [CommandOption<CatalogArguments>] {
    [
      strings, noStrings, assets,
      languages("Show titles in this language, such as de, pt-BR or zh-Hans."),
    ]
  }

  /// The options of `matrix`.
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

  /// The options of `conform`, which has a language of its own.
  static var fileOptions: [CommandOption<CatalogArguments>] { [strings, assets] }

  private static let strings = CommandOption<CatalogArguments>(
    long: "strings", shape: .value(placeholder: "FILE", form: .path),
    summary: """
      Look up titles in a String Catalog or an .lproj .strings file. Repeatable, first match wins; \
      overrides the configuration.
      """,
    isRepeatable: true
  ) { arguments, value throws(ValueError) in
    arguments.strings.append(FilePath(try value.path().bytes))
  }

  private static let noStrings = CommandOption<CatalogArguments>(
    long: "no-strings", shape: .flag,
    summary: """
      Read no string catalog, neither one of the configuration nor \(CatalogFiles.usualName) beside \
      the spec.
      """,
    conflicts: ["strings"]
  ) { arguments, _ in arguments.readsNoStrings = true }

  private static let assets = CommandOption<CatalogArguments>(
    long: "assets", shape: .value(placeholder: "FOLDER", form: .path),
    summary: """
      Look up images in this asset catalog (.xcassets). Repeatable; overrides the configuration.
      """,
    isRepeatable: true
  ) { arguments, value throws(ValueError) in
    arguments.assets.append(FilePath(try value.path().bytes))
  }

  private static func languages(
    _ summary: String, isRepeatable: Bool = false
  ) -> CommandOption<CatalogArguments> {
    CommandOption<CatalogArguments>(
      long: "language", shape: .value(placeholder: "LANGUAGE"), summary: summary,
      isRepeatable: isRepeatable
    ) { arguments, value throws(ValueError) in
      let language = try value.nonEmptyText("a language, such as en or pt-BR")
      if !isRepeatable { arguments.languages = [] }
      if !arguments.languages.contains(language) { arguments.languages.append(language) }
    }
  }
}
