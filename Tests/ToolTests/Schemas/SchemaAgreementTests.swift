import Foundation
import LocatedJSON
import TabHierarchy
import TestSupport
import Testing

@testable import TabspecTool

/// The schemas against an independent validator, and the validator against the readers: both say
/// the same about the shape of a document. `TABSPEC_SCHEMA=full` makes twenty times as many documents.
@Suite(
  "Schemas agree with the readers",
  .enabled(if: SchemaCheck.python != nil, "python3 with jsonschema is not there"))
struct SchemaAgreementTests {
  private static let times =
    ProcessInfo.processInfo.environment["TABSPEC_SCHEMA"] == "full" ? 20 : 1

  /// One run of the validator for everything: starting it takes longer than most of its work.
  private static let outcome = Result { try SchemaCheck.run(job()) }

  // MARK: - Documents

  private static func job() throws -> SchemaCheck.Job {
    SchemaCheck.Job(
      schemas: Dictionary(
        uniqueKeysWithValues: PrintedSchema.all.map { schema in
          (schema.name, runTool(["schema", schema.name]).output)
        }),
      cases: try specs() + SchemaCases.all + layouts() + titles(),
      mutations: ["spec": 400 * times, "config": 200 * times],
      each: [try everyKey(), try record()] + SchemaCases.everyRule,
      strict: try ["media", "spatial"].flatMap(strictLayouts))
  }

  /// What `titles` prints for the app that has a catalog, and of others without one.
  private static func titles() throws -> [SchemaCheck.Case] {
    let folder = Repository.examples.appending(path: "languages")
    let spec = try String(
      contentsOf: folder.appending(path: "marginalia.tabspec.json"), encoding: .utf8)
    let catalog = try String(
      contentsOf: folder.appending(path: "Localizable.xcstrings"), encoding: .utf8)
    let files = ["App.tabspec.json": spec, "Localizable.xcstrings": catalog]
    let requests = [
      ["--platform", "iphone"], ["--platform", "vision", "--language", "de", "--language", "ar"],
      ["--language", "ja"],
    ]
    return requests.map { words in
      let run = runTool(
        ["titles", "App.tabspec.json", "--strings", "Localizable.xcstrings", "-f", "json"] + words,
        files: files)
      return SchemaCheck.Case(
        schema: "titles", name: words.joined(separator: " "), text: run.output)
    }
  }

  private static func specs() throws -> [SchemaCheck.Case] {
    let written = try Repository.allSpecs.map(spec)
    let generated = try (0..<25 * times).map { seed in
      var generator = SpecGenerator(seed: UInt64(seed))
      let data = try JSONSerialization.data(
        withJSONObject: generator.spec(), options: .sortedKeys)
      return SchemaCheck.Case(
        schema: "spec", name: "generated \(seed)", text: String(decoding: data, as: UTF8.self))
    }
    return try written + generated + [everyKey()]
  }

  private static func everyKey() throws -> SchemaCheck.Case {
    try spec(Repository.root.appending(path: "Tests/Schema/every-key.tabspec.json"))
  }

  private static func spec(_ url: URL) throws -> SchemaCheck.Case {
    SchemaCheck.Case(
      schema: "spec", name: url.lastPathComponent,
      text: try String(contentsOf: url, encoding: .utf8))
  }

  /// A record of an app with a tab, a search tab and a group.
  private static func record() throws -> SchemaCheck.Case {
    let url = Repository.examples.appending(path: "generated/lantern.tabrecord.json")
    return SchemaCheck.Case(
      schema: "record", name: url.lastPathComponent,
      text: try String(contentsOf: url, encoding: .utf8))
  }

  /// What `resolve` prints for every third spec, for all of them where everything is asked for.
  private static func layouts() throws -> [SchemaCheck.Case] {
    let requests = [
      ["--platform", "all"], ["--platform", "all", "--os", "26.0", "--sidebar", "hidden"],
      ["--platform", "all", "--os", "18.0", "--orientation", "portrait"],
      ["--platform", "ipad", "--size-class", "compact", "--direction", "rightToLeft"],
      ["--platform", "iphone", "--orientation", "landscape", "--size-class", "regular"],
    ]
    return try specs().enumerated().filter { times > 1 || $0.offset % 3 == 0 }.flatMap {
      position, spec in
      // Every spec is asked for all platforms, and for one of the others.
      [requests[0], requests[1 + position % (requests.count - 1)]].map { words in
        let run = runTool(["resolve", "FILE", "--format", "json"] + words, spec: spec.text)
        return SchemaCheck.Case(
          schema: "layout", name: "\(spec.name) \(words.joined(separator: " "))", text: run.output)
      }
    }
  }

  private static func strictLayouts(_ name: String) throws -> [SchemaCheck.Case] {
    let url = Repository.examples.appending(path: "\(name).tabspec.json")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return ["ipad", "vision", "iphone"].map { platform in
      let words = ["resolve", "FILE", "--platform", platform, "--format", "json"]
      return SchemaCheck.Case(
        schema: "layout", name: name, text: runTool(words, spec: text).output)
    }
  }

  // MARK: - Readers

  /// What a reader finds wrong with a document, or nil where there is no reader of its kind.
  private static func problems(_ verdict: SchemaCheck.Verdict) throws -> [Diagnostic]? {
    let document = try JSONReader.read(Array(verdict.text.utf8))
    switch verdict.schema {
    case "spec": return SpecReader.read(document).problems
    case "config": return ConfigurationReader.read(document).1
    case "record": return RecordReader.read(document).problems
    default: return nil
    }
  }

  // MARK: - Tests

  @Test("they are right by the metaschema, and so is every value that they show")
  func schemas() throws {
    #expect(try Self.outcome.get().flaws == [])
  }

  @Test("a document is right for the reader exactly when it is for the schema")
  func verdicts() throws {
    var right: [String: Int] = [:]
    var wrong: [String: Int] = [:]
    var differences: [String] = []
    for verdict in try Self.outcome.get().documents where !SchemaCases.isException(verdict.name) {
      guard let problems = try Self.problems(verdict) else { continue }
      if verdict.isValid { right[verdict.schema, default: 0] += 1 }
      if !verdict.isValid { wrong[verdict.schema, default: 0] += 1 }
      guard problems.isEmpty != verdict.isValid else { continue }
      let reader = problems.first.map { "\($0.rule): \($0.message)" } ?? "right"
      differences.append(
        """
        \(verdict.schema) \(verdict.name): the reader says \(reader), the schema says \
        \(verdict.error ?? "right")
        \(verdict.text)
        """)
    }
    #expect(differences.isEmpty, "\(differences.prefix(5).joined(separator: "\n\n"))")
    // A generator that makes only one kind of document would agree with anything.
    for schema in ["spec", "config", "record"] {
      #expect(right[schema, default: 0] > 60 && wrong[schema, default: 0] > 120)
    }
  }

  @Test("where they differ is known, and why", arguments: SchemaCases.exceptions)
  func exceptions(_ exception: SchemaCases.Exception) throws {
    let verdict = try #require(
      Self.outcome.get().documents.first { $0.name == exception.document.name })
    #expect(verdict.isValid, "\(verdict.error ?? "")")
    let problems = try #require(try Self.problems(verdict))
    #expect(!problems.isEmpty && problems.allSatisfy { $0.rule == exception.rule })
  }

  @Test("every layout that is printed is right")
  func layouts() throws {
    let layouts = try Self.outcome.get().documents.filter { $0.schema == "layout" }
    #expect(layouts.count > 40)
    for layout in layouts {
      #expect(layout.isValid, "\(layout.name): \(layout.error ?? "")")
    }
  }

  @Test("every table of titles that is printed is right")
  func titles() throws {
    let titles = try Self.outcome.get().documents.filter { $0.schema == "titles" }
    #expect(titles.count == 3)
    for table in titles { #expect(table.isValid, "\(table.name): \(table.error ?? "")") }
  }

  @Test("nothing can be taken from a layout, and nothing added to it")
  func strictLayouts() throws {
    #expect(try Self.outcome.get().passed == [])
  }
}
