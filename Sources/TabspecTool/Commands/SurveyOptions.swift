import ArgumentParsing
import TabReport

/// The arguments of the commands that look at one spec in all its environments.
struct SurveyArguments<Format: Sendable>: Sendable {
  var path: FilePath?
  var selection = EnvironmentSelection()
  var formats: [FormatRequest<Format>] = []
  var isStrict = false
  var configuration = ConfigurationChoice.nearest

  static var file: Operand<SurveyArguments> {
    Operand(
      "FILE", kind: .path(suffix: SpecFinder.suffix), summary: SpecInput.operandSummary
    ) { arguments, word throws(ValueError) in
      arguments.path = FilePath(try word.path().bytes)
    }
  }

  /// All options.
  ///
  /// - Parameters:
  ///   - formats: the formats to choose from, the usual one first.
  ///   - result: what is printed, as in "a matrix".
  static func options(
    _ formats: [Format], result: String, name: @escaping @Sendable (Format) -> String
  ) -> [CommandOption<SurveyArguments>] {
    let format = CommandOption<SurveyArguments>(
      long: "format", short: "f",
      shape: .value(
        placeholder: "NAME[=FILE]", choices: formats.map(name), form: .nameAndFile),
      summary: "How to print \(result), and into which file. Repeat it for several.",
      isRepeatable: true
    ) { arguments, value throws(ValueError) in
      arguments.formats.append(try .read(value, from: formats, name: name))
    }
    let strict = CommandOption<SurveyArguments>(
      long: "strict", shape: .flag, summary: "Exit with 1 when the spec has errors."
    ) { arguments, _ in arguments.isStrict = true }
    return EnvironmentSelection.options.map { $0.within({ $0.selection }, { $0.selection = $1 }) }
      + [
        format, strict,
      ]
      + ConfigurationChoice.options.map {
        $0.within({ $0.configuration }, { $0.configuration = $1 })
      }
  }

  /// Looks at all arguments together, and fills in the usual format.
  static func check(
    usual: Format
  ) -> @Sendable (inout SurveyArguments) throws(CombinationError) -> Void {
    { arguments throws(CombinationError) in
      try arguments.selection.check()
      try checkFormats(
        &arguments.formats, usual: usual, inputs: [arguments.path].compactMap(\.self))
    }
  }

  /// Writes a result in every format that was asked for.
  func write(_ context: RunContext, _ bytes: (Format, TextStyle) -> [UInt8]) {
    for request in formats {
      if let file = request.file {
        context.write(bytes(request.format, context.fileStyle), to: file)
      } else {
        context.write(bytes(request.format, context.style(for: .standardOutput)))
      }
    }
  }
}
