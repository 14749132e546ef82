import JSON
import TabReports

/// What a run does with baselines: it leaves out what one holds, or records what there is.
struct BaselineRun {
  /// What is known already; nil where no baseline is read.
  let known: Baseline?

  private let arguments: BaselineArguments
  private let context: RunContext
  /// The same with what is left of it.
  private var rest: Baseline?
  /// The state of the file that is to be written, as the run began.
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

  /// Marks those findings of a spec that a baseline holds, or will hold.
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

  /// Writes the baseline, or reports which entries of the existing one match nothing. Findings that
  /// could not be written are not in the baseline.
  func finish(_ findings: inout [ReportedFinding]) {
    if let path = arguments.write { record(&findings, path) }
    if let path = arguments.read, arguments.isStrict { tellStale(path) }
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

  private func tellStale(_ path: FilePath) {
    guard let rest else { return }
    let stale = participation.relevant(
      rest.unmatched, among: rest.entries, BaselineNames(path, context.system))
    if stale.isEmpty { return }
    for entry in stale {
      let place = harmless("\(entry.path)#\(entry.pointer)")
      context.complain("\(path.shown): stale baseline entry: \(harmless(entry.rule)) at \(place)")
    }
    context.say("'tabspec lint --write-baseline' writes a new one\n")
    context.fail(.findings)
  }
}
