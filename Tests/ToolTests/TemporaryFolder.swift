import Foundation
import TestSupport
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
    for (path, text) in files {
      let file = url.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(TemporaryFolder(url: url))
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

/// What the machine has to have for a test to run. What is missing is printed, once.
enum Needs {
  static let tool = has("the built tool", BuiltTool.url != nil)
  static let devices = has("/dev/full and /dev/zero", exists("/dev/full") && exists("/dev/zero"))
  static let fifo = has("mkfifo", finds("mkfifo"))
  static let proc = has("/proc", exists("/proc/self/status"))
  static let rawNames = has("file names that are not UTF-8", acceptsRawNames)
  /// Root may read everything, so somebody else has to try.
  static let permissions = has(
    "a user that is not root, or setpriv", geteuid() != 0 || finds("setpriv"))

  /// Only root may give files away.
  static let root = has("root, and setpriv", geteuid() == 0 && finds("setpriv"))
  static let attributes = has("python3, and a file system with user attributes", takesAttributes)
  static let strace = has("strace", finds("strace"))
  static let git = has("git", finds("git"))
  /// A place where `/proc` can be hidden from a process.
  static let hiding = has("root that may mount", hidesProc)

  static let signals = has("mkfifo and perl", finds("mkfifo") && finds("perl"))

  /// Begins a command that must not be allowed everything.
  static let unprivileged =
    geteuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""

  private static func has(_ what: String, _ isThere: Bool) -> Bool {
    if !isThere { print("SKIPPED: tests that need \(what), which this machine lacks") }
    return isThere
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }

  private static func finds(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  private static let acceptsRawNames =
    (try? TemporaryFolder.with { try $0.shell(#": > $'caf\xe9'"#).code == 0 }) ?? false

  private static let takesAttributes =
    (try? TemporaryFolder.with {
      try $0.shell(#": > a; python3 -c 'import os; os.setxattr("a", "user.a", b"")'"#).code == 0
    }) ?? false

  private static let hidesProc =
    (try? runShell("unshare -m mount -t tmpfs none /proc").code == 0) ?? false
}
