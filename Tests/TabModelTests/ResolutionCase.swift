import JSON
import TabModel
import Testing

/// What one sentence of `docs/resolution.md` means for one spec in one environment. What is nil is
/// not looked at.
struct ResolutionCase: Sendable, CustomTestStringConvertible {
  /// A quotation of the page.
  let sentence: String
  /// `PLATFORM OS [sdk SDK] [WIDTH] [ORIENTATION] [shown|hidden]`.
  let environment: String
  /// The root nodes, and after `|` further members of the spec.
  let spec: String
  var state: String?
  var selected: String?
  var bar: String?
  var position: TabBar.Position?
  var sidebar: String?
  var selection: String?
  var ways: String?
  var shows: [BarItem.Content]?
  var accessory: String?
  /// All notes, in any order: how each begins.
  var notes: [String]?

  init(
    _ sentence: String, _ environment: String, _ spec: String, state: String? = nil,
    selected: String? = nil, bar: String? = nil, position: TabBar.Position? = nil,
    sidebar: String? = nil, selection: String? = nil,
    ways: String? = nil, shows: [BarItem.Content]? = nil, accessory: String? = nil,
    notes: [String]? = nil
  ) {
    self.sentence = sentence
    self.environment = environment
    self.spec = spec
    self.state = state
    self.selected = selected
    self.bar = bar
    self.position = position
    self.sidebar = sidebar
    self.selection = selection
    self.ways = ways
    self.shows = shows
    self.accessory = accessory
    self.notes = notes
  }

  var testDescription: String { "\(sentence) (\(environment))" }

  func layout() throws -> Layout {
    let parts = spec.split(separator: "|", maxSplits: 1)
    let members = parts.count > 1 ? ", \(parts[1])" : ""
    let (tabSpec, problems) = SpecReader.read(
      try JSONReader.read(Array(#"{"tabs": [\#(parts[0])]\#(members)}"#.utf8)))
    try #require(problems.isEmpty, "\(problems)")
    let customization = try state.map {
      CustomizationState.read(try JSONReader.read(Array("{\($0)}".utf8))).state
    }
    return Resolver(tabSpec, customization: customization, selected: selected).layout(
      in: try parsedEnvironment())
  }

  private func parsedEnvironment() throws -> Environment {
    let words = environment.split(separator: " ").map(String.init)
    let osVersion = try #require(Version(words[1]))
    let sdk = words.firstIndex(of: "sdk").flatMap { Version(words[$0 + 1]) }
    var environment = Environment(
      try #require(Platform.named(words[0])), osVersion: osVersion,
      sdkVersion: sdk, sizeClass: words.lazy.compactMap(SizeClass.init).first,
      orientation: words.lazy.compactMap(Orientation.init).first)
    environment.sidebar = words.lazy.compactMap(SidebarRequest.init).first ?? .automatic
    return environment
  }
}

/// A tab of one letter or word, with further members.
func tab(_ identifier: String, _ members: String = "") -> String {
  #"{"identifier": "\#(identifier)", "title": "\#(identifier.uppercased())"\#(more(members))}"#
}

/// A search tab.
func search(_ members: String = "") -> String { #"{"type": "search"\#(more(members))}"# }

/// A group of nodes.
func group(_ identifier: String, _ children: [String], _ members: String = "") -> String {
  #"{"identifier": "\#(identifier)", "title": "\#(identifier.uppercased())", "children": [\#(children.joined(separator: ","))]\#(more(members))}"#
}

/// Nodes side by side.
func tabs(_ nodes: String...) -> String { nodes.joined(separator: ",") }

private func more(_ members: String) -> String { members.isEmpty ? "" : ", \(members)" }
