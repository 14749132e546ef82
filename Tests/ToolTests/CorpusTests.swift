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
  }

  @Test("are in the format, and nothing in them is an error", arguments: apps)
  func format(_ app: String) throws {
    let run = runTool(["validate", "FILE"], spec: try Self.text(of: app))
    #expect(run.code == 0, "\(run.output)\(run.errors)")
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

  @Test("are generated", arguments: apps)
  func generated(_ app: String) throws {
    let run = runTool(["generate", "FILE"], spec: try Self.text(of: app))
    #expect(run.code == 0, "\(run.errors)")
    #expect(["UITabBarController", "TabView"].contains { run.output.contains($0) })
  }

  @Test("show what the apps show", arguments: rows)
  func agree(_ row: Row) throws {
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

    init(_ app: String, _ environment: String, _ words: String) {
      self.app = app
      self.environment = environment
      self.words = words
    }

    var testDescription: String { "\(app) on \(environment)" }
  }

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

  /// The visible bar and sidebar with the identifiers in them, then the selection. A bar before `|` is
  /// the part of it before the separate item.
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
    return words.joined(separator: "; ")
  }

  private static let rows = [
    // Its bar stays at the bottom of an iPad, and the spacer keeps its place on 27.
    Row("2fas", "iPadOS 18.0 regular landscape", "bottom: tab1 tab2; at tab1"),
    Row("2fas", "iPadOS 26.0 regular landscape", "bottom: tab1 tab2 | Search; at tab1"),
    Row("2fas", "iOS 27.0 compact portrait", "bottom: tab1 tab2 | Search; at tab1"),
    // Another order before 26, and the accessory only while it refreshes.
    Row("aidoku", "iOS 18.0 compact portrait", "bottom: 0 1 2 3 4; at 0"),
    Row("aidoku", "iOS 26.0 compact portrait", "bottom: 0 1 2 3 | Search; at 0"),
    Row(
      "aidoku", "iOS 26.0 compact portrait, refreshing",
      "bottom: 0 1 2 3 | Search; accessory; at 0"),
    // The sidebar is the iPad's alone.
    Row(
      "altstore", "iOS 27.0 compact portrait",
      "bottom: news sources browse myApps settings; at news"),
    Row(
      "altstore", "iPadOS 27.0 regular landscape",
      "tile: news sources browse myApps settings; at news"),
    Row(
      "altstore", "iPadOS 27.0 regular portrait",
      "tile: news sources browse myApps settings; at news"),
    // Search first, but it opens at home.
    Row(
      "amperfy", "iOS 18.0 compact portrait",
      "bottom: Search Tabs.Home Tabs.Group; at Tabs.Home"),
    // The empty group takes an item of a narrow window, so that Settings is in More.
    Row(
      "embr", "iPadOS 27.0 compact portrait",
      "bottom: following tab2 tab3 tab4 More; More: liveNow settings; at following"),
    Row(
      "embr", "iOS 27.0 compact portrait",
      "bottom: following tab2 tab3 tab4 settings; at following"),
    Row(
      "embr", "iOS 27.0 compact portrait, not signedIn",
      "bottom: tab2 tab3 tab4 settings; at tab2"),
    Row("embr", "iOS 27.0 compact portrait, playing", "at following"),
    // The button in the middle goes with 26, and in regular width there is no bar.
    Row("kdrive", "iOS 18.0 compact portrait", "bottom: home files fake photos menu; at home"),
    Row("kdrive", "iOS 26.0 compact portrait", "bottom: home files photos menu; at home"),
    Row("kdrive", "iPadOS 26.0 regular landscape", ""),
    // Search is first on an iPad, which opens there, and last on an iPhone.
    Row(
      "kurozora", "iOS 26.0 compact portrait",
      "bottom: home library feed notifications | Search; at home"),
    Row(
      "kurozora", "iPadOS 26.0 regular landscape",
      "overlap: Search home schedule library feed notifications settings; at Search"),
    Row(
      "kurozora", "iPadOS 26.0 regular portrait",
      "top: home library feed notifications Search; at Search"),
    Row(
      "kurozora", "iPadOS 26.0 compact portrait",
      "bottom: home library feed notifications | Search; at Search"),
    Row(
      "mlem", "iOS 27.0 compact portrait", "bottom: feeds inbox profile search settings; at feeds"),
    // Shorts come and go with a setting, and so does the first tab.
    Row(
      "opaline", "iOS 27.0 compact portrait", "bottom: home subscriptions shorts library; at home"),
    Row(
      "opaline", "iOS 27.0 compact portrait, not showsShorts",
      "bottom: home subscriptions library; at home"),
    Row(
      "opaline", "iOS 27.0 compact portrait, startsAtLibrary",
      "bottom: home subscriptions shorts library; at library"),
    // One section dissolves on iPhone; on iPad sections have their rows, search last of the first.
    Row(
      "icecubes", "iOS 26.0 compact portrait",
      "bottom: timeline notifications links profile | Search; at timeline"),
    Row(
      "icecubes", "iPadOS 26.0 regular landscape",
      "overlap: section.timeline timeline trending local federated links Search section.activities notifications section.account profile section.lists list.1 list.2; at timeline"
    ),
    Row("icecubes", "iOS 26.0 compact portrait, not signedIn", "bottom: tab1 tab2; at tab1"),
    // Tabs come before sections, and Me is in compact width only.
    Row(
      "kirakira", "iPadOS 26.0 regular landscape",
      "overlap: home following Search categories category1 category2 my my1 my2; at home"),
    Row(
      "kirakira", "iPadOS 26.0 regular portrait",
      "top: home following categories my Search; at home"),
    Row("kirakira", "iOS 26.0 compact portrait", "bottom: home following me | Search; at home"),
    // The section of Apple TV dissolves.
    Row(
      "kmreader", "iOS 26.0 compact portrait",
      "bottom: home offline server settings | Search; at home"),
    Row("kmreader", "tvOS 26.0", "top: home offline server settings browse; at home"),
    Row(
      "feather", "iPadOS 26.0 regular landscape",
      "overlap: tab1 tab2 sources repository.1 repository.2 sources; at tab1"),
    Row("feather", "iPadOS 26.0 regular portrait", "top: tab1 tab2; at tab1"),
    Row("feather", "iOS 26.0 compact portrait", "bottom: tab1 tab2; at tab1"),
    Row("lume", "iOS 26.0 compact portrait", "bottom: tab1 tab2 | Search; at tab1"),
    Row("lume", "tvOS 26.0", "top: tab1 tab3 Search; at tab1"),
    // Six tabs of a narrow window are one too many.
    Row(
      "ruddarr", "iPadOS 26.0 compact portrait",
      "bottom: tab1 tab2 tab3 tab4 More; More: tab5 history; at tab1"),
    Row("ruddarr", "iPadOS 26.0 regular portrait", "top: tab1 tab2 tab3 tab4 tab5; at tab1"),
    // Search is third: on a bar at the top it stays there.
    Row(
      "strimr", "iOS 26.0 compact portrait",
      "bottom: home seerrDiscover library More | Search; More: library.1 library.2 more; at home"),
    Row(
      "strimr", "iPadOS 26.0 regular landscape",
      "top: home seerrDiscover library more Search; at home"),
    Row(
      "strimr", "tvOS 26.0",
      "top: home seerrDiscover Search library library.1 library.2 more; at home"),
    // OGS dissolves in compact width, and Surround is hidden there.
    Row("surround", "iPadOS 26.0 compact portrait", "bottom: home publicGames browser; at home"),
    Row(
      "surround", "iPadOS 26.0 regular portrait, hasMessages",
      "top: home publicGames privateMessages ogs; at home"),
    Row("swiftfin", "iOS 26.0 compact portrait", "bottom: tab1 tab3 | Search; at tab1"),
    Row("swiftfin", "tvOS 26.0", "overlap: tab1 tab2 Search tab3; at tab1"),
    // Its sections are hidden in compact width, and Apple TV has a sidebar.
    Row("yattee", "iOS 26.0 compact portrait", "bottom: home sources downloads | Search; at home"),
    Row(
      "yattee", "iOS 26.0 compact portrait, playing",
      "bottom: home sources downloads | Search; accessory; at home"),
    Row(
      "yattee", "iPadOS 26.0 regular portrait, not showsSection2",
      "top: home sources downloads section1 section3 Search; at home"),
    Row(
      "yattee", "tvOS 26.0",
      "overlap: home sources downloads Search section1 section1.1 section1.2 section2 section2.1 section2.2 section3 section3.1 section3.2; at home"
    ),
    // It turns to the second tab after the introduction.
    Row("pagepilot", "iOS 27.0 compact portrait", "bottom: tab1 tab2 tab3; at tab1"),
    Row("pagepilot", "iOS 27.0 compact portrait, onboarded", "bottom: tab1 tab2 tab3; at tab2"),
    Row("pagepilot", "iPadOS 27.0 regular landscape", "tile: tab1 tab2 tab3; at tab1"),
    // A tab changes its place with the width, and messages need an account.
    Row(
      "surround-ipad", "iPadOS 27.0 compact portrait",
      "bottom: home publicGames browser; at home"),
    Row(
      "surround-ipad", "iPadOS 27.0 regular landscape",
      "overlap: home publicGames surround profile settings about ogs browser; at home"),
    Row(
      "surround-ipad", "iPadOS 27.0 regular landscape, hasMessages",
      "overlap: home publicGames privateMessages surround profile settings about ogs browser; at home"
    ),
    Row(
      "surround-ipad", "iPadOS 27.0 regular landscape, not signedIn",
      "overlap: home publicGames surround settings about ogs browser; at home"),
    // The sixth tab of the flag makes More appear.
    Row("tba", "iOS 27.0 compact portrait", "bottom: tab1 tab2 tab3 tab4 tab5; at tab1"),
    Row(
      "tba", "iOS 27.0 compact portrait, flag",
      "bottom: tab1 tab2 tab3 tab4 More; More: tab5 tab6; at tab1"),
    // Eight while the sidebar is shown, else five.
    Row(
      "vlc", "iPadOS 27.0 regular landscape",
      "overlap: video artists albums tracks genres playlists browse onair; at video"),
    Row(
      "vlc", "iPadOS 27.0 compact portrait", "bottom: video tab2 playlists browse onair; at video"),
    Row("vlc", "iOS 27.0 compact portrait", "bottom: video tab2 playlists browse onair; at video"),
  ]
}
