package enum Invocation<Context>: Sendable {
  /// The line is empty: short help goes to standard error, and the exit code is that of a usage
  /// error.
  case nothing
  case help(command: String?)
  case version
  case run(command: String, Command<Context>.Run)
}
