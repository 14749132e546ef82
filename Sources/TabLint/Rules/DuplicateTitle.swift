import LocatedJSON
import Spelling
import TabHierarchy
import TabLayout

extension Rule {
  static let duplicateTitle = Rule(
    id: "duplicate-title",
    section: .identity,
    severity: .warning,
    summary: "Tabs that stand side by side have titles of their own.",
    rationale: """
      Two items with one name in a bar, or two such rows in a section, can only be tried out. \
      VoiceOver reads the same word twice, and Voice Control has to ask which one is meant.
      """,
    remedy: "Say in each title what sets the two apart, or merge them.",
    exception: """
      When the titles are placeholders that the app replaces while it runs, such as the names of \
      accounts.
      """,
    apple: """
      Apple takes it for granted: the guidelines ask for labels that describe clearly what a tab \
      holds.
      """,
    sources: [],
    certainty: """
      Common sense. White space around a title does not count, upper and lower case does; tabs that \
      no environment has together, blank titles, and a group beside a tab are passed over: a tab \
      for one width and its section for the other share a title in Apple's own sample.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "shelf", "title": "Shelf", "image": "books.vertical",
         "children": [{"identifier": "all", "title": "Home"}]}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "library", "title": "Library", "image": "books.vertical",
         "availability": {"horizontalSizeClass": "compact"}},
        {"identifier": "archive", "title": "library", "image": "archivebox"},
        {"identifier": "sections", "title": "Library", "image": "books.vertical", "children": [
          {"identifier": "albums", "title": "Albums"}
        ]}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "home", "title": "Home", "image": "house"},
          {"identifier": "start", "title": ↓" Home", "image": "flag"}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "home", "title": "Home", "image": "house"},
            {"identifier": "start", "title": "Start", "image": "flag"}
          ]}
          """),
      Example(
        """
        {"tabs": [
          {"identifier": "find", "title": "Search", "image": "eyes"},
          ↓{"type": "search", "automaticallyActivatesSearch": true}
        ]}
        """,
        fixed:
          """
          {"tabs": [
            {"identifier": "find", "title": "Sights", "image": "eyes"},
            {"type": "search", "automaticallyActivatesSearch": true}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      for siblings in siblingsWithOneTitle(spec) {
        // A group and a tab may share a title: one may be the section of the other.
        var earlier = EarlierNodes<Node.Kind>(scope)
        for index in siblings {
          let node = spec.nodes[index]
          // Two search tabs are another rule's business.
          let rivals: [Node.Kind] =
            switch node.kind {
            case .group: [.group]
            case .search: [.tab]
            case .tab: [.tab, .search]
            }
          let others = rivals.map { earlier.first(with: index, as: $0) }
          if let other = others.compactMap(\.self).min() {
            let first = spec.nodes[other]
            findings.report(
              "'\(bare(spec.title(of: node)))' is the title of another "
                + (first.isSearch ? "search tab" : first.kind.name) + " beside this one",
              at: node.title.exists ? node.title : node.object,
              notes: [
                findings.note("it is here", at: first.title.exists ? first.title : first.object)
              ],
              help: "say in each title what sets the two apart")
          }
          earlier.add(index, as: node.kind)
        }
      }
    })
}

/// The siblings that share a title which is not blank, in walk order; only where there are several.
///
/// The first round compares nothing but hashes, so that a spec without duplicates costs no memory
/// for its titles.
private func siblingsWithOneTitle(_ spec: TabSpec) -> [[Int]] {
  var seen = HashFilter(capacity: spec.nodes.count)
  var suspicious: Set<Int> = []
  for node in spec.nodes {
    let hash = titleHash(of: node, spec)
    if !seen.insert(hash) { suspicious.insert(hash) }
  }
  guard !suspicious.isEmpty else { return [] }

  struct Key: Hashable {
    let parent: Int?
    let title: [UInt8]
  }
  var positions: [Key: Int] = [:]
  var lists: [[Int]] = []
  for (index, node) in spec.nodes.enumerated()
  where suspicious.contains(titleHash(of: node, spec)) {
    let title = bare(spec.title(of: node))
    guard !title.isEmpty else { continue }
    let key = Key(parent: node.parent, title: Array(title.utf8))
    if let position = positions[key] {
      lists[position].append(index)
    } else {
      positions[key] = lists.count
      lists.append([index])
    }
  }
  return lists.filter { $0.count > 1 }
}

/// Hashes that were met, half of each: one that is new passes for one that was met once in four
/// thousand million times.
private struct HashFilter {
  /// An open table; 0 is free.
  private var slots: [UInt32]

  init(capacity: Int) {
    var size = 8
    while size * 3 < capacity * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// - Returns: whether the hash is certainly new.
  mutating func insert(_ hash: Int) -> Bool {
    let half = UInt32(truncatingIfNeeded: hash >> 32) | 1
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      if slots[slot] == half { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = half
    return true
  }
}

/// A number that siblings with one title share.
private func titleHash(of node: Node, _ spec: TabSpec) -> Int {
  var hasher = Hasher()
  hasher.combine(node.parent ?? -1)
  func combine(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
  }
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09 <= byte && byte <= 0x0D }
  let isShort =
    node.title.exists
    && spec.document.withText(node.title) { title in
      var start = 0
      var end = title.count
      while start < end, isSpace(title[start]) { start += 1 }
      while start < end, isSpace(title[end - 1]) { end -= 1 }
      // White space beyond ASCII goes the long way.
      guard start < end, title[start] < 0x80, title[end - 1] < 0x80 else { return false }
      combine(title.extracting(start..<end))
      return true
    }
  if !isShort { combine(Array(bare(spec.title(of: node)).utf8).span) }
  return hasher.finalize()
}
