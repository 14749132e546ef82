import JSON
import TabModel
import Testing

@testable import TabLint

/// Effects of settings on rules.
@Suite("Settings of a run")
struct LintSettingsTests {
  /// At level 3, with a title that is too long, and with a search tab that is not pinned.
  private static let source = #"""
    {"tabs": [{"type": "search", "preferredPlacement": "default"},
      {"identifier": "a", "title": "Seventeen Or More"},
      {"identifier": "g", "title": "G", "children": [{"identifier": "h", "title": "H", "children": [
        {"identifier": "b", "title": "B"}]}]}]}
    """#

  private func outcome(_ change: (inout LintSettings) -> Void) throws -> Linter.Outcome {
    var settings = LintSettings()
    change(&settings)
    let spec = SpecReader.read(try JSONReader.read(Array(Self.source.utf8))).spec
    return Linter.lint(.init(spec, settings: settings))
  }

  private func severities(_ outcome: Linter.Outcome) -> [String: Diagnostic.Severity] {
    Dictionary(outcome.diagnostics.map { ($0.rule, $0.severity) }) { first, _ in first }
  }

  @Test("each rule has its own severity")
  func own() throws {
    let found = severities(try outcome { _ in })
    #expect(found["search-tab-pinned"] == .error)
    #expect(found["long-title"] == .warning)
    #expect(found["nesting-depth"] == .warning)
  }

  @Test("with errors only, names the rules with other findings")
  func errors() throws {
    let outcome = try outcome { $0.onlyErrors = true }
    #expect(severities(outcome) == ["search-tab-pinned": .error])
    #expect(outcome.quieted == ["nesting-depth"])
    #expect(outcome.suppressed == 0)
  }

  @Test("a configured severity counts for all of a rule's findings, and nil for none")
  func configured() throws {
    let found = severities(
      try outcome {
        $0.severities["long-title"] = .some(nil)
        $0.severities["nesting-depth"] = .some(.note)
        $0.severities["search-tab-pinned"] = .some(.note)
      })
    #expect(found["long-title"] == nil)
    #expect(found["nesting-depth"] == .note)
    #expect(found["search-tab-pinned"] == .note)
  }

  @Test("includes rules that are configured as errors")
  func configuredErrors() throws {
    let outcome = try outcome {
      $0.onlyErrors = true
      $0.severities["long-title"] = .some(.error)
      $0.severities["search-tab-pinned"] = .some(.warning)
    }
    #expect(severities(outcome) == ["long-title": .error])
  }

  @Test("count for rules with findings of two severities")
  func severitiesOfOneRule() throws {
    let source = """
      {"tabs": [{"identifier": "a", "title": "A", "children": [
        {"identifier": "b", "title": "B", "children": [
          {"identifier": "c", "title": "C", "children": [
            {"identifier": "d", "title": "D"}]}]}]}]}
      """
    func severities(_ change: (inout LintSettings) -> Void) throws -> [Diagnostic.Severity] {
      var settings = LintSettings()
      change(&settings)
      let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
      return Linter.lint(.init(spec, settings: settings)).diagnostics
        .filter { $0.rule == "nesting-depth" }.map(\.severity)
    }
    #expect(try severities { $0.onlyErrors = true } == [.error])
    #expect(try severities { $0.severities["nesting-depth"] = .some(nil) } == [])
  }

  @Test("findings that come from elsewhere get the rule's severity, and are suppressed like others")
  func elsewhere() throws {
    let source = #"{"suppress": [{"rule": "conformance", "reason": "r"}], "tabs": []}"#
    let found = [Diagnostic(rule: "", severity: .note, message: "m", range: 2..<3)]
    func outcome(_ source: String, _ settings: LintSettings = LintSettings()) throws
      -> Linter.Outcome
    {
      let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
      return Linter.outcome(of: .conformance, found, in: .init(spec, settings: settings))
    }
    let told = try outcome(#"{"tabs": []}"#)
    #expect(told.diagnostics.map(\.rule) == ["conformance"])
    #expect(told.diagnostics.map(\.severity) == [Rule.conformance.severity])
    #expect(told.suppressed == 0)
    let hidden = try outcome(source)
    #expect(hidden.diagnostics.isEmpty)
    #expect(hidden.suppressed == 1)
    var off = LintSettings()
    off.severities["conformance"] = .some(nil)
    #expect(try outcome(source, off).suppressed == 0)
  }

  @Test("specs of one run are named where they share a customization", arguments: [2, 3, 6, 7, 8])
  func shared(_ count: Int) throws {
    let tabs = (0..<4).map { #"{"identifier": "t\#($0)", "title": "T\#($0)"}"# }
    let nodes = tabs.joined(separator: ", ")
    for (key, words) in [
      ("", "customizationIdentifier"), (#""customizationIdentifier": "c","#, "'c'"),
    ] {
      let source = #"""
        {"targets": [{"platform": "iPadOS", "minimumVersion": "18.0"}], "mode": "tabSidebar", \#(key)
         "tabs": [\#(nodes)]}
        """#
      let spec = SpecReader.read(try JSONReader.read(Array(source.utf8))).spec
      let inputs = (0..<count).map { Linter.Input(spec, path: "\($0).json") }
      let found = Linter.lint(inputs).map { outcome in
        outcome.diagnostics.filter { $0.rule == Rule.sharedCustomization.id }.map(\.message)
      }
      for (position, messages) in found.enumerated() {
        let others = (0..<count).filter { $0 != position }.map { "'\($0).json'" }
        #expect(messages.count == 1)
        let message = messages.first ?? ""
        #expect(message.contains(words))
        #expect(message.contains(enumeration(of: others)), "\(message)")
        #expect(others.prefix(5).allSatisfy(message.contains), "\(message)")
        #expect(message.contains("and \(count - 6) more") == (count > 6), "\(message)")
        if key.isEmpty { #expect(message.contains(count == 2 ? "nor has" : "nor have")) }
      }
    }
  }
}
