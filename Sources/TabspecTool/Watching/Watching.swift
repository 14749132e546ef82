import ArgumentParsing
import JSON
import TabReports

/// The pages that runs in watch mode write, which reload themselves.
struct WatchedPages {
  /// The temporary file of `--open`.
  var opened: FilePath?
  var pages: [FilePath: [UInt8]] = [:]
}

enum Watching {
  /// The polling interval in milliseconds.
  private static let interval = 250
  /// The time without changes after which a file is considered complete, in milliseconds.
  private static let rest = 50
  private static let mostRests = 20

  static func check(_ isOn: Bool, _ inputs: [FilePath?]) throws(CombinationError) {
    guard isOn, inputs.contains(.standardInput) else { return }
    throw CombinationError(
      "--watch cannot read standard input again", hint: "name a file or a folder")
  }

  /// Runs a command, and again after every change, until a signal or until standard output is
  /// closed. Returns the exit code of the last run.
  static func repeating(
    _ context: RunContext, _ run: (RunContext) throws(Failure) -> ExitCode
  ) -> ExitCode {
    var reason = "watching; Control-C ends it"
    var isFirst = true
    var pages = WatchedPages()
    while true {
      let watched = WatchedSystem(context.system)
      let round = RunContext(watched, context.globals, command: context.command)
      round.watched = WatchedPages(opened: pages.opened)
      begin(round, reason, isFirst: isFirst)
      do throws(Failure) {
        round.fail(try run(round))
      } catch {
        round.emit(error)
        // Invalid usage cannot be resolved by a change.
        if isFirst, error.code == .usage { return .usage }
      }
      isFirst = false
      pages.opened = round.watched?.opened
      if let new = round.watched?.pages, !new.isEmpty {
        pages.pages = new
      } else {
        for (file, page) in pages.pages { round.replace(file, with: outdated(page, round)) }
      }
      guard !round.isClosed, let changes = change(watched, context.system) else {
        return round.exitCode
      }
      let more = changes.count - 1
      reason = changes[0].words + (more > 0 ? ", and \(counted(more, "other file"))" : "")
    }
  }

  /// Returns a page of an earlier run with a line about that.
  private static func outdated(_ page: [UInt8], _ round: RunContext) -> [UInt8] {
    let start = Array("<body>\n".utf8)
    let line =
      "<p role=\"alert\"><strong>The spec cannot be read since \(round.system.timeOfDay()). This is "
      + "the page from before.</strong></p>\n"
    guard
      let place = page.indices.first(where: { page[$0...].starts(with: start) })
    else { return page }
    let end = place + start.count
    return page[..<end] + Array(line.utf8) + page[end...]
  }

  /// Clears the terminal and prints the reason. In other streams, separates runs with a line.
  private static func begin(_ round: RunContext, _ reason: String, isFirst: Bool) {
    let style = round.terminal.style(for: .standardOutput)
    let line = "\(round.system.timeOfDay())  \(reason)"
    if round.system.isTerminal(.standardOutput) {
      // Clears the screen and the scrollback, then moves to the top.
      round.write("\u{1B}[H\u{1B}[2J\u{1B}[3J" + style.styled(line, .dim) + "\n\n")
    } else if !isFirst {
      round.write("--- \(line)\n")
    }
  }

  /// Waits until a change is complete; returns nil if standard output was closed.
  private static func change(_ watched: WatchedSystem, _ system: any System) -> [FileChange]? {
    while true {
      guard system.wait(milliseconds: interval) else { return nil }
      var changes = watched.changes()
      if changes.isEmpty { continue }
      // Wait until the files are complete.
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
