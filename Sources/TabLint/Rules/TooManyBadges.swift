import JSON
import TabModel

extension Rule {
  static let tooManyBadges = Rule(
    id: "too-many-badges",
    severity: .note,
    summary: "Few of the root nodes have a badge.",
    rationale: """
      A badge means that something is urgent. If most items have one, on any device, users \
      overlook the important one.
      """,
    remedy: "Keep badges for critical information, and show other numbers inside the sections.",
    exception: """
      The spec shows the worst case on purpose; in the app these badges rarely occur together.
      """,
    apple: """
      The guidelines on tab bars reserve badges for critical information, so that they keep their \
      meaning.
      """,
    sources: [.tabBars],
    certainty: """
      The advice is documented; the limit, more than two and more than half of the root nodes, is \
      this tool's.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "chats", "title": "Chats", "image": "bubble", "badgeValue": "2"},
          {"identifier": "calls", "title": "Calls", "image": "phone", "badgeValue": "1"}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "visionOS", "minimumVersion": "18.0"}],
         "tabs": [
          {"identifier": "chats", "title": "Chats", "image": "bubble", "badgeValue": "2"},
          {"identifier": "calls", "title": "Calls", "image": "phone", "badgeValue": "1"},
          {"identifier": "rooms", "title": "Rooms", "image": "door.left.hand.open",
           "badgeValue": "7"},
          {"identifier": "people", "title": "People", "image": "person"},
          {"identifier": "files", "title": "Files", "image": "folder"},
          {"type": "search"}
        ]}
        """),
    ],
    rejects: [
      Example(
        """
        {"targets": [{"platform": "visionOS", "minimumVersion": "18.0"}],
         "tabs": ↓[
          {"identifier": "chats", "title": "Chats", "image": "bubble", "badgeValue": "2"},
          {"identifier": "calls", "title": "Calls", "image": "phone", "badgeValue": "1"},
          {"identifier": "rooms", "title": "Rooms", "image": "door.left.hand.open"[-,
           "badgeValue": "7"-]},
          {"identifier": "people", "title": "People", "image": "person"},
          {"type": "search"}
        ]}
        """)
    ],
    check: .spec { spec, scope, findings in
      let roots = Array(spec.roots)
      let marked = roots.filter { spec.nodes[$0].badgeValue != nil }
      guard areTooManyBadges(marked.count, of: roots.count) else { return }
      findings.report(
        "\(marked.count) of \(roots.count) root tabs have a badge", at: spec.tabsRange,
        note: "\(scope.names(of: marked)) have one: too many to notice",
        help: "keep the badge of what is critical")
    })
}

/// Returns whether this number of badges on root nodes triggers `too-many-badges`.
func areTooManyBadges(_ count: Int, of roots: Int) -> Bool { count > 2 && count * 2 > roots }
