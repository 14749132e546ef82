import Foundation
import PackagePlugin

/// `swift package tabspec WORD…` runs tabspec with these words in the package's folder; without any,
/// it lints.
@main
struct TabspecCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(
      context.tool(named: "tabspec").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments = arguments.isEmpty ? ["lint"] : arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationReason != .exit { throw Failure.signal(process.terminationStatus) }
    // The command has said what is wrong; the plug-in ends with its code.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  enum Failure: Error {
    case signal(Int32)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TabspecCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that were chosen.
      var words = ArgumentExtractor(arguments)
      _ = words.extractOption(named: "target")
      try run(
        context.tool(named: "tabspec").url, words.remainingArguments,
        in: context.xcodeProject.directoryURL)
    }
  }
#endif
