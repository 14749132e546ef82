import Foundation
import TabspecTool
package import TestSupport

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
