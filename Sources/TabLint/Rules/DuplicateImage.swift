import JSON
import TabModel

extension Rule {
  static let duplicateImage = Rule(
    id: "duplicate-image",
    section: .labels,
    severity: .note,
    summary: "The items of a bar have images of their own.",
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
      Common sense. Names are compared: an asset that looks like a symbol is not recognized. Items of one \
      title are passed over, which may be the same part of the app, as are specs for Apple TV alone, \
      whose bar shows titles.
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
          {"identifier": "sent", "title": "Sent", "image": ↓"paperplane"},
          {"identifier": "trips", "title": "Trips", "image": {"systemName": "paperplane"}}
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
          {"identifier": "explore", "title": "Explore", "image": ↓"magnifyingglass"},
          {"type": "search"}
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
    check: .layout { scope, findings in
      if scope.showsTitlesOnly { return }
      let spec = scope.spec
      // The nodes that share an image with one of another title, by the image.
      var shared: [Picture: [Int: EnvironmentSet]] = [:]
      for view in scope.views {
        var items: [Picture: [Int]] = [:]
        for index in (view.layout.tabBar?.items ?? []).compactMap(\.node) {
          guard let image = spec.image(of: spec.nodes[index]) else { continue }
          items[Picture(image), default: []].append(index)
        }
        for (picture, nodes) in items where nodes.count > 1 && scope.haveSeveralTitles(nodes) {
          for index in nodes {
            shared[picture, default: [:]][index, default: []].insert(EnvironmentSet(view.position))
          }
        }
      }
      let causes = shared.map { picture, nodes in
        (picture: picture, nodes: nodes.sorted { $0.key < $1.key })
      }.sorted { $0.nodes[0].key < $1.nodes[0].key }
      for (picture, nodes) in causes {
        let culprits = nodes.map { index, environments in
          let node = spec.nodes[index]
          return Culprit(
            node: index, place: node.image.exists ? node.image : node.object,
            environments: environments)
        }
        let environments = EnvironmentSet(nodes.flatMap { scope.positions(in: $0.value) })
        findings.report(together: culprits, atLeast: 2) { left in
          Findings.Words(
            message: "\(scope.names(of: left)) have the same image in one bar, "
              + "'\(String(decoding: picture.name, as: UTF8.self))'\(scope.place(of: environments))",
            notes: [.init("people find a tab by its image before they read its title")],
            help: left.count == 2
              ? "give one of them another image" : "give each of them an image of its own")
        }
      }
    })
}

extension LintScope {
  /// Whether nodes differ in their titles. A blank one is no title, so it equals none.
  fileprivate func haveSeveralTitles(_ nodes: [Int]) -> Bool {
    let titles = nodes.map { Array(bare(spec.title(of: spec.nodes[$0])).utf8) }
    return titles.contains { $0.isEmpty || $0 != titles[0] }
  }
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
