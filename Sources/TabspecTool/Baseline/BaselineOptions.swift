import ArgumentParsing

struct BaselineArguments: Sendable {
  var read: FilePath?
  var write: FilePath?
  var isStrict = false

  static var options: [CommandOption<BaselineArguments>] { [baseline, writeBaseline, strict] }

  private static let baseline = CommandOption<BaselineArguments>(
    long: "baseline", shape: .value(placeholder: "FILE", form: .path),
    summary: "Ignore the findings in FILE.", conflicts: ["write-baseline"]
  ) { arguments, value throws(ValueError) in
    arguments.read = FilePath(try value.path().bytes)
  }

  private static let writeBaseline = CommandOption<BaselineArguments>(
    long: "write-baseline", shape: .value(placeholder: "FILE", form: .path),
    summary: "Write all findings to FILE and exit with 0."
  ) { arguments, value throws(ValueError) in
    arguments.write = FilePath(try value.path().bytes)
  }

  private static let strict = CommandOption<BaselineArguments>(
    long: "strict-baseline", shape: .flag,
    summary: "Fail if the baseline has entries that no longer occur."
  ) { arguments, _ in arguments.isStrict = true }

  func check() throws(CombinationError) {
    if isStrict, read == nil {
      throw CombinationError(
        "'--strict-baseline' needs a baseline", hint: "name it with --baseline FILE")
    }
  }
}
