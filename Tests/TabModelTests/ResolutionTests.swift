import Foundation
import TabModel
import TestSupport
import Testing

/// The sentences of `docs/resolution.md`, each with an example.
@Suite("A layout follows resolution.md")
struct ResolutionTests {
  static let all =
    ResolutionCase.presence + ResolutionCase.mode + ResolutionCase.regions + ResolutionCase.roots
    + ResolutionCase.distinct + ResolutionCase.content + ResolutionCase.sidebar
    + ResolutionCase.selections + ResolutionCase.destinations + ResolutionCase.running

  private static let page: String = {
    let url = Repository.root.appending(path: "docs/resolution.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }()

  @Test("in every sentence that has an example", arguments: all)
  func sentence(_ example: ResolutionCase) throws {
    #expect(Self.page.contains(example.sentence), "the page has this sentence")
    let layout = try example.layout()
    let summary = LayoutSummary(layout: layout)
    if let bar = example.bar { #expect(summary.bar == bar) }
    if let position = example.position { #expect(layout.tabBar?.position == position) }
    if let sidebar = example.sidebar { #expect(summary.sidebar == sidebar) }
    if let selection = example.selection { #expect(summary.selection == selection) }
    if let ways = example.ways { #expect(summary.ways == ways) }
    if let shows = example.shows { #expect(layout.tabBar?.items.map(\.shows) == shows) }
    if let accessory = example.accessory { #expect(layout.accessory == accessory) }
    guard let notes = example.notes else { return }
    let actual = summary.notes
    let unexpected = actual.filter { note in !notes.contains { note.hasPrefix($0) } }
    let missing = notes.filter { note in !actual.contains { $0.hasPrefix(note) } }
    #expect(unexpected.isEmpty)
    #expect(missing.isEmpty)
  }
}
