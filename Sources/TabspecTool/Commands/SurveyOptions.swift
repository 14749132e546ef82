import ArgumentParsing
import TabReports

/// The arguments of the commands that look at one spec in all its environments.
struct SurveyArguments<Report>: Sendable, Repeatable {
  var spec = SpecArguments()
  var selection = EnvironmentSelection()
  var formats: [FormatRequest<Report>] = []
  var catalogs = CatalogArguments()
  var pictures = PictureArguments()
  /// Whether to run again whenever something has changed.
  var watches = false

  static var file: Operand<SurveyArguments> {
    SpecArguments.file.within({ $0.spec }, { $0.spec = $1 })
  }

  /// All options.
  ///
  /// - Parameters:
  ///   - formats: the formats to choose from, the usual one first.
  ///   - catalogs: the options about the app's catalogs.
  ///   - pictures: what can be said about pages, where there are any.
  static func options(
    _ formats: [OutputFormat<Report>],
    catalogs: [CommandOption<CatalogArguments>] = CatalogArguments.options,
    pictures: [CommandOption<PictureArguments>] = []
  ) -> [CommandOption<SurveyArguments>] {
    EnvironmentSelection.options.map { $0.within({ $0.selection }, { $0.selection = $1 }) }
      + [
        FormatRequest.option(formats)
          .within({ $0.formats }, { $0.formats = $1 })
      ] + catalogs.map { $0.within({ $0.catalogs }, { $0.catalogs = $1 }) }
      + pictures.map { $0.within({ $0.pictures }, { $0.pictures = $1 }) }
      + [Watching.option().within({ $0.watches }, { $0.watches = $1 })]
      + SpecArguments.options.map { $0.within({ $0.spec }, { $0.spec = $1 }) }
  }

  /// Looks at all arguments together, and fills in the usual format.
  static func check(
    usual: OutputFormat<Report>, shown: OutputFormat<Report>? = nil
  ) -> @Sendable (inout SurveyArguments) throws(CombinationError) -> Void {
    { arguments throws(CombinationError) in
      try arguments.selection.check()
      try Watching.check(arguments.watches, [arguments.spec.path].compactMap(\.self))
      try arguments.pictures.check(
        &arguments.formats, usual: usual, shown: shown ?? usual,
        inputs: [arguments.spec.path].compactMap(\.self))
    }
  }

  /// Whether all languages are asked for.
  var isInAllLanguages: Bool { catalogs.language == "all" }

  /// The spec, once it is known that what comes of it can be written.
  ///
  /// - Parameter needsCatalogs: whether the app's catalogs are read though nobody asks for a language.
  func read(
    _ context: RunContext, command: String, needsCatalogs: Bool = false
  ) throws(Failure) -> ReadSpec {
    try context.willWrite(formats.compactMap(\.file), reading: spec.files + catalogs.strings)
    return try SpecInput(
      context, command: command, spec.configuration, catalogs, needsCatalogs: needsCatalogs
    ).read(spec.path, strict: spec.isStrict)
  }
}
