package import Foundation

/// The result of a run of the tool.
package struct ToolRun: Sendable, Equatable {
  package let output: String
  package let errors: String
  package let code: Int32

  package init(output: String, errors: String, code: Int32) {
    self.output = output
    self.errors = errors
    self.code = code
  }
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
