import Foundation
import JSON
import TabModel
import TestSupport
import TestTool
import Testing

@Suite("Specs of real apps")
struct CorpusTests {
  @Test("are the files that the table of their README lists")
  func table() throws {
    let readme = try String(
      contentsOf: Repository.corpus.appending(path: "README.md"), encoding: .utf8)
    let listed = readme.matches(of: /(?m)^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/).map {
      "\($0.output.1).tabspec.json"
    }
    #expect(listed.count > 30)
    #expect(Repository.specs(in: Repository.corpus).map(\.lastPathComponent) == listed)
  }

  @Test("are in the format", arguments: Repository.specs(in: Repository.corpus))
  func format(_ url: URL) throws {
    let run = runTool(
      ["resolve", "FILE", "--platform", "all"], spec: try String(contentsOf: url, encoding: .utf8))
    #expect(run.code == 0, "\(run.errors)")
  }
}

@Suite("Specs of apps as they run")
struct CorpusAppTests {
  @Test("are the files that the table of their README lists")
  func table() throws {
    let readme = try String(
      contentsOf: Repository.apps.appending(path: "README.md"), encoding: .utf8)
    let listed = readme.matches(of: /(?m)^\| `([^`]+)` \|/).map {
      "\($0.output.1).tabspec.json"
    }
    #expect(listed.count == 23)
    #expect(Repository.specs(in: Repository.apps).map(\.lastPathComponent) == listed)
    #expect(Self.rows.count > 60)
  }

  @Test("are in the format, have no errors, and are generated", arguments: apps)
  func format(_ app: String) throws {
    for command in ["validate", "generate"] {
      let run = runTool([command, "FILE"], spec: try Self.text(of: app))
      #expect(run.code == 0, "\(command): \(run.output)\(run.errors)")
      if command == "validate" { continue }
      #expect(["UITabBarController", "TabView"].contains { run.output.contains($0) })
    }
  }

  @Test("have a layout in every environment and state of their conditions", arguments: apps)
  func layouts(_ app: String) throws {
    let spec = try Self.spec(of: app)
    let resolver = Resolver(spec)
    var seen: Set<ConditionState> = []
    for environment in spec.environments {
      seen.insert(environment.conditions)
      let layout = resolver.layout(in: environment)
      #expect(layout.environment.conditions == environment.conditions)
      // kDrive has its tabs in compact width only.
      if app != "kdrive" || environment.layoutSizeClass == .compact {
        #expect(!layout.selection.isEmpty, "\(environment.name)")
      }
    }
    #expect(seen == Set(spec.checkedStates))
  }

  @Test("show what the apps show", arguments: rows)
  func agree(_ row: Row) throws {
    #expect(Self.apps.contains(row.app))
    let spec = try Self.spec(of: row.app)
    let environment = try #require(
      spec.environments.first { $0.name == row.environment },
      "none of \(spec.environments.map(\.name))")
    #expect(Self.words(Resolver(spec).layout(in: environment)) == row.words)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let app: String
    let environment: String
    let words: String

    var testDescription: String { "\(app) on \(environment)" }
  }

  /// The rows of `layouts.txt`: lines with an app, and indented lines with its environments and what
  /// they show.
  private static let rows: [Row] = {
    let url = Repository.apps.appending(path: "layouts.txt")
    var rows: [Row] = []
    var app = ""
    for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("    ") {
        let parts = line.dropFirst(4).components(separatedBy: " → ")
        rows.append(Row(app: app, environment: parts[0], words: parts.last ?? ""))
      } else if !line.hasPrefix("#") {
        app = String(line)
      }
    }
    return rows
  }()

  private static let apps = Repository.specs(in: Repository.apps).map {
    $0.lastPathComponent.replacing(".tabspec.json", with: "")
  }

  private static func text(of app: String) throws -> String {
    try String(contentsOf: Repository.apps.appending(path: app + ".tabspec.json"), encoding: .utf8)
  }

  private static func spec(of app: String) throws -> TabSpec {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(try text(of: app).utf8)))
    #expect(problems.isEmpty)
    return spec
  }

  /// What `layouts.txt` has for a layout.
  private static func words(_ layout: Layout) -> String {
    let name = { (node: Int) -> String in
      let identifier = layout.spec.identifier(of: layout.spec.nodes[node])
      return identifier == "com.apple.UIKit.Search" ? "Search" : identifier
    }
    var words: [String] = []
    if let bar = layout.tabBar, bar.isVisible, !bar.items.isEmpty {
      let items = bar.items.map { item in
        (item.isDistinct ? "| " : "") + (item.node.map(name) ?? "More")
      }
      words.append("\(bar.position.rawValue): " + items.joined(separator: " "))
      if !bar.more.isEmpty { words.append("More: " + bar.more.map(name).joined(separator: " ")) }
    }
    if let sidebar = layout.sidebar, sidebar.isVisible {
      let rows = sidebar.rows.map { name($0.node) }
      words.append("\(sidebar.layout.rawValue): " + rows.joined(separator: " "))
    }
    if layout.accessory != nil { words.append("accessory") }
    if let selected = layout.selection.last { words.append("at " + name(selected)) }
    return words.isEmpty ? "nothing" : words.joined(separator: "; ")
  }
}
