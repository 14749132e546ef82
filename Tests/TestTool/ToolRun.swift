package import Foundation
import TabspecTool
import TestSupport

/// What a run of the tool came to.
package struct ToolRun: Sendable, Equatable {
  package let output: String
  package let errors: String
  package let code: Int32
}

/// Runs the tool in memory.
///
/// - Parameters:
///   - words: The command line without the tool's name.
///   - files: What the file system holds, by path.
package func runTool(
  _ words: [String], files: [String: String] = [:], input: String = "",
  variables: [String: String] = [:]
) -> ToolRun {
  let system = MemorySystem()
  system.files = files.mapValues { Array($0.utf8) }
  system.standardInput = Array(input.utf8)
  system.variables = variables
  return runTool(words, on: system)
}

/// The options of `resolve` for an environment by its name, such as `iOS 27.1 iPhone Duo regular
/// landscape, not signedIn`.
package func optionWords(forEnvironment name: String) -> [String] {
  let parts = name.components(separatedBy: ", ")
  let isDuo = parts[0].contains(" iPhone Duo")
  let facts = parts[0].replacing(" iPhone Duo", with: "").split(separator: " ").map(String.init)
  var words = ["-p", isDuo ? "iphone-duo" : facts[0], "--os", facts[1]]
  if facts.count > 2 { words += ["--size-class", facts[2], "--orientation", facts[3]] }
  for condition in parts.dropFirst() {
    words +=
      condition.hasPrefix("not ")
      ? ["--unless", String(condition.dropFirst(4))] : ["--when", condition]
  }
  return words
}

/// Runs the tool on a system.
package func runTool(_ words: [String], on system: MemorySystem) -> ToolRun {
  let code = Tabspec.run(words.map { Array($0.utf8) }, on: system)
  return ToolRun(
    output: String(decoding: system.standardOutput, as: UTF8.self),
    errors: String(decoding: system.standardError, as: UTF8.self), code: code)
}

/// Runs the tool on one spec in memory, which takes the place of `FILE` in the words.
package func runTool(_ words: [String], spec: String) -> ToolRun {
  runTool(
    words.map { $0 == "FILE" ? "App.tabspec.json" : $0 }, files: ["App.tabspec.json": spec])
}

/// The tool as it was built, for runs as a process.
package enum BuiltTool {
  package static let url: URL? = {
    let arguments = ProcessInfo.processInfo.arguments.map { URL(filePath: $0) }
    var folders = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    for argument in arguments {
      var folder = argument.deletingLastPathComponent()
      for _ in 0..<4 {
        folders.append(folder)
        folder = folder.deletingLastPathComponent()
      }
    }
    folders.append(Repository.root.appending(path: ".build/debug"))
    return folders.map { $0.appending(path: "tabspec") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
        && !$0.path.hasSuffix(".build/tabspec") && isFile($0)
    }
  }()

  private static func isFile(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

/// Runs a shell line in which `$TABSPEC` is the built tool.
package func runShell(_ line: String, in folder: URL = Repository.root) throws -> ToolRun {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/bash")
  process.arguments = ["-c", line]
  process.currentDirectoryURL = folder
  var environment = ProcessInfo.processInfo.environment
  environment["TABSPEC"] = BuiltTool.url?.path ?? "tabspec"
  environment["NO_COLOR"] = "1"
  environment["COLUMNS"] = nil
  process.environment = environment
  let files = ["output", "errors"].map { name in
    FileManager.default.temporaryDirectory.appending(path: "tabspec-\(UUID().uuidString)-\(name)")
  }
  defer { for file in files { try? FileManager.default.removeItem(at: file) } }
  for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
  let handles = try files.map { try FileHandle(forWritingTo: $0) }
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = handles[0]
  process.standardError = handles[1]
  try process.run()
  process.waitUntilExit()
  let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
  return ToolRun(output: texts[0], errors: texts[1], code: process.terminationStatus)
}
