import Foundation
import JSON
import TabModel
import TestSupport
import TestTool
import Testing

@Suite("Specs of real apps")
struct CorpusTests {
  @Test("are the files that the tables of their READMEs list")
  func tables() throws {
    for (folder, atLeast) in [(Repository.corpus, 31), (Repository.apps, 23)] {
      let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
      let listed = readme.matches(of: /(?m)^\| `([^`]+)` \|/).map { "\($0.output.1).tabspec.json" }
      #expect(listed.count >= atLeast)
      #expect(Repository.specs(in: folder).map(\.lastPathComponent) == listed)
    }
    #expect(Self.rows.count > 60)
    #expect(Set(Self.rows.map(\.app)).subtracting(Self.apps) == [])
  }

  @Test("are in the format", arguments: Repository.specs(in: Repository.corpus))
  func format(_ url: URL) throws {
    let run = runTool(
      ["resolve", "FILE", "--platform", "all"], spec: try String(contentsOf: url, encoding: .utf8))
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test("are in the format, have no errors, and are generated, as they run", arguments: apps)
  func running(_ app: String) throws {
    let validated = runTool(["validate", "FILE"], spec: try Self.text(of: app))
    #expect(validated.code == 0, "\(validated)")
    let generated = runTool(["generate", "FILE"], spec: try Self.text(of: app))
    let hasCode = ["UITabBarController", "TabView"].contains { generated.output.contains($0) }
    #expect(generated.code == 0 && hasCode, "\(generated)")
  }

  @Test(
    "show what the apps show, and have a layout in every environment and state",
    arguments: apps)
  func layouts(_ app: String) throws {
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(try Self.text(of: app).utf8)))
    let resolver = Resolver(spec)
    var expected = Self.rows.filter { $0.app == app }
    var (seen, wrong): (Set<ConditionState>, [String]) = ([], [])
    for environment in spec.environments {
      seen.insert(environment.conditions)
      let layout = resolver.layout(in: environment)
      // kDrive has its tabs in compact width only.
      let hasTabs = app != "kdrive" || environment.layoutSizeClass == .compact
      if layout.environment.conditions != environment.conditions
        || hasTabs && layout.selection.isEmpty
      {
        wrong.append(environment.name)
      }
      expected.removeAll { $0.environment == environment.name && $0.words == Self.words(layout) }
    }
    #expect(wrong == [])
    #expect(problems.isEmpty && seen == Set(spec.checkedStates), "\(problems.map(\.message))")
    #expect(expected.isEmpty, "\(expected), in \(spec.environments.map(\.name))")
  }

  /// The rows of `layouts.txt`: lines with an app, and indented lines with its environments and what
  /// they show.
  private static let rows: [(app: String, environment: String, words: String)] = {
    let url = Repository.apps.appending(path: "layouts.txt")
    var rows: [(app: String, environment: String, words: String)] = []
    var app = ""
    for line in ((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n") {
      if line.hasPrefix("    ") {
        let parts = line.dropFirst(4).components(separatedBy: " → ")
        rows.append((app, parts[0], parts.last ?? ""))
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

  /// What `layouts.txt` has for a layout.
  private static func words(_ layout: Layout) -> String {
    let name = { (node: Int) -> String in
      let identifier = layout.spec.identifier(of: node)
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
