import ArgumentParsing

struct ConformArguments: Sendable {
  var spec: FilePath?
  var records: [FilePath] = []
  /// The language of the spec's titles; nil if records are in the same.
  var language: String?
  var findings = LintArguments()

  static let spec = Operand<ConformArguments>.path("SPEC", "The spec, or - for standard input.") {
    $0.spec = $1
  }

  static let recordSuffix = ".tabrecord.json"

  static let record = Operand<ConformArguments>.path(
    "RECORD", suffix: recordSuffix, "The record of an app, or - for standard input."
  ) { $0.records.append($1) }

  static var options: [CommandOption<ConformArguments>] {
    LintArguments.findingOptions.within({ $0.findings }, { $0.findings = $1 }) + [language]
      + CatalogArguments.fileOptions.within({ $0.findings.catalogs }, { $0.findings.catalogs = $1 })
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

  static func check(_ arguments: inout ConformArguments) throws(CombinationError) {
    arguments.findings.paths = [arguments.spec].compactMap(\.self) + arguments.records
    try LintArguments.check(&arguments.findings)
  }
}
