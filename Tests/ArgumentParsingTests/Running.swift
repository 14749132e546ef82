import ArgumentParsing

/// The result of a line, for comparing.
enum Outcome: Equatable {
  case nothing
  case help(String?)
  case version
  case lint(LintArguments)
  case operands([Word])
  case error(message: String, hint: String?)
}

/// Parses a line of `t`, and runs the command if there is one.
func outcome(of line: [Word]) -> Outcome {
  var globals = Globals()
  do throws(UsageError) {
    switch try testTool.parse(line, globals: &globals) {
    case .nothing: return .nothing
    case .help(let command): return .help(command)
    case .version: return .version
    case .run(let command, let run):
      let recorder = Recorder()
      _ = run(recorder)
      guard let lint = recorder.lint else { return .operands(recorder.operands) }
      return command == "lint" ? .lint(lint) : .operands(recorder.operands)
    }
  } catch {
    return .error(message: error.message, hint: error.hint)
  }
}

/// A line from text, cut at spaces; `''` is an empty word.
func words(_ line: String) -> [Word] {
  line.split(separator: " ").map { Word($0 == "''" ? "" : String($0)) }
}

/// The arguments of `lint` that differ from the initial ones.
func lint(_ change: (inout LintArguments) -> Void) -> Outcome {
  var arguments = LintArguments()
  change(&arguments)
  return .lint(arguments)
}
