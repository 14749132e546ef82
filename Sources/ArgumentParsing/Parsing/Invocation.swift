/// What a command line asks for.
package enum Invocation<Context>: Sendable {
  /// The line is empty. The short help belongs on standard error, and the exit code is the one for
  /// a usage error.
  case nothing
  /// Help about the tool, or about the command of this name.
  case help(command: String?)
  /// The version.
  case version
  /// A command, ready to run.
  case run(command: String, Command<Context>.Run)
}
