import LocatedJSON
import TabHierarchy

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
      Common sense. Names are compared: an asset that looks like a symbol is not recognized.
      """,
    accepts: [
      """
      {"tabs": [
        {"identifier": "sent", "title": "Sent", "image": "paperplane"},
        {"identifier": "trips", "title": "Trips", "image": {"asset": "paperplane"}}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "phone", "title": "Rides", "image": "car",
         "availability": {"platforms": ["iOS"]}},
        {"identifier": "pad", "title": "Drives", "image": "car",
         "availability": {"platforms": ["iPadOS"]}}
      ]}
      """,
    ],
    rejects: [
      """
      {"tabs": [
        {"identifier": "sent", "title": "Sent", "image": "paperplane"},
        {"identifier": "trips", "title": "Trips", "image": ↓{"systemName": "paperplane"}}
      ]}
      """,
      """
      {"tabs": [
        {"identifier": "explore", "title": "Explore", "image": "magnifyingglass"},
        ↓{"type": "search"}
      ]}
      """,
    ],
    check: .spec { scope, findings in
      let spec = scope.spec
      var earlier = EarlierNodes<Picture>(scope)
      for index in spec.roots {
        let node = spec.nodes[index]
        guard let image = spec.image(of: node) else { continue }
        guard let other = earlier.add(index, as: Picture(image)) else { continue }
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

/// An image, compared scalar by scalar.
private struct Picture: Hashable {
  let name: [UInt8]
  let isAsset: Bool

  init(_ image: ImageName) {
    name = Array(image.name.utf8)
    isAsset = image.isAsset
  }
}
