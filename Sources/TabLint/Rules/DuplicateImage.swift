import JSON
import TabModel

extension Rule {
  static let duplicateImage = Rule(
    id: "duplicate-image",
    severity: .note,
    summary: "The items of a bar have different images.",
    rationale: """
      Users find a tab by its image before they read its title. Similar ones are confused, and on \
      Apple Vision Pro, where the bar initially shows only images, they are indistinguishable.
      """,
    remedy: "Give one of them another image.",
    exception: """
      The titles distinguish the items and the image is decorative, such as several folders.
      """,
    apple: """
      The guidelines on tab bars say nothing about it; they do say that the symbol is all that is \
      always seen on Apple Vision Pro.
      """,
    certainty: """
      Common sense. Names are compared: an asset that looks like a symbol is not recognized. Items \
      with the same title, which may be the same part of the app, are ignored, and so are specs \
      for Apple TV only, whose bar shows titles.
      """,
    accepts: [
      Example(
        """
        {"tabs": [
          {"identifier": "sent", "title": "Sent", "image": "paperplane"},
          {"identifier": "trips", "title": "Trips", "image": {"asset": "paperplane"}}
        ]}
        """),
      Example(
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
        """),
      Example(
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
        """),
    ],
    rejects: [
      Example(
        """
        {"tabs": [
          {"identifier": "sent", "title": "Sent", "image": ↓"paperplane"},
          {"identifier": "trips", "title": "Trips", "image": {"systemName": "[-paperplane-]{+airplane+}"}}
        ]}
        """),
      Example(
        """
        {"targets": [{"platform": "iOS", "minimumVersion": "27.0"}],
         "tabs": [
          {"identifier": "explore", "title": "Explore", "image": ↓"[-magnifyingglass-]{+binoculars+}"},
          {"type": "search"}
        ]}
        """),
    ],
    inSwiftUI: InSwiftUI(
      certainty: """
        Common sense. Names are compared: an asset that looks like a symbol is not recognized. Items \
        with the same title, which may be the same part of the app, are ignored.
        """),
    check: .spec { spec, scope, findings in
      let place = { (node: Node) in node.image?.range ?? node.range }
      var causes = scope.sharedImages()
      let suppressed = causes.flatMap { cause in
        findings.suppressed(scope.offenders(cause.nodes, at: place))
      }
      // The remaining nodes may be in different bars or have the same title.
      if !suppressed.isEmpty { causes = scope.sharedImages(leavingOut: Set(suppressed)) }
      for (image, nodes) in causes {
        findings.report(together: scope.offenders(nodes, at: place), atLeast: 2) {
          left, environments in
          let showsImages = scope.environments(in: environments).contains { !$0.showsTitlesOnly }
          // Names have the bars of nodes that share the image in some only.
          let names = scope.names(of: left) {
            scope.place(of: nodes[$0] ?? environments, among: environments)
          }
          return Findings.Words(
            message:
              "\(names) have the same image, '\(clipped(image.name.text))', in the bar"
              + scope.place(of: environments),
            note: showsImages ? "users find a tab by its image before they read its title" : nil,
            help: left.count == 2
              ? "give one of them another image" : "give each of them an image of its own")
        }
      }
    })
}

/// An image, compared scalar by scalar.
private struct Picture: Hashable {
  let name: ExactText
  let isAsset: Bool
}

extension LintScope {
  /// Returns the nodes in one bar with the same image and different titles, with their environments.
  fileprivate func sharedImages(
    leavingOut ignored: Set<Int> = []
  ) -> [(image: Picture, nodes: [Int: EnvironmentSet])] {
    var pictures: [Int: Picture] = [:]
    for case (let image?, let nodes) in spec.nodes.indices.grouped(by: picture)
    where nodes.count > 1 {
      for index in nodes where !ignored.contains(index) && (dissolvesGroups || !isOnTVOnly(index)) {
        pictures[index] = image
      }
    }
    if pictures.isEmpty { return [] }
    var found: [Picture: [Int: EnvironmentSet]] = [:]
    for shared in layouts {
      // Samples of a repeated node count once.
      let items = shared.layout.itemNodes.filter { pictures[$0] != nil }.uniqued()
      for case (let image?, let nodes) in items.grouped(by: { pictures[$0] })
      where nodes.count > 1 && haveSeveralTitles(nodes)
        // Another rule reports several search tabs.
        && !nodes.allSatisfy({ spec.nodes[$0].kind == .search })
      {
        for index in nodes {
          found[image, default: [:]][index, default: []].formUnion(shared.environments)
        }
      }
    }
    return found.map { ($0, $1) }.sorted { ($0.1.keys.min() ?? 0) < ($1.1.keys.min() ?? 0) }
  }

  private func picture(of index: Int) -> Picture? {
    spec.nodes[index].hasSampleImage
      ? nil : spec.image(of: index).map { Picture(name: ExactText($0.name), isAsset: $0.isAsset) }
  }

  /// Returns whether the titles differ. A blank title equals none.
  private func haveSeveralTitles(_ nodes: [Int]) -> Bool {
    let titles = nodes.map(spec.comparedTitle)
    return titles.contains { $0.text.isEmpty || $0 != titles[0] }
  }
}
