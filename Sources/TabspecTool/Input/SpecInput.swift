import LocatedJSON
import TabHierarchy
import TabLayout
import TabLint
import TabReport

/// Reading the one spec of the commands that show something: what is wrong with it goes to standard
/// error.
struct SpecInput {
  private let context: RunContext
  private let finder: SpecFinder
  private let configurations: ConfigurationFinder

  init(
    _ context: RunContext, command: String, _ configuration: ConfigurationChoice = .nearest
  ) {
    self.context = context
    configurations = ConfigurationFinder(context, configuration)
    finder = SpecFinder(context, command: command, configurations)
  }

  /// What is said about the operand of the commands that read one spec.
  static let operandSummary = """
    The spec, or - for standard input; if left out, the only *\(SpecFinder.suffix) below the current \
    folder.
    """

  /// The spec of a file, or of the only one there is where none is named; otherwise as `read`.
  func read(
    _ path: FilePath?, strict: Bool
  ) -> (spec: TabSpec, path: String, configuration: Configuration?)? {
    guard let path = path ?? onlySpec() else { return nil }
    return read(path, strict: strict)
  }

  /// The only spec below a folder; nil where there is none or several, which is reported.
  func onlySpec(below folder: FilePath = FilePath(".")) -> FilePath? {
    let specs = finder.files([folder])
    if specs.count == 1 { return specs[0] }
    if specs.isEmpty {
      guard context.exitCode == .success else { return nil }
      context.complain(
        "there is no *\(SpecFinder.suffix) here",
        help: "name a file, or begin one with 'tabspec init'")
      context.fail(.failure)
      return nil
    }
    let most = 10
    var list = specs.prefix(most).map { "\n  " + $0.shown }.joined()
    if specs.count > most { list += "\n  and \(specs.count - most) more" }
    context.complain("there are \(specs.count) specs here", help: "name one of them:\(list)")
    context.fail(.usage)
    return nil
  }

  /// The spec of a file as its configuration completes it, or nil where one of them cannot be read;
  /// then the exit code is set.
  ///
  /// - Parameter strict: whether errors of the spec make the run fail.
  func read(
    _ path: FilePath, strict: Bool
  ) -> (spec: TabSpec, path: String, configuration: Configuration?)? {
    var configuration: Configuration?
    switch configurations.configuration(for: path.folder) {
    case .broken: return nil
    case .nothing: break
    case .found(let found): configuration = found
    }
    guard let file = file(path, targets: configuration?.targets ?? []) else { return nil }
    guard let spec = file.spec else {
      context.say(findings: file.report(file.problems), files: 1)
      context.fail(.findings)
      return nil
    }
    var settings = LintSettings()
    settings.onlyErrors = true
    configuration?.apply(to: &settings)
    let errors = Linter.lint(.init(spec, path: file.path, settings: settings)).diagnostics
    if !errors.isEmpty {
      context.say(findings: file.report(errors), files: 1)
      if strict { context.fail(.findings) }
    }
    return (spec, file.path, configuration)
  }

  /// The spec of an update that an event of a session names, or nil where it cannot be read; then
  /// the exit code is set. Not the command line names it, so it has to be in the session's tree.
  func readUpdate(
    _ name: String, of session: SessionFile
  ) -> (spec: TabSpec, path: String, configuration: Configuration?)? {
    let path = session.file(named: name, context.system)
    let shown = path.shortened(from: context.system.currentFolder())
    if case .refused(let reason) = FoundFile(
      at: path, in: session.tree(context.system), context.system)
    {
      context.complain("\(shown.shown): \(reason)")
      context.fail(.failure)
      return nil
    }
    return read(shown, strict: false)
  }

  /// The customization state of a file, or nil where there is none; then the exit code is set. What
  /// the person could not have done is reported.
  func readCustomization(_ path: FilePath, for spec: TabSpec) -> CustomizationState? {
    guard let bytes = finder.read(path) else { return nil }
    var problems: [Diagnostic] = []
    var document: JSONDocument?
    var state: CustomizationState?
    do throws(JSONSyntaxError) {
      let read = try JSONReader.read(bytes)
      document = read
      let (customization, shape) = CustomizationState.read(read)
      problems = shape
      if shape.isEmpty {
        state = customization
        problems = customization.impossibilities(in: spec)
      }
    } catch {
      problems = [
        error.diagnostic(in: bytes, smallest: "the state of somebody who changed nothing is {}")
      ]
    }
    if !problems.isEmpty {
      var locator = FindingLocator(bytes, document: document)
      context.say(findings: locator.report(problems, path: path.text), files: 1)
    }
    if state == nil { context.fail(.findings) }
    return state
  }

  /// The events of a session, or nil where there are none; then the exit code is set.
  func readSession(_ path: FilePath) -> SessionFile? {
    guard let bytes = finder.read(path) else { return nil }
    var document: JSONDocument?
    let problems: [Diagnostic]
    do throws(JSONSyntaxError) {
      let read = try JSONReader.read(bytes)
      let (steps, found) = SessionReader.read(read)
      if found.isEmpty {
        return SessionFile(path: path, bytes: bytes, document: read, steps: steps)
      }
      document = read
      problems = found
    } catch {
      problems = [error.diagnostic(in: bytes)]
    }
    var locator = FindingLocator(bytes, document: document)
    context.say(findings: locator.report(problems, path: path.inReports), files: 1)
    context.fail(.findings)
    return nil
  }

  /// The baseline of a file, or nil where there is none; then the exit code is set.
  func readBaseline(_ path: FilePath) -> Baseline? {
    guard let bytes = finder.read(path) else { return nil }
    var document: JSONDocument?
    let problems: [Diagnostic]
    do throws(JSONSyntaxError) {
      let read = try JSONReader.read(bytes)
      let (baseline, found) = Baseline.read(read, BaselineNames(path, context.system))
      if found.isEmpty { return baseline }
      document = read
      problems = found
    } catch {
      problems = [error.diagnostic(in: bytes, smallest: Baseline.origin)]
    }
    var locator = FindingLocator(bytes, document: document)
    context.say(findings: locator.report(problems, path: path.text), files: 1)
    context.fail(.failure)
    return nil
  }

  private func file(_ path: FilePath, targets: [SpecTarget]) -> SpecFile? {
    if path != .standardInput, context.system.kind(of: path) == nil {
      _ = finder.files([path])
      return nil
    }
    return finder.read(path).map {
      SpecFile(
        $0, path: path == .standardInput ? "<standard input>" : path.text, targets: targets)
    }
  }
}
