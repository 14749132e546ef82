import Foundation

/// Runs shells for tests.
enum Shell {
  /// Returns the path of a program; nil if it is not installed.
  private static func path(of program: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
  }

  struct Result {
    var output: String
    var status: Int32
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs a program in a folder; standard output and error come back together.
  static func run(_ program: String, _ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path(of: program) ?? program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(output: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
  }
}

/// A folder with a few files to complete, and a text to test in it. It is removed afterwards.
func withFolder<Result>(holding name: String, _ text: String, _ body: (URL) throws -> Result) throws
  -> Result
{
  let folder = FileManager.default.temporaryDirectory.appending(path: "args-\(UUID().uuidString)")
  let manager = FileManager.default
  try manager.createDirectory(
    at: folder.appending(path: "sub folder"), withIntermediateDirectories: true)
  defer { try? manager.removeItem(at: folder) }
  for file in ["a.tabspec.json", "b c.tabspec.json", "other.txt"] {
    try Data().write(to: folder.appending(path: file))
  }
  try Data(text.utf8).write(to: folder.appending(path: name))
  return try body(folder)
}
