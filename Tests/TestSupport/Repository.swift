package import Foundation

/// Where the tests find things.
package enum Repository {
  /// The project's root.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let examples = root.appending(path: "Examples")

  /// Specs of real apps, which live beside the project; nil where they are not there.
  package static let corpus: URL? = {
    let folder = root.deletingLastPathComponent().appending(path: "shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The specs in a folder, by name.
  package static func specs(in folder: URL?) -> [URL] {
    guard let folder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".tabspec.json") }.sorted().map {
      folder.appending(path: $0)
    }
  }

  /// The examples, and the specs of real apps where those are there.
  package static var allSpecs: [URL] { specs(in: examples) + specs(in: corpus) }
}
