package enum Invocation<Context>: Sendable {
  /// The line is empty: print the short help on standard error and exit as for a usage error.
  case nothing
  case help(command: String?)
  case version
  case run(command: String, Command<Context>.Run)
}
