import Foundation
import PackagePlugin

/// Generates `NAMETabs.swift` from each `NAME.tabspec.json` of a target, and compiles it with the
/// target.
@main
struct TabspecGenerate: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = target.sourceModule.map { Array($0.sourceFiles) } ?? []
    return try commands(
      for: files.map(\.url), in: context.pluginWorkDirectoryURL,
      with: context.tool(named: "tabspec").url)
  }

  private func commands(for files: [URL], in folder: URL, with tool: URL) throws -> [Command] {
    let suffix = ".tabspec.json"
    return files.filter { $0.lastPathComponent.hasSuffix(suffix) }.map { spec in
      let name = spec.lastPathComponent
      let code = folder.appending(path: name.dropLast(suffix.count) + "Tabs.swift")
      // A spec with errors becomes code that reports them, which is compiled only if nothing has
      // reported them before, as TabspecLint does.
      return .buildCommand(
        displayName: "Generating Swift from \(name)", executable: tool,
        arguments: [
          "generate", "--errors-in-code", "--output", code.path(percentEncoded: false), "--",
          spec.path(percentEncoded: false),
        ],
        inputFiles: [spec], outputFiles: [code])
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TabspecGenerate: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url), in: context.pluginWorkDirectoryURL,
        with: context.tool(named: "tabspec").url)
    }
  }
#endif
