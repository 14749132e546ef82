import JSON
import TabLint
import TabReports

struct BaselineRun {
  let known: Baseline?

  private let arguments: BaselineArguments
  private let context: RunContext
  /// The entries that haven't matched yet.
  private var rest: Baseline?
  /// The state of the output file at the start of the run.
  private let stamp: FileStamp?
  private var participation = Participation()

  init(_ arguments: BaselineArguments, _ context: RunContext) throws(Failure) {
    self.arguments = arguments
    self.context = context
    known =
      if let path = arguments.read {
        try SpecInput(context, command: "lint").readBaseline(path)
      } else { nil }
    rest = known
    stamp = arguments.write.flatMap { context.system.stamp(of: $0) }
  }

  mutating func mark(_ findings: inout [ReportedFinding], in checked: CheckedFile) {
    if arguments.write != nil {
      for index in findings.indices {
        findings[index].isBaselined = Baseline.holds(findings[index])
      }
      return
    }
    rest?.mark(&findings)
    if arguments.isStrict, let rules = checked.rules {
      if let rule = rules.only { return participation.add(checked.job.name, only: rule) }
      participation.add(
        checked.job.name, checked.job.settings, quieted: rules.quieted, specs: rules.specs)
    }
  }

  /// Writes the baseline, or reports stale entries. Findings that could not be recorded are left
  /// out.
  func finish(_ findings: inout [ReportedFinding]) {
    if let path = arguments.write { record(&findings, path) }
    if let path = arguments.read, arguments.isStrict { reportStaleEntries(path) }
  }

  private func record(_ findings: inout [ReportedFinding], _ path: FilePath) {
    let baseline = Baseline.bytes(findings, BaselineNames(path, context.system))
    guard context.write(baseline, to: path, replacing: stamp) else {
      for index in findings.indices { findings[index].isBaselined = false }
      return
    }
    let missing = findings.reduce(0) { $0 + ($1.isBaselined ? 0 : $1.count) }
    let written = findings.reduce(0) { $0 + $1.count } - missing
    context.say("wrote \(counted(written, "finding")) to \(path.shown)\n")
    guard missing > 0 else { return }
    context.note(
      "\(counted(missing, "finding")) \(missing == 1 ? "keeps" : "keep") a spec from being read; a "
        + "baseline holds no such finding, and nothing else about these specs")

  }

  private func reportStaleEntries(_ path: FilePath) {
    guard let rest else { return }
    let stale = participation.relevant(
      rest.unmatched, among: rest.entries, BaselineNames(path, context.system))
    if stale.isEmpty { return }
    for entry in stale {
      let place = printable("\(entry.path)#\(entry.pointer)")
      context.complain("\(path.shown): stale baseline entry: \(printable(entry.rule)) at \(place)")
    }
    context.say("'tabspec lint --write-baseline' writes a new one\n")
    context.fail(.findings)
  }
}

/// The specs and rules of a run. Other entries are never stale.
struct Participation: Sendable {
  private var rules: [String: Set<String>] = [:]

  /// Adds a checked spec, excluding rules whose findings were limited.
  mutating func add(
    _ path: String, _ settings: LintSettings, quieted: Set<String>, specs: Int
  ) {
    rules[path] = Set(
      Rule.all.filter { settings.runs($0, specs: specs) }.map(\.id)
    ).subtracting(quieted)
  }

  mutating func add(_ path: String, only rule: String) { rules[path] = [rule] }

  /// Returns the unmatched entries that concern this run.
  func relevant(
    _ entries: [Baseline.Entry], among all: [Baseline.Entry], _ names: BaselineNames
  ) -> [Baseline.Entry] {
    var names = names
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
      all.filter { comparing.contains($0.rule) && !tookPart($0) }.map(\.rule))
    return entries.filter { tookPart($0) && !incomplete.contains($0.rule) }
  }
}
