import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout

extension Rule {
  static let longTitle = Rule(
    id: "long-title",
    section: .labels,
    severity: .warning,
    summary: "Titles are short enough for the place that they stand in.",
    rationale: """
      What does not fit is cut off or set smaller: soonest in the bar of an iPhone, where up to \
      five titles share the width, and sooner yet for people who read in large type. On Apple \
      Vision Pro titles are read at a glance.
      """,
    remedy: "Leave out words that the place makes clear; say the rest on the screen itself.",
    exception: """
      Names that people give themselves, or that cannot be shortened. 'root', 'group' and 'other' \
      set other numbers.
      """,
    apple: """
      The guidelines on tab bars ask for single words, and for short labels on Apple Vision Pro; \
      those on sidebars for short titles of groups without needless words.
      """,
    sources: [.tabBars, .sidebars],
    certainty: """
      The advice is documented; the numbers are this tool's, counted in what people take for a \
      character. How much really fits depends on letters, fonts and languages.
      """,
    options: [.rootTitle, .groupTitle, .otherTitle],
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "notices", "title": "All Announcement", "image": "megaphone"}
      ]}
      """,
      """
      {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "kin", "title": "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"},
        {"identifier": "courses", "title": "Courses of This Semester", "children": [
          {"identifier": "intro", "title": "Introduction to Organic Geometry"}
        ]}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "notices", "title": ↓"All Announcements", "image": "megaphone"}
        ]}
        """,
        fixed: """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "notices", "title": "Announcements", "image": "megaphone"}
          ]}
          """),
      Example(
        """
        {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "courses", "title": ↓"Courses of This Semesters", "children": [
            {"identifier": "intro", "title": ↓"Introduction to Organic Geometry!"}
          ]}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "macCatalyst", "minimumVersion": "18.0"}],
           "tabs": [
            {"identifier": "courses", "title": "Courses of This Semester", "children": [
              {"identifier": "intro", "title": "Introduction to Organic Geometry"}
            ]}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      let limits = scope.titleLimits
      for node in spec.nodes where node.title.exists {
        let (maximum, place) = limits.limit(for: node)
        // No character is shorter than a byte.
        guard spec.document.content(of: node.title).count > maximum else { continue }
        let title = bare(spec.document.string(node.title))
        let length = title.count
        guard length > maximum else { continue }
        findings.report(
          "'\(shortened(title))' is \(length) characters long, more than \(maximum) for \(place)",
          at: node.title,
          notes: [
            .init(
              node.isGroup
                ? "titles of sections should be short and without needless words"
                : "what does not fit is cut off, the sooner the larger the type")
          ],
          help: "leave out what the place makes clear")
      }
    })
}

extension LintScope {
  /// How long titles may be.
  fileprivate var titleLimits: TitleLimits {
    TitleLimits(
      root: settings[.rootTitle], group: settings[.groupTitle],
      other: settings[.otherTitle])
  }

  /// The most characters that the title of a node may have.
  func longestTitle(of node: Node) -> Int { titleLimits.limit(for: node).maximum }
}

/// The most characters that titles may have, by the place that they stand in.
private struct TitleLimits {
  let root: Int
  let group: Int
  let other: Int

  func limit(for node: Node) -> (maximum: Int, place: StaticString) {
    if node.isGroup { return (group, "a group") }
    return node.parent == nil ? (root, "a tab at the root") : (other, "a tab in a group")
  }
}

/// A long text as it can be named in a message.
private func shortened(_ text: String) -> String {
  let limit = 48
  return text.count > limit ? text.prefix(limit - 1) + "…" : text
}

extension Rule.Option {
  /// How long the title of a tab at the root may be.
  static let rootTitle = Self(
    of: "long-title", "root", 16, "the most characters in the title of a tab at the root")
  /// How long the title of a group may be.
  static let groupTitle = Self(
    of: "long-title", "group", 24, "the most characters in the title of a group")
  /// How long any other title may be.
  static let otherTitle = Self(
    of: "long-title", "other", 32, "the most characters in the title of a tab in a group")
}
