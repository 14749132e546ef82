/// Shows on a terminal how many files of a long run are done: after the first second, in one line
/// that is cleared at the end.
struct ReadingProgress {
  private let context: RunContext
  private let total: Int
  /// When the run began, in milliseconds; nil where standard error is not a terminal.
  private let start: Int?
  private var isShown = false

  init(_ context: RunContext, total: Int) {
    self.context = context
    self.total = total
    start = context.system.isTerminal(.standardError) ? context.system.milliseconds() : nil
  }

  mutating func show(_ done: Int) {
    guard let start, isShown || context.system.milliseconds() - start >= 1_000 else { return }
    isShown = true
    context.say("\r\(done) of \(total) files")
  }

  /// Takes the line away, so that the report begins where it was.
  func finish() {
    if isShown { context.say("\r" + String(repeating: " ", count: 40) + "\r") }
  }
}
