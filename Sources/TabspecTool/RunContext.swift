import ArgumentParsing
import JSON
import TabModel
import TabReports

/// What a running command works with: the system, how to print, and the code to end with.
package final class RunContext {
  package let system: any System
  let globals: GlobalOptions
  /// Everything about the command line; made when somebody asks, which few runs do.
  private(set) lazy var tool = makeTool()
  private let makeTool: () -> ToolDescription
  private(set) var exitCode = ExitCode.success
  /// How pictures and pages look.
  var pictureStyle = PictureStyle()
  /// Whether drawings end with the statements that they rest on.
  var showsNotes = false
  /// The files that the run is about: no report may take the place of one.
  private var inputs: [FilePath] = []
  /// The files that were written: nothing else is written over them.
  private lazy var outputs = OutputFiles(system)
  /// What belongs to the current folder: the nearest folder around it with `.git`, or else itself.
  private lazy var tree = FilePath.tree(around: system.currentFolder(), system)
  /// Whether the reader of standard output has gone: then nothing more is written.
  private(set) var isClosed = false
  /// Whether findings that keep something from being used belong to the result of the run; else they
  /// go to standard error.
  var collectsFindings = false
  /// Those that were collected, file by file.
  private(set) var collected: [[ReportedFinding]] = []
  private var notes: Set<String> = []
  /// Whether the run is one of many: then pages load themselves again.
  var isRepeated = false
  /// The temporary file that was opened for people to look at; nil where none was.
  var shownFile: FilePath?

  init(
    _ system: any System, _ globals: GlobalOptions, _ tool: @escaping () -> ToolDescription
  ) {
    self.system = system
    self.globals = globals
    makeTool = tool
  }

  /// A context for the same command line that knows nothing of this run.
  func beginningAnew(on system: any System) -> RunContext {
    RunContext(system, globals, makeTool)
  }

  /// Makes the run end with at least this code.
  func fail(_ code: ExitCode) { exitCode = max(exitCode, code) }

  /// Prints a result.
  ///
  /// - Returns: whether it could be written, or nobody reads it any more; else the exit code is set.
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

  /// Remembers a file that is read, so that it is not overwritten.
  func willRead(_ path: FilePath) {
    inputs.append(path)
  }

  /// Refuses a path in the tree that leads out of it by a symbolic link. Globs and lists of files name
  /// whatever a repository holds, and messages show lines of what is read.
  func refuseLinkOutOfTree(_ path: FilePath) throws(Failure) {
    guard path != .standardInput, let real = system.realPath(of: path),
      real != tree, !tree.contains(real)
    else { return }
    let named = path.absolute(from: system.currentFolder())
    let place = system.realPath(of: path.folder)?.appending(Array(path.name))
    guard tree.contains(named) || place.map(tree.contains) == true else { return }
    throw .refused(
      path, reason: "this leads out of \(tree.shown) by a symbolic link, which is not followed",
      help: "name the file that it leads to")
  }

  /// Whether the run is about a file, by this name or by another.
  private func isInput(_ path: FilePath) -> Bool {
    let folder = system.currentFolder()
    let target = path.absolute(from: folder)
    if inputs.contains(where: { $0.absolute(from: folder) == target }) { return true }
    guard let identity = system.identity(of: path) else { return false }
    return inputs.contains { system.identity(of: $0) == identity }
  }

  /// Refuses a command line that would write over what it names: one file twice, by whatever names,
  /// a file that is read, or the one that standard output goes to. Called before anything is read.
  func willWrite(_ files: [FilePath], reading named: [FilePath?]) throws(Failure) {
    if files.isEmpty { return }
    var claimed = OutputFiles(system)
    for file in files {
      if let other = claimed.insert(file) {
        let both = other == file ? "'\(file.shown)'" : "'\(other.shown)' and '\(file.shown)'"
        throw .usage("two results go to one file, \(both)", help: "give each a file of its own")
      }
      if let identity = system.identity(of: file), identity == system.identity(of: .standardOutput)
      {
        throw .usage(
          "standard output goes to '\(file.shown)' already",
          help: "name another file, or send standard output elsewhere")
      }
    }
    inputs += named.compactMap(\.self).filter { $0 != .standardInput }
    guard let file = files.first(where: isInput) else { return }
    throw .usage("\(file.shown) \(Self.overwriting)", help: Self.otherFile)
  }

  /// Refuses to write over files that were found. Called before anything is written.
  func willWrite(_ files: [FilePath], besides found: [FilePath]) throws(Failure) {
    if files.isEmpty { return }
    inputs += found
    guard let file = files.first(where: isInput) else { return }
    throw .impossible("\(file.shown) \(Self.overwriting)", help: Self.otherFile)
  }

  private static let overwriting = "would be overwritten by its own report"
  private static let otherFile = "name another file"

  /// Prints a result, or writes it into a file, whole or not at all.
  ///
  /// - Parameter stamp: the state in which the file still has to be; nil for any.
  /// - Returns: whether the file is there now.
  @discardableResult
  func write(_ bytes: [UInt8], to file: FilePath?, replacing stamp: FileStamp? = nil) -> Bool {
    guard let path = file else { return write(bytes) }
    if isInput(path) {
      tell(.impossible("\(path.shown) \(Self.overwriting)", help: Self.otherFile))
      return false
    }
    if let other = outputs.insert(path) {
      tell(.refused(path, reason: "this is the same file as \(other.shown), just written"))
      return false
    }
    let isThere = replace(path, stamp, with: bytes)
    outputs.isWritten(path)
    return isThere
  }

  /// Writes a file, whole or not at all. What the file loses is told.
  ///
  /// - Parameter stamp: the state in which the file still has to be; nil for any.
  /// - Returns: whether the file is there now; else it is as it was, and the exit code is set.
  @discardableResult
  func replace(_ path: FilePath, _ stamp: FileStamp? = nil, with bytes: [UInt8]) -> Bool {
    do throws(SystemError) {
      for loss in try system.writeFile(path, bytes, replacing: stamp) {
        note("\(path.shown): \(loss.message)")
      }
      return true
    } catch {
      let folder = path.folder
      if system.kind(of: folder) == nil {
        tell(
          .impossible(
            "\(path.shown): the folder '\(folder.shown)' does not exist", help: "create it first"))
      } else {
        tell(.system(path, error))
      }
      return false
    }
  }

  /// Prints what is no result. Where even that cannot be written, nobody is there to be told.
  func say(_ text: String) { say(Array(text.utf8)) }

  func say(_ bytes: [UInt8]) {
    try? system.write(bytes, to: .standardError)
  }

  /// Prints an error and, if there is something to try, a hint.
  func complain(_ message: String, help: String? = nil) {
    let style = style(for: .standardError)
    var text = style.styled("error:", .error) + " \(message)\n"
    if let help { text += style.styled("help:", .heading) + " \(help)\n" }
    say(text)
  }

  /// Prints something that is worth knowing and no error.
  func note(_ message: String) {
    say(style(for: .standardError).styled("note:", .note) + " \(message)\n")
  }

  /// Prints a note, but not twice in a run.
  func noteOnce(_ message: String) {
    if notes.insert(message).inserted { note(message) }
  }

  /// Prints the findings in a file that cannot be used, or collects them for the result.
  func tell(_ findings: [ReportedFinding]) {
    if collectsFindings {
      collected.append(findings)
    } else {
      say(findings: findings, files: 1)
    }
  }

  /// Prints findings that are not the result of the run.
  func say(findings: [ReportedFinding], files: Int) {
    var report = FindingReport(tool: "tabspec", version: Tabspec.version)
    report.findings = findings
    report.files = files
    report.limit(to: defaultFindingLimit)
    write(FindingFormat.text, report, to: .standardError)
  }

  /// How to print to a stream.
  func style(for stream: OutputStream) -> TextStyle {
    var style = fileStyle
    style.usesColor = usesColor(stream)
    style.width = columns(of: stream)
    return style
  }

  /// How to print to a file: the same everywhere.
  var fileStyle: TextStyle {
    var style = TextStyle(isUnicode: !globals.isASCII)
    style.showsNotes = showsNotes
    return style
  }

  func columns(of stream: OutputStream) -> Int {
    if let columns = system.environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
      return columns
    }
    return system.columns(of: stream) ?? 80
  }

  /// The order in which people and programs are listened to about colour.
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
