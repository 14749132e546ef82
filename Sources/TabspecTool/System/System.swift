/// The operating system as the tool needs it. Tests run in memory.
package protocol System: AnyObject {
  func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError)

  func isTerminal(_ stream: OutputStream) -> Bool

  /// Returns the width of the terminal; nil if unknown.
  func columns(of stream: OutputStream) -> Int?

  /// Reads available standard input: empty after the timeout, nil if it is closed.
  func readStandardInput(waiting milliseconds: Int) throws(SystemError) -> [UInt8]?

  func isRunning(process: Int) -> Bool

  /// Reads a file or standard input to the end, at most `limit` bytes. Links are followed.
  func readFile(_ path: FilePath, limit: Int) throws(SystemError) -> [UInt8]

  /// Returns the kind of a path, following links; nil if it does not exist.
  func kind(of path: FilePath) -> FileKind?

  /// Returns the kind of a path without following links; nil if it does not exist.
  func ownKind(of path: FilePath) -> FileKind?

  /// Returns the identity of a stream's regular file; nil for anything else.
  func identity(of stream: OutputStream) -> FileIdentity?

  /// Returns the absolute path without links; nil if it does not exist.
  func realPath(of path: FilePath) -> FilePath?

  /// Returns the contents of a symbolic link; nil for anything else.
  func target(ofLink path: FilePath) -> FilePath?

  /// Returns the state of a file or a folder, following links; nil if it does not exist.
  func stamp(of path: FilePath) -> FileStamp?

  /// Returns the unsorted entries of a folder without `.` and `..`.
  func contents(of folder: FilePath) throws(SystemError) -> [FolderEntry]

  /// Writes a file atomically, keeping the replaced file's owner and mode, if that has the state
  /// `stamp`. Returns sentences about what could not be kept.
  func writeFile(
    _ path: FilePath, _ bytes: [UInt8], replacing stamp: FileStamp?
  ) throws(SystemError) -> [String]

  /// Writes a new temporary file that only the user can read.
  func writeTemporaryFile(suffix: String, _ bytes: [UInt8]) throws(SystemError) -> FilePath

  func removeFile(_ path: FilePath)

  /// Opens a file with the system's default program. Throws if that fails within a few seconds.
  func show(_ file: FilePath) throws(SystemError)

  /// Returns the current folder; the root if it is unknown.
  func currentFolder() -> FilePath

  func environment(_ name: String) -> String?

  func milliseconds() -> Int

  /// Returns the local time, such as `09:41:00`.
  func timeOfDay() -> String

  /// Waits; returns false if standard output was closed.
  func wait(milliseconds: Int) -> Bool
}

extension System {
  /// Returns the identity of a regular file, following links; nil for anything else.
  func identity(of path: FilePath) -> FileIdentity? {
    stamp(of: path).flatMap { $0.kind == .file ? $0.identity : nil }
  }
}

package enum OutputStream { case standardOutput, standardError }

package enum FileKind: Equatable { case file, folder, link, other }

package struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64
}

package struct FileStamp: Equatable {
  let kind: FileKind
  let size: Int64
  /// The modification time in nanoseconds.
  let time: Int64
  let identity: FileIdentity?

  package init(kind: FileKind, size: Int64, time: Int64, identity: FileIdentity? = nil) {
    self.kind = kind
    self.size = size
    self.time = time
    self.identity = identity
  }
}

package struct FolderEntry {
  package let name: [UInt8]
  package let kind: FileKind

  package init(name: [UInt8], kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}

package enum SystemError: Error, Equatable, Sendable {
  case closedPipe
  /// The size exceeds the limit in bytes.
  case tooLarge(limit: Int)
  case isFolder
  case changed
  case failed(reason: String)

  package var message: String {
    switch self {
    case .closedPipe: "the pipe was closed"
    case .tooLarge(let limit):
      "larger than \(limit / 1_048_576) MiB, the maximum size"
    case .isFolder: "this is a folder, not a file"
    case .changed: "this file was changed during the run, so it was not replaced"
    case .failed(let reason): reason
    }
  }
}
