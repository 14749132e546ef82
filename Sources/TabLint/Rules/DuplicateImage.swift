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
    sources: [],
    certainty: """
      Common sense. Names are compared: an asset that looks like a symbol is not recognized. Items \
      with the same title, which may be the same part of the app, are ignored, and so are specs \
      for Apple TV only, whose bar shows titles.
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
    inSwiftUI: InSwiftUI(
      certainty: """
        Common sense. Names are compared: an asset that looks like a symbol is not recognized. Items \
        with the same title, which may be the same part of the app, are ignored.
        """),
    check: .spec { spec, scope, findings in
      if scope.showsTitlesOnly { return }
      var causes = scope.sharedImages()
      let suppressed = causes.flatMap { findings.suppressed($0.offenders) }
      // The remaining nodes may be in different bars or have the same title.
      if !suppressed.isEmpty { causes = scope.sharedImages(leavingOut: Set(suppressed)) }
      for cause in causes {
        findings.report(together: cause.offenders, atLeast: 2) { left, environments in
          let showsImages = scope.environments(in: environments).contains { !$0.showsTitlesOnly }
          // Names have the bars of nodes that share the image in some only.
          let names = scope.names(of: left) {
            scope.place(of: cause.nodes[$0] ?? environments, among: environments)
          }
          return Findings.Words(
            message:
              "\(names) have the same image, '\(clipped(cause.picture.name.text))', in the bar"
              + scope.place(of: environments),
            note: showsImages ? "users find a tab by its image before they read its title" : nil,
            help: left.count == 2
              ? "give one of them another image" : "give each of them an image of its own")
        }
      }
    })
}

/// Nodes in one bar with the same image and different titles, with their environments.
private struct SharedImage {
  let picture: Picture
  let nodes: [Int: EnvironmentSet]
  let offenders: [Offender]
}

extension LintScope {
  fileprivate func sharedImages(leavingOut ignored: Set<Int> = []) -> [SharedImage] {
    var found: [Picture: [Int: EnvironmentSet]] = [:]
    for shared in layouts {
      var items: [Picture: [Int]] = [:]
      // Samples of a repeated node count once.
      for index in shared.layout.itemNodes.uniqued() where !ignored.contains(index) {
        let node = spec.nodes[index]
        guard !spec.hasSampleImage(node), let image = spec.image(of: node) else { continue }
        let picture = Picture(name: ExactText(image.name), isAsset: image.isAsset)
        items[picture, default: []].append(index)
      }
      for (picture, nodes) in items where nodes.count > 1 && haveSeveralTitles(nodes) {
        for index in nodes {
          found[picture, default: [:]][index, default: []].formUnion(shared.environments)
        }
      }
    }
    return found.map { picture, nodes in
      SharedImage(
        picture: picture, nodes: nodes,
        offenders: offenders(nodes) { $0.image.exists ? $0.image : $0.object })
    }.sorted { $0.offenders[0].node < $1.offenders[0].node }
  }

  /// Returns whether the titles differ. A blank title equals none.
  fileprivate func haveSeveralTitles(_ nodes: [Int]) -> Bool {
    let titles = nodes.map { Array(bare(spec.title(of: spec.nodes[$0])).utf8) }
    return titles.contains { $0.isEmpty || $0 != titles[0] }
  }
}

/// An image, compared scalar by scalar.
private struct Picture: Hashable {
  let name: ExactText
  let isAsset: Bool
}
