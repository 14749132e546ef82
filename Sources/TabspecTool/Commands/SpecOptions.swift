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
    """
  ) { $0.path = $1 }

  static var options: [CommandOption<SpecArguments>] {
    [strict] + ConfigurationChoice.options.within({ $0.configuration }, { $0.configuration = $1 })
  }

  private static let strict = CommandOption<SpecArguments>(
    long: "strict", shape: .flag, summary: "Exit with 1 if the spec has errors."
  ) { arguments, _ in arguments.isStrict = true }
}

extension ConfigurationChoice {
  static var options: [CommandOption<ConfigurationChoice>] { [config, noConfig] }

  private static let config = CommandOption<ConfigurationChoice>.path(
    "config", "FILE", "Use this configuration instead of the nearest \(Configuration.fileName).",
    conflicts: ["no-config"]
  ) { $0 = .file($1) }

  private static let noConfig = CommandOption<ConfigurationChoice>(
    long: "no-config", shape: .flag, summary: "Use no configuration."
  ) { choice, _ in choice = .none }
}

enum StandardInputName {
  static let option = CommandOption<String?>(
    long: "stdin-name", shape: .value(placeholder: "NAME"),
    summary: "File name to report for standard input."
  ) { name, value throws(ValueError) in
    name = try value.nonEmptyText("a name")
  }
}
