import Foundation
import JSON
import TabModel
import TestSupport
import Testing

/// Layouts of small specs. Each file of `Tests/Cases/Layouts` has cases of one topic:
///
///     # A hidden node is not in the bar.
///         a b "isHidden": true
///         group "preferredPlacement": "fixed"
///           c d
///         search
///         "mode": "tabSidebar"
///     iPadOS 27.0 regular landscape
///       state: "tabBarOrder": ["c"]
///       bar: group.fixed c.customizable com.apple.UIKit.Search.pinned
///       note: observed: The bar at the top
///
/// - The title is a sentence of `docs/resolution.md`. In a spec of SwiftUI it says what was seen, and
///   who documents, states or saw it.
/// - A line of the spec has nodes side by side, and members that each of them has. `search` is a search
///   tab. Indented nodes are children of the last one above. Lines from the first with a member of the
///   root on are members of the root. Without a spec, a title has the spec of the case before.
/// - An environment is `PLATFORM OS [sdk SDK] [WIDTH] [ORIENTATION] [shown|hidden]`. The customization
///   `state` and the tab that is `selected` belong to it.
/// - `LayoutSummary` has the facts that a case may list. Where a case has notes or `notes: none`, these
///   are how all notes begin, in any order.
@Suite("A layout follows resolution.md")
struct ResolutionTests {
  private static let page: String = {
    let url = Repository.root.appending(path: "docs/resolution.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }()

  @Test("in every case")
  func layouts() throws {
    for file in try LayoutCase.files {
      let cases = try LayoutCase.cases(in: file)
      #expect(!cases.isEmpty, "\(file)")
      for example in cases {
        do {
          let layout = try example.layout()
          if layout.spec.framework == .uiKit, !Self.page.contains(example.title) {
            example.report("the title is not in the page")
          }
          compare(example, LayoutSummary(layout: layout))
        } catch {
          example.report("\(error)")
        }
      }
    }
  }

  private func compare(_ example: LayoutCase, _ summary: LayoutSummary) {
    for (name, expected, line) in example.facts where summary[name] != expected {
      example.report("\(name): \(summary[name] ?? "nothing"), not \(expected)", at: line)
    }
    guard let notes = example.notes else { return }
    let actual = summary.notes
    for note in actual where !notes.contains(where: note.hasPrefix) {
      example.report("the note '\(note)' is not expected")
    }
    for note in notes where !actual.contains(where: { $0.hasPrefix(note) }) {
      example.report("the note '\(note)' is missing")
    }
  }
}

/// A spec in one environment.
private struct LayoutCase {
  let file: String
  let title: String
  /// The lines of the spec.
  let spec: [Substring]
  let environment: String
  /// The number of the line with the environment.
  let line: Int
  var state: String?
  var selected: String?
  var notes: [String]?
  var facts: [(name: String, value: String, line: Int)] = []

  private static let folder = Repository.root.appending(path: "Tests/Cases/Layouts")

  static var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".txt") }.sorted()
    }
  }

  func report(_ difference: String, at line: Int? = nil) {
    let place = Testing.SourceLocation(
      fileID: "Cases/Layouts/\(file)", filePath: Self.folder.appending(path: file).path,
      line: line ?? self.line, column: 1)
    Issue.record("\(title): \(difference)", sourceLocation: place)
  }

  static func cases(in file: String) throws -> [LayoutCase] {
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    var cases: [LayoutCase] = []
    var title = ""
    var spec: [Substring] = []
    var isBelowTitle = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("# ") {
        title = String(line.dropFirst(2))
        isBelowTitle = true
      } else if line.hasPrefix("    ") {
        if isBelowTitle { spec = [] }
        isBelowTitle = false
        spec.append(line.dropFirst(4))
      } else if line.hasPrefix("  ") {
        let parts = line.dropFirst(2).split(
          separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let value = String(parts.last?.drop { $0 == " " } ?? "")
        cases[cases.count - 1].add(String(parts[0]), value, at: index + 1)
      } else if !line.isEmpty {
        cases.append(
          LayoutCase(
            file: file, title: title, spec: spec, environment: String(line), line: index + 1))
      }
    }
    return cases
  }

  private mutating func add(_ name: String, _ value: String, at line: Int) {
    switch name {
    case "state": state = "{\(value)}"
    case "selected": selected = value
    case "note": notes = (notes ?? []) + [value]
    case "notes": notes = []
    default: facts.append((name, value, line))
    }
  }

  func layout() throws -> Layout {
    var lines = spec[...]
    let nodes = Self.nodes(from: &lines, indent: "")
    let members = [#""tabs": [\#(nodes)]"#] + lines.joined(separator: " ").nonempty
    let text = "{\(members.joined(separator: ", "))}"
    let (spec, problems) = SpecReader.read(try JSONReader.read(Array(text.utf8)))
    try requireEqual(problems.map(\.message), [])
    let customization = try state.map {
      CustomizationState.read(try JSONReader.read(Array($0.utf8))).state
    }
    return Resolver(spec, customization: customization, selected: selected).layout(
      in: try parsedEnvironment())
  }

  /// The JSON of nodes that are indented, and removes their lines.
  private static func nodes(from lines: inout ArraySlice<Substring>, indent: String) -> String {
    var nodes: [String] = []
    while let line = lines.first, line.hasPrefix(indent), !line.hasPrefix(indent + "\"") {
      lines.removeFirst()
      let names = line.prefix { $0 != "\"" }.split(separator: " ")
      let members = line.drop { $0 != "\"" }
      for name in names {
        var parts = name == "search" ? [#""type": "search""#] : [#""identifier": "\#(name)""#]
        if name != "search", !members.hasPrefix(#""title""#) {
          parts.append(#""title": "\#(name.uppercased())""#)
        }
        if name == names.last, let next = lines.first, next.hasPrefix(indent + "  ") {
          parts.append(#""children": [\#(Self.nodes(from: &lines, indent: indent + "  "))]"#)
        }
        nodes.append("{\((parts + String(members).nonempty).joined(separator: ", "))}")
      }
    }
    return nodes.joined(separator: ", ")
  }

  private func parsedEnvironment() throws -> Environment {
    let words = environment.split(separator: " ").map(String.init)
    guard let platform = Platform.named(words[0]), let osVersion = Version(words[1]) else {
      throw Mismatch("'\(environment)' is not an environment")
    }
    let sdk = words.firstIndex(of: "sdk").flatMap { Version(words[$0 + 1]) }
    var environment = Environment(
      platform, osVersion: osVersion, sdkVersion: sdk,
      sizeClass: words.lazy.compactMap(SizeClass.init).first,
      orientation: words.lazy.compactMap(Orientation.init).first)
    environment.sidebar = words.lazy.compactMap(SidebarRequest.init).first ?? .automatic
    return environment
  }
}

extension String {
  fileprivate var nonempty: [String] { isEmpty ? [] : [self] }
}
