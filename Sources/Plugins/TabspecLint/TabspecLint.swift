import Foundation
import PackagePlugin

/// Lints the specs of a target in its build, and again when one of the files that count has changed.
/// Errors fail the build.
@main
struct TabspecLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let files = target.sourceModule.map { Array($0.sourceFiles) } ?? []
    return try commands(
      for: files.map(\.url), of: target.name, with: context.tool(named: "tabspec").url)
  }

  private func commands(for files: [URL], of target: String, with tool: URL) throws -> [Command] {
    let specs = files.filter { $0.lastPathComponent.hasSuffix(".tabspec.json") }
    if specs.isEmpty { return [] }
    let inputs = specs + Set(specs.map { $0.deletingLastPathComponent() }).flatMap(others)
    return [
      // Without outputs: a report would become a resource of the target.
      .buildCommand(
        displayName: "Linting the tab specs of \(target)", executable: tool,
        arguments: ["lint", "--format", "concise", "--"] + specs.map(path),
        inputFiles: inputs.sorted { path($0) < path($1) })
    ]
  }

  /// The configuration of specs in a folder, and the catalogs that it names or that are beside them.
  private func others(of folder: URL) -> [URL] {
    var files = [folder.appending(path: "Localizable.xcstrings")]
    var parent = folder
    while true {
      let configuration = parent.appending(path: "tabspec.config.json")
      if let bytes = try? Data(contentsOf: configuration) {
        files.append(configuration)
        let keys = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
        for key in ["strings", "assets"] {
          for name in keys?[key] as? [String] ?? [] {
            files += contents(of: parent.appending(path: name))
          }
        }
        break
      }
      if exists(parent.appending(path: ".git")) || path(parent) == "/" { break }
      parent.deleteLastPathComponent()
    }
    return files.filter(exists)
  }

  /// The file, or the descriptions of images in an asset catalog.
  private func contents(of catalog: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: path(catalog))?.compactMap { $0 as? String }
    guard catalog.pathExtension == "xcassets", let names else { return [catalog] }
    return names.filter { $0.hasSuffix("Contents.json") }.map { catalog.appending(path: $0) }
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: path(file)) }

  private func path(_ file: URL) -> String { file.path(percentEncoded: false) }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TabspecLint: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        for: target.inputFiles.map(\.url), of: target.displayName,
        with: context.tool(named: "tabspec").url)
    }
  }
#endif
