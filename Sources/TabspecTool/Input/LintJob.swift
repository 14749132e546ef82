import JSON
import TabLint
import TabModel
import TabReports

/// What has to be known of a spec before it is read.
struct LintJob: Sendable {
  let path: FilePath
  /// The file as findings name it.
  let name: String
  /// Names the app's catalogs: the configuration that they are for.
  var catalogs = ""
  /// What the app ships on where the spec does not say.
  let targets: [SpecTarget]
  /// How strictly the spec is checked.
  let settings: LintSettings
  /// The least severity that makes the run fail; nil for none.
  let failOn: Diagnostic.Severity?
  /// The number of problems of each rule that are reported of a text that is not a spec; 0 for all.
  var readingLimit = defaultFindingLimit
  /// What the spec is compared with instead of being checked by the rules.
  var comparison: RecordComparison?

  /// The spec that bytes are.
  ///
  /// - Parameter limit: the number of problems of each rule, 0 for all; nil for the usual one.
  func file(_ bytes: [UInt8], limit: Int? = nil) -> JSONFile<TabSpec> {
    JSONFile(spec: bytes, path: name, targets: targets, limit: limit ?? readingLimit)
  }

  /// What is found in a spec by itself.
  func outcome(of spec: TabSpec, limit: Int? = nil) -> Linter.Outcome {
    var settings = settings
    if let limit { settings.maxFindings = limit }
    let input = Linter.Input(spec, path: name, settings: settings)
    return comparison?.outcome(of: input) ?? Linter.lint(input)
  }

  /// What was found in the spec, with the places and environments of the records that it was
  /// compared with.
  func report(
    _ diagnostics: [Diagnostic], of file: JSONFile<TabSpec>
  ) -> [ReportedFinding] {
    file.specReport(
      diagnostics, notesIn: comparison?.locators ?? [:], in: comparison?.environments)
  }
}

/// Reading specs, on all cores where there are many.
struct LintFileReader {
  /// Files that are read at a time: enough for all cores, few enough to be told of often.
  private static let batch = 256

  /// What became of a file. The runtime looks at nothing before it makes this type, as it would for
  /// one of the standard library that wants an error.
  private enum Outcome<Result: Sendable>: Sendable {
    case read(Result)
    case failed(SystemError)
  }

  private let context: RunContext

  init(_ context: RunContext) { self.context = context }

  /// Reads files and hands each on as soon as it is read.
  ///
  /// - Returns: what became of those that could be read, in their order; the others are told.
  func read<Result: Sendable>(
    _ jobs: [LintJob], _ handOn: @escaping @Sendable (LintJob, JSONFile<TabSpec>) -> Result
  ) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(jobs.count)
    var progress = ReadingProgress(context, total: jobs.count)
    let system = context.system
    for start in stride(from: 0, to: jobs.count, by: Self.batch) {
      let batch = jobs[start..<min(start + Self.batch, jobs.count)]
      let outcomes = system.map(batch.count) { index -> Outcome<Result> in
        let job = batch[start + index]
        do throws(SystemError) {
          let bytes = try system.bytes(of: job.path)
          return .read(handOn(job, job.file(bytes)))
        } catch {
          return .failed(error)
        }
      }
      for (job, outcome) in zip(batch, outcomes) {
        switch outcome {
        case .read(let result): results.append(result)
        case .failed(let error): context.tell(.system(job.path, error))
        }
      }
      progress.show(start + batch.count)
    }
    progress.finish()
    return results
  }
}
