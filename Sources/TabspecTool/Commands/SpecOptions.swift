import ArgumentParsing

/// What every command takes that reads one spec.
struct SpecArguments: Sendable {
  /// Nil for the only spec below the current folder.
  var path: FilePath?
  /// Whether errors of the spec make the run fail.
  var isStrict = false
  var configuration = ConfigurationChoice.nearest

  /// The files that the command line names.
  var files: [FilePath?] { [path, configuration.file] }

  static let file = Operand<SpecArguments>(
    "FILE", kind: .path(suffix: SpecFinder.suffix),
    summary: """
      The spec, or - for standard input [default: the only *\(SpecFinder.suffix) below the current \
      folder].
      """
  ) { arguments, word throws(ValueError) in
    arguments.path = FilePath(try word.path().bytes)
  }

  static var options: [CommandOption<SpecArguments>] {
    [strict]
      + ConfigurationChoice.options.map {
        $0.within({ $0.configuration }, { $0.configuration = $1 })
      }
  }

  private static let strict = CommandOption<SpecArguments>(
    long: "strict", shape: .flag, summary: "Exit with 1 if the spec has errors."
  ) { arguments, _ in arguments.isStrict = true }
}
