import JSON
import TabModel
import Testing

@testable import TabLint

/// The one rule whose findings differ in severity, and whose limits can be set.
@Suite("Nesting depth")
struct NestingDepthTests {
  private let source = """
    {"tabs": [{"identifier": "a", "title": "A", "children": [
      {"identifier": "b", "title": "B", "children": [
        {"identifier": "c", "title": "C", "children": [
          {"identifier": "d", "title": "D"}]}]}]}]}
    """

  private func severities(_ settings: LintSettings) throws -> [Diagnostic.Severity] {
    let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
    return Linter.lint(.init(spec, settings: settings)).diagnostics.filter {
      $0.rule == "nesting-depth"
    }
    .map(\.severity)
  }

  @Test func warnsBeforeItRefuses() throws {
    #expect(try severities(LintSettings()) == [.warning, .error])
  }

  @Test func onlyErrorsLeavesOutTheAdvice() throws {
    var settings = LintSettings()
    settings.onlyErrors = true
    #expect(try severities(settings) == [.error])
  }

  @Test func aConfiguredSeverityIsThatOfAllFindings() throws {
    var settings = LintSettings()
    settings.severities["nesting-depth"] = .some(.note)
    #expect(try severities(settings) == [.note, .note])
    settings.severities["nesting-depth"] = .some(nil)
    #expect(try severities(settings) == [])
  }

  @Test func oneLimitGivesErrorsOnly() throws {
    var settings = LintSettings()
    settings.options = [.maximumLevels: 2]
    #expect(try severities(settings) == [.error])
    settings.options = [.maximumLevels: 1, .advisedLevels: 3]
    #expect(try severities(settings) == [.error])
    settings.options = [.maximumLevels: 4, .advisedLevels: 4]
    #expect(try severities(settings) == [])
  }
}
