import Foundation
import TestSupport
import TestTool
import Testing

/// A folder for one test, removed afterwards.
struct TemporaryFolder {
  let url: URL

  /// Makes a folder with some files in it, runs a test and removes it.
  static func with<Result>(
    _ files: [String: String] = [:], _ body: (TemporaryFolder) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "tabspec-\(UUID().uuidString)")
    let manager = FileManager.default
    try manager.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: url) }
    let folder = TemporaryFolder(url: url)
    try folder.write(files)
    return try body(folder)
  }

  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Runs a shell line in the folder; `$TABSPEC` is the tool. Nothing hangs longer than a while.
  func shell(_ line: String) throws -> ToolRun { try runShell(line, in: url) }

  func text(_ path: String) -> String? {
    try? String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// What is in the folder, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
