import ArgumentParsing

/// The arguments of `conform`.
struct ConformArguments: Sendable {
  var spec: FilePath?
  var records: [FilePath] = []
  /// The language of the spec's titles; nil where all records are taken to be in it.
  var language: String?
  /// What it shares with `lint`.
  var findings = LintArguments()

  static let spec = Operand<ConformArguments>(
    "SPEC", kind: .path(suffix: SpecFinder.suffix), summary: "The spec, or - for standard input."
  ) { arguments, word throws(ValueError) in
    arguments.spec = FilePath(try word.path().bytes)
  }

  static let recordSuffix = ".tabrecord.json"

  static let record = Operand<ConformArguments>(
    "RECORD", kind: .path(suffix: recordSuffix),
    summary: "The record of an app, or - for standard input."
  ) { arguments, word throws(ValueError) in
    arguments.records.append(FilePath(try word.path().bytes))
  }

  static var options: [CommandOption<ConformArguments>] {
    LintArguments.findingOptions.map { $0.within({ $0.findings }, { $0.findings = $1 }) }
      + [language]
      + CatalogArguments.fileOptions.map {
        $0.within({ $0.findings.catalogs }, { $0.findings.catalogs = $1 })
      }
  }

  private static let language = CommandOption<ConformArguments>(
    long: "language", shape: .value(placeholder: "LANGUAGE"),
    summary: """
      Language of the spec's titles, such as en: titles of records in other languages are not \
      compared. With string catalogs each record is compared in its own language.
      """
  ) { arguments, value throws(ValueError) in
    arguments.language = try value.nonEmptyText("a language, such as en or pt-BR")
  }

  static let check: @Sendable (inout ConformArguments) throws(CombinationError) -> Void = {
    arguments throws(CombinationError) in
    arguments.findings.paths = [arguments.spec].compactMap(\.self) + arguments.records
    try LintArguments.check(&arguments.findings)
  }
}
