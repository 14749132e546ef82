import ArgumentParsing

struct SpecArguments: Sendable {
  /// The spec; nil for the only one in the current folder.
  var path: FilePath?
  /// True if errors of the spec fail the run.
  var isStrict = false
  var configuration = ConfigurationChoice.nearest

  var files: [FilePath?] { [path, configuration.file] }

  static let file = Operand<SpecArguments>.path(
    "FILE",
    """
    The spec, or - for standard input [default: the only *\(SpecFinder.suffix) below the current \
    folder].
    """, .atMostOne
  ) { $0.path = $1 }

  static var options: [CommandOption<SpecArguments>] {
    [.flag("strict", "Exit with 1 if the spec has errors.") { $0.isStrict = true }]
      + ConfigurationChoice.options.within({ $0.configuration }, { $0.configuration = $1 })
  }
}

extension ConfigurationChoice {
  static let options: [CommandOption<ConfigurationChoice>] = [
    .path(
      "config", "FILE", "Use this configuration instead of the nearest \(Configuration.fileName).",
      conflicts: ["no-config"]
    ) { $0 = .file($1) },
    .flag("no-config", "Use no configuration.") { $0 = .none },
  ]
}
