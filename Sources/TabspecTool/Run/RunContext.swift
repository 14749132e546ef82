import JSON
import TabModel
import TabReports

package final class RunContext {
  package let system: any System
  let globals: GlobalOptions
  var command: String
  private(set) var exitCode = ExitCode.success
  lazy var files = RunFiles(system)
  /// The nearest folder with `.git` that contains the current one, or the current one.
  private(set) lazy var tree = FilePath.tree(around: system.currentFolder(), system)
  /// True if standard output was closed; nothing more is written to it.
  private(set) var isClosed = false
  /// True if findings in unusable files belong to the result and not to standard error.
  var collectsFindings = false
  private(set) var collected: [[ReportedFinding]] = []
  private var notes: Set<String> = []
  /// True in watch mode, where pages reload themselves.
  var isRepeated = false
  var shownFile: FilePath?
  /// The pages of this run in watch mode.
  var pages: [FilePath: [UInt8]] = [:]
  /// What was read from standard input, which can be read only once.
  var standardInput: [UInt8]?

  init(_ system: any System, _ globals: GlobalOptions, command: String = "") {
    self.system = system
    self.globals = globals
    self.command = command
  }

  func fail(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Writes to standard output; returns false if that failed, except for a closed pipe.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty, !isClosed else { return true }
    do throws(SystemError) {
      try system.write(bytes, to: .standardOutput)
    } catch .closedPipe {
      isClosed = true
    } catch {
      isClosed = true
      complain("standard output: \(error.message)")
      fail(.failure)
      return false
    }
    return true
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  /// Writes to standard error. Failures are ignored.
  func say(_ text: String) { say(Array(text.utf8)) }

  func say(_ bytes: [UInt8]) {
    try? system.write(bytes, to: .standardError)
  }

  func complain(_ message: String, help: String? = nil) {
    let style = style(for: .standardError)
    var text = style.styled("error:", .error) + " \(message)\n"
    if let help { text += style.styled("help:", .heading) + " \(help)\n" }
    say(text)
  }

  /// Says which windows among those asked for no device has.
  func noteImpossible(_ environments: [Environment]) {
    for environment in environments where environment.isImpossible {
      let place = environment.orientation.map { " in \($0.rawValue)" } ?? ""
      noteOnce(
        "no \(environment.platform.device) has \(environment.sizeClass.rawValue) width\(place); this "
          + "is the layout that one would have")
    }
  }

  func note(_ message: String) {
    say(style(for: .standardError).styled("note:", .note) + " \(message)\n")
  }

  func noteOnce(_ message: String) {
    if notes.insert(message).inserted { note(message) }
  }

  /// Prints the findings of an unusable file, or adds them to the result.
  func emit(_ findings: [ReportedFinding]) {
    if collectsFindings {
      collected.append(findings)
    } else {
      say(findings: findings)
    }
  }

  func say(findings: [ReportedFinding]) {
    var report = FindingReport()
    report.findings = findings
    report.files = Set(findings.map(\.path)).count
    report.limit(to: defaultFindingLimit)
    write(FindingFormat.text, report, to: .standardError)
  }

  func style(for stream: OutputStream) -> TextStyle {
    var style = fileStyle
    style.usesColor = usesColor(stream)
    style.width = columns(of: stream)
    return style
  }

  /// The style of files, which is the same everywhere.
  var fileStyle: TextStyle { TextStyle(isUnicode: !globals.isASCII) }

  func columns(of stream: OutputStream) -> Int {
    if let columns = system.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return system.columns(of: stream) ?? 80
  }

  /// Returns whether to use colour: by option, environment and terminal in this order.
  private func usesColor(_ stream: OutputStream) -> Bool {
    switch globals.color {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    func value(_ name: String) -> String { system.environment(name) ?? "" }
    if !value("NO_COLOR").isEmpty { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] where !["", "0"].contains(value(name)) {
      return true
    }
    if value("CLICOLOR") == "0" || value("TERM") == "dumb" { return false }
    return system.isTerminal(stream)
  }
}
