import ArgumentParsing
import TabReports

struct LayoutArguments<Report>: Sendable {
  var spec = SpecArguments()
  var request: EnvironmentRequest
  var formats: [FormatRequest<Report>] = []
  var catalogs = CatalogArguments()
  var pictures = PictureArguments()
  var watches = false

  init(_ coverage: EnvironmentRequest.Coverage) { request = EnvironmentRequest(coverage) }

  /// - Parameter other: another file that the command reads.
  mutating func check(
    usual: OutputFormat<Report>, shown: OutputFormat<Report>,
    besides other: FilePath? = nil
  ) throws(CombinationError) {
    try request.check()
    let inputs = [spec.path, other]
    try Watching.check(watches, inputs)
    try pictures.check(&formats, usual: usual, shown: shown, inputs: inputs)
  }

  /// Reads the spec after checking that the outputs can be written.
  func read(
    _ context: RunContext, needsFindings: Bool = false,
    besides other: FilePath? = nil
  ) throws(Failure) -> ReadSpec {
    try context.willWrite(
      formats.compactMap(\.file), reading: spec.files + [other] + catalogs.strings)
    return try SpecInput(
      context, spec.configuration, catalogs, needsFindings: needsFindings
    ).read(spec.path, strict: spec.isStrict)
  }
}

struct SpecArguments: Sendable {
  /// The spec; nil for the only one in the current folder.
  var path: FilePath?
  /// True if errors of the spec fail the run.
  var isStrict = false
  var configuration = ConfigurationChoice.nearest

  var files: [FilePath?] { [path, configuration.file] }

  static var options: [CommandOption<SpecArguments>] {
    [.flag("strict", "Exit with 1 if the spec has errors.") { $0.isStrict = true }]
      + ConfigurationChoice.options.within(\.configuration)
  }
}

enum ConfigurationChoice: Sendable {
  /// The nearest one in a spec's folder or its parents, up to one with `.git`.
  case nearest
  case file(FilePath)
  case none

  var file: FilePath? { if case .file(let path) = self { path } else { nil } }

  static let options: [CommandOption<ConfigurationChoice>] = [
    .path(
      "config", "FILE", "Use this configuration instead of the nearest \(Configuration.fileName).",
      conflicts: ["no-config"]
    ) { $0 = .file($1) },
    .flag("no-config", "Use no configuration.") { $0 = .none },
  ]
}
