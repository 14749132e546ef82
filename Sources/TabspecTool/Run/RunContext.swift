import TabReports

/// The state of a run. What it does is in extensions: reading input, writing results to standard output
/// and to files, reporting findings.
package final class RunContext {
  package let system: any System
  let globals: GlobalOptions
  var command: String
  let terminal: Terminal
  private(set) lazy var messages = Messages(terminal)
  private(set) var exitCode = ExitCode.success
  lazy var files = RunFiles(system)
  /// The nearest folder with `.git` that contains the current one, or the current one.
  private(set) lazy var tree = FilePath.tree(around: system.currentFolder(), system)
  /// The contents of standard input, which can be read only once.
  var standardInput: [UInt8]?
  /// True if standard output was closed; nothing more is written to it.
  var isClosed = false
  /// The findings in unusable files, which belong to the result; nil if they go to standard error.
  var collected: [[ReportedFinding]]?
  /// The pages of this run in watch mode; nil otherwise.
  var watched: WatchedPages?

  init(_ system: any System, _ globals: GlobalOptions, command: String = "") {
    self.system = system
    self.globals = globals
    self.command = command
    terminal = Terminal(system: system, globals: globals)
  }

  func fail(_ code: ExitCode) { exitCode = max(exitCode, code) }
}
