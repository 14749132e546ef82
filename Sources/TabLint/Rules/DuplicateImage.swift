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
      func offenders(_ cause: SharedImage) -> [Offender] {
        cause.nodes.map { index, environments in
          let node = spec.nodes[index]
          return Offender(
            node: index, place: node.image.exists ? node.image : node.object,
            environments: environments)
        }
      }
      var causes = scope.sharedImages()
      let suppressed = causes.flatMap { findings.suppressed(offenders($0)) }
      // The remaining nodes may be in different bars or have the same title.
      if !suppressed.isEmpty { causes = scope.sharedImages(leavingOut: Set(suppressed)) }
      for cause in causes {
        let places = Dictionary(
          uniqueKeysWithValues: cause.nodes.map { ($0.index, $0.environments) })
        findings.report(together: offenders(cause), atLeast: 2) { left, environments in
          let showsImages = scope.environments(in: environments).contains { !$0.showsTitlesOnly }
          return Findings.Words(
            message:
              "\(scope.names(of: left, sharing: places, among: environments)) have the same image, "
              + "'\(String(decoding: cause.picture.name, as: UTF8.self))', in the bar"
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
  let nodes: [(index: Int, environments: EnvironmentSet)]
}

extension LintScope {
  fileprivate func sharedImages(leavingOut ignored: Set<Int> = []) -> [SharedImage] {
    var found: [Picture: [Int: EnvironmentSet]] = [:]
    for shared in layouts {
      var items: [Picture: [Int]] = [:]
      for index in shared.layout.itemNodes where !ignored.contains(index) {
        let node = spec.nodes[index]
        guard !spec.hasSampleImage(node), let image = spec.image(of: node) else { continue }
        // Samples of a repeated node count once.
        if items[Picture(image)]?.contains(index) == true { continue }
        items[Picture(image), default: []].append(index)
      }
      for (picture, nodes) in items where nodes.count > 1 && haveSeveralTitles(nodes) {
        for index in nodes {
          found[picture, default: [:]][index, default: []].formUnion(shared.environments)
        }
      }
    }
    return found.map { picture, nodes in
      SharedImage(
        picture: picture,
        nodes: nodes.map { (index: $0.key, environments: $0.value) }.sorted { $0.index < $1.index })
    }.sorted { $0.nodes[0].index < $1.nodes[0].index }
  }

  /// Returns names of nodes, with the bars of those that share the image in some only: `'Home', 'Radio' and 'Library'
  /// (on iPhone)`.
  fileprivate func names(
    of nodes: [Int], sharing places: [Int: EnvironmentSet], among all: EnvironmentSet
  ) -> String {
    let names = nodes.prefix(maximumNames).map { node in
      let place = place(of: places[node] ?? all, among: all)
      return name(of: spec.nodes[node]) + (place.isEmpty ? "" : " (\(place.dropFirst()))")
    }
    return enumeration(of: names, count: nodes.count)
  }

  /// Returns whether the titles differ. A blank title equals none.
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
