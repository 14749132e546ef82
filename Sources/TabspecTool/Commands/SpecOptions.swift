import ArgumentParsing

/// The arguments of all commands that read one spec.
struct SpecArguments: Sendable {
  /// nil for the only spec below the current folder.
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
