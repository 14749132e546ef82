import LocatedJSON
import TabHierarchy
import TabLayout
import TabReport

/// One run of `simulate`.
struct SessionRun {
  private let arguments: SimulateArguments
  private let context: RunContext
  private let input: SpecInput

  init(_ arguments: SimulateArguments, _ context: RunContext) {
    self.arguments = arguments
    self.context = context
    input = SpecInput(context, command: "simulate")
  }

  func run() -> Int32 {
    guard
      context.mayWrite(
        arguments.formats.compactMap(\.file) + [arguments.output].compactMap(\.self),
        reading: [arguments.path, arguments.events, arguments.customization]),
      let events = arguments.events,
      let (spec, name, _) = input.read(arguments.path, strict: false)
    else { return context.exitCode.rawValue }
    var start: CustomizationState?
    if let path = arguments.customization {
      start = input.readCustomization(path, for: spec)
      if start == nil { return context.exitCode.rawValue }
    }
    guard let script = input.readSession(events) else { return context.exitCode.rawValue }
    var session = EditingSession(
      spec, in: arguments.environment(for: spec), state: start)
    var report = SessionReport(
      session, subject: name, tellsEveryResult: arguments.tellsEveryResult)
    var errors: [Diagnostic] = []
    for step in script.steps {
      play(step, script, &session, &report, &errors)
    }
    if !errors.isEmpty {
      context.say(findings: script.report(errors), files: 1)
      context.fail(.findings)
    }
    write(report)
    return context.exitCode.rawValue
  }

  /// Plays one event. One that cannot happen is an error, and the session goes on without it.
  private func play(
    _ step: SessionStep, _ script: SessionFile, _ session: inout EditingSession,
    _ report: inout SessionReport, _ errors: inout [Diagnostic]
  ) {
    if case .updateApp(let path) = step.event {
      guard let (spec, _, _) = input.readUpdate(path, of: script) else {
        let message = "the spec of the update cannot be read"
        errors.append(script.error(message, at: step.subject))
        report.add(step.event, refused: message, url: Source.article.url)
        return
      }
      let losses = session.update(to: spec)
      return report.add(step.event, session, losses: losses)
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
    for request in arguments.formats {
      if let file = request.file {
        context.write(request.format.write(report, context.fileStyle), to: file)
      } else {
        context.write(request.format.write(report, context.style(for: .standardOutput)))
      }
    }
    guard let path = arguments.output else { return }
    var writer = JSONWriter(.indented)
    writer.customization(report.end.state ?? CustomizationState(for: report.end.layout.layout.spec))
    writer.newline()
    context.write(writer.bytes, to: path)
  }
}
