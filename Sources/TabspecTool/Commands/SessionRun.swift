import ChangeReports
import LayoutReports
import LocatedJSON
import TabHierarchy
import TabLayout
import TabSessions

/// One run of `simulate`.
struct SessionRun {
  private let arguments: SimulateArguments
  private let context: RunContext
  private let input: SpecInput

  init(_ arguments: SimulateArguments, _ context: RunContext) {
    self.arguments = arguments
    self.context = context
    input = SpecInput(context, command: "simulate", arguments.spec.configuration)
  }

  func run() throws(Failure) -> ExitCode {
    try context.willWrite(
      arguments.formats.compactMap(\.file) + [arguments.output].compactMap(\.self),
      reading: arguments.spec.files + [arguments.events, arguments.customization])
    let reader = try input.read(arguments.spec.path, strict: arguments.spec.isStrict)
    let spec = reader.spec
    let start: CustomizationState? =
      if let path = arguments.customization {
        try input.readCustomization(path, for: spec)
      } else { nil }
    let script = try input.readSession(arguments.events)
    var session = EditingSession(
      spec, in: arguments.environment(for: spec), state: start)
    var report = SessionReport(
      session, subject: reader.path, tellsEveryResult: arguments.tellsEveryResult)
    var errors: [Diagnostic] = []
    for step in script.steps {
      play(step, script, &session, &report, &errors)
    }
    if !errors.isEmpty {
      context.say(findings: script.report(errors), files: 1)
    }
    write(report)
    return errors.isEmpty ? .success : .findings
  }

  /// Plays one event. One that cannot happen is an error, and the session goes on without it.
  private func play(
    _ step: SessionStep, _ script: SessionFile, _ session: inout EditingSession,
    _ report: inout SessionReport, _ errors: inout [Diagnostic]
  ) {
    if case .updateApp(let path) = step.event {
      do throws(Failure) {
        let spec = try input.readUpdate(path, of: script).spec
        let losses = session.update(to: spec)
        report.add(step.event, session, losses: losses)
      } catch {
        context.tell(error)
        let message = "the spec of the update cannot be read"
        errors.append(script.error(message, at: step.subject))
        report.add(step.event, refused: message, url: Source.article.url)
      }
      return
    }
    do throws(Refusal) {
      try session.apply(step.event)
      report.add(step.event, session)
    } catch {
      report.add(step.event, refused: error.message, url: error.source.url)
      errors.append(
        script.error(
          error.message, at: script.place(of: error.part, in: step),
          help: help(for: error, session.spec), url: error.source.url))
    }
  }

  private func help(for refusal: Refusal, _ spec: TabSpec) -> String? {
    guard case .unknown(let name, _) = refusal else { return refusal.help }
    return identifierHelp(name, spec)
  }

  private func write(_ report: SessionReport) {
    context.write(arguments.formats, report)
    guard let path = arguments.output else { return }
    var writer = JSONWriter(.indented)
    writer.customization(report.end.state ?? CustomizationState(for: report.end.layout.layout.spec))
    writer.newline()
    context.write(writer.bytes, to: path)
  }
}
