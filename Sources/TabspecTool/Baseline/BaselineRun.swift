import ArgumentParsing
import JSON
import TabLint
import TabModel
import TabReports

struct BaselineRun {
  private let file: JSONFile<Baseline>?
  private let arguments: BaselineArguments
  private let context: RunContext
  /// The entries that haven't matched yet.
  private var rest: Baseline?
  /// The state of the output file at the start of the run.
  private let stamp: FileStamp?
  /// The rules that ran with all their input by spec, except those whose findings were limited.
  /// Other entries are never stale.
  private var rules: [String: Set<String>] = [:]

  init(_ arguments: BaselineArguments, _ context: RunContext) throws(Failure) {
    self.arguments = arguments
    self.context = context
    file =
      if let path = arguments.read {
        try context.readJSON(path, smallest: Baseline.origin, otherwise: .failure) {
          Baseline.read($0, BaselineNames(path, context.system))
        }.file
      } else { nil }
    rest = file?.value
    stamp = arguments.write.flatMap { context.system.stamp(of: $0) }
  }

  var known: Baseline? { file?.value }

  mutating func mark(_ findings: inout [ReportedFinding], in checked: CheckedFile) {
    if arguments.write != nil {
      for index in findings.indices {
        findings[index].isBaselined = Baseline.holds(findings[index])
      }
      return
    }
    rest?.mark(&findings)
    if arguments.isStrict, let ran = checked.rules { rules[checked.job.name] = ran }
  }

  /// Writes the baseline, or reports stale entries. Findings that could not be recorded are left
  /// out.
  func finish(_ findings: inout [ReportedFinding]) {
    if let path = arguments.write { record(&findings, path) }
    if arguments.isStrict { reportStaleEntries() }
  }

  private func record(_ findings: inout [ReportedFinding], _ path: FilePath) {
    let baseline = Baseline.bytes(findings, BaselineNames(path, context.system))
    guard context.write(baseline, to: path, replacing: stamp) else {
      for index in findings.indices { findings[index].isBaselined = false }
      return
    }
    let missing = findings.reduce(0) { $0 + ($1.isBaselined ? 0 : $1.count) }
    let written = findings.reduce(0) { $0 + $1.count } - missing
    context.messages.say("wrote \(counted(written, "finding")) to \(path.shown)\n")
    guard missing > 0 else { return }
    context.messages.note(
      "\(counted(missing, "finding")) \(missing == 1 ? "keeps" : "keep") a spec from being read; a "
        + "baseline holds no such finding, and nothing else about these specs")
  }

  private func reportStaleEntries() {
    guard let path = arguments.read, let file, let rest else { return }
    let names = BaselineNames(path, context.system)
    var ran: [String: Set<String>] = [:]
    for (path, ids) in rules { ran[names.name(of: path)] = ids }
    func tookPart(_ entry: Baseline.Entry) -> Bool {
      ran[entry.path]?.contains(entry.rule) ?? false
    }
    // A rule that compares specs requires all of them.
    let comparing = Rule.all.filter { rule in
      if case .run = rule.check { true } else { false }
    }.map(\.id)
    let incomplete = Set(
      rest.entries.filter { comparing.contains($0.rule) && !tookPart($0) }.map(\.rule))
    let stale = rest.unmatched.filter { entry, _ in
      tookPart(entry) && !incomplete.contains(entry.rule)
    }
    if stale.isEmpty { return }
    context.emit(
      file.report(
        stale.map { entry, range in
          Diagnostic(
            rule: ReadingRule.invalidValue.rawValue, severity: .error,
            message: "stale baseline entry: \(entry.rule) at \(entry.path)#\(entry.pointer)",
            range: range, help: "remove it; --write-baseline FILE writes a new baseline")
        }))
    context.fail(.findings)
  }
}

struct BaselineArguments: Sendable {
  var read: FilePath?
  var write: FilePath?
  var isStrict = false

  static let options: [CommandOption<BaselineArguments>] = [
    .path(
      "baseline", "FILE", "Ignore the findings in FILE.", conflicts: ["write-baseline"]
    ) { $0.read = $1 },
    .path("write-baseline", "FILE", "Write all findings to FILE and exit with 0.") {
      $0.write = $1
    },
    .flag("strict-baseline", "Fail if the baseline has entries that no longer occur.") {
      $0.isStrict = true
    },
  ]

  func check() throws(CombinationError) {
    if isStrict, read == nil {
      throw CombinationError(
        "'--strict-baseline' needs a baseline", hint: "name it with --baseline FILE")
    }
    if write == .standardInput {
      throw CombinationError(
        "'--write-baseline' needs a file: the report goes to standard output",
        hint: "name it, as in --write-baseline tabspec.baseline.json")
    }
  }
}
