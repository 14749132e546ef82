import TabReports

/// The messages of a run on standard error.
final class Messages {
  private let system: any System
  private let style: TextStyle
  private var notes: Set<String> = []

  init(_ terminal: Terminal) {
    system = terminal.system
    style = terminal.style(for: .standardError)
  }

  /// Writes to standard error. Failures are ignored.
  func say(_ text: String) { say(Array(text.utf8)) }

  func say(_ bytes: [UInt8]) { try? system.write(bytes, to: .standardError) }

  func complain(_ message: String, help: String? = nil) {
    var text = style.styled("error:", .error) + " \(message)\n"
    if let help { text += style.styled("help:", .heading) + " \(help)\n" }
    say(text)
  }

  func note(_ message: String) { say(style.styled("note:", .note) + " \(message)\n") }

  func noteOnce(_ message: String) { if notes.insert(message).inserted { note(message) } }
}
