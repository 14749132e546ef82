import ArgumentParsing
import JSON
import TabReports

/// The arguments of a command that can be repeated.
protocol Repeatable: SendableMetatype {
  /// Whether to run again whenever something has changed.
  var watches: Bool { get }
}

extension Repeatable {
  /// What `Command` asks of the arguments.
  static var isRepeated: @Sendable (Self) -> Bool { { $0.watches } }
}

/// The option `--watch`, and what it repeats.
enum Watching {
  /// The interval at which files are checked for changes, in milliseconds.
  private static let interval = 250
  /// How long nothing may change until a change is taken to be whole, in milliseconds.
  private static let rest = 50
  /// How often that is waited for, at most.
  private static let mostRests = 20

  /// - Parameter conflicts: the options that make no sense beside it.
  static func option(conflicts: [String] = []) -> CommandOption<Bool> {
    CommandOption(
      long: "watch", shape: .flag,
      summary: """
        Run again whenever an input file changes, appears or disappears. Stop with Control-C. HTML \
        pages reload themselves.
        """,
      conflicts: conflicts
    ) { watches, _ in watches = true }
  }

  /// Refuses to watch what cannot be read again.
  static func check(_ isOn: Bool, _ inputs: [FilePath]) throws(CombinationError) {
    guard isOn, inputs.contains(.standardInput) else { return }
    throw CombinationError(
      "--watch cannot read standard input again", hint: "name a file or a folder")
  }

  /// Runs a command, and again whenever something that it looked at has changed. It ends by a signal, or
  /// when nobody reads standard output any more.
  ///
  /// - Returns: what the last run comes to.
  static func repeating(
    _ context: RunContext, _ run: (RunContext) throws(Failure) -> ExitCode
  ) -> ExitCode {
    var reason = "watching; Control-C ends it"
    var isFirst = true
    var shown: FilePath?
    while true {
      let watched = WatchedSystem(context.system)
      let round = context.beginningAnew(on: watched)
      round.isRepeated = true
      round.shownFile = shown
      begin(round, reason, isFirst: isFirst)
      do throws(Failure) {
        round.fail(try run(round))
      } catch {
        round.tell(error)
        // A command line that makes no sense will make none the next time either.
        if isFirst, error.code == .usage { return .usage }
      }
      isFirst = false
      shown = round.shownFile
      guard !round.isClosed, let changes = change(watched, context.system) else {
        return round.exitCode
      }
      let more = changes.count - 1
      reason = changes[0].words + (more > 0 ? ", and \(counted(more, "other file"))" : "")
    }
  }

  /// On a terminal the screen is cleared, and a line says when and why; elsewhere a line separates
  /// the runs.
  private static func begin(_ round: RunContext, _ reason: String, isFirst: Bool) {
    let style = round.style(for: .standardOutput)
    let line = "\(round.system.timeOfDay().text)  \(reason)"
    if round.system.isTerminal(.standardOutput) {
      // The screen, what was scrolled out of it, and back to its beginning.
      round.write("\u{1B}[H\u{1B}[2J\u{1B}[3J" + style.styled(line, .dim) + "\n\n")
    } else if !isFirst {
      round.write("--- \(line)\n")
    }
  }

  /// Waits until something has changed and is at rest again; nil when nobody reads any more.
  private static func change(_ watched: WatchedSystem, _ system: any System) -> [FileChange]? {
    while true {
      guard system.wait(milliseconds: interval) else { return nil }
      var changes = watched.changes()
      if changes.isEmpty { continue }
      // What is just being written is read when it is whole.
      var stamps = changes.map { system.stamp(of: $0.path) }
      for _ in 0..<mostRests {
        guard system.wait(milliseconds: rest) else { return nil }
        changes = watched.changes()
        let now = changes.map { system.stamp(of: $0.path) }
        if now == stamps { break }
        stamps = now
      }
      if !changes.isEmpty { return changes }
    }
  }
}
