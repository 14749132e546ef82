import JSON
import TabModel

extension Rule {
  static let duplicateImage = Rule(
    id: "duplicate-image",
    section: .labels,
    severity: .note,
    summary: "Root nodes that can be present together have images of their own.",
    rationale: """
      People find a tab by its picture long before they read its title. Two alike are mixed up, \
      and on Apple Vision Pro, where the bar shows only pictures at first, they cannot be told \
      apart at all.
      """,
    remedy: "Give one of them another image.",
    exception: """
      The titles make the difference and the picture is only a style, such as a number of equal \
      folders.
      """,
    apple: """
      The guidelines on tab bars say nothing about it; they do say that the symbol is all that is \
      always seen on Apple Vision Pro.
      """,
    sources: [],
    certainty: """
      Common sense. Names are compared: an asset that looks like a symbol is not recognized. A group \
      and a tab of one image are passed over, as are two search tabs: a tab for one width and its \
      section for the other may look alike. So are specs for Apple TV alone, whose bar shows titles.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "sent", "title": "Sent", "image": "paperplane"},
        {"identifier": "trips", "title": "Trips", "image": {"asset": "paperplane"}}
      ]}
      """,
      """
      {"targets": [{"platform": "iOS", "minimumVersion": "18.0"},
                   {"platform": "iPadOS", "minimumVersion": "18.0"}],
       "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "phone", "title": "Rides", "image": "car",
         "availability": {"platforms": ["iOS"]}},
        {"identifier": "pad", "title": "Drives", "image": "car",
         "availability": {"platforms": ["iPadOS"]}}
      ]}
      """,
      """
      {"compactTabIdentifiers": ["home", "library", "shelves"],
       "tabs": [
        {"identifier": "home", "title": "Home", "image": "house"},
        {"identifier": "library", "title": "Library", "image": "books.vertical",
         "availability": {"horizontalSizeClass": "compact"}},
        {"identifier": "shelves", "title": "Library", "image": "books.vertical",
         "availability": {"horizontalSizeClass": "regular"}, "children": [
          {"identifier": "novels", "title": "Novels"}
        ]}
      ]}
      """,
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "sent", "title": "Sent", "image": "paperplane"},
          {"identifier": "trips", "title": "Trips", "image": ↓{"systemName": "paperplane"}}
        ]}
        """,
        fixed: """
          {"tabs": [
            {"identifier": "sent", "title": "Sent", "image": "paperplane"},
            {"identifier": "trips", "title": "Trips", "image": {"systemName": "airplane"}}
          ]}
          """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "explore", "title": "Explore", "image": "magnifyingglass"},
          ↓{"type": "search"}
        ]}
        """,
        fixed: """
          {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
           "tabs": [
            {"identifier": "explore", "title": "Explore", "image": "binoculars"},
            {"type": "search"}
          ]}
          """),
    ],
    check: .spec { scope, findings in
      if scope.showsTitlesOnly { return }
      let spec = scope.spec
      var images = EarlierLookalikes<Picture>(scope)
      var titled: Set<Int>?
      for index in spec.roots {
        let node = spec.nodes[index]
        guard let image = spec.image(of: node) else { continue }
        guard let other = images.add(index, as: Picture(image)) else { continue }
        // Two that have one title as well are told once.
        let twins = titled ?? rootsWithEarlierTitle(scope)
        titled = twins
        if twins.contains(index) { continue }
        let first = spec.nodes[other]
        findings.report(
          "\(scope.name(of: node)) has the image of \(scope.name(of: first)): '\(image.name)'",
          at: node.image.exists ? node.image : node.object,
          notes: [
            findings.note(
              first.image.exists ? "first used here" : "this search tab has it from the system",
              at: first.image.exists ? first.image : first.object)
          ],
          help: "give one of them another image")
      }
    })
}

/// Root nodes that are alike, except for those that may be: two search tabs, and a group and a node
/// that is none, a tab for one width and its section for the other.
private struct EarlierLookalikes<Key: Hashable> {
  private let scope: LintScope
  private var groups: EarlierNodes<Key>
  private var tabs: EarlierNodes<Key>
  private var searchTabs: EarlierNodes<Key>

  init(_ scope: LintScope) {
    self.scope = scope
    groups = EarlierNodes(scope)
    tabs = EarlierNodes(scope)
    searchTabs = EarlierNodes(scope)
  }

  /// Adds a node.
  ///
  /// - Returns: the first node added before that it is not to be like.
  mutating func add(_ index: Int, as key: Key) -> Int? {
    switch scope.spec.nodes[index].kind {
    case .group: return groups.add(index, as: key)
    case .tab:
      let search = searchTabs.first(with: index, as: key)
      return [tabs.add(index, as: key), search].compactMap(\.self).min()
    case .search:
      _ = searchTabs.add(index, as: key)
      return tabs.first(with: index, as: key)
    }
  }
}

/// The root nodes that `duplicate-title` reports.
private func rootsWithEarlierTitle(_ scope: LintScope) -> Set<Int> {
  let spec = scope.spec
  var titles = EarlierLookalikes<[UInt8]>(scope)
  var found: Set<Int> = []
  for index in spec.roots {
    let title = bare(spec.title(of: spec.nodes[index]))
    if title.isEmpty { continue }
    if titles.add(index, as: Array(title.utf8)) != nil { found.insert(index) }
  }
  return found
}

/// An image, compared scalar by scalar.
private struct Picture: Hashable {
  let name: [UInt8]
  let isAsset: Bool

  init(_ image: ImageName) {
    name = Array(image.name.utf8)
    isAsset = image.isAsset
  }
}
