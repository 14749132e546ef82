import ArgumentParsing
import JSON
import TabLint
import TabModel
import TabReports

final class FixRun {
  private let arguments: FixArguments
  private let context: RunContext
  private let baseline: Baseline?
  private var fixedFiles = 0
  private var fixed: [(way: Fixer.Fixed, count: Int)] = []
  private var unsafe = 0
  private var unwritten = (files: 0, findings: 0)

  init(_ arguments: FixArguments, _ context: RunContext, _ baseline: Baseline?) {
    self.arguments = arguments
    self.context = context
    self.baseline = baseline
  }

  /// Shows the changes to each spec, and the number of findings if it cannot be read.
  func showChanges(_ jobs: [LintJob]) {
    for job in jobs {
      guard let bytes = context.reportingFailure(try context.bytes(of: job.path)) else { continue }
      let outcome = job.fix(bytes, includesUnsafe: arguments.includesUnsafe, baseline)
      let path = job.path.shortened(from: context.system.currentFolder())
      let diff = UnifiedDiff(from: bytes, to: outcome.bytes, path: path, name: job.name)
      count(outcome, isDone: show(diff, of: job.name))
      let file = job.file(bytes)
      let problems = file.specReport(file.problems).reduce(0) { $0 + $1.count }
      if problems > 0 {
        let style = context.terminal.style(for: .standardError)
        context.emit(
          .disagreement(
            "\(style.shown(job.name)): \(counted(problems, "finding")) "
              + "\(problems == 1 ? "keeps" : "keep") this spec from being read",
            help: "run without --diff to see \(problems == 1 ? "it" : "them")"))
      }
    }
    saySummary()
  }

  /// Fixes a spec and returns it; nil if it cannot be read, which is reported. Standard input is
  /// fixed to standard output.
  func fixed(_ job: LintJob) -> JSONFile<TabSpec>? {
    // Stamp first, so that a change during the read is noticed.
    let stamp = context.system.stamp(of: job.path)
    guard let bytes = context.reportingFailure(try context.bytes(of: job.path)) else { return nil }
    let outcome = job.fix(bytes, includesUnsafe: arguments.includesUnsafe, baseline)
    let isWritten =
      job.path == .standardInput
      ? print(outcome.bytes, of: job.name)
      : outcome.bytes == bytes || write(outcome.bytes, to: job.path, replacing: stamp)
    count(outcome, isDone: isWritten)
    return job.file(isWritten ? outcome.bytes : bytes)
  }

  /// Prints a diff. Returns false if it contains a build server's instruction, which cannot be
  /// escaped in a patch.
  private func show(_ diff: UnifiedDiff, of name: String) -> Bool {
    if diff.isEmpty { return true }
    let style = context.terminal.style(for: .standardOutput)
    let isForPeople = style.usesColor || context.system.isTerminal(.standardOutput)
    if !isForPeople, let line = diff.instruction {
      return reject(line.text, line.number, of: name, "in a patch")
    }
    context.write(isForPeople ? diff.shown(style) : diff.bytes)
    context.fail(.findings)
    return true
  }

  /// Prints a fixed text. Returns false if it contains a build server's instruction.
  private func print(_ text: [UInt8], of name: String) -> Bool {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated()
    where isInstruction(String(decoding: line, as: UTF8.self)) {
      return reject(line, index + 1, of: name, "in a fixed text")
    }
    return context.write(text)
  }

  private func reject(
    _ line: ArraySlice<UInt8>, _ number: Int, of name: String, _ place: String
  ) -> Bool {
    let style = context.terminal.style(for: .standardError)
    let text = style.shown(String(decoding: line, as: UTF8.self), columns: 60)
    context.emit(
      .impossible(
        "\(style.shown(name)):\(number): build servers would run this line as a command, and "
          + "\(place) it cannot be escaped: \(text)",
        help: "write the character # as \\u0023 there, or use --fix on the file"))
    return false
  }

  /// Writes a fixed file. Returns false for a link: replacing it would leave two files, and its
  /// target wasn't named.
  private func write(_ bytes: [UInt8], to path: FilePath, replacing stamp: FileStamp?) -> Bool {
    if context.system.ownKind(of: path) == .link {
      context.emit(.refused(path, reason: "symbolic links are not fixed", help: "name its target"))
      return false
    }
    guard context.system.kind(of: path) == .file else {
      context.emit(
        .refused(path, reason: "this is not a regular file", help: "use '-' to fix standard input"))
      return false
    }
    return context.replace(path, stamp, with: bytes)
  }

  private func count(_ outcome: Fixer.Outcome, isDone: Bool) {
    guard isDone else {
      if outcome.count > 0 {
        unwritten.files += 1
        unwritten.findings += outcome.count
      }
      return
    }
    if !arguments.includesUnsafe { unsafe += outcome.unsafe }
    if outcome.count > 0 { fixedFiles += 1 }
    fixed += outcome.fixed.map { ($0, outcome.count($0)) }
  }

  func saySummary() {
    let style = context.terminal.style(for: .standardError)
    let count = fixed.reduce(0) { $0 + $1.count }
    var text = ""
    if count == 0, unwritten.findings == 0 {
      let isPartial = context.exitCode == .failure
      text = isPartial ? "nothing to fix in the files that could be read\n" : "nothing to fix\n"
    } else if count > 0 {
      let times = style.isUnicode ? "×" : "x"
      let deed = arguments.isDiff ? "would fix" : "fixed"
      text = "\(deed) \(counted(count, "finding")) in \(counted(fixedFiles, "file"))\n"
      for (way, same) in fixed.grouped(by: \.way) {
        text += "  \(same.reduce(0) { $0 + $1.count }) \(times) \(style.shown(way.title))"
        text += style.styled(" [\(way.rule)]", .dim) + "\n"
      }
    }
    if unwritten.findings > 0 {
      text += "not fixed: \(counted(unwritten.findings, "finding")), because "
      text += "\(counted(unwritten.files, "file")) could not be written\n"
    }
    if unsafe > 0 { text += "\(unsafe) more with --unsafe, which may change the layout\n" }
    context.messages.say(text)
  }
}

extension UnifiedDiff {
  /// Creates a diff with git's names, for `git apply` and `patch -p1`.
  fileprivate init(from old: [UInt8], to new: [UInt8], path: FilePath, name: String) {
    var name = path == .standardInput ? Array(name.utf8) : path.bytes
    while name.starts(with: "./".utf8) { name.removeFirst(2) }
    if name.first == UInt8(ascii: "/") { name.removeFirst() }
    self.init(
      from: old, to: new, oldName: Array("a/".utf8) + name, newName: Array("b/".utf8) + name)
  }
}

struct FixArguments: Sendable {
  var isOn = false
  var isDiff = false
  var includesUnsafe = false

  static let options: [CommandOption<FixArguments>] = [
    .flag("fix", "Apply the fixes that don't change the meaning of the spec.") { $0.isOn = true },
    .flag("unsafe", "With --fix or --diff: also apply fixes that may change the layout.") {
      $0.includesUnsafe = true
    },
    .flag(
      "diff", "Print what --fix would change, for 'git apply', and write nothing.",
      conflicts: ["format", "write-baseline"]
    ) { $0.isDiff = true },
  ]

  func check() throws(CombinationError) {
    if includesUnsafe, !isOn, !isDiff {
      throw CombinationError(
        "'--unsafe' alone fixes nothing",
        hint: "add --fix to change files, or --diff to see what would change")
    }
  }
}
