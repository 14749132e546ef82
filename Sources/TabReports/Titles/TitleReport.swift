package import AppCatalogs
import JSON
import TabModel

/// The titles of a spec in every language, for reports: which languages break the bar, and where.
package struct TitleReport: Sendable {
  /// What is wrong in one language.
  package struct Trouble: Sendable {
    /// The position of the language.
    package let language: Int
    package var tooLong = 0
    package var equal = 0
    package var untranslated = 0
    package var unreviewed = 0

    /// Whether anything is.
    package var isAny: Bool { tooLong + equal + untranslated + unreviewed > 0 }
  }

  package let survey: TitleSurvey
  /// The name of the app, or of the spec's file where it has none.
  package let name: String
  /// Where the titles stand, in the order of the entries.
  private let pointers: JSONPointers
  private let ways: [JSONPointers.Way]
  /// One for each language, those with the most trouble first.
  package let troubles: [Trouble]

  /// - Parameter path: names the spec where it has no name.
  package init(_ survey: TitleSurvey, path: String) {
    self.survey = survey
    name = survey.spec.name?.value ?? path
    (pointers, ways) = Self.pointers(of: survey)
    var troubles = survey.languages.indices.map { Trouble(language: $0) }
    for entry in survey.entries {
      for (language, text) in entry.texts.enumerated() {
        if text.isTooLong { troubles[language].tooLong += 1 }
        if text.isMadeEqual { troubles[language].equal += 1 }
        if text.isUntranslated { troubles[language].untranslated += 1 }
        if text.state == "needs_review" { troubles[language].unreviewed += 1 }
      }
    }
    self.troubles = troubles.sorted { left, right in
      let (first, second) = (left.rank, right.rank)
      return first == second
        ? left.language < right.language : second.lexicographicallyPrecedes(first)
    }
  }

  /// Where the title of an entry stands, as a JSON Pointer.
  package func pointer(of entry: Int) -> String { pointers.text(of: ways[entry]) }

  /// A finder of pointers wants to go forward, so it is asked in the order of the text.
  private static func pointers(of survey: TitleSurvey) -> (JSONPointers, [JSONPointers.Way]) {
    let document = survey.spec.document
    let starts = survey.entries.map { document.range(of: $0.place.value) }
    var finder = JSONPointerFinder(document)
    var ways = Array(repeating: 0 as JSONPointers.Way, count: starts.count)
    for index in starts.indices.sorted(by: { starts[$0].lowerBound < starts[$1].lowerBound }) {
      ways[index] = finder.way(to: starts[index])
    }
    return (finder.pointers, ways)
  }

  /// What an entry is called: its node, and what it is of it.
  package func label(_ entry: TitleSurvey.Entry, _ index: Int) -> String {
    let spec = survey.spec
    let owner = entry.place.node.map { spec.identifier(of: spec.nodes[$0]) }
    switch entry.place.role {
    case .title: return owner ?? ""
    case .subtitle: return "\(owner ?? ""), subtitle"
    case .action: return "\(owner ?? ""), action"
    case .view:
      let parts = pointer(of: index).split(separator: "/")
      return parts.dropLast().last.map { Self.views[String($0)] ?? String($0) } ?? ""
    }
  }

  private static let views = [
    "bottomAccessory": "the accessory", "header": "the header", "footer": "the footer",
    "bottomBar": "the bottom bar",
  ]

  /// The position of the longest text of an entry; nil where all are as long.
  package func longest(of entry: TitleSurvey.Entry) -> Int? {
    let lengths = entry.texts.map(\.characters)
    guard let most = lengths.max(), lengths.contains(where: { $0 < most }) else { return nil }
    return lengths.firstIndex(of: most)
  }
}

extension TitleReport.Trouble {
  /// The worst first: what is cut, what cannot be told apart, what is not there.
  fileprivate var rank: [Int] { [tooLong, equal, untranslated, unreviewed] }

  /// In words: `2 too long, 1 like a sibling`.
  package var words: [String] {
    [
      (tooLong, "too long"), (equal, "made equal"), (untranslated, "not translated"),
      (unreviewed, "not reviewed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
  }
}

extension TitleSurvey.Text {
  /// What is wrong with a text, in words.
  package var words: [String] {
    [
      (isTooLong, "too long"), (isMadeEqual, "made equal"), (isUntranslated, "not translated"),
      (state == "needs_review", "not reviewed"),
    ].filter(\.0).map(\.1)
  }
}

/// A way to write the titles of a spec.
package typealias TitleFormat = OutputFormat<TitleReport>

extension TitleFormat {
  /// All formats, the usual one first.
  package static var all: [TitleFormat] { [.text, .json, .markdown, .csv] }
}
