package import Foundation

/// The folders and files that tests use.
package enum Repository {
  /// The project's root.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  package static let examples = root.appending(path: "Examples")

  /// Specs of real apps.
  package static let corpus = root.appending(path: "Tests/Corpus")

  /// Specs of real apps with what they do while they run.
  package static let apps = corpus.appending(path: "apps")

  /// The text of a file, by its path below the root.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The specs in a folder, by name.
  package static func specs(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".tabspec.json") }.sorted().map {
      folder.appending(path: $0)
    }
  }

  /// The examples, and the specs of real apps.
  package static var allSpecs: [URL] {
    specs(in: examples) + specs(in: corpus) + specs(in: apps)
  }

  /// Every third of all specs, for tests that run the tool several times for each.
  package static var someSpecs: [URL] {
    allSpecs.enumerated().filter { $0.offset.isMultiple(of: 3) }.map(\.element)
  }
}
