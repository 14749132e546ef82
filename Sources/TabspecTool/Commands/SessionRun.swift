import ChangeReports
import LayoutReports
import LocatedJSON
import TabHierarchy
import TabLayout
import TabSessions

/// One run of `simulate`.
final class SessionRun {
  private let arguments: SimulateArguments
  private let context: RunContext
  private let input: SpecInput
  /// What the updates come to, by the paths in the events; nil for one that cannot be read.
  private var updates: [String: TabSpec?] = [:]
  /// The events that cannot happen, by their positions: each format plays the session anew.
  private var errors: [Int: Diagnostic] = [:]

  init(_ arguments: SimulateArguments, _ context: RunContext) {
    self.arguments = arguments
    self.context = context
    input = SpecInput(context, command: "simulate", arguments.spec.configuration)
  }

  func run() throws(Failure) -> ExitCode {
    let files = arguments.formats.compactMap(\.file) + [arguments.output].compactMap(\.self)
    try context.willWrite(
      files, reading: arguments.spec.files + [arguments.events, arguments.customization])
    let reader = try input.read(arguments.spec.path, strict: arguments.spec.isStrict)
    let spec = reader.spec
    let start: CustomizationState? =
      if let path = arguments.customization {
        try input.readCustomization(path, for: spec)
      } else { nil }
    let script = try input.readSession(arguments.events)
    // They are read while the first result is written.
    let updates = script.steps.compactMap { step -> FilePath? in
      guard case .updateApp(let name) = step.event else { return nil }
      return script.file(named: name, context.system)
    }
    try context.willWrite(files, besides: updates)
    let report = SessionReport(
      EditingSession(spec, in: arguments.environment(for: spec), state: start),
      script.steps.map(\.event), subject: reader.path,
      tellsEveryResult: arguments.tellsEveryResult
    ) { session, position in
      self.play(position, of: script, &session)
    }
    context.write(arguments.formats, report)
    if let path = arguments.output { write(report.end ?? report.play { _ in }, to: path) }
    if errors.isEmpty { return .success }
    let found = errors.sorted { $0.key < $1.key }.map(\.value)
    context.say(findings: script.report(found), files: 1)
    return .findings
  }

  /// Plays one event. One that cannot happen is an error, and the session goes on without it.
  private func play(
    _ position: Int, of script: SessionFile, _ session: inout EditingSession
  ) -> SessionReport.Outcome {
    let step = script.steps[position]
    if case .updateApp(let path) = step.event {
      if let spec = update(path, of: script) {
        return .happened(losses: session.update(to: spec))
      }
      let message = "the spec of the update cannot be read"
      errors[position] = script.error(message, at: step.subject)
      return .refused(message: message, url: Source.article.url)
    }
    do throws(Refusal) {
      try session.apply(step.event)
      return .happened(losses: [])
    } catch {
      if errors[position] == nil {
        errors[position] = script.error(
          error.message, at: script.place(of: error.part, in: step),
          help: help(for: error, session.spec), url: error.source.url)
      }
      return .refused(message: error.message, url: error.source.url)
    }
  }

  /// The spec of an update; nil where it cannot be read, which is told once.
  private func update(_ path: String, of script: SessionFile) -> TabSpec? {
    if let known = updates[path] { return known }
    var spec: TabSpec?
    do throws(Failure) { spec = try input.readUpdate(path, of: script).spec } catch {
      context.tell(error)
    }
    updates[path] = .some(spec)
    return spec
  }

  private func help(for refusal: Refusal, _ spec: TabSpec) -> String? {
    guard case .unknown(let name, _) = refusal else { return refusal.help }
    return identifierHelp(name, spec)
  }

  private func write(_ end: SessionReport.Result, to path: FilePath) {
    context.write(to: path) { take in
      JSONWriter.document(to: take) {
        $0.customization(end.state ?? CustomizationState(for: end.layout.layout.spec))
      }
    }
  }
}
