package enum Invocation<Context>: Sendable {
  /// The line is empty: print the short help on standard error and exit as for a usage error.
  case nothing
  /// Help about the tool, or about the command with this name.
  case help(command: String?)
  case version
  case run(command: String, Command<Context>.Run)
}
