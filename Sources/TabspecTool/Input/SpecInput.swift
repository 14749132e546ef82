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

  init(_ context: RunContext, command: String) {
    self.context = context
    finder = SpecFinder(context, command: command)
  }

  /// The spec of a file, or nil where there is none; then the exit code is set.
  ///
  /// - Parameter strict: whether errors of the spec make the run fail.
  func read(_ path: FilePath, strict: Bool) -> (spec: TabSpec, path: String)? {
    guard let file = file(path) else { return nil }
    guard let spec = file.spec else {
      context.say(findings: file.report(file.problems), files: 1)
      context.fail(.findings)
      return nil
    }
    var settings = LintSettings()
    settings.onlyErrors = true
    let errors = Linter.lint(.init(spec, path: file.path, settings: settings)).diagnostics
    if !errors.isEmpty {
      context.say(findings: file.report(errors), files: 1)
      if strict { context.fail(.findings) }
    }
    return (spec, file.path)
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
      problems = [error.diagnostic(in: bytes)]
    }
    if !problems.isEmpty {
      var locator = FindingLocator(bytes, document: document)
      context.say(findings: locator.report(problems, path: path.text), files: 1)
    }
    if state == nil { context.fail(.findings) }
    return state
  }

  /// The baseline of a file, or nil where there is none; then the exit code is set.
  func readBaseline(_ path: FilePath) -> Baseline? {
    guard let bytes = finder.read(path) else { return nil }
    var document: JSONDocument?
    let problems: [Diagnostic]
    do throws(JSONSyntaxError) {
      let read = try JSONReader.read(bytes)
      let (baseline, found) = Baseline.read(read)
      if found.isEmpty { return baseline }
      document = read
      problems = found
    } catch {
      problems = [error.diagnostic(in: bytes)]
    }
    var locator = FindingLocator(bytes, document: document)
    context.say(findings: locator.report(problems, path: path.text), files: 1)
    context.fail(.failure)
    return nil
  }

  private func file(_ path: FilePath) -> SpecFile? {
    if path != .standardInput, context.system.kind(of: path) == nil {
      _ = finder.files([path])
      return nil
    }
    return finder.read(path).map {
      SpecFile($0, path: path == .standardInput ? "<standard input>" : path.text)
    }
  }
}
